import { isUtf8 } from 'node:buffer'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { calledProto, parseJson } from './parse-json.ts'
import type { RequestContext } from './request-context.ts'

/** The names under which a form may carry the picture. */
const UPLOADS = ['input_reference', 'image']
/** More than all fields and pairs of metadata together. Half a million tiny parts fit into a body. */
const MOST_PARTS = 100

export interface Form {
  readonly fields: Record<string, unknown>
  readonly upload: Upload | null
}

/** A picture that came as a file, and the field to blame if it is none. */
export interface Upload {
  readonly bytes: Uint8Array
  readonly param: string
}

/** A form's texts become the values that JSON would have had, so that one schema checks both. */
export async function readForm(c: RequestContext, schema: z.ZodType): Promise<Form> {
  const form = await parseForm(c)
  const names = [...form.keys()]
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw wrong(twice, `\`${twice.slice(0, 100)}\` is given twice.`)

  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const texts: [string, unknown][] = []
  const files: [string, Blob][] = []
  for (const [name, value] of form) {
    if (typeof value !== 'string') files.push([name, value])
    else texts.push([name, Object.hasOwn(shape, name) ? fromText(value, shape[name]) : value])
  }
  return { fields: nest(texts), upload: await readUpload(files) }
}

async function parseForm(c: RequestContext): Promise<FormData> {
  const type = c.req.header('Content-Type') ?? ''
  const bytes = Buffer.from(await c.req.arrayBuffer())
  for (const part of partsOf(bytes, type)) refuseOtherLetters(part)
  return new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch((cause: unknown) => {
      const sentence = 'The form cannot be read: is its boundary right?'
      throw new AppError('invalid_value', sentence, { cause })
    })
}

/** Counted before they are parsed: that takes a second for half a million. */
function* partsOf(bytes: Buffer, type: string): Generator<Buffer> {
  const [, quoted, bare = ''] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? []
  const line = `--${quoted ?? bare}`
  let at = bytes.indexOf(line)
  for (let parts = 0; at >= 0; parts++) {
    if (parts > MOST_PARTS) throw wrong(null, `A form has at most ${MOST_PARTS} parts.`)
    const next = bytes.indexOf(`\r\n${line}`, at + line.length)
    yield bytes.subarray(at, next < 0 ? bytes.length : next)
    at = next
  }
}

/** A prompt in another encoding would be filmed with its letters replaced. */
function refuseOtherLetters(part: Buffer): void {
  const head = part.toString('latin1', 0, part.indexOf('\r\n\r\n'))
  if (/;\s*filename\*?=/i.test(head) || isUtf8(part)) return
  throw wrong(null, 'The form is not valid UTF-8.')
}

async function readUpload(files: readonly [string, Blob][]): Promise<Upload | null> {
  const [name] = files.find(([field]) => !UPLOADS.includes(field)) ?? []
  if (name !== undefined) {
    const where = 'The picture goes into `input_reference` or `image`.'
    throw wrong(name, `\`${name.slice(0, 100)}\` is a file. ${where}`)
  }
  const [first, second] = files
  if (second) throw wrong(second[0], 'The picture is given twice.')
  if (!first) return null
  return { bytes: new Uint8Array(await first[1].arrayBuffer()), param: first[0] }
}

/** `metadata[order]=17` means `{"metadata": {"order": "17"}}`: so SDKs write what JSON would nest. */
function nest(texts: readonly [string, unknown][]): Record<string, unknown> {
  const fields = new Map<string, unknown>()
  for (const [name, value] of texts) {
    const [, outer = '', inner = ''] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? []
    if (outer === '') fields.set(name, value)
    else if (inner === '__proto__') throw calledProto()
    else {
      const pairs = Object.entries(fields.get(outer) ?? {})
      fields.set(outer, Object.fromEntries([...pairs, [inner, value]]))
    }
  }
  return Object.fromEntries(fields)
}

function wrong(name: string | null, sentence: string): AppError {
  return new AppError('invalid_value', sentence, name === null ? {} : { param: name.slice(0, 100) })
}

/** Only where the schema wants something other than text: a prompt "5" stays a text. */
function fromText(text: string, schema: unknown): unknown {
  if (!(schema instanceof z.ZodType) || schema.safeParse(text).success) return text
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

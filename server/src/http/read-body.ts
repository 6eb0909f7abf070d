import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { parseJson } from './parse-json.ts'
import { readForm, type Upload } from './read-form.ts'
import type { RequestContext } from './request-context.ts'
import { validate } from './validate.ts'

export interface Body<Fields> {
  readonly fields: Fields
  /** The picture of a form, if there was one. */
  readonly upload: Upload | null
  /** The same for the same content, whatever the order of its fields. */
  readonly hash: string
}

export interface BodySchemas<Json extends z.ZodType, Form extends z.ZodType> {
  readonly json: Json
  /** Absent: this route takes no forms. */
  readonly form?: Form
}

/** Reads and checks a body, JSON or form, by the same rules. */
export async function readBody<Json extends z.ZodType, Form extends z.ZodType = Json>(
  c: RequestContext,
  { json, form }: BodySchemas<Json, Form>,
): Promise<Body<z.output<Json> | z.output<Form>>> {
  refuseEncoded(c.req.header('Content-Encoding'))
  refuseInAddress(Object.keys(c.req.query()), form ?? json)
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') {
    const value = parseJson(toText(await c.req.arrayBuffer()))
    return { fields: validate(json, value), upload: null, hash: hashOf(value, null) }
  }
  if (type === 'multipart/form-data' && form) {
    const { fields: value, upload } = await readForm(c, form)
    return { fields: validate(form, value), upload, hash: hashOf(value, upload) }
  }
  const allowed = form ? 'application/json or multipart/form-data' : 'application/json'
  throw new AppError(
    'unsupported_content_type',
    `Send Content-Type: ${allowed}${type ? `, not ${type.slice(0, 100)}` : ''}.`,
    { param: 'Content-Type' },
  )
}

/** A field behind the question mark would be dropped in silence. */
function refuseInAddress(names: readonly string[], schema: z.ZodType): void {
  const param = names.find((name) => schema instanceof z.ZodObject && name in schema.shape)
  if (param === undefined) return
  const sentence = `Send \`${param}\` in the body, not in the address.`
  throw new AppError('unknown_parameter', sentence, { param })
}

function refuseEncoded(encoding = 'identity'): void {
  if (encoding.trim().toLowerCase() === 'identity') return
  const sentence = `Send the body as it is, without Content-Encoding: ${encoding.slice(0, 100)}.`
  throw new AppError('unsupported_content_type', sentence, { param: 'Content-Encoding' })
}

/** Strict: a prompt in another encoding would be filmed with its letters replaced. */
function toText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('invalid_json', 'The body is not valid UTF-8.', { cause })
  }
}

function hashOf(value: unknown, upload: Upload | null): string {
  const hash = createHash('sha256').update(JSON.stringify(sorted(value)))
  return (upload ? hash.update(upload.bytes) : hash).digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(pairs.map(([key, inner]) => [key, sorted(inner)]))
}

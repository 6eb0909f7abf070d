import { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { parseJson } from './parse-json.ts'
import type { RequestContext } from './request-context.ts'

/** The names under which a form may carry the picture. */
const UPLOADS = ['input_reference', 'image']
const PICTURE_LINK = 'input_reference[image_url]'

export interface Form {
  readonly fields: Record<string, unknown>
  readonly upload: Uint8Array | null
}

/** A form's texts become the values that JSON would have had, so that one schema checks both. */
export async function readForm(c: RequestContext, schema: z.ZodType): Promise<Form> {
  const form = await c.req.formData().catch((cause: unknown) => {
    throw new AppError('invalid_value', 'The form cannot be read: is its boundary right?', {
      cause,
    })
  })
  const shape = schema instanceof z.ZodObject ? schema.shape : {}
  const fields: Record<string, unknown> = {}
  let upload: Uint8Array | null = null
  for (const [name, value] of form) {
    if (name in fields || (upload && UPLOADS.includes(name))) {
      throw new AppError('invalid_value', `\`${name}\` is given twice.`, { param: name })
    }
    if (typeof value !== 'string') {
      if (!UPLOADS.includes(name)) throw notAFile(name)
      upload = new Uint8Array(await value.arrayBuffer())
    } else if (name === PICTURE_LINK) fields['image_url'] = value
    else fields[name] = fromText(value, shape[name])
  }
  return { fields, upload }
}

function notAFile(name: string): AppError {
  return new AppError(
    'invalid_value',
    `\`${name.slice(0, 100)}\` is a file. The picture goes into \`input_reference\` or \`image\`.`,
    { param: name },
  )
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

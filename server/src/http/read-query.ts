import type { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import type { RequestContext } from './request-context.ts'
import { validate } from './validate.ts'

/** Reads and checks what stands behind the question mark. */
export function readQuery<Schema extends z.ZodType>(
  c: RequestContext,
  schema: Schema,
): z.output<Schema> {
  const [twice] = Object.entries(c.req.queries()).find(([, values]) => values.length > 1) ?? []
  if (twice !== undefined) {
    const param = twice.slice(0, 100)
    throw new AppError('invalid_value', `\`${param}\` is given twice.`, { param })
  }
  return validate(schema, c.req.query())
}

import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors/app-error.ts'
import { setHeader } from './answer-headers.ts'
import type { Env, RequestContext } from './request-context.ts'

const LARGEST_BYTES = 32 * 2 ** 20
/** A film that was sent instead of a picture, say. */
const MOST_THROWN_AWAY_BYTES = 256 * 2 ** 20

/**
 * No body is larger than 32 MiB. Most programs look for their answer when they have sent everything: were the line cut before that, they
 * would hear of a broken connection, and send it all again.
 */
export const limitBody = createMiddleware<Env>(async (c, next) => {
  const declared = c.req.header('Content-Length')
  if (declared !== undefined && c.req.header('Transfer-Encoding') === undefined) {
    if (Number(declared) > LARGEST_BYTES) await refuse(c, Number(declared))
    return next()
  }
  const reader = c.req.raw.body?.getReader()
  if (!reader) return next()
  const chunks: Uint8Array[] = []
  if (!(await readAll(reader, LARGEST_BYTES, (chunk) => chunks.push(chunk)))) {
    await throwAway(c, reader)
  }
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: Buffer.concat(chunks) })
  return next()
})

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function refuse(c: RequestContext, bytes: number): Promise<never> {
  const reader = bytes > MOST_THROWN_AWAY_BYTES ? undefined : c.req.raw.body?.getReader()
  return throwAway(c, reader)
}

async function throwAway(c: RequestContext, reader: Reader | undefined): Promise<never> {
  const isRead = reader && (await readAll(reader, MOST_THROWN_AWAY_BYTES))
  // On a line that holds the rest of a body nothing else can be sent.
  if (!isRead) setHeader(c, 'Connection', 'close')
  throw new AppError('request_too_large', 'The body is larger than 32 MiB.')
}

/** False: there is more than that. */
async function readAll(
  reader: Reader,
  most: number,
  take: (chunk: Uint8Array) => unknown = () => undefined,
): Promise<boolean> {
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return true
    bytes += value.length
    if (bytes > most) return false
    take(value)
  }
}

import type { IncomingMessage } from 'node:http'
import type { PartOfFile } from '../storage.ts'
import { again } from './again.ts'
import { SHORT, type S3Client } from './client.ts'
import { tooSlow } from './exchange.ts'
import { fromNetwork, S3Error } from './s3-error.ts'

/** One version of what lies under a key. */
export interface S3Object {
  readonly key: string
  readonly etag: string
}

/** Bytes that S3 is sending. */
export interface ObjectBody {
  /** At least one byte, at most so many. Throws if the connection breaks before the last. */
  next(most: number): Promise<Uint8Array>
  close(): void
}

/** Asks for these bytes of this very version; throws 404 or 412 if there is no such thing any more. */
export function startBody(
  client: S3Client,
  { key, etag }: S3Object,
  part: Required<PartOfFile>,
): Promise<ObjectBody> {
  const headers = { range: `bytes=${part.start}-${part.end}`, 'if-match': etag }
  return again(SHORT, async () => {
    const incoming = await client.start({ method: 'GET', key, headers })
    checkPart(incoming, part)
    return toBody(incoming, client.stillMs)
  })
}

/** A server that gives other bytes than it was asked for would have us send broken films. */
function checkPart(incoming: IncomingMessage, { start, end }: Required<PartOfFile>): void {
  const { statusCode, headers } = incoming
  const isPart = headers['content-range']?.startsWith(`bytes ${start}-${end}/`) ?? false
  const isWhole = statusCode === 200 && start === 0
  const length = end - start + 1
  if ((isPart || isWhole) && Number(headers['content-length']) === length) return
  incoming.destroy()
  const message = `S3 was asked for ${length} bytes from byte ${start} on and sends others.`
  throw new S3Error({ status: 200, code: 'NotS3', message })
}

function toBody(incoming: IncomingMessage, stillMs: number): ObjectBody {
  incoming.on('error', () => undefined) // heard of by whoever waits for more
  return {
    async next(most) {
      for (;;) {
        const ready = Math.min(most, incoming.readableLength)
        const chunk = ready > 0 ? (incoming.read(ready) as Uint8Array | null) : null
        if (chunk) return chunk
        // Asked in vain, a stream goes on reading.
        incoming.read(0)
        await moreOf(incoming, stillMs)
      }
    },
    // One that came to its end is used again for the next request.
    close: () => void (incoming.complete ? incoming.resume() : incoming.destroy()),
  }
}

const EVENTS = ['readable', 'end', 'close', 'error'] as const

/** Until there is something to read. */
function moreOf(incoming: IncomingMessage, stillMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: unknown): void => {
      clearTimeout(late)
      for (const event of EVENTS) incoming.off(event, settle)
      if (incoming.readableLength > 0) resolve()
      else reject(fromNetwork(error ?? incoming.errored ?? cutShort()))
    }
    const late = setTimeout(() => settle(tooSlow()), stillMs)
    for (const event of EVENTS) incoming.once(event, settle)
    if (incoming.destroyed || incoming.readableEnded || incoming.readableLength > 0) settle()
  })
}

const cutShort = (): Error =>
  Object.assign(new Error('S3 sent less than it said.'), { code: 'ECONNRESET' })

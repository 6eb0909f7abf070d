import type { ServerResponse } from 'node:http'
import type { OpenPart } from '../storage/storage.ts'
import { CHUNK_BYTES, closeBody, type FileBody } from './file-body.ts'

const MOST_SPARE = 16
/** A film that stands still in a browser is asked for again from where it stopped; a reader that is gone for good is not. */
const STALLED_MS = 300_000

/**
 * Sends files straight to the socket: through web streams, with a new buffer for each piece, readers got two thirds as much. The
 * buffers of those who have finished are used again, because fresh memory costs more than reading the file.
 */
export function createSendBody({ stalledMs = STALLED_MS } = {}) {
  const spare: Uint8Array[] = []
  const take = (): Uint8Array => spare.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES)

  /** Rejects if the reader goes away, takes nothing for long, or a file cannot be read. */
  return async (outgoing: ServerResponse, body: FileBody): Promise<void> => {
    outgoing.setTimeout(stalledMs)
    const buffers: Buffers = [take(), take()]
    const write = createWrite(outgoing)
    try {
      for (const piece of body) {
        if ('close' in piece) await sendPart(write, piece, buffers)
        else await write(piece)
      }
      outgoing.end()
      // Only now: until its last write is over, the system may still read from a buffer.
      if (spare.length < MOST_SPARE) spare.push(...buffers)
    } finally {
      await closeBody(body)
    }
  }
}

type Buffers = [Uint8Array, Uint8Array]
type Write = (bytes: Uint8Array) => Promise<void>

/** The next piece is read while this one is on its way, and no further ahead. */
async function sendPart(write: Write, part: OpenPart, buffers: Buffers): Promise<void> {
  let [current, next] = buffers
  let bytes = await part.read(current)
  while (bytes > 0) {
    const [read] = await Promise.all([part.read(next), write(current.subarray(0, bytes))])
    ;[current, next, bytes] = [next, current, read]
  }
}

/** Resolves when the system has taken the bytes. Of a reader that goes away, not every write in Node hears. */
function createWrite(outgoing: ServerResponse): Write {
  let fail = (_error: Error): void => undefined
  outgoing.once('close', () => fail(new Error('The reader has gone.')))
  return (bytes) =>
    new Promise((resolve, reject) => {
      fail = reject
      outgoing.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
}

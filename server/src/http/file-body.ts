import type { OpenPart } from '../storage/storage.ts'

/** What an answer consists of, in order: bytes, or parts of files. */
export type FileBody = readonly (Uint8Array | OpenPart)[]

/**
 * 256 KiB is as fast as 1 MiB and half as fast again as 64 KiB. Each reader has two, and one that does not read holds no
 * more than that.
 */
export const CHUNK_BYTES = 262_144

export async function closeBody(body: FileBody): Promise<void> {
  for (const piece of body) if ('close' in piece) await piece.close()
}

/** The body for who calls the app without a server. Two pieces ahead: a small file is read and closed even if nobody reads. */
export function toStream(body: FileBody): ReadableStream<Uint8Array> {
  const pieces = piecesOf(body)
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async (): Promise<void> => void (await pieces.return(undefined)),
  }
  return new ReadableStream(source, { highWaterMark: 2 })
}

async function* piecesOf(body: FileBody): AsyncGenerator<Uint8Array> {
  try {
    for (const piece of body) {
      if ('close' in piece) yield* chunksOf(piece)
      else yield piece
    }
  } finally {
    await closeBody(body)
  }
}

async function* chunksOf(part: OpenPart): AsyncGenerator<Uint8Array> {
  for (;;) {
    const buffer = new Uint8Array(CHUNK_BYTES)
    const bytes = await part.read(buffer)
    if (bytes === 0) return
    yield buffer.subarray(0, bytes)
  }
}

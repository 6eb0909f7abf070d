import type { OpenPart, PartOfFile } from '../storage.ts'
import type { S3Client } from './client.ts'
import { startBody, type S3Object } from './object-body.ts'
import { isMissing, S3Error } from './s3-error.ts'

/**
 * Opens a part of an object; undefined: it is gone, or another. What S3 has begun to send it sends to its end, though
 * the object is removed meanwhile.
 */
export async function readObject(
  client: S3Client,
  object: S3Object,
  part: Required<PartOfFile>,
): Promise<OpenPart | undefined> {
  const bytes = await openBytes(client, object, part).catch(undefinedIfGone)
  if (!bytes) return undefined
  let left = part.end - part.start + 1
  let reading: Promise<unknown> = Promise.resolve()
  let closed: Promise<void> | undefined

  const fill = async (buffer: Uint8Array, length: number): Promise<number> => {
    for (let at = 0; at < length;) {
      const chunk = await bytes.next(length - at)
      buffer.set(chunk, at)
      at += chunk.length
    }
    return length
  }
  return {
    read(buffer) {
      if (closed) return Promise.reject(new Error('This file is closed.'))
      const length = Math.min(buffer.length, left)
      left -= length
      // After the one before: two at once would take each other's bytes.
      const filled = reading.then(() => fill(buffer, length))
      reading = filled.catch(() => undefined)
      return filled
    },
    close: () => (closed ??= reading.then(() => bytes.close())),
  }
}

interface Bytes {
  next(most: number): Promise<Uint8Array>
  close(): void
}

/** A connection that breaks so often without a byte between, or in all, will not carry this film. */
const MOST_IN_VAIN = 4
const MOST_BROKEN = 50

/**
 * Where a connection breaks, the next goes on from the same byte of the very same object. If that was removed by then, the
 * rest is lost, which is an error.
 */
async function openBytes(
  client: S3Client,
  object: S3Object,
  { start, end }: Required<PartOfFile>,
): Promise<Bytes> {
  let position = start
  let inVain = 0
  let broken = 0
  const startHere = () => startBody(client, object, { start: position, end })
  // Nothing can be asked of an empty file.
  let body = start > end ? undefined : await startHere()

  return {
    async next(most) {
      for (;;) {
        body ??= await startHere()
        try {
          const chunk = await body.next(most)
          position += chunk.length
          inVain = 0
          return chunk
        } catch (error) {
          body.close()
          body = undefined
          if (++inVain > MOST_IN_VAIN || ++broken > MOST_BROKEN) throw error
        }
      }
    },
    close: () => body?.close(),
  }
}

function undefinedIfGone(error: unknown): undefined {
  const isOther = error instanceof S3Error && error.status === 412
  if (!isMissing(error) && !isOther) throw error
}

import { rm } from 'node:fs/promises'
import { AppError } from '../../errors/app-error.ts'
import { assertKey, type Storage } from '../storage.ts'
import { adviceOn } from './advice.ts'
import type { Patience } from './again.ts'
import { SHORT, type S3Client } from './client.ts'
import { listObjects } from './list-objects.ts'
import { readObject } from './read-object.ts'
import { isMissing, S3Error } from './s3-error.ts'
import { uploadFile } from './upload.ts'

export interface S3Options {
  /** Told what the operator should know; callers only hear that the films cannot be reached. */
  readonly onTrouble: (sentence: string) => void
  readonly partBytes?: number
}

/** To make a film again costs more than to wait, and some have been paid for. */
const FILM: Patience = { tries: 20, forMs: 150_000 }
/** `/readyz` gives it five seconds in all. */
const LOOK = { patience: { tries: 2, forMs: 1_000 }, stillMs: 4_000 }
const RETRY_AFTER_MS = 15_000

/** Objects in a bucket. */
export function openS3(client: S3Client, { onTrouble, ...upload }: S3Options): Storage {
  /** Translates what S3 says into what a caller may hear. */
  const translate = (error: unknown): never => {
    if (!(error instanceof S3Error)) throw error
    onTrouble(adviceOn(error, client.bucket))
    throw unavailable(error)
  }
  const tell = async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    assertKey(key)
    return work().catch(translate)
  }

  return {
    put: (key, source, signal) =>
      tell(key, async () => {
        if (typeof source !== 'string') {
          await client.ask({ method: 'PUT', key, body: source }, { ...SHORT, signal })
          return
        }
        const patience = { ...FILM, signal }
        await uploadFile(client, { key, file: source }, { ...upload, patience })
        await rm(source, { force: true })
      }),
    open: (key) =>
      tell(key, async () => {
        const found = await client.ask({ method: 'HEAD', key }).catch(undefinedIfMissing)
        if (!found) return undefined
        const bytes = sizeOf(found.headers['content-length'])
        const object = { key, etag: found.headers.etag ?? '*' }
        return {
          bytes,
          open: ({ start = 0, end = bytes - 1 } = {}) =>
            tell(key, () => readObject(client, object, { start, end })),
        }
      }),
    remove: (key) =>
      tell(key, async () => {
        await client.ask({ method: 'DELETE', key }).catch(undefinedIfMissing)
      }),
    async *list() {
      try {
        yield* listObjects(client)
      } catch (error) {
        translate(error)
      }
    },
    freeBytes: () => look(client).catch(translate),
  }
}

/** How much room there is nobody can tell; but whether the bucket can be reached is told by the way. */
async function look(client: S3Client): Promise<number> {
  const query = { 'list-type': '2', 'max-keys': '1', prefix: client.bucket.prefix }
  await client.ask({ method: 'GET', query, stillMs: LOOK.stillMs }, LOOK.patience)
  return Infinity
}

/** Of what a server does not say the size of, no part can be asked for. */
function sizeOf(contentLength: string | undefined): number {
  const bytes = Number(contentLength ?? Number.NaN)
  if (Number.isSafeInteger(bytes)) return bytes
  throw new S3Error({ status: 200, code: 'NotS3', message: 'S3 does not say how large it is.' })
}

function unavailable(cause: S3Error): AppError {
  const options = { cause, retryAfterMs: RETRY_AFTER_MS }
  return cause.isFull
    ? new AppError('storage_full', 'There is no room left for films.', options)
    : new AppError(
        'store_unavailable',
        'The films cannot be reached. Try again in a moment.',
        options,
      )
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

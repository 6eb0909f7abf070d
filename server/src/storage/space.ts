import { AppError } from '../errors/app-error.ts'
import type { Storage } from './storage.ts'

const REMEMBER_MS = 2_000
/** No film fits into less, whatever the settings allow. */
const LEAST_BYTES = 2 ** 20

/** Refuses new films while one of the places has too little room to finish them. Looks at most every two seconds. */
export function watchSpace(
  places: readonly Pick<Storage, 'freeBytes'>[],
  minFreeBytes: number,
): () => Promise<void> {
  const least = Math.max(minFreeBytes, LEAST_BYTES)
  const look = async (): Promise<number> =>
    Math.min(...(await Promise.all(places.map((place) => place.freeBytes()))))
  let free = Promise.resolve(Infinity)
  let until = 0

  return async () => {
    if (performance.now() >= until) {
      until = performance.now() + REMEMBER_MS
      free = look().catch(gone)
    }
    if ((await free) >= least) return
    throw new AppError('storage_full', 'There is too little disk space for new films.', {
      retryAfterMs: 60_000,
    })
  }
}

/** A folder that was removed, a disk that was taken away, a bucket that does not answer: it may come back. */
function gone(cause: unknown): never {
  throw new AppError('store_unavailable', 'The films cannot be reached. Try again in a moment.', {
    cause,
    retryAfterMs: 5_000,
  })
}

import { AppError } from '../errors/app-error.ts'
import type { Storage } from './storage.ts'

const REMEMBER_MS = 2_000

/** Refuses new films while there is too little room to finish them. Looks at most every two seconds. */
export function watchSpace(storage: Storage, minFreeBytes: number): () => Promise<void> {
  let free = Promise.resolve(Infinity)
  let until = 0

  return async () => {
    if (performance.now() >= until) {
      until = performance.now() + REMEMBER_MS
      free = storage.freeBytes().catch(gone)
    }
    if ((await free) >= minFreeBytes) return
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

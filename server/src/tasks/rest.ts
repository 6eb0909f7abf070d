import type { Task } from './task.ts'

/** A task that failed rests for no longer than this before it is tried again. */
export const LONGEST_REST_MS = 15 * 60_000

/**
 * How long it rests from now on. One that was never tried has nothing to rest from. A rest that is longer than any we give was
 * begun by a clock that has been set back since: by it the task would lie for an hour, or for years.
 */
export function restMs({ tries, runAt }: Pick<Task, 'tries' | 'runAt'>, now: number): number {
  const ms = runAt - now
  return tries === 0 || ms > LONGEST_REST_MS ? 0 : Math.max(0, ms)
}

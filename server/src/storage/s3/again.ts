import { setTimeout as wait } from 'node:timers/promises'
import { S3Error } from './s3-error.ts'

export interface Patience {
  /** How often it is tried in all. */
  readonly tries: number
  /** After so long nothing is tried again. */
  readonly forMs: number
  /** Once it fires nothing is tried again. */
  readonly signal?: AbortSignal | undefined
}

const FIRST_MS = 200
const LONGEST_MS = 20_000

/** Tries again what may pass, each time after twice as long, and never in step with others who had the same trouble. */
export async function again<Value>(
  { tries, forMs, signal }: Patience,
  work: () => Promise<Value>,
): Promise<Value> {
  const until = performance.now() + forMs
  const isOver = (tried: number): boolean =>
    tried >= tries || performance.now() >= until || (signal?.aborted ?? false)
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      const mayPass = error instanceof S3Error && error.mayPass
      if (!mayPass || isOver(tried)) throw error
      await wait(pauseMs(tried, error), undefined, { ...(signal && { signal }) }).catch(() => {
        throw error
      })
    }
  }
}

function pauseMs(tried: number, { retryAfterMs }: S3Error): number {
  const longest = Math.min(FIRST_MS * 2 ** tried, LONGEST_MS)
  return Math.max(Math.min(retryAfterMs, LONGEST_MS), longest * (0.5 + Math.random() / 2))
}

import type { Key } from './key.ts'

export interface Allowance {
  readonly allowed: boolean
  readonly limit: number
  readonly remaining: number
  readonly resetMs: number
}

export type RateLimit = ReturnType<typeof createRateLimit>

const WINDOW_MS = 60_000

/** Requests a minute for each key, counted in this process. */
export function createRateLimit() {
  const windows = new Map<string, { count: number; endsAt: number }>()

  /** Closed windows say nothing: dropping them keeps the memory at the number of keys of the last minute. */
  const forget = (now: number): void => {
    for (const [id, window] of windows) if (window.endsAt <= now) windows.delete(id)
  }

  return {
    // Not by the clock on the wall: were it set back an hour, keys would be shut out for an hour.
    take(key: Key, now = performance.now()): Allowance {
      const limit = key.limits.requestsPerMinute
      let window = windows.get(key.id)
      if (!window || window.endsAt <= now) {
        if (windows.size >= 1_000) forget(now)
        window = { count: 0, endsAt: now + WINDOW_MS }
        windows.set(key.id, window)
      }
      const allowed = window.count < limit
      if (allowed) window.count += 1
      return {
        allowed,
        limit,
        remaining: limit - window.count,
        resetMs: Math.round(window.endsAt - now),
      }
    },
  }
}

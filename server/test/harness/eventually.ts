import { vi } from 'vitest'

/** Tries until it holds, and gives what it gave: a busy machine gets the time it needs. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 })
}

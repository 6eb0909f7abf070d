import { setTimeout as sleep } from 'node:timers/promises'

/** Waits a little longer than asked, each time by another measure: nodes that were started together must not ask together. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return sleep(ms * (1 + Math.random() / 4), undefined, { signal })
}

import { AppError } from '../errors/app-error.ts'

export type InFlight = ReturnType<typeof createInFlight>

const LONGEST_MS = 5_000

/** Requests that are being answered. Once the service stops, no more are taken, and it waits for the last: the store is closed after that. */
export function createInFlight() {
  let count = 0
  let stopping = false
  let onNone = (): void => undefined

  return {
    /** Throws when the service stops. Whoever is in must leave. */
    enter(): void {
      if (stopping) {
        throw new AppError('service_stopping', 'The service is stopping. Try again in a moment.', {
          retryAfterMs: 1_000,
        })
      }
      count += 1
    },

    leave(): void {
      count -= 1
      if (count === 0) onNone()
    },

    async stop(): Promise<void> {
      stopping = true
      if (count === 0) return
      const patience = setTimeout(() => onNone(), LONGEST_MS)
      await new Promise<void>((resolve) => (onNone = resolve))
      clearTimeout(patience)
    },
  }
}

import { createMiddleware } from 'hono/factory'
import { AppError } from '../errors/app-error.ts'
import { setHeader } from './answer-headers.ts'
import type { Env } from './request-context.ts'

export type InFlight = ReturnType<typeof createInFlight>

const LONGEST_MS = 5_000

/** Requests that are being answered. Once the service stops, no more are taken, and it waits for the last: the store is closed after that. */
export function createInFlight() {
  let count = 0
  let stopping = false
  let onNone = (): void => undefined

  return {
    enter: createMiddleware<Env>(async (c, next) => {
      if (stopping) {
        setHeader(c, 'Connection', 'close')
        throw new AppError('service_stopping', 'The service is stopping. Try again in a moment.', {
          retryAfterMs: 1_000,
        })
      }
      count += 1
      try {
        await next()
      } finally {
        count -= 1
        if (count === 0) onNone()
      }
    }),

    async stop(): Promise<void> {
      stopping = true
      if (count === 0) return
      const patience = setTimeout(() => onNone(), LONGEST_MS)
      await new Promise<void>((resolve) => (onNone = resolve))
      clearTimeout(patience)
    },
  }
}

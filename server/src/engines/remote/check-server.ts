import { toEngineFailure } from './engine-failure.ts'
import type { ModelServer } from './model-server.ts'
import { NoAnswer } from './no-answer.ts'

const CHECK_MS = 3_000
const REMEMBER_MS = 5_000

/** Asks the server whether it can work, at most every five seconds, however often we are asked. */
export function createCheck(server: ModelServer, engine: string): () => Promise<void> {
  let last = Promise.resolve()
  let until = 0
  return () => {
    if (performance.now() < until) return last
    until = performance.now() + REMEMBER_MS
    last = server.check(AbortSignal.timeout(CHECK_MS)).catch((error: unknown) => {
      throw toEngineFailure(isLate(error) ? new NoAnswer(true, { cause: error }) : error, engine)
    })
    return last
  }
}

const isLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError'

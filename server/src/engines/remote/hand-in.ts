import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '../engine.ts'
import { goodbye, isUnwanted } from './goodbye.ts'
import type { ModelServer, Ticket } from './model-server.ts'

/** At a shutdown an answer that is under way is waited for so long: with it, the next attempt goes on. */
const SHUTDOWN_MS = 4_000

interface HandIn {
  readonly job: Job
  readonly ticket: Ticket | undefined
  readonly signal: AbortSignal
}

/**
 * Hands a job in. A question that was sent is never taken back: it may have been heard, and without the answer nobody
 * could stop that film, or find it again. Who cancels does not wait for it; the film is cancelled when the answer comes.
 */
export async function handIn(
  server: ModelServer,
  { job, ticket, signal }: HandIn,
): Promise<Ticket> {
  signal.throwIfAborted()
  const unstopped = new AbortController().signal
  const submission = server.submit(job, { signal: unstopped, ticket })
  const stopped = createStopped(signal)
  try {
    return await Promise.race([submission, stopped.promise])
  } catch (error) {
    if (isUnwanted(signal)) void cancelWhenKnown(server, submission)
    else submission.catch(() => undefined)
    throw error
  } finally {
    stopped.forget()
  }
}

async function cancelWhenKnown(server: ModelServer, submission: Promise<Ticket>): Promise<void> {
  const ticket = await submission.catch(() => undefined)
  if (ticket !== undefined) await goodbye((signal) => server.cancel?.(ticket, signal))
}

function createStopped(signal: AbortSignal) {
  let stop = (): void => undefined
  const promise = new Promise<never>((_, reject) => {
    stop = () => {
      const patience = isUnwanted(signal) ? Promise.resolve() : sleep(SHUTDOWN_MS)
      void patience.then(() => reject(signal.reason as Error))
    }
    signal.addEventListener('abort', stop)
  })
  return { promise, forget: () => signal.removeEventListener('abort', stop) }
}

import { AppError } from '../../errors/app-error.ts'
import type { Context, Job } from '../engine.ts'
import type { JsonValue } from '../json-value.ts'
import { asFields, waitMs } from './engine-failure.ts'
import { goodbye, isUnwanted } from './goodbye.ts'
import { handIn } from './hand-in.ts'
import { Misunderstood, Refused } from './model-http.ts'
import type { Ticket } from './model-server.ts'
import { NoAnswer } from './no-answer.ts'
import { pause } from './pause.ts'
import type { RemoteOptions } from './remote-options.ts'

/** A server that has no place free is asked so many times before the task waits in our own queue again. */
const MOST_TRIES = 20

/** The ticket of this job: that of an earlier attempt, or else of a submission now. Remembered before it is told. */
export async function submitOnce(
  options: RemoteOptions,
  job: Job,
  context: Context,
): Promise<Ticket> {
  const { server, id, capabilities } = options
  const { ticket, isUnsure } = readOperation(context.operation)
  if (ticket !== undefined && !isUnsure) return ticket
  if (ticket !== undefined) {
    const { state } = await server.look(ticket, context.signal)
    if (state !== 'gone') return remembered(ticket, context)
  }
  // A server that was started anew knows nothing of what it has spent.
  if (isUnsure && (ticket === undefined || capabilities.paid)) throw inDoubt(id)
  return keep(options, await submit(options, job, context), context)
}

/** A ticket that cannot be remembered is one that nobody will ever ask for: its film is cancelled. */
async function keep({ server }: RemoteOptions, ticket: Ticket, context: Context): Promise<Ticket> {
  try {
    return await remembered(ticket, context)
  } catch (error) {
    // One that we chose was remembered before, and may be in use by whoever took over.
    const isOurs = server.chooseTicket === undefined || isUnwanted(context.signal)
    if (isOurs) await goodbye((signal) => server.cancel?.(ticket, signal))
    throw error
  }
}

async function remembered(ticket: Ticket, { remember }: Context): Promise<Ticket> {
  await remember({ ticket })
  return ticket
}

/** Waits while the server has no place free: that is nobody's failure. */
async function submit(options: RemoteOptions, job: Job, context: Context): Promise<Ticket> {
  const ticket = options.server.chooseTicket?.(job)
  for (let tries = 1; ; tries++) {
    try {
      return await tryOnce(options, { job, ticket, context })
    } catch (error) {
      const isBusy = error instanceof Refused && error.answer.status === 429
      if (!isBusy || tries === MOST_TRIES) throw error
      await pause(Math.max(waitMs(error.answer), 500), context.signal)
    }
  }
}

interface Try {
  readonly job: Job
  readonly ticket: Ticket | undefined
  readonly context: Context
}

/** A refusal is remembered at once: whoever goes on after a stop must not think that this one was in doubt. */
async function tryOnce(
  { server, capabilities, id }: RemoteOptions,
  { job, ticket, context: { signal, remember } }: Try,
): Promise<Ticket> {
  const isDelicate = capabilities.paid || ticket !== undefined
  if (isDelicate) await remember({ submitting: true, ...(ticket !== undefined && { ticket }) })
  try {
    return await handIn(server, { job, ticket, signal })
  } catch (error) {
    if (isDelicate && isRefusal(error)) await remember(null)
    signal.throwIfAborted()
    if (isRefusal(error)) throw error
    throw capabilities.paid && ticket === undefined ? inDoubt(id, error) : error
  }
}

/** Whether it is certain that nothing was begun. A proxy's 502 and 504 speak for a server that may well have begun. */
function isRefusal(error: unknown): boolean {
  if (error instanceof NoAnswer) return !error.heard
  if (error instanceof AppError) return true
  if (!(error instanceof Refused) || error instanceof Misunderstood) return false
  const { status } = error.answer
  return status < 500 || status === 503
}

function inDoubt(engine: string, cause?: unknown): AppError {
  const sentence = `It is not known whether "${engine}" took this film, and asking again may cost twice. Create it again if you want that.`
  return new AppError('interrupted', sentence, { cause })
}

function readOperation(operation: JsonValue | undefined): {
  ticket: Ticket | undefined
  isUnsure: boolean
} {
  const { ticket, submitting } = asFields(operation)
  return { ticket, isUnsure: submitting === true }
}

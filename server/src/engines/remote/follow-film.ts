import { AppError } from '../../errors/app-error.ts'
import type { Context } from '../engine.ts'
import { waitMs } from './engine-failure.ts'
import { Misunderstood, Refused } from './model-http.ts'
import type { FilmSource, Sight, Ticket } from './model-server.ts'
import { NoAnswer } from './no-answer.ts'
import { pause } from './pause.ts'
import type { RemoteOptions } from './remote-options.ts'

/** Looks that may fail in a row, with longer and longer pauses: about two minutes. */
const MOST_FAILURES = 10
const LONGEST_PAUSE_MS = 15_000
/** One look may miss what was only just begun. */
const GONE_LOOKS = 2

/** Looks until the film is done. Progress is told as the server tells it, and never falls. */
export async function followFilm(
  options: RemoteOptions,
  ticket: Ticket,
  context: Context,
): Promise<FilmSource> {
  const { pollMs } = options
  let furthest = 0
  for (let gone = 0; ;) {
    const sight = await lookPatiently(options, ticket, context.signal)
    if (sight.state === 'done') return sight.film
    if (sight.state === 'failed') throw await failure(options, context, sight.error)
    gone = sight.state === 'gone' ? gone + 1 : 0
    if (gone === GONE_LOOKS) throw await lost(options, context)
    if (sight.state === 'working' && (sight.progress ?? 0) > furthest) {
      furthest = Math.min(sight.progress ?? 0, 0.99)
      context.report(furthest)
    }
    await pause(pollMs, context.signal)
  }
}

async function lookPatiently(
  { server, pollMs }: RemoteOptions,
  ticket: Ticket,
  signal: AbortSignal,
): Promise<Sight> {
  for (let failures = 1; ; failures++) {
    try {
      return await server.look(ticket, signal)
    } catch (error) {
      if (!mayPass(error) || failures === MOST_FAILURES) throw error
      const asked = error instanceof Refused && error.answer.headers['retry-after'] !== undefined
      const later = asked ? waitMs(error.answer) : pollMs * 2 ** failures
      // Not at once, even if the server says so: all patience would be gone in a moment.
      await pause(Math.max(Math.min(later, LONGEST_PAUSE_MS), pollMs), signal)
    }
  }
}

function mayPass(error: unknown): boolean {
  if (error instanceof NoAnswer || error instanceof Misunderstood) return true
  if (!(error instanceof Refused)) return false
  const { status } = error.answer
  return status >= 500 || status === 408 || status === 409 || status === 425 || status === 429
}

/** What was paid for once is not paid for again because it failed: the caller decides. */
async function failure(
  { capabilities }: RemoteOptions,
  context: Context,
  error: AppError,
): Promise<AppError> {
  if (!capabilities.paid) return forget(context, error)
  return new AppError(error.code, error.message, { cause: error, retryable: false })
}

/** Where films cost nothing, the next attempt hands the job in anew; the number of attempts is the limit. */
async function lost({ id, capabilities }: RemoteOptions, context: Context): Promise<AppError> {
  const sentence = `The model server of "${id}" no longer knows this film: it was started anew, or has let it go.`
  if (capabilities.paid) return new AppError('interrupted', sentence)
  return forget(context, new AppError('engine_error', sentence, { retryAfterMs: 1_000 }))
}

/** An attempt after this one starts from nothing: what is remembered leads nowhere. */
async function forget(context: Context, error: AppError): Promise<AppError> {
  if (error.retryable) await context.remember(null)
  return error
}

import { AppError } from '../../errors/app-error.ts'
import type { JsonValue } from '../json-value.ts'
import { complaintOf } from './complaint.ts'
import { Misunderstood, Refused, type Answer } from './model-http.ts'
import { NoAnswer } from './no-answer.ts'

/** When a server that is away is asked again, if it does not say so itself. */
const AWAY_MS = 10_000
const LONGEST_WAIT_MS = 60_000

/** Translates what happened with a model server into our words, once. What is none of its doing passes through. */
export function toEngineFailure(thrown: unknown, engine: string): unknown {
  if (thrown instanceof NoAnswer) {
    const sentence = `The model server of "${engine}" does not answer.`
    return new AppError('engine_unavailable', sentence, { cause: thrown, retryAfterMs: AWAY_MS })
  }
  if (thrown instanceof Misunderstood) {
    const sentence = `The model server of "${engine}" speaks another language: ${thrown.message} The operator must check \`type\` and \`baseUrl\`.`
    return new AppError('engine_error', sentence, { cause: thrown })
  }
  return thrown instanceof Refused ? refusal(thrown, engine) : thrown
}

function refusal(cause: Refused, engine: string): AppError {
  const { json, status } = cause.answer
  const server = `The model server of "${engine}"`
  const why = complaintOf(json) ?? `it answered ${status}.`
  if (isPolicy(json)) return new AppError('content_policy_violation', why, { cause })
  const mend = status < 400 ? WRONG_ADDRESS : OPERATOR_MENDS[status]
  if (mend) {
    return new AppError('engine_unavailable', `${server} ${mend}`, { cause, retryable: false })
  }
  if (BUSY.has(status)) {
    const retryAfterMs = waitMs(cause.answer)
    return new AppError('engine_unavailable', `${server} has no time: ${why}`, {
      cause,
      retryAfterMs,
    })
  }
  const sentence = `${server} refused this film: ${why}`
  return new AppError('engine_error', sentence, { cause, retryable: status >= 500 })
}

const WRONG_KEY = 'does not accept its key: the operator must check `apiKeyEnv`.'
const WRONG_ADDRESS = 'has nothing at its address: the operator must check `baseUrl`.'
const OPERATOR_MENDS: Readonly<Record<number, string>> = {
  401: WRONG_KEY,
  403: WRONG_KEY,
  404: WRONG_ADDRESS,
  405: WRONG_ADDRESS,
}
const BUSY: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** How long a server wants to be left alone, by its `Retry-After`; never longer than a minute. */
export function waitMs({ headers }: Answer): number {
  const after = headers['retry-after'] ?? ''
  const ms = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : AWAY_MS
}

const POLICY = /^(content_policy_violation|moderation_blocked|content_filter|sensitive_content)$/

/** By its code, never by its words. */
export function isPolicy(said: JsonValue | undefined): boolean {
  const { error, code } = asFields(said)
  const inner = asFields(error)
  return [code, inner['code'], inner['type']].some(
    (word) => typeof word === 'string' && POLICY.test(word),
  )
}

export function asFields(value: JsonValue | undefined): Readonly<Record<string, JsonValue>> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? (value as Readonly<Record<string, JsonValue>>) : {}
}

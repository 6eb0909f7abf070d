import { AppError } from '../../errors/app-error.ts'
import type { JsonValue } from '../json-value.ts'
import { complaintOf } from './complaint.ts'
import { asFields, isPolicy } from './engine-failure.ts'

/** Why a server could not make a film, by what it says of it: `{error: …}` in any shape. */
export function filmFailure(said: JsonValue | undefined): AppError {
  const { error } = asFields(said)
  const why = complaintOf(error) ?? complaintOf(said) ?? 'It did not say why.'
  if (isPolicy(said)) return new AppError('content_policy_violation', why)
  const sentence = `The model server could not make this film: ${why}`
  const { retryable } = asFields(error)
  return new AppError('engine_error', sentence, typeof retryable === 'boolean' ? { retryable } : {})
}

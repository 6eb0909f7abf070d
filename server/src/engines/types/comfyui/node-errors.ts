import { AppError } from '../../../errors/app-error.ts'
import type { JsonValue } from '../../json-value.ts'
import { complaintOf } from '../../remote/complaint.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { Refused, type Answer } from '../../remote/model-http.ts'

/** A workflow that was refused: in words that name the nodes to blame. */
export function toRefusal(answer: Answer): Refused {
  const { error, node_errors: nodes } = asFields(answer.json)
  const blamed = Object.entries(asFields(nodes)).map(([id, node]) => blame(id, asFields(node)))
  const why = blamed.length > 0 ? blamed.join('; ') : inWords(asFields(error))
  return why === '' ? new Refused(answer) : new Refused({ ...answer, json: { error: why } })
}

type Fields = Readonly<Record<string, JsonValue>>

function blame(id: string, { class_type: type, errors }: Fields): string {
  const all = Array.isArray(errors) ? errors.map((one: JsonValue) => inWords(asFields(one))) : []
  return `node ${id} (${text(type)}): ${all.join(', ')}`
}

const inWords = ({ message, details }: Fields): string =>
  [text(message), withoutList(text(details))].filter((words) => words !== '').join(': ')

/** All files that the operator has are none of a caller's business. */
const withoutList = (details: string): string =>
  details.replace(/ not in \[.*$/s, ' not in its list')

const text = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '')

/** By its type, never by its words. */
const NO_MEMORY = /OutOfMemoryError$/
/** Others may have the memory now, and give it back. */
const MEMORY_MS = 10_000

/** A workflow that broke while it ran, as `execution_error` tells it. */
export function toFailure(told: JsonValue | undefined): AppError {
  const { node_id: id, node_type: node, exception_type: type, ...error } = asFields(told)
  const why = complaintOf(error['exception_message']) ?? 'It did not say why.'
  const where = typeof id === 'string' ? `node ${id} (${text(node)}) failed: ` : ''
  const kind = text(type) === '' ? '' : `${text(type)}: `
  const sentence = `The model server could not make this film: ${where}${kind}${why}`
  // The same workflow breaks at the same place again, unless it was for want of memory.
  if (!NO_MEMORY.test(text(type)))
    return new AppError('engine_error', sentence, { retryable: false })
  const advice = 'A lower resolution or fewer seconds need less memory.'
  return new AppError('engine_error', `${sentence} ${advice}`, { retryAfterMs: MEMORY_MS })
}

/** Somebody stopped it in ComfyUI itself, and would not like to see it come back. */
export function toStopped(): AppError {
  const sentence = 'This film was stopped at the model server itself, before it was done.'
  return new AppError('engine_error', sentence, { retryable: false })
}

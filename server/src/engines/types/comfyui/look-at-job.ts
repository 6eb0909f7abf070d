import { AppError } from '../../../errors/app-error.ts'
import type { JsonValue } from '../../json-value.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { Misunderstood, Refused, type Answer, type ModelHttp } from '../../remote/model-http.ts'
import type { Sight } from '../../remote/model-server.ts'
import { stateOf } from '../../remote/state-words.ts'
import { toFailure, toStopped } from './node-errors.ts'
import { filmPath } from './outputs.ts'

/** Answers repeat whole workflows, in the queue those of others too. */
const MAX_BYTES = 64 * 2 ** 20

/**
 * How far a job is. Servers before `/api/jobs` are asked for their queue and then for their history, never the other
 * way round: a job that ends in between would be in neither.
 */
export async function lookAtJob(http: ModelHttp, id: string, signal: AbortSignal): Promise<Sight> {
  const name = encodeURIComponent(id)
  const answer = await http.ask({ path: `api/jobs/${name}`, maxBytes: MAX_BYTES, signal })
  if (answer.status === 200) return fromJob(http, answer)
  if (!isUnknown(answer)) throw new Refused(answer)
  const place = await placeInQueue(http, id, signal)
  if (place !== undefined) return { state: place }
  const history = await http.require({ path: `history/${name}`, maxBytes: MAX_BYTES, signal })
  const entry = asFields(history.json)[id]
  return entry === undefined ? { state: 'gone' } : fromHistory(http, asFields(entry))
}

/** Either it does not know the job, or it does not know the question. */
export const isUnknown = ({ status }: Answer): boolean => status === 404 || status === 405

/** Undefined: it is not there (any more). */
export async function placeInQueue(
  http: ModelHttp,
  id: string,
  signal: AbortSignal,
): Promise<'working' | 'waiting' | undefined> {
  const answer = await http.require({ path: 'queue', maxBytes: MAX_BYTES, signal })
  const { queue_running: running, queue_pending: pending } = asFields(answer.json)
  if (!Array.isArray(running) || !Array.isArray(pending)) {
    throw new Misunderstood(answer, 'its /queue has no `queue_running`.')
  }
  const isIn = (items: readonly JsonValue[]): boolean =>
    items.some((item) => Array.isArray(item) && item[1] === id)
  if (isIn(running)) return 'working'
  return isIn(pending) ? 'waiting' : undefined
}

function fromJob(http: ModelHttp, answer: Answer): Sight {
  const { status, outputs, execution_error: error } = asFields(answer.json)
  if (typeof status !== 'string') throw new Misunderstood(answer, 'its job has no `status`.')
  const state = stateOf(status)
  if (state === 'done') return filmOf(http, outputs)
  if (state !== 'failed') return { state }
  return { state, error: status === 'failed' ? toFailure(error) : toStopped() }
}

function fromHistory(http: ModelHttp, entry: Readonly<Record<string, JsonValue>>): Sight {
  const { status_str: status, messages } = asFields(entry['status'])
  if (status !== 'error') return filmOf(http, entry['outputs'])
  const all: readonly JsonValue[] = Array.isArray(messages) ? messages : []
  const told = new Map(all.filter(isMessage))
  const isStopped = told.has('execution_interrupted')
  const error = isStopped ? toStopped() : toFailure(told.get('execution_error'))
  return { state: 'failed', error }
}

const isMessage = (entry: JsonValue): entry is readonly [string, JsonValue] =>
  Array.isArray(entry) && typeof entry[0] === 'string'

function filmOf(http: ModelHttp, outputs: JsonValue | undefined): Sight {
  try {
    return { state: 'done', film: { url: http.resolve(filmPath(outputs)) } }
  } catch (error) {
    if (error instanceof AppError) return { state: 'failed', error }
    throw error
  }
}

import type { JsonValue } from '../../json-value.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { startsField } from '../../remote/field-decoder.ts'
import { filmFailure } from '../../remote/film-failure.ts'
import { Misunderstood, type Answer } from '../../remote/model-http.ts'
import type { Sight } from '../../remote/model-server.ts'
import { stateOf } from '../../remote/state-words.ts'

/** Where a finished job has its film. */
export const FILM_FIELD = 'b64_json'

/**
 * What a job says of a film's way. `answer` may be cut: only the film makes a job long, and its state is written behind
 * it. So where the film begins, the job is done.
 */
export function toSight(answer: Answer, url: URL): Sight {
  if (startsField(answer.text, FILM_FIELD))
    return { state: 'done', film: { url, field: FILM_FIELD } }
  const job = asFields(answer.json)
  if (typeof job['status'] !== 'string') {
    throw new Misunderstood(answer, 'it answered without a `status`.')
  }
  const state = stateOf(job['status'])
  if (state === 'done') throw new Misunderstood(answer, `its job has no \`${FILM_FIELD}\`.`)
  if (state === 'failed') return { state, error: filmFailure(answer.json) }
  return { state, progress: progressOf(job) }
}

/** Some builds tell the steps that are done; the others tell nothing, and nothing is made up. */
function progressOf(job: Readonly<Record<string, JsonValue>>): number | undefined {
  const part = Number(job['progress_step']) / Number(job['progress_steps'])
  return part >= 0 && part <= 1 ? part : undefined
}

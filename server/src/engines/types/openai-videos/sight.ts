import type { JsonValue } from '../../json-value.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { filmFailure } from '../../remote/film-failure.ts'
import { Misunderstood, type Answer, type ModelHttp } from '../../remote/model-http.ts'
import type { FilmSource, Sight } from '../../remote/model-server.ts'
import { stateOf } from '../../remote/state-words.ts'

/** What a video object says of a film's way. */
export function toSight(answer: Answer, { http, path }: { http: ModelHttp; path: string }): Sight {
  const video = asFields(answer.json)
  if (typeof video['status'] !== 'string') {
    throw new Misunderstood(answer, 'it answered without a `status`.')
  }
  const state = stateOf(video['status'])
  if (state === 'done') return { state, film: filmOf(video, http, path) }
  if (state === 'failed') return { state, error: filmFailure(answer.json) }
  return { state, progress: progressOf(video['progress']) }
}

type Video = Readonly<Record<string, JsonValue>>

/** A link to the file itself, where the server gives one (SGLang with a bucket); otherwise its usual place. */
function filmOf({ url }: Video, http: ModelHttp, path: string): FilmSource {
  const isLink = typeof url === 'string' && url !== '' && URL.canParse(url)
  return { url: http.resolve(isLink ? url : `${path}/content`) }
}

function progressOf(progress: JsonValue | undefined): number | undefined {
  return typeof progress === 'number' && progress >= 0 && progress <= 100
    ? progress / 100
    : undefined
}

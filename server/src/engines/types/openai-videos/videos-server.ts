import type { JsonValue } from '../../json-value.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { Refused, type Answer, type ModelHttp } from '../../remote/model-http.ts'
import type { ModelServer, Ticket } from '../../remote/model-server.ts'
import { before } from '../../remote/before.ts'
import { pause } from '../../remote/pause.ts'
import { readId } from '../../remote/read-id.ts'
import type { VideosSettings } from './videos-settings.ts'
import { toSight } from './sight.ts'
import { toForm, type Dialect } from './submission.ts'

const MOST_DELETES = 3
const BUSY_MS = 500
/** They say by it that a model is still being loaded. Others do there what takes long, or costs money. */
const HEALTHY: ReadonlySet<string> = new Set(['sglang', 'vllm-omni', 'trtllm'])

/** The Videos API in the words of this server. */
export function createVideosServer(http: ModelHttp, settings: VideosSettings): ModelServer {
  const dialect = createDialect(http, settings)

  const remove = async (ticket: Ticket, signal: AbortSignal): Promise<void> => {
    for (let tries = 1; ; tries++) {
      const answer = await http.ask({ method: 'DELETE', path: pathOf(ticket), signal })
      if (isGone(answer) || isFine(answer)) return
      // vLLM-Omni's word for a film that it is just writing down.
      if (answer.status !== 409 || tries === MOST_DELETES) throw new Refused(answer)
      await pause(BUSY_MS, signal)
    }
  }

  return {
    async check(signal) {
      if (!HEALTHY.has(settings.flavor)) {
        const answer = await http.ask({ path: 'models', signal })
        if (answer.status === 200) return
        // SGLang has its list elsewhere.
        if (answer.status !== 404) throw new Refused(answer)
      }
      await http.require({ path: '/health', signal })
    },
    async submit(job, { signal }) {
      const body = await toForm(job, settings, await before(dialect(signal)))
      const timeoutMs = settings.submitTimeout
      const answer = await http.require({ method: 'POST', path: 'videos', body, timeoutMs, signal })
      return readId(answer)
    },
    async look(ticket, signal) {
      const answer = await http.ask({ path: pathOf(ticket), signal })
      if (isGone(answer)) return { state: 'gone' }
      if (answer.status !== 200) throw new Refused(answer)
      return toSight(answer, { http, path: pathOf(ticket) })
    },
    cancel: remove,
    release: remove,
  }
}

const isFine = ({ status }: Answer): boolean => status >= 200 && status < 300
const isGone = ({ status }: Answer): boolean => status === 404 || status === 410

const pathOf = (ticket: Ticket): string =>
  `videos/${encodeURIComponent(typeof ticket === 'string' ? ticket : '')}`

/** Which fields the server takes: as the settings say, or by who says that it owns the models. Asked once. */
function createDialect(http: ModelHttp, { flavor }: VideosSettings) {
  let known: Dialect | undefined
  return async (signal: AbortSignal): Promise<Dialect> => {
    if (flavor === 'zoetrope' || flavor === 'generic') return flavor
    if (flavor !== 'auto') return 'open'
    if (known === undefined) {
      const { status, json } = await http.ask({ path: 'models', signal })
      const dialect = status === 200 && isOurs(json) ? 'zoetrope' : 'open'
      if (status !== 200) return dialect
      known = dialect
    }
    return known
  }
}

function isOurs(models: JsonValue | undefined): boolean {
  const { data } = asFields(models)
  return Array.isArray(data) && asFields(data[0] as JsonValue)['owned_by'] === 'zoetrope'
}

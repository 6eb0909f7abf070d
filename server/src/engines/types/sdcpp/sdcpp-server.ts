import { before } from '../../remote/before.ts'
import { Refused, type Answer, type ModelHttp } from '../../remote/model-http.ts'
import type { ModelServer, Ticket } from '../../remote/model-server.ts'
import { readId } from '../../remote/read-id.ts'
import { readAbilities } from './abilities.ts'
import type { SdcppSettings } from './sdcpp-settings.ts'
import { toSight } from './sight.ts'
import { toBody, type Fields } from './submission.ts'

/** A job without its film is far smaller. */
const JOB_BYTES = 65_536

/** stable-diffusion.cpp's own API. */
export function createSdcppServer(http: ModelHttp, settings: SdcppSettings): ModelServer {
  // Builds without WebM refuse it; all of them make AVI.
  let format = 'webm'

  const send = (fields: Fields, signal: AbortSignal): Promise<Answer> => {
    const body = { output_format: format, ...fields }
    const timeoutMs = settings.submitTimeout
    return http.ask({ method: 'POST', path: 'sdcpp/v1/vid_gen', body, timeoutMs, signal })
  }
  const sendAsTaken = async (fields: Fields, signal: AbortSignal): Promise<Answer> => {
    const answer = await send(fields, signal)
    if (answer.status !== 400 || format === 'avi' || 'output_format' in fields) return answer
    const asAvi = await send({ ...fields, output_format: 'avi' }, signal)
    if (isAccepted(asAvi)) format = 'avi'
    return asAvi
  }

  return {
    async check(signal) {
      await readAbilities(http, signal)
    },
    async submit(job, { signal }) {
      const abilities = await before(readAbilities(http, signal))
      const body = await toBody(job, settings)
      abilities.checkSize(body)
      const answer = await sendAsTaken(body, signal)
      if (!isAccepted(answer)) throw new Refused(answer)
      return readId(answer)
    },
    async look(ticket, signal) {
      const path = pathOf(ticket)
      const answer = await http.ask({ path, cutAtBytes: JOB_BYTES, signal })
      if (answer.status === 404 || answer.status === 410) return { state: 'gone' }
      if (answer.status !== 200) throw new Refused(answer)
      return toSight(answer, http.resolve(path))
    },
    /** Refused while it works on the film: it cannot be interrupted. */
    async cancel(ticket, signal) {
      await http.require({ method: 'POST', path: `${pathOf(ticket)}/cancel`, body: {}, signal })
    },
  }
}

const isAccepted = ({ status }: Answer): boolean => status >= 200 && status < 300

const pathOf = (ticket: Ticket): string =>
  `sdcpp/v1/jobs/${encodeURIComponent(typeof ticket === 'string' ? ticket : '')}`

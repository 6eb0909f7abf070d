import { Refused, type ModelHttp } from '../../remote/model-http.ts'
import { isUnknown, placeInQueue } from './look-at-job.ts'

const MOST_TRIES = 3

/**
 * Stops one job, and never another: `/interrupt` stops whatever runs unless the server is new enough to read the id,
 * so it is sent only while our own job runs.
 */
export async function cancelJob(http: ModelHttp, id: string, signal: AbortSignal): Promise<void> {
  const path = `api/jobs/${encodeURIComponent(id)}/cancel`
  const answer = await http.ask({ method: 'POST', path, body: {}, signal })
  if (answer.status === 200) return
  if (!isUnknown(answer)) throw new Refused(answer)
  // One that waits may begin just before it is taken out of the queue.
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const place = await placeInQueue(http, id, signal)
    if (place === undefined) return
    if (place === 'working') {
      await http.require({ method: 'POST', path: 'interrupt', body: { prompt_id: id }, signal })
      return
    }
    await http.require({ method: 'POST', path: 'queue', body: { delete: [id] }, signal })
  }
}

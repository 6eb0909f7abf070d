import type { Job } from '../../engine.ts'
import { before } from '../../remote/before.ts'
import { asFields } from '../../remote/engine-failure.ts'
import { Misunderstood, type ModelHttp } from '../../remote/model-http.ts'
import type { ModelServer } from '../../remote/model-server.ts'
import { readId } from '../../remote/read-id.ts'
import { cancelJob } from './cancel-job.ts'
import type { ComfySettings, Recipes } from './comfyui-settings.ts'
import { lookAtJob } from './look-at-job.ts'
import { toRefusal } from './node-errors.ts'
import type { Recipe } from './places.ts'
import { createProgress } from './progress.ts'
import { toUpload, toWorkflow, uploadedName } from './submission.ts'
import { newTicket, readTicket } from './ticket.ts'

/** ComfyUI's own words. */
export function createComfyServer(
  http: ModelHttp,
  settings: ComfySettings & { readonly recipes: Recipes },
): ModelServer {
  const progress = createProgress(http)
  const timeoutMs = settings.submitTimeout

  const upload = async (job: Job, id: string, signal: AbortSignal): Promise<string | null> => {
    if (!job.image) return null
    const body = await toUpload(job.image, id)
    return uploadedName(
      await http.require({ method: 'POST', path: 'upload/image', body, timeoutMs, signal }),
    )
  }

  return {
    async check(signal) {
      const answer = await http.require({ path: 'system_stats', signal })
      if (asFields(answer.json)['system'] !== undefined) return
      throw new Misunderstood(answer, 'its /system_stats has no `system`.')
    },
    chooseTicket: (job) => newTicket(recipeFor(settings.recipes, job).workflow),
    async submit(job, { signal, ticket }) {
      const chosen = readTicket(ticket)
      const image = await before(upload(job, chosen.id, signal))
      const prompt = toWorkflow(recipeFor(settings.recipes, job), job, { ...settings, image })
      const body = { prompt, client_id: chosen.client, prompt_id: chosen.id }
      const answer = await http.ask({ method: 'POST', path: 'prompt', body, timeoutMs, signal })
      if (answer.status !== 200) throw toRefusal(answer)
      // Older servers choose their own.
      return { ...chosen, id: readId(answer, 'prompt_id') }
    },
    async look(ticket, signal) {
      const film = readTicket(ticket)
      const sight = await lookAtJob(http, film.id, signal)
      if (sight.state !== 'waiting' && sight.state !== 'working') progress.end(film)
      else if (sight.state === 'working') return { ...sight, progress: progress.of(film) }
      return sight
    },
    async cancel(ticket, signal) {
      progress.end(readTicket(ticket))
      await cancelJob(http, readTicket(ticket).id, signal)
    },
    async release(ticket, signal) {
      const body = { delete: [readTicket(ticket).id] }
      await http.ask({ method: 'POST', path: 'history', body, signal })
    },
  }
}

function recipeFor(recipes: Recipes, { mode }: Job): Recipe {
  const recipe = recipes[mode]
  // Requests for other modes are refused before there is a task.
  if (!recipe) throw new Error(`There is no workflow for ${mode}.`)
  return recipe
}

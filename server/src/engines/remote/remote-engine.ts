import type { Context, Engine, Film, Job } from '../engine.ts'
import { createCheck } from './check-server.ts'
import { toEngineFailure } from './engine-failure.ts'
import { fetchFilm } from './fetch-film.ts'
import { finishFilm } from './finish-film.ts'
import { followFilm } from './follow-film.ts'
import { cancellingAloud, goodbye, isUnwanted } from './goodbye.ts'
import type { Ticket } from './model-server.ts'
import type { RemoteOptions } from './remote-options.ts'
import { submitOnce } from './submit-once.ts'

/** The films of a model server: handed in once, remembered, followed, fetched, made playable. */
export function createRemoteEngine(given: RemoteOptions): Engine {
  const { id, label, capabilities } = given
  const server = cancellingAloud(given.server, given.onUncancelled)
  const options = { ...given, server }
  return {
    id,
    label,
    capabilities,
    check: createCheck(server, id),
    async generate(job, context) {
      context.signal.throwIfAborted()
      try {
        const ticket = await submitOnce(options, job, context)
        return await makeFilm(options, { job, context, ticket })
      } catch (error) {
        throw toEngineFailure(error, id)
      }
    },
  }
}

async function makeFilm(
  options: RemoteOptions,
  { job, context, ticket }: { job: Job; context: Context; ticket: Ticket },
): Promise<Film> {
  const { server, capabilities } = options
  try {
    const source = await followFilm(options, ticket, context)
    const file = await fetchFilm(options, source, context)
    const film = await finishFilm(options, { job, file, context })
    // Not yet: if we are killed before the film is stored, the next attempt fetches it again.
    const release = () => goodbye((signal) => server.release?.(ticket, signal))
    return capabilities.paid ? film : { ...film, release }
  } catch (error) {
    if (isUnwanted(context.signal)) await goodbye((signal) => server.cancel?.(ticket, signal))
    throw error
  }
}

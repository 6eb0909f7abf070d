import type { RequestOptions } from './options.ts'
import { pause } from './pause.ts'
import { readEvents } from './server-sent-events.ts'
import type { Transport } from './transport.ts'
import type { Video } from './video.ts'
import { ZoetropeError } from './zoetrope-error.ts'

/** Connections in a row that end without a word. */
const MOST_SILENT = 5

export interface Watched extends RequestOptions {
  readonly id: string
  readonly path: string
}

/** A connection that breaks is opened again; nothing is missed by that, because each state says all there is. */
export async function* watchVideo(
  transport: Transport,
  watched: Watched,
): AsyncGenerator<Video, void> {
  for (let silent = 1; silent <= MOST_SILENT; silent++) {
    for await (const video of statesOf(transport, watched)) {
      silent = 0
      yield video
      if (video.status !== 'queued' && video.status !== 'in_progress') return
    }
    await pause(silent * 1_000, watched.signal)
  }
  throw new ZoetropeError(`The service does not tell what becomes of ${watched.id}.`, {
    code: 'connection_failed',
    retryable: true,
  })
}

/** What one connection tells. */
async function* statesOf(
  transport: Transport,
  { id, path, ...options }: Watched,
): AsyncGenerator<Video, void> {
  const { body } = await transport.response(path, { ...options, waits: true })
  if (!body) return
  try {
    for await (const { name, data } of readEvents(body)) {
      if (name === 'deleted') throw deleted(id)
      yield JSON.parse(data) as Video
    }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof ZoetropeError) throw error
    // The connection broke: the next one tells how things stand.
  }
}

function deleted(id: string): ZoetropeError {
  return new ZoetropeError(`${id} was deleted.`, { code: 'video_not_found', retryable: false })
}

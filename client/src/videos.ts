import type { RequestOptions } from './options.ts'
import { pause } from './pause.ts'
import { toImageBody, type ImageRequest, type TextRequest } from './requests.ts'
import type { Transport } from './transport.ts'
import type { Video, VideoDeleted, VideoStatus, VideoType } from './video.ts'
import { watchVideo } from './watch-video.ts'
import { retryAfterMs, ZoetropeError } from './zoetrope-error.ts'

export interface CreateOptions extends RequestOptions {
  /** Made up for each call if absent: a create that is sent again never makes two films. */
  readonly idempotencyKey?: string
}

export interface ListQuery {
  readonly status?: VideoStatus
  readonly type?: VideoType
  readonly order?: 'asc' | 'desc'
  /** How many are fetched at a time, 1–100; the list goes on by itself. */
  readonly limit?: number
  /** Begins after this id. */
  readonly after?: string
}

export type Variant = 'video' | 'thumbnail' | 'spritesheet' | 'vtt' | 'plan'

export interface DownloadOptions extends RequestOptions {
  readonly variant?: Variant
}

export interface WaitOptions extends RequestOptions {
  /** Called with each look at the task. */
  readonly onProgress?: (video: Video) => void
}

interface Page {
  readonly data: readonly Video[]
  readonly last_id: string | null
  readonly has_more: boolean
}

/** Films: ask for them, look at them, wait for them, fetch them. */
export class Videos {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  create(request: TextRequest, options: CreateOptions = {}): Promise<Video> {
    return this.#create('text-to-video', JSON.stringify(request), options)
  }

  createFromImage(request: ImageRequest, options: CreateOptions = {}): Promise<Video> {
    return this.#create('image-to-video', toImageBody(request), options)
  }

  async get(id: string, options: RequestOptions = {}): Promise<Video> {
    return (await this.#transport.json(pathOf(id), options)).body as Video
  }

  /** All that match, newest first, page after page as you go through them. */
  async *list(query: ListQuery = {}, options: RequestOptions = {}): AsyncGenerator<Video, void> {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) search.set(name, String(value))
    }
    for (;;) {
      const { body } = await this.#transport.json(`/v1/videos?${search}`, options)
      const page = body as Page
      yield* page.data
      if (!page.has_more || page.last_id === null) return
      search.set('after', page.last_id)
    }
  }

  /** Stops the work. A video that has ended stays as it is. */
  async cancel(id: string, options: RequestOptions = {}): Promise<Video> {
    const call = { ...options, method: 'POST' as const }
    return (await this.#transport.json(`${pathOf(id)}/cancel`, call)).body as Video
  }

  /** Removes the video and its files; cancels it if it is under way. */
  async delete(id: string, options: RequestOptions = {}): Promise<VideoDeleted> {
    let again = false
    const onRetry = () => {
      again = true
    }
    const call = { ...options, method: 'DELETE' as const, onRetry }
    try {
      return (await this.#transport.json(pathOf(id), call)).body as VideoDeleted
    } catch (error) {
      // The answer was lost, not the request: what is gone by now is what was to be deleted.
      const gone = again && error instanceof ZoetropeError && error.status === 404
      if (!gone) throw error
      return { id, object: 'video.deleted', deleted: true }
    }
  }

  /** The film as an answer to read from: `.body` streams it, `.blob()` and `.arrayBuffer()` take it whole. */
  async download(
    id: string,
    { variant = 'video', ...options }: DownloadOptions = {},
  ): Promise<Response> {
    return this.#transport.response(`${pathOf(id)}/content?variant=${variant}`, options)
  }

  /** Resolves with the finished video; rejects when it failed or was cancelled, so `await` reads like the happy path. */
  async wait(id: string, { onProgress, ...options }: WaitOptions = {}): Promise<Video> {
    for (;;) {
      const { body, headers } = await this.#transport.json(pathOf(id), { ...options, waits: true })
      const video = body as Video
      onProgress?.(video)
      if (video.status === 'completed') return video
      if (video.status === 'failed' || video.status === 'cancelled') throw endedBadly(video)
      await pause(pollAfterMs(headers), options.signal)
    }
  }

  /** Every new state as it happens, beginning with that of now and ending with the last. */
  async *watch(id: string, options: RequestOptions = {}): AsyncGenerator<Video, void> {
    yield* watchVideo(this.#transport, { ...options, id, path: `${pathOf(id)}/events` })
  }

  /** The same request with a new prompt: model, size, length, seed and picture stay. */
  remix(id: string, prompt: string, options: CreateOptions = {}): Promise<Video> {
    return this.#create(`${encodeURIComponent(id)}/remix`, JSON.stringify({ prompt }), options)
  }

  async #create(route: string, body: string | FormData, options: CreateOptions): Promise<Video> {
    const { idempotencyKey = randomKey(), ...rest } = options
    const headers = { 'Idempotency-Key': idempotencyKey }
    const call = { ...rest, method: 'POST' as const, body, headers }
    return (await this.#transport.json(`/v1/videos/${route}`, call)).body as Video
  }
}

/** Without an id this would be the list, which has no status: whoever waited for it would wait for ever. */
function pathOf(id: string): string {
  if (id !== '') return `/v1/videos/${encodeURIComponent(id)}`
  throw new ZoetropeError('The id of the video is empty.', {
    code: 'video_not_found',
    retryable: false,
  })
}

function endedBadly(video: Video): ZoetropeError {
  const { id, error } = video
  return error
    ? new ZoetropeError(error.message, { ...error, video })
    : new ZoetropeError(`${id} was cancelled.`, { code: 'cancelled', retryable: false, video })
}

function pollAfterMs(headers: Headers): number {
  const told = Number(headers.get('openai-poll-after-ms'))
  return told > 0 ? told : (retryAfterMs(headers) ?? 1_000)
}

/** Not `randomUUID`: browsers have that only on secure pages. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

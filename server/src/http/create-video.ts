import type { Key } from '../access/key.ts'
import { retentionOf } from '../access/retention.ts'
import { AppError } from '../errors/app-error.ts'
import type { CheckedImage } from '../images/normalise-image.ts'
import type { Created, Idempotency } from '../tasks/new-task.ts'
import { resolveRequest, type VideoRequest } from '../tasks/request.ts'
import type { HttpDeps } from './deps.ts'
import type { Upload } from './read-form.ts'
import type { RequestContext } from './request-context.ts'
import { answerVideo, tellPace, videoJson } from './answer-video.ts'
import type { VideoJson } from './video-json.ts'
import { waitIfPreferred } from './wait-if-preferred.ts'
import { answerJsonText, setHeader } from './answer-headers.ts'

export interface CreateRequest {
  /** Asked for only if the answer is not stored already: what it is made of may be gone by then. */
  readonly load: () => Promise<Wanted>
  /** Of the body; the route is added, because the same body means another thing elsewhere. */
  readonly hash: string
}

export interface Wanted {
  readonly request: VideoRequest
  readonly upload: Upload | null
}

/** The one way in for all routes that create: the order of the steps is the order of their cost. */
export async function createVideo(
  c: RequestContext,
  deps: HttpDeps,
  { load, hash }: CreateRequest,
): Promise<Response> {
  const { tasks, engines, config } = deps
  const { key } = c.var
  const idempotency = readIdempotency(c, hash)
  const replay = idempotency && (await tasks.replay(key, idempotency))
  if (replay !== undefined && replay !== null) return answerReplay(c, deps, replay)

  const { request, upload } = await load()
  const resolve = (image: CheckedImage | null) =>
    resolveRequest(request, { engines, defaultModel: config.defaultModel, image })
  let task = resolve(null)
  if (request.callbackUrl !== undefined) {
    deps.webhooks.checkUrl(request.callbackUrl, 'callback_url')
  }
  if (request.expiresAfter !== undefined) await checkExpiry(deps, key, request.expiresAfter)
  await deps.requireSpace()
  const image = await loadImage(c, deps, { request, upload })
  if (image) task = resolve(image)

  const created = await tasks.create({
    key,
    task,
    image: image && { bytes: image.bytes, extension: image.mime === 'image/png' ? 'png' : 'jpg' },
    idempotency: idempotency && {
      ...idempotency,
      answer: async (made, queries) =>
        JSON.stringify(await videoJson(c, deps, { task: made, queries })),
    },
  })
  return answerCreated(c, deps, created)
}

async function answerCreated(
  c: RequestContext,
  deps: HttpDeps,
  { task, answer }: Created,
): Promise<Response> {
  if (task === null) return answerReplay(c, deps, answer)
  const waited = await waitIfPreferred(c, deps, task.id)
  if (waited) return answerVideo(c, deps, waited)
  return answer === null ? answerVideo(c, deps, task) : answerStored(c, answer)
}

/** A caller may let a film go sooner than the operator would, not later. */
async function checkExpiry(
  { database, config }: HttpDeps,
  key: Key,
  seconds: number,
): Promise<void> {
  const mostMs = (await retentionOf(database, key.id)) ?? config.retention
  if (seconds * 1_000 <= mostMs) return
  const most = Math.floor(mostMs / 1_000)
  throw new AppError(
    'invalid_value',
    `\`expires_after\` can be at most ${most}: the films of this key are kept for ${most} seconds.`,
    { param: 'expires_after' },
  )
}

function readIdempotency(c: RequestContext, hash: string): Idempotency | null {
  const key = c.req.header('Idempotency-Key')
  if (key === undefined) return null
  if (key.length === 0 || key.length > 255) {
    throw new AppError('invalid_value', 'An Idempotency-Key has 1 to 255 characters.', {
      param: 'Idempotency-Key',
    })
  }
  return { key, bodyHash: `${c.req.path} ${hash}` }
}

async function loadImage(
  c: RequestContext,
  { images }: HttpDeps,
  { request, upload }: Wanted,
): Promise<CheckedImage | null> {
  const { signal } = c.req.raw
  if (upload) return images.check(upload.bytes, { signal, param: upload.param })
  if (request.imageUrl !== undefined) return images.fetch(request.imageUrl, { signal })
  return null
}

/** The stored words; but who waits for the end of the task wants to hear of that. */
async function answerReplay(c: RequestContext, deps: HttpDeps, answer: string): Promise<Response> {
  setHeader(c, 'Idempotent-Replayed', 'true')
  const { id } = JSON.parse(answer) as VideoJson
  const waited = await waitIfPreferred(c, deps, id)
  return waited ? answerVideo(c, deps, waited) : answerStored(c, answer)
}

function answerStored(c: RequestContext, answer: string): Response {
  tellPace(c, (JSON.parse(answer) as VideoJson).eta_seconds)
  return answerJsonText(c, answer)
}

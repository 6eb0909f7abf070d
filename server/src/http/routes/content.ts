import { Hono } from 'hono'
import { AppError } from '../../errors/app-error.ts'
import { taskNotFound } from '../../tasks/find-task.ts'
import { isTerminal, type Task, type TaskFiles } from '../../tasks/task.ts'
import { alreadySent, NOBODY_THERE } from '../already-sent.ts'
import { createAnswerFile } from '../answer-file.ts'
import { baseUrlOf, pollAfterMs } from '../answer-video.ts'
import type { HttpDeps } from '../deps.ts'
import { toFileName } from '../file-name.ts'
import { itsTurn } from '../its-turn.ts'
import { isOver, VARIANTS, type Variant } from '../links.ts'
import type { Env, RequestContext } from '../request-context.ts'
import { serveFile, type FileFacts } from '../serve-file.ts'
import { answerPreflight } from '../signed-link.ts'
import { toVtt } from '../vtt.ts'

/** The bytes of a film, for whoever has the key or a signed link. */
export function contentRoutes(deps: HttpDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const answerFile = createAnswerFile(deps)

  routes.options('/v1/videos/:id/content', answerPreflight)
  routes.get('/v1/videos/:id/content', async (c) => {
    if (!(await itsTurn(c))) return alreadySent(NOBODY_THERE)
    const variant = readVariant(c.req.query('variant'))
    const task = await findFor(c, deps, variant)
    const files = await requireFiles(deps, task)
    if (variant === 'vtt') return serveVtt(c, deps, task)
    const key = files[variant] ?? missing(variant)
    const file = await deps.storage.open(key)
    const extension = key.slice(key.lastIndexOf('.'))
    const name = `${task.id}${variant === 'video' ? '' : `-${variant}`}`
    const facts: FileFacts = {
      etag: `"${task.id}-${task.attempt}-${variant}"`,
      modifiedAt: task.completedAt ?? task.createdAt,
      mimeType: MIME_TYPES[extension] ?? task.mimeType ?? 'application/octet-stream',
      ...toFileName(c.req.query('download'), { name, extension }),
    }
    const answer = (file && (await serveFile(c, file, facts))) ?? (await gone(deps, task))
    return 'pieces' in answer ? answerFile(c, answer) : answer
  })

  return routes
}

/** Made anew each time: the link in it is signed, and expires. */
function serveVtt(c: RequestContext, deps: HttpDeps, task: Task): Response {
  const grid = task.files?.spriteGrid ?? missing('vtt')
  const url = deps.signer.linkTo(task, 'spritesheet', baseUrlOf(c, deps))
  return c.body(toVtt(grid, url), 200, { 'Content-Type': 'text/vtt; charset=utf-8' })
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
}

/** With a valid signature anybody; otherwise only the key that made it. */
async function findFor(
  c: RequestContext,
  { tasks, signer }: HttpDeps,
  variant: Variant,
): Promise<Task> {
  const id = c.req.param('id') ?? ''
  const signature = c.req.query('signature')
  if (signature === undefined) return tasks.get(id, c.var.key)
  if (variant === 'plan') throw notByLink()
  const expiresAt = readWhole(c.req.query('expires') ?? '')
  if (!signer.isOurs({ id, variant, expiresAt, signature })) throw invalidLink()
  const task = await tasks.find(id)
  if (!task) throw taskNotFound(id)
  // A link ends with its film; then there is no fresh one, and the film's end is what there is to say.
  if (expiresAt * 1_000 <= Date.now() && !isOver(task)) throw invalidLink()
  return task
}

function invalidLink(): AppError {
  return new AppError(
    'invalid_signature',
    'This link has expired or was changed. GET the video for a fresh one.',
  )
}

function notByLink(): AppError {
  return new AppError('invalid_signature', 'No link leads to a plan: ask for it with your key.')
}

/** Only as we write it: "0123" is not the number that was signed. */
function readWhole(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.NaN
}

function readVariant(text: string | undefined): Variant {
  const variant = VARIANTS.find((name) => name === (text ?? 'video'))
  if (variant) return variant
  throw new AppError('invalid_value', `\`variant\` must be one of ${VARIANTS.join(', ')}.`, {
    param: 'variant',
  })
}

async function requireFiles({ tasks }: HttpDeps, task: Task): Promise<TaskFiles> {
  if (!isTerminal(task.status)) {
    const { etaSeconds } = await tasks.forecast(task)
    throw new AppError('video_not_ready', `This video is ${task.status}; ask again later.`, {
      retryAfterMs: pollAfterMs(etaSeconds),
    })
  }
  if (task.status !== 'completed') {
    const why = task.error ? ` ${task.error.message}` : ''
    throw new AppError('video_failed', `There is no film: the task is ${task.status}.${why}`)
  }
  if (!task.files || isOver(task)) throw expired()
  return task.files
}

function missing(variant: Variant): never {
  throw new AppError('unsupported_value', `This video has no ${variant}.`, { param: 'variant' })
}

/** Removed between our looking and our reading, or by somebody else, or never in this storage. */
async function gone({ tasks }: HttpDeps, { id }: Task): Promise<never> {
  const task = await tasks.find(id)
  if (!task) throw taskNotFound(id)
  throw task.files && !isOver(task) ? lost() : expired()
}

function lost(): AppError {
  return new AppError(
    'video_expired',
    'The file of this film is not here: it was lost, or another node of the service has it. Create it again with the same seed.',
  )
}

function expired(): AppError {
  return new AppError(
    'video_expired',
    'The film has been removed after its time. Create it again with the same seed.',
  )
}

import { Hono } from 'hono'
import { AppError } from '../../errors/app-error.ts'
import { taskNotFound } from '../../tasks/find-task.ts'
import { isTerminal, type Task } from '../../tasks/task.ts'
import { pollAfterMs } from '../answer-video.ts'
import type { HttpDeps } from '../deps.ts'
import { VARIANTS, type Variant } from '../links.ts'
import type { Env, RequestContext } from '../request-context.ts'
import { serveFile } from '../serve-file.ts'

/** The bytes of a film, for whoever has the key or a signed link. */
export function contentRoutes(deps: HttpDeps): Hono<Env> {
  const routes = new Hono<Env>()

  routes.get('/v1/videos/:id/content', async (c) => {
    const variant = readVariant(c.req.query('variant'))
    const task = await findFor(c, deps, variant)
    const key = await requireFile(deps, task, variant)
    const file = await deps.storage.open(key)
    if (!file) throw expired()
    const extension = key.slice(key.lastIndexOf('.'))
    return serveFile(c, file, {
      etag: `"${task.id}-${task.attempt}-${variant}"`,
      mimeType: MIME_TYPES[extension] ?? task.mimeType ?? 'application/octet-stream',
      fileName: `${task.id}${variant === 'video' ? '' : `-${variant}`}${extension}`,
    })
  })

  return routes
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
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
  const expiresAt = readWhole(c.req.query('expires') ?? '')
  if (!signer.isValid({ id, variant, expiresAt, signature })) {
    throw new AppError(
      'invalid_signature',
      'This link has expired or was changed. GET the video for a fresh one.',
    )
  }
  const task = await tasks.find(id)
  if (!task) throw taskNotFound(id)
  return task
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

async function requireFile({ tasks }: HttpDeps, task: Task, variant: Variant): Promise<string> {
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
  if (!task.files) throw expired()
  const key = task.files[variant]
  if (key === null) {
    throw new AppError('unsupported_value', `This video has no ${variant}.`, { param: 'variant' })
  }
  return key
}

function expired(): AppError {
  return new AppError(
    'video_expired',
    'The film has been removed after its time. Create it again with the same seed.',
  )
}

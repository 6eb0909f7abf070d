import type { Queries } from '../db/database.ts'
import { isTerminal, type Task } from '../tasks/task.ts'
import type { HttpDeps } from './deps.ts'
import type { RequestContext } from './request-context.ts'
import { toVideoJson, type VideoJson } from './video-json.ts'

/** A task as its caller sees it. While it is under way, headers say when to ask again. */
export async function answerVideo(
  c: RequestContext,
  deps: HttpDeps,
  task: Task,
): Promise<Response> {
  const video = await videoJson(c, deps, { task })
  if (!isTerminal(task.status)) {
    const afterMs = pollAfterMs(video.eta_seconds)
    c.header('Retry-After', String(Math.ceil(afterMs / 1_000)))
    c.header('openai-poll-after-ms', String(afterMs))
  }
  return c.json(video)
}

export async function videoJson(
  c: RequestContext,
  { tasks, signer, config }: HttpDeps,
  { task, queries }: { task: Task; queries?: Queries },
): Promise<VideoJson> {
  const baseUrl = config.publicUrl ?? new URL(c.req.url).origin
  return toVideoJson(task, {
    forecast: await tasks.forecast(task, queries),
    links: signer.linksFor(task, baseUrl),
  })
}

/** Half of what is left, so that a film is never found late by more than half its time. */
export function pollAfterMs(etaSeconds: number | null): number {
  return Math.min(10_000, Math.max(500, (etaSeconds ?? 1) * 500))
}

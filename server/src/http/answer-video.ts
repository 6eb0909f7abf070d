import type { Queries } from '../db/database.ts'
import { NO_FORECAST } from '../tasks/forecast.ts'
import { isTerminal, type Task } from '../tasks/task.ts'
import type { HttpDeps } from './deps.ts'
import type { RequestContext } from './request-context.ts'
import { toVideoJson, type VideoJson } from './video-json.ts'
import { answerJsonText, setHeader } from './answer-headers.ts'

/** A task as its caller sees it. While it is under way, headers say when to ask again. */
export function answerVideo(
  c: RequestContext,
  deps: HttpDeps,
  task: Task,
): Response | Promise<Response> {
  const baseUrl = baseUrlOf(c, deps)
  if (isTerminal(task.status)) return answerJsonText(c, writeEnded(deps, task, baseUrl))
  return answerActive(c, deps, { task, baseUrl })
}

async function answerActive(
  c: RequestContext,
  deps: HttpDeps,
  shown: { task: Task; baseUrl: string },
): Promise<Response> {
  const video = await showVideo(deps, shown)
  tellPace(c, video.eta_seconds)
  return answerJsonText(c, JSON.stringify(video))
}

/** When to ask again. */
export function tellPace(c: RequestContext, etaSeconds: number | null): void {
  const afterMs = pollAfterMs(etaSeconds)
  setHeader(c, 'Retry-After', String(Math.ceil(afterMs / 1_000)))
  setHeader(c, 'openai-poll-after-ms', String(afterMs))
}

const written = new WeakMap<object, string>()

/** Nothing but its links changes about a task that has ended: as long as they are the same, so is the answer. */
function writeEnded({ signer }: HttpDeps, task: Task, baseUrl: string): string {
  const links = signer.linksFor(task, baseUrl)
  const known = written.get(links ?? task)
  if (known !== undefined) return known
  const text = JSON.stringify(toVideoJson(task, { forecast: NO_FORECAST, links }))
  written.set(links ?? task, text)
  return text
}

export function videoJson(
  c: RequestContext,
  deps: HttpDeps,
  { task, queries }: { task: Task; queries?: Queries },
): Promise<VideoJson> {
  const baseUrl = baseUrlOf(c, deps)
  return showVideo(deps, { task, baseUrl, ...(queries && { queries }) })
}

/** Where the links of an answer lead: where the operator says, or to the host that was asked. */
export function baseUrlOf(c: RequestContext, { config }: Pick<HttpDeps, 'config'>): string {
  const { url } = c.req
  return config.publicUrl ?? url.slice(0, url.indexOf('/', 'https://'.length))
}

export async function showVideo(
  { tasks, signer }: Pick<HttpDeps, 'tasks' | 'signer'>,
  { task, baseUrl, queries }: { task: Task; baseUrl: string; queries?: Queries },
): Promise<VideoJson> {
  return toVideoJson(task, {
    forecast: await tasks.forecast(task, queries),
    links: signer.linksFor(task, baseUrl),
  })
}

/** Half of what is left, so that a film is never found late by more than half its time. */
export function pollAfterMs(etaSeconds: number | null): number {
  return Math.min(10_000, Math.max(500, (etaSeconds ?? 10) * 500))
}

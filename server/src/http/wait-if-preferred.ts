import { isTerminal, type Task } from '../tasks/task.ts'
import type { HttpDeps } from './deps.ts'
import type { RequestContext } from './request-context.ts'
import { setHeader } from './set-header.ts'

const LONGEST_WAIT_SECONDS = 60

/** `Prefer: wait=20`: the answer comes when the task has ended, or when the time is up. Undefined: not asked for. */
export async function waitIfPreferred(
  c: RequestContext,
  { tasks, stopping }: Pick<HttpDeps, 'tasks' | 'stopping'>,
  id: string,
): Promise<Task | undefined> {
  const asked = /(?:^|[,;\s])wait=(\d{1,9})(?:$|[,;\s])/i.exec(c.req.header('Prefer') ?? '')?.[1]
  if (asked === undefined) return undefined
  const seconds = Math.min(Number(asked), LONGEST_WAIT_SECONDS)
  setHeader(c, 'Preference-Applied', `wait=${seconds}`)
  const signal = AbortSignal.any([c.req.raw.signal, stopping])
  const ended = tasks.watch.ended(id, { ms: seconds * 1_000, signal })
  // It may have ended before we began to watch: look once before waiting.
  const before = await tasks.find(id)
  if (before && !isTerminal(before.status)) await ended
  return tasks.find(id)
}

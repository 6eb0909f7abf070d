import { isTerminal, type Task } from '../tasks/task.ts'
import type { Tasks } from '../tasks/tasks.ts'
import type { HttpDeps } from './deps.ts'
import type { RequestContext } from './request-context.ts'
import { setHeader } from './answer-headers.ts'

const LONGEST_WAIT_SECONDS = 60

/** `Prefer: wait=20`: the answer comes when the task has ended, or when the time is up. Undefined: not asked for. */
export async function waitIfPreferred(
  c: RequestContext,
  { tasks, stopping }: Pick<HttpDeps, 'tasks' | 'stopping'>,
  id: string,
): Promise<Task | undefined> {
  const asked = /(?:^|[,;\s])wait\s*=\s*"?(\d+)"?(?:$|[,;\s])/i.exec(
    c.req.header('Prefer') ?? '',
  )?.[1]
  if (asked === undefined) return undefined
  const seconds = Math.min(Number(asked), LONGEST_WAIT_SECONDS)
  setHeader(c, 'Preference-Applied', `wait=${seconds}`)
  await waitForEnd(tasks, id, { ms: seconds * 1_000, signals: [c.req.raw.signal, stopping] })
  return tasks.find(id)
}

interface Patience {
  readonly ms: number
  readonly signals: readonly AbortSignal[]
}

/** Not `AbortSignal.any`: on Node 20 the signal that lives longest keeps a trace of every call. */
async function waitForEnd(tasks: Tasks, id: string, { ms, signals }: Patience): Promise<void> {
  const over = new AbortController()
  const stop = (): void => over.abort()
  for (const signal of signals) signal.addEventListener('abort', stop)
  if (signals.some(({ aborted }) => aborted)) stop()
  try {
    const ended = tasks.watch.ended(id, { ms, signal: over.signal })
    // It may have ended before we began to watch: look once before waiting.
    const before = await tasks.find(id)
    if (before && !isTerminal(before.status)) await ended
  } finally {
    stop()
    for (const signal of signals) signal.removeEventListener('abort', stop)
  }
}

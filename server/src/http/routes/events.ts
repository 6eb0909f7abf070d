import { Hono } from 'hono'
import { isTerminal } from '../../tasks/task.ts'
import { alreadySent, NOBODY_THERE } from '../already-sent.ts'
import { baseUrlOf, showVideo } from '../answer-video.ts'
import type { HttpDeps } from '../deps.ts'
import { itsTurn } from '../its-turn.ts'
import { eventId } from '../live-task.ts'
import { createLiveTasks, type LiveTasks } from '../live-tasks.ts'
import type { Env } from '../request-context.ts'

const HEARTBEAT_MS = 15_000
/** A reader that does not read is let go; when it comes back it gets the state of then. */
const MOST_UNREAD_BYTES = 65_536

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // nginx would otherwise keep events back until it has a page of them.
  'X-Accel-Buffering': 'no',
}

/** What becomes of a task, as it happens. */
export function eventRoutes(deps: HttpDeps): Hono<Env> {
  const routes = new Hono<Env>()
  const { tasks, stopping, onError } = deps
  const live = createLiveTasks({
    tasks,
    stopping,
    heartbeatMs: HEARTBEAT_MS,
    show: (task, baseUrl) => showVideo(deps, { task, baseUrl }),
    onError: (error) => onError(error as Error, 'events'),
  })

  routes.get('/v1/videos/:id/events', async (c) => {
    if (!(await itsTurn(c))) return alreadySent(NOBODY_THERE)
    const task = await tasks.get(c.req.param('id'), c.var.key)
    const knows = c.req.header('Last-Event-ID') === eventId(task)
    // A browser connects again after every end; 204 is how to tell it that this was the last.
    if (knows && isTerminal(task.status)) return c.body(null, 204)
    if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS)
    const { signal } = c.req.raw
    const stream = openStream({ id: task.id, baseUrl: baseUrlOf(c, deps), signal }, live)
    return c.body(stream, 200, HEADERS)
  })

  return routes
}

interface Watched {
  readonly id: string
  readonly baseUrl: string
  /** The caller has gone, perhaps before anything was read. */
  readonly signal: AbortSignal
}

function openStream({ id, baseUrl, signal }: Watched, live: LiveTasks): ReadableStream<Uint8Array> {
  let stop = (): void => undefined
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(new TextEncoder().encode('retry: 2000\n\n'))
        stop = live.listen(id, baseUrl, (bytes, last) => {
          if (bytes) controller.enqueue(bytes)
          const isStuck = (controller.desiredSize ?? 0) < 0
          if (isStuck && !last) stop()
          if (last || isStuck) controller.close()
        })
        signal.addEventListener('abort', stop)
        if (signal.aborted) stop()
      },
      cancel: () => stop(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_UNREAD_BYTES }),
  )
}

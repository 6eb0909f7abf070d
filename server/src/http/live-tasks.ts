import { AppError } from '../errors/app-error.ts'
import { isTerminal, type Task } from '../tasks/task.ts'
import type { Tasks } from '../tasks/tasks.ts'
import { openLiveTask, type LiveTask, type Listener } from './live-task.ts'
import type { VideoJson } from './video-json.ts'

export interface LiveOptions {
  readonly tasks: Tasks
  /** A task as its caller sees it. */
  readonly show: (task: Task, baseUrl: string) => Promise<VideoJson>
  readonly stopping: AbortSignal
  readonly heartbeatMs: number
  readonly onError: (error: unknown) => void
}

export type LiveTasks = ReturnType<typeof createLiveTasks>

/** Each costs a socket; beyond this a process runs out of those before it runs out of memory. */
const MOST_LISTENERS = 10_000

/** Tells listeners what becomes of tasks. Those who watch the same task share one look at it. */
export function createLiveTasks({ tasks, show, stopping, heartbeatMs, onError }: LiveOptions) {
  const live = new Map<string, LiveTask>()
  let listening = 0
  stopping.addEventListener('abort', () => {
    for (const task of live.values()) task.end()
  })

  const open = (id: string, baseUrl: string): LiveTask => {
    const look = async () => {
      const task = await tasks.find(id)
      if (!task) return undefined
      const { status, progress } = task
      return { status, progress, last: isTerminal(status), data: await show(task, baseUrl) }
    }
    const opened = openLiveTask({ id, look, heartbeatMs, onError })
    const off = tasks.watch.on(id, opened.refresh)
    opened.onEmpty(() => {
      off()
      live.delete(`${baseUrl} ${id}`)
    })
    live.set(`${baseUrl} ${id}`, opened)
    return opened
  }

  return {
    listening: () => listening,

    /** Starts with the state of now. Returns how to stop listening. */
    listen(id: string, baseUrl: string, listener: Listener): () => void {
      if (listening >= MOST_LISTENERS) {
        throw new AppError('concurrency_limit_exceeded', 'Too many are watching. Poll instead.', {
          retryAfterMs: 10_000,
        })
      }
      const task = live.get(`${baseUrl} ${id}`) ?? open(id, baseUrl)
      listening += 1
      const stop = task.add(listener, () => (listening -= 1))
      if (stopping.aborted) task.end()
      return stop
    },
  }
}

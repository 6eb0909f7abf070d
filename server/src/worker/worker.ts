import type { Engine } from '../engines/engine.ts'
import type { Engines } from '../engines/load-engines.ts'
import type { Database } from '../db/database.ts'
import { AppError, fromEngine } from '../errors/app-error.ts'
import { isTerminal, type Task, type TaskError } from '../tasks/task.ts'
import type { Watch } from '../tasks/watch-tasks.ts'
import { runAttempt, type AttemptDeps } from './attempt.ts'
import type { Queue } from './queue.ts'

export interface WorkerOptions extends AttemptDeps {
  readonly database: Database
  readonly queue: Queue
  readonly engines: Engines
  readonly watch: Watch
  readonly workers: number
  readonly leaseMs: number
  readonly pollMs: number
  readonly maxAttempts: number
  readonly taskTimeoutMs: number
  readonly onError: (error: Error) => void
}

export interface Worker {
  /** How many films are being made. */
  running(): number
  /** Takes no more, hands back what is being made. Safe to call twice. */
  stop(): Promise<void>
}

type Reason = 'shutdown' | 'ended' | 'lost' | 'deadline'

/** One claim loop for the process, with as many slots as there are workers. */
export function startWorker(options: WorkerOptions): Worker {
  const { queue, engines, database, workers, pollMs, onError } = options
  const running = new Map<string, { engine: Engine; done: Promise<void> }>()
  const stopping = new AbortController()
  let wake = (): void => undefined

  const freeModels = (): string[] =>
    [...engines.values()]
      .filter(({ id, capabilities: { atOnce } }) => {
        const busy = [...running.values()].filter(({ engine }) => engine.id === id).length
        return atOnce === null || busy < atOnce
      })
      .map(({ id }) => id)

  const start = (task: Task): void => {
    const engine = engines.get(task.model)
    if (!engine) return // never claimed: only models of ours are
    const done = runTask(task, { ...options, engine, stopping: stopping.signal })
      .catch((error: unknown) => onError(asError(error)))
      .finally(() => {
        running.delete(task.id)
        wake()
      })
    running.set(task.id, { engine, done })
  }

  const claimOne = async (): Promise<boolean> => {
    if (running.size >= workers) return false
    try {
      const task = await queue.claim(freeModels())
      if (task) start(task)
      return task !== undefined
    } catch (error) {
      onError(asError(error)) // the store does not answer: the next poll tries again
      return false
    }
  }

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let woken = false
      const called = new Promise<void>((resolve) => {
        wake = () => {
          woken = true
          resolve()
        }
      })
      if (await claimOne()) continue
      // A task that arrived while we looked has woken us already.
      if (!woken && !stopping.signal.aborted) await Promise.race([called, sleep(pollMs)])
    }
  }

  const unsubscribe = database.subscribe('queued', () => wake())
  const looping = loop()

  const stop = async (): Promise<void> => {
    stopping.abort()
    unsubscribe()
    wake()
    await looping
    await Promise.all([...running.values()].map(({ done }) => done))
  }
  let stopped: Promise<void> | undefined
  return { running: () => running.size, stop: () => (stopped ??= stop()) }
}

type RunOptions = WorkerOptions & { readonly engine: Engine; readonly stopping: AbortSignal }

/** Every way out of an attempt: done, ended by the caller, lost, shutting down, too late, again, failed. */
async function runTask(task: Task, options: RunOptions): Promise<void> {
  const { queue, engine, watch, leaseMs, stopping } = options
  const control = new AbortController()
  const abort = (reason: Reason): void => control.abort(reason)
  const onShutdown = (): void => abort('shutdown')

  stopping.addEventListener('abort', onShutdown)
  const off = watch.on(task.id, ({ status }) => isTerminal(status) && abort('ended'))
  const heartbeat = setInterval(() => void beat(queue, task, abort), leaseMs / 3)
  const deadlineMs = (task.startedAt ?? Date.now()) + options.taskTimeoutMs - Date.now()
  const deadline = setTimeout(() => abort('deadline'), Math.max(0, deadlineMs))
  if (stopping.aborted) onShutdown()
  try {
    control.signal.throwIfAborted()
    await runAttempt(options, task, { engine, signal: control.signal })
  } catch (thrown) {
    await handleFailure(task, options, {
      thrown,
      reason: control.signal.reason as Reason | undefined,
    })
  } finally {
    clearInterval(heartbeat)
    clearTimeout(deadline)
    off()
    stopping.removeEventListener('abort', onShutdown)
  }
}

async function beat(queue: Queue, task: Task, abort: (reason: Reason) => void): Promise<void> {
  // A store that does not answer is no reason to stop yet: the fence guards the end.
  const kept = await queue.renew(task).catch(() => true)
  if (!kept) abort('lost')
}

async function handleFailure(
  task: Task,
  { queue, onError, maxAttempts }: RunOptions,
  { thrown, reason }: { thrown: unknown; reason: Reason | undefined },
): Promise<void> {
  if (reason === 'ended' || reason === 'lost') return
  if (reason === 'shutdown') return void (await queue.giveBack(task))
  if (reason === 'deadline') return void (await queue.fail(task, toTaskError(timeoutError())))

  const error = fromEngine(thrown)
  if (error.code === 'internal_error') onError(asError(thrown))
  // `interrupted` may be tried again by the caller, never by us: it may cost money twice.
  if (error.retryable && error.code !== 'interrupted' && task.tries < maxAttempts) {
    await queue.retry(task, error.retryAfterMs ?? backoffMs(task.tries))
  } else {
    await queue.fail(task, toTaskError(error))
  }
}

/** 1 s, 2 s, 4 s, … at most a minute. */
export function backoffMs(tries: number): number {
  return Math.min(1_000 * 2 ** (tries - 1), 60_000)
}

export function toTaskError({ code, message, param, type, retryable }: AppError): TaskError {
  return { code, message, param, type, retryable }
}

export function timeoutError(): AppError {
  return new AppError(
    'timeout',
    'The film was not finished in time. Ask for a shorter or smaller one.',
  )
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

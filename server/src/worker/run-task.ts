import type { Engine, StopReason } from '../engines/engine.ts'
import { AppError, fromEngine } from '../errors/app-error.ts'
import { isTerminal, type Task, type TaskError } from '../tasks/task.ts'
import type { Watch } from '../tasks/watch-tasks.ts'
import { runAttempt, type AttemptDeps } from './attempt.ts'
import type { Queue } from './queue.ts'

export interface RunOptions extends AttemptDeps {
  readonly watch: Watch
  readonly leaseMs: number
  readonly maxAttempts: number
  readonly taskTimeoutMs: number
  readonly stopping: AbortSignal
  readonly onError: (error: unknown) => void
  /** An engine failed, in its own words: nothing that we could mend. */
  readonly onFailure?: (task: Task, error: AppError) => void
}

/** Every way out of an attempt: done, ended by the caller, lost, shutting down, too late, again, failed. */
export async function runTask(task: Task, engine: Engine, options: RunOptions): Promise<void> {
  const { queue, watch, leaseMs, stopping } = options
  const control = new AbortController()
  const abort = (reason: StopReason): void => control.abort(reason)
  const onShutdown = (): void => abort('shutdown')

  stopping.addEventListener('abort', onShutdown)
  const off = watch.on(task.id, ({ status }) => isTerminal(status) && abort('ended'))
  const heartbeat = setInterval(() => void beat(queue, task, abort), leaseMs / 3)
  const leftMs = Math.max(0, options.taskTimeoutMs - task.workedMs)
  const deadline = setTimeout(() => abort('deadline'), leftMs)
  // Not left to the timer: an engine that is started for no time at all might still submit, and be paid.
  if (leftMs === 0) abort('deadline')
  if (stopping.aborted) onShutdown()
  try {
    control.signal.throwIfAborted()
    await runAttempt(options, task, { engine, signal: control.signal })
  } catch (thrown) {
    await handleFailure(task, options, {
      thrown,
      reason: control.signal.reason as StopReason | undefined,
    })
  } finally {
    clearInterval(heartbeat)
    clearTimeout(deadline)
    off()
    stopping.removeEventListener('abort', onShutdown)
  }
}

async function beat(queue: Queue, task: Task, abort: (reason: StopReason) => void): Promise<void> {
  // A store that does not answer is no reason to stop yet: the fence guards the end.
  const kept = await queue.renew(task).catch(() => true)
  if (kept) return
  // Of a cancel the news may have been lost; a film that nobody wants must not go on at a model server.
  abort((await queue.isOver(task).catch(() => false)) ? 'ended' : 'lost')
}

async function handleFailure(
  task: Task,
  { queue, onError, onFailure, maxAttempts }: RunOptions,
  { thrown, reason }: { thrown: unknown; reason: StopReason | undefined },
): Promise<void> {
  if (reason === 'ended' || reason === 'lost') return
  if (reason === 'shutdown') return void (await queue.giveBack(task))
  if (reason === 'deadline') return void (await queue.fail(task, toTaskError(timeoutError())))

  const error = fromEngine(thrown)
  if (error.code === 'internal_error' || error.code === 'storage_full') onError(thrown)
  else onFailure?.(task, error)
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

function timeoutError(): AppError {
  return new AppError(
    'timeout',
    'The film was not finished in time. Ask for a shorter or smaller one.',
  )
}

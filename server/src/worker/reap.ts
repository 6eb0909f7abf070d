import { AppError } from '../errors/app-error.ts'
import type { Database } from '../db/database.ts'
import type { Task } from '../tasks/task.ts'
import type { Queue } from './queue.ts'
import { toTaskError } from './run-task.ts'

export interface ReapOptions {
  readonly database: Database
  readonly queue: Queue
  readonly maxAttempts: number
  /** Whether this process is making it, whatever its lease says. */
  readonly isMaking?: (taskId: string) => boolean
  /** Those of whom it is certain that nobody works on them; absent: all. */
  readonly certain?: (abandoned: readonly Task[]) => readonly Task[]
}

/** Takes tasks from workers that are gone: back to the queue, or to an end if they had their chances. */
export async function reap(
  options: ReapOptions,
  { ofThisNode }: { ofThisNode: boolean },
): Promise<number> {
  const abandoned = await options.queue.abandoned({ ofThisNode })
  // A machine that was asleep finds its leases over when it wakes: its films go on all the same.
  const byOthers = abandoned.filter(({ id }) => options.isMaking?.(id) !== true)
  const tasks = options.certain?.(byOthers) ?? byOthers
  for (const task of tasks) await reapTask(task, options)
  if (tasks.length > 0) options.database.publish('queued', '')
  return tasks.length
}

/**
 * A store that was away for longer than a lease, or whose clock was set, finds the leases of all workers over: those who live renew
 * them in a moment. So a task is only certain to be abandoned when its lease has been over for a while, and is still the same one.
 */
export function createPatience(patienceMs: number) {
  let since = new Map<string, number>()

  return (abandoned: readonly Task[], now = performance.now()): readonly Task[] => {
    const sinceOf = (task: Task): number => since.get(leaseOf(task)) ?? now
    since = new Map(abandoned.map((task) => [leaseOf(task), sinceOf(task)]))
    return abandoned.filter((task) => now - sinceOf(task) >= patienceMs)
  }
}

const leaseOf = ({ id, attempt, leaseUntil }: Task): string => `${id} ${attempt} ${leaseUntil}`

async function reapTask(task: Task, { queue, maxAttempts }: ReapOptions): Promise<void> {
  if (task.tries >= maxAttempts) {
    await queue.fail(task, toTaskError(interruptedError(task.tries)))
  } else {
    await queue.retry(task, 0)
  }
}

function interruptedError(tries: number): AppError {
  return new AppError(
    'interrupted',
    `The service stopped ${tries} times while this film was being made. Create the task again.`,
  )
}

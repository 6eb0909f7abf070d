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
}

/** Takes tasks from workers that are gone: back to the queue, or to an end if they had their chances. */
export async function reap(
  options: ReapOptions,
  { ofThisNode }: { ofThisNode: boolean },
): Promise<number> {
  const abandoned = await options.queue.abandoned({ ofThisNode })
  // A machine that was asleep finds its leases over when it wakes: its films go on all the same.
  const tasks = abandoned.filter(({ id }) => options.isMaking?.(id) !== true)
  for (const task of tasks) await reapTask(task, options)
  if (tasks.length > 0) options.database.publish('queued', '')
  return tasks.length
}

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

import type { Key } from '../access/key.ts'
import { createLines } from '../engines/lines.ts'
import type { Engines } from '../engines/load-engines.ts'
import { createTask, type CreateDeps } from './create-task.ts'
import { cancelTask, deleteTask } from './end-task.ts'
import { createFindTask, listTasks, taskNotFound, type ListOptions } from './find-task.ts'
import { createForecast } from './forecast.ts'
import { findReplay } from './idempotency.ts'
import type { CreateOptions, Idempotency } from './new-task.ts'
import type { Task } from './task.ts'
import { watchTasks } from './watch-tasks.ts'

export interface TasksDeps extends Omit<CreateDeps, 'lines'> {
  readonly engines: Engines
  readonly workers: number
  /** How long a worker that stopped answering keeps its task. */
  readonly lease: number
}

export type Tasks = ReturnType<typeof openTasks>

/** All that callers may do with tasks. Whose task it is, is asked here and nowhere else. */
export function openTasks(given: TasksDeps) {
  const { database, engines, workers } = given
  const deps = { ...given, lines: createLines(engines, workers) }
  const find = createFindTask(database)

  const get = async (id: string, key: Key): Promise<Task> => {
    const task = await find(id)
    if (!task || task.keyId !== key.id) throw taskNotFound(id)
    return task
  }

  return {
    find,
    get,
    create: (options: CreateOptions) => createTask(deps, options),
    list: (options: ListOptions) => listTasks(database, options),
    forecast: createForecast(database, deps),
    watch: watchTasks(database),

    /** What an earlier request with the same Idempotency-Key was told, asked before anything dear is done. */
    replay: (key: Key, idempotency: Idempotency) =>
      findReplay(database.read, { ...idempotency, keyId: key.id, now: Date.now() }),

    async cancel(id: string, key: Key): Promise<Task> {
      await get(id, key)
      await cancelTask(database, id)
      return get(id, key)
    },

    async delete(id: string, key: Key): Promise<void> {
      await get(id, key)
      await deleteTask(deps, id)
    },
  }
}

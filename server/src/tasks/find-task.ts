import type { Database, Queries } from '../db/database.ts'
import type { Mode } from '../engines/engine.ts'
import { AppError } from '../errors/app-error.ts'
import type { Status, Task } from './task.ts'
import { isTaskId } from './task-id.ts'
import { toTask, type TaskRow } from './task-row.ts'

/** Reads one task. Where the store gives the same row again, so is the task. */
export function createFindTask({ read, prepareRead }: Database) {
  const anyTask = read.selectFrom('tasks').selectAll().where('id', '=', '').compile()
  const byId = prepareRead<TaskRow>(anyTask)
  const known = new WeakMap<Readonly<TaskRow>, Task>()
  return async (id: string): Promise<Task | undefined> => {
    if (!isTaskId(id)) return undefined
    const row = await byId(id)
    if (!row) return undefined
    const task = known.get(row) ?? toTask(row)
    known.set(row, task)
    return task
  }
}

export function taskNotFound(id: string): AppError {
  return new AppError('video_not_found', `There is no video "${id.slice(0, 100)}" for this key.`)
}

export interface ListOptions {
  readonly keyId: string
  readonly after?: string | undefined
  readonly limit: number
  readonly order: 'asc' | 'desc'
  readonly status?: Status | undefined
  readonly type?: Mode | undefined
}

export interface TaskPage {
  readonly tasks: readonly Task[]
  readonly hasMore: boolean
}

/** By order of creation. Rows that arrive meanwhile neither shift nor repeat what is still to come. */
export async function listTasks({ read }: Database, options: ListOptions): Promise<TaskPage> {
  const { keyId, after, limit, order, status, type } = options
  let query = read
    .selectFrom('tasks')
    .selectAll()
    .where('key_id', '=', keyId)
    .orderBy('seq', order)
    .limit(limit + 1)
  if (status) query = query.where('status', '=', status)
  if (type) query = query.where('type', '=', type)
  if (after !== undefined) {
    const seq = await placeOf(read, { keyId, after })
    query = query.where('seq', order === 'asc' ? '>' : '<', seq)
  }
  const rows = await query.execute()
  return { tasks: rows.slice(0, limit).map(toTask), hasMore: rows.length > limit }
}

/** Where the last page ended; also if that task was deleted since. */
async function placeOf(
  read: Queries,
  { keyId, after }: { keyId: string; after: string },
): Promise<number> {
  for (const table of isTaskId(after) ? (['tasks', 'deleted_tasks'] as const) : []) {
    const row = await read
      .selectFrom(table)
      .select('seq')
      .where('id', '=', after)
      .where('key_id', '=', keyId)
      .executeTakeFirst()
    if (row) return row.seq
  }
  throw new AppError(
    'invalid_value',
    `\`after\` names no video of yours: "${after.slice(0, 100)}".`,
    { param: 'after' },
  )
}

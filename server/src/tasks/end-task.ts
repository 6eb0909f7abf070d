import { addUsage } from '../access/usage.ts'
import type { Database, Queries } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import type { Storage } from '../storage/storage.ts'
import { dropEvents, writeEvent } from '../webhooks/outbox.ts'
import { isTerminal, statusesBefore, storageKeys, toEnded, type Status, type Task } from './task.ts'
import { toTask, type TaskRow } from './task-row.ts'

/** Cancels an active task; a finished one stays as it is. The worker hears of it and stops within moments. */
export async function cancelTask(database: Database, id: string): Promise<void> {
  const cancelled = await database.write(async (queries) => {
    const task = await cancel(queries, id)
    if (task) await writeEvent(queries, database, toEnded(task))
    return task
  })
  if (cancelled) announce(database, cancelled)
}

/**
 * Removes the row, and events that are not yet delivered with it, then the files: a crash between the two leaves
 * orphans, which the sweeper finds.
 */
export async function deleteTask(
  { database, storage }: { database: Database; storage: Storage },
  id: string,
): Promise<void> {
  const deleted = await makingRoom({ database, storage }, id, async (queries) => {
    const wasActive = (await cancel(queries, id)) !== undefined
    const row = await queries
      .deleteFrom('tasks')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    await dropEvents(queries, id)
    if (row) await rememberPlace(queries, row)
    return row && { task: toTask(row), wasActive }
  })
  if (!deleted) return
  // Of a task that had ended before everybody has heard.
  if (deleted.wasActive) announce(database, deleted.task)
  await removeFiles(storage, deleted.task)
}

/**
 * Writes what lets a film go. On a disk that is full to the last byte nothing can be written before its files are gone, and nobody
 * could make room by deleting: then they go first.
 */
export async function makingRoom<Result>(
  { database, storage }: { database: Database; storage: Storage },
  id: string,
  unit: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.write(unit)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'storage_full') throw error
    const tasks = database.read.selectFrom('tasks').selectAll().where('id', '=', id)
    const row = await tasks.executeTakeFirst()
    if (row && isTerminal(row.status as Status)) await removeFiles(storage, toTask(row))
    return database.write(unit)
  }
}

export async function removeFiles(storage: Storage, task: Task): Promise<void> {
  for (const key of storageKeys(task.files)) await storage.remove(key)
  if (task.imageFile) await storage.remove(task.imageFile)
}

/** Tells whoever watches or works on this task, or on its event. */
export function announce(database: Database, task: Pick<Task, 'id' | 'status' | 'progress'>): void {
  database.publish('changed', JSON.stringify([task.id, task.status, task.progress]))
  if (isTerminal(task.status)) database.publish('outbox', '')
}

/** Whoever is paging through a list can go on from a task that is deleted meanwhile. */
async function rememberPlace(queries: Queries, { id, key_id, seq }: TaskRow): Promise<void> {
  await queries
    .insertInto('deleted_tasks')
    .values({ id, key_id, seq, deleted_at: Date.now() })
    .execute()
}

async function cancel(queries: Queries, id: string): Promise<Task | undefined> {
  const now = Date.now()
  const row = await queries
    .updateTable('tasks')
    .set({ status: 'cancelled', completed_at: now, lease_until: null, worker: null })
    .where('id', '=', id)
    .where('status', 'in', statusesBefore('cancelled'))
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  // A film that was never made is not paid for.
  await addUsage(queries, {
    keyId: row.key_id,
    at: row.created_at,
    tasks: 0,
    seconds: -row.duration,
    bytes: 0,
  })
  return toTask(row)
}

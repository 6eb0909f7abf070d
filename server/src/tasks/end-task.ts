import { addUsage } from '../access/usage.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { statusesBefore, storageKeys, type Task } from './task.ts'
import { toTask } from './task-row.ts'

/** Cancels an active task; a finished one stays as it is. The worker hears of it and stops within moments. */
export async function cancelTask(database: Database, id: string): Promise<void> {
  const cancelled = await database.write((queries) => cancel(queries, id))
  if (cancelled) announce(database, cancelled)
}

/** Removes the row, then the files: a crash between the two leaves orphans, which the sweeper finds. */
export async function deleteTask(
  { database, storage }: { database: Database; storage: Storage },
  id: string,
): Promise<void> {
  const deleted = await database.write(async (queries) => {
    await cancel(queries, id)
    const row = await queries
      .deleteFrom('tasks')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return row && toTask(row)
  })
  if (!deleted) return
  announce(database, deleted)
  await removeFiles(storage, deleted)
}

export async function removeFiles(storage: Storage, task: Task): Promise<void> {
  for (const key of storageKeys(task.files)) await storage.remove(key)
  if (task.imageFile) await storage.remove(task.imageFile)
}

/** Tells whoever watches or works on this task. */
export function announce(database: Database, task: Pick<Task, 'id' | 'status' | 'progress'>): void {
  database.publish('changed', JSON.stringify([task.id, task.status, task.progress]))
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

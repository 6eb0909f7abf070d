import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { forgetOldDeliveries } from '../webhooks/delivery-log.ts'
import { removeFiles } from './end-task.ts'
import { IDEMPOTENCY_MS } from './idempotency.ts'
import { storageKeys } from './task.ts'
import { toTask } from './task-row.ts'

export interface Swept {
  readonly purged: number
  readonly orphans: number
}

export interface SweepDeps {
  readonly database: Database
  readonly storage: Storage
}

/**
 * Removes what has had its time. A file without a task is removed when two sweeps in a row have seen it so:
 * the picture of a task that is just being created must not be taken for an orphan.
 */
export function createSweep(deps: SweepDeps) {
  let suspects = new Set<string>()

  return async (now = Date.now()): Promise<Swept> => {
    const purged = await purgeExpired(deps, now)
    await forgetOldRecords(deps.database, now)
    const orphans = await findOrphans(deps)
    const certain = orphans.filter((key) => suspects.has(key))
    for (const key of certain) await deps.storage.remove(key)
    suspects = new Set(orphans)
    return { purged, orphans: certain.length }
  }
}

const AT_ONCE = 100
const PLACES_KEPT_MS = 24 * 3_600_000

/** The row goes first: a link that is still followed gets 410, never half a file. */
async function purgeExpired({ database, storage }: SweepDeps, now: number): Promise<number> {
  for (let purged = 0; ;) {
    const rows = await database.read
      .selectFrom('tasks')
      .selectAll()
      .where('files', 'is not', null)
      .where('expires_at', '<=', now)
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      await database.write((queries) =>
        queries.updateTable('tasks').set({ files: null }).where('id', '=', row.id).execute(),
      )
      await removeFiles(storage, toTask(row))
    }
    purged += rows.length
    if (rows.length < AT_ONCE) return purged
  }
}

async function forgetOldRecords(database: Database, now: number): Promise<void> {
  await database.write(async (queries) => {
    await queries
      .deleteFrom('idempotency')
      .where('created_at', '<', now - IDEMPOTENCY_MS)
      .execute()
    await queries.deleteFrom('retired_tokens').where('expires_at', '<', now).execute()
    await queries
      .deleteFrom('deleted_tasks')
      .where('deleted_at', '<', now - PLACES_KEPT_MS)
      .execute()
  })
  await forgetOldDeliveries(database, now)
}

/** Files that no task speaks of, other than what a running attempt may be storing just now. */
async function findOrphans({ database, storage }: SweepDeps): Promise<string[]> {
  const orphans: string[] = []
  let batch: string[] = []
  const check = async (): Promise<void> => {
    if (batch.length > 0) orphans.push(...(await withoutTask(database, batch)))
    batch = []
  }
  for await (const key of storage.list()) {
    batch.push(key)
    if (batch.length >= AT_ONCE) await check()
  }
  await check()
  return orphans
}

async function withoutTask({ read }: Database, keys: readonly string[]): Promise<string[]> {
  const ids = [...new Set(keys.map((key) => key.split('/')[0] ?? ''))]
  const rows = await read.selectFrom('tasks').selectAll().where('id', 'in', ids).execute()
  const tasks = new Map(rows.map((row) => [row.id, toTask(row)]))
  return keys.filter((key) => {
    const task = tasks.get(key.split('/')[0] ?? '')
    if (!task) return true
    if (key === task.imageFile) return task.completedAt !== null && task.files === null
    if (task.status === 'in_progress') return !key.startsWith(`${task.id}/${task.attempt}/`)
    return !storageKeys(task.files).includes(key)
  })
}

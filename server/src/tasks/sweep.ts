import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { forgetOldDeliveries } from '../webhooks/delivery-log.ts'
import { makingRoom, removeFiles } from './end-task.ts'
import { IDEMPOTENCY_MS } from './idempotency.ts'
import { createOrphanHunt } from './orphans.ts'
import { toTask } from './task-row.ts'

export interface Swept {
  readonly purged: number
  readonly orphans: number
}

export interface SweepDeps {
  readonly database: Database
  readonly storage: Storage
}

/** Removes what has had its time. */
export function createSweep(deps: SweepDeps) {
  const huntOrphans = createOrphanHunt(deps)

  return async (now = Date.now()): Promise<Swept> => {
    const purged = await purgeExpired(deps, now)
    await forgetOldRecords(deps.database, now)
    return { purged, orphans: await huntOrphans() }
  }
}

const AT_ONCE = 100
const PLACES_KEPT_MS = 24 * 3_600_000

/** The row goes first: a link that is still followed gets 410, never half a file. */
async function purgeExpired(deps: SweepDeps, now: number): Promise<number> {
  for (let purged = 0; ;) {
    const rows = await deps.database.read
      .selectFrom('tasks')
      .selectAll()
      .where('files', 'is not', null)
      .where('expires_at', '<=', now)
      .limit(AT_ONCE)
      .execute()
    for (const row of rows) {
      await makingRoom(deps, row.id, (queries) =>
        queries.updateTable('tasks').set({ files: null }).where('id', '=', row.id).execute(),
      )
      await removeFiles(deps.storage, toTask(row))
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

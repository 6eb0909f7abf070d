import type { Database, Queries } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import { clearFailures } from './endpoints.ts'
import { toDelivery, type Delivery, type DeliveryStatus } from './delivery.ts'

const KEPT_MS = 30 * 86_400_000

export interface LogOptions {
  /** Absent: of every key, for the operator. */
  readonly keyId?: string
  readonly taskId?: string | undefined
  readonly status?: DeliveryStatus | undefined
  readonly after?: string | undefined
  readonly limit: number
}

export interface LogPage {
  readonly deliveries: readonly Delivery[]
  readonly hasMore: boolean
}

/** The latest first. */
export async function listDeliveries({ read }: Database, options: LogOptions): Promise<LogPage> {
  const { keyId, taskId, status, after, limit } = options
  let query = read
    .selectFrom('deliveries')
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(limit + 1)
  if (keyId !== undefined) query = query.where('key_id', '=', keyId)
  if (taskId !== undefined) query = query.where('task_id', '=', taskId)
  if (status !== undefined) query = query.where('status', '=', status)
  if (after !== undefined) query = query.where('seq', '<', await placeOf(read, { after, keyId }))
  const rows = await query.execute()
  return { deliveries: rows.slice(0, limit).map(toDelivery), hasMore: rows.length > limit }
}

/** Where the last page ended. If its delivery is gone, with its video, that is told: an empty page would pass for the last one. */
async function placeOf(
  read: Queries,
  { after, keyId }: { after: string; keyId: string | undefined },
): Promise<number> {
  let find = read.selectFrom('deliveries').select('seq').where('id', '=', after)
  if (keyId !== undefined) find = find.where('key_id', '=', keyId)
  // PostgreSQL refuses to look for what it could never have stored.
  const row = after.includes('\0') ? undefined : await find.executeTakeFirst()
  if (row) return row.seq
  throw new AppError(
    'invalid_value',
    `\`after\` names no delivery of yours: "${after.slice(0, 100)}".`,
    { param: 'after' },
  )
}

/**
 * Sends it again, now, with the whole schedule before it and the same id. One to the key's default address goes to the
 * default of today. A paused endpoint is resumed: whoever asks has mended it.
 */
export async function redeliver(
  database: Database,
  { id, keyId }: { id: string; keyId?: string },
): Promise<Delivery> {
  // PostgreSQL refuses to look for what it could never have stored.
  if (id.includes('\0')) throw deliveryNotFound(id)
  const row = await database.write(async (queries) => {
    let find = queries.selectFrom('deliveries').selectAll().where('id', '=', id)
    if (keyId !== undefined) find = find.where('key_id', '=', keyId)
    const found = await find.executeTakeFirst()
    if (!found) throw deliveryNotFound(id)
    const settings = await queries
      .selectFrom('webhook_settings')
      .select('url')
      .where('key_id', '=', found.key_id)
      .executeTakeFirst()
    const url = (found.to_default === 1 ? settings?.url : null) ?? found.url
    const { origin } = new URL(url)
    await clearFailures(queries, { keyId: found.key_id, origin })
    return (
      queries
        .updateTable('deliveries')
        .set({ status: 'pending', tries: 0, run_at: database.now, ended_at: null, url, origin })
        // Fences out a try that is under way: its outcome is not this one's.
        .set((row) => ({ claim: row('claim', '+', 1) }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
    )
  })
  database.publish('outbox', '')
  return toDelivery(row)
}

/** Ended deliveries are kept for a month; what was held back for so long is given up, and its receiver forgotten. */
export async function forgetOldDeliveries(database: Database, now: number): Promise<void> {
  const before = now - KEPT_MS
  await database.write(async (queries) => {
    await queries.deleteFrom('deliveries').where('ended_at', '<', before).execute()
    await queries
      .updateTable('deliveries')
      .set({ status: 'failed', ended_at: now })
      .where('status', '=', 'paused')
      .where('created_at', '<', before)
      .execute()
    await queries.deleteFrom('webhook_endpoints').where('failed_at', '<', before).execute()
  })
}

function deliveryNotFound(id: string): AppError {
  return new AppError(
    'delivery_not_found',
    `There is no delivery "${id.slice(0, 100)}" for this key.`,
    { param: 'delivery_id' },
  )
}

import type { Database, Queries } from '../db/database.ts'

export interface Endpoint {
  readonly keyId: string
  readonly origin: string
}

export interface FailingEndpoint {
  readonly origin: string
  readonly failingSince: number
  readonly pausedAt: number | null
}

/** After this long without a try, a failure starts a new count: silence is not failure. */
const STREAK_GAP_MS = 36 * 3_600_000

export interface Failure extends Endpoint {
  readonly now: number
  readonly pauseAfterMs: number
}

/** Counts a failure; true when the endpoint is paused, now or already. What waits for it is then held back. */
export async function noteFailure(
  queries: Queries,
  { keyId, origin, now, pauseAfterMs }: Failure,
): Promise<boolean> {
  const before = await queries
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('key_id', '=', keyId)
    .where('origin', '=', origin)
    .executeTakeFirst()
  const streak = before && now - before.failed_at < STREAK_GAP_MS
  const failingSince = streak ? before.failing_since : now
  const pausedAt = before?.paused_at ?? (now - failingSince >= pauseAfterMs ? now : null)
  const values = { failing_since: failingSince, failed_at: now, paused_at: pausedAt }
  await queries
    .insertInto('webhook_endpoints')
    .values({ key_id: keyId, origin, ...values })
    .onConflict((conflict) => conflict.columns(['key_id', 'origin']).doUpdateSet(values))
    .execute()
  if (pausedAt !== null) await moveDeliveries(queries, { keyId, origin }, 'paused')
  return pausedAt !== null
}

/** It works again: what was held back is due. */
export async function clearFailures(queries: Queries, { keyId, origin }: Endpoint): Promise<void> {
  await queries
    .deleteFrom('webhook_endpoints')
    .where('key_id', '=', keyId)
    .where('origin', '=', origin)
    .execute()
  await moveDeliveries(queries, { keyId, origin }, 'pending')
}

export async function resumeEndpoints(database: Database, keyId: string): Promise<void> {
  await database.write(async (queries) => {
    const rows = await queries
      .deleteFrom('webhook_endpoints')
      .where('key_id', '=', keyId)
      .where('paused_at', 'is not', null)
      .returning('origin')
      .execute()
    for (const { origin } of rows) await moveDeliveries(queries, { keyId, origin }, 'pending')
  })
  database.publish('outbox', '')
}

export async function failingEndpoints(
  { read }: Database,
  keyId: string,
): Promise<FailingEndpoint[]> {
  const rows = await read
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('key_id', '=', keyId)
    .orderBy('failing_since')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    origin: row.origin,
    failingSince: row.failing_since,
    pausedAt: row.paused_at,
  }))
}

async function moveDeliveries(
  queries: Queries,
  { keyId, origin }: Endpoint,
  to: 'pending' | 'paused',
): Promise<void> {
  await queries
    .updateTable('deliveries')
    .set({ status: to })
    .where('key_id', '=', keyId)
    .where('origin', '=', origin)
    .where('status', '=', to === 'paused' ? 'pending' : 'paused')
    .execute()
}

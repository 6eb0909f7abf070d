import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '../db/database.ts'

export interface Ended {
  readonly id: string
  readonly keyId: string
  readonly status: string
  /** The address that the request named, if it did. */
  readonly callbackUrl: string | null
}

/**
 * Notes that somebody is to be told. Called in the transaction that ends the task: there is never an end without its
 * event, nor an event without its end.
 */
export async function writeEvent(
  queries: Queries,
  { now }: Pick<Database, 'now'>,
  { id, keyId, status, callbackUrl }: Ended,
): Promise<void> {
  const url = callbackUrl ?? (await defaultUrl(queries, keyId))
  if (url === null) return
  const { origin } = new URL(url)
  await queries
    .insertInto('deliveries')
    .values({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      key_id: keyId,
      task_id: id,
      event: `video.${status}`,
      url,
      origin,
      to_default: callbackUrl === null ? 1 : 0,
      status: (await isPaused(queries, { keyId, origin })) ? 'paused' : 'pending',
      run_at: now,
      created_at: now,
      ended_at: null,
    })
    .execute()
}

/** Deleted is deleted: nothing more is sent about this task, and the log forgets it. */
export async function dropEvents(queries: Queries, taskId: string): Promise<void> {
  await queries.deleteFrom('deliveries').where('task_id', '=', taskId).execute()
}

async function defaultUrl(queries: Queries, keyId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('webhook_settings')
    .select('url')
    .where('key_id', '=', keyId)
    .executeTakeFirst()
  return row?.url ?? null
}

async function isPaused(
  queries: Queries,
  { keyId, origin }: { keyId: string; origin: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom('webhook_endpoints')
    .select('paused_at')
    .where('key_id', '=', keyId)
    .where('origin', '=', origin)
    .executeTakeFirst()
  return (row?.paused_at ?? null) !== null
}

import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'

export interface Used {
  readonly tasks: number
  readonly seconds: number
  readonly bytes: number
}

export interface UsedOnDay extends Used {
  readonly day: string
}

/** `2026-11-15`, UTC. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** Adds to a key's account, in the same transaction as what is accounted for. Amounts may be negative: given back. */
export async function addUsage(
  queries: Queries,
  { keyId, at, ...used }: Used & { keyId: string; at: number },
): Promise<void> {
  const { tasks, seconds, bytes } = used
  await sql`
    insert into usage (key_id, day, tasks, seconds, bytes)
    values (${keyId}, ${dayOf(at)}, ${tasks}, ${seconds}, ${bytes})
    on conflict (key_id, day) do update set
      tasks = usage.tasks + excluded.tasks,
      seconds = usage.seconds + excluded.seconds,
      bytes = usage.bytes + excluded.bytes`.execute(queries)
}

export async function secondsThisMonth(
  queries: Queries,
  { keyId, now }: { keyId: string; now: number },
): Promise<number> {
  const row = await queries
    .selectFrom('usage')
    .select((select) => select.fn.sum<number | null>('seconds').as('seconds'))
    .where('key_id', '=', keyId)
    .where('day', '>=', `${dayOf(now).slice(0, 7)}-01`)
    .executeTakeFirst()
  return row?.seconds ?? 0
}

export async function usageByDay(
  queries: Queries,
  { keyId, from, to }: { keyId: string; from: string; to: string },
): Promise<UsedOnDay[]> {
  return queries
    .selectFrom('usage')
    .select(['day', 'tasks', 'seconds', 'bytes'])
    .where('key_id', '=', keyId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

export interface UsedByKey extends UsedOnDay {
  readonly keyId: string
  readonly name: string | null
}

/** The accounts of all keys. */
export async function usageByKey(
  queries: Queries,
  { from, to }: { from: string; to: string },
): Promise<UsedByKey[]> {
  return queries
    .selectFrom('usage')
    .leftJoin('keys', 'keys.id', 'usage.key_id')
    .select([
      'usage.day',
      'usage.key_id as keyId',
      'keys.name',
      'usage.tasks',
      'usage.seconds',
      'usage.bytes',
    ])
    .where('usage.day', '>=', from)
    .where('usage.day', '<=', to)
    .orderBy('usage.day')
    .orderBy('usage.key_id')
    .execute()
}

/** Milliseconds until the first of the next month, UTC. */
export function untilNextMonth(now: number): number {
  const date = new Date(now)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) - now
}

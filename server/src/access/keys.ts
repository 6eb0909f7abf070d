import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { Problem } from '../errors/problem.ts'
import {
  createToken,
  hashToken,
  SETTINGS_KEY,
  toKey,
  type DefaultLimits,
  type Key,
  type Scope,
} from './key.ts'

export interface NewKey {
  readonly name: string
  readonly scopes?: readonly Scope[]
  readonly expiresAt?: number | null
  readonly requestsPerMinute?: number | null
  readonly tasksAtOnce?: number | null
  readonly tasksQueued?: number | null
  readonly secondsPerMonth?: number | null
  readonly weight?: number
  readonly priority?: number
  /** How long films are kept; absent: as the settings say. */
  readonly retentionMs?: number | null
}

export type Keys = ReturnType<typeof openKeys>

/** The keys in the store. A token is seen once, by whoever made it. */
export function openKeys(database: Database, defaults: DefaultLimits) {
  const find = async (called: string): Promise<Key> =>
    toKey(await findRow(database, called), defaults)

  return {
    find,

    async create(key: NewKey, token = createToken()): Promise<{ key: Key; token: string }> {
      const row = toRow(key, token)
      // A share of nothing would put the key's turn, and then everybody's, at infinity.
      if (!(row.weight >= 1)) throw new Problem('The weight of a key is at least 1.')
      await database.write((queries) => queries.insertInto('keys').values(row).execute())
      return { key: await find(row.id), token }
    },

    async list(): Promise<Key[]> {
      const rows = await database.read
        .selectFrom('keys')
        .selectAll()
        .orderBy('created_at')
        .execute()
      return rows.map((row) => toKey(row, defaults))
    },

    /** A new token for the same owner. The old one goes on for `overlapMs`, so that nobody is locked out meanwhile. */
    async rotate(id: string, overlapMs: number): Promise<{ key: Key; token: string }> {
      const { id: keyId, revokedAt } = await find(id)
      if (revokedAt !== null) throw new Problem(`Key ${id} is revoked for good. Make a new one.`)
      const token = createToken()
      await replaceToken(database, { keyId, token, overlapMs })
      return { key: await find(keyId), token }
    },

    async revoke(id: string): Promise<Key> {
      const key = await find(id)
      await database.write((queries) =>
        queries
          .updateTable('keys')
          .set({ revoked_at: Date.now() })
          .where('id', '=', key.id)
          .where('revoked_at', 'is', null)
          .execute(),
      )
      return find(key.id)
    },

    accept: (token: string) => acceptSettingsKey(database, token),
  }
}

/** By its id or its token, whole or as the list shows its beginning, or by its name if no other has it. */
async function findRow({ read }: Database, called: string) {
  const rows = await read
    .selectFrom('keys')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', called),
        where('name', '=', called),
        where('hash', '=', hashToken(called)),
        where('prefix', '=', called.replace(/…$/, '')),
      ]),
    )
    .execute()
  const row = rows.find(({ id }) => id === called) ?? rows[0]
  if (!row) throw new Problem(`There is no key "${called}". List them with: npx zoetrope keys list`)
  if (rows.length > 1 && row.id !== called) {
    throw new Problem(`${rows.length} keys are called "${called}". Name one by its id.`)
  }
  return row
}

/** The owner keeps its id, and with it its tasks; the old token points to it until its time is up. */
async function replaceToken(
  { write }: Database,
  { keyId, token, overlapMs }: { keyId: string; token: string; overlapMs: number },
): Promise<void> {
  const now = Date.now()
  await write(async (queries) => {
    const { hash } = await queries
      .selectFrom('keys')
      .select('hash')
      .where('id', '=', keyId)
      .executeTakeFirstOrThrow()
    await queries
      .updateTable('keys')
      .set({ hash: hashToken(token), prefix: token.slice(0, 10) })
      .where('id', '=', keyId)
      .execute()
    const endsAt = now + overlapMs
    // None outlives the one that is replaced now: whoever ends a leaked token at once ends those before it.
    await queries
      .updateTable('retired_tokens')
      .set({ expires_at: endsAt })
      .where('key_id', '=', keyId)
      .where('expires_at', '>', endsAt)
      .execute()
    if (overlapMs === 0) return
    const retired = { hash, key_id: keyId, expires_at: endsAt }
    await queries.insertInto('retired_tokens').values(retired).execute()
  })
}

/**
 * The key from the settings, with the token that the operator has set. If that is the token of a key in the store, such as the one that the first
 * start showed, it is that key.
 */
async function acceptSettingsKey({ write }: Database, token: string): Promise<void> {
  const row = { ...toRow({ name: 'from the settings' }, token), id: SETTINGS_KEY }
  const { hash, prefix } = row
  await write(async (queries) => {
    const known = await queries
      .selectFrom('keys')
      .select('id')
      .where('hash', '=', hash)
      .where('id', '!=', SETTINGS_KEY)
      .executeTakeFirst()
    if (known) return
    await queries
      .insertInto('keys')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ hash, prefix, revoked_at: null }),
      )
      .execute()
  })
}

function toRow(key: NewKey, token: string) {
  return {
    id: `key_${randomUUID().replaceAll('-', '')}`,
    name: key.name,
    prefix: token.slice(0, 10),
    hash: hashToken(token),
    scopes: JSON.stringify(key.scopes ?? ['read', 'write']),
    created_at: Date.now(),
    expires_at: key.expiresAt ?? null,
    revoked_at: null,
    last_used_at: null,
    requests_per_minute: key.requestsPerMinute ?? null,
    tasks_at_once: key.tasksAtOnce ?? null,
    tasks_queued: key.tasksQueued ?? null,
    seconds_per_month: key.secondsPerMonth ?? null,
    weight: key.weight ?? 1,
    priority: key.priority ?? 0,
    retention_ms: key.retentionMs ?? null,
  }
}

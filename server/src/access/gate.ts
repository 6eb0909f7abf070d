import type { Database, Queries } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import { hashToken, isUsable, SETTINGS_KEY, toKey, type GateSettings, type Key } from './key.ts'

export type Gate = ReturnType<typeof openGate>

/** How long a revoked key may still pass: keys are changed by other processes too. */
const REMEMBER_MS = 1_000
const NOTE_USE_EVERY_MS = 60_000
const MOST_REMEMBERED = 10_000

/** Lets in whoever has a valid token, and remembers it for a second, so that polling costs no query. Only valid ones: others may be any size. */
export function openGate(database: Database, settings: GateSettings) {
  const remembered = new Map<string, { readonly key: Key; readonly until: number }>()
  const noted = new Map<string, number>()

  const look = async (hash: string, now: number): Promise<Key | undefined> => {
    const row = await findRow(database.read, { hash, now })
    // Whoever takes the key out of the settings wants it out, whatever the store remembers.
    if (!row || (row.id === SETTINGS_KEY && typeof settings.apiKey !== 'string')) return undefined
    return toKey(row, settings)
  }

  const noteUse = (key: Key): void => {
    if (performance.now() - (noted.get(key.id) ?? -Infinity) < NOTE_USE_EVERY_MS) return
    noted.set(key.id, performance.now())
    const use = { last_used_at: Date.now() }
    const update = database.write((queries) =>
      queries.updateTable('keys').set(use).where('id', '=', key.id).execute(),
    )
    update.catch(() => noted.delete(key.id)) // only a note: the next request tries again
  }

  return {
    /** The key of a token that was let in less than a second ago, without a query and without waiting. */
    remembers(token: string): Key | undefined {
      const entry = remembered.get(token)
      // Not by the clock on the wall: were it set back an hour, a revoked key would pass for an hour.
      if (!entry || entry.until <= performance.now()) return undefined
      return isUsable(entry.key, Date.now()) ? entry.key : undefined
    },

    async enter(token: string): Promise<Key> {
      const now = Date.now()
      const key = await look(hashToken(token), now)
      if (!key || !isUsable(key, now)) {
        throw new AppError(
          'invalid_api_key',
          'This API key is not valid. Check it, or make a new one with: npx zoetrope keys create',
        )
      }
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      remembered.set(token, { key, until: performance.now() + REMEMBER_MS })
      noteUse(key)
      return key
    },
  }
}

/** By its token of now, or by one that was replaced and still has time. */
async function findRow(read: Queries, { hash, now }: { hash: string; now: number }) {
  const current = await read
    .selectFrom('keys')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (current) return current
  return read
    .selectFrom('keys')
    .innerJoin('retired_tokens', 'retired_tokens.key_id', 'keys.id')
    .selectAll('keys')
    .where('retired_tokens.hash', '=', hash)
    .where('retired_tokens.expires_at', '>', now)
    .executeTakeFirst()
}

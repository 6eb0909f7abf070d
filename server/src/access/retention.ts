import type { Database } from '../db/database.ts'

/** How long this key's films are kept, if it has a time of its own. */
export async function retentionOf({ read }: Database, keyId: string): Promise<number | null> {
  const row = await read
    .selectFrom('keys')
    .select('retention_ms')
    .where('id', '=', keyId)
    .executeTakeFirst()
  return row?.retention_ms ?? null
}

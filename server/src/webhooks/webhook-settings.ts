import type { Database, Queries } from '../db/database.ts'
import { createSecret } from './signature.ts'

/** How long an old secret goes on signing beside the new one. */
const OVERLAP_MS = 24 * 3_600_000

export interface WebhookSettings {
  readonly url: string | null
  /** Enough to tell secrets apart, not enough to sign. */
  readonly secretHint: string
  readonly secretAt: number
  readonly oldSecretUntil: number | null
}

export interface RotatedSecret {
  readonly secret: string
  readonly oldSecretUntil: number
}

/** A key's settings; made, with a secret, when they are first asked for. */
export async function readSettings(database: Database, keyId: string): Promise<WebhookSettings> {
  const row = await findRow(database, keyId)
  const old = row.old_secret_until !== null && row.old_secret_until > Date.now()
  return {
    url: row.url,
    secretHint: `${row.secret.slice(0, 10)}…`,
    secretAt: row.secret_at,
    oldSecretUntil: old ? row.old_secret_until : null,
  }
}

export async function setDefaultUrl(
  database: Database,
  { keyId, url }: { keyId: string; url: string | null },
): Promise<void> {
  await database.write(async (queries) => {
    await takeRow(queries, keyId)
    await queries.updateTable('webhook_settings').set({ url }).where('key_id', '=', keyId).execute()
  })
}

/** A new secret, told this once. For a day every event carries a signature of the old one too. */
export async function rotateSecret(database: Database, keyId: string): Promise<RotatedSecret> {
  const secret = createSecret()
  const now = Date.now()
  await database.write(async (queries) => {
    const { secret: old } = await takeRow(queries, keyId)
    await queries
      .updateTable('webhook_settings')
      .set({ secret, secret_at: now, old_secret: old, old_secret_until: now + OVERLAP_MS })
      .where('key_id', '=', keyId)
      .execute()
  })
  return { secret, oldSecretUntil: now + OVERLAP_MS }
}

/** The secrets to sign with now: one, or two while the old one still counts. */
export async function signingSecrets(database: Database, keyId: string): Promise<string[]> {
  const row = await findRow(database, keyId)
  const old = row.old_secret_until !== null && row.old_secret_until > Date.now()
  return old && row.old_secret !== null ? [row.secret, row.old_secret] : [row.secret]
}

async function findRow(database: Database, keyId: string) {
  const row = await database.read
    .selectFrom('webhook_settings')
    .selectAll()
    .where('key_id', '=', keyId)
    .executeTakeFirst()
  return row ?? database.write((queries) => takeRow(queries, keyId))
}

async function takeRow(queries: Queries, keyId: string) {
  await queries
    .insertInto('webhook_settings')
    .values({ key_id: keyId, secret: createSecret(), secret_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return queries
    .selectFrom('webhook_settings')
    .selectAll()
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow()
}

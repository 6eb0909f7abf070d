import type { Queries } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'

export const IDEMPOTENCY_MS = 24 * 3_600_000

interface Scope {
  readonly keyId: string
  readonly key: string
  readonly bodyHash: string
  readonly taskId: string
  readonly now: number
}

/**
 * Takes the key for this request; answers what an earlier request with it was told, if there was one.
 * The row goes in first: of two requests at once the second waits here for the first one's outcome.
 */
export async function startIdempotency(
  queries: Queries,
  scope: Scope,
): Promise<string | undefined> {
  await queries
    .deleteFrom('idempotency')
    .where('key_id', '=', scope.keyId)
    .where('idempotency_key', '=', scope.key)
    .where('created_at', '<', scope.now - IDEMPOTENCY_MS)
    .execute()
  const inserted = await queries
    .insertInto('idempotency')
    .values({
      key_id: scope.keyId,
      idempotency_key: scope.key,
      body_hash: scope.bodyHash,
      task_id: scope.taskId,
      answer: '',
      created_at: scope.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined
  return findReplay(queries, scope)
}

export async function finishIdempotency(
  queries: Queries,
  { keyId, key, answer }: Scope & { answer: string },
): Promise<void> {
  await queries
    .updateTable('idempotency')
    .set({ answer })
    .where('key_id', '=', keyId)
    .where('idempotency_key', '=', key)
    .execute()
}

/** The stored answer, if this key was used with the same body. Another body is refused. */
export async function findReplay(
  queries: Queries,
  { keyId, key, bodyHash, now }: Omit<Scope, 'taskId'>,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('key_id', '=', keyId)
    .where('idempotency_key', '=', key)
    .where('created_at', '>=', now - IDEMPOTENCY_MS)
    .executeTakeFirst()
  if (row && row.body_hash !== bodyHash) {
    throw new AppError(
      'idempotency_key_reuse',
      'This Idempotency-Key was used with another body. Use a new key for a new request.',
      { param: 'Idempotency-Key' },
    )
  }
  return row?.answer
}

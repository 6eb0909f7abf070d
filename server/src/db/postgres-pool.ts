import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { AppError } from '../errors/app-error.ts'

const RETRY_AFTER_MS = 2_000

/** A pool that tells a server that is away, which callers should wait for, from statements that are wrong. */
export function tellingPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => tellingClient(await pool.connect().catch(rethrow)),
    end: () => pool.end(),
  }
}

function tellingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (sql: string, parameters: unknown[] = []): Promise<unknown> =>
    client.query(sql, parameters).catch(rethrow)
  return { query: query as PostgresPoolClient['query'], release: () => client.release() }
}

/** Starting, stopping, out of connections. */
const AWAY = /^(08|53|57P)/

/** What PostgreSQL itself has to say comes as a DatabaseError; anything else means that it was not reached. */
function rethrow(thrown: unknown): never {
  const isAnswer = thrown instanceof pg.DatabaseError && !AWAY.test(thrown.code ?? '')
  if (isAnswer) throw thrown
  throw new AppError('store_unavailable', 'The store does not answer. Try again in a moment.', {
    cause: thrown,
    retryAfterMs: RETRY_AFTER_MS,
  })
}

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { AppError } from '../errors/app-error.ts'

const RETRY_AFTER_MS = 2_000

/** A pool that tells a server that is away, which callers should wait for, from statements that are wrong. */
export function tellingPool(pool: pg.Pool, answerMs: number): PostgresPool {
  return {
    connect: async () => tellingClient(await pool.connect().catch(rethrow), answerMs),
    end: () => pool.end(),
  }
}

/**
 * A server whose machine or network is gone hangs up nobody: without a time limit its callers would wait for a quarter of an hour, until TCP gives up.
 * Such a connection is not used again, not even to roll back.
 */
function tellingClient(client: pg.PoolClient, answerMs: number): PostgresPoolClient {
  let isLost = false
  const query = async (sql: string, parameters: unknown[] = []): Promise<unknown> => {
    if (isLost) return rethrow(new Error('The connection is lost.'))
    const answer = client.query(sql, parameters)
    const onLate = (): void => void (isLost = true)
    return inTime(answer, { ms: answerMs, onLate }).catch(rethrow)
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isLost) }
}

async function inTime<Answer>(
  answer: Promise<Answer>,
  { ms, onLate }: { ms: number; onLate: () => void },
): Promise<Answer> {
  if (ms === Infinity) return answer
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate()
      reject(new Error(`PostgreSQL has not answered for ${ms} ms.`))
    }, ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
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

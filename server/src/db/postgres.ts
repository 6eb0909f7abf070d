import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Database, PreparedRead } from './database.ts'
import { connection, openNews } from './postgres-news.ts'
import { tellingPool } from './postgres-pool.ts'
import type { Tables } from './tables.ts'
import { createLanes } from './lanes.ts'

/** Any number that no other program uses for its locks. */
const CLAIM_LOCK = 5_902_117

/** Our bigints are milliseconds and counts, all below 2^53: plain numbers, not the text that pg gives. */
const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
}

/** No statement of ours takes a second, except for those that change the schema. */
const ANSWER_MS = 30_000

/** PostgreSQL, for when one machine is not enough. News reaches every process by LISTEN/NOTIFY. */
export function openPostgres(
  url: string,
  onError: (error: Error) => void,
  answerMs = ANSWER_MS,
): Database {
  const pool = new pg.Pool({ ...connection(url), max: 10, types: NUMBERS })
  pool.on('error', onError)
  // A connection that breaks between two statements of a transaction has nobody else to tell, and would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    // A node that loses its power inside a transaction would keep its locks, and all others from claiming, until TCP notices: two hours.
    void client
      .query(`set idle_in_transaction_session_timeout = ${answerMs}`)
      .catch(() => undefined)
  })
  const within = (ms: number): Kysely<Tables> =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: tellingPool(pool, ms) }) })
  const queries = within(answerMs)
  const news = openNews(url, { queries, onError })
  const inLane = createLanes()

  return {
    dialect: 'postgres',
    read: queries,
    unhurried: within(Infinity),
    prepareRead:
      <Row>(query: CompiledQuery<Row>): PreparedRead<Row> =>
      async (key) =>
        (await queries.executeQuery<Row>({ ...query, parameters: [key] })).rows[0],
    write(unit, lane) {
      const transact = () => queries.transaction().execute(unit)
      return lane === undefined ? transact() : inLane(lane, transact)
    },
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    async serialiseClaims(transaction) {
      await sql`select pg_advisory_xact_lock(${sql.lit(CLAIM_LOCK)})`.execute(transaction)
    },
    publish: news.publish,
    subscribe: news.subscribe,
    async close() {
      await news.close()
      await queries.destroy()
    },
  }
}

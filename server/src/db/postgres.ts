import { EventEmitter } from 'node:events'
import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import pg from 'pg'
import type { Database, PreparedRead, Topic } from './database.ts'
import { tellingPool } from './postgres-pool.ts'
import type { Tables } from './tables.ts'

const TOPICS: readonly Topic[] = ['queued', 'changed', 'outbox']
/** Any number that no other program uses for its locks. */
const CLAIM_LOCK = 5_902_117

/** Our bigints are milliseconds and counts, all below 2^53: plain numbers, not the text that pg gives. */
const NUMBERS: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
}

/** PostgreSQL, for when one machine is not enough. News reaches every process by LISTEN/NOTIFY. */
export function openPostgres(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ ...connection(url), max: 10, types: NUMBERS })
  pool.on('error', onError)
  // A connection that breaks between two statements of a transaction has nobody else to tell, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: tellingPool(pool) }) })
  const news = new EventEmitter().setMaxListeners(0)
  const listener = createListener(url, { news, onError })

  return {
    dialect: 'postgres',
    read: queries,
    prepareRead:
      <Row>(query: CompiledQuery<Row>): PreparedRead<Row> =>
      async (key) =>
        (await queries.executeQuery<Row>({ ...query, parameters: [key] })).rows[0],
    write: (unit) => queries.transaction().execute(unit),
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    async serialiseClaims(transaction) {
      await sql`select pg_advisory_xact_lock(${sql.lit(CLAIM_LOCK)})`.execute(transaction)
    },
    publish(topic, payload) {
      sql`select pg_notify(${`zoetrope_${topic}`}, ${payload})`.execute(queries).catch(onError)
    },
    subscribe(topic, listen) {
      news.on(topic, listen)
      return () => void news.off(topic, listen)
    },
    async close() {
      await listener.close()
      await queries.destroy()
    },
  }
}

/** Kept alive: something in between may drop a connection that is silent, and tell neither side. */
const connection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
})

/** Keeps one connection listening and replaces it when it breaks; what was missed meanwhile, the slow poll finds. */
function createListener(
  url: string,
  { news, onError }: { news: EventEmitter; onError: (error: Error) => void },
) {
  let closed = false
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client(connection(url))
    client = next
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!closed) again = setTimeout(() => void connect().catch(onError), 1_000)
    })
    next.on('notification', ({ channel, payload = '' }) =>
      news.emit(channel.replace('zoetrope_', ''), payload),
    )
    await next.connect()
    for (const topic of TOPICS) await next.query(`listen zoetrope_${topic}`)
  }
  const connected = connect().catch(onError)

  return {
    async close(): Promise<void> {
      closed = true
      clearTimeout(again)
      await connected
      await client?.end().catch(() => undefined)
    },
  }
}

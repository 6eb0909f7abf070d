import { EventEmitter } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Queries, Topic } from './database.ts'

const TOPICS: readonly Topic[] = ['queued', 'changed', 'outbox']

interface NewsOptions {
  readonly queries: Queries
  readonly onError: (error: Error) => void
}

type News = Pick<Database, 'publish' | 'subscribe' | 'close'>

/** News for every process on this database, by LISTEN/NOTIFY. */
export function openNews(url: string, { queries, onError }: NewsOptions): News {
  const heard = new EventEmitter().setMaxListeners(0)
  const listener = createListener(url, { heard, onError })
  const sender = createSender(queries, onError)
  return {
    publish: (topic, payload) => sender.send(`zoetrope_${topic}`, payload),
    subscribe(topic, listen) {
      heard.on(topic, listen)
      return () => void heard.off(topic, listen)
    },
    async close() {
      await listener.close()
      await sender.idle()
    },
  }
}

/** Kept alive: something in between may drop a connection that is silent, and tell neither side. */
export const connection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
})

/**
 * What comes while the last news are on their way goes along in the next statement, the same only once. Were each sent by itself, a burst of creates
 * would need every connection of the pool twice: for the tasks, and to say as many times that there are some.
 */
function createSender(queries: Queries, onError: (error: Error) => void) {
  const waiting = new Map<string, readonly [channel: string, payload: string]>()
  let sending: Promise<void> | undefined

  const sendAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const news = JSON.stringify([...waiting.values()])
      waiting.clear()
      await sql`select pg_notify(one->>0, one->>1) from json_array_elements(${news}::json) as one`
        .execute(queries)
        .catch(onError)
    }
    sending = undefined
  }
  return {
    send(channel: string, payload: string): void {
      waiting.set(`${channel} ${payload}`, [channel, payload])
      sending ??= sendAll()
    },
    idle: async (): Promise<void> => sending,
  }
}

/** Keeps one connection listening and replaces it when it breaks; what was missed meanwhile, the slow poll finds. */
function createListener(
  url: string,
  { heard, onError }: { heard: EventEmitter; onError: (error: Error) => void },
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
      heard.emit(channel.replace('zoetrope_', ''), payload),
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

import { EventEmitter } from 'node:events'
import { Kysely, sql, type CompiledQuery } from 'kysely'
import type { Database, PreparedRead } from './database.ts'
import { createGroupCommit } from './group-commit.ts'
import { prepareRead } from './sqlite-read.ts'
import { loadSqlite, sqliteDialect, type NativeDatabase } from './sqlite-driver.ts'
import type { Tables } from './tables.ts'

/** SQLite in one file: write-ahead log, an fsync for every commit. */
export function openSqlite(file: string): Database {
  const Native = loadSqlite()
  const connect = (): NativeDatabase => {
    const native = new Native(file)
    native.exec('pragma busy_timeout = 10000')
    native.exec('pragma journal_mode = wal')
    native.exec('pragma synchronous = full')
    return native
  }
  const reader = new Kysely<Tables>({ dialect: sqliteDialect(connect()) })
  const writer = new Kysely<Tables>({ dialect: sqliteDialect(connect()) })
  const groupCommit = createGroupCommit(writer)
  const watcher = connect() // of its own, because it hears only of what others commit
  watcher.exec('pragma query_only = on')
  const news = new EventEmitter().setMaxListeners(0)

  return {
    dialect: 'sqlite',
    read: reader,
    prepareRead<Row>(query: CompiledQuery<Row>): PreparedRead<Row> {
      return prepareRead<Row>(watcher, query.sql)
    },
    write: groupCommit.write,
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    serialiseClaims: () => Promise.resolve(), // one writer: they are
    publish: (topic, payload) => void news.emit(topic, payload),
    subscribe(topic, listener) {
      news.on(topic, listener)
      return () => void news.off(topic, listener)
    },
    async close() {
      await groupCommit.idle()
      watcher.close()
      await reader.destroy()
      await writer.destroy()
    },
  }
}

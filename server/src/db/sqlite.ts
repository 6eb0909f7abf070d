import { EventEmitter } from 'node:events'
import { statSync } from 'node:fs'
import { Kysely, sql, type CompiledQuery } from 'kysely'
import { AppError } from '../errors/app-error.ts'
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
  const groupCommit = createGroupCommit(writer, stayingInPlace(file))
  const watcher = connect() // of its own, because it hears only of what others commit
  watcher.exec('pragma query_only = on')
  const news = new EventEmitter().setMaxListeners(0)

  return {
    dialect: 'sqlite',
    read: reader,
    unhurried: reader,
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

/** A file that was removed or replaced while it is open still takes what is written, and loses it with the process. */
function stayingInPlace(file: string): () => void {
  const inode = (): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino
  const own = inode()
  return () => {
    if (inode() === own) return
    throw new AppError(
      'store_unavailable',
      'The database file of this service was removed or replaced. Put it back, or restart the service.',
      { retryAfterMs: 5_000 },
    )
  }
}

import { createRequire } from 'node:module'
import { SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { AppError } from '../errors/app-error.ts'

/** What node:sqlite and @photostructure/sqlite have in common, as far as we need it. */
interface NativeStatement {
  all(...parameters: unknown[]): unknown[]
  get(...parameters: unknown[]): unknown
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint }
  columns(): { name: string }[]
}
export interface NativeDatabase {
  exec(sql: string): void
  prepare(sql: string): NativeStatement
  close(): void
}
type NativeConstructor = new (file: string, options?: { readOnly?: boolean }) => NativeDatabase

/** node:sqlite from Node 22.13 on; before that, the add-on with the same interface. */
export function loadSqlite(): NativeConstructor {
  const require = createRequire(import.meta.url)
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const builtIn = major > 22 || (major === 22 && minor >= 13)
  const module = require(builtIn ? 'node:sqlite' : '@photostructure/sqlite') as {
    DatabaseSync: NativeConstructor
  }
  return module.DatabaseSync
}

/** Kysely over a native database. Statements are prepared once and kept: preparing costs as much as a small read. */
export function sqliteDialect(native: NativeDatabase): SqliteDialect {
  const prepared = new Map<string, SqliteStatement>()
  const database: SqliteDatabase = {
    close: () => native.close(),
    prepare(text) {
      let statement = prepared.get(text)
      if (!statement) {
        if (prepared.size >= MOST_PREPARED) prepared.clear()
        statement = toStatement(native.prepare(text))
        prepared.set(text, statement)
      }
      return statement
    },
  }
  return new SqliteDialect({ database })
}

const MOST_PREPARED = 500

function toStatement(native: NativeStatement): SqliteStatement {
  const all = (parameters: readonly unknown[]): unknown[] =>
    telling(() => native.all(...parameters))
  return {
    reader: native.columns().length > 0,
    all,
    run: (parameters) => telling(() => native.run(...parameters)),
    iterate: (parameters) => all(parameters)[Symbol.iterator](),
  }
}

const SQLITE_BUSY = 5
const SQLITE_FULL = 13

/** Tells what will pass, and callers can wait for, from what is a fault of ours. */
function telling<Result>(run: () => Result): Result {
  try {
    return run()
  } catch (cause) {
    const code = Number((cause as { errcode?: number }).errcode) & 0xff
    if (code === SQLITE_FULL) {
      throw new AppError('storage_full', 'There is no disk space left to write this down.', {
        cause,
        retryAfterMs: 60_000,
      })
    }
    if (code !== SQLITE_BUSY) throw cause
    throw new AppError('store_unavailable', 'Another program holds the store. Try again.', {
      cause,
      retryAfterMs: 2_000,
    })
  }
}

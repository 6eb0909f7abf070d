import { closeSync, openSync } from 'node:fs'
import path from 'node:path'
import { Migrator } from 'kysely'
import { Problem } from '../errors/problem.ts'
import type { Database } from './database.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { createMigrations } from './migrations.ts'
import { openSqlite } from './sqlite.ts'

export interface DatabaseOptions {
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly onError: (error: Error) => void
}

/** Opens the store and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await connect(options)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function connect({ databaseUrl, dataDir, onError }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    // Its driver takes a quarter of the time in which a command on SQLite starts.
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, onError)
  }
  makeDataFolder(dataDir)
  const file = path.join(dataDir, 'zoetrope.db')
  try {
    // In a folder that somebody else made, others may look around: it holds the secrets that sign links. Its log gets the same mode.
    closeSync(openSync(file, 'a', 0o600))
    return openSqlite(file)
  } catch (cause) {
    throw new Problem(`The database ${file} cannot be used: ${messageOf(cause)}.`, { cause })
  }
}

async function migrate({ dialect, unhurried, write }: Database): Promise<void> {
  const provider = createMigrations(dialect)
  const known = new Set(Object.keys(await provider.getMigrations()))
  const migrator = new Migrator({ db: unhurried, provider })
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const applied = await appliedMigrations(write)
  if (applied.some((name) => !known.has(name))) {
    throw new Problem(
      'The database was made by a newer Zoetrope than this one. Upgrade Zoetrope, or use another data folder.',
      { cause: error },
    )
  }
  throw new Problem(`The database cannot be used: ${messageOf(error)}.`, { cause: error })
}

async function appliedMigrations(write: Database['write']): Promise<string[]> {
  try {
    const rows = await write((queries) =>
      queries
        .selectFrom('kysely_migration' as never)
        .selectAll()
        .execute(),
    )
    return rows.map((row: { name?: string }) => row.name ?? '')
  } catch {
    return [] // the database does not answer at all: the first error tells why
  }
}

/** The innermost reason: "connect ECONNREFUSED 10.0.0.5:5432" tells an operator more than that the store is away. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name with several addresses fails as a bundle that has no message of its own.
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause
  // Sentences of ours bring their full stop along.
  return inner === undefined ? error.message.replace(/\.$/, '') : messageOf(inner)
}

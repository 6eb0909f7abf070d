import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { vi } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import type { Database } from '../../src/db/database.ts'

/** A place for one test's data: a folder, and the database to use if it is not the one in the folder. */
export interface Home {
  readonly dataDir: string
  readonly databaseUrl: string | null
  remove(): Promise<void>
}

export type MakeHome = () => Promise<Home>

export const sqliteHome: MakeHome = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-test-'))
  return {
    dataDir,
    databaseUrl: null,
    remove: () => rm(dataDir, { recursive: true, force: true }),
  }
}

/** A database of its own for each test, on the run's server. */
export function postgresHome(serverUrl: string): MakeHome {
  const execute = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: `${serverUrl}/postgres` })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  return async () => {
    const home = await sqliteHome()
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await execute(`create database ${name}`)
    return {
      dataDir: home.dataDir,
      databaseUrl: `${serverUrl}/${name}`,
      async remove() {
        // A pool that has closed says so a moment before the server has let go of its connections. PostgreSQL itself waits five
        // seconds for others to go before it refuses, and on a busy machine twice that was too little.
        await vi.waitFor(() => execute(`drop database ${name}`), { timeout: 60_000, interval: 20 })
        await home.remove()
      },
    }
  }
}

/** Opens a home's database; an error in the background fails the test that caused it. */
export function openHome(home: Home): Promise<Database> {
  return openDatabase({
    ...home,
    onError: (error) => {
      throw error
    },
  })
}

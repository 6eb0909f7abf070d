import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import type { Config } from '../config/settings.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { AppError } from '../errors/app-error.ts'
import { Problem } from '../errors/problem.ts'
import { addSettings, settingsOf } from './settings-options.ts'

interface Store {
  readonly database: Database
  readonly config: Config
}

const STORE_SETTINGS = ['dataDir'] as const

/** A command that looks into the service's store, also while the server runs, and prints what comes of it. */
export function withStore(
  command: Command,
  work: (store: Store, argument: string) => Promise<string>,
  { mayBeNew = false } = {},
): void {
  addSettings(command, STORE_SETTINGS).action(async () => {
    const config = settingsOf(command, STORE_SETTINGS)
    const isNew = lacksStore(config)
    if (isNew && !mayBeNew) throw noStore(config)
    const onError = (error: Error): void => void process.stderr.write(`${error.message}\n`)
    const database = await openDatabase({ ...config, onError })
    try {
      process.stdout.write(await work({ database, config }, command.args[0] ?? ''))
      if (isNew) process.stderr.write(newStore(config))
    } catch (error) {
      if (error instanceof AppError) throw new Problem(error.message, { cause: error })
      throw error
    } finally {
      await database.close()
    }
  })
}

const lacksStore = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl === null && !existsSync(path.join(dataDir, 'zoetrope.db'))

/** Whoever only looks must not make an empty store in a folder that was a typing mistake. */
function noStore({ dataDir }: Config): Problem {
  const folder = path.resolve(dataDir)
  const what = existsSync(folder) ? 'holds no database' : 'does not exist'
  return new Problem(`The data folder ${folder} ${what}. Name the service's own with --data-dir.`)
}

/** A key for a service that nobody runs opens nothing. */
const newStore = ({ dataDir }: Config): string =>
  `A new store was made in ${path.resolve(dataDir)}. If the service has another, name that with --data-dir.\n`

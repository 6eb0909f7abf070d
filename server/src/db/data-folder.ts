import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '../errors/problem.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { loadSqlite } from './sqlite-driver.ts'

export interface DataFolder {
  /** Who this node is: stays the same over restarts, so that it can pick up what it left behind. */
  readonly node: string
  release(): void
}

/**
 * Makes the folder and keeps it for this process. The lock is SQLite's own on a file of ours: the operating system
 * drops it when the process dies, however it dies, so there is never a stale one to remove by hand.
 */
export function claimDataFolder(folder: string): DataFolder {
  makeDataFolder(folder)
  const Native = loadSqlite()
  const lock = new Native(path.join(folder, 'lock'))
  try {
    lock.exec('pragma busy_timeout = 0')
    lock.exec('pragma locking_mode = exclusive')
    lock.exec('begin exclusive')
    lock.exec('create table if not exists held (x)')
  } catch (cause) {
    lock.close()
    throw new Problem(
      `Another Zoetrope is using the data folder ${path.resolve(folder)}. Stop it, or give this one a folder of its own with --data-dir.`,
      { cause },
    )
  }
  return { node: readNode(folder), release: () => lock.close() }
}

function readNode(folder: string): string {
  const file = path.join(folder, 'node-id')
  if (!existsSync(file)) writeFileSync(file, `node_${randomUUID()}\n`)
  return readFileSync(file, 'utf8').trim()
}

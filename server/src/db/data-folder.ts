import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Problem } from '../errors/problem.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { loadSqlite, type NativeDatabase } from './sqlite-driver.ts'

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
  const release = lock(folder)
  return { node: readNode(folder), release }
}

function lock(folder: string): () => void {
  const Native = loadSqlite()
  let held: NativeDatabase | undefined
  try {
    held = new Native(path.join(folder, 'lock'))
    held.exec('pragma busy_timeout = 0')
    held.exec('pragma locking_mode = exclusive')
    held.exec('begin exclusive')
  } catch (cause) {
    held?.close()
    throw new Problem(whyNotOurs(path.resolve(folder), cause as SqliteError), { cause })
  }
  return held.close.bind(held)
}

interface SqliteError extends Error {
  readonly errcode?: number
}

/** Anything else, such as a full disk, is not another service: looking for one would be in vain. */
const SQLITE_BUSY = 5

function whyNotOurs(folder: string, { errcode, message }: SqliteError): string {
  return errcode === SQLITE_BUSY
    ? `Another Zoetrope is using the data folder ${folder}. Stop it, or give this one a folder of its own with --data-dir.`
    : `The data folder ${folder} cannot be locked: ${message}. Choose another with --data-dir.`
}

function readNode(folder: string): string {
  const file = path.join(folder, 'node-id')
  if (!existsSync(file)) writeFileSync(file, `node_${randomUUID()}\n`)
  return readFileSync(file, 'utf8').trim()
}

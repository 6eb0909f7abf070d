import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { storageKeys, type Task } from './task.ts'
import { toTask } from './task-row.ts'

export interface OrphanDeps {
  readonly database: Database
  readonly storage: Storage
}

/** Files looked at in one go. A store of a hundred thousand films is gone through in a few hours, a small one at once. */
const MOST_AT_ONCE = 2_000
const BATCH = 100

/**
 * Removes files that no task speaks of, when two walks through the store in a row have seen them so: the picture of a task
 * that is just being created must not be taken for an orphan. Each call goes on where the last one stopped.
 */
export function createOrphanHunt({ database, storage }: OrphanDeps): () => Promise<number> {
  let walk = storage.list()[Symbol.asyncIterator]()
  let suspects = new Set<string>()
  let found = new Set<string>()

  const check = async (keys: readonly string[]): Promise<number> => {
    const orphans = await withoutTask(database, keys)
    const certain = orphans.filter((key) => suspects.has(key))
    for (const key of certain) await storage.remove(key)
    for (const key of orphans) found.add(key)
    return certain.length
  }

  return async () => {
    let removed = 0
    for (let looked = 0; looked < MOST_AT_ONCE; looked += BATCH) {
      const { keys, done } = await take(walk, BATCH)
      if (keys.length > 0) removed += await check(keys)
      if (!done) continue
      suspects = found
      found = new Set()
      walk = storage.list()[Symbol.asyncIterator]()
      return removed
    }
    return removed
  }
}

async function take(
  walk: AsyncIterator<string>,
  most: number,
): Promise<{ keys: string[]; done: boolean }> {
  const keys: string[] = []
  while (keys.length < most) {
    const { value, done } = await walk.next()
    if (done) return { keys, done: true }
    keys.push(value)
  }
  return { keys, done: false }
}

async function withoutTask({ read }: Database, keys: readonly string[]): Promise<string[]> {
  const idOf = (key: string): string => key.split('/')[0] ?? ''
  const ids = [...new Set(keys.map(idOf))]
  const rows = await read.selectFrom('tasks').selectAll().where('id', 'in', ids).execute()
  const tasks = new Map(rows.map((row) => [row.id, toTask(row)]))
  return keys.filter((key) => !isSpokenOf(key, tasks.get(idOf(key))))
}

/** Its own files, its picture while that is needed, and whatever a running attempt may be storing just now. */
function isSpokenOf(key: string, task: Task | undefined): boolean {
  if (!task) return false
  if (key === task.imageFile) return task.completedAt === null || task.files !== null
  if (task.status === 'in_progress') return key.startsWith(`${task.id}/${task.attempt}/`)
  return storageKeys(task.files).includes(key)
}

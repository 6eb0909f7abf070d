import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeys } from '../../src/access/keys.ts'
import type { Database } from '../../src/db/database.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { AppError } from '../../src/errors/app-error.ts'
import { openDisk } from '../../src/storage/disk.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { deleteTask } from '../../src/tasks/end-task.ts'
import { createSweep } from '../../src/tasks/sweep.ts'
import { openTasks } from '../../src/tasks/tasks.ts'
import { openQueue } from '../../src/worker/queue.ts'
import { FILM, LIMITS, TASK } from '../harness/samples.ts'
import { openHome, sqliteHome, type Home } from '../harness/stores.ts'

let home: Home
let database: Database
let storage: Storage

beforeEach(async () => {
  home = await sqliteHome()
  database = await openHome(home)
  storage = await openDisk(`${home.dataDir}/files`)
})
afterEach(async () => {
  await database.close()
  await home.remove()
})

/** A film that is done, of a task whose id it gives. */
async function makeFilm(): Promise<{ id: string; video: string }> {
  const { key } = await openKeys(database, LIMITS).create({ name: 'test' })
  const engines = await loadEngines({ threads: 1, enginesDir: null })
  const tasks = openTasks({ database, storage, engines, maxQueue: 9, workers: 1, lease: 60_000 })
  const queue = openQueue(database, { leaseMs: 60_000, tasksAtOnce: 9, node: 'one' })
  await tasks.create({ key, task: TASK, image: null, idempotency: null })
  const task = (await queue.claim(['sketch']))!
  const video = `${task.id}/1/film.mp4`
  await storage.put(video, Buffer.from('film'))
  await queue.complete(task, { ...FILM, files: { ...FILM.files, video } }, [])
  return { id: task.id, video }
}

/** The store as it is while the last bytes of the disk are taken by this film. */
function filledBy(video: string): Database {
  const full = new AppError('storage_full', 'There is no disk space left to write this down.')
  return {
    ...database,
    async write(unit, lane) {
      if (await storage.open(video)) throw full
      return database.write(unit, lane)
    },
  }
}

const countTasks = async (): Promise<number> =>
  (await database.read.selectFrom('tasks').select('id').execute()).length

test('a film can be deleted from a disk that is full to the last byte', async () => {
  const { id, video } = await makeFilm()
  await deleteTask({ database: filledBy(video), storage }, id)
  expect(await countTasks()).toBe(0)
  expect(await storage.open(video)).toBeUndefined()
})

test('a disk that is full to the last byte gets room when films have had their time', async () => {
  const { video } = await makeFilm()
  const sweep = createSweep({ database: filledBy(video), storage })
  expect(await sweep(FILM.expiresAt)).toEqual({ purged: 1, orphans: 0 })
  expect(await storage.open(video)).toBeUndefined()
  expect(await countTasks()).toBe(1)
})

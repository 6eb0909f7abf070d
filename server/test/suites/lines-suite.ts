import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Key } from '../../src/access/key.ts'
import { openKeys } from '../../src/access/keys.ts'
import type { Database } from '../../src/db/database.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { openDisk } from '../../src/storage/disk.ts'
import type { NewTask } from '../../src/tasks/new-task.ts'
import type { Task } from '../../src/tasks/task.ts'
import { openTasks, type Tasks } from '../../src/tasks/tasks.ts'
import { openQueue, type Queue } from '../../src/worker/queue.ts'
import { reap } from '../../src/worker/reap.ts'
import { FILM, LIMITS, TASK } from '../harness/samples.ts'
import { openHome, type Home, type MakeHome } from '../harness/stores.ts'

const HOUR = 3_600_000
const SLOW = { type: 'sdcpp', baseUrl: 'http://127.0.0.1:9', pace: 100 }

/** What a model with places of its own promises, on whichever store. */
export function linesSuite(makeHome: MakeHome): void {
  let home: Home
  let database: Database
  let tasks: Tasks
  let queue: Queue
  let keys: ReturnType<typeof openKeys>

  const newKey = async (): Promise<Key> => (await keys.create({ name: 'test' })).key
  const add = async (key: Key, fields: Partial<NewTask> = {}): Promise<Task> => {
    const task: NewTask = { ...TASK, model: 'slow', ...fields }
    const created = await tasks.create({ key, task, image: null, idempotency: null })
    if (!created.task) throw new Error('A create without a key cannot be a replay.')
    return created.task
  }
  const claim = async (model: 'slow' | 'storybook'): Promise<Task> => {
    const task = await queue.claim([model], model === 'slow' ? 'slow' : '')
    if (!task) throw new Error(`There is nothing for ${model}.`)
    return task
  }
  const eta = async (task: Task): Promise<number | null> => (await tasks.forecast(task)).etaSeconds
  const change = (task: Task, values: object) =>
    database.write((queries) =>
      queries.updateTable('tasks').set(values).where('id', '=', task.id).execute(),
    )

  beforeEach(async () => {
    home = await makeHome()
    database = await openHome(home)
    keys = openKeys(database, LIMITS)
    const storage = await openDisk(`${home.dataDir}/files`)
    const engines = await loadEngines({ threads: 1, enginesDir: null, engines: { slow: SLOW } })
    tasks = openTasks({ database, storage, engines, maxQueue: 10_000, workers: 1, lease: HOUR })
    queue = openQueue(database, { leaseMs: HOUR, tasksAtOnce: 1_000, node: 'one' })
  })
  afterEach(async () => {
    await database.close()
    await home.remove()
  })

  describe('the order', () => {
    test('in a line is fair, however far other lines have come meanwhile', async () => {
      const [heavy, busy, light] = [await newKey(), await newKey(), await newKey()]
      for (let count = 0; count < 50; count++) await add(heavy)
      for (let count = 0; count < 60; count++) await add(busy, { model: 'storybook' })
      for (let count = 0; count < 60; count++) await claim('storybook')
      const { id } = await add(light)
      const next = [await claim('slow'), await claim('slow')]
      expect(next.map((task) => task.id)).toContain(id)
    })
  })

  describe('the forecast', () => {
    test('counts only those who wait for the same places', async () => {
      const key = await newKey()
      for (let count = 0; count < 3; count++) await add(key)
      await claim('slow')
      const quick = await add(key, { model: 'storybook' })
      expect(await tasks.forecast(quick)).toMatchObject({ queuePosition: 1 })
      expect(await eta(quick)).toBeLessThan(60)
      const slow = await add(key)
      expect(await tasks.forecast(slow)).toMatchObject({ queuePosition: 3 })
      expect(await eta(slow)).toBeGreaterThan(1_500)
    })

    test('is not short because a film was only fetched after a restart', async () => {
      const key = await newKey()
      await add(key)
      await queue.remember(await claim('slow'), { ticket: 'made elsewhere' })
      await reap({ database, queue, maxAttempts: 3 }, { ofThisNode: true })
      await queue.complete(await claim('slow'), FILM, [])
      expect(await eta(await add(key))).toBeGreaterThan(300)
    })

    test('of a film that goes on after a restart counts what was done before', async () => {
      await add(await newKey())
      const before = await claim('slow')
      const whole = (await eta(before)) ?? 0
      await queue.remember(before, { ticket: 'made elsewhere' })
      await change(before, { started_at: Date.now() - 400_000 })
      await reap({ database, queue, maxAttempts: 3 }, { ofThisNode: true })
      expect(await eta((await tasks.find(before.id))!)).toBeLessThan(whole - 390)
      const again = await claim('slow')
      expect(await eta(again)).toBeLessThan(whole - 390)
      expect(await eta({ ...again, progress: 90 })).toBeLessThan(whole / 8)
    })

    test('says nothing of a film that nobody begins, although there is room', async () => {
      const task = await add(await newKey())
      const waited = { ...task, runAt: Date.now() - 60_000 }
      expect(await tasks.forecast(waited)).toEqual({ queuePosition: 1, etaSeconds: null })
    })

    test('is not spoiled by a film during which the machine slept, or its clock was set', async () => {
      const key = await newKey()
      const now = Date.now()
      for (const ms of [5_000, -HOUR, 5_000, 8 * HOUR, 5_000]) {
        await add(key)
        const made = await claim('slow')
        await queue.complete(made, FILM, [])
        await change(made, { started_at: now - ms, completed_at: now })
      }
      const told = await eta(await add(key))
      expect(told).toBeGreaterThan(3)
      expect(told).toBeLessThan(10)
    })

    test('of a seldom used model is not forgotten behind a thousand films of another', async () => {
      const key = await newKey()
      await add(key)
      const made = await claim('slow')
      await queue.complete(made, FILM, [])
      await change(made, { started_at: Date.now() - 5_000, completed_at: Date.now() })
      for (let count = 0; count < 300; count++) await add(key, { model: 'storybook' })
      expect(await eta(await add(key))).toBeLessThan(10)
    })
  })
}

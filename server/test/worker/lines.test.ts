import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { openKeys } from '../../src/access/keys.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { openDisk } from '../../src/storage/disk.ts'
import { openTasks } from '../../src/tasks/tasks.ts'
import { openQueue } from '../../src/worker/queue.ts'
import { startWorker } from '../../src/worker/worker.ts'
import { LIMITS, TASK } from '../harness/samples.ts'
import { startApi, test, type Api } from '../harness/service.ts'
import { openHome, sqliteHome } from '../harness/stores.ts'
import { linesSuite } from '../suites/lines-suite.ts'
import { startFakeVideos, type FakeVideos } from '../engines/fake-openai-videos.ts'

describe('lines, on SQLite', () => linesSuite(sqliteHome))

describe('a service with one worker and a slow model server', () => {
  let fake: FakeVideos
  let api: Api
  beforeEach<{ folder: string }>(async ({ folder }) => {
    fake = await startFakeVideos()
    fake.looks = Infinity
    const shared = { type: 'openai-videos', baseUrl: fake.url, poll: '50ms' }
    const engines = JSON.stringify({ one: shared, two: { ...shared, atOnce: 2 } })
    api = await startApi({ dataDir: folder, workers: '1', engines })
  })
  afterEach(async () => {
    await api.service.stop()
    await fake.close()
  })
  const isRunning = async (model: string): Promise<string> => {
    const { id } = await api.create({ model, prompt: 'hang' })
    await expect.poll(async () => (await api.get(id)).status).toBe('in_progress')
    return id
  }

  test('makes other films meanwhile', async () => {
    await isRunning('one')
    await isRunning('two')
    expect((await api.ended((await api.create({ prompt: 'x' })).id)).status).toBe('completed')
  })

  test('hands films to the model server while the worker is busy, as many as it takes at once', async () => {
    await isRunning('sketch')
    await isRunning('one')
    for (const model of ['two', 'two']) await isRunning(model)
    const waiting = [await api.create({ model: 'one' }), await api.create({ model: 'two' })]
    fake.looks = 1
    for (const { id } of waiting) expect((await api.ended(id)).status).toBe('completed')
    expect(fake.count('submit')).toBe(5)
  })

  test('tells those who wait their place in their own line', async () => {
    await isRunning('one')
    await isRunning('sketch')
    await api.create({ model: 'one' })
    expect(await api.create({ model: 'one' })).toMatchObject({ queue_position: 2 })
    expect(await api.create({ prompt: 'x' })).toMatchObject({ queue_position: 1 })
  })
})

test('an idle worker looks into no line, and a task that comes makes it look into its own alone', async () => {
  const home = await sqliteHome()
  const database = await openHome(home)
  const storage = await openDisk(`${home.dataDir}/files`)
  const away = { type: 'sdcpp', baseUrl: 'http://127.0.0.1:9' }
  const named = { threads: 1, enginesDir: null, engines: { one: away, two: away } }
  const engines = await loadEngines(named)
  const tasks = openTasks({ database, storage, engines, maxQueue: 9, workers: 1, lease: 60_000 })
  const real = openQueue(database, { leaseMs: 60_000, tasksAtOnce: 9, node: 'one' })
  const looked: string[] = []
  let polls = 0
  const waiting: typeof real.waiting = (models) => {
    polls++
    return real.waiting(models)
  }
  const claim: typeof real.claim = (models, line) => {
    looked.push(line ?? '')
    return real.claim(models, line)
  }
  const worker = startWorker({
    database,
    storage,
    engines,
    watch: tasks.watch,
    queue: { ...real, claim, waiting },
    workers: 1,
    pollMs: 20,
    leaseMs: 60_000,
    maxAttempts: 3,
    taskTimeoutMs: 60_000,
    workFolder: `${home.dataDir}/work`,
    retentionOf: async () => 60_000,
    onError: (error) => expect.unreachable(String(error)),
  })
  await vi.waitFor(() => expect(polls).toBeGreaterThan(2))
  expect(looked).toEqual([])
  const { key } = await openKeys(database, LIMITS).create({ name: 'test' })
  const task = { ...TASK, model: 'two' }
  await tasks.create({ key, task, image: null, idempotency: null })
  await vi.waitFor(() => expect(looked.slice(0, 2)).toEqual(['two', 'two']))
  await worker.stop()
  await database.close()
  await home.remove()
})

import { afterEach, beforeEach, describe, expect } from 'vitest'
import { startApi, test, type Api } from '../harness/service.ts'
import { sqliteHome } from '../harness/stores.ts'
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

import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, vi } from 'vitest'
import { startApi, test, type Api, type Flags } from '../harness/service.ts'
import { startFakeSdcpp, type FakeSdcpp } from './fake-sdcpp.ts'
import { answer } from './tricks.ts'

// What ends, in a whole service, when a model server does not do what it should.

const KEY = 'sk-upstream-0123456789'

let fake: FakeSdcpp
let api: Api | undefined
let logged: string
beforeEach(async () => {
  fake = await startFakeSdcpp()
  logged = ''
  vi.stubEnv('WAN_KEY', KEY)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await api?.service.stop()
  await fake.close()
})

async function start(dataDir: string, flags: Flags = {}): Promise<Api> {
  const section = { type: 'sdcpp', baseUrl: fake.url, apiKeyEnv: 'WAN_KEY', poll: '50ms' }
  const engines = JSON.stringify({ wan: section })
  const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) })
  api = await startApi({ dataDir, engines, ...flags }, log)
  return api
}

describe('a film of a model server', () => {
  test('that takes too long fails in time, and is cancelled there', async ({ folder }) => {
    fake.becomes = 'queued'
    const node = await start(folder, { taskTimeout: '1s' })
    const { error } = await node.ended((await node.create({ model: 'wan' })).id)
    expect(error).toMatchObject({ code: 'timeout' })
    await expect.poll(() => fake.count('cancel')).toBe(1)
  })

  test('is tried as often as the settings say, and no more', async ({ folder }) => {
    fake.becomes = 'failed'
    const node = await start(folder, { maxAttempts: '2' })
    const { error } = await node.ended((await node.create({ model: 'wan' })).id)
    expect(error).toMatchObject({ code: 'engine_error' })
    expect(error?.message).toContain('generate_video returned no results')
    expect(fake.count('submit')).toBe(2)
  })

  test('that is cancelled while it is made goes on there, and the log says so', async ({
    folder,
  }) => {
    fake.becomes = 'generating'
    const node = await start(folder)
    const { id } = await node.create({ model: 'wan' })
    await expect.poll(() => fake.count('look')).toBeGreaterThan(0)
    await node.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
    await expect.poll(() => logged).toContain('goes on with a film that nobody wants any more')
    expect(logged).toContain('job is currently generating and cannot be interrupted yet')
    expect(await node.get(id)).toMatchObject({ status: 'cancelled' })
  })

  test('waits for its server to come back, and so do all that are behind it', async ({
    folder,
  }) => {
    fake.always('capabilities', answer(503, {}, { 'retry-after': '1' }))
    const node = await start(folder, { maxAttempts: '2' })
    const films = [await node.create({ model: 'wan' }), await node.create({ model: 'wan' })]
    await expect.poll(() => fake.count('capabilities'), { timeout: 10_000 }).toBeGreaterThan(2)
    for (const { id } of films) expect((await node.get(id)).status).toBe('queued')
    fake.always('capabilities', null)
    for (const { id } of films) expect((await node.ended(id)).status).toBe('completed')
  })

  test('leaves its key in no log, answer or error', async ({ folder }) => {
    for (const step of ['capabilities', 'submit', 'look', 'cancel'] as const) {
      fake.next(step, answer(403, { error: `No entry with ${KEY}.` }))
    }
    const node = await start(folder, { maxAttempts: '1' })
    for (let times = 0; times < 4; times++)
      await node.ended((await node.create({ model: 'wan' })).id)
    const told = await (await node.request('/v1/videos')).text()
    expect(told).toContain('does not accept its key')
    expect(`${logged}${told}${await (await node.request('/v1/models')).text()}`).not.toContain(KEY)
    expect(fake.asked.every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(true)
    expect(fake.asked.map(({ path }) => path).join(' ')).not.toContain(KEY)
  })
})

import path from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { collectEvents } from '../harness/event-stream.ts'
import { pngDataUrl } from '../harness/pictures.ts'
import { IMAGE } from '../harness/plain-client.ts'
import { startReceiver } from '../harness/receiver.ts'
import { startApi, type Api, type Flags } from '../harness/service.ts'
import { postgresHome, sqliteHome, type Home } from '../harness/stores.ts'

const url = inject('postgresUrl')

/** Two processes' worth of service on one database, each with a folder of its own. */
describe.skipIf(url === null)('two nodes on one PostgreSQL', () => {
  let homes: Home[]
  let nodes: Api[]

  const start = async (index: number, flags: Flags): Promise<Api> => {
    const node = await startApi({
      dataDir: homes[index]?.dataDir ?? '',
      databaseUrl: homes[0]?.databaseUrl ?? '',
      poll: '50ms',
      ...flags,
    })
    nodes.push(node)
    return node
  }

  beforeEach(async () => {
    homes = [await postgresHome(url ?? '')(), await sqliteHome()]
    nodes = []
  })
  afterEach(async () => {
    for (const { service } of nodes) await service.stop()
    for (const home of homes.toReversed()) await home.remove()
  })

  test('who watches on one hears what the other does', async () => {
    const watched = await start(0, { role: 'api' })
    const worker = await start(1, { role: 'worker' })
    const { id } = await watched.create({ prompt: 'slow:800' })
    const events = await collectEvents(await watched.request(`/v1/videos/${id}/events`))
    expect(events.at(-1)?.data).toMatchObject({ status: 'completed', progress: 100 })
    const hanging = await watched.create({ prompt: 'hang' })
    const live = collectEvents(await watched.request(`/v1/videos/${hanging.id}/events`))
    await worker.request(`/v1/videos/${hanging.id}`, { method: 'DELETE' })
    expect((await live).at(-1)?.event).toBe('deleted')
  })

  test('with one folder for files, one takes the picture, the other films it, and the first serves the film', async () => {
    const filesDir = path.join(homes[0]?.dataDir ?? '', 'shared')
    const taking = await start(0, { filesDir, role: 'api' })
    await start(1, { filesDir, role: 'worker' })
    const asked = await taking.post(IMAGE, { prompt: 'quick', image_url: pngDataUrl() })
    const { id } = (await asked.json()) as { id: string }
    expect(await taking.ended(id)).toMatchObject({ status: 'completed', error: null })
    expect((await taking.request(`/v1/videos/${id}/content`)).status).toBe(200)
  })

  test('films of another database are not taken for orphans', async () => {
    const filesDir = path.join(homes[0]?.dataDir ?? '', 'shared')
    await start(0, { filesDir })
    const { dataDir } = homes[1] as Home
    await expect(startApi({ dataDir, filesDir })).rejects.toThrow('belong to another database')
  })

  test('each event is delivered once, whoever delivers it', async () => {
    const receiver = await startReceiver()
    const flags = { allowedHosts: receiver.allow, workers: '4' }
    const [one] = [await start(0, flags), await start(1, flags)]
    const tasks = await Promise.all(
      Array.from({ length: 30 }, () => one.create({ prompt: 'quick', callback_url: receiver.url })),
    )
    await receiver.count(30)
    await vi.waitFor(async () => {
      const log = await one.request('/v1/webhooks/deliveries?status=delivered&limit=100')
      expect(((await log.json()) as { data: unknown[] }).data).toHaveLength(30)
    }, 10_000)
    const told = receiver.events().map(({ data }) => data.id)
    expect(told.toSorted()).toEqual(tasks.map(({ id }) => id).toSorted())
    await receiver.close()
  })
})

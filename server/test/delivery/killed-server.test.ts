import { expect, vi } from 'vitest'
import { startReceiver } from '../harness/receiver.ts'
import { startServer, type ServerProcess } from '../harness/server-process.ts'
import { test } from '../harness/service.ts'

const FLAGS = {
  webhookSchedule: '0s,50ms,50ms,50ms,50ms,50ms',
  webhookTimeout: '1s',
  poll: '50ms',
}

async function create(server: ServerProcess, callback_url: string): Promise<string> {
  const response = await server.request('/v1/videos/text-to-video', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt: 'quick', callback_url }),
  })
  return ((await response.json()) as { id: string }).id
}

async function deliveredOnce(server: ServerProcess): Promise<unknown[]> {
  return vi.waitFor(async () => {
    const response = await server.request('/v1/webhooks/deliveries?status=delivered')
    const { data } = (await response.json()) as { data: unknown[] }
    expect(data).toHaveLength(1)
    return data
  }, 15_000)
}

test('a server killed in the middle of a delivery delivers after its restart, with the same id', async ({
  folder,
}) => {
  const receiver = await startReceiver(500, () => undefined, 500)
  const flags = { ...FLAGS, dataDir: folder, allowedHosts: receiver.allow }
  const before = await startServer(flags)
  const id = await create(before, receiver.url)
  await receiver.count(2) // the second hangs
  await before.kill()
  const after = await startServer(flags)
  await deliveredOnce(after)
  expect(receiver.received).toHaveLength(4)
  expect(new Set(receiver.events().map((event) => event.id)).size).toBe(1)
  expect(new Set(receiver.events().map(({ data }) => data.id))).toEqual(new Set([id]))
  expect(await after.stop()).toBe(0)
  await receiver.close()
})

test('an event whose server was killed before the first try is not lost', async ({ folder }) => {
  const receiver = await startReceiver()
  const flags = { ...FLAGS, dataDir: folder, allowedHosts: receiver.allow }
  // Nobody delivers on a node that only answers requests: the event lies in the outbox.
  const before = await startServer({ ...flags, role: 'api' })
  const id = await create(before, receiver.url)
  await before.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
  await before.kill()
  expect(receiver.received).toEqual([])
  const after = await startServer(flags)
  await deliveredOnce(after)
  const [event] = receiver.events()
  expect(event).toMatchObject({ type: 'video.cancelled', data: { id } })
  expect(await after.stop()).toBe(0)
  await receiver.close()
})

test('links in an event lead to the address that the server listens on', async ({ folder }) => {
  const receiver = await startReceiver()
  const server = await startServer({ ...FLAGS, dataDir: folder, allowedHosts: receiver.allow })
  await create(server, receiver.url)
  await receiver.count(1)
  const link = receiver.events()[0]?.data.video_url ?? ''
  expect(link).toContain(`${server.url}/v1/videos/`)
  const film = await fetch(link)
  expect(film.headers.get('Content-Type')).toBe('video/mp4')
  await film.arrayBuffer()
  expect(await server.stop()).toBe(0)
  await receiver.close()
})

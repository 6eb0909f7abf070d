import { connect, type Socket } from 'node:net'
import { expect, vi } from 'vitest'
import { openLiveTask, type Seen } from '../../src/http/live-task.ts'
import { startServer } from '../harness/server-process.ts'
import { API_KEY, test } from '../harness/service.ts'

const LISTENERS = 2_000

interface Listener {
  readonly text: () => string
  readonly closed: Promise<void>
}

/** Watches over a bare socket; resolves with the first event. */
function watch(url: string, id: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket: Socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' }, () => {
      const head = `GET /v1/videos/${id}/events HTTP/1.1\r\nHost: x\r\nConnection: close`
      socket.write(`${head}\r\nAuthorization: Bearer ${API_KEY}\r\n\r\n`)
    })
    const closed = new Promise<void>((done) => socket.once('close', () => done()))
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (text.includes('event: status')) resolve({ text: () => text, closed })
    })
  })
}

test(
  `${LISTENERS} listeners hear of the end, and the server still answers others`,
  { timeout: 90_000 },
  async ({ folder }) => {
    const server = await startServer({ dataDir: folder })
    const response = await server.request('/v1/videos/text-to-video', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ prompt: 'hang' }),
    })
    const { id } = (await response.json()) as { id: string }
    const listeners = await Promise.all(
      Array.from({ length: LISTENERS }, () => watch(server.url, id)),
    )
    expect((await server.request(`/v1/videos/${id}`)).status).toBe(200)
    await server.request(`/v1/videos/${id}/cancel`, { method: 'POST' })
    await Promise.all(listeners.map(({ closed }) => closed))
    const told = listeners.filter(({ text }) => text().includes('"status":"cancelled"'))
    expect(told).toHaveLength(LISTENERS)
    expect(await server.stop()).toBe(0)
  },
)

const waiting = (data: Seen['data']): Seen => ({ status: 'queued', progress: 0, last: false, data })

test('who waits hears that the queue moves', async () => {
  const heard: string[] = []
  let place = 4
  const live = openLiveTask({
    id: 'video_1',
    look: () => Promise.resolve(waiting({ queue_position: (place -= 1), eta_seconds: place * 5 })),
    heartbeatMs: 10,
    onError: (error) => expect.unreachable(String(error)),
  })
  const stop = live.add(
    (bytes) => void heard.push(Buffer.from(bytes ?? []).toString()),
    () => undefined,
  )
  const events = (): string[] => heard.filter((text) => text.startsWith('event'))
  await vi.waitFor(() => expect(events().length).toBeGreaterThan(1))
  stop()
  expect(events().slice(0, 2)).toEqual([
    'event: status\nid: queued-0\ndata: {"queue_position":3,"eta_seconds":15}\n\n',
    'event: progress\nid: queued-0\ndata: {"queue_position":2,"eta_seconds":10}\n\n',
  ])
})

test('who watches while nothing happens hears that the line is open', async () => {
  const heard: string[] = []
  const live = openLiveTask({
    id: 'video_1',
    look: () => Promise.resolve(waiting({ queue_position: 2, eta_seconds: 9 })),
    heartbeatMs: 10,
    onError: (error) => expect.unreachable(String(error)),
  })
  const stop = live.add(
    (bytes) => void heard.push(Buffer.from(bytes ?? []).toString()),
    () => undefined,
  )
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(3))
  stop()
  expect(heard[0]).toMatch(/^event: status\n/)
  expect(new Set(heard.slice(1))).toEqual(new Set([': still here\n\n']))
})

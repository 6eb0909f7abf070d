import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, vi } from 'vitest'
import { API_KEY } from '../../server/test/harness/service.ts'
import { test } from '../../server/test/harness/shared.ts'
import { Zoetrope, type Video } from '../src/index.ts'
import { serveScript } from './scripted-server.ts'

const event = (name: string, data: unknown): string =>
  `event: ${name}\nid: x\ndata: ${JSON.stringify(data)}\n\n`
const tell =
  (...texts: string[]) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    for (const text of texts) response.write(text)
    response.end()
  }
const statuses = async (videos: AsyncIterable<Video>): Promise<string[]> => {
  const seen: string[] = []
  for await (const { status, progress } of videos) seen.push(`${status} ${progress}`)
  return seen
}

test('a film is watched from the queue to its end', async ({ baseUrl }) => {
  const { videos } = new Zoetrope({ apiKey: API_KEY, baseUrl })
  const { id } = await videos.create({ prompt: 'slow:300' })
  const seen = await statuses(videos.watch(id))
  expect(seen.at(-1)).toBe('completed 100')
  expect(seen.length).toBeGreaterThan(1)
  expect(await statuses(videos.watch(id))).toEqual(['completed 100'])
})

test('an empty id is no video, and nobody waits for it', async ({ baseUrl }) => {
  const { videos } = new Zoetrope({ apiKey: API_KEY, baseUrl })
  const calls = [videos.get(''), videos.wait(''), videos.download(''), statuses(videos.watch(''))]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'video_not_found' })
})

test('a film that is deleted meanwhile is told as an error', async ({ baseUrl }) => {
  const { videos } = new Zoetrope({ apiKey: API_KEY, baseUrl })
  const { id } = await videos.create({ prompt: 'hang' })
  const watching = (async () => {
    for await (const video of videos.watch(id)) {
      if (video.status === 'in_progress') await videos.delete(id)
    }
  })()
  await expect(watching).rejects.toMatchObject({ code: 'video_not_found' })
})

test('a remix has the seed of its source and a prompt of its own', async ({ baseUrl }) => {
  const { videos } = new Zoetrope({ apiKey: API_KEY, baseUrl })
  const source = await videos.create({ prompt: 'a boat', seed: 7 })
  const remix = await videos.remix(source.id, 'a red boat')
  expect(remix).toMatchObject({
    prompt: 'a red boat',
    seed: 7,
    remixed_from_video_id: source.id,
  })
})

test('a connection that breaks in the middle is opened again', async () => {
  const half = event('progress', { status: 'in_progress', progress: 40 })
  const { url, received } = await serveScript(
    tell(': still here\n\n', half.slice(0, 20), half.slice(20), 'event: progr'),
    'drop',
    tell(event('status', { status: 'completed', progress: 100 })),
  )
  const { videos } = new Zoetrope({ apiKey: 'k', baseUrl: url })
  expect(await statuses(videos.watch('video_1'))).toEqual(['in_progress 40', 'completed 100'])
  expect(received.length).toBe(3)
})

test('a connection that falls silent without an end is opened again', async () => {
  const silent = (response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.write(event('progress', { status: 'in_progress', progress: 40 }))
  }
  const done = tell(event('status', { status: 'completed', progress: 100 }))
  const { url } = await serveScript(silent, done)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const minutes = setInterval(() => vi.advanceTimersByTime(60_000), 20)
  onTestFinished(() => {
    clearInterval(minutes)
    vi.useRealTimers()
  })
  const { videos } = new Zoetrope({ apiKey: 'k', baseUrl: url, timeoutMs: 2 ** 31 - 1 })
  expect(await statuses(videos.watch('video_1'))).toEqual(['in_progress 40', 'completed 100'])
})

test('a service that is started anew meanwhile is waited for, unless one wants to know at once', async () => {
  const begun = tell(event('status', { status: 'in_progress', progress: 40 }))
  const ended = tell(event('status', { status: 'completed', progress: 100 }))
  const { url } = await serveScript(begun, 'drop', 'drop', { status: 503 }, ended)
  const patient = new Zoetrope({ apiKey: 'k', baseUrl: url, maxRetries: 1 })
  expect(await statuses(patient.videos.watch('video_1'))).toEqual([
    'in_progress 40',
    'completed 100',
  ])
  const away = await serveScript(begun, 'drop')
  const hasty = new Zoetrope({ apiKey: 'k', baseUrl: away.url, maxRetries: 0 })
  const watching = statuses(hasty.videos.watch('video_1'))
  await expect(watching).rejects.toMatchObject({ code: 'connection_failed' })
  expect(away.received.length).toBe(2)
})

test('watching ends when the caller has had enough', async () => {
  const open = (response: ServerResponse): void =>
    void response
      .writeHead(200, { 'Content-Type': 'text/event-stream' })
      .write(event('status', { status: 'queued', progress: 0 }))
  const { url } = await serveScript(open)
  const { videos } = new Zoetrope({ apiKey: 'k', baseUrl: url })
  const enough = new AbortController()
  const watching = (async () => {
    for await (const _ of videos.watch('video_1', { signal: enough.signal })) enough.abort()
  })()
  await expect(watching).rejects.toMatchObject({ name: 'AbortError' })
})

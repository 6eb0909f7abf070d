import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { eventually } from '../../server/test/harness/eventually.ts'
import { Zoetrope } from '../src/index.ts'
import { serveScript, type Answer, type Step } from './scripted-server.ts'

const OK: Answer = { body: { id: 'video_1', status: 'completed' } }

async function against(script: Step[], options: { timeoutMs: number; maxRetries?: number }) {
  const { url, received } = await serveScript(...script)
  return { received, zoetrope: new Zoetrope({ apiKey: 'key', baseUrl: url, ...options }) }
}

describe('a service that does not answer', () => {
  test('is given up after a time', async () => {
    const { zoetrope } = await against(['hang'], { timeoutMs: 50, maxRetries: 0 })
    await expect(zoetrope.videos.get('video_1')).rejects.toMatchObject({
      code: 'timed_out',
      status: null,
      retryable: true,
    })
  })

  test('is asked again, each time with the whole time', async () => {
    const { zoetrope, received } = await against(['hang', OK], { timeoutMs: 500 })
    expect(await zoetrope.videos.get('video_1')).toEqual(OK.body)
    expect(received).toHaveLength(2)
  })

  test('in the middle of an answer is given up too', async () => {
    const half: Step = (response) => void response.writeHead(200).write('{"id":')
    const { zoetrope } = await against([half], { timeoutMs: 100, maxRetries: 0 })
    await expect(zoetrope.videos.get('video_1')).rejects.toMatchObject({ code: 'timed_out' })
  })
})

test('a service that is not there is a ZoetropeError with its cause', async () => {
  const zoetrope = new Zoetrope({ apiKey: 'key', baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
  const error = await zoetrope.models.list().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'connection_failed', status: null, retryable: true })
  expect(error).toHaveProperty('cause')
})

test.for([
  { apiKey: '' },
  { apiKey: 'key', baseUrl: 'not an address' },
  { apiKey: 'key', baseUrl: 'localhost:8080' },
])('%j is refused at once', (options) => {
  expect(() => new Zoetrope(options)).toThrow('needs an apiKey, and a baseUrl')
})

test('a call can be given up by its caller at any moment', async () => {
  const { zoetrope, received } = await against(['hang'], { timeoutMs: 10_000 })
  const reason = new Error('enough')
  await expect(zoetrope.videos.get('video_1', { signal: AbortSignal.abort(reason) })).rejects.toBe(
    reason,
  )
  expect(received).toHaveLength(0)

  const giveUp = new AbortController()
  const hanging = zoetrope.videos.get('video_1', { signal: giveUp.signal })
  await eventually(() => expect(received).toHaveLength(1))
  giveUp.abort(reason)
  await expect(hanging).rejects.toBe(reason)
  expect(received).toHaveLength(1)
})

test('a download may take longer than an answer', async () => {
  let sending: ServerResponse | undefined
  const slow: Step = (response) => {
    sending = response
    response.writeHead(200, { 'Content-Type': 'video/mp4' }).write('first half, ')
  }
  const { zoetrope } = await against([slow], { timeoutMs: 300 })
  const film = await zoetrope.videos.download('video_1')
  await once(AbortSignal.timeout(400), 'abort') // longer than any answer may take
  sending?.end('second half')
  expect(await film.text()).toBe('first half, second half')
})

describe('wait', () => {
  const working = (headers: Record<string, string>): Answer => ({
    headers,
    body: { id: 'video_1', status: 'in_progress' },
  })

  test.for<[header: string, headers: Record<string, string>, atLeastMs: number]>([
    ['openai-poll-after-ms', { 'openai-poll-after-ms': '120', 'Retry-After': '30' }, 119],
    ['Retry-After', { 'Retry-After': '1' }, 999],
  ])('asks again when %s says so', async ([, headers, atLeastMs]) => {
    const { zoetrope, received } = await against([working(headers), OK], { timeoutMs: 5_000 })
    await zoetrope.videos.wait('video_1')
    const [first, second] = received.map(({ at }) => at)
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(atLeastMs)
    expect(received).toHaveLength(2)
  })

  test('survives a hiccup of the service', async () => {
    const soon = { 'openai-poll-after-ms': '1' }
    const script: Step[] = [
      working(soon),
      'drop',
      { status: 503, headers: { 'retry-after-ms': '1' } },
      OK,
    ]
    const { zoetrope, received } = await against(script, { timeoutMs: 5_000 })
    expect(await zoetrope.videos.wait('video_1')).toEqual(OK.body)
    expect(received).toHaveLength(4)
  })
})

import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { API_KEY, test as withService } from '../../server/test/harness/service.ts'
import { listen } from '../../server/test/harness/listen.ts'
import { Zoetrope, type ZoetropeOptions } from '../src/index.ts'
import { serveScript, type Answer, type Step } from './scripted-server.ts'

const SOON = { 'retry-after-ms': '1' }
const OK: Answer = { body: { id: 'video_1', status: 'completed' } }
const busy = (status: number, headers: Record<string, string> = SOON): Answer => ({
  status,
  headers,
  body: { error: { message: 'busy', type: 'server_error', param: null, code: 'busy' } },
})

async function against(script: Step[], options: Partial<ZoetropeOptions> = {}) {
  const { url, received } = await serveScript(...script)
  return { received, zoetrope: new Zoetrope({ apiKey: 'key', baseUrl: url, ...options }) }
}

describe('a request is sent again', () => {
  test.for<[why: string, step: Step]>([
    ['after 429', busy(429)],
    ['after 500', busy(500)],
    ['after 502 from a proxy', { status: 502, headers: SOON, body: '<html>Bad gateway' }],
    ['after 503', busy(503)],
    ['after 408', busy(408)],
    ['when told so', busy(409, { ...SOON, 'x-should-retry': 'true' })],
    ['when the connection drops', 'drop'],
    ['when the answer is cut short', { body: '{"id": "vid' }],
  ])('%s', async ([, step]) => {
    const { zoetrope, received } = await against([step, OK])
    expect(await zoetrope.videos.get('video_1')).toEqual(OK.body)
    expect(received).toHaveLength(2)
  })

  test('up to three times, then the last error is thrown', async () => {
    const { zoetrope, received } = await against([busy(500)])
    const expected = { status: 500, code: 'busy', retryable: true }
    await expect(zoetrope.videos.get('video_1')).rejects.toMatchObject(expected)
    expect(received).toHaveLength(4)
  })

  test('as often as one likes, for all calls or for one', async () => {
    const { zoetrope, received } = await against([busy(500)], { maxRetries: 1 })
    await expect(zoetrope.videos.get('video_1')).rejects.toThrow('busy')
    expect(received).toHaveLength(2)
    await expect(zoetrope.videos.get('video_1', { maxRetries: 0 })).rejects.toThrow('busy')
    expect(received).toHaveLength(3)
  })
})

describe('deleting', () => {
  const NOT_FOUND = busy(404, {})

  test('is done when only the answer was lost', async () => {
    const { zoetrope, received } = await against(['drop', NOT_FOUND])
    const deleted = { id: 'video_1', object: 'video.deleted', deleted: true }
    expect(await zoetrope.videos.delete('video_1')).toEqual(deleted)
    expect(received).toHaveLength(2)
  })

  test('what is not there is an error', async () => {
    const { zoetrope } = await against([NOT_FOUND])
    await expect(zoetrope.videos.delete('video_1')).rejects.toMatchObject({ status: 404 })
  })
})

describe('a request is not sent again', () => {
  test.for<[why: string, step: Answer]>([
    ['when it is wrong', busy(400, {})],
    ['when nothing is there', busy(404, {})],
    ['when there is a conflict', busy(409, {})],
    ['when told so', busy(429, { ...SOON, 'x-should-retry': 'false' })],
    ['when the wait would be longer than a minute', busy(429, { 'Retry-After': '61' })],
  ])('%s', async ([, step]) => {
    const { zoetrope, received } = await against([step, OK])
    await expect(zoetrope.videos.get('video_1')).rejects.toMatchObject({ status: step.status })
    expect(received).toHaveLength(1)
  })

  test('and the error tells how long the service asks to wait', async () => {
    const { zoetrope } = await against([busy(429, { 'Retry-After': '3600' })])
    const expected = { retryable: true, retryAfterMs: 3_600_000 }
    await expect(zoetrope.videos.get('video_1')).rejects.toMatchObject(expected)
  })
})

describe('the pause before the next try', () => {
  const pauseAfter = async (headers: Record<string, string>): Promise<number> => {
    const { zoetrope, received } = await against([busy(503, headers), OK])
    await zoetrope.videos.get('video_1')
    return (received[1]?.at ?? 0) - (received[0]?.at ?? 0)
  }

  test('is at least what retry-after-ms says, rather than Retry-After', async () => {
    const pause = await pauseAfter({ 'retry-after-ms': '120', 'Retry-After': '30' })
    expect(pause).toBeGreaterThanOrEqual(119)
    expect(pause).toBeLessThan(5_000)
  })

  test('is at least what Retry-After says in seconds', async () => {
    expect(await pauseAfter({ 'Retry-After': '1' })).toBeGreaterThanOrEqual(999)
  })

  test('follows a date in Retry-After, also one in the past', async () => {
    expect(await pauseAfter({ 'Retry-After': new Date(0).toUTCString() })).toBeLessThan(5_000)
  })

  test('is our own when the service says nothing', async () => {
    expect(await pauseAfter({})).toBeGreaterThanOrEqual(249)
  })

  test('ends at once when the caller gives up', async () => {
    const giveUp = new AbortController()
    const reason = new Error('enough')
    const script: Step[] = [
      (response) => {
        response.writeHead(503, { 'Retry-After': '30' }).end('{}')
        response.once('close', () => giveUp.abort(reason))
      },
    ]
    const { zoetrope, received } = await against(script)
    const getting = zoetrope.videos.get('video_1', { signal: giveUp.signal })
    await expect(getting).rejects.toBe(reason)
    expect(received).toHaveLength(1)
  })
})

describe('a create', () => {
  test('keeps its Idempotency-Key from try to try, and has another the next time', async () => {
    const { zoetrope, received } = await against(['drop', busy(500), OK, OK])
    await zoetrope.videos.create({ prompt: 'x' })
    await zoetrope.videos.create({ prompt: 'x' })
    const [first, second, third, other] = received.map(({ headers }) => headers['idempotency-key'])
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect([second, third]).toEqual([first, first])
    expect(other).not.toBe(first)
  })

  test('takes a key of the caller’s own', async () => {
    const { zoetrope, received } = await against([OK])
    await zoetrope.videos.create({ prompt: 'x' }, { idempotencyKey: 'order-17' })
    expect(received[0]?.headers['idempotency-key']).toBe('order-17')
  })

  withService('whose answer was lost makes one film, not two', async ({ api }) => {
    const { url, close } = await listen(api.service)
    let lost = 0
    const proxy = createServer((request, response) => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      const init = { method: 'POST', headers: Object.fromEntries(headers), duplex: 'half' as const }
      void fetch(`${url}${request.url}`, { ...init, body: request as unknown as BodyInit })
        .then((answer) => answer.text())
        .then((text) => (lost++ === 0 ? response.destroy() : response.end(text)))
    })
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
    onTestFinished(() => proxy.closeAllConnections())
    const address = proxy.address() as { port: number }
    const baseUrl = `http://127.0.0.1:${address.port}`

    const { id } = await new Zoetrope({ apiKey: API_KEY, baseUrl }).videos.create({
      prompt: 'once',
    })
    const list = await (await api.request('/v1/videos')).json()
    expect(list).toMatchObject({ data: [{ id }], has_more: false })
    expect(lost).toBe(2)
    proxy.close()
    await close()
  })
})

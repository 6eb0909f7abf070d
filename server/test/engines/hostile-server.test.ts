import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../../src/engines/engine.ts'
import { loadEngines } from '../../src/engines/load-engines.ts'
import { complaintOf } from '../../src/engines/remote/complaint.ts'
import { lookupFor } from '../../src/engines/remote/foreign-link.ts'
import { startFakeVideos, type FakeVideos, type Trick } from './fake-openai-videos.ts'
import { failure, isStopped, made, run } from './run-engine.ts'
import { answer } from './tricks.ts'

// A model server that means us no good, or is broken in a way that looks like it.

const KEY = 'sk-upstream-0123456789'

let fake: FakeVideos
beforeEach(async () => {
  fake = await startFakeVideos({ key: KEY })
})
afterEach(() => fake.close())

async function wan(settings: Record<string, unknown> = {}): Promise<Engine> {
  const section = { type: 'openai-videos', baseUrl: fake.url, apiKeyEnv: 'WAN_KEY', poll: '50ms' }
  const engines = { wan: { ...section, flavor: 'sglang', ...settings } }
  const options = { threads: 1, enginesDir: null, engines, env: { WAN_KEY: KEY } }
  const engine = (await loadEngines(options)).get('wan')
  if (!engine) throw new Error('There is no engine.')
  return engine
}

describe('what it says', () => {
  test('does not hold its key, wherever it repeats it', async () => {
    const told = answer(403, { detail: `Not with ${KEY}, please.` })
    for (const step of ['submit', 'look', 'content'] as const) {
      fake.always(step, told)
      const { message, cause } = await failure(await run(await wan()))
      expect(`${message} ${String(cause)}`).not.toContain(KEY)
      fake.always(step, null)
    }
  })

  test('can be stored and printed', () => {
    expect(complaintOf('a\u0000b \u001B[31mred\r\n\uD800')).toBe('a b [31mred \uFFFD')
    expect(complaintOf(`${'x'.repeat(299)}🎬`)).toBe(`${'x'.repeat(299)}\uFFFD…`)
  })

  test('is not an id that leads elsewhere', async () => {
    for (const id of ['..', 'x'.repeat(300), 'a\u0000', { a: 1 }]) {
      fake.next('submit', answer(200, { id, status: 'queued' }))
      const { remembered, film } = await run(await wan())
      expect((await failure({ film })).message).toContain('speaks another language')
      expect(remembered).toEqual([])
    }
    fake.next('submit', answer(200, { id: '../../admin?x=1#y', status: 'queued' }))
    fake.next('look', answer(200, { status: 'failed' }))
    await failure(await run(await wan()))
    expect(fake.asked.at(-1)?.path).toBe('/v1/videos/..%2F..%2Fadmin%3Fx%3D1%23y')
  })

  test('is no progress if it makes no sense', async () => {
    const at = (progress: unknown) => answer(200, { status: 'in_progress', progress })
    fake.next('look', at('NaN'), at(-5), at(1e300), at(null), at([50]), at(30), at(10))
    const { film, reports } = await run(await wan())
    await film
    expect(reports.slice(0, 1)).toEqual([0.3])
  })

  test('does not use up all patience at once', async () => {
    const busy = answer(429, {}, { 'retry-after': '0' })
    fake.next('look', busy, busy, busy, busy)
    const asked = performance.now()
    await made(await wan({ poll: '100ms' }))
    expect(performance.now() - asked).toBeGreaterThan(500)
  })
})

describe('where it says that the film is', () => {
  const METADATA = 'http://169.254.169.254/latest/meta-data/iam'

  test('is not followed to a cloud’s keys', async () => {
    fake.next('look', answer(200, { status: 'completed', url: METADATA }))
    const error = await failure(await run(await wan()))
    expect(error).toMatchObject({ code: 'engine_error', retryable: false })
    expect(error.message).toContain('where nobody may go')
    expect(error.message).not.toContain('169.254')
    fake.next('content', answer(302, {}, { location: METADATA }))
    expect((await failure(await run(await wan()))).message).toContain('where nobody may go')
  })

  test('is not inside of our network if it is outside itself', async () => {
    const outside = new URL('http://8.8.8.8/v1/')
    for (const link of [
      'http://127.0.0.1:9/',
      'http://10.0.0.7/',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://2130706433/',
    ]) {
      await expect(lookupFor(outside, new URL(link))).rejects.toThrow('where nobody may go')
    }
    expect(await lookupFor(outside, new URL('http://8.8.8.8/v1/videos/1'))).toBeUndefined()
    const lookup = await lookupFor(outside, new URL('http://localhost/'))
    const error = await new Promise((resolve) => {
      lookup?.('localhost', { all: true }, (thrown) => resolve(thrown))
    })
    expect(error).toMatchObject({ code: 'engine_error' })
  })

  test('may be nearby if it is nearby itself', async () => {
    const bucket = await startFakeVideos()
    bucket.always('models', (response) => void response.end(fake.film))
    const url = bucket.url.replace('127.0.0.1', 'localhost')
    fake.next('look', answer(200, { status: 'completed', url: `${url}/film.mp4` }))
    await made(await wan())
    expect(bucket.asked[0]?.headers.authorization).toBeUndefined()
    await bucket.close()
  })
})

describe('a film that it sends', () => {
  const drip: Trick = (response) => {
    response.writeHead(200)
    const dripping = setInterval(() => response.write('x'), 20)
    response.on('close', () => clearInterval(dripping))
  }

  test('byte by byte is given up, however long it goes on', async () => {
    fake.always('content', drip)
    const engine = await wan({ stallTimeout: '200ms', minRate: '1KiB' })
    const error = await failure(await run(engine))
    expect(error).toMatchObject({ code: 'engine_unavailable', retryable: true })
    expect((error.cause as Error).cause).toMatchObject({
      message: expect.stringMatching(/^\d+ bytes came in 200 ms/),
    })
    expect(fake.count('content')).toBe(3)
  })

  test('slowly but steadily is taken', async () => {
    fake.always('content', (response) => {
      response.writeHead(200, { 'content-length': fake.film.length })
      const parts = Array.from({ length: 60 }, (_, part) =>
        fake.film.subarray(part * 52, (part + 1) * 52),
      )
      const sending = setInterval(() => {
        const part = parts.shift()
        if (part) response.write(part)
        else response.end()
      }, 50)
      response.on('close', () => clearInterval(sending))
    })
    // It takes longer than may pass without enough of it, but a busy machine may hold it up for over a second.
    await made(await wan({ stallTimeout: '2s', minRate: '128B' }))
    expect(fake.count('content')).toBe(1)
  })

  test('without end and without haste ends with the task', async () => {
    fake.always('content', drip)
    const { film, control } = await run(await wan({ stallTimeout: '10s' }))
    await expect.poll(() => fake.count('content')).toBe(1)
    setTimeout(() => control.abort('deadline'), 400)
    await isStopped(film)
    expect(fake.count('delete')).toBe(1)
  })

  test('is cancelled there when it is cancelled here, in the middle of the download', async () => {
    fake.always('content', (response) => {
      response.writeHead(200, { 'content-length': 1_000_000 })
      response.write('x'.repeat(1_000))
    })
    const { film, control } = await run(await wan())
    await expect.poll(() => fake.count('content')).toBe(1)
    control.abort('ended')
    await isStopped(film)
    expect(fake.count('delete')).toBe(1)
  })
})

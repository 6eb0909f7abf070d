import { describe, expect } from 'vitest'
import { eventually } from '../harness/eventually.ts'
import type { NewKey } from '../../src/access/keys.ts'
import type { VideoJson } from '../../src/http/video-json.ts'
import { expectError } from '../harness/errors.ts'
import { TEXT } from '../harness/plain-client.ts'
import { test as ownService, type Api, type Flags } from '../harness/service.ts'
import { test } from '../harness/shared.ts'

const LIMITED = { status: 429, code: 'rate_limit_exceeded' }
const QUOTA = { status: 429, code: 'quota_exceeded' }

async function newCaller(api: Api, limits: Omit<NewKey, 'name'>) {
  const { token } = await api.service.keys.create({ name: 'limited', ...limits })
  const headers = { Authorization: `Bearer ${token}` }
  return {
    get: (route: string) => api.request(route, { headers }),
    create: (fields: object = {}) => api.post(TEXT, { prompt: 'x', ...fields }, headers),
    cancel: (id: string) => api.post(`/v1/videos/${id}/cancel`, {}, headers),
    remove: (id: string) => api.request(`/v1/videos/${id}`, { method: 'DELETE', headers }),
    async ended(id: string): Promise<VideoJson> {
      return eventually(async () => {
        const task = (await (await this.get(`/v1/videos/${id}`)).json()) as VideoJson
        expect(task.status).toMatch(/completed|failed|cancelled/)
        return task
      })
    },
  }
}

const idOf = async (response: Response): Promise<string> =>
  ((await response.json()) as VideoJson).id

describe('requests a minute', () => {
  test('are told on every answer, good or bad', async ({ api }) => {
    const caller = await newCaller(api, { requestsPerMinute: 10 })
    const answers = [await caller.get('/v1/videos'), await caller.get('/v1/nowhere')]
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
    for (const [index, { headers }] of answers.entries()) {
      const remaining = String(9 - index)
      expect(headers.get('x-ratelimit-limit-requests')).toBe('10')
      expect(headers.get('x-ratelimit-remaining-requests')).toBe(remaining)
      expect(headers.get('x-ratelimit-reset-requests')).toMatch(/^(60|5\d)s$/)
      expect(headers.get('RateLimit-Policy')).toBe('"requests";q=10;w=60')
      expect(headers.get('RateLimit')).toMatch(
        new RegExp(`^"requests";r=${remaining};t=(60|5\\d)$`),
      )
    }
  })

  test('over the limit are 429 with the time to wait', async ({ api }) => {
    const caller = await newCaller(api, { requestsPerMinute: 1 })
    await caller.get('/v1/videos')
    const response = await caller.create()
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect(Number(response.headers.get('retry-after-ms'))).toBeGreaterThan(50_000)
    expect(response.headers.get('x-should-retry')).toBeNull()
    expect(response.headers.get('x-ratelimit-remaining-requests')).toBe('0')
    const message = await expectError(response, LIMITED)
    expect(message).toMatch(
      /^Too many requests: this key may make 1 a minute. Ask again in \d+ s.$/,
    )
  })

  test('of one key are not another’s', async ({ api }) => {
    const [one, other] = [
      await newCaller(api, { requestsPerMinute: 1 }),
      await newCaller(api, { requestsPerMinute: 1 }),
    ]
    await one.get('/v1/videos')
    await expectError(await one.get('/v1/videos'), LIMITED)
    expect((await other.get('/v1/videos')).status).toBe(200)
  })

  test('do not count what a signed link serves', async ({ api }) => {
    const caller = await newCaller(api, { requestsPerMinute: 1_000 })
    const { video_url } = await caller.ended(await idOf(await caller.create()))
    const response = await api.service.app.request(video_url ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('x-ratelimit-limit-requests')).toBeNull()
  })
})

const noWorkers = ownService.extend<{ flags: Flags }>({ flags: { workers: '0', maxQueue: '3' } })

describe('tasks that wait', () => {
  noWorkers('are bounded for each key', async ({ api }) => {
    const caller = await newCaller(api, { tasksQueued: 1 })
    const first = await idOf(await caller.create())
    const response = await caller.create()
    expect(response.headers.get('Retry-After')).toBe('10')
    expect(response.headers.get('retry-after-ms')).toBe('10000')
    expect(response.headers.get('x-should-retry')).toBeNull()
    await expectError(response, { status: 429, code: 'concurrency_limit_exceeded' })
    await caller.cancel(first)
    expect((await caller.create()).status).toBe(200)
  })

  noWorkers('are bounded in all: 429 queue_full, never an endless pile', async ({ api }) => {
    const one = await newCaller(api, {})
    const other = await newCaller(api, {})
    for (const caller of [one, other, one]) expect((await caller.create()).status).toBe(200)
    const response = await other.create()
    expect(response.headers.get('Retry-After')).toBe('30')
    await expectError(response, { status: 429, code: 'queue_full' })
  })
})

describe('seconds of film a month', () => {
  test('used up are 429, and no use to try again', async ({ api }) => {
    const caller = await newCaller(api, { secondsPerMonth: 10 })
    expect((await caller.create({ duration: 6 })).status).toBe(200)
    const response = await caller.create({ duration: 5 })
    expect(response.headers.get('x-should-retry')).toBe('false')
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    const message = await expectError(response, QUOTA)
    expect(message).toBe(
      'This key has used 6 of its 10 seconds of film for this month; this film has 5.',
    )
    expect((await caller.create({ duration: 4 })).status).toBe(200)
  })

  test('come back when the task is cancelled', async ({ api }) => {
    const caller = await newCaller(api, { secondsPerMonth: 10 })
    const id = await idOf(await caller.create({ prompt: 'hang', duration: 10 }))
    await expectError(await caller.create({ duration: 1 }), QUOTA)
    await caller.cancel(id)
    await caller.cancel(id) // a second time gives nothing back
    expect((await caller.create({ duration: 10 })).status).toBe(200)
    await expectError(await caller.create({ duration: 1 }), QUOTA)
  })

  test('come back when the task is deleted before its end, not after', async ({ api }) => {
    const caller = await newCaller(api, { secondsPerMonth: 10 })
    await caller.remove(await idOf(await caller.create({ prompt: 'hang', duration: 10 })))
    const finished = await caller.ended(await idOf(await caller.create({ duration: 10 })))
    expect(finished.status).toBe('completed')
    await caller.remove(finished.id)
    await expectError(await caller.create({ duration: 1 }), QUOTA)
  })

  test('come back when the task fails', async ({ api }) => {
    const caller = await newCaller(api, { secondsPerMonth: 10 })
    const fields = { prompt: 'fail:content_policy_violation', duration: 10 }
    await caller.ended(await idOf(await caller.create(fields)))
    expect((await caller.create({ duration: 10 })).status).toBe(200)
  })

  test('are not spent by a request that was refused', async ({ api }) => {
    const caller = await newCaller(api, { secondsPerMonth: 10 })
    expect((await caller.create({ duration: 11 })).status).toBe(400)
    expect((await caller.create({ duration: 10 })).status).toBe(200)
  })
})

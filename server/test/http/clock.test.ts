import { afterEach, expect, vi } from 'vitest'
import { expectError } from '../harness/errors.ts'
import { eventually } from '../harness/eventually.ts'
import { test } from '../harness/shared.ts'

const HOUR_MS = 3_600_000

afterEach(() => vi.useRealTimers())

/** As a time server does that finds the machine an hour ahead. */
function setClockBack(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS })
}

test('a clock that is set back shuts no key out', async ({ api }) => {
  const { token: key } = await api.service.keys.create({ name: 'busy', requestsPerMinute: 1 })
  expect((await api.request('/v1/videos', { key })).status).toBe(200)
  setClockBack()
  const response = await api.request('/v1/videos', { key })
  expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  await expectError(response, { status: 429, code: 'rate_limit_exceeded' })
})

test('a clock that is set back lets no revoked key in', async ({ api }) => {
  const { key, token } = await api.service.keys.create({ name: 'lost' })
  expect((await api.request('/v1/videos', { key: token })).status).toBe(200)
  setClockBack()
  await api.service.keys.revoke(key.id)
  await eventually(async () =>
    expect((await api.request('/v1/videos', { key: token })).status).toBe(401),
  )
})

test('a clock that is set back or forward leaves films in the making alone', async ({ api }) => {
  for (const set of [setClockBack, () => vi.setSystemTime(Date.now() + 2 * HOUR_MS)]) {
    const { id } = await api.create({ prompt: 'slow:300' })
    set()
    await eventually(async () => expect((await api.get(id)).status).toBe('completed'))
  }
})

import { expect, test } from 'vitest'
import type { Key } from '../../src/access/key.ts'
import { createRateLimit } from '../../src/access/rate-limit.ts'

const KEY = { id: 'key_1', limits: { requestsPerMinute: 3 } } as Key

test('a window never has more than its minute left, whatever the fractions of the clock', () => {
  for (let round = 0; round < 5_000; round++) {
    const now = 1_000 + round * 7.123_456_789
    expect(createRateLimit().take(KEY, now)).toEqual({
      allowed: true,
      limit: 3,
      remaining: 2,
      resetMs: 60_000,
    })
  }
})

test('the next window begins when this one ends', () => {
  const limit = createRateLimit()
  const taken = [0, 1, 2, 59_999, 60_000].map((now) => limit.take(KEY, now))
  expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, true, false, true])
  expect(taken[3]).toMatchObject({ remaining: 0, resetMs: 1 })
})

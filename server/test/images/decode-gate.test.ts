import { expect, it } from 'vitest'
import { createGate } from '../../src/images/decode-gate.ts'

it('lets only so many work at once, and everybody in the end, failures included', async () => {
  const gate = createGate(2)
  let running = 0
  let most = 0
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      gate.run(async () => {
        most = Math.max(most, ++running)
        await new Promise((next) => setImmediate(next))
        running--
        if (index % 3 === 0) throw new Error('broken')
        return index
      }),
    ),
  )
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(await gate.run(async () => 'still open')).toBe('still open')
})

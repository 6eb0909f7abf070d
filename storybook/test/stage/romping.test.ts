import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['two foxes play fight in a field of tall grass', 'tall-grass'],
  ['two bear cubs wrestling by a river', 'river'],
  ['kittens roughhousing in the garden', 'garden'],
])('%s: now the one is on top and now the other', (prompt, place) => {
  const { players, setting } = block(read(prompt).shots[0] ?? {}, 1)
  expect(setting.place.id).toBe(place)
  const [first] = players
  const above = [0.05, 1.25].map((t) => {
    const moment = first?.performance.at(t)
    return (moment?.place.y ?? 0) - (moment?.companions[0]?.place.y ?? 0)
  })
  expect(above[0]).toBeGreaterThan(0.3)
  expect(above[1]).toBeLessThan(-0.3)
})

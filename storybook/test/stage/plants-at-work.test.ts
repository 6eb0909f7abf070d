import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

const played = (prompt: string) => block(read(prompt).shots[0] ?? {}, 1).players[0]

test.each([
  ['a tulip opens in the morning sun', 'prop:opening-tulip', [0, 1]],
  ['a red rose wilts', 'prop:wilting-flower', [0, 1]],
  ['a rose closes at night', 'prop:opening-rose', [1, 0]],
])('%s petal by petal', (prompt, name, [first, last]) => {
  const player = played(prompt)
  expect(player?.actor.name).toBe(name)
  expect(player?.performance.at(0).pose.open).toBeCloseTo(first ?? NaN, 1)
  expect(player?.performance.at(5).pose.open).toBeCloseTo(last ?? NaN, 1)
})

test('a cactus that blooms stays as large as it is and bears blossoms in the end', () => {
  const performance = played('a cactus blooms')?.performance
  const heights = [0, 5].map((t) => performance?.at(t).companions[0]?.height ?? 0)
  expect(heights[0]).toBeLessThan(0.05)
  expect(heights[1]).toBeGreaterThan(0.15)
  expect(performance?.at(5).pose.alpha).toBeUndefined()
})

test('a vine climbs a wall by growing up it', () => {
  const performance = played('a vine climbs a wall')?.performance
  const shoot = (t: number) =>
    performance?.at(t).companions.find(({ name }) => name === 'shoot 0')?.height ?? 0
  expect(performance?.at(0).companions[0]?.actor.name).toBe('prop:brick-wall')
  expect(shoot(5)).toBeGreaterThan(shoot(0) * 4)
})

test('mushrooms that grow on a log stay mushrooms', () => {
  const { players } = block(read('mushrooms grow on a log').shots[0] ?? {}, 1)
  const grown = players.flatMap(({ performance }) => performance.at(4).companions)
  expect(new Set(grown.map(({ actor }) => actor.name))).toEqual(new Set(['noto:mushroom']))
})

test('a seed that sprouts puts up a seedling', () => {
  const names = played('a seed sprouts')
    ?.performance.at(4)
    .companions.map(({ name }) => name)
  expect(names).toEqual(['sprout'])
})

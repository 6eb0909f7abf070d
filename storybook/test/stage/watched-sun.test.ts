import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

const blocked = (prompt: string) => block(read(prompt).shots[0] ?? {}, 1)

test('a boy and his robot have their backs to us, apart, with the sun between them', () => {
  const { players, setting } = blocked('a boy and his robot watch the sunset from a rooftop')
  expect(players.map((player) => player.at(1).pose.view)).toEqual(['back', 'back'])
  const [left, right] = players.map((player) => player.at(1).x).toSorted((a, b) => a - b)
  expect(left).toBeLessThan(-0.5)
  expect(right).toBeGreaterThan(0.5)
  expect(setting.set.pieces.some(({ name }) => name === 'sun')).toBe(true)
})

test.each([
  ['two women play cards in the snow while the moon rises behind them', true],
  ['two women play cards in the snow at night', false],
])('%s: the moon is there through the snow: %s', (prompt, seen) => {
  const { setting } = blocked(prompt)
  expect(setting.set.pieces.some(({ name }) => name === 'moon')).toBe(seen)
})

test.each([
  ['fireworks over a harbor', false],
  ['fireworks and a full moon over a harbor', true],
])('%s: a moon hangs where they burst: %s', (prompt, seen) => {
  const { setting } = blocked(prompt)
  expect(setting.set.pieces.some(({ name }) => name === 'moon')).toBe(seen)
})

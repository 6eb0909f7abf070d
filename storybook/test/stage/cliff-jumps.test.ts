import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['a skier jumps over a cliff', 'ski-slope'],
  ['a snowboarder leaps off a cliff', 'ski-slope'],
  ['A mountain biker jumps off a rock ledge', 'mountain'],
])('%s: over the edge, through the air and down', (prompt, place) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(setting.place.id).toBe(place)
  expect(players).toHaveLength(1)
  const [player] = players
  const height = (t: number): number => player?.at(t).y ?? 0
  const along = [0, 1, 2, 3, 4, 5].map((t) => player?.at(t).x ?? 0)
  const way = Math.sign(along.at(-1)! - along[0]!)
  expect(along).toEqual(along.toSorted((a, b) => way * (a - b)))
  expect(Math.max(height(1), height(1.5), height(2))).toBeGreaterThan(height(0))
  expect(height(5)).toBeLessThan(height(0) - 0.5)
})

test.each(['a car jumps over a canyon', 'A red motorcycle leaps across a deep gorge at sunset'])(
  '%s: from one edge to the other',
  (prompt) => {
    const { players, setting } = block(read(prompt).shots[0]!, 1)
    expect(setting.place.id).toBe('canyon')
    expect(players).toHaveLength(1)
    const [start, middle, end] = [0, 2.5, 5].map((t) => players[0]!.at(t))
    expect(middle!.y).toBeGreaterThan(start!.y + 0.2)
    expect(end!.y).toBeCloseTo(start!.y, 1)
    expect(start!.x * end!.x).toBeLessThan(0)
    expect(Math.abs(end!.x)).toBeGreaterThan(0.5)
  },
)

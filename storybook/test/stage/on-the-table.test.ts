import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

/** Where the thing is at a share of the film, in the frame's own direction, and which arms are seen. */
function seen(prompt: string, share: number, which = 'piece 0') {
  const [player] = block(read(prompt).shots[0] ?? {}, 1).players
  const { companions } = player!.performance.at(share * 5)
  const piece = companions.find(({ name }) => name === which)!
  const { facing } = player!.mark(0)
  return {
    x: piece.place.x * facing,
    y: piece.place.y,
    arms: companions.filter(({ name }) => name === 'arm'),
  }
}

test('what is pushed to the right ends at our right', () => {
  const prompt = 'pushing a lemon from left to right'
  expect(seen(prompt, 0.05).x).toBeLessThan(-0.5)
  expect(seen(prompt, 0.95).x).toBeGreaterThan(0.5)
})

test('what is put on something ends above it, and the hand has gone', () => {
  const [start, end] = [0.05, 0.95].map((share) => seen('putting a mug on top of a book', share))
  expect(start?.y).toBe(0)
  expect(end?.y).toBeGreaterThan(0.3)
  expect(end!.arms[0]!.place.y).toBeGreaterThan(end!.y + 0.5)
})

test('what is pushed over the edge of the table is below it in the end', () => {
  expect(seen('pushing a cup off the table', 0.95, 'piece 1').y).toBeLessThan(-0.5)
})

test('a stack has as many layers as are told', () => {
  const [player] = block(read('stacking 6 plates').shots[0] ?? {}, 1).players
  const { companions } = player!.performance.at(4.9)
  expect(companions.filter(({ name }) => name.startsWith('piece'))).toHaveLength(6)
})

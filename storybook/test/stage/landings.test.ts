import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

const told = (prompt: string): string => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing was read in "${prompt}".`)
  return rehearse(shot)
    .subjects.flatMap(({ noun, actions }) =>
      actions.map(({ verb, prop }) => [noun, verb, prop].filter(Boolean).join(' ')),
    )
    .join('; ')
}

test.each([
  ['A parachutist lands on a cow', 'parachutist land-parachute'],
  ["A bird flies into the classroom and sits on the teacher's head", 'bird land'],
  ['A piano falls into a swimming pool', 'piano splash-down'],
  ['A cat jumps from the sofa onto the bookshelf', 'cat leap-across sofa > bookshelf'],
  ['A mouse leaps from the shelf into a cup', 'mouse leap-across shelf > cup'],
  ['A hundred apples fell on his head', 'man hit-on-head 40 apple'],
  ['A boy rolls down the hill and crashes into a haystack', 'boy land-headlong haystack'],
  ['A penguin family slides down an icy hill into the sea', 'baby penguin slide'],
])('%s: %s', (prompt, deed) => {
  expect(told(prompt)).toContain(deed)
})

/** How high the lead is above its spot at this share of the film. */
function heightOf(prompt: string, share: number): number {
  const { players } = block(read(prompt).shots[0] ?? {}, 1)
  return players[0]?.performance.at(share * 5).place.y ?? 0
}

test('what falls into water comes from above and ends below its surface', () => {
  expect(heightOf('A piano falls into a swimming pool', 0.05)).toBeGreaterThan(1)
  expect(heightOf('A piano falls into a swimming pool', 0.95)).toBeLessThan(-0.3)
})

test('many apples lie about after they have hit a head', () => {
  const { players } = block(read('A hundred apples fell on his head').shots[0] ?? {}, 1)
  const lying = players[0]?.performance
    .at(4.9)
    .companions.filter(({ name, place }) => name === 'apple' && place.y < 0.05)
  expect(lying?.length).toBeGreaterThan(5)
})

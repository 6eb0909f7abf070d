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
  ["a cat wearing a chef's hat flips pancakes, one pancake lands on its head", 'cat hit-on-hat'],
  ['a cat flips a pancake and it lands on its head', 'cat hit-on-head pancake'],
  ['A man walks down the street and a flower pot falls on his head', 'man hit-on-head flower pot'],
  ["An apple falls from a tree and lands on a man's head", 'man hit-on-head apple'],
  ["A leaf falls on a frog's nose", 'frog hit-on-nose leaf'],
  ['A book falls off the shelf and hits a boy on the head', 'boy hit-on-head book'],
])('%s: %s', (prompt, deed) => {
  expect(told(prompt)).toContain(deed)
})

/** How high the thing is, seen from the feet of who it falls on. */
function heightOf(prompt: string, name: string): (share: number) => number | undefined {
  const { players } = block(read(prompt).shots[0] ?? {}, 1)
  const [player] = players
  return (share) =>
    player?.performance.at(share * 5).companions.find((each) => each.name === name)?.place.y
}

test('a bucket stays on the head it falls on, and an acorn lies on the ground', () => {
  expect(heightOf("A bucket falls on the painter's head", 'bucket')(0.95)).toBeGreaterThan(0.7)
  expect(heightOf('An acorn falls on a bear', 'acorn')(0.95)).toBe(0)
})

test('a butterfly that lands on a dog is no mishap', () => {
  expect(told("A butterfly lands on a dog's nose")).not.toContain('hit-on')
})

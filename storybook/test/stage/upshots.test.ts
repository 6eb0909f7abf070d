import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

const told = (prompt: string): string => {
  const shot = read(prompt).shots.at(-1)
  if (!shot) throw new Error(`Nothing was read in "${prompt}".`)
  return rehearse(shot)
    .subjects.map(({ noun, actions }) =>
      [noun, ...actions.flatMap(({ verb, prop }) => [verb, prop])].filter(Boolean).join(' '),
    )
    .join('; ')
}

test.each([
  ['A bear gets its head stuck in a honey jar', 'bear stuck-on-head honey jar'],
  ["The wind blows away an old man's hat and he runs after it", 'man run run-after hat'],
  ['A boy pulls a carrot out of the ground and falls backwards', 'boy uproot-and-fall carrot'],
  ['A child pops a balloon', 'child burst-balloon'],
  ['A boy blows a huge bubble gum bubble, it bursts all over his face', 'boy blow-gum'],
  ['A boy stumbles and lands in a hedge', 'boy land-headlong hedge'],
  ['A cat falls into a haystack', 'cat land-headlong haystack'],
  ['A chair breaks under a fat king', 'king break-under chair'],
  ['A boy jumps on the bed, the bed breaks', 'boy break-under bed'],
  ['A jack-in-the-box pops up', 'jack-in-the-box jump'],
  ["A garden hose squirts water in the gardener's face", 'gardener squirted garden hose'],
  ['A girl shakes a soda can and it sprays all over her', 'girl shake-thing soda can squirted'],
  ['A juggler drops a plate and it shatters', 'juggler drop-thing plate'],
  ['A puppy jumps into a pile of leaves', 'puppy land-headlong pile of fallen leaf'],
  ['A hiker steps on a branch and it snaps', 'hiker break-under branch'],
])('%s: %s', (prompt, expected) => {
  expect(told(prompt)).toBe(expected)
})

const playerOf = (prompt: string) => block(read(prompt).shots[0] ?? {}, 1).players[0]

test('who lands in a hedge has the head below and the hedge in front', () => {
  const moment = playerOf('A boy lands in a hedge')?.performance.at(4)
  const hedge = moment?.companions.find(({ name }) => name === 'hedge')
  expect(moment?.pose.spin).toBeCloseTo(Math.PI)
  expect(moment?.place.z).toBeGreaterThan(hedge?.place.z ?? 1)
})

test('who sat on a chair that broke is on the floor, and its pieces lie there', () => {
  const player = playerOf('A chair breaks under a fat king')
  const [before, after] = [player?.performance.at(1), player?.performance.at(4.5)]
  expect(before?.place.y).toBeGreaterThan(0.1)
  expect(after?.companions.find(({ name }) => name === 'chair')?.pose.open).toBe(1)
})

test('a hat that is run after stays ahead', () => {
  const player = playerOf('A man chases his hat in the wind')
  for (const t of [0.5, 2, 4]) {
    const moment = player?.performance.at(t)
    const hat = moment?.companions.find(({ name }) => name === 'hat')
    expect(hat?.place.x).toBeGreaterThan((moment?.place.x ?? 0) + 0.3)
  }
})

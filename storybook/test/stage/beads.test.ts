import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { spectaclesOf } from '../../src/stage/setting/spectacles.ts'
import { block } from './blocked.ts'

test.each([
  ['a rose covered in dew drops', 1],
  ['a red apple with water droplets', 1],
  ['water drops on a green leaf', 1],
  ['three plums with water drops', 3],
  ['a red apple', 0],
])('%s: drops gather on %i', (prompt, count) => {
  const { players, shot, box, setting } = block(read(prompt).shots[0]!, 1)
  const pieces = spectaclesOf({ players, shot, box, setting, seed: 1 })
  expect(players.every(({ subject }) => !/drop/u.test(subject.noun))).toBe(true)
  // Drawn on the picture itself, or as drops of their own where the thing is no picture.
  const wet = players.filter(({ subject }) =>
    subject.looks?.some((look) => /^(wet|dewy)$/u.test(look)),
  )
  const beads = pieces.filter(({ name }) => name.endsWith(' beads'))
  expect(wet.length + beads.length).toBe(count)
})

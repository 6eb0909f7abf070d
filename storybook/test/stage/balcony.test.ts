import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  ['a woman waters roses on her balcony in Paris', 'eiffel-tower'],
  ['a couple kisses on a balcony overlooking the sea', 'islands'],
  ['a cat sleeps on a balcony', 'skyline'],
])('%s: a rail before them, and beyond it: %s', (prompt, sight) => {
  const [shot] = read(prompt).shots
  const names = block(shot ?? {}, 1).setting.set.pieces.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([sight, 'balcony rail', 'balcony wall']))
})

import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { treesNamed } from '../../src/stage/places/kit/nature/trees-named.ts'
import { block } from './blocked.ts'

test.each([
  ['a tropical beach with palm trees', 'beach'],
  [
    'a beach at sunrise, with palm trees and crystal-clear water in the foreground',
    'beach-shallows',
  ],
  ['turquoise waves in the foreground of a beach', 'beach'],
])('%s: palms frame the %s', (prompt, place) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(setting.place.id).toBe(place)
  expect(players).toEqual([])
  const grove = setting.pieces.some(({ name }) => name.startsWith('palm grove'))
  expect(grove).toBe(prompt.includes('palm'))
})

test('a palm on the beach that a man climbs is played', () => {
  const { players } = block(read('a man climbs a palm tree on the beach').shots[0]!, 1)
  expect(players.length).toBeGreaterThan(0)
})

test.each([
  ['tropical island', ['palm']],
  ['tropical rainforest', ['palm', 'round', 'round']],
])('trees of a %s', (words, kinds) => expect(treesNamed(words)).toEqual(kinds))

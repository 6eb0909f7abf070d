import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { treesNamed } from '../../src/stage/places/kit/nature/trees-named.ts'
import { block, only } from './blocked.ts'

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

test.each([
  ['a fisherman standing next to his boat', 'beach'],
  ['a fisherman in his boat', 'lake'],
])('%s: %s', (prompt, place) => {
  expect(block(read(prompt).shots[0]!, 1).setting.place.id).toBe(place)
})

test('a palm on the beach that a man climbs is played', () => {
  const { players } = block(read('a man climbs a palm tree on the beach').shots[0]!, 1)
  expect(players.length).toBeGreaterThan(0)
})

test.each([
  ['tropical island', ['palm']],
  ['tropical rainforest', ['palm', 'round', 'round']],
])('trees of a %s', (words, kinds) => expect(treesNamed(words)).toEqual(kinds))

test.each([
  ['flamingos stand in a lake', 'water'],
  ['a heron walks along a lake', 'water'],
  ['a deer stands by a lake', 'grass'],
  ['moose in a lake', 'water'],
  ['an elephant in a river', 'water'],
  ['a flooded kitchen', 'water'],
  ['a ship arrives in New York harbor', 'water'],
])('%s: on %s', (prompt, ground) => {
  expect(block(read(prompt).shots[0]!, 1).setting.set.ground).toBe(ground)
})

test.each([
  ['a flamingo flies over the sea', true],
  ['a stork takes off from a field', true],
  ['a duck flies over the sea', false],
])('%s: stretched out, its legs behind it: %s', (prompt, stretched) => {
  const { pose } = only(block(read(prompt).shots[0]!, 1), 's1').at(4)
  expect(pose.flap).toBeGreaterThan(0)
  expect((pose.spin ?? 0) > 0.5).toBe(stretched)
})

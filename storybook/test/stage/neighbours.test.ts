import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each(['orchard', 'an apple orchard', 'an orange grove', 'cherry trees in bloom'])(
  '%s: rows of trees',
  (prompt) => {
    expect(block(read(prompt).shots[0]!, 1).setting.place.id).toBe('cherry-grove')
  },
)

test.each([
  ['a flamingo standing on one leg in shallow water', 'beach-shallows', 'stand'],
  ['a stork stands on one leg', 'lake', 'stand'],
  ['a woman standing on one leg', 'park', 'yoga'],
  ['a person is ice skating', 'frozen-lake', 'ice-skate'],
  ['a person is braiding hair', 'bedroom', 'braid-own-hair'],
  ["a mother braiding her daughter's hair", 'bedroom', 'braid-other'],
  ['honey dripping from a wooden spoon', 'kitchen', 'pour'],
])('%s: in a %s, %s', (prompt, place, verb) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(players[0]?.subject.actions[0]?.verb).toBe(verb)
  expect(setting.place.id).toBe(place)
})

import { expect, test } from 'vitest'
import { findPlace } from '../../../src/stage/places/finding/find-place.ts'
import { kinPlace } from '../../../src/stage/places/finding/kin-place.ts'

const SCENES = [
  'alley',
  'ballroom',
  'basement',
  'beach',
  'campsite',
  'campus',
  'castle',
  'cemetery',
  'construction site',
  'food court',
  'glacier',
  'hospital',
  'industrial area',
  'junkyard',
  'kitchen',
  'indoor library',
  'marsh',
  'indoor movie theater',
  'music studio',
  'nursery',
  'raceway',
  'restaurant',
  'ski slope',
  'skyscraper',
  'staircase',
  'street',
  'supermarket',
  'indoor swimming pool',
  'tower',
  'outdoor track',
  'underwater coral reef',
  'valley',
  'volcano',
  'waterfall',
]

test('every scene of the usual suite has its own recipe', () => {
  const ids = SCENES.map((words) => findPlace(words)?.id)
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(SCENES.length)
})

test.each([
  ['a castle by the sea', 'castle'],
  ['the bakery shop', 'bakery'],
  ['jail cell', 'jail-cell'],
  ['a busy street in Tokyo', 'street'],
  ['snowy forests', 'snowy-forest'],
  ['an art gallery', 'art-gallery'],
  ['baseball stadium', 'baseball-field'],
  ['Eiffel Tower', 'eiffel-tower'],
  ['a quiet old swimming pool at night', 'indoor-swimming-pool'],
  ['the far end of a big shopping mall', 'shopping-mall'],
])('%s is found as %s', (words, id) => {
  expect(findPlace(words)?.id).toBe(id)
})

test('a word that only mentions a place does not move the play there', () => {
  expect(findPlace('a glass of water')).toBeNull()
  expect(findPlace('something unheard of')).toBeNull()
})

test('an unknown place goes to its kin, and never to nothing', () => {
  expect(kinPlace('a barber shop').indoors).toBe(true)
  expect(kinPlace('the mountains of madness').id).toBe('mountain')
  expect(kinPlace('qwertz').id).toBe('meadow')
})

import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { findPlace } from '../../src/stage/places/finding/find-place.ts'

test.each([
  ['a meadow with a cliff', 'cliff'],
  ['a beach below a mountain', 'mountain'],
  ['a lake with an island', 'island'],
  ['mountains with a winding road', 'winding road'],
  ['a garden with a stone wall and roses', 'roses'],
  ['a bathroom with pink tiles', 'pink tiles'],
  ['a living room with brick walls', 'brick walls'],
  ['a burning library', 'burning'],
  ['a bedroom decorated for Christmas', 'christmas'],
  ['an airport during the morning rush hour', 'crowded'],
  ['a dried-up riverbed', 'dried-up'],
])('%s has it in the land or on its walls, and nobody plays it', (prompt, seen) => {
  const [shot] = read(prompt).shots
  expect(shot?.scenery).toContain(seen)
  expect(shot?.subjects).toEqual([])
})

test.each([
  ['kindergarten', 'trade-room'],
  ['tidal pools', 'tide-pools'],
  ['aqueduct', 'grounds'],
  ['bullring', 'sand-arena'],
  ['crypt', 'catacombs'],
  ['gothic building', 'building-front'],
  ['half-timbered house', 'building-front'],
  ['fire escape', 'house-wall'],
  ['beer garden', 'grounds'],
  ['fishing village', 'grounds'],
  ['ghost town', 'western-town'],
  ['stilt village', 'grounds'],
  ['hop field', 'vineyard'],
])('%s has a look of its own', (words, id) => {
  expect(findPlace(words)?.id).toBe(id)
})

test('what is seen from a window is behind it, and a doorway frames what is seen from it', () => {
  const [garden] = read('a garden seen from the window').shots
  expect([garden?.place, garden?.view]).toEqual(['living room', 'garden'])
  const [kitchen] = read('a kitchen seen from the doorway').shots
  expect(kitchen?.camera.effects).toContain('through-door')
  expect(kitchen?.subjects).toEqual([])
})

test('an art deco building is built so, and not drawn so', () => {
  expect(read('an art deco building').style).toBe('paper')
  expect(read('an art deco poster of a train').style).toBe('art-deco')
})

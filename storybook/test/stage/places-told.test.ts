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
])('%s has a look of its own', (words, id) => {
  expect(findPlace(words)?.id).toBe(id)
})

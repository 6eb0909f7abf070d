import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { placeOf } from '../../src/stage/setting/choose-place.ts'

test.each([
  ['a stage in the jungle', 'stage', 'ground'],
  ['an underwater club', 'nightclub', 'underwater'],
  ['a café on a cliff', 'cafe', 'ground'],
])('%s is open to the land around it', (prompt, id, medium) => {
  const [shot] = read(prompt).shots
  const place = placeOf(shot!, [], createRandom(1))
  expect(place).toMatchObject({ id, medium, indoors: false })
})

test('a room that stands nowhere else keeps its walls', () => {
  const [shot] = read('a café').shots
  expect(placeOf(shot!, [], createRandom(1)).indoors).toBe(true)
})

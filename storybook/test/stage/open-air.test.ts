import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { placeOf } from '../../src/stage/setting/choose-place.ts'
import { block } from './blocked.ts'

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

test.each([
  ['two penguins cook in a tiny igloo kitchen', 'kitchen', 'igloo walls', 'vault'],
  ['an owl reads in a treehouse library', 'library', 'treehouse walls', 'leaves left'],
  ['a princess dances in an ice palace ballroom', 'ballroom', 'ice palace walls', 'vault'],
  ['a chef bakes bread in a train kitchen', 'kitchen', 'train walls', 'passing view'],
  ['two roosters fight in a boxing ring in a barn', 'boxing ring', 'barn walls', 'shell'],
  ['in a castle, a cook works in the kitchen', 'kitchen', 'castle walls', 'aside'],
  ['a gnome drinks beer inside a mushroom house', 'living room', 'mushroom walls', 'aside'],
])('%s: the room is furnished as such, in the walls of the other', (prompt, room, walls, piece) => {
  const [shot] = read(prompt).shots
  expect(shot).toMatchObject({ place: room, scenery: expect.arrayContaining([walls]) })
  const { pieces } = block(shot ?? {}, 1).setting.set
  expect(pieces.map(({ name }) => name)).toContain(piece)
})

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
  ['two penguins cook in a tiny igloo kitchen', 'kitchen in igloo walls', 'vault'],
  ['an owl reads in a treehouse library', 'library in treehouse walls', 'leaves left'],
  ['a princess dances in an ice palace ballroom', 'ballroom in ice palace walls', 'vault'],
  ['a chef bakes bread in a train kitchen', 'kitchen in train walls', 'passing view'],
  ['two roosters fight in a boxing ring in a barn', 'boxing ring in barn walls', 'shell'],
  ["a captain writes in a ship's office", 'office in ship walls', 'aside'],
  ['in a castle, a cook works in the kitchen', 'kitchen in castle walls', 'aside'],
  ['a gnome drinks beer inside a mushroom house', 'living room in mushroom walls', 'aside'],
])('%s: the room is furnished as such, in the walls of the other', (prompt, told, piece) => {
  const [shot] = read(prompt).shots
  expect(`${shot?.place} in ${shot?.scenery?.at(-1)}`).toBe(told)
  const { pieces } = block(shot ?? {}, 1).setting.set
  expect(pieces.map(({ name }) => name)).toContain(piece)
})

test.each([
  ['a gingerbread man walks down a candy kingdom street', 'candy kingdom', 'row of houses'],
  ['gnomes dance in a mushroom village', 'mushroom land', 'homes'],
  ['goats walk through a floating island village', 'floating island', 'village behind'],
  ['a boy rows a boat on a crystal cave lake', 'crystal cave', 'crystals 0'],
])('%s: it is in that world, with what was named in it', (prompt, world, piece) => {
  const { shots, not_shown } = read(prompt)
  expect(not_shown).toEqual([])
  expect(shots[0]?.place).toBe(world)
  const { pieces } = block(shots[0] ?? {}, 1).setting.set
  expect(pieces.map(({ name }) => name)).toContain(piece)
})

test('who waves from the windows of a bus is in the bus, and in no room with a window', () => {
  const [shot] = read('children wave from the windows of a yellow school bus').shots
  expect(shot?.view).toBeUndefined()
  expect(shot?.relations).toMatchObject([{ relation: 'inside', to: 's2' }])
})

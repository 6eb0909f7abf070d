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
  ['floating market', 'floating-market'],
  ['inside of a clock tower', 'clockwork'],
  ['viking longhouse interior', 'mead-hall'],
  ['squash court', 'squash-court'],
  ['bobsleigh track', 'bobsleigh-track'],
  ['canal lock', 'canal-lock'],
  ['monastery on a cliff', 'cliff-monastery'],
  ["lighthouse keeper's room", 'trade-room'],
  ['half-finished skyscraper', 'construction-site'],
  ['space elevator', 'grounds'],
  ['mosque courtyard', 'mosque'],
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

test('cranes of a shipyard lift, and cranes of a marsh are birds', () => {
  const pictureOf = (prompt: string) => read(prompt).shots[0]?.subjects[0]?.picture
  expect(pictureOf('cranes load a ship in the shipyard')).toBe('prop:tower-crane')
  expect(pictureOf('two cranes dance in the marsh')).not.toBe('prop:tower-crane')
})

test('orange trees bear oranges', () => {
  const [tree] = read('a courtyard with orange trees').shots[0]?.subjects ?? []
  expect([tree?.picture, tree?.colour]).toEqual(['prop:orange-tree', null])
})

test.each(['a hospital corridor, flickering lights', 'in the attic the lights flicker'])(
  '%s: the lamps fail by fits and starts',
  (prompt) => expect(read(prompt).shots[0]?.light).toBe('flicker'),
)

test('city lights flicker and nothing fails', () => {
  expect(read('the city lights flicker over the bay').shots[0]?.light).toBeUndefined()
})

test('from above at dusk is from the air', () => {
  expect(read('a hedge maze from above at dusk').shots[0]?.camera.framing).toBe('aerial')
})

test('the midnight sun shines', () => {
  expect(read('a wooden church under the midnight sun').shots[0]?.time).toBe('golden')
})

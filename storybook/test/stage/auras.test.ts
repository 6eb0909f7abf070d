import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { stage } from '../../src/stage/stage.ts'
import { blockShot } from '../../src/stage/blocking.ts'
import { createRandom } from '../../src/scene/random.ts'
import { spectaclesOf } from '../../src/stage/setting/spectacles.ts'

function shown(prompt: string): { place: string; pieces: string[] } {
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const blocking = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  const { box, players, setting } = blocking
  const pieces = spectaclesOf({ box, seed: 1, shot: blocking.shot, players, setting })
  return { place: setting.place.id, pieces: pieces.map(({ name }) => name) }
}

test.each([
  ['a horse made of fire', ['s1#0 aura fire', 's1#0 aura sparks', 's1#0 light']],
  ['a phoenix in the sky', ['s1#0 aura fire', 's1#0 aura sparks', 's1#0 light']],
  ['a wolf made of smoke', ['s1#0 aura smoke']],
  ['a hologram of a dancer', ['s1#0 projector']],
  ['a glowing mushroom in the forest', ['s1#0 light']],
  ['a tower collapses in a cloud of purple smoke', ['s1#0 smoke']],
  ['a tower collapses in a cloud of smoke', ['s1#0 smoke']],
  ['a tower collapses', []],
  ['a brown horse', []],
  ['a taxi drives at night', ['s1#0 headlamps']],
  ['a cozy log cabin in a snowy forest', ['s1#0 chimney smoke']],
  ['smoke rises from the chimney of a cottage', ['s3#0 chimney smoke']],
  ['bioluminescent waves crash on a beach', ['glowing surf']],
  ['the ocean at night with glowing plankton', ['glowing surf']],
  ['a city at night, traffic light trails', ['light trails']],
  ['a detective follows footprints in the snow', ['trail of prints']],
])('%s has about it: %j', (prompt, pieces) => {
  expect(shown(prompt).pieces).toEqual(pieces)
})

test.each([
  ['a tornado over the city', 'skyscraper', 'tornado'],
  ['an avalanche rolls down a mountain', 'snowy-mountain', 'avalanche'],
  ['a rock slide', 'mountain', 'avalanche'],
  ['a black hole', 'space', undefined],
])('%s is seen in: %s', (prompt, place, piece) => {
  const { place: found, pieces } = shown(prompt)
  expect(found).toBe(place)
  expect(pieces[0]).toBe(piece)
})

test('a beam of light falls from the saucer that throws it', () => {
  const { pieces } = shown('a UFO hovers over a farm, a beam of light below')
  expect(pieces).toContain('s2')
})

test('heat haze is air that wavers, not fog', () => {
  const [shot] = read('heat haze over a desert road').shots
  expect(shot!.weather).toBe('clear')
  expect(shown('heat haze over a desert road').pieces).toEqual(['heat haze'])
})

test.each([
  'Santa Claus in his sleigh over snowy roofs',
  'Santa flies through the sky with his reindeer',
])('%s is one picture in the air at night', (prompt) => {
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { players, shot: told } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  expect(players.map(({ actor }) => actor.name)).toEqual(['prop:santa-sleigh'])
  expect(told.time).toBe('night')
  for (let t = 0; t <= 5; t++) expect(players[0]!.at(t).y).toBeGreaterThan(0.5)
})

test('A lighthouse on a beach in a storm: it sends a turning beam and no sparkles', () => {
  const prompt = 'A lighthouse on a beach in a storm'
  expect(read(prompt).not_shown).toEqual([])
  const [shot] = read(prompt).shots
  const frame = { width: 640, height: 360, seconds: 5, seed: 1 }
  const { players } = blockShot({ ...frame, shot: shot!, random: createRandom(1) })
  expect(players[0]?.performance.effects).toEqual([])
  expect(shown(prompt).pieces).toEqual(['s1#0 beam'])
})

test.each([
  'A lighthouse shines its beam over a stormy sea at night',
  'The beam of a lighthouse sweeps across the sea at night',
])('%s: it stands on its rocks, with the beam of the place', (prompt) => {
  expect(read(prompt).not_shown).toEqual([])
  const frame = { width: 480, height: 270, seconds: 5, seed: 1, fps: 24 }
  const { shots } = stage({ ...frame, plan: read(prompt) })
  const names = shots.flatMap(({ pieces }) => pieces.map(({ name }) => name))
  expect(names.filter((name) => name.endsWith('beam'))).toEqual(['beam'])
})

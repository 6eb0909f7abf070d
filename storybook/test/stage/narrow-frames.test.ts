import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import { block, middle, only, playersOf, seen } from './blocked.ts'

const [UPRIGHT, SQUARE, WIDE] = [
  [720, 1280],
  [960, 960],
  [1280, 720],
] as const

const staged = (prompt: string, size: readonly [number, number]): Blocking =>
  block(read(prompt).shots[0] ?? {}, 1, size)

test.each([
  ['a string quartet plays in a church', SQUARE, 0.34],
  ['an accordionist, a flutist and a drummer play in a subway station', SQUARE, 0.28],
  ['a nurse, a firefighter and a pilot wave', UPRIGHT, 0.26],
  ['a king hands a sword to a knight, a princess watches', UPRIGHT, 0.26],
  ['a king hands a sword to a knight, a princess watches', SQUARE, 0.45],
  ['a bride and groom dance while guests applaud', UPRIGHT, 0.2],
  ['a pianist plays while a painter paints at an easel', UPRIGHT, 0.19],
  ['a policeman, a nurse, a firefighter, a chef and an astronaut wave', WIDE, 0.4],
  ['a singer sings, a pianist plays and three guests dance in a jazz club', WIDE, 0.36],
] as const)('%s: they stand as for a photograph, and are no dwarfs', (prompt, size, least) => {
  const blocking = staged(prompt, size)
  for (const player of blocking.watched) {
    const { left, right, top, bottom } = seen(player, blocking, 2.5)
    expect(bottom - top).toBeGreaterThan(least)
    expect(left).toBeGreaterThan(-0.01)
    expect(right).toBeLessThan(1.01)
  }
})

test.each([
  ['a family of four has a picnic under an oak tree', UPRIGHT, 0.2],
  ['three friends sit around a campfire under pine trees', UPRIGHT, 0.2],
  ['three friends sit around a campfire under pine trees', WIDE, 0.3],
] as const)('%s: trees stand behind them and make nobody small', (prompt, size, least) => {
  const blocking = staged(prompt, size)
  const people = playersOf(blocking, 's1').map((player) => seen(player, blocking, 2.5))
  expect(people.length).toBeGreaterThan(2)
  for (const { top, bottom } of people) {
    expect(bottom - top).toBeGreaterThan(least)
    expect(bottom).toBeLessThan(0.95)
  }
})

test.each(['a dragon breathes fire at a knight', 'an elephant sprays water over a bird'])(
  '%s in an upright frame: both are at one depth, or it would miss',
  (prompt) => {
    const depths = staged(prompt, UPRIGHT).watched.map((player) => player.at(2.5).z)
    expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(1)
  },
)

test('nobody of three who watch is hidden by whom they watch', () => {
  const blocking = staged('a juggler performs while three children watch', UPRIGHT)
  const juggler = middle(seen(only(blocking, 's1'), blocking, 2.5))
  for (const child of playersOf(blocking, 's2'))
    expect(Math.abs(middle(seen(child, blocking, 2.5)) - juggler)).toBeGreaterThan(0.08)
})

test.each(['chestnut', 'walnut', 'linden', 'lime', 'mulberry'])('a %s tree is a tree', (name) => {
  const [, tree] = read(`a dog sleeps under a ${name} tree`).shots[0]!.subjects
  expect(tree?.kind).toBe('plant')
})

test('who hides behind a tree is out of doors, whatever others do', () => {
  const { setting } = staged('a boy hides behind a tree while his sister counts', WIDE)
  expect(setting.place.indoors).toBeFalsy()
})

test('a long animal before a tower is as wide as an upright frame lets it be', () => {
  const blocking = staged('a tiger walks in front of a castle', UPRIGHT)
  const { left, right } = seen(only(blocking, 's1'), blocking, 2.5)
  expect(right - left).toBeGreaterThan(0.55)
})

test('a whale that leaps is in the air at the beginning and in the middle', () => {
  const blocking = staged('a whale leaps out of the sea', SQUARE)
  const whale = only(blocking, 's1')
  for (const t of [0.5, 2.5]) expect(whale.at(t).y).toBeGreaterThan(0.2 * whale.at(t).height)
})

test('what fills the sky is seen over a family that stands in two rows', () => {
  const { shot } = staged('a polar bear and her two cubs walk under the northern lights', UPRIGHT)
  expect(shot.camera.framing).toBeNull()
})

test('the camera goes with a duck that leads her ducklings past waiting cars', () => {
  const blocking = staged('a mother duck leads six ducklings across a road while cars wait', WIDE)
  for (const t of [0.5, 2.5, 4.5])
    expect(seen(only(blocking, 's1'), blocking, t).right).toBeLessThan(0.99)
})

test.each([
  ['a couple kisses under cherry blossom trees', UPRIGHT, 0.33],
  ['a couple kisses under cherry blossom trees', SQUARE, 0.4],
  ['a white horse stands between two oak trees', UPRIGHT, 0.2],
  ['two children dance under apple trees', WIDE, 0.4],
] as const)('%s: two trees frame them and take nothing of their room', (prompt, size, least) => {
  const blocking = staged(prompt, size)
  const { top, bottom } = seen(only(blocking, 's1'), blocking, 2.5)
  expect(bottom - top).toBeGreaterThan(least)
  for (const id of ['s2', 's2-beyond']) {
    const tree = seen(only(blocking, id), blocking, 2.5)
    expect(tree.bottom - tree.top).toBeGreaterThan(bottom - top)
    expect(Math.abs(middle(tree) - 0.5)).toBeLessThan(0.45)
  }
})

test.each([
  'a panda mother plays with her three babies in a bamboo forest',
  'two horses and four sheep in a meadow',
])('%s: those in front stand close before the legs of the others', (prompt) => {
  const blocking = staged(prompt, UPRIGHT)
  const feet = (id: string): number =>
    Math.max(...playersOf(blocking, id).map((player) => seen(player, blocking, 2.5).bottom))
  expect(feet('s2') - feet('s1')).toBeGreaterThan(0.03)
  expect(feet('s2') - feet('s1')).toBeLessThan(0.14)
})

test.each([
  ['a man and a woman stand behind a counter', 2],
  ['a cat, a rabbit and a fox peek out from behind a tree', 3],
  ['a rock band plays a concert in front of a crowd', 4],
  ['a band plays in front of dancing people', 4],
] as const)('%s: nobody stands in the place of another', (prompt, count) => {
  const blocking = staged(prompt, WIDE)
  const all = blocking.watched.slice(-count).map((player) => middle(seen(player, blocking, 2.5)))
  const apart = all.toSorted((a, b) => a - b).map((x, index, xs) => (xs[index + 1] ?? 2) - x)
  expect(all).toHaveLength(count)
  expect(Math.min(...apart)).toBeGreaterThan(0.07)
})

test('a choir before a crowd sings for it, and is seen over its heads', () => {
  const blocking = staged('a choir sings in front of a crowd', WIDE)
  expect(playersOf(blocking, 's2').every((player) => !blocking.watched.includes(player))).toBe(true)
  for (const singer of playersOf(blocking, 's1')) {
    const { top, bottom } = seen(singer, blocking, 2.5)
    expect(bottom - top).toBeGreaterThan(0.33)
  }
})

test.each([
  ['a gondola glides through the canals of Venice with two lovers', 'inside'],
  ['a red car drives along the coast with a couple', 'riding'],
] as const)('%s: they are aboard', (prompt, relation) => {
  const [shot] = read(prompt).shots
  expect(shot?.relations).toEqual([{ from: 's2', relation, to: 's1' }])
})

test.each(['a man rows a boat on a lake', 'a girl paddles a kayak on a river'])(
  '%s: stem and stern are in an upright frame',
  (prompt) => {
    const { watched, camera, box } = staged(prompt, UPRIGHT)
    const [rower] = watched
    const { forwards, backwards } = rower!.reach
    expect(forwards).toBeGreaterThan(0.5)
    const wide = (forwards + backwards) * rower!.at(2.5).height * camera(2.5).zoom
    expect(wide).toBeLessThan(box.width)
  },
)

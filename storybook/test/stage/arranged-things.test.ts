import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Player } from '../../src/stage/player.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)
const players = (prompt: string) => block(read(prompt).shots[0] ?? {}, 1).players
const named = (all: readonly Player[], noun: string): Player[] =>
  all.filter(({ subject }) => subject.noun === noun)

test.each([
  ['balloons lift a house into the sky', 'prop:balloons'],
  ['a house lifted into the sky by hundreds of tied balloons', 'prop:balloon-cloud'],
  ['an armchair tied to a bunch of colorful balloons', 'prop:balloon-bunch'],
  ['a house with balloons tied to its roof flies over the city', 'prop:balloons'],
])('%s: one bunch on its top', (prompt, picture) => {
  const { subjects, relations } = told(prompt)
  const bunch = subjects.find((each) => each.picture === picture)
  expect(bunch).toMatchObject({ count: 1, actions: [] })
  expect(relations).toContainEqual({
    from: bunch?.id,
    relation: 'on',
    to: 's1' === bunch?.id ? 's2' : 's1',
  })
})

test.each([
  ['a crane lifts a red container at the harbor', 'container'],
  ['a magnet crane picks up a car at the junkyard', 'car'],
])('%s: it hangs from the hook', (prompt, noun) => {
  const all = players(prompt)
  const crane = all.find(({ actor }) => actor.name === 'prop:tower-crane')!.at(0)
  const load = named(all, noun)[0]!.at(0)
  expect(load.y).toBeGreaterThan(0.05 * crane.height)
  expect(load.x - crane.x).toBeGreaterThan(0.2 * crane.height)
})

test.each([
  'a scarecrow with crows sitting on its arms',
  'crows sit on the arms of a scarecrow',
  "two crows perched on a scarecrow's arms at sunset",
])('%s: each on its own spot', (prompt) => {
  const all = players(prompt)
  const scarecrow = named(all, 'scarecrow')[0]!.at(0)
  const crows = named(all, 'crow').map((each) => each.at(0))
  expect(new Set(crows.map(({ x }) => x.toFixed(2))).size).toBe(crows.length)
  for (const { y } of crows) expect(y - scarecrow.y).toBeGreaterThan(0.5 * scarecrow.height)
})

test.each([
  ['a circle of mushrooms in the forest with a fairy in the middle', 'fairy', 'mushroom'],
  ['a cat sitting in the middle of a ring of candles', 'cat', 'candle'],
])('%s: on all sides', (prompt, middle, ring) => {
  const all = players(prompt)
  const { x, z } = named(all, middle)[0]!.at(0)
  const others = named(all, ring).map((each) => each.at(0))
  expect(others.filter((each) => each.x < x)).toHaveLength(3)
  expect(others.filter((each) => each.x > x)).toHaveLength(3)
  expect(Math.min(...others.map((each) => each.z))).toBeLessThan(z)
  expect(Math.max(...others.map((each) => each.z))).toBeGreaterThan(z)
})

test.each([
  ['a cracked egg with a chick coming out', 'hatch'],
  ['a box with a kitten peeking out', 'look'],
])('%s: it is in there still', (prompt, verb) => {
  const [shot] = read(prompt).shots
  expect(shot?.subjects[0]?.actions).toMatchObject([{ verb }])
  expect(shot?.relations).toMatchObject([{ from: 's1', relation: 'inside', to: 's2' }])
})

test('a pedestal of marble is shown, and what is on it is seen from near', () => {
  const [shot] = read('a product shot of a perfume bottle on a marble pedestal').shots
  expect(shot?.subjects.map(({ noun }) => noun)).toEqual(['perfume bottle', 'pedestal'])
  expect(shot?.camera.framing).toBeNull()
})

test.each([
  ['two cups of tea on a table', ['2 cup of tea', '1 table']],
  ['a shelf with three potted plants and a cactus', ['1 shelf', '3 potted plant', '1 cactus']],
  ['a basket overflowing with apples', ['1 basket', '8 apple']],
  ['a trash can overflowing with paper', ['1 dustbin', '1 paper']],
  ['a snow globe with a tiny village inside', ['3 house', '1 snow globe']],
  ['a jar with a firefly inside', ['1 firefly', '1 jar']],
])('%s: the one is in or on the other', (prompt, counted) => {
  const [shot] = read(prompt).shots
  expect(shot?.subjects.map(({ count, noun }) => `${count} ${noun}`)).toEqual(counted)
  const bound = shot?.relations.filter(({ relation }) => /^(?:inside|on)$/u.test(relation))
  expect(bound).toHaveLength(counted.length - 1)
})

test('shoes that are lined up are in a row', () => {
  const [shot] = read('shoes lined up in a row by the door').shots
  expect(shot?.subjects).toMatchObject([
    { noun: 'shoe', order: 'row' },
    { noun: 'door', actions: [] },
  ])
})

import { describe, expect, test } from 'vitest'
import { openingOf } from '../../src/stage/placing/vessels.ts'
import { isAudience } from '../../src/stage/placing/audience.ts'
import { read } from '../../src/read/read.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot, type Blocking } from '../../src/stage/blocking.ts'
import type { Player } from '../../src/stage/player.ts'
import { INSTANTS, RATIOS, SECONDS, middle, seen } from './blocked.ts'

function blockPrompt(prompt: string, [width, height]: readonly [number, number]): Blocking {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing is read in “${prompt}”.`)
  return blockShot({ shot, random: createRandom(7), seed: 7, width, height, seconds: SECONDS })
}

const playing = ({ players }: Blocking, noun: string): Player[] =>
  players.filter(({ subject }) => subject.noun === noun)

function one(blocking: Blocking, noun: string): Player {
  const [player] = playing(blocking, noun)
  if (!player) throw new Error(`Nobody plays a ${noun}.`)
  return player
}

describe.each(RATIOS)('in %i × %i', (width, height) => {
  const frame = [width, height] as const

  test.each([
    ['a kitten inside a cardboard box', 'kitten', 1, 'cardboard box'],
    ['a dozen eggs in a basket', 'egg', 12, 'basket'],
    ['a bowl of cherries', 'cherry', 3, 'bowl'],
    ['a wheelbarrow full of pumpkins', 'pumpkin', 3, 'wheelbarrow'],
    ['eight eggs in a nest', 'egg', 8, 'nest'],
  ])('%s: looks out of its opening', (prompt, ...expected) => {
    const [content, count, vessel] = expected
    const blocking = blockPrompt(prompt, frame)
    const holder = one(blocking, vessel)
    const opening = openingOf(holder.actor)
    expect(opening).toBeDefined()
    const stance = holder.at(0)
    const rim = stance.y + (opening?.y ?? 0) * stance.height
    const contents = playing(blocking, content)
    expect(contents).toHaveLength(count)
    for (const each of contents) {
      const { x, y, height: tall } = each.at(0)
      expect(y + tall, 'its top is above the rim').toBeGreaterThan(rim)
      expect(Math.abs(x - stance.x)).toBeLessThan(0.62 * holder.actor.aspect * stance.height)
    }
    const lowest = Math.min(...contents.map((each) => each.at(0).y))
    expect(lowest, 'the first of them are in it').toBeLessThan(rim)
  })

  test.each([
    ['a lantern hanging from a tree branch', 'lantern', 'tree branch'],
    ['a teddy bear hanging from a branch', 'teddy bear', 'branch'],
  ])('%s: is below it and off the ground', (prompt, hanging, branch) => {
    const blocking = blockPrompt(prompt, frame)
    const [below, carrier] = [one(blocking, hanging), one(blocking, branch)]
    for (const t of INSTANTS) {
      const { y, height: tall } = below.at(t)
      const bough = carrier.at(t)
      expect(y).toBeGreaterThan(0)
      expect(y + tall).toBeLessThan(bough.y + 0.62 * bough.height)
    }
  })

  test.each([
    ['a cat on the roof of a house', 'cat', 'house', 0.7],
    ['a stork on a chimney', 'stork', 'chimney', 0.7],
    ['five swallows on a telephone wire', 'swallow', 'telephone wire', 0.6],
    ['two cats on a brick wall', 'cat', 'brick wall', 0.8],
  ])('%s: stands on it', (prompt, ...expected) => {
    const [upper, lower, least] = expected
    const blocking = blockPrompt(prompt, frame)
    const { y, height: tall } = one(blocking, lower).at(0)
    for (const each of playing(blocking, upper))
      expect(each.at(0).y).toBeGreaterThan(y + least * tall)
  })

  test('a crowd before a drummer hides nobody: heads at the lower edge, the drummer above them', () => {
    const blocking = blockPrompt('a crowd in front of a stage with a drummer', frame)
    const drummer = blocking.players.find(({ subject }) => subject.noun === 'drummer')!
    const crowd = blocking.players.filter(({ subject }) => isAudience(subject, blocking.shot))
    expect(crowd.length).toBeGreaterThanOrEqual(5)
    const face = seen(drummer, blocking, 1)
    const chin = face.top + 0.3 * (face.bottom - face.top)
    for (const each of crowd) {
      expect(each.at(1).z).toBeLessThan(drummer.at(1).z)
      expect(seen(each, blocking, 1).top).toBeGreaterThan(chin)
    }
  })

  test('children in a circle sit at several depths, and nobody right before another', () => {
    const blocking = blockPrompt('six children sitting in a circle', frame)
    const children = playing(blocking, 'child')
    expect(children).toHaveLength(6)
    const depths = children.map((each) => each.at(0).z)
    expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(2)
    const xs = children.map((each) => middle(seen(each, blocking, 0))).toSorted((a, b) => a - b)
    const gaps = xs.slice(1).map((x, index) => x - xs[index]!)
    expect(Math.min(...gaps)).toBeGreaterThan(0.01)
  })

  test('ducklings in a row behind a duck follow it', () => {
    const blocking = blockPrompt('four ducklings in a row behind a duck', frame)
    const duck = one(blocking, 'duck')
    for (const t of INSTANTS) {
      for (const each of playing(blocking, 'duckling')) {
        expect(each.at(t).x).toBeLessThan(duck.at(t).x)
        expect(each.at(t).facing).toBe(duck.at(t).facing)
      }
    }
  })
})

test('a heap is one thing on which somebody may lie', () => {
  const blocking = blockPrompt('a dragon sleeping on a pile of gold', RATIOS[0])
  const heap = one(blocking, 'pile of coin')
  const { y, height } = heap.at(1)
  expect(heap.subject.count).toBe(1)
  expect(one(blocking, 'dragon').at(1).y).toBeGreaterThan(y + 0.5 * height)
})

test('nobody is in a plate, and a closed box is opened for what is in it', () => {
  const plate = blockPrompt('a plate of cookies', RATIOS[0])
  expect(plate.shot.relations.map(({ relation }) => relation)).toEqual(['on'])
  expect(one(blockPrompt('a box of kittens', RATIOS[0]), 'box').actor.name).toBe('prop:open-box')
  expect(one(blockPrompt('a box', RATIOS[0]), 'box').actor.name).toBe('noto:package')
})

test('what falls into a bowl comes from above, one after the other, and stays in it', () => {
  const blocking = blockPrompt('beans falling into an empty bowl', RATIOS[0])
  const bowl = one(blocking, 'bowl').at(0)
  const beans = playing(blocking, 'bean')
  const landed = (t: number): number =>
    beans.filter((each) => each.at(t).y < bowl.y + 1.6 * bowl.height).length
  expect(landed(0)).toBe(0)
  expect(landed(SECONDS / 2)).toBeGreaterThan(0)
  expect(landed(SECONDS / 2)).toBeLessThan(beans.length)
  expect(landed(SECONDS)).toBe(beans.length)
})

test('a family in one car shares it, and the car drives', () => {
  const blocking = blockPrompt('a family drives in a red car', RATIOS[0])
  const cars = blocking.players.filter(({ subject }) => subject.kind === 'vehicle')
  expect(cars).toHaveLength(1)
  expect(cars[0]!.subject.actions.map(({ verb }) => verb)).toEqual(['drive'])
  const family = blocking.players.filter(({ subject }) => subject.kind === 'person')
  expect(family).toHaveLength(4)
  for (const each of family)
    expect(Math.abs(each.at(2).x - cars[0]!.at(2).x)).toBeLessThan(cars[0]!.at(2).height)
})

test('a giant cat is larger than a house, and a tiny house smaller than a cat', () => {
  const giant = blockPrompt('a giant cat next to a house', RATIOS[0])
  expect(one(giant, 'cat').at(0).height).toBeGreaterThan(one(giant, 'house').at(0).height)
  const tiny = blockPrompt('a cat next to a tiny house', RATIOS[0])
  expect(one(tiny, 'house').at(0).height).toBeLessThan(one(tiny, 'cat').at(0).height)
})

test('a load lies in a boat, and who is among others stands in their midst', () => {
  const boat = blockPrompt('a boat full of pumpkins', RATIOS[0])
  const hull = one(boat, 'boat').at(0)
  for (const each of playing(boat, 'pumpkin'))
    expect(Math.abs(each.at(0).x - hull.x)).toBeLessThan(hull.height)
  const flock = blockPrompt('a black sheep among white sheep', RATIOS[0])
  const xs = (colour: string): number[] =>
    flock.players.filter(({ subject }) => subject.colour === colour).map((each) => each.at(0).x)
  const [black] = xs('black')
  expect(Math.min(...xs('white'))).toBeLessThan(black!)
  expect(Math.max(...xs('white'))).toBeGreaterThan(black!)
})

test('who sleeps in a chair sits in it; plates and glasses are on the table', () => {
  const chair = blockPrompt('a farmer sleeps in a chair', RATIOS[0])
  expect(chair.shot.subjects[0]?.actions.map(({ verb }) => verb)).toEqual(['sit'])
  const table = blockPrompt('a table set with plates and glasses', RATIOS[0])
  const { y, height } = one(table, 'table').at(0)
  const laid = table.players.filter(({ subject }) => /^(plate|wine glass)$/u.test(subject.noun))
  expect(laid).toHaveLength(6)
  for (const each of laid) expect(each.at(0).y).toBeGreaterThan(y + 0.7 * height)
})

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
    ['a monkey hanging from a branch', 'monkey', 'branch'],
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
    ['a cat on a windowsill', 'cat', 'windowsill', 0.08],
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

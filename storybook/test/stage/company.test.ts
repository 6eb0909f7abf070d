import { expect, describe, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import type { Player } from '../../src/stage/player.ts'
import { createBox } from '../../src/scene/box.ts'
import { seatOf } from '../../src/stage/placing/gatherings.ts'
import type { Role } from '../../src/stage/placing/roles.ts'
import { block, only } from './blocked.ts'

/** Everything that a player shows beside itself: companions and what is in its hands. */
function thingsOf({ performance }: Player): string[] {
  const { companions, pose } = performance.at(1)
  return [...companions, ...(pose.holds ?? [])].map(({ actor }) => actor.name)
}

function company(prompt: string): { who: string[]; things: string[] } {
  const [shot] = read(prompt).shots
  const { players } = block(shot ?? {}, 1)
  return { who: players.map(({ subject }) => subject.noun), things: players.flatMap(thingsOf) }
}

test('who gives to several shows all of them', () => {
  const { who, things } = company('a girl gives a carrot to three rabbits')
  expect(who.toSorted()).toEqual(['girl', 'rabbit', 'rabbit'])
  expect(things).toContain('noto:rabbit')
})

test('two at one bowl have one bowl', () => {
  const { who, things } = company('a dog and a cat eat from one bowl')
  expect(who).toHaveLength(1)
  expect(things.filter((name) => name === 'prop:bowl')).toHaveLength(1)
})

describe('what a deed brings along is not put up a second time', () => {
  test.each([
    ['a man rides a bicycle', 'bicycle'],
    ['a man rides a horse', 'noto:horse'],
    ['a man walks a dog', 'noto:dog'],
    ['a boy kicks a ball', 'prop:sports-ball'],
    ['a man sleeps in a bed', 'prop:bed'],
    ['a woman plays the piano', 'grand piano'],
  ])('%s', (prompt, thing) => {
    const { who, things } = company(prompt)
    expect(who).toHaveLength(1)
    expect(things.filter((name) => name === thing)).toHaveLength(1)
  })
})

describe('those who work on one thing share it', () => {
  test.each([
    ['two carpenters build a bookshelf', 'prop:bookshelf'],
    ['two bakers decorate a wedding cake', 'table'],
    ['a grandfather teaches his grandson to carve a pumpkin', 'table'],
    ['a couple makes the bed', 'bed'],
  ])('%s', (prompt, thing) => {
    expect(company(prompt).things.filter((name) => name.endsWith(thing))).toHaveLength(1)
  })
})

test('who walks several dogs has each of them beside it', () => {
  const { who, things } = company('a woman walks her three dogs')
  expect(who).toEqual(['woman'])
  expect(things.filter((name) => name === 'noto:dog')).toHaveLength(3)
})

describe('the prompt’s own things take the places of the deed’s', () => {
  test('who sits on a bench sits on it, not on a stool', () => {
    expect(company('a woman sits on a bench')).toEqual({ who: ['woman'], things: ['prop:bench'] })
  })

  test('a red book is the red one that is read', () => {
    const { who, things } = company('a girl reads a red book')
    expect(who).toEqual(['girl'])
    expect(things.filter((name) => name.includes('book'))).toHaveLength(1)
  })

  test('a seat is as high to sit on as the one that it replaces', () => {
    const seatOf = (prompt: string): number => {
      const [shot] = read(prompt).shots
      const [player] = block(shot ?? {}, 1).players
      const seat = player?.performance.at(1).companions[0]
      return (seat?.height ?? 0) * (seat?.actor.grip('seat', {}).y ?? 0)
    }
    const stool = seatOf('a woman sits')
    expect(seatOf('a woman sits on a bench')).toBeCloseTo(stool, 1)
  })
})

describe('who steers something of another colour sits in just that', () => {
  test.each(['a man rides a red bicycle', 'a woman drives a red car'])('%s', (prompt) => {
    const { who, things } = company(prompt)
    expect(who).toHaveLength(2)
    expect(things).toEqual([])
  })
})

test('those around a fire sit each at a spot of their own, on both sides of it', () => {
  const [shot] = read('three children and a woman sit around a campfire').shots
  const { players } = block(shot ?? {}, 1)
  const fire = players.find(({ subject }) => subject.noun === 'campfire')?.at(1)
  const others = players.filter(({ subject }) => subject.noun !== 'campfire')
  const spots = others.map((player) => player.at(1).x)
  expect(spots).toHaveLength(4)
  expect(new Set(spots.map((x) => x.toFixed(1))).size).toBe(4)
  expect(Math.min(...spots)).toBeLessThan(fire?.x ?? -Infinity)
  expect(Math.max(...spots)).toBeGreaterThan(fire?.x ?? Infinity)
})

test('a game for two finds a second player when the prompt names none', () => {
  expect(company('a man plays chess').things).toContain('person')
})

test('a campfire has one seat for each of those around it, whoever they are', () => {
  const circle = { how: 'around' as const, to: 's1' }
  const puppets = (count: number) => Array.from({ length: count }, () => ({ kind: 'puppet' }))
  const roleOf = (id: string, count: number): Role =>
    ({ subject: { id, actions: [] }, actors: puppets(count), bond: circle }) as unknown as Role
  const roles = [roleOf('s2', 3), roleOf('s3', 2)]
  const house = { roles, box: createBox(1280, 720) }
  const seats = roles.flatMap((role) => role.actors.map((_, index) => seatOf(role, index, house)))
  expect(seats.map((seat) => seat?.index)).toEqual([0, 1, 2, 3, 4])
  expect(seats.map((seat) => seat?.count)).toEqual([5, 5, 5, 5, 5])
})

describe('animals that are spoken to are a public before the speaker', () => {
  test.each([
    ['a panda gives a presentation to an audience of monkeys', 8],
    ['an owl teaches a class of penguins', 6],
  ])('%s', (prompt, heads) => {
    const [shot] = read(prompt).shots
    const { players } = block(shot ?? {}, 1)
    const [speaker, ...others] = players.toSorted((a, b) => b.at(1).z - a.at(1).z)
    expect(speaker?.subject.actions).toHaveLength(1)
    expect(others).toHaveLength(heads)
    for (const { at, actor } of others) {
      expect(actor.kind).toBe('puppet')
      expect(at(1).z).toBeLessThan(-1)
    }
  })
})

test('who dances round a fire is beside it, and all are of one size', () => {
  const { players } = block(read('three witches dance around a bonfire').shots[0]!, 1)
  const fire = players.find(({ subject }) => subject.noun.endsWith('fire'))!.at(1)
  const dancers = players
    .filter(({ subject }) => subject.noun === 'witch')
    .map((each) => each.at(1))
  expect(dancers).toHaveLength(3)
  for (const { x, z } of dancers) {
    expect(Math.abs(x - fire.x)).toBeGreaterThan(0.5)
    expect(Math.abs(z - fire.z)).toBeLessThan(2)
  }
})

test('dragons that circle in the sky leave the middle to whom it is about', () => {
  const heightIn = (prompt: string) => only(block(read(prompt).shots[0]!, 1), 's1').at(1).height
  const alone = heightIn('a wizard raises his staff on a mountain top')
  const below = heightIn('a wizard raises his staff on a mountain top, dragons circle in the sky')
  expect(below).toBeGreaterThan(0.85 * alone)
})

import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import type { Shot } from '../../src/plan/plan.ts'
import { block, only, SECONDS } from './blocked.ts'

const hostOf = (prompt: string): string => read(prompt).shots[0]?.subjects[1]?.id ?? ''

const deedsOf = (prompt: string): string[] =>
  read(prompt)
    .shots.flatMap((shot) => rehearse(shot).subjects)
    .flatMap(({ actions }) => actions.map(({ verb }) => verb))

/** A shot in which the first one deals with the second, who is somewhere. */
function visit(prompt: string, relation: Shot['relations'][number]['relation']): Shot {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const [, host, seat] = shot.subjects
  if (!host || !seat) throw new Error('Nobody to visit.')
  return { ...shot, relations: [{ from: host.id, relation, to: seat.id }] }
}

test.each([
  ['a boy hands a flower to a girl on a swing', 'on'],
  ['a man hugs a woman on a bench', 'on'],
  ['a monkey steals a banana from a man on a bench', 'on'],
  ['a nurse gives medicine to a boy in bed', 'on'],
  ['a boy feeds a giraffe behind a fence', 'behind'],
] as const)('who is somewhere stays there: %s', (prompt, relation) => {
  const played = block(visit(prompt, relation), 1).players.map(({ subject }) => subject.id)
  expect(played).toEqual(expect.arrayContaining(['s1', hostOf(prompt)]))
})

test('who is given something where they sit takes it there', () => {
  const blocking = block(visit('a boy hands a flower to a girl on a bench', 'on'), 1)
  const [boy, girl] = [only(blocking, 's1'), only(blocking, 's2')]
  const hands = (t: number): number => girl.performance.at(t).pose.holds?.length ?? 0
  expect([hands(0.5), hands(2.2)]).toEqual([0, 1])
  expect(girl.performance.at(1).pose.hips).toBeLessThan(0.4)
  // Before her, on the ground, and with the face to her.
  expect(Math.sign(girl.at(1).x - boy.at(1).x)).toBe(boy.at(1).facing)
  expect(boy.at(SECONDS / 2).y).toBe(0)
})

test.each([
  ['a knight on a horse', 'ride-horse'],
  ['a girl gives an apple to a knight on a horse', 'ride-along'],
  ['an old man in a wheelchair', 'roll-wheelchair'],
  ['a nurse gives a flower to an old man in a wheelchair', 'sit'],
])('nobody rolls or rides away from who brings something: %s', (prompt, verb) => {
  expect(deedsOf(prompt)).toContain(verb)
})

test('who is treated in a chair has no second one', () => {
  const shot = visit('a barber cuts the hair of a boy in a chair', 'on')
  expect(rehearse(shot).subjects.map(({ noun }) => noun)).not.toContain('chair')
})

test.each([
  ['a baby sleeps in a crib', 'lie-inside'],
  ['a baby sleeps in a stroller', 'doze-inside'],
])('nobody brings a bed where one is: %s', (prompt, verb) => {
  expect(deedsOf(prompt)).toContain(verb)
})

test('a pig in a pen stands before its fence, and is fed there', () => {
  const blocking = block(visit('a farmer feeds a pig in a pen', 'inside'), 1)
  const [pig, fence] = [only(blocking, 's2'), only(blocking, 's3')]
  expect(pig.at(1).z).toBeLessThan(fence.at(1).z)
  expect(pig.at(1).y).toBe(0)
})

test.each([
  ['a waiter brings soup to a couple at a table by the window', 'confer'],
  ['a boy gives a letter to an old man at a desk', 'sit'],
])('who is brought something at a table sits at it: %s', (prompt, verb) => {
  expect(deedsOf(prompt)).toContain(verb)
})

test.each([
  ['a woman waves to a sailor on a departing ship', 'harbor'],
  ['a boy waves at a captain on a ship', 'harbor'],
  ['a girl kisses a sailor on a ship', 'ship deck'],
])('where one is who has to do with somebody aboard: %s', (prompt, place) => {
  const [shot] = read(prompt).shots
  expect(shot && rehearse(shot).place).toBe(place)
})

test.each([
  ['a boy gives flowers to a girl who plays the violin', 'is at work'],
  ['a man gives a rose to a woman holding a baby', 'has full hands'],
  ['a thief hands a bag to a pirate with a parrot on his shoulder', 'bears another'],
  ['a squirrel in a tree throws acorns at a dog', 'is not up there'],
] as const)('%s: whoever %s is there on their own', (prompt, _why) => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error('No shot.')
  const [giver] = shot.subjects
  const other = giver?.actions[0]?.target ?? ''
  const blocking = block(shot, 1)
  expect(only(blocking, other).medium).toBe('ground')
})

test('what is offered to one who has full hands stays with the giver', () => {
  const [shot] = read('a boy gives flowers to a girl who plays the violin').shots
  if (!shot) throw new Error('No shot.')
  const { performance } = only(block(shot, 1), 's1')
  const held = [0.5, 2.5, 4].map((t) => performance.at(t).pose.holds?.length ?? 0)
  expect(held).toEqual([1, 1, 1])
})

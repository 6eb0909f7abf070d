import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block, only, seen } from './blocked.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test.each([
  ['monkey on a bicycle', 'riding'],
  ['a duck on a skateboard', 'riding'],
  ['a sparrow on a bicycle', 'on'],
  ['a cat sleeps on a motorcycle', 'on'],
  ['a mouse on a horse', 'on'],
  ['a black horse jumps over a fence with its rider', 'riding'],
])('%s: %s', (prompt, relation) => {
  expect(told(prompt).relations[0]?.relation).toBe(relation)
})

test.each([
  ['a princess on a white horse is chased by two knights', 'knight', 'brown horse'],
  ['three wizards on broomsticks chase a golden ball', 'wizard', 'broomstick'],
  ['three bandits on horses chase a cowboy', 'bandit', 'horse'],
])('%s: each %s rides a %s, and is still behind', (prompt, noun, prop) => {
  const { subjects, relations } = told(prompt)
  const rider = subjects.find((each) => each.noun === noun)
  expect(rider?.actions).toMatchObject([{ verb: 'ride', prop }])
  expect(relations).toContainEqual(
    expect.objectContaining({ from: rider?.id, relation: 'chasing' }),
  )
})

test('a rider who fights sits in the saddle, and one who gallops rides', () => {
  const [shot] = read('a knight on a horse fights a dragon').shots
  const knight = block(shot ?? {}, 1).players.find(({ subject }) => subject.noun === 'knight')
  for (const t of [0.5, 1.7, 3.1])
    expect(knight?.at(t).pose.joints).toMatchObject({ rightHip: 0.8, rightKnee: -0.9 })
  expect(told('a knight on a horse gallops').subjects[0]?.actions[0]?.verb).toBe('ride')
})

test('a hammock hangs outdoors, and nobody takes a bed into it', () => {
  expect(told('a man sleeping in a hammock')).toMatchObject({
    place: 'garden',
    subjects: [{ actions: [{ verb: 'sleep-on-ground' }] }, { noun: 'hammock' }],
  })
  expect(told('a woman reads in a hammock on the beach').place).toBe('beach')
})

test('a fox that delivers on a bike rides it', () => {
  const { relations } = told('fox delivering newspapers on a bike')
  expect(relations.map(({ relation }) => relation)).toEqual(['riding', 'holding'])
})

test('who is stuck in a chimney looks out of its stack over the roofs', () => {
  expect(told('santa stuck in a chimney')).toMatchObject({
    place: 'rooftop',
    relations: [{ relation: 'inside' }],
    subjects: [{ noun: 'santa' }, { picture: 'prop:chimney-stack' }],
  })
})

test('a bride and a groom on one motorcycle sit behind each other on it', () => {
  const [shot] = read('a bride and a groom ride a motorcycle').shots
  const { players } = block(shot ?? {}, 1)
  const [bride, groom] = ['bride', 'groom'].map((noun) =>
    players.find(({ subject }) => subject.noun === noun),
  )
  expect(told('a bride and a groom ride a motorcycle').subjects).toMatchObject([
    { actions: [{ verb: 'ride-along' }] },
    { actions: [{ verb: 'ride-along' }] },
    { noun: 'motorcycle', count: 1 },
  ])
  expect(Math.abs((bride?.at(1).x ?? 0) - (groom?.at(1).x ?? 0))).toBeGreaterThan(0.2)
})

test('who sits on a pony sits astride, and who rides in a carriage brings no horse', () => {
  expect(told('a girl sits on a pony').subjects).toMatchObject([
    { actions: [{ verb: 'ride-along' }] },
    { actions: [{ verb: 'stand' }] },
  ])
  expect(told('a king and a queen ride in a carriage').subjects[0]?.actions).toEqual([])
})

test('who rides a turtle through the sea is carried by it, and not on the beach', () => {
  const { place, subjects } = told('a boy rides a giant turtle through the ocean')
  expect(place).toBe('ocean')
  expect(subjects.find(({ noun }) => noun === 'boy')).toBeDefined()
})

test('who hugs a bear is in its arms, and has it not in their own', () => {
  const { subjects } = told('a girl hugs a huge brown bear in the forest')
  const bear = subjects.find(({ kind }) => kind === 'animal')
  expect(bear?.actions[0]?.verb).toBe('hug')
})

test('a skier in a forest is there in winter', () => {
  expect(told('a skier races past a moose in a forest').season).toBe('winter')
})

test('who leaps over a sleeping dog is not cut off by the frame', () => {
  const blocking = block(read('a boy jumps over a sleeping dog').shots[0]!, 1)
  expect(seen(only(blocking, 's1'), blocking, 2.5).top).toBeGreaterThan(0)
})

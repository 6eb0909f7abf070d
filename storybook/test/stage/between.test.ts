import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { RATIOS, block, middle, only, seen } from './blocked.ts'
import type { ShotInput } from './blocked.ts'

const ball = { id: 's1', noun: 'ball', kind: 'tool' as const }
const cat = { id: 's2', noun: 'cat', kind: 'animal' as const }
const dog = { id: 's3', noun: 'dog', kind: 'animal' as const }

const SHOTS: readonly ShotInput[] = [
  {
    subjects: [ball, { ...cat, count: 2 }],
    relations: [{ from: 's1', relation: 'between', to: 's2' }],
  },
  {
    subjects: [ball, cat, dog],
    relations: [
      { from: 's1', relation: 'between', to: 's2' },
      { from: 's1', relation: 'between', to: 's3' },
    ],
  },
]

test.each(RATIOS)('who is between others has them on both sides, in %i × %i', (width, height) => {
  for (const [at, shot] of SHOTS.entries()) {
    for (let seed = 1; seed <= 5; seed++) {
      const blocking = block(shot, seed + at * 5, [width, height])
      const where = (id: string): number => middle(seen(only(blocking, id), blocking, 2.5))
      const others = blocking.players.map(({ subject }) => subject.id).filter((id) => id !== 's1')
      const left = others.filter((id) => where(id) < where('s1'))
      expect([others.length, left.length], `shot ${at}, seed ${seed}`).toEqual([2, 1])
    }
  }
})

test.each([
  ['paper airplanes fly through a dense jungle, weaving around trees', 'paper airplane'],
  ['a fox runs between the trees in a forest', 'fox'],
])('%s: the trees are those of the forest', (prompt, noun) => {
  const { players } = block(read(prompt).shots[0]!, 1)
  expect(new Set(players.map(({ subject }) => subject.noun))).toEqual(new Set([noun]))
})

test('a great flock is in no rows, and near and far', () => {
  const { players } = block(read('hundreds of umbrellas float in the sky').shots[0]!, 1)
  const depths = players.map((player) => player.at(0).z)
  expect(players.length).toBeGreaterThan(11)
  expect(Math.max(...depths) - Math.min(...depths)).toBeGreaterThan(3)
})

test('kites in the sky over a beach are in the air, not on the water', () => {
  const { players } = block(read('hundreds of kites in the sky over a beach').shots[0]!, 1)
  expect(new Set(players.map(({ medium }) => medium))).toEqual(new Set(['air']))
})

test('who sits at a table under trees is at it in the garden, with the trees behind', () => {
  const told = rehearse(read('three women talk at a table under palm trees').shots[0]!)
  expect(told.place).toBe('garden')
  expect(told.relations).toEqual([])
})

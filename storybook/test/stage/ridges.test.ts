import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, SECONDS } from './blocked.ts'

test.each([
  'a black cat walks along the top of a fence under a full moon',
  'a squirrel runs along a branch',
  'a pigeon walks along the railing of a balcony',
  'a squirrel scampers across a telephone wire',
  'a girl balances on a fallen log',
  'a cat tiptoes along the rooftop ridge',
])('%s: on it, and from one end towards the other', (prompt) => {
  const [shot] = read(prompt).shots
  const { players } = block(shot!, 1)
  const [walker, ridge] = ['s1#0', 's2#0'].map((key) => players.find((each) => each.key === key))
  const [start, end] = [0, SECONDS].map((t) => walker!.at(t))
  const { x, height } = ridge!.at(0)
  expect(start!.y).toBeGreaterThan(0.3 * height)
  expect((end!.x - start!.x) * start!.facing).toBeGreaterThan(0.25 * walker!.at(0).height)
  const half = (ridge!.actor.aspect * height) / 2
  for (const stance of [start, end]) expect(Math.abs(stance!.x - x)).toBeLessThan(half)
})

test('a man who walks along a wall does not walk on it', () => {
  const [shot] = read('a man walks along a wall').shots
  expect(shot!.relations).toEqual([])
})

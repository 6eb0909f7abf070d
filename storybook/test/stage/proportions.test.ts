import { expect, test } from 'vitest'
import { Shot } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import type { Player } from '../../src/stage/player.ts'
import { RATIOS, block, only } from './blocked.ts'

const shotOf = (prompt: string) => Shot.parse(read(prompt).shots[0])

const playerOf = ({ players }: Blocking, noun: string): Player => {
  const player = players.find(({ subject }) => subject.noun === noun)
  if (!player) throw new Error(`Nobody plays ${noun}.`)
  return player
}

/** The side of a square as large as somebody's card, in u. */
const sizeOf = (player: Player): number => player.at(2).height * Math.sqrt(player.actor.aspect)

const PAIRS: readonly (readonly [prompt: string, smaller: string, larger: string])[] = [
  ['A tiny mouse takes one coin', 'coin', 'mouse'],
  ['A goat and an owl stand in front of a train', 'goat', 'train'],
  ['A pig rides a camel past a train', 'camel', 'train'],
  ['Five children and a dog in a park', 'dog', 'child'],
  ['Three women and a cat in a kitchen', 'cat', 'woman'],
  ['A bear sits on a wardrobe and looks at a cow', 'cow', 'wardrobe'],
]

test.each(PAIRS)('%s: the %s is no larger than the %s', (prompt, smaller, larger) => {
  const blocking = block(shotOf(prompt), 1)
  expect(sizeOf(playerOf(blocking, smaller))).toBeLessThan(sizeOf(playerOf(blocking, larger)))
})

test.each([
  ['A cat pushes a fridge down the street', 'fridge'],
  ['A frog pushes a whale down the street', 'whale'],
  ['A polar bear pushes a barn down the street', 'barn'],
])('%s: what is pushed is the larger one', (prompt, noun) => {
  const { performance, actor } = only(block(shotOf(prompt), 1), 's1')
  const load = performance.at(1).companions.find(({ name }) => name === noun)!
  expect(load.height * Math.sqrt(load.actor.aspect)).toBeGreaterThan(Math.sqrt(actor.aspect))
})

test.each([
  ['A waiter and an astronaut stand in front of a ship', 'waiter'],
  ['A canoe passes a wizard on the shore', 'wizard'],
  ['A boat passes a bear on the shore', 'bear'],
  ['A whale passes a penguin on the shore', 'penguin'],
  ['A tiger sleeps in a boat while a waiter eats a fish', 'waiter'],
  ['A man rides a horse past a ship', 'man'],
  ['A hamster finds an umbrella under a boat', 'hamster'],
  ['An old man climbs a boat to get a lantern', 'man'],
])('%s: the %s is on land', (prompt, noun) => {
  for (const ratio of RATIOS.slice(0, 3)) {
    const blocking = block(shotOf(prompt), 1, ratio)
    expect(blocking.setting.set.ground).not.toBe('water')
    expect(playerOf(blocking, noun).medium).not.toBe('surface')
  }
})

test.each([
  'An elephant holds an umbrella over a mouse in the rain',
  'A man holds an umbrella over a woman',
])('%s: nobody stands on the other one', (prompt) => {
  const { players } = block(shotOf(prompt), 1)
  const floors = players
    .filter(({ subject }) => subject.kind !== 'thing')
    .map((player) => player.at(2).y)
  expect(Math.max(...floors)).toBeLessThan(0.5)
})

test.each([1, 2, 3, 4])('what is spilt runs out of the mouth of the cup, seed %i', (seed) => {
  const blocking = block(shotOf('A glass of milk spills on the table'), seed)
  const [cup] = blocking.players
  const { pose, facing } = cup!.at(4.5)
  const pool = cup!.performance.at(4.5).companions.find(({ name }) => name === 'spilt')!
  expect(Math.sign((pose.lean ?? 0) * (pose.turn ?? 1))).toBe(Math.sign(pool.place.x * facing))
})

test('a periscope is on its submarine, and an elephant in no library', () => {
  const { players } = block(shotOf('A submarine surfaces and its periscope turns'), 1)
  expect(players.map(({ subject }) => subject.noun)).toEqual(['submarine'])
  const { setting } = block(shotOf('A girl reads a book beside an elephant'), 1)
  expect(setting.place.indoors).toBe(false)
})

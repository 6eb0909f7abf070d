import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, SECONDS } from './blocked.ts'

/** How the one with this noun is played. */
function played(prompt: string, noun: string) {
  const { players } = block(read(prompt).shots[0]!, 1)
  return players.find(({ subject }) => subject.noun === noun)!.performance
}

test('who dissolves into butterflies is gone at the end, and many of them fly', () => {
  const woman = played('a woman slowly dissolves into hundreds of butterflies', 'woman')
  const [start, end] = [0, SECONDS].map((t) => woman.at(t).companions.map(({ name }) => name))
  expect(start).toEqual(['body'])
  expect(end!.length).toBeGreaterThan(20)
  expect(end).not.toContain('body')
})

test('a tornado takes the house off the ground', () => {
  const house = played('a tornado lifts a white farmhouse into the sky', 'farmhouse')
  expect(house.at(0).place.y).toBe(0)
  expect(house.at(SECONDS).place.y).toBeGreaterThan(0.5)
})

test('the pool about a bath that runs over grows', () => {
  const bath = played('a bathtub overflows in a bathroom', 'bathtub')
  const [early, late] = [1, SECONDS].map((t) => bath.at(t).companions[0]!.height)
  expect(late).toBeGreaterThan(early! * 2)
})

test('a tower that is built stands higher and higher, as wide as it will be', () => {
  const tower = played('time-lapse: a skyscraper is built in a city, floor by floor', 'skyscraper')
  const [early, late] = [0, 3 * SECONDS].map((t) => tower.at(t).companions[0]!)
  expect(early!.height).toBe(late!.height)
  expect(early!.pose.open).toBeLessThan(0.2)
  expect(late!.pose.open).toBeGreaterThanOrEqual(1)
})

test('an egg hatches where it lies: in its nest', () => {
  const egg = played('an egg in a nest hatches', 'egg')
  expect(egg.at(0).pose.guise).toBe('egg')
  expect(egg.at(SECONDS).pose.guise).toBe('hatch')
})

test('a green banana that ripens ends in its own colour', () => {
  const { players } = block(read('a green banana on a plate slowly ripens').shots[0]!, 1)
  const banana = players.find(({ subject }) => subject.noun === 'banana')!
  expect(banana.subject.colour).toBeNull()
})

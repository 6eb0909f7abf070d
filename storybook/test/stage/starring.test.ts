import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { INSTANTS, SECONDS, block, playersOf } from './blocked.ts'

const told = (prompt: string) => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in “${prompt}”.`)
  return block(shot, 1)
}

test.each([
  ['a fork', true],
  ['a red apple', true],
  ['a teapot on a table', true],
  ['a dining table', false],
  ['an apple and a pear', true],
  ['a banana on the top of an apple', true],
  ['an apple and a dog', false],
])('%s hops in a film of things: %s', (prompt, hops) => {
  const blocking = told(prompt)
  const [star] = playersOf(blocking, 's1')
  const heights = INSTANTS.map((t) => star!.at(t).y)
  expect(Math.max(...heights) - Math.min(...heights) > 0.02).toBe(hops)
  expect(star!.performance.effects.some(({ name }) => name === 'gleam')).toBe(hops)
})

test('two things hop by turns', () => {
  const blocking = told('an apple and a pear')
  const aloft = (id: string) => INSTANTS.filter((t) => playersOf(blocking, id)[0]!.at(t).y > 0.05)
  expect(aloft('s1').filter((t) => aloft('s2').includes(t))).toEqual([])
})

/** How far the world behind the subject moves over the film, in frame widths. */
const travel = (prompt: string): number => {
  const { camera, box } = told(prompt)
  return Math.abs(camera(SECONDS).x - camera(0).x) / box.width
}

test('the camera strolls through a place that nobody is in, and goes round a thing that stands still', () => {
  const past = travel('a dog sleeps in a kitchen')
  expect(travel('an empty kitchen')).toBeGreaterThan(1.8 * past)
  expect(travel('a kettle')).toBeGreaterThan(1.8 * past)
  expect(travel('a kettle, static shot')).toBe(0)
})

test('while the focus is pulled through an empty place the camera hardly moves', () => {
  expect(travel('a meadow, racking focus')).toBeLessThan(0.12)
})

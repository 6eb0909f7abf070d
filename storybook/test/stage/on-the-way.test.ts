import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block, INSTANTS, only } from './blocked.ts'

const told = (prompt: string) => {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`No shot in “${prompt}”.`)
  return block(shot, 1)
}

test.each([
  ['a motorcycle and a bus', 1],
  ['a bicycle on the left of a car, front view', 1],
  ['an airplane and a train', 1],
  ['a cat and a dog', 1],
  ['a zebra on the left of a giraffe', 1],
  ['a cat and a vase', 0],
  ['a yellow bird', 1],
  ['an eagle', 1],
  ['a truck beside a house', 0],
])('%s: those who can drive are on their way: %i', (prompt, goes) => {
  const lead = only(told(prompt), 's1')
  expect(Number(Math.abs(lead.at(5).x - lead.at(0).x) > 0.5)).toBe(goes)
})

test('who is left of another stays there on the way', () => {
  const blocking = told('a motorcycle on the left of a bus, front view')
  for (const t of INSTANTS)
    expect(only(blocking, 's1').at(t).x).toBeLessThan(only(blocking, 's2').at(t).x)
})

test.each([
  ['in a green valley a fox walks toward a castle', 's2'],
  ['at night in a village, a boy with a lantern runs to the church', 's3'],
  ['in a green valley a knight on a black horse gallops towards a castle', 's3'],
])('%s, and comes nearer to it', (prompt, goal) => {
  const blocking = told(prompt)
  const far = (t: number): number =>
    Math.abs(only(blocking, goal).at(t).x - only(blocking, 's1').at(t).x)
  expect(far(3)).toBeLessThan(far(0))
})

test('a train passes a boat on the shore, and the boat is on the water', () => {
  const blocking = told('a train and a boat')
  expect(blocking.setting.place.id).toBe('lake')
  expect(only(blocking, 's2').medium).toBe('surface')
  expect(only(blocking, 's1').medium).toBe('ground')
})

test.each([
  ['a bird above a house', 'hover'],
  ['a bee above a cup', 'hover'],
])('%s is seen above it, and flies: %s', (prompt, verb) => {
  const blocking = told(prompt)
  const [flyer, below] = [only(blocking, 's1'), only(blocking, 's2')]
  expect(flyer.subject.actions[0]?.verb).toBe(verb)
  for (const t of INSTANTS) expect(flyer.at(t).y).toBeGreaterThan(0.9 * below.at(t).height)
})

test('a penguin beside a seal is in the ice', () => {
  expect(told('a penguin on the left of a seal').setting.place.id).toMatch(
    /arctic|glacier|iceberg/u,
  )
})

import { expect, test } from 'vitest'
import { comesAlive } from '../../src/cast/mascots/enlivened.ts'
import { read } from '../../src/read/read.ts'
import { castShot } from '../../src/stage/playing/casting.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

const lead = (prompt: string) => read(prompt).shots[0]!.subjects[0]!

test.each([
  ['a teapot does yoga', true],
  ['a potato gives a speech', true],
  ['two pencils duel', true],
  ['banners waving over a castle', false],
  ['a sail waves in the wind', false],
])('%s: with a face, arms and legs: %s', (prompt, alive) => {
  expect(comesAlive(lead(prompt))).toBe(alive)
})

test('the hat of a thing on legs is seen', () => {
  const shot = rehearse(read('a potato wearing a top hat gives a speech').shots[0]!)
  const { castings } = castShot(shot, 1, () => null)
  expect(castings.map(({ subject }) => subject.noun)).toEqual(['potato', 'top hat'])
})

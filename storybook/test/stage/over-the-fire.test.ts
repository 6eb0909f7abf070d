import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

test.each([
  ['a hunter cooks meat over a fire', 'campsite'],
  ['a caveman cooks a fish over a fire in a cave', 'cave'],
  ['a squirrel roasts chestnuts over a small fire', 'campsite'],
])('%s: sits before it, and no stove is there', (prompt, place) => {
  const told = rehearse(read(prompt).shots[0]!)
  expect(told.place).toBe(place)
  expect(told.subjects.map(({ actions }) => actions[0]?.verb)).toEqual(['roast-over-fire'])
  const { players } = block(read(prompt).shots[0]!, 1)
  const things = players[0]?.performance.at(1).companions.map(({ name }) => name)
  expect(things).toContain('campfire')
  expect(things).not.toContain('stove')
})

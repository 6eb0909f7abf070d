import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block, only } from './blocked.ts'

test.each([
  ['A wolf howls on a cliff in front of a full moon, snow falling', 'snowy mountain'],
  ['a lion stands on a cliff and roars', 'cliff above a valley'],
  ['a goat stands on a rocky ledge', 'cliff above a valley'],
])('%s: on a rock that juts out', (prompt, place) => {
  const shot = read(prompt).shots[0]!
  const told = retell(shot)
  expect(told.place).toBe(place)
  expect(told.relations).toContainEqual({ from: 's1', relation: 'on', to: 's1-crag' })
  const blocking = block(shot, 1)
  expect(only(blocking, 's1').at(0).y).toBeGreaterThan(only(blocking, 's1-crag').at(0).height / 2)
})

test.each(['a wolf runs along a cliff', 'a man stands on a cliff'])('%s: on its edge', (prompt) => {
  expect(retell(read(prompt).shots[0]!).subjects).toHaveLength(1)
})

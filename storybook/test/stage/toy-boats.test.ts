import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

test.each([
  ['a boy releases a paper boat into a puddle', 'street'],
  ['a girl puts a toy boat on a pond', 'pond'],
])('%s: at the %s, and nobody sails in it', (prompt, place) => {
  const told = rehearse(read(prompt).shots[0]!)
  expect(told.place).toBe(place)
  expect(told.subjects).toHaveLength(1)
  expect(told.subjects[0]?.actions[0]?.verb).toBe('float-toy-boat')
})

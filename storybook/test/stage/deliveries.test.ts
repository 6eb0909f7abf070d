import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string): string[] => {
  const { subjects, relations } = retell(read(prompt).shots[0]!)
  const noun = (id: string): string => subjects.find((each) => each.id === id)?.noun ?? id
  return relations.map(({ from, relation, to }) => `${noun(from)} ${relation} ${noun(to)}`)
}

test.each([
  ['pizza delivery on a dragon', ['courier riding dragon', 'courier holding pizza box']],
  ['mail by owl', ['owl holding mail']],
  ['package delivery by drone', ['package hanging-from drone']],
  ['burger delivery on a camel', ['courier riding camel', 'courier holding burger box']],
])('%s', (prompt, relations) => {
  expect(told(prompt)).toEqual(expect.arrayContaining(relations))
})

test('a letter on a table is no delivery', () => {
  expect(told('a letter on a table')).toEqual(['letter on table'])
})

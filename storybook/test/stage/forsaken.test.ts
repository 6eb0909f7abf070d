import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

function setOf(prompt: string) {
  const [shot] = read(prompt).shots
  const { set } = block(shot ?? {}, 1).setting
  return { ...set, names: set.pieces.map(({ name }) => name) }
}

test('an abandoned pool is dry: its basin has a wall, and no light of water plays on it', () => {
  const [left, kept] = [setOf('a boy in an abandoned swimming pool'), setOf('a swimming pool')]
  expect(left.waterline).toBeNull()
  expect(left.names).toContain('basin wall')
  expect(left.names).not.toContain('caustics')
  expect(kept.waterline).not.toBeNull()
  expect(kept.names).not.toContain('basin wall')
})

test.each([
  ['a fox in an abandoned shopping mall', 'ivy'],
  ['a girl explores an abandoned amusement park', 'ivy'],
  ['a cat sleeps in a derelict church', 'decay'],
  ['an overgrown greenhouse', 'decay'],
])('%s: rubble, dust and nobody else', (prompt, sign) => {
  const { names } = setOf(prompt)
  expect(names).toEqual(expect.arrayContaining(['rubble', 'dust', sign]))
  expect(names.filter((name) => name.startsWith('stroller'))).toEqual([])
})

test('a mall that people use is clean', () => {
  expect(setOf('a fox in a shopping mall').names).not.toContain('rubble')
})

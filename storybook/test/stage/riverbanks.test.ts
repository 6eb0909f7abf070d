import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

test.each([
  ['a man jogs along the river', 'riverbank'],
  ['a couple riding bikes along the river', 'riverbank'],
  ['a bear walks in a river', 'river'],
  ['a man rows on the river', 'river'],
])('%s: %s', (prompt, place) => {
  expect(retell(read(prompt).shots[0]!).place).toBe(place)
})

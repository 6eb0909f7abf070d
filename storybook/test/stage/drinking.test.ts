import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

test.each([
  ['a deer drinks from a forest stream', 'forest'],
  ['two horses drinking from a mountain stream', 'mountain'],
  ['a lion drinks at a watering hole', 'savanna'],
])('%s: at the edge of water in a %s', (prompt, place) => {
  const { setting } = block(read(prompt).shots[0] ?? {}, 1)
  expect(setting.place.id).toBe(place)
  const names = setting.pieces.map(({ name }) => name)
  expect(names.some((name) => name.startsWith('brook'))).toBe(true)
})

test('who drinks from a pink cup has that one in the hand', () => {
  const [shot] = read('a man drinks coffee from a pink cup').shots
  const told = rehearse(shot!)
  const cup = told.subjects.find(({ noun }) => noun === 'cup')
  expect(cup?.colour).toBe('pink')
  expect(told.relations).toContainEqual({ from: 's1', relation: 'holding', to: cup?.id })
})

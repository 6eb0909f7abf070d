import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

test.each([
  ['a man jogs along the river', 'riverbank'],
  ['a couple riding bikes along the river', 'riverbank'],
  ['a bear walks in a river', 'river'],
  ['a man rows on the river', 'river'],
])('%s: %s', (prompt, place) => {
  expect(retell(read(prompt).shots[0]!).place).toBe(place)
})

test.each([
  ['two boys and six swans at the river', 'riverbank'],
  ['a man stands at a creek', 'riverbank'],
  ['six swans on the river', 'river'],
])('%s: on the set of the %s', (prompt, place) => {
  expect(block(read(prompt).shots[0]!, 1).setting.place.id).toBe(place)
})

test.each(['an otter on the riverbank', 'a duck on the riverbank'])(
  '%s sits there and does not swim',
  (prompt) => {
    expect(retell(read(prompt).shots[0]!).subjects[0]?.actions[0]?.verb).toBe('sit')
  },
)

test('syrup that is poured over waffles comes out of a hand over them', () => {
  const { subjects } = retell(read('syrup is poured over waffles').shots[0]!)
  expect(subjects).toMatchObject([
    { noun: 'waffles', actions: [{ verb: 'table-pour-on', prop: 'syrup' }] },
  ])
})

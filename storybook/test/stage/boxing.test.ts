import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

test.each([
  'A kangaroo boxes with a man in a boxing ring',
  'a man boxes with a kangaroo',
  'a kangaroo in boxing gloves fights a man',
  'a bear and a tiger boxing in a ring',
])('%s: the beast has gloves on', (prompt) => {
  const told = retell(read(prompt).shots[0]!)
  const beasts = told.subjects.filter(({ kind }) => kind === 'animal')
  expect(beasts.length).toBeGreaterThan(0)
  for (const { person } of beasts) {
    expect(person?.wears.map(({ garment }) => garment)).toContain('boxing gloves')
  }
  expect(told.subjects.map(({ noun }) => noun).join()).not.toMatch(/glove/u)
})

test('a beast and a man in the ring are of one height', () => {
  const blocking = block(read('a kangaroo boxes with a man').shots[0]!, 1)
  const boxer = blocking.players[0]!
  const other = boxer.performance.at(0).companions.find(({ name }) => name === 'partner')
  expect(other?.height).toBe(1)
})

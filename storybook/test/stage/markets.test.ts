import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each([
  'A busy night market in Bangkok with lanterns and food stalls',
  'A food stall in Mumbai at night',
  'A crowded bazaar in Marrakech with spice stalls',
])('%s: the market has its own stalls, and people walk there', (prompt) => {
  const { players, setting } = block(read(prompt).shots[0]!, 1)
  expect(setting.place.id).toBe('market')
  expect(players.map(({ subject }) => subject.noun)).not.toContain('food stall')
  expect(players.every(({ subject }) => subject.kind === 'person')).toBe(true)
  expect(players.length).toBeGreaterThan(1)
})

test('who sells lemonade at a stand waves from behind it', () => {
  const { players } = block(read('a girl sells lemonade at a small stand').shots[0]!, 1)
  const told = players.map(({ actor, subject }) => `${actor.name} ${subject.actions[0]?.verb}`)
  expect(told.toSorted()).toEqual(['person wave', 'prop:lemonade-stand undefined'])
})

test('a medieval market has stalls, the town without a market has its well', () => {
  const names = (prompt: string): string[] =>
    block(read(prompt).shots[0]!, 1).setting.set.pieces.map(({ name }) => name)
  expect(names('a knight walks through a medieval market')).toContain('stalls')
  expect(names('a knight walks through a medieval town')).not.toContain('stalls')
})

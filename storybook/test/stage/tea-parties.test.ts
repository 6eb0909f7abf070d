import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block } from './blocked.ts'

const told = (prompt: string): string =>
  rehearse(read(prompt).shots[0]!)
    .subjects.map(({ noun, actions: [deed] }) => [noun, deed?.verb].filter(Boolean).join(' '))
    .join('; ')

test.each([
  ['a bear and a fox have a tea party in the forest', 'bear tea-party; fox tea-party'],
  ['an owl has a tea party with a cat', 'owl tea-party; cat tea-party'],
  ['a tea party with an owl and a cat', 'owl tea-party; cat tea-party'],
  [
    'a tea party in a rose garden with a rabbit in a top hat, a mouse and a girl in a blue dress',
    'rabbit tea-party; top hat; mouse tea-party; girl tea-party',
  ],
  ['three bears eat porridge at a table', 'bear dine'],
  ['two mice drinking coffee', 'mouse tea-party'],
  ['a horse drinks water next to a table', 'horse drink; table'],
])('%s: %s', (prompt, line) => {
  expect(told(prompt)).toBe(line)
})

test('a bear and a fox sit at one table with one teapot', () => {
  const { players } = block(read('a bear and a fox have a tea party').shots[0]!, 1)
  expect(players).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

test.each([
  ['cat dj', 'dj'],
  ['a dog chef', 'cook'],
  ['a frog conductor', 'conduct'],
  ['a raccoon barista in a hat', 'latte-art'],
  ['a pianist', 'play-piano'],
])('%s: who is given nothing to do does what the calling is', (prompt, verb) => {
  const [lead] = rehearse(read(prompt).shots[0]!).subjects
  expect(lead?.actions[0]?.verb).toBe(verb)
})

test('a beast without a calling has none of its name', () => {
  const [lead] = rehearse(read('a fiddler crab on the beach').shots[0]!).subjects
  expect(lead?.actions.map(({ verb }) => verb)).not.toContain('play-violin')
})

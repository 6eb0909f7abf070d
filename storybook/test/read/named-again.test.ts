import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'

const named = (prompt: string): number =>
  new Set(read(prompt).shots.flatMap(({ subjects }) => subjects.map(({ id }) => id))).size

test.each([
  'a big dog and a small dog',
  'a red car and a blue car',
  'a dog chases a dog',
  'an old man and a young man',
])('%s are two', (prompt) => expect(named(prompt)).toBe(2))

test.each([
  'a dog runs and the dog barks',
  'a mill, an old mill',
  'a cat sleeps, then the cat jumps',
])('%s is one', (prompt) => expect(named(prompt)).toBe(1))

test.each<[string, { words?: RegExp; colour?: string }]>([
  ['a mill, an old mill', { words: /old mill/ }],
  ['a ball rolls. The red ball bounces', { colour: 'red' }],
  ['a white cat sits. The white cat jumps', { colour: 'white' }],
])('%s: what is said later holds for it', (prompt, { words, colour }) => {
  const [subject] = read(prompt).shots[0]!.subjects
  if (words) expect(subject!.words).toMatch(words)
  if (colour) expect(subject!.colour).toBe(colour)
})

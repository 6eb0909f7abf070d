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
  "my dog Biscuit (he's a brown dachshund) is running",
  'our neighbour Tom, a retired sailor, is dancing',
  'Luna, my grey cat, sleeps. Luna jumps',
  'my horse Star (a white mare) is running',
])('%s is one', (prompt) => expect(named(prompt)).toBe(1))

test.each<[string, { words?: RegExp; colour?: string }]>([
  ['a mill, an old mill', { words: /old mill/ }],
  ['a ball rolls. The red ball bounces', { colour: 'red' }],
  ['a white cat sits. The white cat jumps', { colour: 'white' }],
  ['my cat (orange, very fat) sleeps', { colour: 'orange' }],
  ['the dog, a small white poodle, is jumping', { words: /poodle/, colour: 'white' }],
])('%s: what is said later holds for it', (prompt, { words, colour }) => {
  const [subject] = read(prompt).shots[0]!.subjects
  if (words) expect(subject!.words).toMatch(words)
  if (colour) expect(subject!.colour).toBe(colour)
})

test('the one in a green hat still plays', () => {
  const [shot] = read('two old men play chess, the one in a green hat scratches his head').shots
  expect(shot?.subjects.map(({ actions: [deed] }) => deed?.verb)).toEqual([
    'play-chess',
    'play-chess',
  ])
})

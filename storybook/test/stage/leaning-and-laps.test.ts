import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, only } from './blocked.ts'

const told = (prompt: string): string[] =>
  rehearse(read(prompt).shots[0]!).subjects.map(({ noun, actions: [deed] }) =>
    [noun, deed?.verb ?? '-', deed?.prop].filter(Boolean).join(' '),
  )

test.each([
  ['a grandmother with a cat on her lap', ['grandmother sit', 'cat -']],
  ["a cat sleeps on grandmother's lap", ['cat sleep', 'grandmother sit']],
  ["an old dog rests its head on the woman's knee", ['dog lie', 'woman sit']],
])('whoever has a beast on the lap sits: %s', (prompt, expected) => {
  expect(told(prompt)).toEqual(expected)
})

test.each([
  ["a girl sits on her grandfather's lap", ['girl -', 'grandfather hold-on-lap']],
  ['a nanny sits on a chair with a toddler on her lap', ['nanny hold-on-lap chair', 'toddler -']],
])('a child on a lap is on no neck, and the seat is one: %s', (prompt, expected) => {
  expect(told(prompt)).toEqual(expected)
})

test.each([
  ['three sisters hug', [2, 1]],
  ['five pirates wrestle', [4, 1]],
  ['two pirates wrestle', [2]],
])('of an odd number one looks on, and no stranger joins: %s', (prompt, counts) => {
  const { subjects } = rehearse(read(prompt).shots[0]!)
  expect(subjects.map(({ count }) => count)).toEqual(counts)
})

test('who holds a kitten beats no drum', () => {
  expect(told('a drummer holds a kitten')).toEqual(['drummer -', 'kitten -'])
})

test.each([
  ['a bartender leans on the counter', ['bartender lean counter']],
  ['a woman leans against a tree', ['woman lean tree']],
  ['a man leans on a bar', ['man lean counter']],
  ['a boy leans against a wall', ['boy lean-there']],
])('what one leans on is at the elbow, and indoors it is no lamp post: %s', (prompt, expected) => {
  expect(told(prompt)).toEqual(expected)
})

test('a dog that shares an umbrella is beside its master, and he has it', () => {
  expect(told('a samurai and his dog share an umbrella in the rain')).toEqual([
    'samurai umbrella umbrella',
    'dog stand',
  ])
})

test('feet that are on the desk are as high as it is', () => {
  const shot = read('a businessman with his feet on the desk').shots[0]!
  const { companions } = only(block(shot, 1), 's1').performance.at(1)
  expect(companions.map(({ name }) => name).join(' ')).toMatch(/desk/u)
})

test('a basket on a bicycle hangs before its handlebars, and not in the air above', () => {
  const blocking = block(read('a red bicycle with a basket on the handlebars').shots[0]!, 1)
  const of = (noun: string) => blocking.players.find(({ subject }) => subject.noun === noun)!.at(1)
  const [basket, bicycle] = [of('basket'), of('bicycle')]
  expect(basket.y).toBeLessThan(bicycle.y + 0.8 * bicycle.height)
  expect(Math.abs(basket.x - bicycle.x)).toBeGreaterThan(0.1 * bicycle.height)
})

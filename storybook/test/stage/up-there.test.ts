import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'
import { block, only } from './blocked.ts'

const firstShot = (prompt: string) => read(prompt).shots[0]!

test.each([
  ['a man on a ladder paints a wall', 'stepladder'],
  ['a man paints a wall on a ladder', 'stepladder'],
  ['a painter on a scaffold paints a wall', 'scaffold'],
  ['a girl on a ladder picks cherries', 'stepladder'],
])('%s: from the %s, and what is worked on stands on the ground', (prompt, stand) => {
  const { companions, place } = only(block(firstShot(prompt), 1), 's1').performance.at(0)
  expect(companions.map(({ name }) => name)).toContain(stand)
  expect(companions.every((each) => each.place.y === 0)).toBe(true)
  expect(place.y).toBeGreaterThan(0.3)
})

test('a boy in a tree picks apples: up in the crown of the tree that bears them', () => {
  const { companions, place } = only(
    block(firstShot('a boy in a tree picks apples'), 1),
    's1',
  ).performance.at(0)
  expect(companions.map(({ name }) => name)).toContain('apple tree')
  expect(place.y).toBeGreaterThan(0.9)
})

test.each(['a woman writes a letter in a tree', 'a boy in an apple tree eats an apple'])(
  '%s: without table and chair',
  (prompt) => {
    const { companions } = only(block(firstShot(prompt), 1), 's1').performance.at(1)
    expect(companions.map(({ name }) => name)).not.toContain('table')
    expect(companions.map(({ name }) => name)).not.toContain('stool')
  },
)

test('a boy in a bathtub plays with a rubber duck: he is seen over its rim with the duck', () => {
  const { subjects, relations } = rehearse(firstShot('a boy in a bathtub plays with a rubber duck'))
  expect(subjects[0]?.actions).toEqual([])
  expect(relations.map(({ relation }) => relation)).toEqual(['inside', 'holding'])
})

test.each([
  ['a woman on a horse drinks coffee', 'cafe'],
  ['a dog in a car looks out of the window', 'living-room'],
])('%s: not in a %s', (prompt, room) => {
  const { place } = block(firstShot(prompt), 1).setting
  expect(place.id).not.toBe(room)
  expect(place.indoors).toBe(false)
})

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

test.each([
  ['a woman in a phone booth talks on the phone', 'phone'],
  ['in a phone booth a man is reading a newspaper', 'read-leaning'],
])('%s: within it, on foot', (prompt, verb) => {
  const { subjects, relations, place } = rehearse(firstShot(prompt))
  expect(place).toBe('street')
  expect(subjects[0]?.actions[0]?.verb).toBe(verb)
  expect(subjects[1]?.picture).toBe('prop:open-phone-booth')
  expect(relations).toEqual([{ from: 's1', relation: 'inside', to: subjects[1]?.id }])
})

test.each([
  ['a woman under an umbrella reads a letter', 'written-page'],
  ['a man eats an apple under an umbrella', 'apple'],
])('%s: both in hand at once', (prompt, thing) => {
  const { holds = [] } = only(block(firstShot(prompt), 1), 's1').performance.at(1).pose
  const names = holds.map(({ actor }) => actor.name.replaceAll(' ', '-')).join(' ')
  expect(names).toContain('umbrella')
  expect(names).toContain(thing)
})

test("a girl on her father's shoulders eats cotton candy: up there, out of her hand", () => {
  const shot = firstShot("a girl on her father's shoulders eats cotton candy")
  const [, father] = rehearse(shot).subjects
  expect(father?.actions[0]).toMatchObject({ verb: 'shoulder-ride', prop: 'cotton candy' })
})

test.each(['a boy under a table eats cookies', 'a girl under a desk reads a book'])(
  '%s: it is over the head, and nobody sits at another',
  (prompt) => {
    const blocking = block(firstShot(prompt), 1)
    expect(blocking.players).toHaveLength(2)
    const { companions } = only(blocking, 's1').performance.at(1)
    expect(companions.map(({ name }) => name).join(' ')).not.toMatch(/table|stool|armchair/u)
  },
)

test.each(['a boy on stairs reads a book', 'two kids on stairs eat sandwiches'])(
  '%s: on a step, without table and armchair',
  (prompt) => {
    const [first] = block(firstShot(prompt), 1).players
    const names = first!.performance.at(1).companions.map(({ actor }) => actor.name)
    expect(names).toContain('prop:stair-steps')
    expect(names.join(' ')).not.toMatch(/table|stool|armchair/u)
  },
)

import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test('who is on a roller coaster rides it', () => {
  expect(told('kids on a roller coaster').subjects[0]?.actions[0]?.verb).toBe('ride-coaster')
})

test('a snowball fight is had by several children', () => {
  expect(told('a snowball fight').subjects).toMatchObject([{ count: 4, person: { age: 'child' } }])
})

test('who spills coffee on somebody spills it on him', () => {
  const { subjects } = told('a waiter spills coffee on a businessman')
  expect(subjects[0]?.actions).toMatchObject([{ verb: 'spill-on', target: subjects[1]?.id }])
})

test('who is asleep before the television nods, in the living room', () => {
  const { place, subjects } = told('grandpa asleep in front of the tv')
  expect([place, subjects[0]?.actions[0]?.verb]).toEqual(['living room', 'doze'])
})

test('seen from Mars the earth is in the sky', () => {
  const { subjects } = told('an astronaut plants flowers on mars, earth in the sky')
  expect(subjects.find(({ noun }) => noun === 'earth')?.kind).toBe('sky')
})

test('who puts a cat into a box bends over it, and stands on nobody', () => {
  const { subjects, relations } = told('a man puts a cat into a box')
  expect(subjects[0]?.actions).toMatchObject([{ verb: 'gather', target: null }])
  expect(relations.map(({ relation }) => relation)).toEqual(['inside', 'next-to'])
})

test('who puts a flower in a vase does so on a table', () => {
  const { subjects } = told('a girl puts a flower in a vase')
  expect(subjects[0]?.actions).toMatchObject([{ verb: 'put-there', prop: 'flower onto vase' }])
})

test.each(['a mother tucks her baby into bed', 'a mother puts her child to bed'])(
  '%s: there is one bed, with the child in it',
  (prompt) => {
    const { subjects } = told(prompt)
    expect(subjects[0]?.actions[0]?.verb).toBe('tuck-in')
    expect(subjects).toHaveLength(2)
    expect(['baby', 'child']).toContain(subjects[1]?.person?.age)
  },
)

test('who dances on the rings of Saturn is in space before it', () => {
  const { place, relations, subjects } = told('two astronauts dance on the rings of saturn')
  expect([place, relations]).toEqual(['space', []])
  expect(subjects.map(({ count }) => count)).toEqual([2, 1])
})

import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test.each([
  ['monkey on a bicycle', 'riding'],
  ['a duck on a skateboard', 'riding'],
  ['a sparrow on a bicycle', 'on'],
  ['a cat sleeps on a motorcycle', 'on'],
  ['a mouse on a horse', 'on'],
])('%s: %s', (prompt, relation) => {
  expect(told(prompt).relations[0]?.relation).toBe(relation)
})

test('a hammock hangs outdoors, and nobody takes a bed into it', () => {
  expect(told('a man sleeping in a hammock')).toMatchObject({
    place: 'garden',
    subjects: [{ actions: [{ verb: 'sleep-on-ground' }] }, { noun: 'hammock' }],
  })
  expect(told('a woman reads in a hammock on the beach').place).toBe('beach')
})

test('a fox that delivers on a bike rides it', () => {
  const { relations } = told('fox delivering newspapers on a bike')
  expect(relations.map(({ relation }) => relation)).toEqual(['riding', 'holding'])
})

test('who is stuck in a chimney looks out of its stack over the roofs', () => {
  expect(told('santa stuck in a chimney')).toMatchObject({
    place: 'rooftop',
    relations: [{ relation: 'inside' }],
    subjects: [{ noun: 'santa' }, { picture: 'prop:chimney-stack' }],
  })
})

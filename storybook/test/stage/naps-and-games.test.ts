import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)
const deeds = (prompt: string) =>
  told(prompt).subjects.map(({ noun, actions }) => `${noun} ${actions[0]?.verb ?? ''}`)

test('who sleeps on a sofa lies on it, and the pet lies on the sleeper', () => {
  const prompt = 'a man sleeps on a sofa with a dog on his belly'
  expect(deeds(prompt)).toEqual(['man sleep-on-sofa', 'dog sleep'])
  expect(told(prompt).relations).toMatchObject([{ relation: 'on', to: 's1' }])
})

test('two who share a sofa sit on it', () => {
  expect(deeds('two boys sleep on a sofa')).not.toContain('boy sleep-on-sofa')
})

test('a cat on the piano is on the one that is played', () => {
  expect(deeds('a cat sleeps on the piano while a girl plays')).toEqual([
    'cat sleep',
    'girl play-piano',
  ])
})

test.each([
  ['three pigs play soccer', 'soccer ball'],
  ['two kittens play with a ball of yarn', 'yarn'],
  ['a puppy and a kitten play with a red ball', 'red ball'],
])('%s: one ball for all', (prompt, prop) => {
  const { subjects } = told(prompt)
  expect(subjects.flatMap(({ actions }) => actions)).toSatisfy((all: { prop: string }[]) =>
    all.every((each) => each.prop === prop),
  )
  expect(deeds(prompt).every((deed) => deed.endsWith('pass-ball'))).toBe(true)
})

test('a frog that jumps from pad to pad has them under it, and none is left over', () => {
  expect(deeds('a frog jumps from lily pad to lily pad')).toEqual(['frog hop-pads'])
})

test('on a seesaw the heavy one is down, whoever is named first', () => {
  expect(told('a mouse and an elephant on a seesaw').subjects).toMatchObject([
    { noun: 'mouse', actions: [{ verb: 'take-part' }] },
    { noun: 'elephant', actions: [{ verb: 'seesaw', prop: 'heavy' }] },
  ])
})

test.each([
  ['a paper boat floats down a stream, a girl runs after it', 'meadow'],
  ['a paper boat drifts down a gutter, a boy chases it', 'street'],
])('%s: along the bank', (prompt, place) => {
  expect(deeds(prompt)).toEqual([expect.stringMatching(/chase-afloat$/u)])
  expect(told(prompt).place).toBe(place)
})

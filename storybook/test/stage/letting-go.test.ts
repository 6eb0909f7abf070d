import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test.each([
  'a girl on a rooftop releases a hundred paper lanterns',
  'children release dozens of balloons into the sky',
])('%s: the others are up there already, and not all in the hands', (prompt) => {
  const { subjects, relations } = told(prompt)
  expect(relations.filter(({ relation }) => relation === 'holding')).toEqual([])
  expect(subjects[1]?.actions).toMatchObject([{ verb: 'rise' }])
})

test('one lantern is in the hands that let it go', () => {
  expect(told('a girl releases a paper lantern').subjects).toHaveLength(1)
})

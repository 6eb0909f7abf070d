import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => retell(read(prompt).shots[0]!)

test.each([
  "Extreme close up of a 24 year old woman's eye blinking, standing in Marrakech during magic hour",
  "close-up of a dragon's eye opening",
  'macro shot of a blue eye, the pupil dilates',
])('%s: nothing but the eye is seen', (prompt) => {
  expect(told(prompt)).toMatchObject({ place: 'close eye', subjects: [] })
})

test('what is before the eye is told to it, and whose it is', () => {
  const { scenery } = told("extreme close-up of a cat's green eye in a city")
  expect(scenery?.join(' ')).toMatch(/cat.*green.*city/u)
})

test('a close-up of somebody with blue eyes is a portrait', () => {
  expect(told('close-up of a woman with blue eyes')).toMatchObject({
    subjects: [{ noun: 'woman' }],
  })
})

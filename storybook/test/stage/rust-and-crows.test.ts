import { expect, test } from 'vitest'
import { finishOf } from '../../src/cast/made-of.ts'
import { Subject } from '../../src/plan/plan.ts'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

test.each([
  ['an old rusty car in the desert', 'rust'],
  ['a mossy statue in a forest', 'moss'],
  ['a clockwork owl on a table', 'clockwork'],
])('%s: of %s', (prompt, material) => {
  const lead = Subject.parse(read(prompt).shots[0]?.subjects[0])
  expect(lead.material).toBe(material)
  expect(finishOf(lead)).toBeDefined()
})

test('crows at a wheel are about it, and not as large', () => {
  const [shot] = read('an amusement park with a rusty ferris wheel, crows').shots
  expect(retell(shot!).relations.map(({ relation }) => relation)).toEqual(['around'])
})

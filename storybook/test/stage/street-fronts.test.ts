import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'

const told = (prompt: string) => {
  const { scenery = [], subjects } = retell(read(prompt).shots[0]!)
  return { scenery, nouns: subjects.map(({ noun }) => noun) }
}

test.each([
  ['a red tram climbs a steep street, passing yellow houses', 'yellow houses', ['tram']],
  ['a mail carrier walks down a village street past white houses', 'white houses', ['postman']],
  ['a bicycle in a street, laundry hanging from the balconies', 'washing on lines', ['bicycle']],
])('%s: the street has its %s', (prompt, scenery, nouns) => {
  expect(told(prompt).scenery).toContain(scenery)
  expect(told(prompt).nouns).toEqual(nouns)
})

test('a woman who carries the laundry has it in her hands', () => {
  expect(told('a woman carries laundry down a street').scenery).not.toContain('washing on lines')
})

import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

/** Everybody with what they do, and with what. */
function told(prompt: string): string[] {
  const { subjects } = rehearse(read(prompt).shots[0]!)
  return subjects.map(({ noun, actions }) =>
    [noun, ...actions.map(({ verb, prop }) => (prop === null ? verb : `${verb} ${prop}`))].join(
      ': ',
    ),
  )
}

test.each([
  ['a girl picks up a red ball', ['girl: pick-up red ball']],
  ['a man puts down a suitcase', ['man: put-down suitcase']],
  ['a woman picks up a book from the table', ['woman: take-out book out of table']],
])('%s: it is where the hands find it or leave it', (prompt, expected) => {
  expect(told(prompt)).toEqual(expected)
})

test('whoever is picked up is held', () => {
  expect(told('a mother picks up her baby').join()).not.toContain('pick-up')
})

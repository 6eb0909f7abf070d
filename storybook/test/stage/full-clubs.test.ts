import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { retell } from '../../src/stage/telling/retelling.ts'
import { block } from './blocked.ts'

test.each([
  ['A DJ plays at a crowded nightclub with lasers', true],
  ['a DJ plays in a nightclub', true],
  ['two women dance in a nightclub', false],
])('%s: others dance there: %s', (prompt, full) => {
  const names = block(read(prompt).shots[0]!, 1).setting.pieces.map(({ name }) => name)
  expect(names).toContain('lasers')
  expect(names.includes('dancing crowd')).toBe(full)
})

test.each([
  'Students throw their caps in the air at graduation',
  'graduates throw their hats at their high school graduation',
])('%s: up, with a gown on and a bare head', (prompt) => {
  const [thrower] = retell(read(prompt).shots[0]!).subjects
  expect(thrower?.actions[0]).toMatchObject({ verb: 'toss-up', prop: 'graduation cap' })
  expect(thrower?.person?.wears.map(({ garment }) => garment)).toEqual(['judge robe', 'shoes'])
  expect(thrower?.person?.role).toBeNull()
})

import { expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { block } from './blocked.ts'

test.each(['forest animals have a party', "the cat's birthday party", 'mice throwing a party'])(
  '%s: hats, a cake and garlands',
  (prompt) => {
    const [shot] = read(prompt).shots
    expect(shot?.subjects.map(({ noun }) => noun)).toEqual(
      expect.arrayContaining(['party hat', 'birthday cake']),
    )
    const { set } = block(shot ?? {}, 1).setting
    expect(set.pieces.map(({ name }) => name)).toContain('garlands')
  },
)

test('a cat with a hat alone has no party', () => {
  const [shot] = read('a cat wearing a party hat').shots
  const { set } = block(shot ?? {}, 1).setting
  expect(set.pieces.map(({ name }) => name)).not.toContain('garlands')
})

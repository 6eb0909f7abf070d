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

test.each([
  ["new year's party on a rooftop", 'rooftop', 'dance', 'party hat'],
  ['a birthday party with children and balloons', null, 'stand', 'party hat'],
  ['an office christmas party', 'office', 'dance', 'santa hat'],
  ['friends dancing at a house party', 'living room', 'dance', 'party hat'],
])('%s: people in hats under garlands', (prompt, place, ...[verb, hat]) => {
  const [shot] = read(prompt).shots
  const guests = shot?.subjects.find(({ kind }) => kind === 'person')
  expect(shot?.place).toBe(place)
  expect(guests?.actions[0]?.verb).toBe(verb)
  expect(guests?.person?.wears.map(({ garment }) => garment)).toContain(hat)
  const { set } = block(shot ?? {}, 1).setting
  expect(set.pieces.map(({ name }) => name)).toContain('garlands')
})

import { describe, expect, test } from 'vitest'
import { block } from '../blocked.ts'
import { read } from '../../../src/read/read.ts'
import { landOf } from '../../../src/stage/places/kit/nature/lands.ts'
import { waterTint } from '../../../src/stage/places/kit/nature/water-tint.ts'
import { treesNamed } from '../../../src/stage/places/kit/nature/trees-named.ts'

/** What the reader hands to the set: its place and what is said of it. */
function wordsFor(prompt: string): string {
  const [shot] = read(prompt).shots
  return [...(shot?.scenery ?? []), shot?.place ?? ''].join(' ')
}

describe('two words for where it is', () => {
  test.each([
    ['a waterhole in the savanna', 'acacia', true],
    ['Zebras cross a river in the serengeti', 'acacia', true],
    ['a village in the desert', 'palm', true],
    ['a lake in the jungle', 'palm', false],
    ['an african village', 'acacia', true],
  ])('%s lies in that land', (prompt, tree, dry) => {
    const words = wordsFor(prompt)
    expect(treesNamed(words)).toContain(tree)
    expect(landOf(words)?.dry).toBe(dry)
  })

  test('a river alone, and a desert island, lie in the usual green', () => {
    expect(landOf(wordsFor('a river at noon'))).toBeNull()
    expect(landOf('desert island')).toBeNull()
  })
})

test.each([
  ['a river of chocolate', '#5f3a26'],
  ['a lake of honey', '#e0a63c'],
  ['a muddy river', '#96764e'],
  ['a toxic pond', '#8fd03c'],
  ['hippos bathe in a muddy waterhole', '#96764e'],
  ['a golden beach', 'usual'],
  ['a river at noon', 'usual'],
])('%s: its water is %s', (prompt, tint) => {
  expect(waterTint(wordsFor(prompt), 'usual')).toBe(tint)
})

test('a river in winter is ice, unless there is a boat on it', () => {
  const pieces = (prompt: string): string[] =>
    block(read(prompt).shots[0]!, 1).setting.pieces.map(({ name }) => name)
  expect(pieces('a frozen river between snowy banks')).not.toContain('current')
  expect(pieces('a river in summer')).toContain('current')
  expect(read('a frozen river between snowy banks').not_shown).toEqual([])
})

test.each([
  ['an african village', 'straw'],
  ['a village in the desert', 'clay'],
])('%s is built of %s', (prompt, homes) => expect(landOf(wordsFor(prompt))?.homes).toBe(homes))

test.each([
  ['a car on a country road through lavender fields', true],
  ['a cyclist on a gravel path between vineyards', true],
  ['a cyclist on a gravel path', false],
])('%s: a crop grows beside the road: %s', (prompt, grows) => {
  const { setting } = block(read(prompt).shots[0]!, 1)
  expect(setting.place.id).toBe('country-road')
  expect(setting.pieces.some(({ name }) => name === 'crop 9')).toBe(grows)
})

import { describe, expect, test } from 'vitest'
import { read } from '../../../src/read/read.ts'
import { landOf } from '../../../src/stage/places/kit/nature/lands.ts'
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

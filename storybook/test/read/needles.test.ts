import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { mayBeFound } from '../../src/read/needles/may-be-found.ts'
import { needlesOf } from '../../src/read/needles/needles.ts'
import { whichMayMatch } from '../../src/read/needles/which-have-needles.ts'

describe('the letters that a pattern needs', () => {
  it.each([
    [/(?:red )?cars?|bus/, ['car', 'bus']],
    [/\b(?:an? )?(?:tall|old) lighthouses?\b/, [' lighthouse']],
    [/(?<=\bwaves )(?:crash|break)(?! up)/, ['waves ']],
    [/a{0,2}colou?rs/, ['colo']],
    [/(?:oak){2,3}/, ['oak']],
    [/wait\.\.\. (?:go)+/, ['wait']],
    [/\p{L}+ing\b/u, ['ing']],
    [/(?:red )?(?:car)?/, null],
    [/[a-z]+/, null],
    [/Car/i, null],
  ])('of %s', (pattern, needles) => {
    expect(needlesOf(pattern)).toEqual(needles)
  })
})

const LETTERS = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 4 })
const { pattern: PATTERNS } = fc.letrec<Record<'pattern' | 'part', string>>((tie) => ({
  pattern: fc
    .array(fc.array(tie('part'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    .map((ways) => ways.map((parts) => parts.join('')).join('|')),
  part: fc.oneof(
    { maxDepth: 3 },
    LETTERS,
    fc.constantFrom(
      '[ab]',
      '.',
      '\\b',
      '\\w',
      '\\x61',
      'a?',
      'b+',
      'c*',
      'ab{0,1}',
      'b{2}',
      '^',
      '$',
    ),
    fc
      .tuple(fc.constantFrom('(', '(?:', '(?=', '(?<=', '(?!', '(?<!'), tie('pattern'))
      .map(([opening, inner]) => `${opening}${inner})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('?', '*', '+?', '{0,2}', '{1,2}'))
      .map(([inner, times]) => `(?:${inner})${times}`),
  ),
}))

test('whatever the pattern is, it is never found in a text that has none of them', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 12 })
  fc.assert(
    fc.property(PATTERNS, fc.array(texts, { minLength: 8, maxLength: 8 }), (source, tried) => {
      const pattern = new RegExp(source)
      const rows = whichMayMatch([pattern])
      for (const text of tried.filter((each) => pattern.test(each)))
        expect([mayBeFound(pattern, text), rows(text).has(0)]).toEqual([true, true])
    }),
    { numRuns: 4000 },
  )
})

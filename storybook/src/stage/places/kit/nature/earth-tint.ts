import { mix } from '../colour.ts'

/** Land that is spoken of with a colour: rock, sand and slopes. */
const LAND =
  '(?:beach|sands?|shore|dunes?|desert|cliffs?|rocks?|boulders?|hills?|mountains?|canyon|earth|soil)'

const TINTS: readonly (readonly [words: string, tint: string])[] = [
  ['black', '#1b1d24'],
  ['white', '#f7f3ea'],
  ['red', '#c2573a'],
  ['orange', '#d97b3c'],
  ['golden|gold|yellow', '#e8b84e'],
  ['pink', '#e6a7a6'],
  ['green', '#6fa65a'],
  ['purple|violet', '#8a75ad'],
  ['brown', '#8a6444'],
  ['grey|gray', '#8d9097'],
]

const SPOKEN = new RegExp(`\\b\\S+ (?=(?:\\S+ )?${LAND}\\b)`, 'gu')

/** The same words without the colours of the land: a red dune makes no red sea. */
export function withoutLand(words: string): string {
  return words.replaceAll(SPOKEN, '')
}

/** The colour of rock or sand that the words ask for ("black rocks"), in the shade of the usual one. */
export function earthTint(words: string, usual: string): string {
  const tint = TINTS.find(([colour]) =>
    new RegExp(`\\b(?:${colour}) (?:\\S+ )?${LAND}\\b`, 'u').test(words),
  )
  return tint ? mix(usual, tint[1], 0.86) : usual
}

import type { Trait } from './trait.ts'

/** Names that mean a person of a certain look. */
export const FAMOUS_PEOPLE: Record<string, Trait> = {
  einstein: { gender: 'man', age: 'old', hair: 'white', role: 'scientist' },
  'albert einstein': { gender: 'man', age: 'old', hair: 'white', role: 'scientist' },
  'van gogh': { gender: 'man', age: 'adult', hair: 'red', role: 'artist' },
  'vincent van gogh': { gender: 'man', age: 'adult', hair: 'red', role: 'artist' },
  'mona lisa': { gender: 'woman', age: 'adult', hair: 'brown' },
  'taylor swift': { gender: 'woman', age: 'adult', hair: 'blonde', role: 'singer' },
  'marilyn monroe': { gender: 'woman', age: 'adult', hair: 'blonde' },
  'charlie chaplin': { gender: 'man', age: 'adult', hair: 'black' },
  'michael jackson': { gender: 'man', age: 'adult', hair: 'black', role: 'singer' },
  'elvis presley': { gender: 'man', age: 'adult', hair: 'black', role: 'singer' },
  'gwen stacy': { gender: 'woman', age: 'adult', hair: 'blonde' },
  barbie: { gender: 'woman', age: 'adult', hair: 'blonde' },
  'albert camus': { gender: 'man', age: 'adult' },
  gandhi: { gender: 'man', age: 'old' },
  newton: { gender: 'man', age: 'adult', hair: 'white', role: 'scientist' },
  beethoven: { gender: 'man', age: 'adult', hair: 'grey', role: 'musician' },
  mozart: { gender: 'man', age: 'adult', hair: 'white', role: 'musician' },
  napoleon: { gender: 'man', age: 'adult', role: 'soldier' },
  shakespeare: { gender: 'man', age: 'adult', hair: 'brown' },
  'steve jobs': { gender: 'man', age: 'adult' },
  'little red riding hood': { gender: 'woman', age: 'child' },
  'hatsune miku': { gender: 'woman', age: 'teen', hair: 'blue', role: 'singer' },
  naruto: { gender: 'man', age: 'teen', hair: 'blonde', role: 'ninja' },
}

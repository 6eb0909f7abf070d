import type { Trait } from './trait.ts'

/** Names that mean a person of a certain look. */
export const FAMOUS_PEOPLE: Record<string, Trait> = {
  'mona lisa': { gender: 'woman', age: 'adult', hair: 'brown' },
  'taylor swift': { gender: 'woman', age: 'adult', hair: 'blonde', role: 'singer' },
  'gwen stacy': { gender: 'woman', age: 'adult', hair: 'blonde' },
  'albert camus': { gender: 'man', age: 'adult' },
  newton: { gender: 'man', age: 'adult', hair: 'white', role: 'scientist' },
  beethoven: { gender: 'man', age: 'adult', hair: 'grey', role: 'musician' },
  mozart: { gender: 'man', age: 'adult', hair: 'white', role: 'musician' },
  shakespeare: { gender: 'man', age: 'adult', hair: 'brown' },
  'little red riding hood': { gender: 'woman', age: 'child' },
  hansel: { gender: 'man', age: 'child', hair: 'blonde' },
  gretel: { gender: 'woman', age: 'child', hair: 'blonde' },
  'hatsune miku': { gender: 'woman', age: 'teen', hair: 'blue', role: 'singer' },
}

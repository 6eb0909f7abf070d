import type { Shot, Subject } from '../../plan/plan.ts'

const BEFORE_CITIES = /\b(river|harbou?r|bay|lake|sea|ocean|waters?|waterfront|canal)\b/u
const FAR_OFF = new Set<Subject['kind']>(['boat', 'sky', 'aircraft', 'nature'])
const OF_THE_CITY = /\b(fireworks?|lightning|lights|reflections?|skyscrapers?|buildings?)$/u

/** A skyline with a river, and nobody on the bank: the water is before it, as wide as the picture. */
export function isBehindWater({ scenery = [], subjects }: Shot, words: string): boolean {
  const said = [words, ...scenery].join(' ')
  const wet = BEFORE_CITIES.test(said) || subjects.some(({ kind }) => kind === 'boat')
  const far = ({ kind, noun }: Subject): boolean => FAR_OFF.has(kind) || OF_THE_CITY.test(noun)
  return /\b(skyline|cityscape)\b/u.test(said) && wet && subjects.every(far)
}

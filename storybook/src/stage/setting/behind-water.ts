import type { Shot, Subject } from '../../plan/plan.ts'

const BEFORE_CITIES = /\b(river|harbou?r|bay|lake|sea|ocean|waters?|waterfront|canal)\b/u
const FAR_OFF = new Set<Subject['kind']>(['boat', 'sky', 'aircraft', 'nature'])
const LIGHTS = /\b(fireworks?|lightning|lights|reflections?)$/u

/** A skyline with a river, and nobody on the bank: the water is before it, as wide as the picture. */
export function isBehindWater({ scenery = [], subjects }: Shot, words: string): boolean {
  const said = [words, ...scenery].join(' ')
  const far = ({ kind, noun }: Subject): boolean => FAR_OFF.has(kind) || LIGHTS.test(noun)
  return /\b(skyline|cityscape)\b/u.test(said) && BEFORE_CITIES.test(said) && subjects.every(far)
}

import { LIVING } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import { twoTones } from '../colour/two-tones.ts'
import { PATTERNS } from './patterns.ts'

interface Print {
  /** The colour of all of it, and of what is printed on it. */
  readonly ground: string | null
  readonly print: string | null
}

/** "Red and white checkered": white checks on red; a coat has its marks in the darker of the two. */
export function printOf({ colour, looks = [], kind }: Subject): Print {
  const tones = colour === null ? null : twoTones(colour)
  const printed = looks.some((look) => Object.hasOwn(PATTERNS, look))
  if (colour === null || tones === null || !printed) return { ground: colour, print: null }
  const [first = colour, second = colour] = colour.split(' and ')
  const swapped = LIVING.has(kind) && tones[0].l < tones[1].l
  return swapped ? { ground: second, print: first } : { ground: first, print: second }
}

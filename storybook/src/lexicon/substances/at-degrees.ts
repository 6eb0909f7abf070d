import type { Substance } from './substances.ts'

/** What a stuff does at a temperature. */
export type Change = 'freeze' | 'melt' | 'soften' | 'boil' | 'steam' | 'sublime' | 'stay'

/** From so many degrees below its boiling point on, a liquid gives off steam. */
const STEAMS = 45
/** From so many degrees below its melting point on, a solid goes soft. */
const SOFTENS = 12

/** What it does when it has come to so many degrees Celsius. */
export function changeAt({ state, melts, boils, traits }: Substance, degrees: number): Change {
  if (traits.has('sublimes')) return degrees >= boils ? 'sublime' : 'stay'
  if (state !== 'liquid') {
    if (degrees >= melts) return 'melt'
    // Ice is as hard just below its melting point as far below.
    return degrees >= melts - SOFTENS && !traits.has('watery') ? 'soften' : 'stay'
  }
  if (degrees <= melts) return 'freeze'
  if (degrees >= boils) return 'boil'
  return degrees >= boils - STEAMS && degrees > 25 ? 'steam' : 'stay'
}

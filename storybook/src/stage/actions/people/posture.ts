import { CHANNELS } from './keys.ts'
import type { Stance } from './stance.ts'

/** A stance of many parts in a line: `posture('hip 0 0.15, torso -0.3, rh mouth 0.1 0, face happy')`. */
export function posture(text: string): Stance {
  return Object.fromEntries(
    text.split(', ').map((part) => {
      const [channel = '', ...said] = part.split(' ')
      if (!CHANNELS.has(channel)) throw new Error(`No such part of a stance: ${part}`)
      const values = said.map((value) => (/\d$/u.test(value) ? Number(value) : value))
      return [channel, values.length === 1 ? values[0] : values]
    }),
  )
}

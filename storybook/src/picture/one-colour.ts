import { meanOf, type Field } from './field.ts'

/** Red, green and blue beside the brightness that they make together. */
export type Tint = readonly [red: number, green: number, blue: number]

interface Tones {
  readonly red: Field
  readonly green: Field
  readonly blue: Field
  readonly bright: Field
}

/** How far from its tint a picture of one colour may stray, beside its brightness. Measured: a sepia print 0.023, firs in the snow 0.046. */
const MOST_ASTRAY = 0.035
/** Sepia is no browner than this; bricks are. What is bluer than grey is a night. */
const [BROWNEST, BLUEST] = [0.6, 1.02]

/** The tint of a picture of one colour, as old photographs are; null for all others. */
export function tintOf({ red, green, blue, bright }: Tones): Tint | null {
  const light = meanOf(bright)
  if (light < 0.08) return null
  const tint = [red, green, blue].map((tone) => meanOf(tone) / light) as [number, number, number]
  const [r, , b] = tint
  if (b / r < BROWNEST || b / r > BLUEST) return null
  const astray = [red, green, blue].reduce(
    (sum, { data }, i) =>
      sum + data.reduce((all, value, at) => all + Math.abs(value - tint[i]! * bright.data[at]!), 0),
    0,
  )
  return astray / bright.data.length / light < MOST_ASTRAY ? tint : null
}

import type { Field } from '../field.ts'
import { firstLand } from './horizon.ts'

/** A chimney's mouth: its place in shares of the picture, and how wide it is beside the picture. */
export interface Chimney {
  readonly u: number
  readonly v: number
  readonly wide: number
}

/** What stands out of the skyline and is narrower than this share of the width may be a chimney; wider ones are houses. */
const WIDEST = 0.07
/** How far it stands out, as a share of the height. */
const LEAST_HIGH = 0.022
/** How much of it rises within two columns, on either side: gables and spires are pointed. */
const LEAST_STEEP = 0.5
const SIDE = 1
/** Wires and birds are thinner than this share of the height. */
const THICK = 0.04
const MOST = 4

/** The chimneys that stand against the sky, the highest above their roofs first. */
export function findChimneys(sky: Field): Chimney[] {
  const { width, height } = sky
  const tops = Array.from({ length: width }, (_, x) => firstLand(sky, x, THICK) / height)
  const roofs = opened(tops, Math.ceil((width * WIDEST) / 2))
  const found: (Chimney & { readonly high: number })[] = []
  for (let x = 0, from = -1; x < width; x++) {
    const isOut = roofs[x]! - tops[x]! > LEAST_HIGH
    if (isOut && from < 0) from = x
    if (isOut || from < 0) continue
    const top = Math.min(...tops.slice(from, x))
    const high = Math.max(...roofs.slice(from, x)) - top
    const isSteep = [from - 1, x].every((at) => {
      const around = tops.slice(Math.max(0, at - SIDE), at + SIDE + 1)
      return Math.max(...around) - Math.min(...around) > LEAST_STEEP * high
    })
    if (isSteep && from > 0) {
      found.push({ u: (from + x) / 2 / width, v: top, wide: (x - from) / width, high })
    }
    from = -1
  }
  return found.toSorted((a, b) => b.high - a.high).slice(0, MOST)
}

/** The skyline without what is narrower than twice this many columns. */
function opened(tops: readonly number[], half: number): number[] {
  const over = (line: readonly number[], pick: (...rows: number[]) => number): number[] =>
    line.map((_, x) => pick(...line.slice(Math.max(0, x - half), x + half + 1)))
  return over(over(tops, Math.max), Math.min)
}

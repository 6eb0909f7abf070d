import type { Field } from '../field.ts'
import { firstLand } from './horizon.ts'
import type { Share } from './patches.ts'

/** A place in shares of the picture. */
export interface Perch {
  readonly u: number
  readonly v: number
}

/** Wires and birds are thinner than this share of the height; roofs, peaks and crowns are not. */
const THICK = 0.06
/** As wide as somebody who sits there, as a share of the width. */
const SEAT = 0.09
/** With less sky than this above it nobody is seen whole there; with more, large ones are, too. */
const LEAST_ROOM = 0.2
const HEADROOM = 0.3
/** Closer to the edges than this nobody is seen whole. */
const MARGIN = 0.14

/** Where somebody could come down on what stands against the sky, rather where one looks; null when all is open. */
export function findPerch(sky: Field, salient: Share): Perch | null {
  const { width, height } = sky
  const tops = Array.from({ length: width }, (_, x) => firstLand(sky, x, THICK) / height)
  const middle = (salient.left + salient.right) / 2
  const half = Math.max(1, Math.round((width * SEAT) / 2))
  let best: (Perch & { readonly cost: number }) | null = null
  for (let x = Math.ceil(width * MARGIN); x < width * (1 - MARGIN); x++) {
    const seat = tops.slice(x - half, x + half + 1).toSorted((a, b) => a - b)
    const v = seat[half]!
    if (v < LEAST_ROOM || seat.at(-1)! >= 0.97) continue
    const u = (x + 0.5) / width
    const room = Math.max(0, HEADROOM - v) * 3
    const cost = v + room + 1.4 * (seat.at(-2)! - seat[1]!) + 0.7 * Math.abs(u - middle)
    if (!best || cost < best.cost) best = { u, v, cost }
  }
  return best
}

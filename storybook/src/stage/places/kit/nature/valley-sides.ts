import type { PlaceContext } from '../../../place.ts'
import { cut, type Ink } from '../paper.ts'
import { plane } from '../plane.ts'
import type { Pair } from '../shapes.ts'

interface Sides {
  readonly z: number
  /** How far from the middle they begin, and how high they go, as shares. */
  readonly inner: number
  readonly high: number
  readonly colour: string
  /** How rough their edge is, and how often it goes up and down. */
  readonly rough: readonly [share: number, often: number]
}

export interface Slope {
  readonly side: -1 | 1
  readonly from: number
  readonly colour: string
  readonly height: (x: number) => number
}

/** Both sides of a valley, and what grows on each of them. */
export function valleySides(c: PlaceContext, how: Sides, dress: (ink: Ink, slope: Slope) => void) {
  return plane(c, { name: `slopes ${how.z}`, z: how.z }, (ink) => {
    for (const side of [-1, 1] as const) dress(ink, slope(ink, how, side))
  })
}

function slope(ink: Ink, { inner, high, colour, rough }: Sides, side: -1 | 1): Slope {
  const from = ink.half * inner
  const height = (x: number): number => {
    const share = Math.max(0, (x - from) / (ink.half * 1.1 - from))
    const edge = 1 + rough[0] * Math.sin(x * rough[1])
    return ink.crown * high * Math.min(1.1, share ** 0.8) * edge
  }
  const points: Pair[] = []
  for (let x = from; x <= ink.right + 2; x += 1.5) points.push([side * x, height(x)])
  cut(ink, colour, [0.4, 0.4]).skyline(side < 0 ? points.toReversed() : points, 0.3)
  return { side, from, colour, height }
}

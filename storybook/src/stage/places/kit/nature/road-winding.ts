import { triples } from '../../../../scene/rows.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { darker, lighter } from '../colour.ts'
import { cut, stroke, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'
import { plane } from '../plane.ts'

const BENDS = /\b(winding|windy road|twisting|serpentine|curvy|curving|zigzag|hairpin)\b/u

/** Whether the road here is said to wind, or goes over mountains, where all roads do. */
export function winds({ words }: PlaceContext): boolean {
  return BENDS.test(words) || /\b(?:mountain|alpine) (?:road|pass)\b/u.test(words)
}

/** One bend after the other up the slope: shares of its width and height, narrower with the distance. */
const TURNS: readonly (readonly [x: number, y: number, wide: number])[] = triples(`
  1 0.02 1, -0.62 0.16 0.86, 0.5 0.34 0.68, -0.4 0.52 0.52, 0.3 0.68 0.4, -0.2 0.82 0.3,
  0.1 0.94 0.2
`)

interface Slope {
  readonly x: number
  readonly wide: number
  readonly tall: number
}

function serpentine(
  ink: Ink,
  { x, wide, tall }: Slope,
  [colour, share]: readonly [string, number],
): void {
  const at = ([across, up]: readonly [number, number, number]): Pair => [
    x + across * wide * 0.5 * (1 - 0.55 * up),
    -up * tall,
  ]
  for (const [index, to] of TURNS.slice(1).entries()) {
    const from = TURNS[index] ?? to
    const [[x1, y1], [x2, y2]] = [at(from), at(to)]
    const out = Math.sign(x2 - x1) * 0.18 * Math.abs(x2 - x1)
    stroke(ink, colour, 0.11 * tall * to[2] * share).shape((ctx) => {
      ctx.moveTo(x1, y1)
      ctx.bezierCurveTo(x1 - out, y1 + (y2 - y1) * 0.5, x2 + out, y1 + (y2 - y1) * 0.5, x2, y2)
    })
  }
}

/** The slope that the road has come down, bend under bend, behind those who are on it. */
export function windingSlope(
  c: PlaceContext,
  how: { z: number; land: string; road: string; wide?: number },
): Piece[] {
  if (!winds(c)) return []
  const side = c.random.fork('winding').chance(0.5) ? -1 : 1
  return plane(c, { name: 'winding road', z: how.z }, (ink) => {
    const breadth = ink.half * (how.wide ?? 0.95)
    const slope = { x: side * (ink.half - breadth * 0.5), wide: breadth, tall: -ink.crown * 0.8 }
    const { x, wide, tall } = slope
    const ridge: Pair[] = [
      [x - wide * 1.15, 0.1],
      [x - wide * 0.7, -tall * 0.46],
      [x - wide * 0.22, -tall * 0.92],
      [x + wide * 0.12, -tall * 1.04],
      [x + wide * 0.5, -tall * 0.7],
      [x + wide * 1.1, 0.1],
    ]
    cut(ink, how.land, [0.4, 0.35]).skyline(ridge, 0.1)
    serpentine(ink, slope, [darker(how.land, 0.25), 1.35])
    serpentine(ink, slope, [how.road, 1])
    serpentine(ink, slope, [lighter(how.road, 0.6), 0.08])
  })
}

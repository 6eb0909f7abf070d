import { isFormation } from '../../plan/formations.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Formation, Group } from './groups.ts'

type Point = readonly [x: number, y: number]
const TURN = Math.PI * 2

const round = (count: number, at: (share: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => at(index / count))

const polygon = (corners: number, turned: number, dent = 1): Point[] =>
  round(corners, (share) => {
    const angle = turned + share * TURN
    const far = Math.round(share * corners) % 2 === 0 ? 1 : dent
    return [far * Math.sin(angle), far * Math.cos(angle)]
  })

function heart(share: number): Point {
  const angle = share * TURN
  const y = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle)
  return [Math.sin(angle) ** 3, (y - Math.cos(4 * angle)) / 16]
}

/** What a flock may form, as closed lines about 1 large around their middle. */
const OUTLINES: Readonly<Record<string, readonly Point[]>> = {
  heart: round(60, heart),
  star: polygon(10, 0, 0.42),
  circle: polygon(40, 0),
  ring: polygon(40, 0),
  triangle: polygon(3, 0),
  diamond: polygon(4, 0),
  arrow: [
    [-1, 0.3],
    [0.2, 0.3],
    [0.2, 0.8],
    [1, 0],
    [0.2, -0.8],
    [0.2, -0.3],
    [-1, -0.3],
  ],
}

/** The line that these are to form; null for any other group. */
export function outlineOf(subject: Subject): readonly Point[] | null {
  return isFormation(subject) ? (OUTLINES[subject.shape ?? ''] ?? null) : null
}

/** Everybody at the same distance from the next, all along the line. */
export function onOutline(
  { count, width, height, room, tall }: Group & { readonly tall: number },
  line: readonly Point[],
): Formation {
  const half = Math.min(0.5 * tall, 0.36 * room)
  const points = evenly(line, count)
  const next = points[1] ?? [0, 0]
  const step = half * Math.hypot(next[0] - (points[0]?.[0] ?? 0), next[1] - (points[0]?.[1] ?? 0))
  const shrink = Math.min(1, (1.05 * step) / Math.max(width, height))
  const slots = points.map(([x, y]) => ({ x: x * half, y: y * half, z: 0 }))
  return { slots, shrink, width: 2 * half, height: 2 * half }
}

function evenly(line: readonly Point[], count: number): Point[] {
  const ends = [...line.slice(1), line[0] ?? ([0, 0] as const)]
  const sides = line.map((from, at) => {
    const to = ends[at] ?? from
    return { from, to, long: Math.hypot(to[0] - from[0], to[1] - from[1]) }
  })
  const whole = sides.reduce((sum, { long }) => sum + long, 0)
  return Array.from({ length: count }, (_, index): Point => {
    let left = (index / count) * whole
    const side = sides.find(({ long }) => (left -= long) < 0) ?? sides.at(-1)!
    const share = 1 + left / side.long
    return [
      side.from[0] + (side.to[0] - side.from[0]) * share,
      side.from[1] + (side.to[1] - side.from[1]) * share,
    ]
  })
}

import { darker, lighter, mix } from '../colour.ts'
import { blot } from '../../../../scene/blot.ts'
import type { Pair } from '../shapes.ts'
import { layArea, type GroundInk } from './ground.ts'

const STEPS = 8
/** How high a step of a terrace is, in u. */
const RISER = 0.42

/** Terraces from above: steps of water and young rice around every hill, with their banks. */
export function terracesBelow(ink: GroundInk, tones: readonly string[]): void {
  const { random } = ink
  const water = mix(ink.light.sky.at(-2) ?? '#a9cfdc', '#cfe6ea', 0.5)
  const rows = [84, 62, 45, 32, 21, 11, 2, -5]
  for (const [row, z] of rows.entries()) {
    const reach = ink.half * ((14 + z) / 12)
    const wide = 9 + z * 0.16
    for (let x = -reach * 1.3 + (row % 2) * wide * 0.8; x < reach * 1.3; x += wide * 1.6)
      hill(ink, { x: x + random.between(-1, 1), z, wide, water, tones })
  }
}

interface Hill {
  readonly x: number
  readonly z: number
  readonly wide: number
  readonly water: string
  readonly tones: readonly string[]
}

function hill(ink: GroundInk, { x, z, wide, water, tones }: Hill): void {
  const turn = ink.random.between(0, 6)
  for (let step = 0; step < STEPS; step++) {
    const size = wide * (1.1 - step / STEPS)
    const ring = (lift: number): Pair[] =>
      Array.from({ length: 36 }, (_, n): Pair => {
        const angle = (n / 36) * Math.PI * 2
        const bend = 1 + 0.14 * Math.sin(angle * 3 + turn) + 0.08 * Math.sin(angle * 5 + turn * 2)
        const p = ink.at(x + Math.cos(angle) * size * bend, z + Math.sin(angle) * size * 0.5 * bend)
        return [p.x, p.y - lift * RISER * p.scale]
      })
    const green = tones[step % tones.length] ?? '#7fb552'
    layArea(ink, darker(green, 0.34), ring(step))
    layArea(ink, lighter(green, 0.1), ring(step + 0.8))
    layArea(
      ink,
      step % 2 === 0 ? water : green,
      ring(step + 0.92).map(([px, py]): Pair => [px, py + 0.02]),
    )
  }
}

/** Rows of vines, tea or lavender that run over the land to its end. */
export function rowsBelow(ink: GroundInk, tones: readonly string[], far: number): void {
  const at = (x: number, z: number): Pair => {
    const p = ink.at(x + 3 * Math.sin(z * 0.05) + 0.5 * Math.sin(z * 0.21 + x * 0.05), z)
    return [p.x, p.y]
  }
  for (let n = 0, x = -150; x < 150; x += 2.1, n++) {
    const tone = tones[n % Math.min(3, tones.length)] ?? '#7fb552'
    for (const [left, wide, colour] of [
      [0, 1.5, darker(tone, 0.22)],
      [0.1, 1.1, tone],
      [0.3, 0.5, lighter(tone, 0.22)],
    ] as const) {
      const edge: Pair[] = []
      for (let z = -10; z <= far; z += 3) edge.push(at(x + left, z))
      for (let z = far; z >= -10; z -= 3) edge.push(at(x + left + wide, z))
      layArea(ink, colour, edge)
    }
  }
}

/** The line between land and sea. */
export const shoreAt = (z: number): number =>
  1.5 * Math.sin(z * 0.22) + 4 * Math.sin(z * 0.06 + 1) - 1

interface Coast {
  readonly shore?: (z: number) => number
  /** It falls off in rocks on which the sea breaks. */
  readonly rocky?: boolean
}

const SANDS = bandsOf(
  '-1.6 #f0deb0, 0.1 #cfeee8, 0.5 #5fc4cc, 1.7 #e4f6f4, 1.95 #3fa6c0, 5 #2b86b0',
)
const CRAGS = bandsOf(
  '-0.7 #b3a290, -0.2 #8f8072, 0.35 #6f645c, 0.9 #5d534d, 1.5 #ffffff, 2.5 #a9dde0, 2.9 #f7fcfb, 3.5 #4fa5bd, 4.6 #eef8f8, 4.95 #2f86ac, 8 #1f6f96',
)

function bandsOf(rows: string): readonly (readonly [number, string])[] {
  return rows.split(', ').map((row) => {
    const [from = '0', colour = '#ffffff'] = row.split(' ')
    return [Number(from), colour] as const
  })
}

/** A coast: woods on one side, then sand or rocks, foam and the sea. */
export function coastBelow(
  ink: GroundInk,
  far: number,
  { shore = shoreAt, rocky }: Coast = {},
): void {
  const band = (from: number, colour: string): void => {
    const edge: Pair[] = []
    for (let z = -10; z <= far; z += 1.5) {
      // Rocks jut out, and the foam between them.
      const jag = rocky === true && from > -0.5 ? 0.3 * Math.sin(z * 2.3 + from) : 0
      const p = ink.at(shore(z) + from + jag, z)
      edge.push([p.x, p.y])
    }
    const [top, low] = [ink.at(200, far), ink.at(60, -10)]
    layArea(ink, colour, [...edge, [top.x, top.y], [low.x, low.y]])
  }
  for (const [from, colour] of rocky === true ? CRAGS : SANDS) band(from, colour)
}

/** How high the land stands over the sea, in u. */
const CLIFF = 4.2
/** Sand at the foot of the walls, and the shallows before it. */
const BEACH = bandsOf('-4 #e6cf9c, 1.5 #cdb27e, 1.8 #f4fbfa, 2.2 #6fc2cc, 5 #3f9fba, 9 #1f6f96')
const ROCKS = ['#8f8072', '#7d7066', '#a08f7e', '#6f645c'] as const

/** Where the walls stand in the sea: headlands and bays. */
export const cliffFoot = (z: number): number =>
  z * 0.12 - 7.4 + 3 * Math.sin(z * 0.16) + 0.9 * Math.sin(z * 0.9 + 1) + 0.4 * Math.sin(z * 2.3)

/** A coast that breaks off: walls of rock with the white of the surf at their foot, and stacks before them. */
export function cliffsBelow(
  ink: GroundInk,
  far: number,
  { grass, sandy }: { readonly grass: string; readonly sandy: boolean },
): void {
  const foot = cliffFoot
  const point = (x: number, z: number, lift = 0): Pair => {
    const p = ink.at(x, z)
    return [p.x, p.y - lift * p.scale]
  }
  const sea = (out: number, colour: string): void => {
    const edge: Pair[] = []
    for (let z = -10; z <= far; z += 0.7)
      edge.push(point(foot(z) + out * (1 + 0.3 * Math.sin(z * 2.3 + out * 4)), z))
    layArea(ink, colour, [...edge, point(200, far), point(60, -10)])
  }
  const bands: readonly (readonly [number, string])[] = [
    [-4, '#1f6f96'],
    [0.1, '#f7fcfb'],
    [1.8, '#8fd0d4'],
    [2.3, '#f1faf9'],
    [3, '#4fa5bd'],
    [4.6, '#e2f3f4'],
    [5, '#2f86ac'],
    [9, '#1f6f96'],
  ]
  for (const [out, colour] of bands) sea(out, colour)
  if (sandy) for (const [out, colour] of BEACH) sea(out, colour)
  // From far to near: each piece of the wall hides the one behind it.
  for (let z = far, n = 0; z > -10; z -= 0.7 + z * 0.012, n++) {
    const [near, x, next] = [z - 0.8 - z * 0.012, foot(z), foot(z - 0.8)]
    const rock = ROCKS[n % ROCKS.length] ?? ROCKS[0]
    const edge = [point(x - 1.1, z, CLIFF), point(next - 1.1, near, CLIFF)] as const
    layArea(ink, rock, [point(x, z), edge[0], edge[1], point(next, near)])
    layArea(ink, n % 5 < 3 ? grass : darker(grass, 0.06), [
      point(-220, z, CLIFF),
      edge[0],
      edge[1],
      point(-220, near, CLIFF),
    ])
    if (n % 2 === 0) shrubs(ink, point, { x: x - 2, z, grass })
    if (n % 9 === 4) stack(ink, point, { x: x + 3.4, z })
  }
}

/** Bushes on the meadow above: without them it is a brown sheet. */
function shrubs(
  ink: GroundInk,
  point: Point,
  { x, z, grass }: { readonly x: number; readonly z: number; readonly grass: string },
): void {
  for (let i = 0; i < 7; i++) {
    const [px, py] = point(x - ink.random.between(0.4, 16 + z), z, CLIFF)
    const r = ink.at(x, z).scale * ink.random.between(0.25, 0.6)
    blot(ink.ctx, mix(grass, i % 2 ? '#3f6b3c' : '#8aa35a', 0.5), [px, py, r, r * 0.6])
  }
}

type Point = (x: number, z: number, lift?: number) => Pair

/** A pillar that the sea has left standing. */
function stack(ink: GroundInk, point: Point, { x, z }: { x: number; z: number }): void {
  const high = CLIFF * ink.random.between(0.4, 0.75)
  layArea(
    ink,
    '#f4fbfa',
    [-1, -0.5, 0.5, 1].flatMap((d) => [point(x + d * 1.5, z - 0.4 + Math.abs(d) * 0.5)]),
  )
  layArea(ink, '#85776a', [
    point(x - 0.8, z),
    point(x - 0.5, z, high * 0.8),
    point(x, z, high),
    point(x + 0.5, z, high * 0.7),
    point(x + 0.9, z),
  ])
}

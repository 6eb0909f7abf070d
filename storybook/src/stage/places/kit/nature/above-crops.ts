import { clear, darker, lighter, mix } from '../colour.ts'
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
const shoreAt = (z: number): number => 1.5 * Math.sin(z * 0.22) + 4 * Math.sin(z * 0.06 + 1) - 1

/** A coast: woods on one side, then sand, foam and the sea. */
export function coastBelow(ink: GroundInk, far: number): void {
  const band = (from: number, colour: string): void => {
    const edge: Pair[] = []
    for (let z = -10; z <= far; z += 1.5) {
      const p = ink.at(shoreAt(z) + from, z)
      edge.push([p.x, p.y])
    }
    const [top, low] = [ink.at(200, far), ink.at(60, -10)]
    layArea(ink, colour, [...edge, [top.x, top.y], [low.x, low.y]])
  }
  band(-1.6, '#f0deb0')
  band(0.1, '#cfeee8')
  band(0.5, clear('#5fc4cc', 0.95))
  band(1.7, '#e4f6f4')
  band(1.95, '#3fa6c0')
  band(5, '#2b86b0')
}

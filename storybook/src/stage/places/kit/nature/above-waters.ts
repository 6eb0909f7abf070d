import { pairs } from '../../../../scene/rows.ts'
import { clear } from '../colour.ts'
import type { Pair } from '../shapes.ts'
import { layArea, type GroundInk } from './ground.ts'

/** A spot on the ground below, as a point of the sheet. */
const spot = (ink: GroundInk, x: number, z: number): Pair => {
  const p = ink.at(x, z)
  return [p.x, p.y]
}

const slab = (
  ink: GroundInk,
  colour: string,
  [x, z, wide, deep]: readonly [number, number, number, number],
): void =>
  layArea(ink, colour, [
    spot(ink, x - wide, z - deep),
    spot(ink, x + wide, z - deep),
    spot(ink, x + wide, z + deep),
    spot(ink, x - wide, z + deep),
  ])

function round(
  ink: GroundInk,
  colour: string,
  { x, z, r, wobble = 0 }: { x: number; z: number; r: number; wobble?: number },
): void {
  const points = Array.from({ length: 60 }, (_, i): Pair => {
    const angle = (i / 60) * Math.PI * 2
    const far = r * (1 + wobble * (Math.sin(angle * 3 + 1) + 0.6 * Math.sin(angle * 7)))
    return spot(ink, x + Math.cos(angle) * far, z + Math.sin(angle) * far)
  })
  layArea(ink, colour, points)
}

/** A pool with its lanes, its deck, loungers and parasols, and swimmers in it. */
export function poolBelow(ink: GroundInk): void {
  const [x, z, wide, deep] = [0, 15, 9.4, 8.4] as const
  slab(ink, '#e8dcc4', [x, z, wide + 3.4, deep + 3])
  slab(ink, '#f7f1e2', [x, z, wide + 0.6, deep + 0.6])
  slab(ink, '#3fb6d8', [x, z, wide, deep])
  slab(ink, clear('#7fdcec', 0.5), [x - 2, z + 2, wide - 3.4, deep - 3.4])
  for (let lane = -3; lane <= 3; lane++) slab(ink, '#f4fbff', [lane * 2, z, 0.1, deep - 0.4])
  for (const [dx, dz] of pairs('-3 1, 1 -3, 5 4')) swimmer(ink, x + dx, z + dz)
  for (const side of [-1, 1])
    for (let dz = -7; dz <= 8; dz += 3.4) {
      slab(ink, '#fdfaf2', [side * (wide + 1.6), z + dz, 0.9, 0.4])
      parasol(ink, side * (wide + 2.7), z + dz + 1.5)
    }
}

function swimmer(ink: GroundInk, x: number, z: number): void {
  round(ink, clear('#ffffff', 0.6), { x, z: z - 0.9, r: 0.5 })
  slab(ink, '#c98a5e', [x, z, 0.16, 0.7])
  slab(ink, '#c98a5e', [x, z + 0.5, 0.7, 0.1])
  round(ink, '#e0483f', { x, z: z + 0.9, r: 0.26 })
}

function parasol(ink: GroundInk, x: number, z: number): void {
  round(ink, clear('#3a3a30', 0.25), { x: x + 0.3, z: z - 0.4, r: 1.1 })
  for (let i = 0; i < 8; i++) {
    const [from, to] = [(i / 8) * Math.PI * 2, ((i + 1) / 8) * Math.PI * 2]
    layArea(ink, i % 2 ? '#fdf6e8' : '#e8574a', [
      spot(ink, x, z),
      spot(ink, x + Math.cos(from) * 1.1, z + Math.sin(from) * 1.1),
      spot(ink, x + Math.cos(to) * 1.1, z + Math.sin(to) * 1.1),
    ])
  }
}

/** A ring of sand and palms about a bright lagoon, the reef around it and the deep outside. */
export function atoll(ink: GroundInk): void {
  const at = { x: 0, z: 27, wobble: 0.05 }
  for (const [r, colour] of [
    [16.5, clear('#4fb4cc', 0.6)],
    [14.6, clear('#8fe4de', 0.75)],
    [13.4, '#f4fbf6'],
    [13, '#f0deb0'],
    [10.4, '#c9f2e6'],
    [9.6, '#7fe0d8'],
    [6.8, '#4fc8cc'],
  ] as const)
    round(ink, colour, { ...at, r })
  for (let i = 0; i < 150; i++) {
    const angle = i * 2.399
    // Where the sea comes in no palm grows.
    if (Math.cos(angle - 5) > 0.93) continue
    const far = 11.8 + Math.sin(i * 5.7) * 0.7
    const x = at.x + Math.cos(angle) * far
    const z = at.z + Math.sin(angle) * far
    round(ink, ['#3f8a4a', '#57a055', '#74b565'][i % 3] ?? '#57a055', { x, z, r: 0.62 })
  }
  for (const [x, z] of pairs('-2 25, 3 30, 1 23'))
    round(ink, clear('#2f9aa8', 0.7), { x, z, r: 0.9, wobble: 0.2 })
}

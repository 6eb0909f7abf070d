import { clear, darker, lighter, mix } from '../colour.ts'
import { lay, level, type GroundInk } from '../nature/ground.ts'
import type { Pair } from '../shapes.ts'

/** How far to both sides a road is laid. */
const REACH = 70

const ASPHALT = '#5a6178'
const KERB = '#e9dfcc'
const CHALK = '#f7efdc'

/** A road of a town from side to side: kerb stones, mended asphalt, lines, a zebra crossing and manholes. */
export function townRoad(
  ink: GroundInk,
  { z, zebra = true }: { readonly z: Pair; readonly zebra?: boolean },
): void {
  const [near, far] = z
  const strip = (zs: Pair, colour: string): void =>
    lay(ink, colour, () => level(ink, [-REACH, REACH], zs))
  strip([near, far], ASPHALT)
  strip([near, near + (far - near) * 0.34], mix(ASPHALT, '#2f3654', 0.18))
  strip([far - (far - near) * 0.2, far], lighter(ASPHALT, 0.08))
  patches(ink, z)
  // The pavement throws its shade on the road below it.
  strip([near, near + 0.16], clear(darker(ASPHALT, 0.6), 0.5))
  strip([far - 0.34, far - 0.16], clear(CHALK, 0.55))
  dashes(ink, (near + far) / 2)
  if (zebra) crossing(ink, z)
  for (const side of [-1, 1]) manhole(ink, [side * ink.half * 0.62, near + (far - near) * 0.3])
  kerb(ink, [far, far + 0.42])
  kerb(ink, [near - 0.42, near])
}

function dashes(ink: GroundInk, middle: number): void {
  lay(ink, clear(CHALK, 0.92), () => {
    for (let x = -REACH; x < REACH; x += 4.2) level(ink, [x, x + 2.1], [middle - 0.1, middle + 0.1])
  })
}

/** Mended places, a little darker or lighter, and a thin seam. */
function patches(ink: GroundInk, [near, far]: Pair): void {
  const random = ink.random.fork('asphalt')
  for (let i = 0; i < 9; i++) {
    const x = random.between(-1.5, 1.5) * ink.half
    const z = random.between(near + 0.3, far - 1)
    const tone = random.chance(0.5) ? lighter(ASPHALT, 0.12) : darker(ASPHALT, 0.18)
    const wide = random.between(1, 3.4)
    lay(ink, clear(tone, 0.55), (ctx) => {
      for (const [dx, dz] of [
        [0, 0],
        [0.1, 0.8],
        [wide, 0.9],
        [wide - 0.2, -0.1],
      ] as const) {
        const p = ink.at(x + dx, z + dz)
        ctx.lineTo(p.x, p.y)
      }
    })
  }
}

/** Its bars lead across the road, and so into the picture. */
function crossing(ink: GroundInk, [near, far]: Pair): void {
  const side = ink.random.fork('zebra').pick([-1, 1])
  const from = side * ink.half * 0.98 - 1.6
  lay(ink, clear(CHALK, 0.86), () => {
    for (let i = 0; i < 4; i++)
      level(ink, [from + i * 1.05, from + i * 1.05 + 0.56], [near + 0.3, far - 0.2])
  })
}

function manhole(ink: GroundInk, [x, z]: Pair): void {
  const { x: at, y, scale } = ink.at(x, z)
  for (const [grow, colour] of [
    [1, darker(ASPHALT, 0.4)],
    [0.84, lighter(ASPHALT, 0.14)],
    [0.6, darker(ASPHALT, 0.22)],
  ] as const)
    lay(ink, colour, (ctx) => ctx.ellipse(at, y, 0.7 * scale * grow, 0.17 * scale * grow, 0, 0, 7))
}

/** Stones in a row, each with its joint. */
function kerb(ink: GroundInk, [near, far]: Pair): void {
  lay(ink, KERB, () => level(ink, [-REACH, REACH], [near, far]))
  lay(ink, lighter(KERB, 0.6), () => level(ink, [-REACH, REACH], [far - 0.1, far]))
  lay(ink, darker(KERB, 0.3), () => {
    for (let x = -REACH; x < REACH; x += 1.5) level(ink, [x, x + 0.05], [near, far])
  })
}

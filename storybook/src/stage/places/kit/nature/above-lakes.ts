import { clear } from '../colour.ts'
import type { Pair } from '../shapes.ts'
import { layArea, type GroundInk } from './ground.ts'

/** Where the lake lies on the land below, and how far it reaches to the sides and into the depth, in u. */
const LAKE = { x: 1, z: 22, wide: 17, deep: 12 } as const

/** The shore of the lake, so much wider than its water, with its bays and headlands. */
function shore(ink: GroundInk, grown: number): Pair[] {
  return Array.from({ length: 72 }, (_, i): Pair => {
    const angle = (i / 72) * Math.PI * 2
    const bays = 1 + 0.09 * Math.sin(angle * 3 + 0.7) + 0.05 * Math.sin(angle * 5 + 2)
    const { x, y } = ink.at(
      LAKE.x + Math.cos(angle) * (LAKE.wide * bays + grown),
      LAKE.z + Math.sin(angle) * (LAKE.deep * bays + grown * 0.8),
    )
    return [x, y]
  })
}

/** A lake far below: a rim of sand, shallows, the deep, and light on it; an island and two sails. */
export function lakeBelow(ink: GroundInk, { icy }: { readonly icy: boolean }): void {
  const [sand, shallow, open, deep] = icy
    ? ['#eef3f6', '#dbe9f2', '#c6dcea', '#b4d0e2']
    : ['#dccb98', '#7cc4cf', '#4a9fc4', '#3987b4']
  layArea(ink, sand, shore(ink, 0.7))
  layArea(ink, shallow, shore(ink, 0))
  layArea(ink, open, shore(ink, -1.1))
  layArea(ink, deep, shore(ink, -3.4))
  for (let i = 0; i < 46; i++) {
    const angle = i * 2.399
    const far = Math.sqrt((i + 1) / 48) * 0.86
    const [x, z] = [
      LAKE.x + Math.cos(angle) * far * LAKE.wide,
      LAKE.z + Math.sin(angle) * far * LAKE.deep,
    ]
    const p = ink.at(x, z)
    ink.ctx.fillStyle = clear('#ffffff', 0.3)
    ink.ctx.fillRect(p.x, p.y, 0.7 * p.scale, 0.06 * p.scale)
  }
  if (!icy)
    for (const [x, z] of [
      [-5, 17],
      [6, 26],
    ] as const)
      sail(ink, x, z)
}

function sail(ink: GroundInk, x: number, z: number): void {
  const p = ink.at(x, z)
  const u = p.scale
  ink.ctx.fillStyle = clear('#ffffff', 0.5)
  ink.ctx.fillRect(p.x - 1.5 * u, p.y, 1.3 * u, 0.1 * u)
  ink.ctx.fillStyle = '#8a5a3c'
  ink.ctx.fillRect(p.x - 0.4 * u, p.y - 0.12 * u, 0.9 * u, 0.22 * u)
  ink.ctx.fillStyle = '#fffaf0'
  ink.ctx.beginPath()
  ink.ctx.moveTo(p.x, p.y - 0.1 * u)
  ink.ctx.lineTo(p.x, p.y - 1.3 * u)
  ink.ctx.lineTo(p.x + 0.7 * u, p.y - 0.2 * u)
  ink.ctx.fill()
}

/** Whether a spot of the land is in the lake: no tree grows there. */
export function isWater(x: number, z: number): boolean {
  return ((x - LAKE.x) / (LAKE.wide + 2)) ** 2 + ((z - LAKE.z) / (LAKE.deep + 1.6)) ** 2 < 1
}

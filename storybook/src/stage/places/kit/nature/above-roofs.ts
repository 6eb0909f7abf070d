import { pairs } from '../../../../scene/rows.ts'
import { clear, darker } from '../colour.ts'
import { isWater, lakeBelow } from './above-lakes.ts'
import { lay, type GroundInk } from './ground.ts'

const ROOFS = ['#b5533f', '#c4694a', '#a8483c', '#bf7a50', '#8f5a4a']
const WALLS = ['#f2e2c4', '#e9d0b0', '#f0d8c0']

/** A village far below: a lane through it, houses on either side, a church among them, or all of it round a lake. */
export function hamlet(ink: GroundInk, byLake: boolean): void {
  const isWet = (x: number, z: number): boolean => byLake && isWater(x, z)
  const lane = (z: number): number => 1.2 * Math.sin(z * 0.16) - 0.5
  lay(ink, '#e6d3ac', (ctx) => {
    const edge = (side: number, z: number): void => {
      const p = ink.at(lane(z) + side * 0.45, z)
      ctx.lineTo(p.x, p.y)
    }
    for (let z = -10; z <= 80; z += 1) edge(-1, z)
    for (let z = 80; z >= -10; z -= 1) edge(1, z)
  })
  if (byLake) lakeBelow(ink, { icy: false })
  const rows = Array.from({ length: 22 }, (_, row) => 76 * (row / 22) ** 1.3 - 1)
  for (const z of rows.toReversed())
    for (let lot = -6; lot < 6; lot++) {
      const side = lot < 0 ? -1 : 1
      const away = lot < 0 ? -lot - 1 : lot
      const x = lane(z) + side * (2.2 + away * 3.4 + ink.random.between(-0.4, 0.4))
      if (ink.random.chance(0.55) && !isWet(x, z))
        cottage(ink, { x, z: z + ink.random.between(-0.5, 0.5) })
    }
  const square = isWet(0, 26) ? 44 : 26
  steeple(ink, { x: lane(square) - 3.4, z: square })
}

function cottage(ink: GroundInk, { x, z }: { x: number; z: number }): void {
  const p = ink.at(x, z)
  const s = 2.5 * p.scale * ink.random.between(0.85, 1.15)
  const roof = ink.random.pick(ROOFS)
  const wall = ink.random.pick(WALLS)
  const patch = patches(ink, { ...p, s })
  patch(clear('#1d2a1c', 0.28), pairs('-0.4 0.06, 0.75 0.06, 0.75 -0.2, -0.4 -0.2'))
  patch(ink.light.dark ? '#ffd98c' : wall, pairs('-0.5 0, 0.5 0, 0.5 -0.34, -0.5 -0.34'))
  patch(roof, pairs('-0.58 -0.28, 0.58 -0.28, 0.4 -0.62, -0.4 -0.62'))
  patch(darker(roof, 0.16), pairs('-0.4 -0.62, 0.4 -0.62, 0.5 -0.74, -0.5 -0.74'))
}

function steeple(ink: GroundInk, at: { x: number; z: number }): void {
  const { x, y, scale } = ink.at(at.x, at.z)
  const patch = patches(ink, { x, y, s: 4 * scale })
  patch('#efe4d0', pairs('-0.3 0, 0.3 0, 0.3 -1, -0.3 -1'))
  patch('#6f6f86', pairs('-0.38 -0.96, 0.38 -0.96, 0 -1.8'))
}

type Patch = (colour: string, corners: readonly (readonly [number, number])[]) => void

/** Fills shapes whose corners are given from this spot, in its own measure. */
function patches({ ctx }: GroundInk, { x, y, s }: { x: number; y: number; s: number }): Patch {
  return (colour, corners) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    for (const [dx, dy] of corners) ctx.lineTo(x + dx * s, y + dy * s)
    ctx.closePath()
    ctx.fill()
  }
}

/** The crests of waves far below, small and smaller towards the horizon. */
export function swell(ink: GroundInk, far: number): void {
  const { ctx, random } = ink
  const spots = Array.from({ length: 260 }, () => (far + 5) * random.next() ** 2.2 - 9)
  for (const z of spots.toSorted((a, b) => b - a)) {
    const p = ink.at(random.between(-1.5, 1.5) * ink.half * ((12 + z) / 12), z)
    const wide = random.between(0.7, 1.6) * p.scale
    ctx.strokeStyle = random.chance(0.4) ? clear('#1f6690', 0.6) : clear('#d9f1f7', 0.85)
    ctx.lineWidth = Math.max(0.02, 0.16 * p.scale)
    ctx.beginPath()
    ctx.moveTo(p.x - wide, p.y)
    ctx.quadraticCurveTo(p.x - wide / 2, p.y - wide * 0.34, p.x, p.y)
    ctx.quadraticCurveTo(p.x + wide / 2, p.y - wide * 0.34, p.x + wide, p.y)
    ctx.stroke()
  }
}

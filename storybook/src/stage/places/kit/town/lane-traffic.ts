import { blot } from '../../../../scene/blot.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, lighter } from '../colour.ts'
import { seen } from '../nature/ground.ts'

const LANES = [-4.6, -1.7, 1.7, 4.6] as const
const PAINTS = ['#d9584c', '#3f7fb0', '#e9e3d6', '#f0c25e', '#4a4f66', '#5f9a6a'] as const
/** Cars come from the horizon to here, and go the same way back. */
const FAR = 36

interface Car {
  readonly lane: number
  readonly phase: number
  readonly speed: number
  readonly colour: string
  readonly tall: boolean
}

/** Cars that come and go along four lanes, small at the horizon and large when near: a dense stream when it is busy. */
export function laneTraffic(c: PlaceContext, how: { readonly busy: boolean }): Piece {
  const cars = drivers(c, how.busy)
  // With nobody on the road they come up to us and past.
  const alone = (c.nouns?.length ?? 0) === 0
  const near = how.busy ? (alone ? -8 : 5.6) : 9
  return live({ name: 'cars on the lanes', depth: 20 }, (pen) => {
    const placed = cars
      .map((car) => {
        const run = (car.phase + pen.t * car.speed) % 1
        const gone = car.lane < 0 ? 1 - run : run
        return { car, run, z: near + (FAR - near) * gone }
      })
      .toSorted((a, b) => b.z - a.z)
    for (const { car, run, z } of placed) {
      const far = 6 * (car.lane < 0 ? run : 1 - run)
      const close = how.busy && alone ? 1 : 6 * (car.lane < 0 ? 1 - run : run)
      pen.ctx.globalAlpha = Math.max(0, Math.min(1, far, close))
      drawCar(c, pen, { car, z })
    }
    pen.ctx.globalAlpha = 1
  })
}

function drivers(c: PlaceContext, busy: boolean): Car[] {
  const random = c.random.fork('oncoming')
  return Array.from({ length: busy ? 24 : 7 }, (_, i) => ({
    lane: LANES[i % LANES.length] ?? 1.7,
    phase: busy ? Math.floor(i / 4) / 6 + random.between(0, 0.08) : random.next(),
    speed: busy ? 0.09 : random.between(0.1, 0.16),
    colour: random.pick(PAINTS),
    tall: random.chance(0.25),
  }))
}

function drawCar(c: PlaceContext, pen: Pen, { car, z }: { car: Car; z: number }): void {
  const { ctx } = pen
  const { x, y, scale: u } = pen.project(car.lane, 0, z)
  const roof = car.tall ? 2.5 : 1.75
  blot(ctx, 'rgba(20,20,40,0.3)', [x, y, 1.2 * u, 0.16 * u])
  ctx.fillStyle = '#2c2c36'
  for (const side of [-0.95, 0.6]) ctx.fillRect(x + side * u, y - 0.4 * u, 0.35 * u, 0.4 * u)
  const paint = seen(c.light, car.colour, z)
  ctx.fillStyle = paint
  ctx.beginPath()
  ctx.roundRect(x - 0.85 * u, y - roof * u, 1.7 * u, (roof - 0.7) * u, [0.34 * u, 0.34 * u, 0, 0])
  ctx.fill()
  ctx.fillStyle = seen(c.light, '#a9c6d4', z)
  ctx.beginPath()
  ctx.roundRect(x - 0.68 * u, y - (roof - 0.16) * u, 1.36 * u, (roof - 1.22) * u, 0.12 * u)
  ctx.fill()
  ctx.fillStyle = lighter(paint, 0.12)
  ctx.beginPath()
  ctx.roundRect(x - 1.1 * u, y - 1.14 * u, 2.2 * u, 0.94 * u, 0.24 * u)
  ctx.fill()
  ctx.fillStyle = darker(paint, 0.3)
  ctx.beginPath()
  ctx.roundRect(x - 1.1 * u, y - 0.46 * u, 2.2 * u, 0.26 * u, 0.1 * u)
  ctx.fill()
  ctx.fillStyle = seen(c.light, '#f3ead6', z)
  ctx.fillRect(x - 0.3 * u, y - 0.62 * u, 0.6 * u, 0.16 * u)
  lights(c, pen, { x, y, u, lamp: car.lane < 0 ? '#fff0b8' : '#ff5a48' })
}

/** White lamps come towards us, red ones go away; by night they shine on the road. */
function lights(
  c: PlaceContext,
  { ctx }: Pen,
  at: { x: number; y: number; u: number; lamp: string },
): void {
  const { x, y, u, lamp } = at
  const shown = ctx.globalAlpha
  ctx.fillStyle = lamp
  for (const side of [-0.85, 0.6]) {
    ctx.fillRect(x + side * u, y - 0.85 * u, 0.28 * u, 0.24 * u)
    if (!c.light.dark) continue
    const lit = { x: x + (side + 0.14) * u, y: y - 0.73 * u }
    const halo = ctx.createRadialGradient(lit.x, lit.y, 0.1 * u, lit.x, lit.y, 1.3 * u)
    halo.addColorStop(0, clear(lamp, 0.6))
    halo.addColorStop(1, clear(lamp, 0))
    ctx.fillStyle = halo
    ctx.fillRect(lit.x - 1.3 * u, lit.y - 1.3 * u, 2.6 * u, 2.6 * u)
    ctx.fillStyle = lamp
    ctx.globalAlpha = shown * 0.16
    ctx.fillRect(x + (side - 0.1) * u, y, 0.5 * u, 0.9 * u)
    ctx.globalAlpha = shown
  }
}

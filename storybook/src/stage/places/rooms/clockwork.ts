import { live } from '../../../paint/pieces/live.ts'
import { quads } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { at } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { interior } from '../kit/indoors/interior.ts'
import { seen } from '../kit/nature/ground.ts'
import { cut, fade, mark, stroke, type Ink } from '../kit/paper.ts'

/** Inside a clock: brass wheels that turn one another, and the face from behind, with the sky in it. */
export const clockworkPlace = interior({
  id: 'clockwork',
  time: 'day',
  sounds: { hum: 0.2 },
  wall: { style: 'stone', colour: '#9a8a78', accent: '#84755f' },
  floor: { pattern: 'planks', colour: '#8a6444', other: '#744f33', size: 1.3 },
  ceiling: '#5a4434',
  height: 9,
  beams: true,
  lamps: null,
  near: null,
  back: (ink) => {
    face(ink)
    for (const side of [-1, 1]) beam(ink, side * ink.half * 0.4)
  },
  alive: (c, { half, depth }) => WHEELS.map((wheel, i) => turning(c, wheel, { half, depth, i })),
})

/** Where wheels are, in halves of the wall and in u, how large, and how fast they turn. */
const WHEELS = quads(
  '-0.66 4.6 2.5 0.16, -0.3 2.4 1.6 -0.25, -0.92 1.6 1.5 -0.27, 0.7 4.9 2.3 -0.17, 0.36 2.6 1.7 0.24, 0.94 1.9 1.7 0.24, -0.34 6.6 1 -0.4, 0.36 6.7 1.1 0.36',
)

function face(ink: Ink): void {
  const y = -4.7
  cut(ink, '#4a3a2e', [0.2, 0.4]).disc(0, y, 3.5)
  mark(ink, fade(ink, ink.light.sky, [y - 3.1, y + 3.1])).disc(0, y, 3.1)
  for (let hour = 0; hour < 12; hour++) {
    const [x, up] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)]
    stroke(ink, '#3a2c24', hour % 3 ? 0.14 : 0.28).path({ y, w: x, h: up }, 'M2.4 -2.4L2.95 -2.95')
  }
  stroke(ink, '#3a2c24', 0.26).line([0, y], [-1.3, y - 0.9])
  stroke(ink, '#3a2c24', 0.18).line([0, y], [0.5, y - 2.2])
  mark(ink, '#3a2c24').disc(0, y, 0.3)
}

function beam(ink: Ink, x: number): void {
  cut(ink, '#5f4732', [0.16, 0.3]).rect(x - 0.3, ink.top, [0.6, -ink.top])
}

interface Wall {
  readonly half: number
  readonly depth: number
  readonly i: number
}

function turning(
  c: PlaceContext,
  [share, y, radius, speed]: readonly [number, number, number, number],
  { half, depth, i }: Wall,
): Piece {
  const z = depth - 0.1 - (i % 2) * 0.15
  const brass = seen(c.light, i % 2 ? '#b8863c' : '#c99a52', z)
  const teeth = Math.round(radius * 8)
  return live({ name: `wheel ${i}`, depth: z }, (pen) =>
    at(pen, { x: share * half, y, z }, (ctx) => {
      ctx.rotate(pen.t * speed * 2)
      ctx.fillStyle = darker(brass, 0.12)
      ctx.beginPath()
      for (let k = 0; k < teeth * 4; k++) {
        const [angle, r] = [(k / teeth / 4) * Math.PI * 2, k % 4 < 2 ? radius : radius * 0.86]
        ctx.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
      }
      ctx.closePath()
      ctx.arc(0, 0, radius * 0.66, 0, 7, true)
      ctx.fill()
      ctx.lineWidth = radius * 0.14
      ctx.strokeStyle = brass
      ctx.beginPath()
      ctx.arc(0, 0, radius * 0.72, 0, 7)
      for (let k = 0; k < 6; k++) {
        const angle = (k * Math.PI) / 3
        ctx.moveTo(0, 0)
        ctx.lineTo(Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7)
      }
      ctx.stroke()
      ctx.fillStyle = lighter(brass, 0.2)
      ctx.beginPath()
      ctx.arc(0, 0, radius * 0.2, 0, 7)
      ctx.fill()
    }),
  )
}

import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

export interface Spot {
  /** −1…1 across the frame and 0…1 from the ground to the top of the frame. */
  readonly x: number
  readonly y: number
  readonly z: number
}

/** A bare tree on a plinth with a clock that hangs over its branch like a cloth and drips. */
export function meltingClock({ box, set }: DressContext, spot: Spot): Piece[] {
  const extent = extentAt(box, spot.z)
  const size = Math.min(box.height / 9, box.width / 12)
  const floats = set.ground === 'none' || set.ground === 'water'
  return [
    flat({
      name: 'melting clock',
      x: extent.half * spot.x,
      y: floats ? box.height * 0.08 : 0,
      z: spot.z,
      width: 6.4 * size,
      height: 6 * size,
      sway: 0.05,
      draw: (ctx) => {
        ctx.scale(size * 1.12 * Math.sign(spot.x || 1) * -1, size * 1.12)
        drawTree(ctx)
        drawClock(ctx)
      },
    }),
  ]
}

function drawTree(ctx: SKRSContext2D): void {
  ctx.fillStyle = '#c89a63'
  ctx.fillRect(-1.1, -0.85, 2.2, 0.85)
  ctx.fillStyle = '#e3bd84'
  ctx.fillRect(-1.1, -0.85, 2.2, 0.16)
  ctx.strokeStyle = '#6b4a39'
  ctx.lineCap = 'round'
  for (const [width, points] of [
    [0.36, [-0.2, -0.8, -0.4, -2.4, -0.1, -4.2]],
    [0.24, [-0.28, -3.1, 0.6, -3.7, 2.6, -3.6]],
    [0.15, [-0.2, -3.7, -0.9, -4.3, -1.5, -4.5]],
  ] as const) {
    const [x, y, a, b, c, d] = points
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(a, b, c, d)
    ctx.stroke()
  }
}

/** The face lies over the branch like a cloth: its upper half is short, its lower half runs down in drips. */
function drawClock(ctx: SKRSContext2D): void {
  ctx.translate(1.05, -3.5)
  drapery(ctx)
  ctx.fillStyle = '#f7f0dc'
  ctx.fill()
  ctx.save()
  drapery(ctx)
  ctx.clip()
  blot(ctx, 'rgba(110,150,170,0.35)', [0.2, 1.5, 1.5, 0.9, 0.2])
  drawHours(ctx)
  ctx.restore()
  drapery(ctx)
  ctx.strokeStyle = '#d8a33f'
  ctx.lineWidth = 0.19
  ctx.lineJoin = 'round'
  ctx.stroke()
  blot(ctx, '#f7f0dc', [-0.62, 2.52, 0.11, 0.22])
}

function drapery(ctx: SKRSContext2D): void {
  ctx.beginPath()
  ctx.moveTo(-1.3, -0.1)
  ctx.bezierCurveTo(-1.1, -0.75, 1.1, -0.85, 1.35, -0.2)
  ctx.bezierCurveTo(1.55, 0.5, 1.5, 1.15, 1.3, 1.5)
  ctx.bezierCurveTo(1.1, 1.75, 0.98, 1.3, 0.8, 1.3)
  ctx.bezierCurveTo(0.5, 1.3, 0.6, 1.75, 0.28, 1.72)
  ctx.bezierCurveTo(-0.1, 1.7, -0.2, 1.5, -0.38, 1.72)
  ctx.bezierCurveTo(-0.5, 1.9, -0.45, 2.25, -0.66, 2.22)
  ctx.bezierCurveTo(-0.95, 2.2, -0.8, 1.5, -1.05, 1.2)
  ctx.bezierCurveTo(-1.3, 0.9, -1.45, 0.4, -1.3, -0.1)
  ctx.closePath()
}

/** Marks of the hours, pulled down the more the lower they are. */
function drawHours(ctx: SKRSContext2D): void {
  ctx.strokeStyle = '#33283a'
  ctx.lineCap = 'round'
  ctx.lineWidth = 0.13
  ctx.beginPath()
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const sag = y > 0 ? 1.55 : 0.62
    ctx.moveTo(x * 1.06, y * sag * 0.82 + 0.12)
    ctx.lineTo(x * 0.88, y * sag * (y > 0 ? 0.6 : 0.66) + 0.12)
  }
  ctx.moveTo(0, 0.15)
  ctx.quadraticCurveTo(0.3, 0.1, 0.62, 0.42)
  ctx.moveTo(0, 0.15)
  ctx.quadraticCurveTo(-0.22, 0.5, -0.1, 1)
  ctx.stroke()
}

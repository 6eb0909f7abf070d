import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

const Z = 25

/** A ship of the air with ribs of brass, that crosses slowly. */
export function airship(context: DressContext): Piece {
  const extent = extentAt(context.box, Z)
  const unit = extent.half / 8
  const side = context.random.fork('airship').chance(0.5) ? 1 : -1
  return flat({
    name: 'airship',
    x: -side * extent.half * 0.42,
    y: extent.crown * 0.5,
    z: Z,
    width: 5.4 * unit,
    height: 2.8 * unit,
    haze: 0.4,
    drift: (t) => ({ x: side * unit * 0.28 * t, y: unit * 0.1 * Math.sin(t * 0.8) }),
    draw: (ctx) => {
      ctx.scale(unit * side, unit)
      drawShip(ctx)
    },
  })
}

function drawShip(ctx: SKRSContext2D): void {
  ctx.fillStyle = '#7d4a2a'
  ctx.beginPath()
  ctx.moveTo(-2.2, -1.7)
  ctx.lineTo(-2.75, -2.6)
  ctx.lineTo(-1.5, -2.1)
  ctx.lineTo(-1.5, -1.3)
  ctx.lineTo(-2.75, -0.8)
  ctx.fill()
  blot(ctx, '#b98545', [0, -1.7, 2.4, 0.95])
  blot(ctx, 'rgba(255,228,170,0.4)', [0.1, -2.05, 2, 0.42])
  ctx.strokeStyle = '#6a421f'
  ctx.lineWidth = 0.06
  ctx.beginPath()
  for (const x of [-1.5, -0.75, 0, 0.75, 1.5]) {
    ctx.ellipse(x, -1.7, 0.24, Math.sqrt(1 - (x / 2.4) ** 2) * 0.95, 0, -1.57, 1.57)
    ctx.moveTo(x + 0.75, -2.5)
  }
  for (const x of [-0.7, 0.7]) {
    ctx.moveTo(x, -0.8)
    ctx.lineTo(x * 0.8, -0.45)
  }
  ctx.stroke()
  ctx.fillStyle = '#5a3820'
  ctx.beginPath()
  ctx.roundRect(-0.95, -0.5, 1.9, 0.48, 0.18)
  ctx.fill()
  ctx.fillStyle = '#ffd98a'
  for (const x of [-0.65, -0.2, 0.25]) ctx.fillRect(x, -0.38, 0.26, 0.18)
}

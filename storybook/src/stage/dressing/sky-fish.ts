import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

const COLOURS = ['#e8743f', '#f2b23f', '#d9506a'] as const

/** Goldfish that take the air for water. */
export function skyFish(
  { box }: DressContext,
  how: { readonly y: number; readonly z: number; readonly side: number },
): Piece[] {
  const extent = extentAt(box, how.z)
  const unit = extent.half / 8
  return COLOURS.map((colour, index) => {
    const x = how.side * extent.half * (-0.14 - 0.17 * index)
    const size = unit * (1 - 0.2 * index)
    return flat({
      name: `sky fish ${index}`,
      x,
      y: extent.crown * (how.y - 0.09 * (index % 2)),
      z: how.z + index * 0.1,
      width: 2.6 * size,
      height: 1.5 * size,
      haze: 0.4,
      drift: (t) => ({
        x: how.side * unit * (0.22 * t + 0.1 * Math.sin(t * 2 + index * 2)),
        y: unit * 0.16 * Math.sin(t * 1.1 + index * 2),
      }),
      draw: (ctx) => {
        ctx.scale(size * how.side, size)
        ctx.translate(0, -0.7)
        drawFish(ctx, colour)
      },
    })
  })
}

function drawFish(ctx: SKRSContext2D, colour: string): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(-0.5, 0)
  ctx.bezierCurveTo(-1.3, -0.75, -1.3, -0.4, -1.25, 0)
  ctx.bezierCurveTo(-1.3, 0.4, -1.3, 0.75, -0.5, 0.05)
  ctx.moveTo(-0.1, -0.4)
  ctx.quadraticCurveTo(0.1, -0.8, 0.6, -0.34)
  ctx.moveTo(0, 0.4)
  ctx.quadraticCurveTo(0.05, 0.72, 0.4, 0.36)
  ctx.fill()
  ctx.beginPath()
  ctx.ellipse(0.25, 0, 0.95, 0.5, 0, 0, 7)
  ctx.fill()
  blot(ctx, 'rgba(255,240,214,0.75)', [0.3, 0.2, 0.72, 0.24])
  blot(ctx, '#ffffff', [0.86, -0.1, 0.15])
  blot(ctx, '#221a33', [0.89, -0.1, 0.08])
}

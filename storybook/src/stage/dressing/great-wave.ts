import { triples } from '../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

/** The wave off Kanagawa: it rears at the edge of the frame, between the far shore and the actors, and rocks. */
export function greatWave(
  { box }: Pick<DressContext, 'box'>,
  side: number,
  { z, grow = 1 }: { z: number; grow?: number },
): Piece {
  const extent = extentAt(box, z)
  const unit = (extent.half / 8) * grow
  return flat({
    name: 'the great wave',
    x: extent.half * (1.1 - 0.36 * grow) * side,
    y: -0.6,
    z,
    width: 6 * unit,
    height: 5.4 * unit,
    haze: 0.1,
    drift: (t) => ({
      x: -side * unit * 0.35 * Math.sin(t * 0.55),
      y: unit * 0.14 * Math.sin(t * 1.1),
    }),
    draw: (ctx) => {
      ctx.scale(unit * side, unit)
      drawWave(ctx)
    },
  })
}

function drawWave(ctx: SKRSContext2D): void {
  crest(ctx, 0)
  ctx.fillStyle = '#1f4a78'
  ctx.fill()
  ctx.save()
  crest(ctx, 0)
  ctx.clip()
  ctx.strokeStyle = '#8fb6c4'
  ctx.lineWidth = 0.16
  for (let line = 1; line < 6; line++) {
    ctx.beginPath()
    ctx.moveTo(3, -4.6 + line * 0.9)
    ctx.bezierCurveTo(
      1.6 - line * 0.1,
      -5 + line * 0.8,
      -0.2,
      -4 + line * 0.6,
      -0.4 - line * 0.5,
      0.2,
    )
    ctx.stroke()
  }
  ctx.restore()
  drawClaws(ctx)
}

function crest(ctx: SKRSContext2D, inset: number): void {
  ctx.beginPath()
  ctx.moveTo(3 - inset, 0.2)
  ctx.lineTo(3 - inset, -4.5 + inset)
  ctx.bezierCurveTo(1.9, -5.5 + inset, -0.2, -5.2 + inset, -1.6, -3.5)
  ctx.bezierCurveTo(-0.9, -3.9, -0.1, -3.7, 0, -2.9)
  ctx.bezierCurveTo(0.1, -1.9, -1.4, -0.9, -3, 0.2)
  ctx.closePath()
}

/** Foam that grips like fingers along the curl, and spray before it. */
function drawClaws(ctx: SKRSContext2D): void {
  ctx.fillStyle = '#f6efdc'
  for (let i = 0; i < 11; i++) {
    const share = i / 10
    const x = 2.9 - share * 4.5
    const y = -4.6 - Math.sin(Math.min(1, share * 1.25) * Math.PI) * 0.52 + share * share * 1.15
    const size = 0.5 - share * 0.16
    ctx.beginPath()
    ctx.arc(x, y, size, 0, 7)
    ctx.arc(x - size * 0.6, y + size * 0.7, size * 0.55, 0, 7)
    ctx.arc(x - size * 1.1, y + size * 1.15, size * 0.3, 0, 7)
    ctx.fill()
  }
  for (const [x, y, size] of SPRAY) {
    ctx.beginPath()
    ctx.arc(x, y, size, 0, 7)
    ctx.fill()
  }
}

const SPRAY = triples(`
  -2.2 -3.4 0.12, -2.5 -2.9 0.09, -1.9 -2.7 0.1, -2.8 -3.6 0.07, -1.6 -2.3 0.08, -2.1 -2.2 0.06,
  -0.6 -3.1 0.1
`)

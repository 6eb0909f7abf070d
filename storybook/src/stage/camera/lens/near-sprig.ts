import { blot } from '../../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { pairs } from '../../../scene/rows.ts'
import { flat } from '../../../paint/pieces/flat.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Box } from '../../../scene/space.ts'

/** The depth of what stands nearest to the lens. */
export const NEAR = -4.6

/** A flowering sprig before the lens: something near to be sharp first, so that the pull to the far is seen. */
export function nearSprig(box: Box, snowy: boolean): Piece {
  const unit = (box.height / 9) * 0.62
  return flat({
    name: 'near sprig',
    x: -box.width * 0.17,
    y: -box.height * 0.16,
    z: NEAR,
    width: 4.4 * unit,
    height: 7 * unit,
    haze: 0,
    sway: 0.16,
    draw: (ctx) => {
      ctx.scale(unit, unit)
      if (snowy) drawTwig(ctx)
      else for (const stem of STEMS) drawStem(ctx, stem)
    },
  })
}

const STEMS = [
  { x: -0.7, tip: [-1.5, -5.2], flower: '#e8788f' },
  { x: 0.1, tip: [0.3, -6.4], flower: '#f2b84b' },
  { x: 0.8, tip: [1.6, -4.6], flower: '#fff4e4' },
] as const

function drawStem(ctx: SKRSContext2D, { x, tip, flower }: (typeof STEMS)[number]): void {
  const [tx, ty] = tip
  ctx.strokeStyle = '#3f7a4a'
  ctx.lineWidth = 0.13
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(x, 0)
  ctx.quadraticCurveTo(x, ty * 0.6, tx, ty)
  ctx.stroke()
  ctx.fillStyle = '#56955a'
  for (const [share, side] of pairs('0.32 -1, 0.5 1, 0.66 -1')) {
    ctx.beginPath()
    ctx.ellipse(x + (tx - x) * share + side * 0.5, ty * share, 0.62, 0.2, side * -0.5, 0, 7)
    ctx.fill()
  }
  ctx.fillStyle = flower
  for (let petal = 0; petal < 7; petal++) {
    const angle = (petal / 7) * Math.PI * 2
    ctx.beginPath()
    ctx.ellipse(tx + Math.cos(angle) * 0.44, ty + Math.sin(angle) * 0.44, 0.36, 0.2, angle, 0, 7)
    ctx.fill()
  }
  blot(ctx, '#7a4a2a', [tx, ty, 0.24])
}

/** A twig of fir with snow and berries. */
function drawTwig(ctx: SKRSContext2D): void {
  ctx.lineCap = 'round'
  for (const [x, y] of pairs('-1.6 -4.4, 0.2 -6, 1.7 -4.2')) {
    ctx.strokeStyle = '#5a4436'
    ctx.lineWidth = 0.16
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.quadraticCurveTo(x * 0.2, y * 0.6, x, y)
    ctx.stroke()
    for (let i = 2; i < 14; i++) drawNeedles(ctx, { x: (x * i) / 14, y: (y * i) / 14, i })
    ctx.fillStyle = '#f7fbff'
    ctx.beginPath()
    ctx.ellipse(x * 0.9, y * 0.92, 0.62, 0.22, 0.2, 0, 7)
    ctx.ellipse(x * 0.55, y * 0.62, 0.5, 0.18, -0.2, 0, 7)
    ctx.fill()
    ctx.fillStyle = '#c83a3a'
    ctx.beginPath()
    ctx.arc(x * 0.72, y * 0.74, 0.17, 0, 7)
    ctx.arc(x * 0.72 + 0.26, y * 0.74 + 0.14, 0.17, 0, 7)
    ctx.fill()
  }
}

function drawNeedles(ctx: SKRSContext2D, at: { x: number; y: number; i: number }): void {
  const long = 0.9 - at.i * 0.03
  ctx.strokeStyle = at.i % 2 === 0 ? '#2f6a4f' : '#3f7f5c'
  ctx.lineWidth = 0.1
  ctx.beginPath()
  for (const side of [-1, 1]) {
    ctx.moveTo(at.x, at.y)
    ctx.lineTo(at.x + side * long, at.y - long * 0.5)
  }
  ctx.stroke()
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import { flat } from '../../../paint/flat.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Box } from '../../../scene/space.ts'

/** The depth of what stands nearest to the lens. */
export const NEAR = -4.6

/** A flowering sprig before the lens: something near to be sharp first, so that the pull to the far is seen. */
export function nearSprig(box: Box): Piece {
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
      for (const stem of STEMS) drawStem(ctx, stem)
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
  for (const [share, side] of [
    [0.32, -1],
    [0.5, 1],
    [0.66, -1],
  ] as const) {
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
  ctx.fillStyle = '#7a4a2a'
  ctx.beginPath()
  ctx.arc(tx, ty, 0.24, 0, 7)
  ctx.fill()
}

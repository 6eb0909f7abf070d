import { clear, mix } from '../colour.ts'
import type { Ink } from '../paper.ts'
import type { Shape } from '../shapes.ts'

export const SNOW = '#f3f8fc'
const SHADE = '#b9cbe0'

/** Where snow lies on a cut-out: between two x, from above its top down to `low`, in scallops of about `step`. */
interface Cover {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly low: number
  readonly step: number
}

/** Snow on the upper part of a shape, with a scalloped lower edge that throws a thin shade. */
export function coverWithSnow(ink: Ink, shape: Shape, how: Cover): void {
  const { ctx } = ink
  ctx.save()
  ctx.beginPath()
  shape(ctx)
  ctx.clip()
  const hang = ink.random.between(0, how.step)
  for (const [down, colour] of [
    [how.step * 0.14, clear(mix(SHADE, ink.light.shadow, 0.3), 0.7)],
    [0, SNOW],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    scallops(ctx, { ...how, low: how.low + down, left: how.left - hang })
    ctx.fill()
  }
  ctx.restore()
}

function scallops(ctx: Ink['ctx'], { left, right, top, low, step }: Cover): void {
  ctx.moveTo(left, top)
  ctx.lineTo(left, low)
  for (let x = left, n = 0; x < right + step; x += step, n++) {
    const drop = step * (n % 3 === 1 ? 0.85 : 0.5)
    ctx.quadraticCurveTo(x + step / 2, low + drop, x + step, low)
  }
  ctx.lineTo(right + 2 * step, top)
  ctx.closePath()
}

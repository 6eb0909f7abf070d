import { clear } from '../colour.ts'
import type { Ctx } from '../shapes.ts'
import type { Look } from './wheels.ts'

const SHADE = clear('#141428', 0.36)
/** Where all shadows fall: to the right and down, as in the late afternoon. */
const FALL = 0.62

/** What somebody throws on the ground in a low sun: from above it tells a walker from a dot. Its foot is 0,0, it stands along −y. */
export function cast({ ctx, angle }: Look, draw: (ctx: Ctx) => void): void {
  ctx.save()
  ctx.rotate(-angle)
  ctx.rotate(Math.PI / 2 + FALL)
  ctx.fillStyle = SHADE
  ctx.strokeStyle = SHADE
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  draw(ctx)
  ctx.restore()
}

/** Somebody on two legs, or on wheels. */
export function standing(ctx: Ctx, how: { tall: number; step: number; wheels?: boolean }): void {
  const { tall, step, wheels } = how
  ctx.lineWidth = tall * 0.09
  for (const side of [-1, 1]) {
    ctx.moveTo(side * step * tall * 0.2, 0)
    ctx.lineTo(0, -tall * 0.45)
    ctx.moveTo(0, -tall * 0.74)
    ctx.lineTo(-side * step * tall * 0.2, -tall * 0.45)
    if (wheels) {
      ctx.moveTo(side * tall * 0.34 + tall * 0.2, -tall * 0.1)
      ctx.arc(side * tall * 0.34, -tall * 0.1, tall * 0.2, 0, 7)
    }
  }
  ctx.moveTo(0, -tall * 0.45)
  ctx.lineTo(0, -tall * 0.74)
  ctx.moveTo(tall * 0.02, -tall * 0.92)
  ctx.arc(0, -tall * 0.92, tall * 0.045, 0, 7)
  ctx.stroke()
}

/** Somebody on four legs: a body, its legs, a neck and a head. */
export function onFours(
  ctx: Ctx,
  how: { long: number; tall: number; neck: number; step: number; facing: 1 | -1 },
): void {
  const { long, tall, neck, step, facing } = how
  ctx.lineWidth = long * 0.1
  for (const end of [-1, 1])
    for (const side of [-1, 1]) {
      ctx.moveTo(end * long * 0.34, -tall * 0.6)
      ctx.lineTo(end * long * 0.34 + side * step * long * 0.12, 0)
    }
  ctx.moveTo(facing * long * 0.4, -tall * 0.8)
  ctx.lineTo(facing * long * 0.58, -tall * (0.9 + neck))
  ctx.lineTo(facing * long * 0.74, -tall * (0.82 + neck))
  ctx.stroke()
  ctx.beginPath()
  ctx.ellipse(0, -tall * 0.74, long * 0.48, tall * 0.3, 0, 0, 7)
  ctx.fill()
}

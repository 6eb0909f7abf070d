import { clear, darker } from '../places/kit/colour.ts'
import type { Ctx } from '../places/kit/shapes.ts'
import type { Face } from './bits.ts'

type Arm = (ctx: Ctx) => void

/** What is cut into the folded paper: each is one arm of six, from the middle straight up. */
const ARMS: readonly Arm[] = [
  (ctx) => {
    spine(ctx, 1)
    barbs(ctx, 0.45, 0.3)
    barbs(ctx, 0.72, 0.2)
  },
  (ctx) => {
    spine(ctx, 0.86)
    barbs(ctx, 0.58, 0.34)
    ctx.moveTo(0.13, -0.88)
    ctx.arc(0, -0.88, 0.1, 0, 7)
  },
  (ctx) => {
    ctx.moveTo(0, -0.14)
    ctx.quadraticCurveTo(0.3, -0.46, 0, -0.98)
    ctx.quadraticCurveTo(-0.3, -0.46, 0, -0.14)
    spine(ctx, 0.4)
  },
  (ctx) => {
    spine(ctx, 0.98)
    ctx.moveTo(0, -0.34)
    ctx.lineTo(0.294, -0.17)
    barbs(ctx, 0.62, 0.28)
  },
]

function spine(ctx: Ctx, length: number): void {
  ctx.moveTo(0, 0)
  ctx.lineTo(0, -length)
}

function barbs(ctx: Ctx, at: number, length: number): void {
  for (const side of [-1, 1]) {
    ctx.moveTo(0, -at)
    ctx.lineTo(side * length * 0.8, -at - length * 0.6)
  }
}

/** Six-pointed flakes of cut paper with their own faint shade, each as it lies and turned a little. */
export function flakeFaces(colour: string): readonly Face[] {
  return [0, 0.4].flatMap((turn) =>
    ARMS.map((arm): Face => (ctx) => {
      ctx.rotate(turn)
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      crystal(ctx, { arm, colour: clear(darker(colour, 0.45), 0.4), width: 0.2 })
      crystal(ctx, { arm, colour, width: 0.13 })
    }),
  )
}

function crystal(ctx: Ctx, how: { arm: Arm; colour: string; width: number }): void {
  ctx.strokeStyle = how.colour
  ctx.lineWidth = how.width
  ctx.beginPath()
  for (let side = 0; side < 6; side++) {
    ctx.save()
    ctx.rotate((side / 6) * 2 * Math.PI)
    how.arm(ctx)
    ctx.restore()
  }
  ctx.stroke()
}

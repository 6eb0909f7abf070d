import { clear, darker, lighter } from '../places/kit/colour.ts'
import type { Ctx } from '../places/kit/shapes.ts'
import type { Face } from './bits.ts'

type Cut = (ctx: Ctx) => void

/** An oval leaf, a heart of a linden, and a maple's with five points: the stalk is at the left. */
const LEAVES: readonly Cut[] = [
  (ctx) => {
    ctx.moveTo(-0.72, 0)
    ctx.quadraticCurveTo(-0.1, -0.66, 0.95, 0)
    ctx.quadraticCurveTo(-0.1, 0.66, -0.72, 0)
  },
  (ctx) => {
    ctx.moveTo(-0.5, 0)
    ctx.bezierCurveTo(-0.85, -0.5, -0.1, -0.95, 0.92, 0)
    ctx.bezierCurveTo(-0.1, 0.95, -0.85, 0.5, -0.5, 0)
  },
  (ctx) => {
    ctx.moveTo(-0.6, 0)
    for (const [x, y, bx, by] of MAPLE) ctx.quadraticCurveTo(bx, by, x, y)
    for (const [x, y, bx, by] of MAPLE_BACK) ctx.quadraticCurveTo(bx, by, x, y)
  },
]

/** Tips and notches of its upper half from the stalk on, each with what its edge bends towards. */
const UPPER = [
  [-0.5, -0.62, -0.5, -0.3],
  [-0.12, -0.46, -0.3, -0.5],
  [0.12, -0.88, 0.02, -0.62],
  [0.3, -0.36, 0.26, -0.6],
  [0.98, 0, 0.62, -0.22],
] as const
const MAPLE = UPPER
/** The lower half, from the tip back. */
const MAPLE_BACK = UPPER.toReversed().map(([, , bx, by], i) => {
  const [x, y] = UPPER.toReversed()[i + 1] ?? [-0.6, 0]
  return [x, -y, bx, -by] as const
})

/** A petal with a notch, and a longer one. */
const PETALS: readonly Cut[] = [
  (ctx) => {
    ctx.moveTo(-0.8, 0)
    ctx.bezierCurveTo(-0.3, -0.85, 0.75, -0.7, 0.85, -0.16)
    ctx.lineTo(0.62, 0)
    ctx.lineTo(0.85, 0.16)
    ctx.bezierCurveTo(0.75, 0.7, -0.3, 0.85, -0.8, 0)
  },
  (ctx) => {
    ctx.moveTo(-0.85, 0)
    ctx.bezierCurveTo(-0.1, -0.62, 0.7, -0.5, 0.9, 0)
    ctx.bezierCurveTo(0.6, 0.4, -0.1, 0.5, -0.85, 0)
  },
]

/** Leaves or petals of cut paper, each form in each colour. */
export function leafFaces(colours: readonly string[], petals: boolean): readonly Face[] {
  return colours.flatMap((colour) =>
    (petals ? PETALS : LEAVES).map((cut): Face => (ctx) => {
      fold(ctx, cut, colour)
      if (!petals) rib(ctx, darker(colour, 0.35))
    }),
  )
}

/** Lit on one half, shaded on the other, as paper that was folded along its middle. */
function fold(ctx: Ctx, cut: Cut, colour: string): void {
  ctx.fillStyle = lighter(colour, 0.1)
  ctx.beginPath()
  cut(ctx)
  ctx.fill()
  ctx.save()
  ctx.beginPath()
  cut(ctx)
  ctx.clip()
  ctx.fillStyle = clear(darker(colour, 0.4), 0.3)
  ctx.fillRect(-1.2, 0, 2.4, 1.2)
  ctx.restore()
}

function rib(ctx: Ctx, colour: string): void {
  ctx.strokeStyle = clear(colour, 0.75)
  ctx.lineWidth = 0.09
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(-1, 0.04)
  ctx.quadraticCurveTo(-0.6, -0.03, 0.6, 0)
  ctx.stroke()
}

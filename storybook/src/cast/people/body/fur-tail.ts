import { triples } from '../../../scene/rows.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Beast, FurTail } from '../beast.ts'
import { shade } from '../drawing/tone.ts'
import { fillCloth, type Figure } from './drapery.ts'

type Tail = NonNullable<Beast['tail']>
type Outline = (ctx: SKRSContext2D) => void

/** Outlines from the root at 0,0 to the back on the left, in adult heights. */
const OUTLINES: Readonly<Record<FurTail, Outline>> = {
  thick: (ctx) => {
    ctx.moveTo(0, -0.03)
    ctx.bezierCurveTo(-0.12, 0.05, -0.24, 0.02, -0.26, -0.13)
    ctx.bezierCurveTo(-0.27, -0.2, -0.19, -0.21, -0.18, -0.14)
    ctx.bezierCurveTo(-0.16, -0.06, -0.1, -0.06, 0, -0.09)
  },
  thin: (ctx) => {
    ctx.moveTo(0, -0.02)
    ctx.bezierCurveTo(-0.16, 0.06, -0.26, 0.02, -0.3, -0.12)
    ctx.bezierCurveTo(-0.305, -0.14, -0.29, -0.145, -0.28, -0.12)
    ctx.bezierCurveTo(-0.25, -0.01, -0.16, 0.02, 0, -0.06)
  },
  brush: (ctx) => {
    ctx.moveTo(0, -0.02)
    ctx.bezierCurveTo(-0.14, 0.12, -0.36, 0.06, -0.36, -0.12)
    ctx.bezierCurveTo(-0.36, -0.24, -0.28, -0.28, -0.24, -0.3)
    ctx.bezierCurveTo(-0.25, -0.18, -0.17, -0.08, 0, -0.08)
  },
  ringed: (ctx) => OUTLINES.brush(ctx),
  curl: (ctx) => {
    ctx.moveTo(0, -0.02)
    ctx.bezierCurveTo(-0.18, 0.08, -0.35, -0.04, -0.33, -0.25)
    ctx.bezierCurveTo(-0.34, -0.44, -0.2, -0.54, -0.1, -0.46)
    ctx.bezierCurveTo(-0.03, -0.39, -0.08, -0.3, -0.14, -0.34)
    ctx.bezierCurveTo(-0.19, -0.28, -0.16, -0.12, 0, -0.09)
  },
  tuft: (ctx) => OUTLINES.thin(ctx),
  plume: (ctx) => {
    ctx.moveTo(0, -0.05)
    ctx.lineTo(-0.16, 0.05)
    ctx.lineTo(-0.13, 0)
    ctx.lineTo(-0.2, -0.01)
    ctx.lineTo(-0.12, -0.06)
    ctx.lineTo(0, -0.1)
  },
  stub: (ctx) => ctx.arc(-0.03, -0.05, 0.045, 0, 2 * Math.PI),
}

/** An animal's tail, that swings behind it. */
export function drawFurTail(figure: Figure, { kind, colour, tip }: Tail): void {
  const { ctx, bones, look } = figure
  const side = figure.view === 'side'
  const swing = Math.sin(figure.t * 2.6) * 0.12
  ctx.save()
  ctx.translate(bones.hip.x - (side ? figure.hip * 0.75 : 0), -bones.hip.y)
  ctx.rotate((side ? -0.1 : -0.7) + swing)
  ctx.scale(look.build.body * 1.15, look.build.body * 1.15)
  ctx.beginPath()
  OUTLINES[kind](ctx)
  ctx.closePath()
  fillCloth(figure, figure.lit(colour), { from: -0.3, to: 0 })
  if (kind === 'brush' || kind === 'ringed') marks(figure, { kind, colour, tip })
  if (kind === 'tuft') {
    ctx.beginPath()
    ctx.ellipse(-0.3, -0.16, 0.035, 0.055, 0.25, 0, 2 * Math.PI)
    fillCloth(figure, figure.lit(tip), { from: -0.34, to: -0.26 })
  }
  ctx.restore()
}

/** A fox's white tip, a raccoon's rings. */
function marks(figure: Figure, { kind, colour, tip }: Tail): void {
  const { ctx } = figure
  ctx.clip()
  ctx.fillStyle = figure.lit(kind === 'brush' ? tip : shade(colour, 0.42))
  for (const [x, y, wide] of kind === 'brush' ? TIP : RINGS) {
    ctx.beginPath()
    ctx.ellipse(x, y, wide, kind === 'brush' ? 0.11 : 0.028, kind === 'brush' ? 0.3 : 0, 0, 7)
    ctx.fill()
  }
}

const TIP = [[-0.27, -0.27, 0.09]] as const
const RINGS = triples('-0.28 -0.23 0.1, -0.29 -0.14 0.1, -0.26 -0.05 0.1, -0.17 0.02 0.05')

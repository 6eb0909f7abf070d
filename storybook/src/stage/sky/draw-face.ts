import { blot } from '../../scene/blot.ts'
import type { flat } from '../../paint/pieces/flat.ts'
import type { LampFace } from './lamp-face.ts'

type Ctx = Parameters<Parameters<typeof flat>[0]['draw']>[0]

const INK = '#6b4a2e'

/** A face on a disc of this radius, round the origin. */
export function drawLampFace(ctx: Ctx, radius: number, face: LampFace): void {
  ctx.save()
  ctx.scale(radius, radius)
  ctx.lineWidth = 0.07
  ctx.lineCap = 'round'
  ctx.strokeStyle = INK
  for (const side of [-1, 1]) {
    cheek(ctx, side * 0.55, 0.2)
    eye(ctx, side * 0.33, face)
    if (face === 'angry') line(ctx, [side * 0.5, -0.38], [side * 0.2, -0.24])
    if (face === 'sad') line(ctx, [side * 0.5, -0.28], [side * 0.22, -0.4])
  }
  mouth(ctx, face)
  ctx.restore()
}

/** The face of a crescent that looks to the left: an eye, a cheek and a mouth beside its inner edge. */
export function drawCrescentFace(ctx: Ctx, radius: number, face: LampFace): void {
  ctx.save()
  ctx.scale(radius, radius)
  ctx.translate(0.56, 0)
  ctx.scale(0.8, 0.8)
  ctx.lineWidth = 0.1
  ctx.lineCap = 'round'
  ctx.strokeStyle = INK
  eye(ctx, 0, face)
  cheek(ctx, 0.14, 0.24)
  ctx.beginPath()
  if (face === 'sad' || face === 'angry') ctx.arc(-0.12, 0.66, 0.18, Math.PI * 1.15, Math.PI * 1.9)
  else ctx.arc(-0.16, 0.36, 0.22, Math.PI * 0.12, Math.PI * 0.75)
  ctx.stroke()
  ctx.restore()
}

function line(
  ctx: Ctx,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
): void {
  ctx.beginPath()
  ctx.moveTo(...from)
  ctx.lineTo(...to)
  ctx.stroke()
}

function cheek(ctx: Ctx, x: number, y: number): void {
  blot(ctx, 'rgba(240,130,100,0.5)', [x, y, 0.15])
}

function eye(ctx: Ctx, x: number, face: LampFace): void {
  ctx.beginPath()
  if (face === 'asleep') {
    ctx.arc(x, -0.16, 0.15, Math.PI * 0.1, Math.PI * 0.9)
    ctx.stroke()
    return
  }
  ctx.fillStyle = INK
  ctx.ellipse(x, -0.1, 0.085, 0.13, 0, 0, Math.PI * 2)
  ctx.fill()
  blot(ctx, '#fffdf4', [x - 0.03, -0.15, 0.032])
}

function mouth(ctx: Ctx, face: LampFace): void {
  ctx.beginPath()
  if (face === 'surprised') ctx.ellipse(0, 0.42, 0.11, 0.15, 0, 0, Math.PI * 2)
  else if (face === 'sad' || face === 'angry')
    ctx.arc(0, 0.68, 0.28, Math.PI * 1.22, Math.PI * 1.78)
  else if (face === 'asleep') ctx.arc(0, 0.26, 0.2, Math.PI * 0.2, Math.PI * 0.8)
  else ctx.arc(0, 0.16, 0.4, Math.PI * 0.14, Math.PI * 0.86)
  ctx.stroke()
}

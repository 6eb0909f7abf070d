import { blot } from '../../../../scene/blot.ts'
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Expression } from '../../../actor.ts'
import { blend, brightness, faded, lighten, shade } from '../../drawing/tone.ts'
import type { Look } from '../../outfit.ts'
import type { Mien } from '../mien.ts'

/** How far the corners go up, and how wide the lips are. */
const LINES: Readonly<Partial<Record<Expression, readonly [curve: number, wide: number]>>> = {
  happy: [0.062, 0.142],
  sad: [-0.05, 0.098],
  angry: [-0.03, 0.115],
  scared: [-0.026, 0.1],
  surprised: [0, 0.06],
  sleepy: [0.008, 0.105],
  kiss: [0.01, 0.05],
  nervous: [-0.022, 0.125],
  proud: [0.05, 0.12],
  bored: [-0.014, 0.12],
  curious: [0.014, 0.08],
  shy: [0.034, 0.09],
  jealous: [-0.042, 0.105],
  confused: [-0.02, 0.085],
}
/** Faces whose mouth is round. */
export const ROUND_MOUTHS: ReadonlySet<Expression> = new Set(['singing', 'surprised', 'scared'])

/** Lips, teeth and tongue as they are seen from near; the middle of the mouth is 0,0. */
export function portraitMouth(ctx: SKRSContext2D, look: Look, mien: Mien): void {
  const lips = lipsOf(look)
  const surprised = mien.expression === 'surprised' && mien.mouth < 0.2
  const open = surprised ? 0.5 : mien.mouth
  if (mien.expression === 'tongue' || open > 0.08) return opened(ctx, { lips, mien, open })
  closed(ctx, lips, LINES[mien.expression] ?? [0.02, 0.11])
}

function lipsOf(look: Look): string {
  const painted = look.outfit.extras.get('lipstick')
  if (painted !== undefined) return painted
  const dark = brightness(look.skin) < 0.5
  if (look.gender === 'woman') return blend(look.skin, dark ? '#a83246' : '#cf4355', 0.66)
  return blend(look.skin, dark ? '#7c2f33' : '#b4564e', 0.46)
}

function closed(ctx: SKRSContext2D, lips: string, [curve, wide]: readonly [number, number]): void {
  const corner = -curve * 0.55
  const middle = curve * 0.75
  const upper = new Path2D()
  upper.moveTo(-wide, corner)
  upper.bezierCurveTo(-wide * 0.55, middle - 0.034, -wide * 0.3, middle - 0.052, 0, middle - 0.03)
  upper.bezierCurveTo(wide * 0.3, middle - 0.052, wide * 0.55, middle - 0.034, wide, corner)
  upper.bezierCurveTo(wide * 0.5, middle + 0.006, -wide * 0.5, middle + 0.006, -wide, corner)
  const lower = new Path2D()
  lower.moveTo(-wide, corner)
  lower.bezierCurveTo(-wide * 0.5, middle + 0.006, wide * 0.5, middle + 0.006, wide, corner)
  lower.bezierCurveTo(wide * 0.55, middle + 0.068, -wide * 0.55, middle + 0.068, -wide, corner)
  paint(ctx, upper, shade(lips, 0.14))
  paint(ctx, lower, lips)
  glint(ctx, lips, { y: middle + 0.028, wide: wide * 0.32 })
  ctx.strokeStyle = faded(shade(lips, 0.62), 0.9)
  ctx.lineWidth = 0.015
  ctx.beginPath()
  ctx.moveTo(-wide - 0.012, corner - curve * 0.14)
  ctx.bezierCurveTo(
    -wide * 0.5,
    middle + 0.006,
    wide * 0.5,
    middle + 0.006,
    wide + 0.012,
    corner - curve * 0.14,
  )
  ctx.stroke()
}

function paint(ctx: SKRSContext2D, shape: Path2D, colour: string): void {
  ctx.fillStyle = colour
  ctx.fill(shape)
}

interface Opening {
  readonly lips: string
  readonly mien: Mien
  readonly open: number
}

function opened(ctx: SKRSContext2D, { lips, mien, open }: Opening): void {
  const round = ROUND_MOUTHS.has(mien.expression) || mien.expression === 'sleepy'
  const grim = mien.expression === 'sad' || mien.expression === 'angry'
  const wide = round ? 0.065 + open * 0.025 : grim ? 0.118 : 0.146
  const high = 0.03 + open * 0.1
  const gap = round ? oval(wide, high) : grim ? bean(wide, high) : bow(wide, high)
  ctx.lineJoin = 'round'
  ctx.strokeStyle = lips
  ctx.lineWidth = 0.052
  ctx.stroke(gap)
  ctx.fillStyle = '#541c2b'
  ctx.fill(gap)
  ctx.save()
  ctx.clip(gap)
  blot(ctx, '#e2737a', [0, high * 1.12, wide * 0.72, high * 0.62])
  teeth(ctx, { wide, high, top: round ? -high : grim ? -high * 0.75 : -high * 0.42 })
  ctx.restore()
  glint(ctx, lips, { y: round ? high + 0.012 : high * 0.86, wide: wide * 0.3 })
  if (mien.expression === 'tongue') tongue(ctx, high)
}

function bow(wide: number, high: number): Path2D {
  const path = new Path2D()
  path.moveTo(-wide, -high * 0.42)
  path.quadraticCurveTo(0, -high * 0.12, wide, -high * 0.42)
  path.bezierCurveTo(wide * 0.92, high * 1.25, -wide * 0.92, high * 1.25, -wide, -high * 0.42)
  path.closePath()
  return path
}

function bean(wide: number, high: number): Path2D {
  const path = new Path2D()
  path.moveTo(-wide, high * 0.6)
  path.bezierCurveTo(-wide * 0.8, -high * 1.1, wide * 0.8, -high * 1.1, wide, high * 0.6)
  path.quadraticCurveTo(0, high * 0.98, -wide, high * 0.6)
  path.closePath()
  return path
}

function oval(wide: number, high: number): Path2D {
  const path = new Path2D()
  path.ellipse(0, 0, wide, high, 0, 0, Math.PI * 2)
  return path
}

function teeth(ctx: SKRSContext2D, row: { wide: number; high: number; top: number }): void {
  const { wide, high, top } = row
  blot(ctx, '#fffaf0', [0, top, wide * 0.92, Math.min(0.075, high * 0.62)])
}

function glint(ctx: SKRSContext2D, lips: string, at: { y: number; wide: number }): void {
  ctx.strokeStyle = faded(lighten(lips, 0.6), 0.42)
  ctx.lineWidth = 0.014
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(-at.wide, at.y)
  ctx.quadraticCurveTo(0, at.y + 0.01, at.wide, at.y)
  ctx.stroke()
}

function tongue(ctx: SKRSContext2D, high: number): void {
  ctx.fillStyle = '#ee7f8c'
  ctx.beginPath()
  ctx.moveTo(-0.07, high * 0.4)
  ctx.bezierCurveTo(-0.08, 0.2, 0.08, 0.2, 0.07, high * 0.4)
  ctx.closePath()
  ctx.fill()
}

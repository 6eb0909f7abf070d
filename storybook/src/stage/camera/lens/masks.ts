import { blot } from '../../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Shot } from '../../../plan/plan.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'

type Effect = Shot['camera']['effects'][number]

/** Before everything, even the light on the picture. */
const NEAREST = -11.4

/** What one looks through all the time: two barrels, one tube, a watching camera's screen. */
const MASKS: Readonly<Partial<Record<Effect, (pen: Pen) => void>>> = {
  'through-binoculars': (pen) => rounds(pen, [-0.34, 0.34], 0.46),
  'through-scope': (pen) => {
    rounds(pen, [0], 0.46)
    hairs(pen)
  },
  'security-camera': screen,
}

/** The edges of what the camera looks through, for as long as it looks. */
export function masksOf(effects: readonly Effect[]): Piece[] {
  return effects.flatMap((effect) => {
    const draw = MASKS[effect]
    if (!draw) return []
    return [{ name: effect, depth: () => NEAREST, draw: (pen: Pen) => framed(pen, draw) }]
  })
}

function framed(pen: Pen, draw: (pen: Pen) => void): void {
  pen.ctx.save()
  pen.ctx.resetTransform()
  draw(pen)
  pen.ctx.restore()
}

/** Black all round, with a soft edge where the glass begins. */
function rounds({ ctx, width, height, t }: Pen, middles: readonly number[], radius: number): void {
  // An upright frame has less width than two barrels want.
  const unit = Math.min(height, width / (middles.length === 1 ? 1 : 1.62))
  const [sway, lift] = [0.006 * Math.sin(t * 1.3) * unit, 0.005 * Math.sin(t * 1.9) * unit]
  const barrels = middles.map((x) => [width / 2 + x * unit + sway, height / 2 + lift] as const)
  const outline = (grow: number): void => {
    ctx.beginPath()
    ctx.rect(-width, -height, width * 3, height * 3)
    // Both barrels in one hole: where they overlap the even-odd rule would close it.
    for (const [x, y] of merged(barrels, radius * unit + grow)) ctx.lineTo(x, y)
    ctx.closePath()
    ctx.fill('evenodd')
  }
  for (const [grow, alpha] of [
    [-0.03 * unit, 0.25],
    [-0.015 * unit, 0.4],
    [0, 1],
  ] as const) {
    ctx.fillStyle = `rgba(8,8,12,${alpha})`
    outline(grow)
  }
}

type Point = readonly [x: number, y: number]

/** The outline of one circle, or of two that overlap, as points. */
function merged(barrels: readonly Point[], radius: number): Point[] {
  const [first, second] = barrels
  if (!first) return []
  const half = second ? (second[0] - first[0]) / 2 : 0
  const open = second ? Math.acos(Math.min(1, half / radius)) : 0
  const arc = ([x, y]: Point, from: number, to: number): Point[] =>
    Array.from({ length: 49 }, (_, i) => {
      const angle = from + ((to - from) * i) / 48
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    })
  if (!second) return arc(first, 0, Math.PI * 2)
  return [
    ...arc(first, open, Math.PI * 2 - open),
    ...arc(second, Math.PI + open, Math.PI * 3 - open),
  ]
}

function hairs({ ctx, width, height }: Pen): void {
  ctx.strokeStyle = 'rgba(10,10,14,0.75)'
  ctx.lineWidth = Math.max(1, height * 0.003)
  ctx.beginPath()
  ctx.moveTo(width / 2 - height * 0.46, height / 2)
  ctx.lineTo(width / 2 + height * 0.46, height / 2)
  ctx.moveTo(width / 2, height * 0.04)
  ctx.lineTo(width / 2, height * 0.96)
  ctx.stroke()
}

/** Pale green, with lines, corners and the lamp of a recording. */
function screen({ ctx, width, height, t }: Pen): void {
  ctx.globalCompositeOperation = 'color'
  ctx.fillStyle = 'rgba(150,170,160,0.8)'
  ctx.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'source-over'
  const step = Math.max(3, Math.round(height / 120))
  ctx.fillStyle = 'rgba(0,0,0,0.2)'
  for (let y = 0; y < height; y += step) ctx.fillRect(0, y, width, Math.max(1, step / 3))
  ctx.fillStyle = 'rgba(255,255,255,0.07)'
  ctx.fillRect(0, ((t * 0.23) % 1.2) * height - height * 0.1, width, height * 0.08)
  corners(ctx, width, height)
  if (t % 1 > 0.5) return
  blot(ctx, '#e8322a', [width - height * 0.13, height * 0.13, height * 0.024])
}

function corners(ctx: SKRSContext2D, width: number, height: number): void {
  const [edge, long] = [height * 0.07, height * 0.09]
  ctx.strokeStyle = 'rgba(240,248,240,0.85)'
  ctx.lineWidth = Math.max(1.5, height * 0.006)
  ctx.beginPath()
  for (const [x, y, right, down] of [
    [edge, edge, 1, 1],
    [width - edge, edge, -1, 1],
    [edge, height - edge, 1, -1],
    [width - edge, height - edge, -1, -1],
  ] as const) {
    ctx.moveTo(x + right * long, y)
    ctx.lineTo(x, y)
    ctx.lineTo(x, y + down * long)
  }
  ctx.stroke()
}

import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Look } from '../outfit.ts'
import { cut } from '../drawing/paper.ts'
import { faded } from '../drawing/tone.ts'

/** A limb on which something is drawn: from its root down to its end. */
interface Bare {
  readonly length: number
  /** Half of its width. */
  readonly half: number
}

const SWIRLS =
  'M-0.9 0.1C-0.2 0 0.3 0.3 0.9 0.14M-0.7 0.3C0 0.2 0.1 0.5 0.8 0.34M-0.8 0.52C-0.1 0.42 0.2 0.7 0.8 0.56M-0.6 0.74C0 0.64 0.2 0.88 0.7 0.78'
const BLOTS =
  'M-0.1 0.2m-0.35 0a0.35 0.05 0 1 0 0.7 0a0.35 0.05 0 1 0 -0.7 0M0.1 0.44m-0.45 0a0.45 0.06 0 1 0 0.9 0a0.45 0.06 0 1 0 -0.9 0M0 0.68m-0.35 0a0.35 0.05 0 1 0 0.7 0a0.35 0.05 0 1 0 -0.7 0'

/** Tattoos on an arm that no sleeve covers. */
export function tattooed(ctx: SKRSContext2D, look: Look, { length, half }: Bare): void {
  const ink = look.outfit.extras.get('tattoos')
  if (ink === undefined) return
  ctx.save()
  ctx.scale(half, length)
  cut(ctx, new Path2D(BLOTS), { colour: faded(ink, 0.7), depth: 0 })
  ctx.restore()
  const scaled = new Path2D()
  scaled.addPath(new Path2D(SWIRLS), { a: half, b: 0, c: 0, d: length, e: 0, f: 0 })
  ctx.strokeStyle = faded(ink, 0.85)
  ctx.lineWidth = half * 0.24
  ctx.stroke(scaled)
}

/** Rings about a wrist. */
export function braceleted(ctx: SKRSContext2D, look: Look, { length, half }: Bare): void {
  const colour = look.outfit.extras.get('bracelet')
  if (colour === undefined) return
  ctx.fillStyle = colour
  for (const at of [0.8, 0.87, 0.94]) {
    ctx.beginPath()
    ctx.roundRect(-half * 1.2, length * at, half * 2.4, length * 0.045, half * 0.2)
    ctx.fill()
  }
}

/** Lines and dots of henna on the back of a hand. */
export function hennaed(ctx: SKRSContext2D, look: Look): void {
  const colour = look.outfit.extras.get('henna')
  if (colour === undefined || look.outfit.gloves !== null) return
  ctx.strokeStyle = faded(colour, 0.9)
  ctx.lineWidth = 0.0034
  ctx.beginPath()
  ctx.arc(0, 0.018, 0.009, 0, Math.PI * 2)
  for (const y of [-0.002, 0.004]) {
    ctx.moveTo(-0.017, y)
    ctx.lineTo(0.017, y)
  }
  for (const x of [-0.011, 0, 0.011]) {
    ctx.moveTo(x, 0.03)
    ctx.lineTo(x, 0.042)
  }
  ctx.stroke()
}

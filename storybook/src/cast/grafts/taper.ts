import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../../scene/space.ts'
import { shift } from '../colour/oklch.ts'

/** A curve by its four points, y down as on a canvas. */
export type Curve = readonly [from: Point, out: Point, into: Point, to: Point]

/** From the x and y of its four points. */
export const curve = (...at: readonly number[]): Curve => {
  const point = (i: number) => ({ x: at[i] ?? 0, y: at[i + 1] ?? 0 })
  return [point(0), point(2), point(4), point(6)]
}

export interface Taper {
  readonly curve: Curve
  /** How wide it is where it begins and where it ends. */
  readonly wide: readonly [from: number, to: number]
  readonly fill: string
  /** Rings across it, as horns have them. */
  readonly rings?: number
}

const STEPS = 14

/** Something that grows thinner, or thicker, along a curve: a horn, a tail, a trunk, an arm. */
export function taper(ctx: SKRSContext2D, { curve, wide, fill, rings = 0 }: Taper): void {
  const marks = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS
    const half = (wide[0] + (wide[1] - wide[0]) * share) / 2
    return { at: along(curve, share), across: normal(curve, share), half }
  })
  ctx.fillStyle = fill
  ctx.beginPath()
  for (const { at, across, half } of marks)
    ctx.lineTo(at.x + across.x * half, at.y + across.y * half)
  for (const { at, across, half } of marks.toReversed())
    ctx.lineTo(at.x - across.x * half, at.y - across.y * half)
  ctx.closePath()
  ctx.fill()
  const [first, last] = [marks[0], marks[STEPS]]
  for (const end of [first, last]) {
    if (!end) continue
    ctx.beginPath()
    ctx.arc(end.at.x, end.at.y, end.half, 0, 7)
    ctx.fill()
  }
  ctx.strokeStyle = shift(fill, -0.14)
  ctx.lineWidth = wide[0] * 0.14
  for (let ring = 1; ring <= rings; ring++) {
    const mark = marks[Math.round((ring / (rings + 1)) * STEPS)]
    if (!mark) continue
    const { at, across, half } = mark
    ctx.beginPath()
    ctx.moveTo(at.x + across.x * half, at.y + across.y * half)
    ctx.lineTo(at.x - across.x * half, at.y - across.y * half)
    ctx.stroke()
  }
}

function along([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t
  const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
  return {
    x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x,
    y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y,
  }
}

function normal(curve: Curve, t: number): Point {
  const [before, after] = [along(curve, Math.max(0, t - 0.02)), along(curve, Math.min(1, t + 0.02))]
  const [dx, dy] = [after.x - before.x, after.y - before.y]
  const long = Math.hypot(dx, dy) || 1
  return { x: -dy / long, y: dx / long }
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Bodice } from '../bodice.ts'
import { brightness, shade, lighten } from '../../drawing/tone.ts'

export type Draw = (ctx: SKRSContext2D, body: Bodice) => void

export const colourOf = (body: Bodice): string => body.look.outfit.top.colour

export const accent = (body: Bodice): string =>
  brightness(colourOf(body)) > 0.55 ? shade(colourOf(body), 0.32) : lighten(colourOf(body), 0.42)

/** Strokes or fills a run of points. */
export function run(ctx: SKRSContext2D, ...points: (readonly [number, number])[]): void {
  ctx.beginPath()
  points.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
}

export function dot(
  ctx: SKRSContext2D,
  ...[x, y, radius]: readonly [number, number, number]
): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

export const inFront =
  (draw: Draw): Draw =>
  (ctx, body) => {
    if (body.view !== 'back') draw(ctx, body)
  }

export const buttons =
  (columns: readonly number[]): Draw =>
  (ctx, body) => {
    ctx.fillStyle = accent(body)
    for (const share of [0.84, 0.68, 0.52, 0.36, 0.2]) {
      for (const x of columns)
        dot(ctx, body.middle * (0.6 + share * 0.4) + x, -body.length * share, 0.0065)
    }
  }

export function starAt(
  ctx: SKRSContext2D,
  ...[x, y, radius]: readonly [number, number, number]
): void {
  ctx.beginPath()
  for (let point = 0; point < 10; point++) {
    const far = point % 2 === 0 ? radius : radius * 0.45
    const angle = (point / 10) * Math.PI * 2 - Math.PI / 2
    ctx.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far)
  }
  ctx.fill()
}

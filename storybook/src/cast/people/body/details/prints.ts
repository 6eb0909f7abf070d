import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../../../../scene/space.ts'
import type { Pattern } from '../../outfit.ts'
import { brightness, faded, lighten, shade } from '../../drawing/tone.ts'

/** A colour that shows on this cloth. */
export function printOn(colour: string): string {
  return brightness(colour) > 0.7 ? faded(shade(colour, 0.55), 0.8) : faded('#fffaf0', 0.85)
}

/** A little flower of five petals. */
export function blossom(ctx: SKRSContext2D, { x, y }: Point, colour: string): void {
  ctx.fillStyle = colour
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * Math.PI * 2
    ctx.beginPath()
    ctx.arc(x + Math.cos(angle) * 0.009, y + Math.sin(angle) * 0.009, 0.007, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.fillStyle = '#e8b93c'
  ctx.beginPath()
  ctx.arc(x, y, 0.005, 0, Math.PI * 2)
  ctx.fill()
}

interface Cloth {
  readonly pattern: Pattern
  readonly colour: string
  /** The print hangs on the hips and goes with them; y up. */
  readonly hip: Point
  readonly back: number
  readonly front: number
  readonly low: number
}

/** Prints the skirt whose outline is the current path. */
export function printSkirt(ctx: SKRSContext2D, cloth: Cloth): void {
  ctx.save()
  ctx.clip()
  ctx.translate(cloth.hip.x, -cloth.hip.y)
  const wide = Math.max(cloth.front - cloth.hip.x, cloth.hip.x - cloth.back) + 0.05
  const long = cloth.hip.y - cloth.low + 0.1
  PRINTS[cloth.pattern](ctx, { wide, long, colour: cloth.colour })
  ctx.restore()
}

type Print = (
  ctx: SKRSContext2D,
  sheet: { readonly wide: number; readonly long: number; readonly colour: string },
) => void

const scattered =
  (step: number, mark: (ctx: SKRSContext2D, at: Point, colour: string) => void): Print =>
  (ctx, { wide, long, colour }) => {
    for (let row = -2; row * step < long; row++) {
      for (let x = -wide; x < wide; x += step) {
        mark(ctx, { x: x + (row % 2 === 0 ? 0 : step / 2), y: row * step }, printOn(colour))
      }
    }
  }

const PRINTS: Readonly<Record<Pattern, Print>> = {
  dots: scattered(0.046, (ctx, { x, y }, colour) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(x, y, 0.0095, 0, Math.PI * 2)
    ctx.fill()
  }),
  flowers: scattered(0.06, blossom),
  stripes: (ctx, { wide, long, colour }) => {
    ctx.fillStyle = printOn(colour)
    for (let y = -0.08; y < long; y += 0.042) ctx.fillRect(-wide, y, wide * 2, 0.015)
  },
  plaid: (ctx, { wide, long, colour }) => {
    ctx.fillStyle = faded(shade(colour, 0.7), 0.4)
    for (let y = -0.1; y < long; y += 0.055) ctx.fillRect(-wide, y, wide * 2, 0.02)
    for (let x = -wide; x < wide; x += 0.055) ctx.fillRect(x, -0.1, 0.02, long + 0.1)
    ctx.fillStyle = faded(lighten(colour, 0.7), 0.5)
    for (let y = -0.066; y < long; y += 0.055) ctx.fillRect(-wide, y, wide * 2, 0.005)
    for (let x = -wide + 0.034; x < wide; x += 0.055) ctx.fillRect(x, -0.1, 0.005, long + 0.1)
  },
  pleats: (ctx, { wide, long, colour }) => {
    ctx.fillStyle = faded(shade(colour, 0.5), 0.4)
    for (let x = -wide; x < wide; x += 0.022) ctx.fillRect(x, -0.1, 0.008, long + 0.1)
  },
}

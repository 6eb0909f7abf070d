import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../../../../scene/space.ts'
import type { Detail, Pattern } from '../../outfit.ts'
import { starAt } from './drawing.ts'
import { brightness, faded, lighten, shade } from '../../drawing/tone.ts'

/** A colour that shows on this cloth. */
export function printOn(colour: string): string {
  return brightness(colour) > 0.7 ? faded(shade(colour, 0.55), 0.8) : faded('#fffaf0', 0.85)
}

/** Navy on white, white on everything else. */
export function stripeOn(colour: string): string {
  return brightness(colour) > 0.75 ? '#3f5f8f' : faded(lighten(colour, 0.6), 0.75)
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

/** Prints a body's cloth, from the neck down. */
export function printBody(ctx: SKRSContext2D, pattern: Pattern, cloth: Omit<Sheet, 'wide'>): void {
  ctx.save()
  ctx.translate(0, -cloth.long)
  PRINTS[pattern](ctx, { ...cloth, wide: 0.2, long: cloth.long + 0.1 })
  ctx.restore()
}

/** Prints a sleeve that hangs from its pin. */
export function printSleeve(ctx: SKRSContext2D, shape: Path2D, cloth: Sleeve): void {
  ctx.save()
  ctx.clip(shape)
  PRINTS[cloth.pattern](ctx, { wide: 0.08, long: 0.24, colour: cloth.colour })
  ctx.restore()
}

interface Sleeve {
  readonly pattern: Pattern
  readonly colour: string
}

/** What these details print the whole garment with. */
export function printOf(details: readonly Detail[]): Pattern | null {
  return details.find((detail): detail is Detail & Pattern => Object.hasOwn(PRINTS, detail)) ?? null
}

interface Sheet {
  readonly wide: number
  readonly long: number
  readonly colour: string
}

type Print = (ctx: SKRSContext2D, sheet: Sheet) => void

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
    ctx.fillStyle = stripeOn(colour)
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
  sequins: scattered(0.017, (ctx, { x, y }) => {
    const glint = Math.abs(Math.sin(x * 91.7 + y * 57.3))
    ctx.fillStyle = faded('#fffdf2', 0.25 + glint * 0.7)
    ctx.beginPath()
    ctx.arc(x, y, 0.0025 + glint * 0.0035, 0, Math.PI * 2)
    ctx.fill()
  }),
  spots: scattered(0.05, (ctx, { x, y }) => {
    ctx.strokeStyle = '#3a2a20'
    ctx.lineWidth = 0.006
    ctx.beginPath()
    ctx.arc(x, y, 0.011, x * 40, x * 40 + 4.6)
    ctx.stroke()
  }),
  camouflage: (ctx, { wide, long, colour }) => {
    const tones = [shade(colour, 0.35), lighten(colour, 0.3), shade(colour, 0.6)]
    for (let blot = 0; blot < 60; blot++) {
      const x = (((blot * 0.618) % 1) * 2 - 1) * wide
      const y = ((blot * 0.371) % 1) * (long + 0.1) - 0.08
      ctx.fillStyle = tones[blot % tones.length] ?? colour
      ctx.beginPath()
      ctx.ellipse(x, y, 0.026, 0.013, blot, 0, Math.PI * 2)
      ctx.fill()
    }
  },
  rainbow: (ctx, { wide, long }) => {
    const bands = ['#d6453f', '#ec8b3a', '#f2c14a', '#5fa35f', '#4f80bd', '#7b5fb5']
    const high = (long + 0.1) / bands.length
    bands.forEach((band, index) => {
      ctx.fillStyle = band
      ctx.fillRect(-wide, -0.1 + index * high, wide * 2, high + 0.002)
    })
  },
  stars: scattered(0.06, (ctx, { x, y }, colour) => {
    ctx.fillStyle = colour
    starAt(ctx, x, y, 0.014)
  }),
  hearts: scattered(0.056, (ctx, { x, y }, colour) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(x, y + 0.012)
    ctx.bezierCurveTo(x - 0.022, y - 0.006, x - 0.008, y - 0.018, x, y - 0.006)
    ctx.bezierCurveTo(x + 0.008, y - 0.018, x + 0.022, y - 0.006, x, y + 0.012)
    ctx.fill()
  }),
  border: (ctx, { wide, long }) => {
    ctx.fillStyle = '#e8bf4a'
    ctx.fillRect(-wide, long - 0.128, wide * 2, 0.014)
    ctx.fillRect(-wide, long - 0.152, wide * 2, 0.006)
  },
  pleats: (ctx, { wide, long, colour }) => {
    ctx.fillStyle = faded(shade(colour, 0.5), 0.4)
    for (let x = -wide; x < wide; x += 0.022) ctx.fillRect(x, -0.1, 0.008, long + 0.1)
  },
}

import { blot } from '../../../scene/blot.ts'
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { tone, type Depth, type Part } from './part.ts'
import type { Look } from '../outfit.ts'
import { cut, model } from '../drawing/paper.ts'
import { blend, faded, lighten, shade } from '../drawing/tone.ts'

/** A foot from its ankle; seen from the side its toes point right, from the front towards us. */
export function foot(look: Look, depth: Depth, front: boolean): Part {
  const size = look.build.body * largeness(look)
  const sole = look.build.sole / size
  const { style, colour } = look.outfit.shoes
  const skin = tone(look.skin, depth)
  const own = style === 'bare' ? skin : tone(colour, depth)
  return {
    frame: { x: -0.13 * size, y: -0.08 * size, width: 0.36 * size, height: 0.2 * size },
    paint: (ctx) => {
      ctx.scale(size, size)
      if (isOnStick(look)) upward(ctx, sole)
      if (front) return frontShoe(ctx, { style, colour: own, sole })
      if (style === 'flippers') flipper(ctx, own, sole)
      else shoe(ctx, { style, colour: own, sole, skin })
    },
  }
}

/** Legs like sticks: what is on them is as large as if they were none. */
const STICKS = 0.7

function isOnStick({ beast, build, outfit }: Look): boolean {
  return beast === true && build.girth < STICKS && !/^(?:bare|paws)$/u.test(outfit.shoes.style)
}

function largeness(look: Look): number {
  if (isOnStick(look)) return 2
  // Wheels and blades are to be seen.
  const skates = look.outfit.shoes.style.endsWith('skates')
  if (look.beast) return skates ? 1.9 : 1.36
  return skates ? 1.25 : look.build.age === 'baby' ? 1.02 : 1
}

/** Higher from the ground up, or it would be a slipper. */
function upward(ctx: SKRSContext2D, sole: number): void {
  ctx.translate(0, sole)
  ctx.scale(1, 1.8)
  ctx.translate(0, -sole)
}

interface Shoe {
  readonly style: Look['outfit']['shoes']['style']
  readonly colour: string
  readonly sole: number
}

function frontShoe(ctx: SKRSContext2D, look: Shoe): void {
  const broad = look.style === 'clown-shoes' || look.style === 'paws'
  const wide = look.style === 'flippers' ? 0.06 : broad ? 0.05 : 0.034
  const shape = new Path2D()
  shape.moveTo(-0.024, -0.012)
  shape.bezierCurveTo(-0.03, 0.01, -wide * 1.1, look.sole, -wide * 0.85, look.sole)
  shape.lineTo(wide * 0.85, look.sole)
  shape.bezierCurveTo(wide * 1.1, look.sole, 0.03, 0.01, 0.024, -0.012)
  shape.bezierCurveTo(0.015, -0.026, -0.015, -0.026, -0.024, -0.012)
  cut(ctx, shape, look.colour)
  model(ctx, shape, { colour: look.colour, left: -wide, right: wide })
  underneath(ctx, look, { from: -wide * 0.9, to: wide * 0.9 })
}

function shoe(ctx: SKRSContext2D, look: Shoe & { skin: string }): void {
  const { style, colour, sole } = look
  const long = style === 'clown-shoes' ? 0.15 : style === 'bare' ? 0.088 : 0.1
  const lift = style === 'heels' ? 0.016 : 0
  const shape = new Path2D()
  shape.moveTo(-0.029, -0.012)
  shape.bezierCurveTo(-0.036, 0.008, -0.038, sole - lift, -0.034, sole - lift)
  shape.lineTo(long * 0.86, sole)
  shape.bezierCurveTo(long * 1.04, sole, long * 1.04, sole * 0.42, long * 0.74, sole * 0.3)
  if (style === 'curled')
    shape.bezierCurveTo(long * 1.3, 0, long * 1.25, -0.03, long * 1.02, -0.026)
  shape.bezierCurveTo(long * 0.5, sole * 0.12, 0.03, -0.004, 0.027, -0.014)
  shape.bezierCurveTo(0.016, -0.03, -0.018, -0.03, -0.029, -0.012)
  const main = style === 'sandals' ? look.skin : colour
  cut(ctx, shape, main)
  model(ctx, shape, { colour: main, left: -0.04, right: long })
  if (style === 'sandals') straps(ctx, colour, sole)
  if (style === 'sneakers') laces(ctx, colour)
  if (style === 'bare' || style === 'paws') return
  underneath(ctx, look, { from: -0.036, to: long * 0.97 })
  if (style === 'heels') {
    ctx.fillStyle = shade(colour, 0.3)
    ctx.fillRect(-0.033, sole - 0.02, 0.012, 0.02)
  }
}

function underneath(ctx: SKRSContext2D, look: Shoe, span: { from: number; to: number }): void {
  const { sole, style, colour } = look
  if (style === 'bare' || style === 'ballet' || style === 'socks') return
  const width = span.to - span.from
  if (style === 'skates') {
    ctx.fillStyle = '#c9d4de'
    ctx.fillRect(span.from, sole - 0.002, width, 0.009)
    ctx.fillRect(span.from + width * 0.2, sole - 0.012, 0.008, 0.014)
    return ctx.fillRect(span.from + width * 0.75, sole - 0.012, 0.008, 0.014)
  }
  if (style === 'roller-skates') return wheels(ctx, span, sole)
  ctx.fillStyle = style === 'sneakers' ? blend(colour, '#ffffff', 0.75) : shade(colour, 0.4)
  ctx.beginPath()
  ctx.roundRect(span.from, sole - 0.0105, width, 0.011, 0.005)
  ctx.fill()
}

function wheels(ctx: SKRSContext2D, span: { from: number; to: number }, sole: number): void {
  const width = span.to - span.from
  for (const share of [0.18, 0.82]) {
    blot(ctx, '#f2c14a', [span.from + width * share, sole - 0.001, 0.0135])
    blot(ctx, '#7a4a3c', [span.from + width * share, sole - 0.001, 0.005])
  }
}

function flipper(ctx: SKRSContext2D, colour: string, sole: number): void {
  const shape = new Path2D()
  shape.moveTo(-0.034, -0.008)
  shape.lineTo(-0.036, sole)
  shape.lineTo(0.2, sole + 0.006)
  shape.quadraticCurveTo(0.215, sole - 0.006, 0.195, sole - 0.012)
  shape.quadraticCurveTo(0.07, sole * 0.3, 0.026, -0.012)
  shape.closePath()
  cut(ctx, shape, colour)
  model(ctx, shape, { colour, left: -0.03, right: 0.2 })
}

function laces(ctx: SKRSContext2D, colour: string): void {
  ctx.strokeStyle = faded(lighten(shade(colour, 0.5), 0.2), 0.8)
  ctx.lineWidth = 0.004
  for (const x of [0.03, 0.044]) {
    ctx.beginPath()
    ctx.moveTo(x - 0.006, -0.004 + x * 0.16)
    ctx.lineTo(x + 0.008, 0.008)
    ctx.stroke()
  }
}

function straps(ctx: SKRSContext2D, colour: string, sole: number): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = 0.01
  ctx.beginPath()
  ctx.moveTo(0.055, sole)
  ctx.lineTo(0.035, 0.008)
  ctx.moveTo(-0.03, 0.004)
  ctx.lineTo(0.022, 0.006)
  ctx.stroke()
}

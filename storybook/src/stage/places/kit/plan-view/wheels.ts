import { blot } from '../../../../scene/blot.ts'
import { triples } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import type { Ctx } from '../shapes.ts'

/** How one that travels is drawn: it heads to the right, its middle is 0,0, in u. */
export interface Look {
  readonly ctx: Ctx
  /** Its own colour, and any other in the light of the stage. */
  readonly colour: string
  readonly tone: (colour: string) => string
  /** Seconds, with a start of its own. */
  readonly t: number
  /** Which of its group it is. */
  readonly index: number
  readonly noun: string
  /** Where it heads, so that shadows can fall all one way. */
  readonly angle: number
}

export function slab(
  ctx: Ctx,
  colour: string,
  box: readonly [x: number, y: number, wide: number, deep: number, round?: number],
): void {
  const [x, y, wide, deep, round = 0.1] = box
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.roundRect(x - wide / 2, y - deep / 2, wide, deep, round)
  ctx.fill()
}

export function car({ ctx, colour, tone }: Look): void {
  shade(ctx, [1.3, 0.66])
  for (const x of [-0.4, 0.4]) slab(ctx, tone('#26252c'), [x, 0, 0.28, 0.7, 0.06])
  slab(ctx, colour, [0, 0, 1.3, 0.62, 0.22])
  slab(ctx, tone('#2f4252'), [0.2, 0, 0.26, 0.52, 0.08])
  slab(ctx, tone('#2f4252'), [-0.44, 0, 0.18, 0.48, 0.06])
  slab(ctx, lighter(colour, 0.18), [-0.12, 0, 0.46, 0.52, 0.1])
  lamps(ctx, 0.6, 0.22)
}

export function truck({ ctx, colour, tone }: Look): void {
  shade(ctx, [2.3, 0.8])
  slab(ctx, tone('#3a3a42'), [0.1, 0, 2.2, 0.5, 0.05])
  slab(ctx, colour, [0.92, 0, 0.5, 0.74, 0.14])
  slab(ctx, tone('#2f4252'), [1.04, 0, 0.16, 0.64, 0.05])
  slab(ctx, tone('#eae5da'), [-0.3, 0, 1.7, 0.78, 0.06])
  for (let x = -1; x < 0.5; x += 0.28) slab(ctx, clear('#8d8577', 0.5), [x, 0, 0.04, 0.74, 0])
  lamps(ctx, 1.14, 0.26)
}

export function bus({ ctx, colour, tone }: Look): void {
  shade(ctx, [2.3, 0.78])
  slab(ctx, colour, [0, 0, 2.3, 0.76, 0.14])
  slab(ctx, tone('#2f4252'), [1.02, 0, 0.14, 0.66, 0.05])
  slab(ctx, lighter(colour, 0.3), [-0.1, 0, 1.9, 0.5, 0.08])
  for (const x of [-0.6, 0.3]) slab(ctx, tone('#d8d6d0'), [x, 0, 0.44, 0.34, 0.05])
  lamps(ctx, 1.1, 0.26)
}

/** The engine is the first; the others are its wagons. */
export function wagon(look: Look): void {
  const { ctx, colour, tone, index, noun } = look
  shade(ctx, [1.9, 0.72])
  if (index === 0 && /\bsteam|locomotive/u.test(noun)) return steamEngine(look)
  if (/\b(freight|cargo|goods)\b/u.test(noun) && index > 0) {
    slab(ctx, tone('#4a4640'), [0, 0, 1.84, 0.6, 0.04])
    slab(ctx, tone(FREIGHT[index % 5] ?? '#c0492f'), [0, 0, 1.66, 0.7, 0.04])
    for (let x = -0.7; x < 0.8; x += 0.2) slab(ctx, clear('#141428', 0.2), [x, 0, 0.04, 0.66, 0])
    return
  }
  slab(ctx, colour, [0, 0, 1.84, 0.74, index === 0 ? ([0.1, 0.36, 0.36, 0.1] as never) : 0.08])
  slab(ctx, lighter(colour, 0.34), [index === 0 ? -0.15 : 0, 0, index === 0 ? 1.3 : 1.6, 0.4, 0.06])
  for (const x of [-0.5, 0.1]) slab(ctx, tone('#8f949c'), [x, 0, 0.34, 0.28, 0.04])
  if (index === 0) slab(ctx, tone('#2f4252'), [0.68, 0, 0.2, 0.56, 0.1])
}

/** A long black boiler with its dome, coals behind it, and smoke that trails over the wagons. */
function steamEngine({ ctx, tone, t }: Look): void {
  slab(ctx, tone('#2b2d33'), [0.2, 0, 1.5, 0.5, 0.22])
  slab(ctx, tone('#8d2f26'), [-0.66, 0, 0.5, 0.74, 0.06])
  slab(ctx, tone('#17181c'), [-0.66, 0, 0.36, 0.54, 0.04])
  slab(ctx, tone('#c99a3f'), [0.2, 0, 0.16, 0.5, 0.04])
  slab(ctx, tone('#101114'), [0.66, 0, 0.28, 0.28, 0.14])
  for (let i = 0; i < 9; i++) {
    const far = (i + ((t * 2) % 1)) / 9
    blot(ctx, clear(tone('#e9e6e2'), 0.62 * (1 - far)), [
      0.66 - far * 4.6,
      -0.5 * far + 0.1 * Math.sin(i * 2.4),
      0.16 + far * 0.5,
    ])
  }
}

export function tractor({ ctx, colour, tone }: Look): void {
  shade(ctx, [1.5, 0.9])
  for (const side of [-1, 1]) {
    slab(ctx, tone('#26252c'), [-0.34, side * 0.42, 0.66, 0.26, 0.08])
    slab(ctx, tone('#26252c'), [0.5, side * 0.34, 0.36, 0.18, 0.06])
  }
  slab(ctx, colour, [0.36, 0, 0.8, 0.42, 0.1])
  slab(ctx, lighter(colour, 0.25), [-0.26, 0, 0.56, 0.62, 0.1])
  slab(ctx, tone('#2f4252'), [0.02, 0, 0.12, 0.54, 0.04])
  slab(ctx, tone('#6d5a48'), [-0.9, 0, 0.14, 1.5, 0.04])
  for (let y = -0.6; y <= 0.61; y += 0.3) slab(ctx, tone('#4a4a52'), [-1.08, y, 0.3, 0.08, 0.03])
}

/** The shadow of what stands a little over the ground. */
export function shade(ctx: Ctx, [wide, deep]: readonly [number, number]): void {
  slab(ctx, clear('#141428', 0.32), [-0.06, 0.12, wide, deep, 0.16])
}

function lamps(ctx: Ctx, x: number, y: number): void {
  for (const side of [-1, 1]) slab(ctx, '#fff2c4', [x, side * y, 0.07, 0.13, 0.03])
}

/** What headlights throw before them by night. */
export function beams(ctx: Ctx, long: number): void {
  const light = ctx.createLinearGradient(long, 0, long + 2.2, 0)
  light.addColorStop(0, clear('#fff0b8', 0.6))
  light.addColorStop(1, clear('#fff0b8', 0))
  ctx.fillStyle = light
  ctx.beginPath()
  ctx.moveTo(long, -0.25)
  ctx.lineTo(long + 2.2, -0.8)
  ctx.lineTo(long + 2.2, 0.8)
  ctx.lineTo(long, 0.25)
  ctx.fill()
}

function hull(ctx: Ctx, colour: string, [long, deep]: readonly [number, number]): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  ctx.moveTo(long / 2, 0)
  ctx.quadraticCurveTo(long * 0.25, -deep * 0.55, -long * 0.1, -deep / 2)
  ctx.lineTo(-long / 2, -deep * 0.42)
  ctx.lineTo(-long / 2, deep * 0.42)
  ctx.lineTo(-long * 0.1, deep / 2)
  ctx.quadraticCurveTo(long * 0.25, deep * 0.55, long / 2, 0)
  ctx.fill()
}

/** Foam that spreads behind what moves through the water. */
export function wake({ ctx, t }: Look, [long, deep]: readonly [number, number]): void {
  ctx.lineCap = 'round'
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const far = i / 9
      ctx.strokeStyle = clear('#f4fdff', 0.75 * (1 - far))
      ctx.lineWidth = 0.06 + 0.1 * (1 - far)
      const x = long * 0.35 - far * long * 1.9
      const y = side * (deep * 0.35 + far * deep * 1.1) + 0.04 * Math.sin(t * 5 + i)
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x - long * 0.19, y + side * deep * 0.12)
      ctx.stroke()
    }
  for (let i = 0; i < 6; i++)
    blot(ctx, clear('#f4fdff', 0.6 * (1 - i / 6)), [
      -long * (0.55 + i * 0.14),
      0.05 * Math.sin(t * 6 + i),
      long * 0.1,
      deep * (0.2 + i * 0.04),
    ])
}

export function motorboat(look: Look): void {
  const { ctx, colour, tone } = look
  wake(look, [1.9, 0.8])
  ctx.save()
  ctx.translate(-0.1, 0.14)
  hull(ctx, clear('#0f2c44', 0.35), [1.9, 0.84])
  ctx.restore()
  hull(ctx, colour, [1.9, 0.8])
  hull(ctx, tone('#d8b98a'), [1.5, 0.54])
  slab(ctx, tone('#f4f1ea'), [-0.02, 0, 0.6, 0.46, 0.12])
  slab(ctx, tone('#2f4252'), [0.22, 0, 0.12, 0.4, 0.05])
  slab(ctx, tone('#8a5a3c'), [-0.55, 0, 0.16, 0.44, 0.05])
}

export function sailboat(look: Look): void {
  const { ctx, colour, tone, t } = look
  wake(look, [1.9, 0.7])
  hull(ctx, tone('#a9764a'), [2, 0.72])
  hull(ctx, tone('#e8cfa4'), [1.7, 0.5])
  ctx.rotate(0.06 * Math.sin(t * 1.3))
  for (const [from, to, belly] of triples('0.15 -0.95 0.95, 0.9 0.2 0.55')) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(from, 0)
    ctx.quadraticCurveTo((from + to) / 2, belly, to, belly * 0.55)
    ctx.lineTo(from, 0)
    ctx.fill()
    ctx.strokeStyle = darker(colour, 0.25)
    ctx.lineWidth = 0.04
    ctx.stroke()
  }
}

const FREIGHT = ['#c0492f', '#2f7fa6', '#e0a13c', '#5b8f52', '#d8d2c4']

export function ship(look: Look): void {
  const { ctx, colour, tone, noun } = look
  wake(look, [4.2, 1.1])
  hull(ctx, colour, [4.4, 1.2])
  hull(ctx, tone('#cfc8bc'), [4, 0.96])
  if (/\b(cruise|ferry|liner|yacht|passenger)\b/u.test(noun)) {
    slab(ctx, tone('#f6f3ec'), [-0.3, 0, 2.8, 0.74, 0.2])
    slab(ctx, tone('#5fb4d0'), [0.4, 0, 0.6, 0.34, 0.1])
    slab(ctx, tone('#c0492f'), [-1.2, 0, 0.4, 0.3, 0.1])
    return
  }
  for (let i = 0; i < 6; i++)
    for (let row = 0; row < 4; row++)
      slab(ctx, tone(FREIGHT[(i * 3 + row * 2) % 5] ?? '#c0492f'), [
        -0.95 + i * 0.44,
        -0.32 + row * 0.21,
        0.4,
        0.19,
        0.02,
      ])
  slab(ctx, tone('#f6f3ec'), [-1.6, 0, 0.42, 0.86, 0.06])
}

/** A narrow boat with somebody who paddles. */
export function kayak(look: Look): void {
  const { ctx, colour, tone, t } = look
  wake(look, [1.5, 0.4])
  blot(ctx, colour, [0, 0, 1.05, 0.25])
  slab(ctx, tone('#f0c24a'), [0, 0, 0.34, 0.4, 0.16])
  slab(ctx, tone('#6b4630'), [0.02, 0, 0.24, 0.24, 0.12])
  ctx.save()
  ctx.rotate(0.5 * Math.sin(t * 4))
  slab(ctx, tone('#5b4636'), [0.16, 0, 0.06, 1.7, 0.03])
  for (const side of [-1, 1]) slab(ctx, tone('#e0503c'), [0.16, side * 0.8, 0.14, 0.34, 0.06])
  ctx.restore()
}

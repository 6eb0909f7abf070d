import type { SKRSContext2D } from '@napi-rs/canvas'
import { blot } from '../../scene/blot.ts'
import { darker, lighter } from '../places/kit/colour.ts'
import { TURN } from '../easing.ts'

/** A ball of paper in space: where, how large, and how far it has turned about itself. */
export interface Ball {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly turned: number
}

export interface BodyLook {
  readonly form: 'earth' | 'moon' | 'sun' | 'ringed' | 'planet'
  readonly colour: string
}

const COLOURS: Readonly<Record<string, string>> = {
  mars: '#d9673f',
  venus: '#e8c583',
  jupiter: '#d9a877',
  saturn: '#e6cf9a',
  neptune: '#4f74c9',
  uranus: '#9fd6da',
  mercury: '#b9a48c',
  pluto: '#cbb6a6',
}

/** How a body looks by its name, in the colour that is said or its own. */
export function bodyLook(name: string, colour: string | null): BodyLook {
  const last = name.split(' ').at(-1) ?? ''
  if (last === 'earth') return { form: 'earth', colour: colour ?? '#4aa3df' }
  if (last === 'sun' || last === 'star') return { form: 'sun', colour: colour ?? '#fdc64a' }
  if (/^(?:moon|asteroid|comet)$/u.test(last)) return { form: 'moon', colour: colour ?? '#d9d6e4' }
  const form = last === 'saturn' ? 'ringed' : 'planet'
  return { form, colour: colour ?? COLOURS[last] ?? '#d98a5a' }
}

/** The ball with its seas, its craters or its glow. */
export function drawBody(ctx: SKRSContext2D, look: BodyLook, ball: Ball): void {
  if (look.form === 'sun') return drawStar(ctx, look.colour, ball)
  const { x, y, r } = ball
  blot(ctx, look.colour, [x, y, r])
  ctx.save()
  ctx.beginPath()
  ctx.ellipse(x, y, r, r, 0, 0, TURN)
  ctx.clip()
  MARKS[look.form](ctx, look.colour, ball)
  ctx.globalAlpha = 0.2
  // The night side: what is left of the ball beside its day.
  ctx.fillStyle = '#14103a'
  ctx.beginPath()
  ctx.ellipse(x, y, r * 1.02, r * 1.02, 0, 0, TURN)
  ctx.ellipse(x - r * 0.32, y - r * 0.22, r * 1.02, r * 1.02, 0, 0, TURN)
  ctx.fill('evenodd')
  ctx.restore()
  if (look.form === 'ringed') drawRing(ctx, look.colour, ball)
}

function drawStar(ctx: SKRSContext2D, colour: string, { x, y, r }: Ball): void {
  const whole = ctx.globalAlpha
  for (const [share, shade, alpha] of [
    [1.7, colour, 0.14],
    [1.32, colour, 0.24],
    [1, darker(colour, 0.12), 1],
    [0.86, colour, 1],
    [0.58, lighter(colour, 0.55), 1],
  ] as const) {
    ctx.globalAlpha = whole * alpha
    blot(ctx, shade, [x, y, r * share])
  }
  ctx.globalAlpha = whole
}

type Mark = readonly [along: number, up: number, wide: number, high: number]

/** Lands, and craters: along the way round, 0…1, and the rest in radii. */
const LANDS: readonly Mark[] = [
  [0, 0.35, 0.42, 0.3],
  [0.08, -0.25, 0.3, 0.4],
  [0.34, 0.3, 0.55, 0.34],
  [0.44, -0.1, 0.28, 0.22],
  [0.62, 0.1, 0.36, 0.48],
  [0.84, -0.35, 0.3, 0.24],
]
const CRATERS: readonly Mark[] = [
  [0.05, 0.3, 0.24, 0.22],
  [0.2, -0.4, 0.18, 0.17],
  [0.4, 0.05, 0.28, 0.26],
  [0.62, -0.2, 0.2, 0.2],
  [0.8, 0.45, 0.22, 0.2],
]

type Draw = (ctx: SKRSContext2D, colour: string, ball: Ball) => void

const MARKS: Readonly<Record<Exclude<BodyLook['form'], 'sun'>, Draw>> = {
  earth: (ctx, _, ball) => {
    marked(ctx, '#6cbf5a', { ball, marks: LANDS })
    for (const side of [-1, 1])
      blot(ctx, '#f4f9fb', [ball.x, ball.y + side * ball.r, ball.r * 0.5, ball.r * 0.17])
  },
  moon: (ctx, colour, ball) => marked(ctx, darker(colour, 0.12), { ball, marks: CRATERS }),
  planet: banded,
  ringed: banded,
}

/** What is on a ball goes round with it, narrow at its rim. */
function marked(
  ctx: SKRSContext2D,
  colour: string,
  { ball: { x, y, r, turned }, marks }: { readonly ball: Ball; readonly marks: readonly Mark[] },
): void {
  for (const [along, up, wide, high] of marks) {
    const angle = (along + turned) * TURN
    const seen = Math.cos(angle)
    if (seen <= 0) continue
    blot(ctx, colour, [x + Math.sin(angle) * r, y - up * r, wide * seen * r, high * r])
  }
}

function banded(ctx: SKRSContext2D, colour: string, { x, y, r, turned }: Ball): void {
  for (const [up, shade, high] of [
    [0.42, lighter(colour, 0.22), 0.12],
    [-0.12, darker(colour, 0.1), 0.16],
    [-0.58, lighter(colour, 0.16), 0.1],
  ] as const)
    blot(ctx, shade, [x, y - up * r, r * 1.1, high * r])
  marked(ctx, darker(colour, 0.2), {
    ball: { x, y, r, turned },
    marks: [[0.1, -0.1, 0.26, 0.12]],
  })
}

function drawRing(ctx: SKRSContext2D, colour: string, { x, y, r }: Ball): void {
  ctx.strokeStyle = darker(colour, 0.12)
  ctx.lineWidth = r * 0.26
  ctx.beginPath()
  ctx.ellipse(x, y, r * 1.7, r * 0.5, -0.2, 0.1, Math.PI - 0.1)
  ctx.stroke()
}

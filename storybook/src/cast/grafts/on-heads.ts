import type { SKRSContext2D } from '@napi-rs/canvas'
import { blot } from '../../scene/blot.ts'
import { shift } from '../colour/oklch.ts'
import type { Anatomy } from './anatomy.ts'
import { placed, type DrawPart } from './draw-part.ts'
import { taper } from './taper.ts'

/** Ears at both sides of the crown, as large and as pointed as their owner's. */
export const ears: DrawPart = ({ ctx, at, of, coat }) => {
  const { head, frontal, ahead } = at
  const inner = shift(coat.tone, 0.16)
  const draw = EARS.find(([kind]) => kind.test(of))?.[1] ?? roundEar
  const low = draw === flapEar ? 0.5 : 0.16
  // Of large ears in profile the near one is seen, behind the cheek.
  const sides = draw === flapEar && !frontal ? [-ahead] : [-ahead, ahead]
  for (const side of sides)
    placed(
      ctx,
      {
        x: head.x + side * head.size * (frontal ? 0.34 : 0.2),
        y: head.top - head.size * low,
        size: Math.max(0.24, head.size),
        ahead: side,
      },
      () => draw(ctx, coat.tone, inner),
    )
}

type DrawEar = (ctx: SKRSContext2D, tone: string, inner: string) => void

const EARS: readonly (readonly [RegExp, DrawEar])[] = [
  [/elephant/u, flapEar],
  [/rabbit|bunny|hare|kangaroo|donkey|mule/u, longEar],
  [/bat|cat|fox|wolf|lynx|fennec|horse|pig|tiger|bull|cow|deer/u, pointedEar],
]

function pointedEar(ctx: SKRSContext2D, tone: string, inner: string): void {
  for (const [fill, k] of [
    [tone, 1],
    [inner, 0.6],
  ] as const) {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.moveTo(-0.14 * k, 0.06)
    ctx.quadraticCurveTo(-0.02, -0.5 * k, 0.34 * k, -0.78 * k)
    ctx.quadraticCurveTo(0.44 * k, -0.2 * k, 0.24 * k, 0.1)
    ctx.fill()
  }
}

function longEar(ctx: SKRSContext2D, tone: string, inner: string): void {
  blot(ctx, tone, [0.08, -0.5, 0.15, 0.6, 0.16])
  blot(ctx, inner, [0.09, -0.48, 0.08, 0.46, 0.16])
}

function roundEar(ctx: SKRSContext2D, tone: string, inner: string): void {
  blot(ctx, tone, [0.1, -0.06, 0.24])
  blot(ctx, inner, [0.11, -0.05, 0.14])
}

function flapEar(ctx: SKRSContext2D, tone: string, inner: string): void {
  blot(ctx, tone, [0.42, 0, 0.42, 0.56, 0.2])
  blot(ctx, inner, [0.44, 0.03, 0.3, 0.42, 0.2])
}

/** The eyes of somebody else, large enough to be noticed. */
export const eyes: DrawPart = ({ ctx, at, of, pose }) => {
  const { head, frontal, ahead } = at
  const look = GAZES.find(([kind]) => kind.test(of))?.[1] ?? {
    iris: '#c98a2c',
    slit: false,
    brow: false,
  }
  const shut = (pose.blink ?? 0) > 0.5
  const middle = head.x + (frontal ? 0 : ahead * head.size * 0.08)
  const r = head.size * (frontal ? 0.2 : 0.17)
  for (const side of [-1, 1])
    placed(
      ctx,
      { x: middle + side * r * 1.05, y: head.y + head.size * 0.06, size: r, ahead: side },
      () => eye(ctx, look, shut),
    )
}

interface Gaze {
  readonly iris: string
  readonly slit: boolean
  readonly brow: boolean
  /** The lid around it, as chameleons have them. */
  readonly turret?: string
}

const GAZES: readonly (readonly [RegExp, Gaze])[] = [
  [/owl/u, { iris: '#f6b21c', slit: false, brow: false }],
  [/eagle|hawk|falcon|bird/u, { iris: '#f2c230', slit: false, brow: true }],
  [/chameleon|frog|toad/u, { iris: '#e0a030', slit: false, brow: false, turret: '#5fae48' }],
  [/cat|tiger|snake|crocodile|dragon|gecko|lizard/u, { iris: '#9fc62f', slit: true, brow: false }],
  [/fly|bee|dragonfly|insect|spider/u, { iris: '#7a2f3a', slit: false, brow: false }],
]

function eye(ctx: SKRSContext2D, { iris, slit, brow, turret }: Gaze, shut: boolean): void {
  if (turret) blot(ctx, turret, [0, 0, 1.35])
  blot(ctx, '#3a2a24', [0, 0, 1.08])
  if (shut) return
  blot(ctx, iris, [0, 0, 0.94])
  blot(ctx, '#1d1718', slit ? [0, 0, 0.18, 0.7] : [0, 0, 0.48])
  blot(ctx, '#ffffff', [-0.24, -0.3, 0.18])
  if (!brow) return
  ctx.strokeStyle = '#4a342a'
  ctx.lineWidth = 0.4
  ctx.beginPath()
  ctx.moveTo(-1.1, -0.45)
  ctx.lineTo(1.1, -1.05)
  ctx.stroke()
}

/** Where a nose, a beak or a trunk begins. */
function snout({ head, frontal, ahead }: Anatomy): { x: number; y: number; size: number } {
  return {
    x: head.x + (frontal ? 0 : ahead * head.size * 0.42),
    y: head.y - head.size * (frontal ? 0.16 : 0.1),
    size: Math.max(0.24, head.size),
  }
}

export const trunk: DrawPart = ({ ctx, at, coat, t }) => {
  const sway = 0.12 * Math.sin(t * 1.7)
  placed(ctx, { ...snout(at), ahead: at.ahead }, () =>
    taper(ctx, {
      curve: [
        { x: 0, y: 0 },
        { x: 0.5, y: 0.1 },
        { x: 0.2 + sway, y: 0.9 },
        { x: 0.66 + sway, y: 0.86 },
      ],
      wide: [0.4, 0.16],
      fill: coat.tone,
      rings: 8,
    }),
  )
}

export const tusks: DrawPart = ({ ctx, at }) => {
  const { x, y, size } = snout(at)
  for (const side of at.frontal ? [-1, 1] : [0.2, 1])
    placed(
      ctx,
      {
        x: x + side * at.ahead * size * 0.16,
        y: y - size * 0.14,
        size,
        ahead: at.ahead * (side < 0 ? -1 : 1),
      },
      () =>
        taper(ctx, {
          curve: [
            { x: 0, y: 0 },
            { x: 0.06, y: 0.34 },
            { x: 0.34, y: 0.42 },
            { x: 0.5, y: 0.12 },
          ],
          wide: [0.13, 0.02],
          fill: '#fbf5e4',
        }),
    )
}

export const beak: DrawPart = ({ ctx, at, of }) => {
  const { x, y, size } = snout(at)
  const long = /toucan|pelican|stork|crane|heron/u.test(of)
    ? 1.5
    : /duck|goose|swan/u.test(of)
      ? 1
      : 0.7
  placed(ctx, { x, y, size, ahead: at.ahead }, () => {
    ctx.fillStyle = '#f2a52c'
    ctx.beginPath()
    ctx.moveTo(-0.1, -0.2)
    ctx.quadraticCurveTo(long * 0.7, -0.26, long, 0.14)
    ctx.quadraticCurveTo(long * 0.5, 0.1, -0.1, 0.16)
    ctx.fill()
    ctx.fillStyle = '#cf7f1e'
    ctx.beginPath()
    ctx.moveTo(-0.06, 0.1)
    ctx.quadraticCurveTo(long * 0.4, 0.1, long * 0.72, 0.16)
    ctx.quadraticCurveTo(long * 0.3, 0.3, -0.06, 0.22)
    ctx.fill()
  })
}

/** Behind the head: a wreath of hair. */
export const mane: DrawPart = ({ ctx, at, of, coat }) => {
  const { head, frontal, ahead } = at
  const middle = head.x - (frontal ? 0 : ahead * head.size * 0.34)
  const fill = /lion/u.test(of) ? '#8a5a3c' : shift(coat.tone, -0.14)
  const tufts = 18
  for (let tuft = 0; tuft < tufts; tuft++) {
    const angle = (tuft / tufts) * 2 * Math.PI
    const reach = head.size * (tuft % 2 === 0 ? 0.66 : 0.58)
    blot(ctx, fill, [
      middle + Math.cos(angle) * reach * 0.8,
      -head.y + Math.sin(angle) * reach * 0.8,
      head.size * 0.26,
      head.size * 0.15,
      angle,
    ])
  }
  blot(ctx, fill, [middle, -head.y, head.size * 0.56])
}

import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { blot } from '../../../scene/blot.ts'
import type { Actor, Pose } from '../../actor.ts'
import { shift } from '../../colour/oklch.ts'
import { readColour } from '../../colour/read-colour.ts'
import { wingSheet } from '../../noto/paper-wing.ts'
import { asOne } from './as-one.ts'

/** A wing that is pinned at 0,0 and reaches one unit to the right. */
type DrawWing = (ctx: SKRSContext2D, tone: string) => void

const MANNERS: readonly (readonly [words: RegExp, draw: DrawWing, tone: string])[] = [
  [/butterfly|moth/u, butterfly, '#f08a2c'],
  [/dragonfly|fairy|bee/u, gauze, '#a9dcf2'],
  [/bat|dragon/u, leather, '#6b4a72'],
]

const FEATHERS: readonly [words: RegExp, draw: DrawWing, tone: string] = [
  /./u,
  (ctx, tone) => wingSheet(tone, 1).paint(ctx, 1),
  '#f4f1fb',
]

/** Feathers that are not white. */
const PLUMES: readonly (readonly [RegExp, string])[] = [
  [/eagle|hawk|falcon|vulture|osprey/u, '#6b4a35'],
  [/owl|sparrow/u, '#8d6246'],
  [/crow|raven/u, '#3c3d44'],
  [/parrot|macaw/u, '#3fae4a'],
  [/flamingo/u, '#f48fb1'],
  [/peacock/u, '#1f8a9a'],
]

/** Beats a second of what is not said to fly, and how far a wing turns. */
const RATE = 1.3
const BEAT = 0.42

/** Wings at both sides of a thing, or on the back of who looks aside; they beat all the time. */
export function onWings(actor: Actor, words: string): Actor {
  const [, draw, own] = MANNERS.find(([named]) => named.test(words)) ?? FEATHERS
  const whose = /([a-z ]+)-winged/u.exec(words)?.[1] ?? ''
  const dye = readColour(whose)
  const tone =
    dye === null || dye === 'rainbow'
      ? (PLUMES.find(([bird]) => bird.test(whose))?.[1] ?? own)
      : dye
  const aside = actor.build !== 'still' && actor.faces !== 'front' && actor.build !== 'wheeled'
  const wing = { actor, draw, tone }
  return {
    ...actor,
    aspect: aside ? actor.aspect : actor.aspect + 0.5 * spanOf(actor),
    draw: asOne(actor, (brush, pose) => {
      const beat = Math.sin(2 * Math.PI * (pose.flap ?? brush.t * RATE))
      if (aside) onBack(brush.ctx, pose, { ...wing, beat, near: false })
      else for (const side of [-1, 1]) atSide(brush.ctx, { ...wing, beat, side })
      actor.draw(brush, pose)
      if (aside) onBack(brush.ctx, pose, { ...wing, beat, near: true })
    }),
  }
}

/** How long a wing is, in heights of the thing. */
const spanOf = ({ aspect }: Actor): number => Math.min(0.9, Math.max(0.5, 0.7 * aspect))

interface Wing {
  readonly actor: Actor
  readonly draw: DrawWing
  readonly tone: string
  readonly beat: number
}

function atSide(ctx: SKRSContext2D, wing: Wing & { readonly side: number }): void {
  const { actor, draw, tone, beat, side } = wing
  const span = spanOf(actor)
  ctx.save()
  ctx.translate(side * actor.aspect * 0.3, -0.56)
  ctx.scale(side * span, span)
  ctx.rotate(-0.35 - BEAT * beat)
  draw(ctx, tone)
  ctx.restore()
}

function onBack(ctx: SKRSContext2D, pose: Pose, wing: Wing & { readonly near: boolean }): void {
  const { actor, draw, tone, beat, near } = wing
  const at = actor.grip('back', pose)
  const behind = actor.faces === 'left' ? 1 : -1
  const span = near ? 0.62 : 0.56
  ctx.save()
  ctx.translate(at.x + behind * 0.06, -Math.max(0.5, at.y * 0.86))
  ctx.scale(behind * span, span)
  ctx.rotate((near ? -0.1 : -0.55) - 0.8 * BEAT * beat)
  draw(ctx, near ? tone : shift(tone, -0.08))
  ctx.restore()
}

const UPPER = new Path2D('M0 0C0.15 -0.5 0.6 -0.75 0.95 -0.6C1.1 -0.3 0.8 0.02 0.1 0.06Z')
const LOWER = new Path2D('M0 0.02C0.4 0 0.75 0.08 0.72 0.36C0.66 0.62 0.3 0.6 0 0.06Z')

function butterfly(ctx: SKRSContext2D, tone: string): void {
  for (const lobe of [LOWER, UPPER]) {
    ctx.fillStyle = tone
    ctx.fill(lobe)
    ctx.strokeStyle = '#2e2430'
    ctx.lineWidth = 0.06
    ctx.lineJoin = 'round'
    ctx.stroke(lobe)
  }
  const pale = shift(tone, 0.16)
  for (const at of [
    [0.62, -0.4, 0.14, 0.1],
    [0.36, -0.24, 0.1, 0.08],
    [0.46, 0.28, 0.12, 0.1],
  ] as const)
    blot(ctx, pale, at)
  for (const at of [
    [0.86, -0.5, 0.035],
    [0.9, -0.36, 0.03],
    [0.62, 0.42, 0.03],
  ] as const)
    blot(ctx, '#fffdf6', at)
}

function gauze(ctx: SKRSContext2D, tone: string): void {
  ctx.save()
  ctx.globalAlpha *= 0.78
  for (const turn of [0.12, -0.42]) {
    blot(ctx, tone, [0.5 * Math.cos(turn), 0.5 * Math.sin(turn), 0.52, 0.13, turn])
    blot(ctx, '#f4fcff', [0.5 * Math.cos(turn), 0.5 * Math.sin(turn) - 0.02, 0.42, 0.07, turn])
  }
  ctx.restore()
}

const leatherShape = (): Path2D =>
  new Path2D(
    'M0 0.05C0.1 -0.35 0.3 -0.6 0.55 -0.62L1 -0.42C0.86 -0.3 0.84 -0.16 0.86 0.02C0.74 -0.06 0.62 -0.02 0.56 0.14C0.46 0.04 0.34 0.06 0.28 0.2C0.18 0.12 0.08 0.1 0 0.05Z',
  )

function leather(ctx: SKRSContext2D, tone: string): void {
  ctx.fillStyle = tone
  ctx.fill(leatherShape())
  ctx.strokeStyle = shift(tone, -0.14)
  ctx.lineWidth = 0.04
  ctx.stroke(
    new Path2D(
      'M0 0.05C0.1 -0.35 0.3 -0.6 0.55 -0.62L1 -0.42M0.55 -0.62L0.86 0.02M0.55 -0.62L0.56 0.14M0.55 -0.62L0.28 0.2',
    ),
  )
}

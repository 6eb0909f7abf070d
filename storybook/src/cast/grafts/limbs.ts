import type { SKRSContext2D } from '@napi-rs/canvas'
import { blot } from '../../scene/blot.ts'
import type { Actor, ActorBrush, Pose } from '../actor.ts'
import { shift } from '../colour/oklch.ts'
import { raised } from '../looks/grafts/raised.ts'
import { anatomyOf } from './anatomy.ts'
import { coatOf, type Coat } from './coat-of.ts'
import { taper } from './taper.ts'

/** How legs look: how thick at the hip and at the foot, how they bend, and what they stand on. */
interface Build {
  readonly wide: readonly [hip: number, foot: number]
  readonly foot: 'paw' | 'hoof' | 'toes' | 'long' | 'point'
  /** How far the knee is before (or behind) the line from hip to foot. */
  readonly knee: number
  /** How long they are, in heights of the body they carry. */
  readonly long: number
  readonly pairs?: number
  readonly tone?: string
}

const BUILDS: readonly (readonly [RegExp, Build])[] = [
  [
    /spider|tarantula|scorpion|crab/u,
    { wide: [0.05, 0.03], foot: 'point', knee: 0.3, long: 0.34, pairs: 4, tone: '#3b3238' },
  ],
  [
    /\bant\b|\bbee\b|insect|grasshopper|beetle/u,
    { wide: [0.05, 0.03], foot: 'point', knee: 0.24, long: 0.36, pairs: 3, tone: '#3b3238' },
  ],
  [/frog|toad/u, { wide: [0.2, 0.09], foot: 'toes', knee: 0.34, long: 0.36, tone: '#6aa83f' }],
  [
    /kangaroo|wallaby|rabbit|hare|bunny/u,
    { wide: [0.3, 0.1], foot: 'long', knee: 0.24, long: 0.46 },
  ],
  [
    /chicken|bird|duck|eagle|hawk|flamingo|ostrich|crane|heron|stork|goose/u,
    { wide: [0.08, 0.05], foot: 'toes', knee: -0.1, long: 0.46, tone: '#f0a63a' },
  ],
  [/flamingo/u, { wide: [0.07, 0.04], foot: 'toes', knee: -0.1, long: 0.6, tone: '#f48fb1' }],
  [
    /horse|zebra|deer|giraffe|goat|cow|bull|camel|antelope|gazelle|moose|donkey|unicorn|pony|sheep|ram\b|pig/u,
    { wide: [0.17, 0.08], foot: 'hoof', knee: 0.04, long: 0.5 },
  ],
  [/elephant|rhino|hippo|mammoth/u, { wide: [0.24, 0.2], foot: 'hoof', knee: 0.02, long: 0.4 }],
]
const PAWS: Build = { wide: [0.19, 0.12], foot: 'paw', knee: 0.05, long: 0.42 }

const isNarrow = ({ build, aspect }: Actor): boolean => build === 'biped' || aspect < 0.85

/** Where the first and the last of its legs begin. */
function hipsOf(actor: Actor): readonly [from: number, to: number] {
  const { torso, head, frontal } = anatomyOf(actor, {})
  if (isNarrow(actor) || actor.build === 'fish') return [-0.16 * actor.aspect, 0.18 * actor.aspect]
  return [frontal ? head.x + 0.03 : torso.left + 0.1, torso.right - 0.14]
}

/** The same creature on the legs of another; its own are gone. */
export function onLegsOf(actor: Actor, of: string): Actor {
  const build = BUILDS.find(([kind]) => kind.test(of))?.[1] ?? PAWS
  const coat = coatOf(of)
  const { torso, ahead } = anatomyOf(actor, {})
  if (build.foot === 'point') return onSplayedLegs(actor, build)
  const narrow = isNarrow(actor)
  const pairs = build.pairs ?? (narrow ? 1 : 2)
  const [from, to] = hipsOf(actor)
  const cut = torso.bottom * 0.94
  const hips = HIPS[actor.name] ?? (actor.build === 'fish' ? 0.3 : cut)
  const long = Math.max(build.long, torso.bottom * 1.05) + (hips - cut) * 0.6
  const row = (near: boolean) => (ctx: SKRSContext2D, pose: Pose) => {
    for (let pair = 0; pair < pairs; pair++) {
      const at = pairs === 1 ? (from + to) / 2 : from + ((to - from) * pair) / (pairs - 1)
      const phase = (near ? 0 : 0.5) + pair * 0.37
      drawLeg(ctx, {
        x: at + (near ? 1 : -1) * (narrow ? 0.09 : 0.05) * ahead,
        long,
        phase,
        ahead,
        near,
        build,
        coat,
        pose,
      })
    }
  }
  const carrier = { lift: long * 0.92 - hips, behind: row(false), front: row(true) }
  return {
    ...raised(withoutLegs(actor, cut), carrier),
    mixed: true,
    build: narrow ? 'biped' : 'quadruped',
    faces: actor.faces,
  }
}

/** Fish that are drawn in a bow: how high their belly is. */
const HIPS: Readonly<Record<string, number>> = {
  'noto:shark': 0.46,
  'noto:dolphin': 0.44,
  'noto:seahorse': 0.3,
}

/** Legs of a spider at both sides, their knees above the body's middle. */
function onSplayedLegs(actor: Actor, { pairs = 4, tone = '#3b3238' }: Build): Actor {
  const { torso } = anatomyOf(actor, {})
  const middle = (torso.left + torso.right) / 2
  const y = Math.max(0.3, (torso.top + torso.bottom) / 2)
  const row = (near: boolean) => (ctx: SKRSContext2D, pose: Pose) => {
    for (let leg = 0; leg < pairs; leg++) {
      const share = pairs === 1 ? 0 : leg / (pairs - 1) - 0.5
      const side = share < 0 ? -1 : 1
      const step =
        pose.gait === undefined
          ? 0
          : 0.06 * Math.sin(2 * Math.PI * (pose.gait + leg * 0.37 + (near ? 0 : 0.5)))
      const hip = { x: middle + share * 0.3, y: -y }
      const out = side * (0.3 + 0.24 * Math.abs(share)) + share * 0.5
      const knee = { x: middle + out * 0.8, y: -y - (near ? 0.16 : 0.3) }
      const foot = { x: middle + out * 1.4 + step, y: near ? 0 : -0.05 }
      const fill = near ? tone : shift(tone, 0.06)
      taper(ctx, { curve: [hip, hip, knee, knee], wide: [0.06, 0.06], fill })
      taper(ctx, { curve: [knee, knee, foot, foot], wide: [0.06, 0.025], fill })
    }
  }
  const aspect = Math.max(actor.aspect, 1.5)
  return {
    ...raised(
      { ...withoutLegs(actor, torso.bottom * 0.94), aspect },
      { lift: 0.12, behind: row(false), front: row(true) },
    ),
    mixed: true,
    faces: actor.faces,
  }
}

/** What is below this height is not drawn. */
function withoutLegs(actor: Actor, cut: number): Actor {
  if (cut <= 0) return actor
  const { legs: _legs, ...rest } = actor
  return {
    ...rest,
    draw: (brush: ActorBrush, pose: Pose) => {
      const { gait: _gait, ...still } = pose
      brush.ctx.save()
      brush.ctx.beginPath()
      brush.ctx.rect(-4, -4, 8, 4 - cut)
      brush.ctx.clip()
      actor.draw(brush, still)
      brush.ctx.restore()
    },
  }
}

interface Leg {
  readonly x: number
  readonly long: number
  readonly phase: number
  readonly ahead: number
  readonly near: boolean
  readonly build: Build
  readonly coat: Coat
  readonly pose: Pose
}

function drawLeg(ctx: SKRSContext2D, leg: Leg): void {
  const { x, long, ahead, near, build, coat } = leg
  const { wide, knee } = build
  const plain = build.tone ?? coat.tone
  const fill = near ? plain : shift(plain, -0.1)
  const end = footOf(leg)
  const bend = { x: (x + end.x) / 2 + ahead * knee * long, y: -long * 0.52 }
  const [hip, ankle] = [wide[0] * long * 1.4, wide[1] * long * 1.4]
  taper(ctx, {
    curve: [{ x, y: -long }, { x, y: -long * 0.8 }, bend, bend],
    wide: [hip, (hip + ankle) / 2],
    fill,
  })
  taper(ctx, {
    curve: [bend, bend, { x: end.x, y: end.y - long * 0.2 }, end],
    wide: [(hip + ankle) / 2, ankle],
    fill,
  })
  if (near) marks(ctx, leg, bend)
  drawFoot(ctx, { end, long, ahead, fill, build })
}

/** Where the foot is in its step. */
function footOf({ x, long, phase, ahead, pose }: Leg): { x: number; y: number } {
  const { gait, stride = 1 } = pose
  if (gait === undefined) return { x, y: -long * 0.05 }
  const angle = 2 * Math.PI * (gait + phase)
  const up = Math.max(0, Math.cos(angle)) * 0.2 * long
  return {
    x: x + ahead * Math.sin(angle) * 0.34 * Math.min(1.4, stride) * long,
    y: -long * 0.05 - up,
  }
}

function marks(
  ctx: SKRSContext2D,
  { x, long, coat, build }: Leg,
  bend: { x: number; y: number },
): void {
  if (!coat.marks || !coat.ink || build.tone) return
  for (const [down, aside] of [
    [0.9, -0.2],
    [0.78, 0.24],
    [0.66, -0.1],
    [0.58, 0.2],
    [0.46, -0.04],
  ] as const) {
    const share = Math.min(1, (1 - down) * 2)
    const at = x + (bend.x - x) * share
    if (coat.marks === 'stripes') {
      blot(ctx, coat.ink, [at, -down * long, build.wide[0] * long * 0.62, long * 0.022, aside])
    } else
      blot(ctx, coat.ink, [
        at + aside * build.wide[0] * long,
        -down * long,
        long * 0.045,
        long * 0.036,
      ])
  }
}

interface Foot {
  readonly end: { x: number; y: number }
  readonly long: number
  readonly ahead: number
  readonly fill: string
  readonly build: Build
}

function drawFoot(ctx: SKRSContext2D, { end: { x, y }, long, ahead, fill, build }: Foot): void {
  const wide = build.wide[1] * long * 1.4
  if (build.foot === 'hoof') {
    ctx.fillStyle = '#4a3a34'
    ctx.fillRect(x - wide * 0.62, y - wide * 0.3, wide * 1.24, wide * 0.3 + long * 0.05)
  }
  if (build.foot === 'paw') {
    blot(ctx, fill, [x + ahead * wide * 0.3, y, wide * 0.95, wide * 0.5])
    ctx.strokeStyle = shift(fill, -0.18)
    ctx.lineWidth = wide * 0.08
    for (const toe of [0.5, 0.85]) {
      ctx.beginPath()
      ctx.moveTo(x + ahead * wide * toe, y - wide * 0.1)
      ctx.lineTo(x + ahead * wide * (toe + 0.06), y + wide * 0.3)
      ctx.stroke()
    }
  }
  if (build.foot === 'long')
    blot(ctx, fill, [x + ahead * wide * 1.1, y + wide * 0.05, wide * 1.9, wide * 0.5])
  if (build.foot !== 'toes') return
  ctx.strokeStyle = fill
  ctx.lineCap = 'round'
  ctx.lineWidth = wide * 0.6
  for (const reach of [2.6, 1.7, -1.1]) {
    ctx.beginPath()
    ctx.moveTo(x, y - wide * 0.2)
    ctx.lineTo(x + ahead * reach * wide, y + long * 0.05 - wide * 0.25)
    ctx.stroke()
  }
}

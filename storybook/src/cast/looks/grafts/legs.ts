import type { SKRSContext2D } from '@napi-rs/canvas'
import { blot } from '../../../scene/blot.ts'
import type { Actor, Pose } from '../../actor.ts'
import { raised } from './raised.ts'

/** Legs as somebody has them: their colour, their feet's, how thick they are and how many. */
interface Manner {
  readonly skin: string
  readonly foot: string
  readonly thick: number
  readonly toes: boolean
  readonly pairs?: number
}

const PLAIN: Manner = { skin: '#4b3a34', foot: '#3a2b27', thick: 0.085, toes: false }

const MANNERS: readonly (readonly [words: RegExp, manner: Manner])[] = [
  [
    /chicken|bird|duck|eagle/u,
    { skin: '#f0a63a', foot: '#e08a24', thick: 0.06, toes: true, pairs: 1 },
  ],
  [/spider/u, { skin: '#3b3238', foot: '#2a2328', thick: 0.04, toes: false, pairs: 4 }],
  [/robot|mechanical/u, { skin: '#8d97a3', foot: '#59626e', thick: 0.1, toes: false }],
  [/human/u, { skin: '#d9a07a', foot: '#b9422f', thick: 0.09, toes: false, pairs: 1 }],
  [/frog/u, { skin: '#5a9a46', foot: '#44803a', thick: 0.09, toes: true, pairs: 1 }],
]

/** How long they are, in heights of what they carry, and how far a foot swings, in their lengths. */
const LONG = 0.5
const SWING = 0.36

/** Legs below a thing that step as it walks: a pair for what is narrow or swims, two for a castle. */
export function onOwnLegs(actor: Actor, words: string): Actor {
  const manner = MANNERS.find(([named]) => named.test(words))?.[1] ?? PLAIN
  const wide = actor.metres > 2.5 && actor.build === 'still'
  const pairs = manner.pairs ?? (wide ? 2 : 1)
  const long = LONG * Math.min(1, actor.aspect * 1.1)
  const ahead = actor.faces === 'left' ? -1 : 1
  const spread = actor.aspect * (pairs === 1 ? 0.1 : 0.3)
  const row = (near: boolean) => (ctx: SKRSContext2D, pose: Pose) => {
    for (let pair = 0; pair < pairs; pair++) {
      const x = pairs === 1 ? 0 : spread * ((2 * pair) / (pairs - 1) - 1)
      const aside = (near ? 1 : -1) * (pairs === 1 ? spread : spread * 0.24)
      const phase = (near ? 0 : 0.5) + pair * 0.37
      leg(ctx, pose, { x: x + aside, long, phase, ahead, near, manner })
    }
  }
  return {
    ...raised(actor, { lift: long * 0.86, behind: row(false), front: row(true) }),
    build: 'biped',
    faces: actor.faces,
  }
}

interface Leg {
  readonly x: number
  readonly long: number
  readonly phase: number
  readonly ahead: number
  readonly near: boolean
  readonly manner: Manner
}

/** From under the body to a foot that steps, bent at the knee. */
function leg(ctx: SKRSContext2D, pose: Pose, { x, long, phase, ahead, near, manner }: Leg): void {
  const { gait, stride = 1 } = pose
  const angle = 2 * Math.PI * ((gait ?? 0.25) + phase)
  const step = gait === undefined ? 0 : Math.sin(angle) * SWING * Math.min(1.4, stride) * long
  const up = gait === undefined ? 0 : Math.max(0, Math.cos(angle)) * 0.2 * long
  const [footX, footY] = [x + ahead * step, -manner.thick * 0.5 - up]
  const knee = { x: (x + footX) / 2 + ahead * (0.1 * long + up * 0.9), y: (-long + footY) / 2 }
  ctx.strokeStyle = near ? manner.skin : shade(manner.skin)
  ctx.lineWidth = manner.thick
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.moveTo(x, -long)
  ctx.lineTo(knee.x, knee.y)
  ctx.lineTo(footX, footY)
  ctx.stroke()
  foot(ctx, { x: footX, y: footY, ahead, manner })
}

function foot(
  ctx: SKRSContext2D,
  { x, y, ahead, manner }: { x: number; y: number; ahead: number; manner: Manner },
): void {
  const { thick, toes } = manner
  if (!toes) {
    blot(ctx, manner.foot, [x + ahead * thick * 0.7, y, thick * 1.25, thick * 0.55])
    return
  }
  ctx.strokeStyle = manner.foot
  ctx.lineWidth = thick * 0.6
  for (const reach of [1.9, 1.1, -1]) {
    ctx.beginPath()
    ctx.moveTo(x, y - thick * 0.3)
    ctx.lineTo(x + ahead * reach * thick, y + thick * 0.3)
    ctx.stroke()
  }
}

/** The far legs are in the shade of the body. */
function shade(tone: string): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(Number.parseInt(tone.slice(at, at + 2), 16) * 0.78),
  )
  return `rgb(${parts.join(',')})`
}

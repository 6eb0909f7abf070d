import type { Expression, Pose } from '../../../cast/actor.ts'
import { createPuppet, isPuppet, type Puppet } from '../../../cast/people/puppet.ts'
import { ADULT, HIP_HEIGHT } from '../../../cast/people/body/proportions.ts'
import { Person } from '../../../plan/plan.ts'
import { clamp, cycle, mix } from '../../easing.ts'
import type { ActionContext, Choreography, Effect, Moment, Needs, Performance } from '../action.ts'
import { extentOf } from './extent.ts'
import { poseOf } from './pose-of.ts'
import type { Stance } from './stance.ts'

/** How somebody goes on foot; lengths in adult heights. */
export interface Gait {
  /** Heights a second, and heights a cycle of two steps. */
  readonly speed: number
  readonly stride: number
  /** Share of the cycle that a foot is on the ground; under 0.5 there is a moment of flight. */
  readonly duty: number
  readonly lift: number
  /** How high the body rises in flight, and how much the knees stay bent. */
  readonly bounce?: number
  readonly crouch?: number
  readonly torso?: number
  readonly neck?: number
  /** Arms: middle and swing of the shoulders, bend of the elbows. */
  readonly arms: {
    readonly rest: number
    readonly swing: number
    readonly elbow: number
    readonly pump?: number
  }
  /** Feet before the body: a soldier's straight leg. */
  readonly kick?: number
  readonly face?: Pose['face']
  readonly dust?: boolean
  /** On top of the gait: limps, hops, arms stretched out. */
  readonly live?: (stance: Stance, phase: number, t: number) => Stance
  /** The part in whose dress it is done when the prompt is silent about clothes. */
  readonly costume?: string
  readonly needs?: Needs
}

/** A choreography from a way of walking. */
export function gaitDeed(id: string, gait: Gait): Choreography {
  const { needs } = gait
  return {
    id,
    for: ['puppet'],
    ...(needs ? { needs } : {}),
    perform: (context) => goOnFoot(gait, context),
  }
}

const LEG = ADULT.thigh + ADULT.shin
/** On a short way steps become small before they become slow, down to this share of the natural speed. */
const SLOWEST = 0.24
/** Who runs touches the ground only for moments, in which nobody sees a foot slide by so much of its way. */
const SLIDES = 1.35

function goOnFoot(steady: Gait, context: ActionContext): Performance {
  const body = walker(context)
  const gait = body.emotion ? moved(steady, body.emotion) : steady
  const k = body.proportions.body
  const slow = body.proportions.age === 'old' ? 0.72 : 1
  const natural = gait.speed * context.tempo * k * slow
  const speed = context.room > 0 ? context.room / context.seconds : natural
  const legs = gait.duty < 0.5 ? clamp(speed * SLIDES, speed, Math.max(speed, natural)) : speed
  const measure = clamp(legs / natural, SLOWEST, 1.35)
  const stride = gait.stride * k * measure ** 0.7 * (slow < 1 ? 0.85 : 1)
  const phaseAt = (t: number): number => cycle((legs * t) / stride + 0.12)
  const at = (t: number): Moment => {
    const phase = phaseAt(t)
    const stance = strideStance({ ...gait, stride: stride / k }, phase)
    const done = gait.live ? gait.live(stance, phase, t) : stance
    const [x, y] = done.at ?? [0, 0]
    return {
      place: { x: (context.room > 0 ? speed * t : 0) + x * k, y: y * k, z: 0 },
      pose: {
        ...poseOf(body.proportions, gait.face ? { ...done, face: gait.face } : done, {
          view: 'side',
        }),
        ...(gait.costume ? { costume: gait.costume } : {}),
      },
      companions: [],
    }
  }
  const steps = gait.dust ? footfalls(context, { at, period: stride / legs }) : []
  return { at, effects: steps, extent: extentOf(at, context.seconds) }
}

/** The sad hang their heads, the angry stamp, the happy spring, the proud puff themselves up. */
const MOVED: Readonly<Partial<Record<Expression, Partial<Gait>>>> = {
  sad: { torso: 0.14, neck: 0.4, arms: { rest: 0.1, swing: 0.12, elbow: 0.15 } },
  angry: { torso: 0.16, neck: -0.02, lift: 0.11, arms: { rest: 0.05, swing: 0.7, elbow: 1.1 } },
  happy: { bounce: 0.02, lift: 0.09, neck: -0.08, arms: { rest: 0.05, swing: 0.6, elbow: 0.35 } },
  sleepy: { torso: 0.12, neck: 0.34, lift: 0.03, arms: { rest: 0.12, swing: 0.12, elbow: 0.1 } },
  nervous: { torso: 0.1, neck: 0.04, lift: 0.05, arms: { rest: 0.5, swing: 0.1, elbow: 1.5 } },
  proud: { torso: -0.12, neck: -0.14, lift: 0.1, arms: { rest: 0, swing: 0.6, elbow: 0.3 } },
  bored: { torso: 0.1, neck: 0.2, lift: 0.03, arms: { rest: 0.05, swing: 0.15, elbow: 0.1 } },
  curious: { torso: 0.16, neck: -0.12, lift: 0.06, arms: { rest: 0.3, swing: 0.2, elbow: 0.8 } },
  shy: { torso: 0.08, neck: 0.32, lift: 0.05, arms: { rest: 0.2, swing: 0.1, elbow: 0.5 } },
  jealous: { torso: 0.12, neck: 0.06, lift: 0.09, arms: { rest: 0.05, swing: 0.5, elbow: 0.9 } },
  scared: { crouch: 0.08, torso: 0.2, neck: -0.1, arms: { rest: 0.7, swing: 0.1, elbow: 1.7 } },
}

/** A way of walking as it looks in this mood. */
function moved(gait: Gait, emotion: Expression): Gait {
  const mood = gait.duty > 0.5 ? MOVED[emotion] : undefined
  return { ...gait, ...mood, face: emotion }
}

function walker(context: ActionContext): Puppet {
  if (isPuppet(context.performer)) return context.performer
  return createPuppet(Person.parse({}), { seed: context.random.fork('stand-in').whole(0, 1e9) })
}

/** The body in one moment of its cycle. The foot on the ground goes back exactly as fast as the body goes on. */
export function strideStance(gait: Gait, phase: number): Stance {
  const right = footAt(gait, phase)
  const left = footAt(gait, cycle(phase + 0.5))
  const swing = Math.cos(phase * Math.PI * 2)
  const { rest, elbow, pump = 0 } = gait.arms
  const pull = gait.arms.swing * swing
  const [rl, ll] = [right.x, left.x]
  return {
    ...(gait.duty < 0.5 ? flying(gait, phase) : striding(gait, phase)),
    torso: (gait.torso ?? 0.05) + Math.cos(phase * Math.PI * 4) * 0.012,
    neck: gait.neck ?? -0.03,
    rf: [rl, right.y],
    lf: [ll, left.y],
    rt: right.tilt,
    lt: left.tilt,
    ra: [rest - pull, elbow - swing * pump],
    la: [rest + pull, elbow + swing * pump],
  }
}

interface Foot {
  readonly x: number
  readonly y: number
  readonly tilt: number
}

function footAt(gait: Gait, phase: number): Foot {
  const { duty, stride, lift } = gait
  const reach = (duty * stride) / 2
  if (phase < duty) {
    const share = phase / duty
    const heel = share < 0.22 ? (0.22 - share) * 1.3 : 0
    const toe = share > 0.72 ? -(share - 0.72) * 1.7 : 0
    return {
      x: reach - stride * phase,
      y: share > 0.72 ? (share - 0.72) * 0.09 : 0,
      tilt: heel + toe,
    }
  }
  const share = (phase - duty) / (1 - duty)
  const ease = share * share * (3 - 2 * share)
  const high = Math.sin(share * Math.PI)
  const from = 0.0252
  return {
    x: -reach + 2 * reach * ease + (gait.kick ?? 0) * high * share,
    y: from * (1 - share) + high * lift * (1 - share * 0.45),
    tilt: -0.48 * (1 - share) + 0.29 * share * share - high * 0.35 * (1 - share),
  }
}

/** How much farther toes reach than the sole: who runs is on them, who walks on heel and toes. */
const TOES = { runs: 0.045, walks: 0.012 } as const

/** Lowest between two steps, when both legs are stretched, highest over the leg that stands: that gives a walk its rise and fall. */
function striding(gait: Gait, phase: number): Pick<Stance, 'hip' | 'at'> {
  const high = Math.cos((phase - gait.duty / 2) * Math.PI * 4)
  const top = Math.min(HIP_HEIGHT - 0.004, longest(gait) + ADULT.sole)
  const low = Math.min(top, hipsAtStep(gait) + TOES.walks)
  return {
    hip: [0, mix(low, top, (1 + high) / 2)],
    at: [0, Math.max(0, high) * (gait.bounce ?? 0)],
  }
}

/** Who runs is highest in the middle of the flight and lowest over the foot that stands, whose knee gives. */
function flying(gait: Gait, phase: number): Pick<Stance, 'hip' | 'at'> {
  const wave = (at: number): number => Math.cos((at - 0.25 - gait.duty / 2) * Math.PI * 4)
  const spring = 0.6 * (gait.bounce ?? 0) * (wave(phase) - wave(0))
  return {
    hip: [0, Math.min(HIP_HEIGHT - 0.004, hipsAtStep(gait) + TOES.runs + spring)],
    at: [0, 0],
  }
}

/** How high the hips may be when a foot is put down far ahead. */
function hipsAtStep(gait: Gait): number {
  const reach = (gait.duty * gait.stride) / 2
  return Math.sqrt(Math.max(0.01, longest(gait) ** 2 - reach ** 2)) + ADULT.sole
}

function longest({ crouch = 0 }: Gait): number {
  return LEG * (0.992 - crouch)
}

function footfalls(
  context: ActionContext,
  run: { at: (t: number) => Moment; period: number },
): Effect[] {
  const count = Math.min(40, Math.floor((context.seconds / run.period) * 2))
  return Array.from({ length: count }, (_, step) => {
    const from = (step + 0.4) * (run.period / 2)
    return {
      name: context.ground === 'snow' ? 'snow' : context.ground === 'water' ? 'splash' : 'dust',
      from,
      until: from + 0.09,
      strength: 0.5,
      at: (t: number) => ({ ...run.at(t).place, y: 0.01 }),
    }
  })
}

import type { Actor, Pose } from '../../../cast/actor.ts'
import { arch, clamp, cycle, ease, gather, mix, ride, settle, through, wave } from '../../easing.ts'
import type { Point } from '../../../scene/space.ts'
import { isAlive } from '../life.ts'

/** When it is touched, as a share of the film. */
export const HIT = 0.36

/** What somebody goes to. */
export interface Reach {
  readonly performer: Actor
  /** Of the thing, in the performer's heights. */
  readonly wide: number
  readonly tall: number
  /** How high its foot is. */
  readonly foot: number
  /** Where on it one stands, from its middle and above its foot. */
  readonly seat: Point
}

/** Where somebody is and how; `goes` on legs, wings or wheels. */
interface Step {
  readonly x: number
  readonly y?: number
  readonly pose?: Pose
  readonly goes?: 'walk' | 'run'
}

/** One way of touching a thing. */
export interface Manner {
  /** How low and how tall the thing may be beside whoever touches it. */
  readonly ratios: readonly [number, number]
  /** Where the middle of the thing is, from where whoever touches it then is. */
  readonly ahead: (reach: Reach) => number
  readonly step: (share: number, reach: Reach, t: number) => Step
  /** It is hit again and again. */
  readonly again?: boolean
}

const atFront = ({ performer, wide }: Reach): number => 0.44 * performer.aspect + wide / 2

/** Rises and falls about the blow. */
const blow = (share: number, lasts = 0.16): number => arch(through(share, HIT - lasts / 2, lasts))

type Gesture = (share: number, actor: Actor, t: number) => Pose

/** Goes up to it, and touches it with what the gesture moves. */
function goingUp(run: number, gait: 'walk' | 'run', gesture: Gesture): Manner['step'] {
  return (share, { performer }, t) => {
    const come = ride(share / HIT)
    return {
      x: -run * (1 - come) + 0.08 * blow(share),
      pose: gesture(share, performer, t),
      ...(share < HIT - 0.01 ? { goes: gait } : {}),
    }
  }
}

const onLegs = ({ kind }: Actor): boolean => kind === 'puppet'

/** With the head down, with the whole body behind it. */
const headFirst: Gesture = (share, actor) => {
  const low = ease(through(share, 0.08, 0.16)) * (1 - ease(through(share, HIT + 0.06, 0.14)))
  if (onLegs(actor)) return { joints: { torso: 0.7 * low, neck: 0.3 * low } }
  return { bow: 0.55 * low, lean: 0.12 * blow(share) }
}

const withNose: Gesture = (share, actor, t) => {
  const down = blow(share, 0.26)
  if (onLegs(actor)) return reaching(share)
  return { bow: 0.4 * down, lean: 0.07 * down, wag: t * 1.6 }
}

/** An arm goes out, and back again. */
function reaching(share: number): Pose {
  const out = ease(through(share, HIT - 0.12, 0.12)) * (1 - ease(through(share, HIT + 0.1, 0.14)))
  return out <= 0
    ? {}
    : { joints: { rightShoulder: 1.5 * out, rightElbow: 0.1, torso: 0.12 * out }, view: 'side' }
}

const withPaw: Gesture = (share, actor, t) => {
  if (onLegs(actor)) return reaching(share)
  const taps =
    share > HIT - 0.1 && share < HIT + 0.12 ? Math.abs(wave((share - HIT) * 7 + 0.25)) : 0
  return { paw: 1.5 * taps, bow: 0.12 * taps, lean: 0.05 * taps, wag: t }
}

const withFoot: Gesture = (share, actor) => {
  const back = ease(through(share, HIT - 0.14, 0.08))
  const swing =
    ease(through(share, HIT - 0.06, 0.06)) * (1 - ease(through(share, HIT + 0.06, 0.14)))
  if (!onLegs(actor)) return { paw: 1.3 * swing, lean: -0.06 * swing }
  if (share < HIT - 0.14 || share > HIT + 0.2) return {}
  const leg = 1.25 * swing - 0.6 * back * (1 - ease(through(share, HIT - 0.06, 0.06)))
  return {
    view: 'side',
    joints: {
      rightHip: leg,
      rightKnee: swing > 0.5 ? 0 : -0.7 * back * (1 - swing),
      leftShoulder: 0.7 * swing,
      rightShoulder: -0.7 * swing,
      torso: -0.16 * swing,
    },
  }
}

const isWinged = ({ build, home }: Actor): boolean =>
  build === 'bird' || build === 'insect' || home === 'air'

/** Who has wings comes down on it, all others jump up. */
function ontoIt(share: number, reach: Reach, t: number): Step {
  const { performer, foot, seat } = reach
  const top = foot + seat.y
  const there = through(share, 0, HIT)
  if (isWinged(performer)) {
    const come = ease(there)
    return {
      x: mix(-1.5, 0, come),
      y: mix(top + 1, top, settle(there)),
      pose: there < 1 ? { flap: t * 3.2, lean: -0.12 * (1 - come) } : { crouch: 0.1 * blow(share) },
    }
  }
  const leap = through(share, HIT * 0.5, HIT * 0.5)
  const start = -(0.6 + 0.5 * reach.wide)
  const pose: Pose = onLegs(performer)
    ? {}
    : { lean: -0.35 * arch(leap) * (1 - leap), stretch: 1 + 0.05 * arch(leap) }
  return {
    x: mix(start - 0.7 * (1 - ride(there * 2)), 0, ease(leap)),
    y: top * ease(leap) + 0.4 * arch(leap),
    pose: { ...pose, crouch: 0.25 * arch(through(share, HIT, 0.1)) },
    ...(leap <= 0 || leap >= 1 ? (share < HIT ? { goes: 'run' } : {}) : {}),
  }
}

/** Comes down on it slowly, and stays. */
function fromAbove(share: number, { tall, foot }: Reach): Step {
  const down = ease(through(share, 0.06, HIT - 0.06))
  return { x: 0, y: foot + tall * 0.92 + 0.7 * (1 - down) }
}

/** What is small beside the thing turns round and goes back; what is not stops where it is. */
function onTheWay(share: number, { tall, performer }: Reach): Step {
  const come = through(share, 0, HIT)
  const back = through(share, HIT + 0.08, 0.5)
  const bump = 0.12 * settle(through(share, HIT, 0.06))
  if (tall < TURNS_BACK && performer.metres > SMALL)
    return { x: mix(-2.2, 0, gather(come)) - bump, goes: 'run' }
  const turned = ease(through(share, HIT + 0.06, 0.08))
  return {
    x: mix(-2.2, 0, come) - bump - 1.7 * ease(back),
    pose: { turn: 1 - 2 * turned },
    goes: 'run',
  }
}

const [TURNS_BACK, SMALL] = [1.5, 0.3]

const isOnTheGround = ({ build, home, name }: Actor): boolean =>
  build === 'wheeled' || build === 'boat' || home === 'surface' || /vacuum|cart|sled/u.test(name)

/** Balls and the like come through the air, and fall back; what is on wheels or afloat stays on its way. */
function intoIt(share: number, reach: Reach): Step {
  const { performer, tall, foot } = reach
  const come = through(share, 0, HIT)
  if (isOnTheGround(performer)) return onTheWay(share, reach)
  const aim = foot + Math.max(0, 0.5 * tall - 0.5)
  if (aim < 0.3) {
    const x = mix(-2.6, 0, come) - 0.2 * settle(through(share, HIT, 0.3))
    return { x, pose: { spin: 2 * x } }
  }
  const back = through(share, HIT, 0.16)
  const hops = through(share, HIT + 0.16, 0.14)
  return {
    x: mix(-3.4, 0, come) - 0.9 * settle(through(share, HIT, 0.36)),
    y:
      come < 1
        ? mix(0.1, aim, come) + 0.7 * arch(come)
        : aim * (1 - gather(back)) + 0.2 * arch(hops),
    pose: { spin: 9 * share * (1 - 0.6 * back) },
  }
}

/** Goes by, close in front of it. */
function along(share: number, { wide }: Reach): Step {
  const far = 1 + wide / 2
  const x = mix(-far, far * 0.9, ride(clamp(share / (2 * HIT))))
  return share < 2 * HIT ? { x, goes: 'run' } : { x }
}

/** How far what is tugged at has come. */
export const pulledBy = (share: number): number => -0.5 * ease(through(share, HIT, 0.5))

/** Takes hold of it, and pulls. */
const pulling: Manner['step'] = (share, { performer }) => {
  const pull = through(share, HIT, 0.5)
  const tug = pull > 0 && pull < 1 ? Math.abs(wave(pull * 2)) : 0
  const come = ride(share / HIT)
  const pose: Pose = onLegs(performer)
    ? { view: 'side', joints: { rightShoulder: 1.4, leftShoulder: 1.3, torso: -0.2 * tug } }
    : { lean: -0.12 * tug, bow: 0.3 * (1 - 0.4 * tug), crouch: 0.12 * tug }
  return {
    x: -0.7 * (1 - come) + pulledBy(share),
    pose: share > HIT - 0.06 ? pose : {},
    ...(share < HIT ? { goes: 'walk' } : {}),
  }
}

/** With the beak, on the ground or in the air beside what hangs there. */
function pecking(share: number, { performer, foot, tall }: Reach, t: number): Step {
  const high = Math.max(0, foot + 0.4 * tall - 0.6)
  const come = ride(share / HIT)
  const picks = share > HIT - 0.03 ? Math.max(0, wave(cycle((share - HIT) * 6) * 0.5)) : 0
  const airy = high > 0.25
  return {
    x: -0.9 * (1 - come) + 0.06 * picks,
    y: airy ? high + 0.05 * wave(t * 1.2) + 0.3 * (1 - come) : 0,
    pose: {
      bow: 0.5 * picks,
      lean: 0.16 * picks,
      ...(airy && isAlive(performer) ? { flap: t * 3 } : {}),
    },
    ...(airy || share > HIT ? {} : { goes: 'walk' }),
  }
}

/** The ways of touching a thing, by the deed of the plan. */
export const MANNERS: Readonly<Record<string, Manner>> = {
  butt: { ratios: [0.5, 1.5], ahead: atFront, step: goingUp(1.4, 'run', headFirst) },
  nudge: { ratios: [0.3, 1.9], ahead: atFront, step: goingUp(1, 'walk', withNose) },
  'paw-at': { ratios: [0.26, 1.6], ahead: atFront, step: goingUp(0.7, 'walk', withPaw) },
  'kick-at': { ratios: [0.2, 1.2], ahead: atFront, step: goingUp(1, 'run', withFoot) },
  'knock-at': { ratios: [0.25, 2], ahead: atFront, step: goingUp(0.8, 'walk', withNose) },
  'peck-at': { ratios: [0.35, 1.8], ahead: atFront, step: pecking, again: true },
  'tug-at': { ratios: [0.25, 1.6], ahead: atFront, step: pulling },
  'leap-upon': { ratios: [0.45, 2], ahead: ({ seat }) => -seat.x, step: ontoIt },
  'press-down': { ratios: [0.5, 1.6], ahead: () => 0, step: fromAbove },
  'fly-into': { ratios: [0.9, 4], ahead: atFront, step: intoIt },
  'brush-past': { ratios: [0.5, 2], ahead: () => 0, step: along },
}

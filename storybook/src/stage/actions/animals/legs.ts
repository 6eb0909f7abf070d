import type { Actor, Pose } from '../../../cast/actor.ts'
import { TURN, arch, cycle, ease, ride, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Effect, Performance } from '../action.ts'
import { blink, breathing, hopping, isAlive } from '../life.ts'
import { beside, deed, effect, only, performed, type Beat } from '../performed.ts'
import { largerThan } from '../true-height.ts'
import { rushing } from '../vehicles/driving.ts'
import { paceOf, type Gait, type Pace } from './pace.ts'
import { livingQuietly } from './small-acts.ts'

const GAITS = {
  walk: { rate: 1.05, stride: 1, bob: 0.016, rock: 0.02, lean: 0.01 },
  trot: { rate: 1.7, stride: 1.25, bob: 0.045, rock: 0.03, lean: 0.02 },
  run: { rate: 2, stride: 1.7, bob: 0.02, rock: 0.07, lean: 0.03, flight: 0.1 },
  gallop: { rate: 2, stride: 1.9, bob: 0.02, rock: 0.08, lean: 0.03, flight: 0.12 },
  chase: { rate: 2.2, stride: 1.8, bob: 0.02, rock: 0.07, lean: 0.05, flight: 0.1, rush: true },
  crawl: { rate: 0.7, stride: 0.6, bob: 0.01, rock: 0.015, lean: -0.01 },
  march: { rate: 1.2, stride: 1.2, bob: 0.04, rock: 0.035, lean: 0 },
} satisfies Record<string, Gait>

const LEAP = 0.14

/** Goes forwards through the whole film; legs, bob, tail and dust keep time with each other. */
export function going(context: ActionContext, gait: Gait): Performance {
  const { room, seconds, random, performer } = context
  const start = random.next()
  const at = (t: number): number => room * ride(t / seconds)
  const flies = performer.build === 'quadruped' ? (gait.flight ?? 0) : 0
  const { stride, phaseAt } = paceOf(context, { ...gait, flight: flies })
  // A squirrel drawn sitting has no legs to step with: it goes in small leaps.
  const leap = performer.legs === undefined && performer.build === 'quadruped' ? LEAP : 0
  return performed(
    context,
    (t) => {
      const phase = phaseAt(at(t), t) + start
      const calm = flies > 0 ? bounding(phase, gait) : stepping(phase, gait)
      return {
        x: at(t),
        y: (calm.y ?? 0) + leap * Math.abs(Math.sin(phase * Math.PI)),
        pose: { ...calm.pose, gait: phase, stride, wag: 1.2 * t, blink: blink(t, start) },
      }
    },
    [
      ...(gait.bob > 0.04 || gait.flight ? kicks(context, at) : []),
      ...(gait.rush ? [rushing(context, at)] : []),
    ],
  )
}

/** The body over feet that are put down one after the other: it rises and falls with each pair. */
function stepping(phase: number, { bob, rock, lean, flight = 0 }: Gait): Beat {
  return {
    pose: {
      lift: (bob + flight / 3) * Math.abs(Math.sin(phase * TURN)),
      lean: lean + rock * wave(phase + 0.1),
      stretch: 1 + 0.5 * bob * wave(2 * phase + 0.15),
    },
  }
}

/** When in a bound all feet have left the ground, and for how long. */
const FLIGHT = { from: 0.6, long: 0.27 }

/** Off from the hind legs with the head up, down on the front legs, drawn together, and through the air. */
function bounding(phase: number, { flight = 0, rock, lean }: Gait): Beat {
  const flown = arch(through(cycle(phase), FLIGHT.from, FLIGHT.long))
  return {
    y: flight * flown,
    pose: {
      bounds: true,
      lean: lean + rock * wave(phase - 0.22),
      stretch: 1 - 0.045 * wave(phase - 0.02) + 0.03 * flown,
    },
  }
}

/** What feet throw up, by what they run on. */
function kicks(context: ActionContext, at: (t: number) => number): Effect[] {
  const { ground, performer } = context
  if (ground === 'none' || ground === 'floor') return []
  const name = ground === 'water' ? 'splash' : ground === 'snow' ? 'snow' : 'dust'
  return [effect(name, { at: (t) => ({ x: at(t) - performer.aspect * 0.3, y: 0.02 }) })]
}

/** Goes on with a cart behind it, or with what it pushes before it. */
const hauling =
  (side: 1 | -1) =>
  (context: ActionContext): Performance => {
    const { performer, object } = context
    const load = context.find(object ?? (side < 0 ? 'cart' : 'log'))
    const usual = load ? Math.min(0.72, 1.3 / load.aspect) : 0
    // A fridge that a cat pushes is the larger one.
    const tall = Math.max(usual, (load && largerThan(performer, load)) ?? 0)
    const apart = side * (performer.aspect * 0.5 + (load?.aspect ?? 0) * tall * 0.46)
    const walk = going(context, GAITS.walk)
    return performed(context, (t) => {
      const { place, pose } = walk.at(t)
      return {
        x: place.x,
        pose: { ...pose, lean: (pose.lean ?? 0) + 0.05 },
        companions: beside(object ?? 'cart', load, {
          x: place.x + apart,
          z: 0.04,
          height: tall,
          pose: { turn: 1, roll: place.x / 0.16, spin: 0 },
        }),
      }
    })
  }

/** How high a wheel stands on the floor of a cage, in its own heights. */
const CAGED = 0.14

/** On and on in its wheel, which turns under it, in its cage if it has one. */
function runningWheel(context: ActionContext): Performance {
  const { performer, tempo } = context
  const wheel = context.find('hamster wheel')
  const tall = 2.1 * Math.max(0.8, performer.aspect * 0.9)
  const caged = context.object?.endsWith('cage')
  const cage = caged ? context.find('pet cage') : null
  const floor = cage ? CAGED * tall : 0
  return performed(context, (t) => {
    const bounce = 0.03 * Math.abs(wave(t * 2.6 * tempo))
    const pose = { roll: -t * 5.5 * tempo }
    return {
      y: floor + tall * 0.14 + bounce,
      pose: { gait: t * 2.6 * tempo, stride: 1.4, lean: -0.06 },
      companions: [
        ...beside('wheel', wheel, { x: 0, y: floor, z: 0.05, height: tall, pose }),
        ...beside('pet cage', cage, { x: 0, z: -0.04, height: tall * 1.34, pose: {} }),
      ],
    }
  })
}

/** Taller ones, in metres, do not hop for joy. */
const HEAVY = 1

/** When a small story turns: it has come, looks back, and is pleased. */
interface Turns {
  readonly come: number
  readonly look: number
  readonly glad: number
}

/** Comes in, stops, does something small, looks back over its shoulder, and is pleased: a small story for whom the prompt gives none. */
function visiting(context: ActionContext): Performance {
  const { room, seconds, random, performer } = context
  const phase = random.next()
  const come = Math.min(2, seconds * 0.38)
  // Until then it does what it does when it stands: one small thing, in a film of five seconds.
  const look = come + Math.max(0.4, seconds * 0.24)
  const turns = { come, look, glad: look + 1.5 }
  const at = (t: number): number => room * (1 - (1 - through(t, 0, come)) ** 1.6)
  const walk = paceOf({ ...context, seconds: come }, GAITS.walk)
  // No elephant hops: it nods.
  const heavy = performer.build === 'quadruped' && performer.metres > HEAVY
  return performed(context, (t) => {
    const { y, pose } = visit(t, turns, { actor: performer, phase, heavy })
    return { x: at(t), y, pose: { ...pose, ...lastSteps(t, walk, { x: at(t), come, phase }) } }
  })
}

/** What it does beside coming. */
function visit(
  t: number,
  { come, look, glad }: Turns,
  { actor, phase, heavy }: { actor: Actor; phase: number; heavy: boolean },
): { y: number; pose: Pose } {
  const waits = t >= come && t < look
  const { y = 0, pose } = waits
    ? livingQuietly(t, { actor, phase, starts: come })
    : { pose: breathing(t, phase) }
  const back = ease((t - look) / 0.3) - ease((t - look - 1) / 0.3)
  const pleased = t > glad && t < glad + 1.4
  const joy = pleased && !heavy ? hopping(cycle((t - glad) / 0.7), 0.12) : { y: 0, stretch: 1 }
  return {
    y: y + joy.y,
    pose: {
      ...pose,
      stretch: (pose.stretch ?? 1) * joy.stretch,
      turn: 1 - 2 * back,
      ...(heavy && t > glad && { bow: 0.3 * arch((t - glad) / 1.6) }),
      wag: t * 2,
    },
  }
}

/** Steps that grow shorter until all feet are below the body. */
function lastSteps(
  t: number,
  { stride, phaseAt }: Pace,
  { x, come, phase }: { x: number; come: number; phase: number },
): Pose {
  const slow = 1 - ease((t - 0.6 * come) / (0.4 * come + 0.25))
  if (slow === 0) return {}
  const gait = phaseAt(x, t) + phase
  return { gait, stride: stride * slow, lift: 0.016 * slow * Math.abs(wave(gait)) }
}

/** Slows down, stops and looks up. */
function stopping(context: ActionContext): Performance {
  const { room, seconds, tempo } = context
  const end = seconds * 0.6
  const at = (t: number): number => room * (1 - (1 - through(t, 0, end)) ** 2)
  return performed(context, (t) => {
    const going = 1 - through(t, 0, end)
    return {
      x: at(t),
      pose: {
        ...breathing(t),
        ...(going > 0 ? { gait: at(t) * 0.9, stride: Math.min(1, 2 * going) } : {}),
        lean: -0.05 * arch(through(t, end * 0.7, end * 0.5)),
        wag: t * tempo,
      },
    }
  })
}

/** On its belly over ice and snow, head first; it takes a run and rows with its flippers. */
function sliding(context: ActionContext): Performance {
  const { room, seconds, performer } = context
  // Who has four legs to fold sits down and goes; a penguin lies on its belly.
  // A chair or a bottle that is pushed stays upright.
  const flat = isAlive(performer) && performer.aspect < 1.1 && performer.build !== 'quadruped'
  const tilt = flat ? 1.14 : 0.06
  const way = Math.max(room, 1)
  const at = (t: number): number => way * ride(t / seconds)
  return performed(
    context,
    (t) => {
      const down = ease((t + 0.4) / 0.5)
      const bump = 0.025 * Math.abs(wave(t * 0.9))
      return {
        x: at(t) - (flat ? 0.5 * down : 0),
        y: (flat ? performer.aspect * 0.34 * down : 0) + bump,
        pose: {
          lean: tilt * down + 0.04 * wave(t / 1.6),
          crouch: 1,
          stretch: 1 + 0.02 * wave(t * 2),
          wag: t,
        },
      }
    },
    [effect('snow', { strength: 1.1, at: (t) => ({ x: at(t) - 0.45, y: 0.03 }) })],
  )
}

const goes = (gait: keyof typeof GAITS) => (context: ActionContext) => going(context, GAITS[gait])

/** Everything done on legs. */
export const LEGS: readonly Choreography[] = [
  deed('walk', goes('walk')),
  deed('trot', goes('trot')),
  deed('run', goes('run')),
  deed('gallop', goes('gallop')),
  only(['animal', 'creature'], deed('ride', goes('gallop'))),
  deed('slide', sliding),
  deed('crawl', goes('crawl')),
  deed('march', goes('march')),
  deed('chase', goes('chase')),
  deed('flee', goes('chase')),
  deed('run-wheel', runningWheel),
  deed('pull', hauling(-1)),
  deed('push', hauling(1)),
  deed('visit', visiting),
  deed('stop', stopping),
]

import {
  clamp,
  ease,
  gather,
  mix,
  ride,
  settle,
  through,
  tremble,
  wave,
  swivel,
} from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Effect, Performance } from '../action.ts'
import { beside, deed, effect, only, performed } from '../performed.ts'

/** Through the air as if on a wire: a little lift, a little roll. */
function cruising(context: ActionContext): Performance {
  const { room, seconds, random, performer } = context
  const phase = random.next()
  // Rockets are drawn upright; on their way they lie on the air.
  const tilt = /:rocket/u.test(performer.name) ? 1.05 : 0
  const at = (t: number): number => room * ride(t / seconds)
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.1 * wave(t / 5 + phase),
      pose: {
        lean: tilt + 0.04 * wave(t / 5 + phase + 0.25),
        flap: t * 6,
        stretch: 1 + 0.004 * tremble(t * 9),
      },
    }),
    [
      effect('speed', {
        strength: 0.5,
        at: (t) => ({ x: at(t) - performer.aspect * 0.6, y: 0.4 }),
      }),
    ],
  )
}

/** How steep the cable is. */
export const CABLE_SLOPE = 0.12

/** Hangs from its cable and goes up along it, swinging a little. */
function onCable(context: ActionContext): Performance {
  const { room, seconds } = context
  return performed(context, (t) => {
    const x = room * ride(t / seconds)
    return { x, y: CABLE_SLOPE * x, pose: { lean: 0.012 * wave(t / 2.6) } }
  })
}

/** Runs, lifts its nose and climbs. */
function takingOff(context: ActionContext): Performance {
  const { room, seconds, performer } = context
  const at = (t: number): number => room * (0.15 * (t / seconds) + 0.85 * gather(t / seconds))
  return performed(
    context,
    (t) => {
      const climb = through(t, seconds * 0.42, seconds * 0.58)
      return {
        x: at(t),
        y: 0.95 * ease(climb * 0.8) * climb,
        pose: { lean: -0.24 * ease(climb * 2), flap: t * 8 },
      }
    },
    [
      effect('dust', {
        until: seconds * 0.5,
        at: (t) => ({ x: at(t) - performer.aspect * 0.4, y: 0 }),
      }),
    ],
  )
}

const ROCKETS = /rocket|shuttle|spaceship|saucer|lander|capsule/u
/** What needs no runway. */
const UPRIGHT =
  /rocket|shuttle|spaceship|saucer|ufo|lander|capsule|helicopter|drone|quadcopter|balloon/u

/** Dust that is blown aside all round while it is this near the ground. */
const blast = (from: number, until: number, x = 0): Effect =>
  effect('blast', { from, until, strength: 1.6, at: () => ({ x, y: 0.03 }) })

type Spot = { readonly x: number; readonly y: number }

/** The lamp under its belly: a cone of light from it to the ground. */
function landingLight(context: ActionContext, { x, y: high }: Spot): Companion[] {
  const lit = high > 0.1 && !/rocket|shuttle|capsule/u.test(context.performer.name)
  const alpha = 0.55 * ease(high * 2)
  return beside('landing light', lit ? context.find('light beam') : null, {
    x,
    z: 0.04,
    height: high + 0.12,
    pose: { alpha },
    shadow: false,
  })
}

/** Fire under those that ride on it. */
function burning(context: ActionContext, until: number, spot: (t: number) => Spot): Effect[] {
  if (!ROCKETS.test(context.performer.name)) return []
  return [
    effect('jet', { until, strength: 0.6, at: (t) => ({ x: spot(t).x, y: spot(t).y + 0.06 }) }),
  ]
}

/** Sinks to the ground on its engines and settles on its legs. */
function settlingDown(context: ActionContext): Performance {
  const { seconds, room } = context
  const down = seconds * 0.75
  const spot = (t: number): Spot => ({
    x: room * 0.4 * (settle(through(t, 0, down)) - 0.5),
    y: 1.2 * (1 - ease(through(t, 0, down))),
  })
  return performed(
    context,
    (t) => {
      const share = through(t, 0, down)
      const jolt = t > down ? Math.exp(-5 * (t - down)) : 0
      return {
        ...spot(t),
        pose: {
          lean: 0.05 * (1 - share) * wave(t / 2),
          stretch: 1 - 0.07 * jolt * Math.cos((t - down) * 14),
          flap: t * 6,
        },
        companions: landingLight(context, spot(t)),
      }
    },
    [...burning(context, down * 0.96, spot), blast(down * 0.5, down + 0.9, spot(down).x)],
  )
}

/** Comes in low with its nose up, touches down and rolls out; on water it throws up spray. */
function touchingDown(context: ActionContext): Performance {
  const { seconds, room, performer, ground } = context
  const down = seconds * 0.55
  const way = Math.max(room, 1.6)
  const spot = (t: number): Spot => ({
    x: way * (1.25 * settle(t / seconds) - 0.45),
    y: 1.15 * (1 - through(t, 0, down)) ** 1.5,
  })
  const stuff = ground === 'water' ? 'splash' : 'dust'
  return performed(
    context,
    (t) => {
      const jolt = t > down ? Math.exp(-5 * (t - down)) : 0
      const flare = 1 - ease(through(t, down, seconds * 0.2))
      return {
        ...spot(t),
        y: spot(t).y + (ground === 'water' ? 0.012 * wave(t / 1.6) : 0),
        pose: { lean: -0.13 * flare, stretch: 1 - 0.05 * jolt, flap: t * 6, roll: t * 4 },
      }
    },
    [
      effect(stuff, {
        from: down - 0.1,
        until: seconds * 0.92,
        strength: 2.2,
        at: (t) => ({ x: spot(t).x - performer.aspect * 0.3, y: 0.03 }),
      }),
    ],
  )
}

function landing(context: ActionContext): Performance {
  const upright = UPRIGHT.test(context.performer.name) || context.performer.home !== 'air'
  return (upright ? settlingDown : touchingDown)(context)
}

/** Lifts straight off the ground and climbs away; what needs a runway takes it. */
function liftingOff(context: ActionContext): Performance {
  const { seconds, room, performer, ground } = context
  if (!UPRIGHT.test(performer.name)) return takingOff(context)
  const dust = ground === 'none' ? [] : [blast(0, seconds * 0.55)]
  const start = seconds * 0.2
  const climb = (t: number): number => through(t, start, seconds - start)
  const spot = (t: number): Spot => ({
    x: room * 0.5 * climb(t) ** 2,
    y: 1.15 * climb(t) * ease(climb(t)),
  })
  return performed(
    context,
    (t) => ({
      ...spot(t),
      pose: {
        lean: 0.05 * wave(t / 2) * climb(t),
        stretch: 1 + 0.008 * tremble(t * 11),
        flap: t * 8,
      },
      companions: landingLight(context, spot(t)),
    }),
    [...burning(context, seconds, spot), ...dust],
  )
}

/** Trembles on the pad, then goes up on fire and smoke. */
function launching(context: ActionContext): Performance {
  const { seconds } = context
  const fire = seconds * 0.16
  const rise = (t: number): number => 1.25 * through(t, fire, seconds - fire) ** 2.1
  return performed(
    context,
    (t) => ({
      x: 0.006 * tremble(t * 14) * clamp(t / fire),
      y: rise(t),
      pose: { stretch: 1 + 0.01 * tremble(t * 11), lean: 0 },
    }),
    [
      effect('jet', { from: fire * 0.4, strength: 2.4, at: (t) => ({ x: 0, y: rise(t) + 0.02 }) }),
      effect('smoke', {
        from: fire * 0.4,
        strength: 3,
        at: (t) => ({ x: 0, y: mix(0, rise(t), 0.4) }),
      }),
    ],
  )
}

const BEAM = 1.5

/** Hangs over its victim in a beam of light, and up it goes. */
function abducting(context: ActionContext): Performance {
  const { seconds } = context
  const name = context.object ?? 'cow'
  const victim = context.find(name)
  const beam = context.find('light beam')
  const tall = victim ? Math.min(0.95, 1.1 / victim.aspect) : 0
  const rising = (t: number): Companion[] => {
    const share = ease((t - 1.2) / (seconds - 1.4))
    const lean = 0.25 * wave(t * 0.5) * share
    return beside(name, victim, {
      x: 0.05 * wave(t * 0.7) * share,
      y: (BEAM - tall * 0.7) * share,
      z: 0.02,
      height: tall * (1 - 0.35 * share),
      pose: { turn: 1, lean, gait: t * 1.5, stride: 0.6 * share, wag: t },
      shadow: share < 0.1,
    })
  }
  const shining = (t: number): Companion[] => {
    const alpha = ease((t - 0.4) / 0.6) * (0.8 + 0.08 * wave(t * 1.3))
    const height = BEAM + 0.28
    return beside('beam', beam, { x: 0, z: 0.04, height, pose: { alpha }, shadow: false })
  }
  return performed(
    context,
    (t) => ({
      y: BEAM + 0.04 * wave(t / 1.7),
      pose: { lean: 0.04 * wave(t / 2.3), roll: t * 3 },
      companions: [...shining(t), ...rising(t)],
    }),
    [effect('magic', { from: 0.8, strength: 0.8, at: () => ({ x: 0, y: 0.7 }) })],
  )
}

/** Round and round something in the middle, behind it and before it. */
const orbiting = (context: ActionContext): Performance =>
  circling(context, 1, context.random.next())

/** All at once in small circles, so that none of a few is ever before another. */
const wheeling = (context: ActionContext): Performance => circling(context, 0.3, 0)

function circling(context: ActionContext, wide: number, phase: number): Performance {
  const { tempo, performer } = context
  const winged = performer.build === 'bird'
  return performed(context, (t) => {
    const turn = (t / 7) * tempo + phase
    return {
      x: 1.3 * wide * wave(turn),
      y: 0.18 * wave(turn + 0.25),
      z: 0.9 * wide * wave(turn + 0.25),
      pose: {
        spin: 0.1 * wave(turn),
        // Who has wings holds them out, and beats them now and then.
        ...(winged && { flap: 0.12 * wave(t / 1.3), turn: swivel(turn + 0.25) }),
      },
    }
  })
}

const CRAFT = ['aircraft', 'vehicle', 'thing', 'toy'] as const
const AIRCRAFT = ['aircraft'] as const

/** Aircraft, rockets and what comes from further away. */
export const AIRCRAFT_DEEDS: readonly Choreography[] = [
  only(CRAFT, deed('fly', cruising)),
  only(CRAFT, deed('soar', cruising)),
  only(AIRCRAFT, deed('glide', cruising)),
  only(AIRCRAFT, deed('ride-cable', onCable)),
  only(AIRCRAFT, deed('accelerate', takingOff)),
  only(AIRCRAFT, deed('take-off', liftingOff)),
  only(CRAFT, deed('land', landing)),
  deed('launch', launching),
  deed('abduct', abducting),
  deed('orbit', orbiting),
  deed('wheel', wheeling),
]

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
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
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

/** Sinks to the ground on its engines and settles on its legs. */
function settlingDown(context: ActionContext): Performance {
  const { seconds, room } = context
  const down = seconds * 0.75
  return performed(
    context,
    (t) => {
      const share = through(t, 0, down)
      const jolt = t > down ? Math.exp(-5 * (t - down)) : 0
      return {
        x: room * 0.4 * (settle(share) - 0.5),
        y: 1.2 * (1 - ease(share)),
        pose: {
          lean: 0.05 * (1 - share) * wave(t / 2),
          stretch: 1 - 0.07 * jolt * Math.cos((t - down) * 14),
          flap: t * 6,
        },
      }
    },
    [
      ...(ROCKETS.test(context.performer.name)
        ? [
            effect('jet', {
              until: down,
              strength: 0.6,
              at: (t) => ({ x: 0, y: 1.2 * (1 - ease(t / down)) }),
            }),
          ]
        : []),
      effect('dust', {
        from: down * 0.55,
        until: down + 0.6,
        strength: 2.4,
        at: () => ({ x: 0, y: 0 }),
      }),
    ],
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
function orbiting(context: ActionContext): Performance {
  const { tempo, random, performer } = context
  const winged = performer.build === 'bird'
  const phase = random.next()
  return performed(context, (t) => {
    const turn = (t / 7) * tempo + phase
    return {
      x: 1.3 * wave(turn),
      y: 0.18 * wave(turn + 0.25),
      z: 0.9 * wave(turn + 0.25),
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
  only(AIRCRAFT, deed('accelerate', takingOff)),
  only(AIRCRAFT, deed('take-off', takingOff)),
  only(CRAFT, deed('land', settlingDown)),
  deed('launch', launching),
  deed('abduct', abducting),
  deed('orbit', orbiting),
]

import { clamp, ease, gather, mix, ride, settle, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, effect, only, performed } from '../performed.ts'

/** Over the water with the swell under it and a wake behind it. */
function sailing(context: ActionContext): Performance {
  const { room, seconds, random, performer, tempo } = context
  const phase = random.next()
  const at = (t: number): number => room * ride(t / seconds)
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.018 * wave(t / 2.6 + phase),
      pose: { lean: 0.035 * wave(t / 3.4 + phase) - 0.015 * tempo, wave: t * 0.7 },
    }),
    [
      effect('wake', {
        strength: tempo,
        at: (t) => ({ x: at(t) - performer.aspect * 0.42, y: 0.1 }),
      }),
    ],
  )
}

/** Lies at anchor: rocks, goes nowhere. */
function bobbing(context: ActionContext): Performance {
  const phase = context.random.next()
  return performed(
    context,
    (t) => ({
      y: 0.03 * wave(t / 2.4 + phase),
      pose: { lean: 0.05 * wave(t / 3.1 + phase), wave: t * 0.6 },
    }),
    [effect('wake', { strength: 0.25, at: () => ({ x: 0, y: 0.1 }) })],
  )
}

/** Tips up and goes down with bubbles. */
function sinking(context: ActionContext): Performance {
  const { seconds } = context
  return performed(
    context,
    (t) => {
      const share = through(t, seconds * 0.15, seconds * 0.8)
      return { y: -0.9 * gather(share), pose: { lean: 0.5 * ease(share) + 0.04 * wave(t / 2) } }
    },
    [effect('bubbles', { from: seconds * 0.2, strength: 1.5, at: () => ({ x: 0, y: 0.15 }) })],
  )
}

/** Through the air as if on a wire: a little lift, a little roll. */
function cruising(context: ActionContext): Performance {
  const { room, seconds, random, performer } = context
  const phase = random.next()
  const at = (t: number): number => room * ride(t / seconds)
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.1 * wave(t / 5 + phase),
      pose: {
        lean: 0.04 * wave(t / 5 + phase + 0.25),
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

/** Round and round something in the middle, behind it and before it. */
function orbiting(context: ActionContext): Performance {
  const { tempo, random } = context
  const phase = random.next()
  return performed(context, (t) => {
    const turn = (t / 7) * tempo + phase
    return {
      x: 1.3 * wave(turn),
      y: 0.18 * wave(turn + 0.25),
      z: 0.9 * wave(turn + 0.25),
      pose: { spin: 0.1 * wave(turn) },
    }
  })
}

const BOATS = ['boat', 'thing', 'toy', 'vehicle'] as const
const CRAFT = ['aircraft', 'vehicle', 'thing', 'toy'] as const

/** Boats, aircraft and rockets. */
export const VESSELS: readonly Choreography[] = [
  deed('sail', sailing),
  only(['boat'], deed('drive', sailing)),
  only(['boat'], deed('walk', sailing)),
  only(['boat'], deed('run', sailing)),
  deed('bob', bobbing),
  deed('anchor', bobbing),
  only(BOATS, deed('float', bobbing)),
  only(['boat'], deed('drift', sailing)),
  deed('sink', sinking),
  only(CRAFT, deed('fly', cruising)),
  only(CRAFT, deed('soar', cruising)),
  only(['aircraft'], deed('glide', cruising)),
  only(['aircraft'], deed('accelerate', takingOff)),
  only(['aircraft'], deed('take-off', takingOff)),
  only(CRAFT, deed('land', settlingDown)),
  deed('launch', launching),
  deed('orbit', orbiting),
]

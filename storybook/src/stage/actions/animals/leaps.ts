import type { Actor } from '../../../cast/actor.ts'
import { arch, cycle, ease, pitch, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { breathing, hopping, stepsAround } from '../life.ts'
import { beside, deed, effect, performed } from '../performed.ts'

/** Leaps forwards again and again, each in its own time; between two leaps it gathers itself. */
function hops(
  context: ActionContext,
  { every, high }: { every: number; high: number },
): Performance {
  const { room, seconds, tempo, random } = context
  const beats = Math.max(2, (seconds * tempo) / every)
  const phase = random.next()
  const leaps = (t: number): number => {
    const count = (beats * t) / seconds + phase
    return Math.floor(count) + ease((cycle(count) - 0.26) / 0.44)
  }
  return performed(context, (t) => {
    const share = cycle((beats * t) / seconds + phase)
    const { y, stretch } = hopping(share, high)
    const flight = through(share, 0.26, 0.44)
    return {
      x: (room * (leaps(t) - leaps(0))) / beats,
      y,
      pose: {
        ...breathing(t, phase),
        stretch,
        lean: -0.16 * pitch(flight),
        gait: flight * 0.5,
        stride: 1.2 * arch(flight) ** 0.4,
      },
    }
  })
}

const HURDLES =
  /fence|log|hurdle|rock|puddle|gate|wall|box|stick|bench|candle|hedge|hoop|moon|river/u

/** A run-up, one great leap over what is in the way, and out on the other side. */
function hurdling(context: ActionContext, hurdle: Actor): Performance {
  const { performer, seconds, room, object } = context
  const way = Math.max(room, 1.9)
  const moon = /moon/u.test(object ?? '')
  const tall = Math.min(moon ? 0.8 : 0.62, (moon ? 0.9 : 1.1) / hurdle.aspect)
  const [off, down] = [seconds * 0.32, seconds * 0.68]
  const high = tall + (moon ? 0.5 : 0.22)
  const at = (t: number): number => way * (t / seconds)
  const base = moon ? 0.25 : 0
  return performed(
    context,
    (t) => {
      const flight = through(t, off, down - off)
      return {
        x: at(t),
        y: (high + base) * Math.sin(flight * Math.PI) ** 0.9,
        pose: {
          lean: 0.02 - 0.42 * pitch(flight),
          gait: stepsAround(t, 2, { off, down }),
          stride: 1.3 + 0.2 * arch(flight),
          crouch: 0.3 * arch(through(t, off - 0.35, 0.5)),
          wag: t * 2,
        },
        companions: beside(object ?? 'fence', hurdle, {
          x: at((off + down) / 2),
          y: base,
          z: 0.04,
          height: tall,
        }),
      }
    },
    [
      effect('dust', { until: off, at: (t) => ({ x: at(t) - performer.aspect * 0.3, y: 0 }) }),
      effect('dust', {
        from: down,
        until: down + 0.5,
        strength: 1.6,
        at: (t) => ({ x: at(t), y: 0 }),
      }),
    ],
  )
}

/** Over what the prompt names, or just for joy. */
function leaping(context: ActionContext, gait: { every: number; high: number }): Performance {
  const { object } = context
  const hurdle = object !== null && HURDLES.test(object) ? context.find(object) : null
  return hurdle ? hurdling(context, hurdle) : hops(context, gait)
}

/** From leaf to leaf over the water; each dips under it. */
function hoppingPads(context: ActionContext): Performance {
  const { seconds, tempo, room, object } = context
  const pad = context.find(object ?? 'lily pad')
  const leaps = seconds * tempo > 6 ? 3 : 2
  const apart = Math.max(1.15, Math.min(1.7, room / leaps))
  const tall = pad ? 1.05 / pad.aspect : 0
  const padAt = (t: number, index: number): number => {
    const since = t - (index * seconds) / leaps - 0.7 * (seconds / leaps)
    return since > 0 ? -0.06 * Math.exp(-3 * since) * Math.abs(wave(since * 1.2)) : 0
  }
  return performed(
    context,
    (t) => {
      const count = (leaps * t) / seconds
      const share = cycle(count)
      const { y, stretch } = hopping(share, 0.6)
      const flight = through(share, 0.26, 0.44)
      return {
        x: apart * (Math.floor(count) + ease(flight)),
        y: y + tall * 0.5,
        pose: { stretch, lean: -0.25 * pitch(flight) },
        companions: Array.from({ length: leaps + 1 }, (_, index) =>
          beside('lily pad', pad, {
            x: apart * index,
            y: padAt(t, index - 1),
            z: 0.02,
            height: tall,
            shadow: false,
          }),
        ).flat(),
      }
    },
    Array.from({ length: leaps }, (_, index) =>
      effect('splash', {
        from: ((index + 0.7) * seconds) / leaps,
        until: ((index + 0.7) * seconds) / leaps + 0.2,
        at: () => ({ x: apart * (index + 1), y: 0.05 }),
      }),
    ),
  )
}

const HOOP = { low: 0.55, tall: 1.5 } as const
const RUN_UP = 1.5

/** Through the hoop that hangs before it, and back again. */
function throughHoop(context: ActionContext): Performance {
  const { object, performer } = context
  const burns = /burn|fire|flam/u.test(object ?? '')
  const [far, near] = ['far', 'near'].map((half) => context.find(`${half} half of a hoop`))
  const every = 2.4
  const wet = performer.home === 'underwater'
  const hoop = (actor: Actor | null | undefined, z: number): Companion[] =>
    beside('hoop', actor ?? null, { x: 0, y: HOOP.low, z, height: HOOP.tall, shadow: false })
  const fires = [0.1, 0.5, 0.9].map((share) =>
    effect('fire', {
      strength: 0.8,
      at: () => ({ x: (share - 0.5) * 0.5, y: HOOP.low + HOOP.tall * (1 - Math.abs(share - 0.5)) }),
    }),
  )
  const splashes = [0, 1, 2, 3, 4, 5].flatMap((leap) =>
    [0.14, 0.86].map((share) => {
      const from = (leap + share) * every
      const at = () => ({
        x: share < 0.5 === (leap % 2 === 0) ? -RUN_UP * 0.7 : RUN_UP * 0.7,
        y: 0,
      })
      return effect(wet ? 'splash' : 'dust', { from, until: from + 0.3, strength: 1.6, at })
    }),
  )
  return performed(
    context,
    (t) => {
      const lap = Math.floor(t / every)
      const flight = through(cycle(t / every), 0.12, 0.76)
      const facing = lap % 2 === 0 ? 1 : -1
      return {
        x: facing * RUN_UP * (flight * 1.4 - 0.7),
        y: (wet ? -0.5 : 0) + (wet ? 1.35 : 0.85) * arch(flight),
        pose: {
          turn: facing,
          wave: t * 2,
          lean: -0.8 * pitch(flight),
          wag: t,
        },
        companions: [...hoop(far, 0.04), ...hoop(near, -0.04)],
      }
    },
    [...splashes, ...(burns ? fires : [])],
  )
}

/** Those who have nothing else to fight with leap at whoever is before them, and fall back. */
function hoppingAt(context: ActionContext): Performance {
  const every = 1.25 / context.tempo
  const reach = 0.3
  return performed(
    context,
    (t) => {
      const share = cycle(t / every)
      const { y, stretch } = hopping(share, 0.34)
      const near = arch(through(share, 0.2, 0.6))
      return { x: reach * near, y, pose: { stretch, lean: 0.24 * near, face: 'angry' } }
    },
    Array.from({ length: 4 }, (_, index) => {
      const from = (index + 0.46) * every
      const at = () => ({ x: reach, y: 0.8 })
      return effect('stars', { from, until: from + 0.24, strength: 1.2, at })
    }),
  )
}

/** Everything done with both feet off the ground. */
export const LEAPS: readonly Choreography[] = [
  deed('hop', (c) => leaping(c, { every: 0.75, high: 0.28 })),
  deed('jump', (c) => leaping(c, { every: 1.15, high: 0.55 })),
  deed('hop-at', hoppingAt),
  deed('hop-pads', hoppingPads),
  deed('jump-hoop', throughHoop),
]

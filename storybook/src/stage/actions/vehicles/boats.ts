import { clamp, ease, gather, mix, ride, through, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, effect, only, performed } from '../performed.ts'

/** Over the water with the swell under it and a wake behind it. */
function sailing(context: ActionContext): Performance {
  const { room, seconds, random, performer, tempo, ground, swell = 1 } = context
  const phase = random.next()
  const at = (t: number): number => room * ride(t / seconds)
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.018 * swell * wave(t / 2.6 + phase),
      // The bow comes up as the wave lifts her, and goes down behind its crest.
      pose: { lean: 0.035 * swell * wave(t / 3.4 + phase) - 0.015 * tempo, wave: t * 0.7 },
    }),
    [
      effect(ground === 'water' ? 'wake' : 'bubbles', {
        strength: tempo,
        at: (t) => ({ x: at(t) - performer.aspect * 0.42, y: ground === 'water' ? 0.1 : 0.4 }),
      }),
    ],
  )
}

/** How far along its way a boat is, and how it lies in the water. */
interface Course {
  readonly way: (share: number) => number
  /** Share of the film from which it only rocks. */
  readonly rests?: number
}

/** The faster it goes, the higher its bow and the longer its wake. */
const under =
  ({ way, rests = 1 }: Course) =>
  (context: ActionContext): Performance => {
    const { seconds, random, performer } = context
    const room = Math.max(context.room, 1.2)
    const phase = random.next()
    const at = (t: number): number => room * way(t / seconds)
    const speed = (t: number): number =>
      clamp((at(t + 0.1) - at(t - 0.1)) / 0.2 / room / 0.4, 0, 2.4)
    const wakes = Array.from({ length: 8 }, (_, index) => {
      const from = (index * seconds) / 8
      const strength = 0.25 + 1.3 * speed(from + seconds / 16)
      return effect('wake', {
        from,
        until: from + seconds / 8,
        strength,
        at: (t) => ({ x: at(t) - performer.aspect * 0.42, y: 0.1 }),
      })
    })
    const spray = effect('splash', {
      from: seconds * (rests < 1 ? 0 : 0.4),
      until: seconds * Math.min(1, rests * 0.7),
      strength: 0.9,
      at: (t) => ({ x: at(t) + performer.aspect * 0.4, y: 0.12 }),
    })
    return performed(
      context,
      (t) => ({
        x: at(t),
        y: 0.02 * wave(t / 2.2 + phase),
        pose: { lean: -0.09 * speed(t) + 0.035 * wave(t / 2.6 + phase), wave: t * 0.7 },
      }),
      [...wakes, spray],
    )
  }

const speedingUp = under({ way: (share) => 0.1 * share + 0.9 * clamp(share) ** 2.6 })
const slowingDown = under({ way: (share) => 1 - (1 - clamp(share / 0.7)) ** 2.4, rests: 0.7 })

/** Puts about: turns as a card does and comes back nearer to us, leaning into it. */
function puttingAbout(context: ActionContext): Performance {
  const { seconds, performer } = context
  const way = Math.max(context.room, 1)
  const x = (t: number): number => way * 0.6 * Math.sin(ease(t / seconds) * Math.PI)
  return performed(
    context,
    (t) => {
      const share = ease(t / seconds)
      return {
        x: x(t),
        z: mix(0.8, -0.4, share),
        y: 0.02 * wave(t / 2.2),
        pose: {
          turn: Math.cos(ease((share - 0.4) / 0.18) * Math.PI),
          lean: 0.1 * Math.sin(share * Math.PI),
          wave: t * 0.7,
        },
      }
    },
    [effect('wake', { at: (t) => ({ x: x(t) - performer.aspect * 0.3, y: 0.1 }) })],
  )
}

/** Round and round the mouth of a whirlpool, nearer with every round, leaning down its slope. */
function swirling(context: ActionContext): Performance {
  const { seconds, tempo } = context
  return performed(context, (t) => {
    const angle = 0.6 + t * 0.9 * tempo
    const wide = mix(0.95, 0.5, ease(t / seconds))
    return {
      x: wide * Math.cos(angle),
      z: 0.3 + 0.7 * wide * Math.sin(angle),
      y: -0.12 * (1 - wide) + 0.02 * wave(t / 2),
      pose: {
        turn: clamp(-3 * Math.sin(angle), -1, 1),
        lean: 0.22 + 0.05 * wave(t / 1.7),
        wave: t * 0.9,
      },
    }
  })
}

/** Lies at anchor: rocks, goes nowhere. */
function bobbing(context: ActionContext): Performance {
  const phase = context.random.next()
  const { swell = 1 } = context
  return performed(
    context,
    (t) => ({
      y: 0.03 * Math.sqrt(swell) * wave(t / 2.4 + phase),
      pose: { lean: 0.05 * Math.sqrt(swell) * wave(t / 3.1 + phase), wave: t * 0.6 },
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

const BOAT = ['boat'] as const
const AFLOAT = ['boat', 'thing', 'toy', 'vehicle'] as const

/** Everything done on the water without swimming. */
export const BOATS: readonly Choreography[] = [
  deed('sail', sailing),
  only(BOAT, deed('drive', sailing)),
  only(BOAT, deed('walk', sailing)),
  only(BOAT, deed('run', sailing)),
  only(BOAT, deed('accelerate', speedingUp)),
  only(BOAT, deed('stop', slowingDown)),
  only(BOAT, deed('turn', puttingAbout)),
  only(BOAT, deed('drift', sailing)),
  only(AFLOAT, deed('float', bobbing)),
  deed('bob', bobbing),
  deed('anchor', bobbing),
  only(BOAT, deed('swirl', swirling)),
  deed('sink', sinking),
]

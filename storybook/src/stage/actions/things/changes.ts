import {
  arch,
  clamp,
  cycle,
  ease,
  gather,
  mix,
  overshoot,
  through,
  tremble,
  wave,
} from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, effect, only, performed } from '../performed.ts'
import { goingUp } from './by-forces.ts'
import { cutting } from './cutting.ts'
import { hammering } from './hammering.ts'
import { blossoming, sproutingSeed } from './plants.ts'
import { pouring } from './pouring.ts'
import { houseFire, houseSmoke } from './flames.ts'
import { spilling } from './spilling.ts'
import { sprouting } from './sprouting.ts'
import { burst, grown, over, thing } from './thing.ts'

const BUILT =
  /skyscraper|tower|building|house|cathedral|church|castle|temple|stadium|pyramid|hotel|factory|cottage|office/u

/** Comes up from the ground, or turns into what the prompt says it becomes. */
function growing(context: ActionContext): Performance {
  const { object, seconds, performer } = context
  const becomes = object === null ? null : context.find(object)
  if (becomes && becomes.name !== performer.name) {
    const tall = Math.min(2.6, 3.4 / becomes.aspect)
    return performed(context, (t) => {
      const share = ease(through(t, seconds * 0.16, seconds * 0.68))
      return {
        pose: { alpha: 1 - clamp(share * 5), stretch: 1 + 0.1 * arch(clamp(share * 5)) },
        companions: [
          {
            name: object ?? 'grown',
            actor: becomes,
            place: { x: 0, y: 0, z: 0.02 },
            height: Math.max(0.02, tall * overshoot(share)),
            pose: { lean: 0.03 * wave(t / 2), alpha: clamp(share * 8) },
            shadow: share > 0.05,
          },
        ],
      }
    })
  }
  if (BUILT.test(performer.name)) return goingUp(context)
  const flower = sprouting(context) ?? sproutingSeed(context)
  if (flower) return flower
  return performed(
    context,
    (t) => {
      const share = overshoot(through(t, 0.1, seconds * 0.8))
      return grown(context, mix(0.16, 1, share), { pose: { lean: 0.05 * wave(t / 2) } })
    },
    over('leaves', 0.3, 0.8)(context),
  )
}

const SMALLEST = 0.22

/** Smaller and smaller where it stands. */
function shrinking(context: ActionContext): Performance {
  const { seconds } = context
  return performed(context, (t) =>
    grown(context, mix(1, SMALLEST, ease(through(t, seconds * 0.2, seconds * 0.55))), {
      pose: { lean: 0.03 * wave(t / 2) },
    }),
  )
}

const BEARS = /cactus|tree|bush|shrub|branch|hedge/u

function blooming(context: ActionContext): Performance {
  const { seconds, performer } = context
  const blossoms = BEARS.test(performer.name) ? blossoming(context) : null
  if (blossoms) return blossoms
  const open = (t: number): number => ease(through(t, 0.2, seconds * 0.8))
  return performed(
    context,
    (t) => {
      const pose = { open: open(t), lean: 0.05 * wave(t / 2.4) }
      return performer.opens ? { pose } : grown(context, mix(0.45, 1, open(t)), { pose })
    },
    [effect('petals', { from: seconds * 0.5, strength: 0.6, at: () => ({ x: 0, y: 0.85 }) })],
  )
}

const melting = thing(
  (t, context) => {
    const { seconds, performer } = context
    const share = ease(t / seconds)
    // A floe that carries somebody does not run like butter: it gets less on all sides.
    if (performer.build === 'boat') return { pose: { turn: mix(1, 0.55, share) } }
    return {
      pose: {
        ...(performer.opens ? { open: share } : { stretch: mix(1, 0.52, share) }),
        lean: 0.03 * wave(t / 2),
      },
    }
  },
  over('drips', 0.5, 0.45),
)

/** They have a flame of their own; more would hide them. */
const LIT = /candle|campfire|lantern|lamp|torch|fireplace|fire$|match|stove|lighter|birthday/u

const HOUSE_HIGH = 2.5

/** Fire comes out of windows and roof of what stands as high as a house. */
function burningHouse(context: ActionContext, low = 1): Performance {
  const { seconds } = context
  const from = low < 1 ? seconds * 0.15 : firstFlame(context)
  const fire = houseFire(context)
  const falls = (t: number): number => ease(through(t, seconds * 0.5, seconds * 0.4))
  return performed(
    context,
    (t) => {
      const stands = mix(1, low, falls(t))
      return {
        pose: { stretch: stands },
        companions: fire(t - from).map((flames) => ({
          ...flames,
          place: { ...flames.place, y: flames.place.y * stands },
          height: flames.height * (from === 0 ? 1 : clamp((t - from) / 1.2)),
        })),
      }
    },
    houseSmoke(context).map((each) => ({ ...each, from: from === 0 ? each.from : from })),
  )
}

function isHouse({ performer: { name, metres, build } }: ActionContext): boolean {
  return !LIT.test(name) && metres > HOUSE_HIGH && build === 'still'
}

/** What catches fire does so while one looks; else it has burnt before. */
function firstFlame({ object, seconds }: ActionContext): number {
  return object === 'fire' ? seconds * 0.2 : 0
}

function burning(context: ActionContext): Performance {
  const { name, aspect } = context.performer
  const lit = LIT.test(name)
  if (isHouse(context)) return burningHouse(context)
  const start = firstFlame(context)
  // What burns already is all ablaze when the film begins.
  const from = start === 0 ? -3 : start
  return performed(
    context,
    (t) => ({ pose: { stretch: 1 + (lit ? 0.004 : 0.012) * tremble(t * 5) } }),
    lit
      ? [effect('sparks', { strength: 0.12, at: () => ({ x: 0, y: 0.8 }) })]
      : [
          ...[-0.27, 0, 0.27].map((x, spot) =>
            effect('fire', {
              from,
              strength: spot === 1 ? 1.6 : 1,
              at: () => ({ x: x * aspect, y: 0.35 }),
            }),
          ),
          effect('smoke', { from, strength: 1.2, at: () => ({ x: 0.05, y: 0.9 }) }),
        ],
  )
}

const glowing = thing(
  (t) => ({ pose: { stretch: 1 + 0.015 * wave(t / 1.8) } }),
  over('magic', 0.9, 0.5),
)
const flickering = thing(
  (t) => ({ pose: { alpha: tremble(t * 9) > 0.35 ? 0.55 : 1 } }),
  over('magic', 0.5, 0.6),
)

/** A lamp goes on, or out: dark paper before or after the light. */
const DARK = 0.42
const lightingUp = thing(
  (t, { seconds }) => ({ pose: { alpha: t < seconds * 0.32 ? DARK : 1 } }),
  ({ seconds }) => [
    burst('flash', seconds * 0.32, { lasts: 0.2, strength: 0.5, y: 0.7 }),
    effect('magic', { from: seconds * 0.32, strength: 0.7, at: () => ({ x: 0, y: 0.7 }) }),
  ],
)
const goingOut = thing(
  (t, { seconds, performer }) =>
    performer.name === 'prop:candle'
      ? { pose: { open: t < seconds * 0.45 ? 0 : 1 } }
      : { pose: { alpha: mix(1, DARK, through(t, seconds * 0.45, 0.3)) } },
  ({ seconds }) => [burst('smoke', seconds * 0.5, { lasts: 1.2, strength: 0.6, y: 0.9 })],
)

/** What is left of a house that has burnt down. */
const RUIN = 0.3

/** A candle grows shorter as it burns, a house falls in; anything else just burns. */
function burningDown(context: ActionContext): Performance {
  if (isHouse(context)) return burningHouse(context, RUIN)
  if (!/candle|match|incense/u.test(context.performer.name)) return burning(context)
  return performed(
    context,
    (t) => ({ pose: { stretch: mix(1, 0.42, t / context.seconds) + 0.004 * tremble(t * 5) } }),
    over('drips', 0.4, 0.4)(context),
  )
}

/** Gone in a column of light, and back again out of another a little further on. */
function teleporting(context: ActionContext): Performance {
  const { seconds } = context
  const [gone, back] = [seconds * 0.3, seconds * 0.62]
  const away = (t: number): number => through(t, gone, 0.5) - through(t, back, 0.5)
  // Unseen it goes over to where it comes back.
  const at = (t: number): number => 0.5 * ease(through(t, gone + 0.5, back - gone - 0.5))
  return performed(
    context,
    (t) => ({
      x: at(t),
      pose: { alpha: 1 - away(t), stretch: 1 + 0.5 * gather(away(t)), lean: 0 },
    }),
    [gone, back].map((moment) =>
      effect('magic', {
        from: moment - 0.3,
        until: moment + 0.7,
        strength: 3.5,
        at: (t) => ({ x: at(t), y: 0.1 + ((t * 1.6) % 0.9) }),
      }),
    ),
  )
}

/** Lids and doors open on their hinges; what has none turns to us as a card does. */
const opening = thing((t, { seconds, performer }) => {
  const share = overshoot(through(t, seconds * 0.2, seconds * 0.36))
  return {
    pose: {
      guise: 'open',
      open: clamp(share, 0, 1.06),
      ...(performer.opens ? {} : { turn: mix(0.35, 1, share) }),
      stretch: 1 + 0.03 * arch(share),
    },
  }
})
const closing = thing((t, { seconds, performer }) => {
  const share = ease(through(t, seconds * 0.3, 0.9))
  return {
    pose: {
      guise: 'open',
      open: 1 - share,
      ...(performer.opens ? {} : { turn: mix(1, 0.35, share) }),
    },
  }
})

const erupting = thing(
  (t) => ({ x: 0.01 * tremble(t * 12), pose: {} }),
  () => [
    effect('fire', { strength: 2.5, at: () => ({ x: 0, y: 0.92 }) }),
    effect('sparks', { strength: 2, at: () => ({ x: 0, y: 0.95 }) }),
    effect('smoke', { strength: 2.5, at: () => ({ x: 0, y: 1 }) }),
  ],
)

const still = thing(() => ({ pose: {} }), over('steam', 1, 0.95))
const dripping = thing(() => ({ pose: {} }), over('drips', 0.5, 0.3))

/** A peal: to and fro about where it hangs, with a note at each stroke. */
const ringing = thing(
  (t) => {
    const angle = 0.35 * wave(t * 0.9)
    return { x: -Math.sin(angle), y: 1 - Math.cos(angle), pose: { lean: angle, open: cycle(t) } }
  },
  over('notes', 1, 0.6),
)

const LAMPS = ['thing', 'tool', 'furniture', 'toy', 'building', 'food', 'symbol'] as const

/** How things change. */
export const CHANGES: readonly Choreography[] = [
  deed('grow', growing),
  deed('shrink', shrinking),
  deed('bloom', blooming),
  deed('melt', melting),
  deed('burn', burning),
  deed('burn-down', burningDown),
  only(LAMPS, deed('light-up', lightingUp)),
  only(LAMPS, deed('go-out', goingOut)),
  deed('glow', glowing),
  deed('shine', glowing),
  deed('flicker', flickering),
  deed('steam', still),
  deed('erupt', erupting),
  deed('drip', dripping),
  deed('pour', pouring),
  deed('spill', spilling),
  only(['tool'], deed('cut', cutting)),
  only(['tool'], deed('hammer', hammering)),
  deed('open', opening),
  deed('close', closing),
  deed('ring', ringing),
  deed('teleport', teleporting),
]

import type { Actor } from '../../../cast/actor.ts'
import { TURN, clamp, ease, mix, overshoot, through, tremble, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { spiltFrom } from '../spilt.ts'
import { thing } from './thing.ts'

/** Where its rim is. */
const RIM = 0.82

/** Water comes over the rim on both sides, and the pool about it grows. */
function overflowing(context: ActionContext): Performance {
  const { performer, seconds } = context
  const pool =
    spiltFrom(performer.name.replaceAll(/[:-]/gu, ' '), context) ?? context.find('puddle')
  const grown = (t: number): number => ease(through(t, seconds * 0.1, seconds * 0.75))
  const reach = performer.aspect / 2
  const wide = (performer.aspect * 1.9) / (pool?.aspect ?? 1)
  const fall = (side: number) =>
    effect('water', {
      from: seconds * 0.06,
      strength: 2.6,
      at: () => ({ x: side * reach * 0.86, y: RIM }),
    })
  return performed(
    context,
    (t) => ({
      pose: {},
      companions: beside('spilt', pool, {
        x: 0,
        y: -0.06,
        z: 0.05,
        height: Math.max(0.02, wide * grown(t)),
        shadow: false,
      }),
    }),
    [fall(-1), fall(1), effect('splash', { strength: 1.2, at: () => ({ x: -reach, y: 0.02 }) })],
  )
}

/** The same with its upper half upside down by `pose.open`: the cloth of an umbrella stands up like a cup. */
function turnedUp(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      const half = (upper: boolean): void => {
        brush.ctx.save()
        if (upper) brush.ctx.transform(1, 0, 0, 1 - 2 * open, 0, -2 * open * HINGE)
        brush.ctx.beginPath()
        brush.ctx.rect(-9, upper ? -9 : -CLOTH, 18, upper ? 9 - CLOTH : 9)
        brush.ctx.clip()
        actor.draw(brush, pose)
        brush.ctx.restore()
      }
      half(false)
      half(true)
    },
  }
}
/** Where the cloth of an umbrella ends, and about what height it turns over. */
const [CLOTH, HINGE] = [0.48, 0.68]

/** A gust takes it from below: it shudders, and its cloth stands up where it hung down. */
const inverting = (context: ActionContext): Performance => {
  const { seconds, performer } = context
  const actor = turnedUp(performer)
  const flips = seconds * 0.34
  return performed(context, (t) => {
    const gust = t < flips ? clamp(t / flips) : 0.5
    const x = 0.03 * gust * tremble(t * 5)
    const pose = {
      open: overshoot(through(t, flips, 0.35)),
      lean: 0.14 * gust * wave(t * 0.9) + 0.05 * gust * tremble(t * 7),
    }
    return {
      x,
      pose: { alpha: 0 },
      companions: [
        { name: 'turned up', actor, place: { x, y: 0, z: 0 }, height: 1, pose, shadow: true },
      ],
    }
  })
}

/** Torn from the ground: up in a screw, turning, with earth falling off it. */
const whirlingUp = thing(
  (t, { seconds }) => {
    const up = ease(through(t, seconds * 0.16, seconds * 0.7))
    const shudder = up > 0 ? 0 : 1
    return {
      x: 0.012 * shudder * tremble(t * 12) + 0.32 * up * Math.sin(up * TURN * 1.2),
      y: 0.72 * up,
      pose: { lean: 0.34 * up * wave(t * 0.5 + 0.2) },
    }
  },
  ({ seconds }) => [
    effect('dust', { from: seconds * 0.1, strength: 3, at: () => ({ x: 0, y: 0.02 }) }),
    effect('crumbs', {
      from: seconds * 0.2,
      strength: 2,
      at: (t) => ({ x: 0, y: 0.72 * ease(through(t, seconds * 0.16, seconds * 0.7)) }),
    }),
  ],
)

const FLOORS = 9

/** The same, of which only the lowest share stands: `pose.open` of its height. */
function standingTo(actor: Actor): Actor {
  return {
    ...actor,
    draw: (brush, { open = 1, ...pose }) => {
      brush.ctx.save()
      brush.ctx.beginPath()
      brush.ctx.rect(-9, -open, 18, open + 9)
      brush.ctx.clip()
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

/** A house that is built goes up by its floors, and does not swell like a mushroom. */
export function goingUp(context: ActionContext): Performance {
  const { performer, seconds } = context
  const actor = standingTo(performer)
  const share = (t: number): number => {
    const floors = through(t, seconds * 0.04, seconds * 0.8) * FLOORS
    const whole = Math.floor(floors)
    return Math.min(1.2, mix(0.06, 1.02, (whole + overshoot(clamp((floors - whole) * 2))) / FLOORS))
  }
  return performed(
    context,
    (t) => ({
      pose: { alpha: 0 },
      companions: [
        {
          name: 'built',
          actor,
          place: { x: 0, y: 0, z: 0 },
          height: 1,
          pose: { open: share(t) },
          shadow: true,
        },
      ],
    }),
    [
      effect('dust', {
        until: seconds * 0.84,
        strength: 1.2,
        at: (t) => ({ x: 0.1 * wave(t), y: clamp(share(t)) }),
      }),
    ],
  )
}

/** What wind, water and time do to things. */
export const BY_FORCES: readonly Choreography[] = [
  deed('overflow', overflowing),
  deed('invert', inverting),
  deed('whirl-up', whirlingUp),
]

import type { Pose } from '../../../cast/actor.ts'
import { clamp, ease, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { beside, deed, only, performed } from '../performed.ts'

/** How high it flies above the ground, in its own heights: tall ones would else leave the frame. */
const HIGH = { flat: 2.3, tall: 1.15 }
/** How far apart several of them land, in own widths of the load. */
const APART = 1.5
const MOST = 5
/** When it lets go of the first one, and how long a fall lasts, in seconds. */
const LETS_GO = 0.9
const FALL = 1.1
const SAIL = 2.6

/** Comes with its load under it, lets go of it, and goes on a little higher. */
function dropping(context: ActionContext): Performance {
  const { performer, partner, object, seconds, tempo } = context
  const [, many = '1', chute] = /^(\d+)( parachute)?/u.exec(object ?? '') ?? []
  const count = Math.min(MOST, Number(many))
  const tall = 0.34 * clamp(performer.aspect, 0.7, 1.7)
  const high = performer.aspect > 1.2 ? HIGH.flat : HIGH.tall
  const held = high - tall * 0.72
  const sail = chute ? context.find('parachute') : null
  const lasts = sail ? SAIL : FALL
  const between = Math.min(0.5, (seconds - LETS_GO - lasts) / Math.max(1, count))
  const flies = (t: number): number => 0.5 * ease(t / seconds) - 0.25
  const lightened = (t: number): number => 0.16 * ease((t - LETS_GO) / 0.6)
  const load = (t: number, index: number): Companion[] => {
    const since = t - LETS_GO - index * between
    // Until its turn comes the next one is still inside.
    if (index > 0 && since < 0) return []
    const done = clamp(since / lasts)
    const y = held * (1 - (sail ? done : done ** 2))
    const x = since < 0 ? flies(t) : flies(t - since) + tall * APART * index * done
    const swing = sail && done < 1 ? 0.12 * wave(t * 0.5) : 0
    return [
      ...beside('partner', partner, { x, y, z: -0.05, height: tall, pose: { lean: swing } }),
      ...(done > 0.05 && done < 1
        ? beside('parachute', sail, { x, y: y + tall * 0.8, z: -0.04, height: tall * 1.9 })
        : []),
    ]
  }
  const pose = (t: number): Pose => ({ flap: t * 1.7 * tempo, gait: t, lean: 0.02 * wave(t * 0.4) })
  const performance = performed(context, (t) => ({
    x: flies(t),
    y: high + lightened(t) + 0.04 * wave(t * 0.5),
    pose: pose(t),
    companions: Array.from({ length: count }, (_, index) => load(t, index)).flat(),
  }))
  // The ground below is as much of the story as who flies.
  return { ...performance, stays: true }
}

/** How high a helicopter stands over who waits below, in its own heights. */
const OVER = 1.6

/** How long a piece of the ladder is, and where pieces hang from this height up to its door. */
const RUNGS = 0.36
const rungs = (from: number): number[] =>
  Array.from({ length: Math.ceil((OVER - from) / RUNGS) }, (_, i) => OVER + 0.1 - (i + 1) * RUNGS)

/** Stands in the air over somebody, who comes up on a rope ladder. */
function hoisting(context: ActionContext): Performance {
  const { partner, seconds } = context
  const ladder = context.find('rope ladder')
  const tall = partner ? clamp(partner.metres / 2.4, 0.5, 0.78) : 0
  const foot = (t: number): number => (OVER - tall * 0.8) * ease((t - 0.8) / (seconds - 1.2))
  const swing = (t: number): number => 0.05 * wave(t * 0.4)
  const hands = { leftShoulder: 2.8, rightShoulder: 2.9, leftElbow: 0.2, rightElbow: 0.2 }
  const performance = performed(context, (t) => ({
    y: OVER + 0.04 * wave(t * 0.5),
    pose: { flap: t * 6, lean: 0.02 * wave(t * 0.3) },
    companions: [
      ...rungs(foot(t) + tall * 0.2).flatMap((y, index) =>
        beside(`ladder ${index}`, ladder, {
          x: swing(t) * (1 - y / OVER),
          y,
          z: -0.02,
          height: RUNGS,
          shadow: false,
        }),
      ),
      ...beside('partner', partner, {
        x: swing(t),
        y: foot(t),
        z: -0.05,
        height: tall,
        pose: partner?.kind === 'puppet' ? { joints: hands } : { lean: swing(t) },
      }),
    ],
  }))
  return { ...performance, stays: true }
}

/** What those who fly let fall, and take up. */
export const DROPPING: readonly Choreography[] = [
  deed('drop-load', dropping),
  only(['aircraft'], deed('hoist', hoisting)),
]

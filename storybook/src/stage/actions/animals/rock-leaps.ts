import type { Actor, Pose } from '../../../cast/actor.ts'
import { arch, clamp, cycle, ease, mix, pitch, through } from '../../easing.ts'
import type { ActionContext, Choreography, Companion, Performance } from '../action.ts'
import { beside, deed, effect, performed } from '../performed.ts'
import { tallBeside } from './meeting.ts'
import { posesOf } from './poses-of.ts'

/** How high the rocks are, one after the other, in the performer's heights. */
const HEIGHTS = [0.62, 0.95, 0.72, 1.12] as const
const LEAPS = 2
/** How much sooner than its hunter the hunted leaps, in leaps: it is a rock ahead. */
const AHEAD = 1.35

interface Rocks {
  readonly apart: number
  readonly tops: readonly number[]
}

/** Where one is after so many leaps, fractions included. */
function leapt(count: number, { apart, tops }: Rocks): { x: number; y: number; flight: number } {
  const last = tops.length - 1
  const from = clamp(Math.floor(count), 0, last)
  const flight = from === last ? 0 : through(cycle(count), 0.3, 0.5)
  const [low = 0, high = 0] = [tops[from], tops[Math.min(last, from + 1)]]
  return {
    x: apart * (from + ease(flight)),
    y: mix(low, high, ease(flight)) + 0.5 * arch(flight),
    flight,
  }
}

function leapPose(flight: number, pose: Pose): Pose {
  const flies = flight > 0 && flight < 1
  return flies ? { ...pose, lean: -0.3 * pitch(flight), stride: 1.6 } : pose
}

/** From top to top of the rocks, with the hunted a rock ahead, if there is one. */
function leapingRocks(context: ActionContext): Performance {
  const { performer, partner, seconds, object } = context
  const rock = context.find(object ?? 'rock')
  const tall = partner ? clamp(tallBeside(partner, performer), 0.6, 1.2) : 0
  const apart = Math.max(1.35, 1.2 * performer.aspect, 1.2 * tall * (partner?.aspect ?? 0))
  const heights = HEIGHTS.slice(0, LEAPS + (partner ? 2 : 1))
  // Paws stand a little below the highest point.
  const rocks = { apart, tops: heights.map((height) => 0.88 * height) }
  const [own, others] = [posesOf(context, performer), partner ? posesOf(context, partner) : null]
  const countAt = (t: number): number => (LEAPS * t) / seconds
  const prey = (t: number): Companion[] => {
    const { x, y, flight } = leapt(countAt(t) + AHEAD, rocks)
    const still = flight === 0 || flight === 1
    const pose = leapPose(flight, others?.(still ? 'stand' : 'run', t) ?? {})
    return beside('partner', partner, { x, y, z: -0.02, height: tall, pose: { ...pose, turn: 1 } })
  }
  const stones = heights.flatMap((height, index) =>
    boulder(rock, { x: apart * index, height, apart }),
  )
  const leaps = performed(
    context,
    (t) => {
      const { x, y, flight } = leapt(countAt(t), rocks)
      const still = flight === 0 || flight === 1
      const crouch = still ? 0.35 * arch(through(cycle(countAt(t)), 0.1, 0.25)) : 0
      const pose = leapPose(flight, own(still ? 'stand' : 'run', t))
      return { x, y, pose: { ...pose, crouch }, companions: [...stones, ...prey(t)] }
    },
    [0.8, 1.8].map((landed) =>
      effect('dust', {
        from: (landed * seconds) / LEAPS,
        until: (landed * seconds) / LEAPS + 0.3,
        at: (t) => ({ x: leapt(countAt(t), rocks).x, y: leapt(countAt(t), rocks).y }),
      }),
    ),
  )
  return { ...leaps, stays: true }
}

function boulder(
  rock: Actor | null,
  { x, height, apart }: { x: number; height: number; apart: number },
): Companion[] {
  const wide = Math.min(height, (0.92 * apart) / (rock?.aspect ?? 1))
  const pose = { stretch: Math.min(1.3, Math.sqrt(height / wide)) }
  return beside('rock', rock, { x, z: 0.06, height: height / pose.stretch, pose })
}

/** Over the rocks. */
export const ROCK_LEAPS: readonly Choreography[] = [deed('leap-rocks', leapingRocks)]

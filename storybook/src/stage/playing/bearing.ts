import type { Actor, Pose } from '../../cast/actor.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Performance } from '../actions/action.ts'
import { isAlive } from '../actions/life.ts'
import { tremble, wave } from '../easing.ts'

type Bearing = (pose: Pose, t: number) => Pose

const BEARINGS: Readonly<Partial<Record<Subject['emotion'], Bearing>>> = {
  sad: (pose) => ({ ...pose, bow: (pose.bow ?? 0) + 0.42, wag: 0 }),
  scared: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) - 0.05 + 0.025 * tremble(t * 9),
    crouch: Math.max(pose.crouch ?? 0, 0.22),
    wag: 0,
  }),
  angry: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) + 0.05 + 0.02 * tremble(t * 7),
    bow: (pose.bow ?? 0) + 0.16,
  }),
  surprised: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) - 0.05,
    bow: (pose.bow ?? 0) - 0.14 + 0.04 * wave(t),
  }),
}

/** The same deed by an animal that is sad, scared or cross: its head and its back say so. */
export function inMood(performance: Performance, { emotion }: Subject, actor: Actor): Performance {
  const bearing = BEARINGS[emotion]
  if (!bearing || actor.kind === 'puppet' || !isAlive(actor)) return performance
  return {
    ...performance,
    at: (t) => {
      const moment = performance.at(t)
      return { ...moment, pose: bearing(moment.pose, t) }
    },
  }
}

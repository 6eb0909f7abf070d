import type { Actor, Pose } from '../../cast/actor.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Performance } from '../actions/action.ts'
import { isAlive } from '../actions/life.ts'
import { tremble, wave } from '../easing.ts'

type Bearing = (pose: Pose, t: number) => Pose

/** Skips from one foot to the other, so quickly that the tail flies. */
const skip = (t: number): number => Math.abs(Math.sin(t * 7))

const BEARINGS: Readonly<Partial<Record<Subject['emotion'], Bearing>>> = {
  sad: (pose) => ({ ...pose, bow: (pose.bow ?? 0) + 0.42, wag: 0 }),
  scared: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) - 0.05 + 0.025 * tremble(t * 9),
    bow: (pose.bow ?? 0) + 0.24,
    crouch: Math.max(pose.crouch ?? 0, 0.42),
    wag: 0,
  }),
  angry: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) + 0.05 + 0.02 * tremble(t * 7),
    bow: (pose.bow ?? 0) + 0.16,
  }),
  happy: (pose, t) => ({
    ...pose,
    lift: (pose.lift ?? 0) + 0.05 * skip(t),
    bow: (pose.bow ?? 0) - 0.1,
    wag: t * 3,
  }),
  sleepy: (pose, t) => ({
    ...pose,
    bow: (pose.bow ?? 0) + 0.3 + 0.16 * wave(t / 3),
    crouch: Math.max(pose.crouch ?? 0, 0.1),
    wag: 0,
  }),
  nervous: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) - 0.03 + 0.018 * tremble(t * 8),
    bow: (pose.bow ?? 0) + 0.12 * wave(t),
    crouch: Math.max(pose.crouch ?? 0, 0.1),
  }),
  proud: (pose) => ({
    ...pose,
    lean: (pose.lean ?? 0) - 0.08,
    bow: (pose.bow ?? 0) - 0.24,
    stretch: (pose.stretch ?? 1) * 1.06,
  }),
  bored: (pose, t) => ({
    ...pose,
    bow: (pose.bow ?? 0) + 0.26 + 0.06 * wave(t / 4),
    crouch: Math.max(pose.crouch ?? 0, 0.16),
    wag: 0,
  }),
  curious: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) + 0.1 + 0.04 * wave(t / 2),
    bow: (pose.bow ?? 0) + 0.14 * wave(t / 1.6),
  }),
  shy: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) - 0.07 + 0.02 * wave(t / 1.5),
    bow: (pose.bow ?? 0) + 0.34,
    crouch: Math.max(pose.crouch ?? 0, 0.12),
    wag: 0,
  }),
  jealous: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) + 0.04 + 0.012 * tremble(t * 6),
    bow: (pose.bow ?? 0) + 0.2,
    wag: 0,
  }),
  confused: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) + 0.07 * wave(t / 1.8),
    bow: (pose.bow ?? 0) + 0.18 * wave(t / 1.8),
  }),
  surprised: (pose, t) => ({
    ...pose,
    lean: (pose.lean ?? 0) - 0.05,
    bow: (pose.bow ?? 0) - 0.14 + 0.04 * wave(t),
  }),
}

/** The same deed by an animal that feels something: its head and its back say so. */
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

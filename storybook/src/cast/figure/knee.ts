import type { Pose } from '../actor.ts'
import type { Affine } from './affine.ts'
import { bodyLift, isFront, isRaised, stepOf, type Leg } from './gait.ts'

/** The lower half of a leg, which folds while the foot is in the air. */
export interface Shin {
  /** Canvas y of the line it folds at, on the sheet. */
  readonly knee: number
  readonly upper: Affine
  readonly lower: Affine
}

/** How far down the leg it folds, how far the knee goes out for how far the foot is raised, and its share of the rise. */
const DOWN = 0.46
const OUT = 0.36
const RISES = 0.3

/** Both halves of a leg in mid-step; null while it is straight. The fold is level, so that no gap opens there. */
export function shinOf(pose: Pose, leg: Leg, legs: readonly Leg[]): Shin | null {
  const way = bendOf(leg, legs)
  if (way === 0 || isRaised(pose, leg)) return null
  const { shear, foot, raised } = stepOf(pose, leg, legs)
  const [, drawn] = leg.foot
  const length = drawn - leg.hip
  if (raised < 0.02 * length) return null
  const hip = leg.hip - bodyLift(pose, legs)
  const knee = leg.hip + DOWN * length
  const out = leg.ahead * way * OUT * Math.sqrt(raised * length)
  const [at, end] = [shear * DOWN * length + out, shear * length]
  const straight = hip + DOWN * (foot + raised - hip)
  const high = Math.max(hip + 0.2 * length, straight - RISES * raised)
  const [thigh, shin] = [knee - leg.hip, drawn - knee]
  return {
    knee,
    upper: folded({ from: [0, hip], to: [at, high] }, leg.hip, thigh),
    lower: folded({ from: [at, high], to: [end, foot] }, knee, shin),
  }
}

interface Ends {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

/** The paper from `top` downwards, so long, laid between two ends: each is how far its line has moved, and where it is. */
function folded({ from, to }: Ends, top: number, long: number): Affine {
  const shear = (to[0] - from[0]) / long
  const tall = (to[1] - from[1]) / long
  return [1, 0, shear, tall, from[0] - shear * top, from[1] - tall * top]
}

/** Which way the leg bends: wrists go ahead, hocks go back, and so do the ankles of birds; six legs and one do not. */
function bendOf(leg: Leg, legs: readonly Leg[]): -1 | 0 | 1 {
  if (leg.stiff || legs.length < 2 || legs.length > 4) return 0
  return legs.length > 2 && isFront(leg, legs) ? 1 : -1
}

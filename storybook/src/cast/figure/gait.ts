import type { Pose } from '../actor.ts'
import type { Affine } from './figure.ts'

/** How far a foot swings, in leg lengths, at stride 1. */
const SWING = 0.34
const LIFT = 0.16

/** Phases of legs from the front to the back: diagonal pairs step together, not quite at once. */
const PHASES: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0, 0.5],
  3: [0, 0.5, 0.12],
  4: [0, 0.5, 0.62, 0.12],
}

export function phaseOf(index: number, legs: number): number {
  return PHASES[legs]?.[index] ?? (index * 0.37) % 1
}

/** A leg folded at its hip line: it leans with the step and shortens while it is lifted. `ahead`: −1 faces left. */
export function swingLeg(pose: Pose, leg: { hip: number; phase: number; ahead: number }): Affine {
  if (pose.gait === undefined) return [1, 0, 0, 1, 0, 0]
  const stride = pose.stride ?? 1
  const angle = 2 * Math.PI * (pose.gait + leg.phase)
  const lean = leg.ahead * SWING * stride * Math.sin(angle)
  const short = Math.min(0.4, LIFT * stride * Math.max(0, Math.cos(angle)))
  return [1, 0, lean, 1 - short, -lean * leg.hip, short * leg.hip]
}

import type { Pose } from '../actor.ts'
import type { Affine } from './affine.ts'
import { after, turnAbout } from './turn-about.ts'

/** A leg of a figure, in own heights on the sheet. */
export interface Leg {
  /** Canvas y of the line it folds at (negative). */
  readonly hip: number
  /** Middle of the foot; a far leg's is drawn a little higher than the near ones'. */
  readonly foot: readonly [x: number, y: number]
  /** How far the body sinks when it lies down, if its belly hangs lower than the hips. */
  readonly sinks?: number
  /** The one that is raised as a paw. */
  readonly paw?: boolean
  /** In cycles. */
  readonly phase: number
  /** Which way the sheet looks: −1 left, 1 right. */
  readonly ahead: number
}

/** How far a foot swings, in leg lengths, at stride 1. */
const SWING = 0.34
const LIFT = 0.16
/** A lying body keeps this share of its legs to be seen as paws. */
const PAWS = 0.32
/** Whoever leans further than this is climbing, rearing or falling: its feet need not stay on the ground. */
const STEADY = 0.5
/** Far feet come this much nearer to the ground line while they walk, or the near ones' steps would leave a gap. */
const LEVEL = 0.6

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

/** How far the body is above where it is drawn: higher on a springy step, lower when it crouches or lies. */
export function bodyLift({ lift = 0, crouch = 0 }: Pose, legs: readonly Leg[]): number {
  const depth = Math.min(...legs.map(({ hip, sinks }) => sinks ?? -hip * (1 - PAWS)))
  return legs.length === 0 ? 0 : lift - crouch * depth
}

/** A leg folded at its hip line: it leans with the step, shortens while it is lifted, and keeps its foot on the ground. */
export function swingLeg(pose: Pose, leg: Leg, legs: readonly Leg[]): Affine {
  if (isRaised(pose, leg)) return raised(pose, leg, legs)
  const { shear, foot } = stepOf(pose, leg)
  const lifted = bodyLift(pose, legs)
  const length = leg.foot[1] - leg.hip
  const tall = (foot - (leg.hip - lifted)) / length
  return [1, 0, shear, tall, -shear * leg.hip, leg.hip - lifted - tall * leg.hip]
}

/** Whether this leg is up as a paw, before the body instead of behind it. */
export function isRaised({ paw = 0 }: Pose, leg: Leg): boolean {
  return leg.paw === true && paw > 0.05
}

function raised(pose: Pose, { hip, foot, ahead }: Leg, legs: readonly Leg[]): Affine {
  const up: Affine = [1, 0, 0, 1, 0, -bodyLift(pose, legs)]
  return after(up, turnAbout(foot[0], hip, -ahead * (pose.paw ?? 0)))
}

/** How far the whole figure must sink so that its lowest foot touches the ground. */
export function groundGap(pose: Pose, legs: readonly Leg[]): number {
  const standing = legs.filter((leg) => !isRaised(pose, leg))
  if (standing.length === 0 || !isSteady(pose)) return 0
  return Math.min(
    ...standing.map((leg) => {
      const { shear, foot } = stepOf(pose, leg)
      return slopeAt(pose, leg, shear) - foot
    }),
  )
}

function isSteady({ lean = 0, spin = 0 }: Pose): boolean {
  return Math.abs(lean) <= STEADY && spin === 0
}

function stepOf(pose: Pose, leg: Leg): { shear: number; foot: number } {
  const { gait, stride = 1, crouch = 0 } = pose
  const [, drawn] = leg.foot
  if (gait === undefined) {
    const shear = leg.ahead * 0.5 * crouch
    return { shear, foot: drawn + slopeAt(pose, leg, shear) }
  }
  const angle = 2 * Math.PI * (gait + leg.phase)
  const shear = leg.ahead * SWING * stride * Math.sin(angle)
  const raised = Math.min(0.4, LIFT * stride * Math.max(0, Math.cos(angle))) * (drawn - leg.hip)
  const stands = drawn * (1 - LEVEL * Math.min(1, stride))
  return { shear, foot: stands - raised + slopeAt(pose, leg, shear) }
}

/** Where the ground is under this foot on a sheet that leans: the stage turns the sheet about the feet's middle. */
function slopeAt({ lean = 0, stretch = 1, turn = 1 }: Pose, leg: Leg, shear: number): number {
  if (Math.abs(lean) > STEADY) return 0
  const x = leg.foot[0] + shear * (leg.foot[1] - leg.hip)
  return (-leg.ahead * x * Math.abs(turn) * Math.tan(lean)) / stretch ** 2
}

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
  /** It has no knee. */
  readonly stiff?: boolean
  /** In cycles. */
  readonly phase: number
  /** Which way the sheet looks: −1 left, 1 right. */
  readonly ahead: number
}

/** How far a foot swings to either side, in leg lengths, at stride 1, and no farther than at the other. */
const SWING = 0.34
const FARTHEST = 0.68
const LIFT = 0.2
/** The share of a cycle that a foot is on the ground; in bounds there is a moment when none is. */
const STANDS = { steps: 0.62, bounds: 0.3 }
/** Hind legs are behind the front ones by so much of a bound, and each leg behind its fellow. */
const BOUND = { hind: 0.45, fellow: 0.1 }
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

/** How far the ground passes in one cycle under legs of this length when no foot slides. */
export function groundOfCycle(long: number, stride: number, bounds = false): number {
  return (2 * reachOf(long, stride)) / (bounds ? STANDS.bounds : STANDS.steps)
}

function reachOf(long: number, stride: number): number {
  return long * Math.min(FARTHEST, SWING * stride)
}

/** A leg folded at its hip line: it leans with the step, shortens while it is lifted, and keeps its foot on the ground. */
export function swingLeg(pose: Pose, leg: Leg, legs: readonly Leg[]): Affine {
  if (isRaised(pose, leg)) return raised(pose, leg, legs)
  const { shear, foot } = stepOf(pose, leg, legs)
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
      const { shear, foot } = stepOf(pose, leg, legs)
      return slopeAt(pose, leg, shear) - foot
    }),
  )
}

function isSteady({ lean = 0, spin = 0 }: Pose): boolean {
  return Math.abs(lean) <= STEADY && spin === 0
}

/** Where a leg is in its cycle: how far it leans, where its foot is, and how far that is raised. */
export function stepOf(
  pose: Pose,
  leg: Leg,
  legs: readonly Leg[],
): { shear: number; foot: number; raised: number } {
  const { gait, stride = 1, crouch = 0, bounds = false } = pose
  const [, drawn] = leg.foot
  if (gait === undefined) {
    const shear = leg.ahead * 0.5 * crouch
    return { shear, foot: drawn + slopeAt(pose, leg, shear), raised: 0 }
  }
  const { reach, high } = footAt(cycle(gait + phaseIn(leg, legs, bounds)), bounds)
  const length = drawn - leg.hip
  const long = Math.max(...legs.map(({ hip, foot: [, y] }) => y - hip))
  // All feet go equally far, or those of the far legs, which are drawn shorter, would slide.
  const shear = (leg.ahead * reach * reachOf(long, stride)) / Math.max(length, 0.7 * long)
  const raised = Math.min(0.4, LIFT * stride) * high * length
  const stands = drawn * (1 - LEVEL * Math.min(1, stride))
  return { shear, foot: stands - raised + slopeAt(pose, leg, shear), raised }
}

/** Between −1 and 1 a foot goes back as evenly as the ground does, and swings ahead through the air. */
function footAt(phase: number, bounds: boolean): { reach: number; high: number } {
  const stands = bounds ? STANDS.bounds : STANDS.steps
  const swings = 1 - stands
  // The middle of the swing is at phase 0.
  const since = cycle(phase + swings / 2)
  if (since >= swings) return { reach: 1 - (2 * (since - swings)) / stands, high: 0 }
  const share = since / swings
  const ahead = share * share * (3 - 2 * share)
  return { reach: 2 * ahead - 1, high: Math.sin(Math.PI * share ** 0.8) ** 2 }
}

/** Who walks puts down its feet crosswise; who bounds lands on both front legs and then on both hind ones. */
function phaseIn(leg: Leg, legs: readonly Leg[], bounds: boolean): number {
  if (!bounds) return leg.phase
  return (isFront(leg, legs) ? 0 : BOUND.hind) + (leg.phase >= 0.5 ? BOUND.fellow : 0)
}

/** Whether a leg is one of those that it puts ahead. */
export function isFront({ foot, ahead }: Leg, legs: readonly Leg[]): boolean {
  const middle = legs.reduce((sum, leg) => sum + leg.foot[0], 0) / legs.length
  return (foot[0] - middle) * ahead > 0
}

function cycle(value: number): number {
  return value - Math.floor(value)
}

/** Where the ground is under this foot on a sheet that leans: the stage turns the sheet about the feet's middle. */
function slopeAt({ lean = 0, stretch = 1, turn = 1 }: Pose, leg: Leg, shear: number): number {
  if (Math.abs(lean) > STEADY) return 0
  const x = leg.foot[0] + shear * (leg.foot[1] - leg.hip)
  return (-leg.ahead * x * Math.abs(turn) * Math.tan(lean)) / stretch ** 2
}

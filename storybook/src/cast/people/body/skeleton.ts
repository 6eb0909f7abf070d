import type { Joint, Pose } from '../../actor.ts'
import type { Point } from '../../../scene/space.ts'
import type { Proportions } from './proportions.ts'
import { bendTo, hang } from './reach.ts'

/** A limb laid out: its three points and the angles at which its two bones and its end hang. */
export interface Limb {
  readonly root: Point
  readonly joint: Point
  readonly end: Point
  readonly upper: number
  readonly lower: number
  readonly tip: number
  readonly short: number
}

/** Where every part of a puppet is in a pose: own heights, y up, before lean, spin and turn. */
export interface Skeleton {
  readonly hip: Point
  readonly neck: Point
  readonly torso: number
  readonly head: number
  readonly leftArm: Limb
  readonly rightArm: Limb
  readonly leftLeg: Limb
  readonly rightLeg: Limb
}

export type View = 'side' | 'front' | 'back'
export type Side = 'left' | 'right'

/** How far below the neck's root the arms are pinned. */
const SHOULDER_DROP = 0.042
/** In three-quarter view the far shoulder peeps out in front, the near one sits a little behind. */
const DEPTH = { shoulder: 0.34, hip: 0.24 }

export function layOut(build: Proportions, pose: Pose): Skeleton {
  const joints = pose.joints ?? {}
  const hip = hipPoint(build, pose)
  const torso = joints.torso ?? 0
  const neck = along(hip, torso, build.torso)
  const view = pose.view ?? 'side'
  const arm = (side: Side): Limb => {
    const root = shoulderPoint(build, { hip, torso, view, side })
    const short = pose.foreshort?.[`${side}Arm`] ?? 1
    return limb(root, joints, { side, kind: 'arm', build, base: -torso, short })
  }
  const leg = (side: Side): Limb =>
    limb(hipJoint(build, { hip, view, side }), joints, {
      side,
      kind: 'leg',
      build,
      base: 0,
      short: pose.foreshort?.[`${side}Leg`] ?? 1,
    })
  return {
    hip,
    neck,
    torso,
    head: torso + (joints.neck ?? 0),
    leftArm: arm('left'),
    rightArm: arm('right'),
    leftLeg: leg('left'),
    rightLeg: leg('right'),
  }
}

/** The hips' middle in a pose. */
export function hipPoint(build: Proportions, pose: Pose): Point {
  return { x: pose.hipsX ?? 0, y: pose.hips ?? build.thigh + build.shin + build.sole }
}

/** Where an arm is pinned to the body. */
export function shoulderPoint(
  build: Proportions,
  body: { hip: Point; torso: number; view: View; side: Side },
): Point {
  const at = along(body.hip, body.torso, build.torso - (build.drop ?? SHOULDER_DROP * build.body))
  const out = sideways(body.view, body.side) * build.shoulders
  const spread = body.view === 'side' ? DEPTH.shoulder * (build.spread ?? 1) : 1
  return {
    x: at.x + Math.cos(body.torso) * out * spread,
    y: at.y - Math.sin(body.torso) * out * spread,
  }
}

/** Where a leg is pinned to the hips. */
export function hipJoint(build: Proportions, body: { hip: Point; view: View; side: Side }): Point {
  const spread = body.view === 'side' ? DEPTH.hip * (build.spread ?? 1) : 0.76
  return { x: body.hip.x + sideways(body.view, body.side) * build.hips * spread, y: body.hip.y }
}

/** The joints that bring this hand to a point, all else as in the pose. The elbow bends to `bend` (1: forwards). */
export function reach(
  build: Proportions,
  pose: Pose,
  goal: { hand: Side; target: Point; bend?: number },
): Pose {
  const torso = pose.joints?.torso ?? 0
  const hip = hipPoint(build, pose)
  const root = shoulderPoint(build, { hip, torso, view: pose.view ?? 'side', side: goal.hand })
  const arm = { a: build.upperArm, b: build.lowerArm, side: goal.bend ?? 1 }
  const { upper, lower } = bendTo(root, goal.target, arm)
  const joints: Partial<Record<Joint, number>> = {
    ...pose.joints,
    [`${goal.hand}Shoulder`]: upper + torso,
    [`${goal.hand}Elbow`]: lower,
  }
  return { ...pose, joints }
}

function limb(
  root: Point,
  joints: Partial<Record<Joint, number>>,
  part: { side: Side; kind: 'arm' | 'leg'; build: Proportions; base: number; short: number },
): Limb {
  const { side, build } = part
  const isArm = part.kind === 'arm'
  const upper = part.base + (joints[`${side}${isArm ? 'Shoulder' : 'Hip'}`] ?? 0)
  const lower = upper + (joints[`${side}${isArm ? 'Elbow' : 'Knee'}`] ?? 0)
  const { short } = part
  const joint = hang(root, upper, (isArm ? build.upperArm : build.thigh) * short)
  const end = hang(joint, lower, (isArm ? build.lowerArm : build.shin) * short)
  const turn = joints[`${side}${isArm ? 'Wrist' : 'Ankle'}`]
  const tip = isArm ? lower + (turn ?? 0) : (turn ?? footAngle(end.y - build.sole, lower))
  return { root, joint, end, upper, lower, tip, short }
}

/** A foot lies flat on the ground and follows its shin when it is lifted. */
function footAngle(height: number, shin: number): number {
  const lifted = Math.min(1, Math.max(0, height / 0.12))
  return (shin * 0.85 - 0.25) * lifted
}

function along(from: Point, angle: number, length: number): Point {
  return { x: from.x + Math.sin(angle) * length, y: from.y + Math.cos(angle) * length }
}

/** Facing right one sees the right side; facing the audience the right hand is on the left of the picture. */
function sideways(view: View, side: Side): number {
  const right = view === 'back' ? 1 : -1
  return side === 'right' ? right : -right
}

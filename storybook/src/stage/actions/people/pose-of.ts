import { type Proportions, HIP_HEIGHT } from '../../../cast/people/body/proportions.ts'
import type { Stance, Carriage } from './stance.ts'
import type { Pose, Joint } from '../../../cast/actor.ts'
import {
  type View,
  type Side,
  hipJoint,
  layOut,
  shoulderPoint,
} from '../../../cast/people/body/skeleton.ts'
import { bendTo, hang } from '../../../cast/people/body/reach.ts'
import type { Point } from '../../../scene/space.ts'
import { pointOf } from './reach-point.ts'
import { PALM } from '../../../cast/people/body/body-points.ts'

const STOOP = 0.16
/** Hips lower than this are on a seat: thighs then point at us. */
const SEATED = 0.36

/** Turns a stance into joints for this body: legs to the ground, hands to what they touch. */
export function poseOf(build: Proportions, stance: Stance, how: Carriage): Pose {
  const k = build.body
  const [hipX, hipY] = stance.hip ?? [0, HIP_HEIGHT - 0.004]
  const base: Pose = {
    view: how.view,
    hips: hipY * k,
    hipsX: hipX * k,
    joints: spine(build, stance, how.view),
  }
  const foreshort: Task['foreshort'] = {}
  legs(build, base, { stance, how, foreshort })
  arms(build, base, { stance, how, foreshort })
  return {
    ...base,
    ...(how.view === 'side' ? {} : { foreshort }),
    ...wholeBody(stance),
    ...(how.holds ? { holds: how.holds } : {}),
  }
}

/** Waist, neck, wrists and feet; the old stoop. */
function spine(build: Proportions, stance: Stance, view: View): Partial<Record<Joint, number>> {
  const { torso = 0, neck = 0 } = stance
  const isBent = build.age === 'old' && view === 'side'
  const stoop = isBent ? STOOP * Math.max(0, Math.cos(torso)) : 0
  return {
    torso: torso + stoop,
    neck: neck - stoop * 0.8,
    ...(stance.rw !== undefined && { rightWrist: stance.rw }),
    ...(stance.lw !== undefined && { leftWrist: stance.lw }),
    ...(stance.rt !== undefined && { rightAnkle: stance.rt }),
    ...(stance.lt !== undefined && { leftAnkle: stance.lt }),
  }
}

const SAME = [
  'lean',
  'spin',
  'stretch',
  'turn',
  'alpha',
  'mouth',
  'blink',
  'tears',
  'face',
] as const

function wholeBody(stance: Stance): Pose {
  const same = SAME.flatMap((name) => (stance[name] === undefined ? [] : [[name, stance[name]]]))
  return {
    ...(Object.fromEntries(same) as Pick<Pose, (typeof SAME)[number]>),
    ...(stance.look !== undefined && { faceTurn: stance.look }),
    ...(stance.gaze !== undefined && { gaze: { x: stance.gaze[0], y: stance.gaze[1] } }),
    ...(stance.right !== undefined && { rightHand: stance.right }),
    ...(stance.left !== undefined && { leftHand: stance.left }),
  }
}

type Foreshort = NonNullable<{ -readonly [Key in keyof Pose]: Pose[Key] }['foreshort']>

interface Task {
  readonly foreshort: { -readonly [Limb in keyof Foreshort]: Foreshort[Limb] }
  readonly stance: Stance
  readonly how: Carriage
}

const REST: Readonly<Record<View, Readonly<Record<Side, number>>>> = {
  side: { left: 0.035, right: -0.03 },
  front: { left: 0.055, right: -0.055 },
  back: { left: -0.055, right: 0.055 },
}

const LIMBS = {
  left: { foot: 'lf', leg: 'll', hand: 'lh', arm: 'la' },
  right: { foot: 'rf', leg: 'rl', hand: 'rh', arm: 'ra' },
} as const

function legs(build: Proportions, pose: Pose, { stance, how, foreshort }: Task): void {
  const joints = pose.joints as Partial<Record<Joint, number>>
  const hip = { x: pose.hipsX ?? 0, y: pose.hips ?? 0 }
  for (const side of ['left', 'right'] as const) {
    const { foot, leg } = LIMBS[side]
    const angles = stance[leg]
    if (angles) [joints[`${side}Hip`], joints[`${side}Knee`]] = angles
    else {
      const [x, y] = stance[foot] ?? [REST[how.view][side], 0]
      const root = hipJoint(build, { hip, view: how.view, side })
      const ankle = { x: x * build.body, y: y * build.body + build.sole }
      const least = hip.y < SEATED * build.body ? 0.6 : 0.8
      const limb = { long: build.thigh + build.shin, full: 0.985, least }
      const short = how.view === 'side' ? 1 : shortened(root, ankle, limb)
      const bend = how.bends?.[foot] ?? (how.view === 'side' ? -1 : outward(how.view, side))
      foreshort[`${side}Leg`] = short
      const bones = { a: build.thigh * short, b: build.shin * short, side: bend }
      const { upper, lower } = bendTo(root, ankle, bones)
      joints[`${side}Hip`] = upper
      joints[`${side}Knee`] = lower
    }
  }
}

/** A hand goes round its own shoulder, never through it: there the arm would have to turn about in one frame. */
function clearOf(
  shoulder: Point,
  target: Point,
  way: { room: number; x: number; y: number },
): Point {
  const far = Math.hypot(target.x - shoulder.x, target.y - shoulder.y)
  if (far >= way.room) return target
  const over = Math.sqrt(way.room * way.room - far * far)
  return { x: target.x + over * way.x, y: target.y + over * way.y }
}

/** Seen from the side hands pass over the shoulder, from the front outside of it. */
function wayRound(view: View, side: Side, body: number): { room: number; x: number; y: number } {
  if (view === 'side') return { room: 0.125 * body, x: 0.2, y: 0.98 }
  return { room: 0.075 * body, x: -outward(view, side), y: 0 }
}

/** From the front a limb that bends mostly bends towards us: it looks shorter before it looks bent. */
function shortened(
  from: Point,
  to: Point,
  limb: { long: number; full: number; least: number },
): number {
  const share = Math.hypot(to.x - from.x, to.y - from.y) / (limb.long * limb.full)
  return Math.min(1, Math.max(limb.least, share))
}

/** From the front elbows and knees point away from the body. */
function outward(view: View, side: Side): 1 | -1 {
  return (view === 'front') === (side === 'right') ? 1 : -1
}

function arms(build: Proportions, pose: Pose, task: Task): void {
  const { stance } = task
  const joints = pose.joints as Partial<Record<Joint, number>>
  const hip = { x: pose.hipsX ?? 0, y: pose.hips ?? 0 }
  const torso = joints.torso ?? 0
  const bones = layOut(build, pose)
  const { view } = task.how
  // A hand that goes to the other hand is solved after it.
  const order: readonly Side[] = goesToHand(stance.lh) ? ['right', 'left'] : ['left', 'right']
  let other: Point = bones.hip
  for (const side of order) {
    const root = shoulderPoint(build, { hip, torso, view, side })
    const goal = stance[LIMBS[side].hand]
    const angles = stance[LIMBS[side].arm] ?? easy(view, side)
    const target = goal ? pointOf(goal, { build, bones, other }) : null
    const [shoulder, elbow] = target ? armTo(build, { root, target, side, torso }, task) : angles
    joints[`${side}Shoulder`] = shoulder
    joints[`${side}Elbow`] = elbow
    const upper = shoulder - torso
    const long = build.lowerArm + PALM * build.body
    other = hang(hang(root, upper, build.upperArm), upper + elbow, long)
  }
}

/** Shoulder and elbow that bring a palm to a point. */
function armTo(
  build: Proportions,
  arm: { root: Point; target: Point; side: Side; torso: number },
  { how, foreshort }: Task,
): readonly [number, number] {
  const { root, side } = arm
  const target = clearOf(root, arm.target, wayRound(how.view, side, build.body))
  const palm = PALM * build.body
  const limb = { long: build.upperArm + build.lowerArm + palm, full: 0.8, least: 0.68 }
  const short = how.view === 'side' ? 1 : shortened(root, target, limb)
  foreshort[`${side}Arm`] = short
  const bend = how.bends?.[LIMBS[side].hand] ?? (how.view === 'side' ? 1 : outward(how.view, side))
  const bones = { a: build.upperArm * short, b: build.lowerArm * short + palm, side: bend }
  const { upper, lower } = bendTo(root, target, bones)
  return [upper + arm.torso, lower]
}

function easy(view: View, side: Side): readonly [number, number] {
  if (view === 'side') return side === 'left' ? [0.1, 0.25] : [-0.02, 0.22]
  const out = -outward(view, side)
  return [out * 0.16, -out * 0.1]
}

function goesToHand(goal: Stance['lh']): boolean {
  if (!goal) return false
  if ('share' in goal) return goesToHand(goal.from) || goesToHand(goal.to)
  return goal[0] === 'hand'
}

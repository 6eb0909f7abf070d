import type { Grip, Pose } from '../../actor.ts'
import type { Point } from '../../../scene/space.ts'
import type { Proportions } from './proportions.ts'
import { alongTorso } from './drapery.ts'
import { layOut, type Limb, type Skeleton } from './skeleton.ts'

/** How far the middle of the palm lies beyond the wrist, in adult heights. */
export const PALM = 0.02

/** A point of the body and the direction in which it hangs there. */
export interface Spot {
  readonly point: Point
  readonly angle: number
}

/** Where things are held or touched, before lean, spin and turn. */
export function spotOf(grip: Grip, build: Proportions, bones: Skeleton): Spot {
  const { leftArm, rightArm, leftLeg, rightLeg } = bones
  const left = palmOf(leftArm, build)
  const right = palmOf(rightArm, build)
  const upright = (point: Point): Spot => ({ point, angle: 0 })
  switch (grip) {
    case 'leftHand':
      return left
    case 'rightHand':
      return right
    case 'bothHands':
      return upright(middle(left.point, right.point))
    case 'mouth':
      return { point: onHead(bones, build, { x: 0.17, y: 0.2 }), angle: -bones.head }
    case 'head':
      return { point: onHead(bones, build, { x: 0.04, y: 0.5 }), angle: -bones.head }
    case 'top':
      return { point: onHead(bones, build, { x: 0, y: 1 }), angle: -bones.head }
    case 'seat':
      return upright(bones.hip)
    case 'feet':
      return upright(lower(middle(leftLeg.end, rightLeg.end), build.sole))
    case 'back':
      return { point: alongTorso(bones, build.torso * 0.7), angle: -bones.torso }
    default:
      return { point: alongTorso(bones, build.torso * 0.5), angle: -bones.torso }
  }
}

/** A point given in head lengths from the chin, x to where the face looks, y up. */
export function onHead(bones: Skeleton, build: Proportions, at: Point): Point {
  const across = at.x * build.head
  const up = at.y * build.head + 0.012 * build.body
  const { head, neck } = bones
  return {
    x: neck.x + Math.cos(head) * across + Math.sin(head) * up,
    y: neck.y - Math.sin(head) * across + Math.cos(head) * up,
  }
}

/** The grip on the stage: after stretch, spin, lean and turn. */
export function gripPoint(grip: Grip, build: Proportions, pose: Pose): Point {
  return toStage(spotOf(grip, build, layOut(build, pose)).point, pose)
}

export function toStage(point: Point, pose: Pose): Point {
  const stretch = pose.stretch ?? 1
  const squeezed = { x: point.x / Math.sqrt(stretch), y: point.y * stretch }
  const spun = rotate({ x: squeezed.x, y: squeezed.y - 0.5 }, pose.spin ?? 0)
  const leant = rotate({ x: spun.x, y: spun.y + 0.5 }, pose.lean ?? 0)
  return { x: leant.x * (pose.turn ?? 1), y: leant.y }
}

function palmOf(arm: Limb, build: Proportions): Spot {
  const far = PALM * build.body
  return {
    point: { x: arm.end.x + Math.sin(arm.tip) * far, y: arm.end.y - Math.cos(arm.tip) * far },
    angle: arm.tip,
  }
}

/** Clockwise as seen by the audience when facing right, y up. */
function rotate(point: Point, angle: number): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return { x: point.x * cos + point.y * sin, y: -point.x * sin + point.y * cos }
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function lower(point: Point, by: number): Point {
  return { x: point.x, y: point.y - by }
}

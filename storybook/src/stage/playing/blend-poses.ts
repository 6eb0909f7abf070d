import { JOINTS, type Pose } from '../../cast/actor.ts'
import { mix } from '../easing.ts'

type Level = 'lean' | 'stretch' | 'hips' | 'hipsX' | 'lift' | 'crouch' | 'bow' | 'paw' | 'mouth'

/** What is measured by how far, and what it is at rest; phases of steps and wings are no such thing. */
const LEVELS: Readonly<Record<Level, number>> = {
  lean: 0,
  stretch: 1,
  hips: 0.47,
  hipsX: 0,
  lift: 0,
  crouch: 0,
  bow: 0,
  paw: 0,
  mouth: 0,
}

/** Whether one can pass into the other by moving limbs alone. */
export function canBlend(one: Pose, other: Pose): boolean {
  return one.view === other.view && one.guise === other.guise
}

/** A pose on the way from one to another; what cannot be between is the nearer one's. */
export function blendPoses(from: Pose, to: Pose, share: number): Pose {
  const levels = Object.fromEntries(
    Object.entries(LEVELS).flatMap(([name, rest]) => {
      const level = name as Level
      if (from[level] === undefined && to[level] === undefined) return []
      return [[level, mix(from[level] ?? rest, to[level] ?? rest, share)]]
    }),
  )
  const joints = Object.fromEntries(
    JOINTS.flatMap((joint) => {
      const [a, b] = [from.joints?.[joint], to.joints?.[joint]]
      return a === undefined && b === undefined ? [] : [[joint, mix(a ?? 0, b ?? 0, share)]]
    }),
  )
  const near = share < 0.5 ? from : to
  const jointed = from.joints === undefined && to.joints === undefined ? {} : { joints }
  return { ...near, ...levels, ...jointed, ...steps(from, to, share) }
}

/** Strides grow shorter until all four feet stand. */
function steps(from: Pose, to: Pose, share: number): Pose {
  const gait = (share < 0.5 ? from.gait : to.gait) ?? from.gait ?? to.gait
  return gait === undefined ? {} : { gait, stride: mix(strideOf(from), strideOf(to), share) }
}

function strideOf({ gait, stride = 1 }: Pose): number {
  return gait === undefined ? 0 : stride
}

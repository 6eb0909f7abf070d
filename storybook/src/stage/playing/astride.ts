import type { Actor, Pose } from '../../cast/actor.ts'
import { ANIMALS } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Performance } from '../actions/action.ts'
import type { Role } from '../placing/roles.ts'

const LEGS = {
  rightHip: 0.8,
  rightKnee: -0.9,
  leftHip: 0.85,
  leftKnee: -0.9,
  rightAnkle: 0.1,
  leftAnkle: 0.1,
} as const

const seated = (pose: Pose): Pose => ({
  ...pose,
  lean: 0,
  spin: 0,
  hips: 0.47,
  hipsX: 0,
  joints: { ...pose.joints, ...LEGS },
})

/** What one has between one's legs. */
const isSaddled = ({ kind, noun }: Subject): boolean =>
  ANIMALS.has(kind) || /\b(?:bicycle|bike|motorcycle|motorbike|scooter|moped)$/u.test(noun)

/** Whatever a rider does is done in the saddle: the arms are free for it, and the legs are not. */
export function astride(
  performance: Performance,
  { bond }: Role,
  { actor, roles }: { readonly actor: Actor; readonly roles: readonly Role[] },
): Performance {
  const mount = roles.find(({ subject }) => subject.id === bond?.to)?.subject
  if (bond?.how !== 'riding' || actor.kind !== 'puppet' || !mount || !isSaddled(mount))
    return performance
  return {
    ...performance,
    at: (t) => {
      const { pose, place, companions } = performance.at(t)
      return { companions, pose: seated(pose), place: { ...place, x: 0, y: 0 } }
    },
  }
}

import type { Actor, Pose } from '../../cast/actor.ts'
import type { RelationName } from '../../plan/plan.ts'

/** Hips lower than this are those of somebody who sits, in own heights. */
const SEATED = 0.38

/** Who lies on somebody that sits lies on the lap, and not on the head; null where there is none. */
export function lapOf(
  how: RelationName,
  child: Actor,
  { actor, pose }: { actor: Actor; pose: Pose },
): { x: number; y: number } | null {
  const animal = child.kind !== 'puppet' && child.build === 'quadruped'
  const sits = actor.kind === 'puppet' && (pose.hips ?? 1) < SEATED
  if (how !== 'on' || !animal || !sits) return null
  const seat = actor.grip('seat', pose)
  const ahead = Math.sign(actor.grip('mouth', pose).x - actor.grip('back', pose).x)
  return { x: seat.x + 0.15 * ahead, y: seat.y - 0.02 }
}

import type { Actor, Pose } from '../../cast/actor.ts'
import type { Action, RelationName } from '../../plan/plan.ts'
import { mix } from '../easing.ts'

/** Hips lower than this are those of somebody who sits, in own heights. */
const SEATED = 0.38

/** A mouth so far to the side of the hips is that of somebody who lies there. */
const LYING = 0.3

/** The top of the piano before the one who plays it. */
const ON_PIANO = { x: 0.72, y: 0.5 }

/** Who lies on somebody that sits lies on the lap, and not on the head; null where there is none. */
export function lapOf(
  how: RelationName,
  child: Actor,
  { actor, pose, deeds }: { actor: Actor; pose: Pose; deeds: readonly Action[] },
): { x: number; y: number } | null {
  const animal = child.kind !== 'puppet' && child.build === 'quadruped'
  const sits = actor.kind === 'puppet' && (pose.hips ?? 1) < SEATED
  if (how !== 'on' || !animal || !sits) return null
  const seat = actor.grip('seat', pose)
  const mouth = actor.grip('mouth', pose)
  const facing = Math.sign(mouth.x - seat.x)
  if (deeds[0]?.verb === 'play-piano') return { x: seat.x + ON_PIANO.x * facing, y: ON_PIANO.y }
  if (Math.abs(mouth.x - seat.x) > LYING)
    return { x: mix(seat.x, mouth.x, 0.14), y: mouth.y - 0.02 }
  const ahead = Math.sign(mouth.x - actor.grip('back', pose).x)
  return { x: seat.x + 0.15 * ahead, y: seat.y - 0.02 }
}

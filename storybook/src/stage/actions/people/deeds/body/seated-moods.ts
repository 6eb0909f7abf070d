import type { Actor, Expression } from '../../../../../cast/actor.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { restaged } from '../../keys.ts'
import { posture } from '../../posture.ts'
import type { Score } from '../../score.ts'
import type { Stance } from '../../stance.ts'

/** What a mood changes in somebody who sits. */
const SEATED_IN: Readonly<Partial<Record<Expression, Stance>>> = {
  bored: posture('torso 0.16, neck 0.22, rh chin 0.03 -0.02, right fist'),
  sleepy: posture('torso 0.14, neck 0.46, blink 0.7'),
  nervous: posture('torso 0.1, rh mouth 0.03 -0.02, lh mouth 0.05 -0.05'),
  proud: posture('torso -0.12, neck -0.14'),
  shy: posture('torso 0.08, neck 0.36'),
  curious: posture('torso 0.3, neck -0.2'),
  jealous: posture('torso -0.06, neck 0.1, rh chest 0.1 -0.05, lh chest 0.08 -0.08'),
}

/** A way of sitting as it looks in the mood of who sits. */
export function seatedInMood(score: Score, performer: Actor): Score {
  const mood = isPuppet(performer) && performer.emotion ? SEATED_IN[performer.emotion] : undefined
  return mood
    ? { ...score, keys: restaged(score.keys, (stance) => ({ ...stance, ...mood })) }
    : score
}

import type { ActionContext } from '../../../action.ts'
import { clamp } from '../../../../easing.ts'
import type { Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'

/** When the thing changes between the hand and the floor. */
const TOUCH = 0.42

/** In the knees, the hand at the floor. */
const DOWN = posture(
  'hip -0.08 0.34, torso 0.72, neck -0.3, rh 0.36 0.1, lh -0.06 0.4, rf -0.06 0, lf 0.08 0',
)
const feet = { rf: [-0.06, 0], lf: [0.08, 0] } as const

const UP_KEYS: Keys = {
  0: { hip: [0, 0.471], torso: 0.06, neck: 0.2, rh: [0.14, 0.5], lh: [0.02, 0.46], ...feet },
  [TOUCH - 0.06]: DOWN,
  [TOUCH + 0.04]: DOWN,
  0.66: { hip: [0, 0.471], torso: 0, neck: 0.1, rh: [0.2, 0.74], mouth: 0.3, ...feet },
  0.94: { hip: [0, 0.471], torso: 0, neck: 0.06, rh: [0.18, 0.72], mouth: 0.5, ...feet },
}

const DOWN_KEYS: Keys = {
  0: { hip: [0, 0.471], torso: 0, neck: 0.06, rh: [0.16, 0.56], lh: [0.02, 0.46], ...feet },
  [TOUCH - 0.06]: DOWN,
  [TOUCH + 0.04]: DOWN,
  0.7: { hip: [0, 0.471], torso: 0, neck: 0, rh: [0.12, 0.46], ...feet },
  0.94: { hip: [0, 0.471], torso: -0.03, neck: -0.04, rh: [0.1, 0.45], mouth: 0.3, ...feet },
}

/** What lies there, and what is in the hand: one of them at a time. */
function between(context: ActionContext, keys: Keys, liftsIt: boolean): Score {
  const thing = context.object ?? ''
  const actor = context.find(thing)
  const height = clamp((actor?.metres ?? 0.2) / context.performer.metres, 0.09, 0.3)
  const lies = (phase: number): boolean => phase < TOUCH === liftsIt
  return {
    seconds: 4,
    face: 'happy',
    set: [
      {
        thing,
        x: 0.4,
        z: 0.03,
        height,
        move: ({ phase }) => ({ alpha: lies(phase) ? 1 : 0 }),
      },
    ],
    holds: [{ thing, height, angle: 0, when: ({ phase }) => !lies(phase) }],
    keys,
  }
}

export const FROM_THE_FLOOR: Deeds = {
  'pick-up': { by: (context) => between(context, UP_KEYS, true) },
  'put-down': { by: (context) => between(context, DOWN_KEYS, false) },
}

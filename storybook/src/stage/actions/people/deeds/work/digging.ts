import { inGround } from '../../../../../cast/looks/sunk.ts'
import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { ONE_KNEE } from '../../postures.ts'
import type { Score, SetPiece } from '../../score.ts'

const BONES: SetPiece = { thing: 'bones', x: 0.62, z: -0.05, height: 0.3, shadow: false }
const HALF_OUT = { depth: 0.34, tilt: 0.16, smokes: false }

/** On one knee with a brush before what lies in the ground: bones, or the very thing that the prompt has found there. */
export function digging(context: ActionContext): Score {
  return {
    seconds: 1.2,
    costume: 'archaeologist',
    holds: [inHand('dust brush', 0.16, [0.5, 0.1])],
    set: [halfOut(context)],
    keys: {
      0: { ...ONE_KNEE, torso: 0.55, neck: 0.1, rh: [0.38, 0.28], lh: [0.2, 0.3] },
      0.5: { rh: [0.46, 0.27], torso: 0.6 },
    },
    effects: [{ name: 'dust', at: [0.46, 0.16], strength: 0.7 }],
  }
}

function halfOut(context: ActionContext): SetPiece {
  const { object } = context
  const found = object === null ? null : context.find(object)
  if (!found) return BONES
  const actor = inGround(found, HALF_OUT)
  const height = Math.min(clamp(actor.metres / 1.72, 0.24, 0.62), 0.9 / actor.aspect)
  return {
    thing: 'find',
    actor,
    x: 0.44 + (height * actor.aspect) / 2,
    z: -0.05,
    height,
    shadow: false,
  }
}

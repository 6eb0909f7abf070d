import { COUNTER } from '../../furniture.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { KITCHEN } from '../../settings.ts'

const TOP = 0.42
const WHITE = /\b(?:salt|sugar|flour|coconut|snow)\b/u
const GREEN =
  /\b(?:parsley|herbs?|basil|mint|cilantro|coriander|chives|dill|oregano|thyme|leaves)\b/u

function litterOf(what: string): 'herbs' | 'grains' | 'crumbs' {
  if (GREEN.test(what)) return 'herbs'
  return WHITE.test(what) ? 'grains' : 'crumbs'
}

/** "Parsley on pasta": a little of the one falls from the fingers on the other, which stands on the counter. */
function strewing(context: ActionContext): Score {
  const [what = 'salt', dish = 'plate'] = (context.object ?? '').split(' on ')
  const actor = context.find(dish)
  const height = Math.min(0.2, 0.34 / (actor?.aspect ?? 1.6))
  const served: SetPiece = {
    thing: dish,
    ...(actor ? { actor } : {}),
    x: 0.44,
    y: TOP - 0.01,
    z: -0.06,
    height,
    shadow: false,
  }
  return {
    seconds: 1.1,
    face: 'happy',
    holds: [{ ...inHand(what, 0.12), grip: 'leftHand' }],
    set: [COUNTER, served],
    keys: {
      0: { rh: [0.36, 0.86], lh: [0.16, 0.64], torso: 0.12, neck: 0.16, right: 'fist' },
      0.3: { rh: [0.43, 0.84], neck: 0.18 },
      0.5: { rh: [0.37, 0.87], mouth: 0.2 },
      0.75: { rh: [0.45, 0.85] },
    },
    effects: [
      { name: litterOf(what), at: 'rightHand', strength: 2 },
      { name: litterOf(what), at: [0.44, TOP + height + 0.12], strength: 1.6 },
    ],
  }
}

/** The last leaves on a plate before it is served. */
function garnishing(context: ActionContext): Score {
  const named = /\b(?:dish|dishes|food|meal|plate)$/u.test(context.object ?? 'dish')
  return strewing({ ...context, object: `parsley on ${named ? 'spaghetti' : context.object}` })
}

/** What is strewn over dishes. */
export const STREWING: Deeds = {
  sprinkle: { needs: KITCHEN, by: strewing },
  'garnish-dish': { needs: KITCHEN, by: garnishing },
}

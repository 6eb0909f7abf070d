import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { steps } from '../../steps.ts'

/** How wide and how tall a thing is at most between two, and how far they are from its ends, in heights. */
const [WIDEST, TALLEST] = [1.15, 0.62]
const AWAY = 0.26
const UNDER = 0.3

/** A sofa, a table, a mattress: one at each end, and both walk with it. */
function between(context: ActionContext): Score {
  const thing = context.object ?? 'sofa'
  const actor = context.find(thing)
  const aspect = actor?.aspect ?? 2
  const height = Math.min(clamp((actor?.metres ?? 0.9) / 1.72, 0.2, TALLEST), WIDEST / aspect)
  const width = height * aspect
  const load = { torso: -0.05, rh: [AWAY, 0.44], lh: [AWAY + 0.02, 0.4] } as const
  return {
    seconds: 1.3,
    glides: true,
    set: [
      { thing, x: AWAY - 0.03 + width / 2, y: UNDER, z: -0.02, height, stands: true, shadow: true },
    ],
    keys: steps(load),
    partner: { x: width + 2 * AWAY - 0.06, z: 0.01, keys: steps(load), guest: true, late: 0.5 },
    effects: [{ name: 'sweat', at: 'head', strength: 0.25 }],
  }
}

/** What two carry between them. */
export const BETWEEN_TWO: Deeds = {
  'carry-between': { needs: { way: 0.25, company: 2 }, by: between },
}

import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { ONE_KNEE } from '../../postures.ts'
import { otherScale } from '../../seated-head.ts'
import type { Deeds, Hold, PartnerScore, Score } from '../../score.ts'

/** Before who has bent a knee. */
const kneeling = (scale: number): PartnerScore => ({
  guest: true,
  x: 0.3 + 0.18 * scale,
  z: 0.02,
  face: 'happy',
  keys: {
    0: { ...ONE_KNEE, rh: [0.12, 0.36], lh: [0.14, 0.34], neck: 0.24, torso: 0.08 },
    0.5: { neck: 0.14, torso: 0.04 },
  },
})

/** How high the top of a kneeling head is, in the body's own heights. */
const KNEELING_TOP = 0.86

/** A crown is held over a bowed head and let down on it. */
function crowning(context: ActionContext): Score {
  const scale = otherScale(context)
  const top = KNEELING_TOP * scale
  const crown: Hold = { thing: 'crown', grip: 'bothHands', height: 0.17 }
  return {
    seconds: 3.2,
    face: 'happy',
    holds: [{ ...crown, at: [0.5, 0.7], angle: 0 }],
    keys: {
      0: { rh: [0.26, top + 0.2], lh: [0.38, top + 0.22], torso: 0.02 },
      0.45: { rh: [0.3, top + 0.04], lh: [0.42, top + 0.06], torso: 0.12, neck: 0.12 },
      0.75: { rh: [0.3, top + 0.04], lh: [0.42, top + 0.06], torso: 0.12, neck: 0.12 },
    },
    partner: kneeling(scale),
    effects: [{ name: 'stars', at: [0.36, top + 0.2], strength: 0.5 }],
  }
}

/** The flat of the sword on one shoulder, and on the other. */
function dubbing(context: ActionContext): Score {
  const scale = otherScale(context)
  const shoulder = 0.66 * scale
  return {
    seconds: 3.4,
    holds: [{ ...inHand('sword', 0.5, [0.5, 0.92]), angle: 1.25 }],
    keys: {
      0: { rh: [0.16, shoulder - 0.02], lh: [-0.08, 0.46], torso: 0.06 },
      0.25: { rh: [0.16, shoulder - 0.06], torso: 0.1, neck: 0.1 },
      0.5: { rh: [0.18, shoulder + 0.3], torso: 0.02 },
      0.75: { rh: [0.2, shoulder - 0.04], torso: 0.1, neck: 0.1 },
    },
    partner: kneeling(scale),
    effects: [{ name: 'gleam', at: [0.4, shoulder + 0.1], strength: 0.5 }],
  }
}

/** Honours that are given to who kneels. */
export const CEREMONIES: Deeds = {
  'crown-other': { needs: { place: 'throne room', partner: 'person' }, by: crowning },
  'dub-knight': { needs: { place: 'throne room', partner: 'person' }, by: dubbing },
}

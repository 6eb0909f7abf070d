import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import { seatedHead } from '../../seated-head.ts'
import type { Deeds, Score } from '../../score.ts'

const CHAIR = { thing: 'stool', x: 0.56, z: 0.04, height: 0.26 } as const

/** At the ear of who sits there, with something small. */
function atEar(context: ActionContext): Score {
  const ear = seatedHead(context) - 0.08
  const bent = Math.max(0, 0.66 - ear) * 1.4
  return {
    seconds: 2,
    costume: 'nurse',
    holds: [inHand('earring', 0.07, [0.5, 0.2])],
    set: [CHAIR],
    keys: {
      0: { torso: 0.12 + bent, neck: 0.1, rh: [0.46, ear + 0.03], lh: [0.4, ear - 0.06] },
      0.5: { torso: 0.14 + bent, rh: [0.49, ear], mouth: 0.3 },
    },
    partner: {
      x: 0.56,
      z: 0.01,
      faces: 1,
      guest: true,
      face: 'scared',
      keys: {
        0: { ...SIT, rh: [0.2, 0.34], lh: [0.24, 0.34], blink: 0.6 },
        0.5: { mouth: 0.5, neck: 0.06 },
      },
    },
    effects: [{ name: 'gleam', at: [0.5, ear], from: 0.4, until: 0.7, strength: 0.6 }],
  }
}

/** The needle in the arm. */
function injecting(context: ActionContext): Score {
  const arm = seatedHead(context) - 0.2
  const bent = Math.max(0, 0.57 - arm) * 1.4
  return {
    seconds: 2.4,
    costume: 'nurse',
    holds: [{ ...inHand('syringe', 0.16, [0.2, 0.5]), angle: 0.2 }],
    set: [CHAIR],
    keys: {
      0: { torso: 0.14 + bent, neck: 0.14, rh: [0.34, arm + 0.02], lh: [0.4, arm + 0.06] },
      0.4: { torso: 0.18 + bent, rh: [0.39, arm] },
      0.8: { rh: [0.38, arm + 0.01], mouth: 0.3 },
    },
    partner: {
      x: 0.58,
      z: 0.01,
      guest: true,
      face: 'scared',
      keys: {
        0: { ...SIT, rh: [0.1, 0.44], lh: [0.2, 0.34], neck: -0.16 },
        0.45: { mouth: 0.7, blink: 1, neck: -0.22 },
        0.8: { mouth: 0.3, blink: 1 },
      },
    },
  }
}

/** What is done to somebody who sits still for it. */
export const SERVED: Deeds = {
  'pierce-ears': { needs: { place: 'barbershop', framing: 'medium' }, by: atEar },
  inject: { needs: { place: 'hospital', framing: 'medium' }, by: injecting },
}

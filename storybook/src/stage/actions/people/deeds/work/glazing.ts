import { DESK, STOOL } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import type { Deeds } from '../../score.ts'

/** Pots that are painted before they are fired. */
export const GLAZING: Deeds = {
  'glaze-pot': {
    seconds: 1.6,
    costume: 'potter',
    needs: { place: 'workshop', framing: 'medium' },
    holds: [
      { thing: '?bowl', grip: 'leftHand', angle: 0, height: 0.13, at: [0.5, 0.6] },
      { ...inHand('paintbrush', 0.24, [0.5, 0.75]), angle: 2.3 },
    ],
    set: [
      STOOL,
      DESK,
      { thing: 'vase', x: 0.66, y: 0.42, z: -0.06, height: 0.24 },
      { thing: 'bowl', x: 0.46, y: 0.42, z: -0.07, height: 0.1 },
    ],
    keys: {
      0: { ...SIT, lh: [0.36, 0.56], rh: [0.24, 0.74], torso: 0.08, neck: 0.2 },
      0.3: { rh: [0.27, 0.78] },
      0.6: { rh: [0.25, 0.7], torso: 0.1 },
    },
  },
}

import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { GARDEN } from '../../settings.ts'

const TRIMMING: Score = {
  seconds: 0.8,
  costume: 'gardener',
  holds: [
    {
      thing: 'hedge shears',
      grip: 'bothHands',
      upright: true,
      angle: 1.1,
      layer: 'front',
      height: 0.42,
      at: [0.5, 0.86],
    },
  ],
  keys: [
    [0, { rh: [0.22, 0.6], lh: [0.28, 0.66], torso: 0.12 }],
    [0.5, { rh: [0.26, 0.63], lh: [0.27, 0.63], torso: 0.16 }],
  ],
  effects: [{ name: 'leaves', at: [0.6, 0.68], strength: 1 }],
}

/** Leaves, hedges and wheat. */
export const CUTTING_BACK: Deeds = {
  'blow-leaves': {
    seconds: 2,
    needs: { place: 'park' },
    holds: [inHand('leaf blower', 0.2, [0.2, 0.1])],
    keys: [
      [0, { rh: [0.08, 0.48], la: [0.4, 0.4], torso: 0.08 }],
      [0.5, { rh: [0.12, 0.46], torso: 0.14 }],
    ],
    effects: [
      { name: 'leaves', at: [0.8, 0.14], strength: 2 },
      { name: 'dust', at: [0.66, 0.06], strength: 0.8 },
    ],
  },
  'trim-hedge': {
    ...TRIMMING,
    needs: GARDEN,
    set: [{ thing: 'hedge', x: 0.92, z: 0.02, height: 0.66 }],
  },
  'trim-topiary': { needs: GARDEN, by: clipping },
  harvest: {
    seconds: 1.8,
    needs: { place: 'wheat field' },
    costume: 'farmer',
    holds: [
      {
        thing: 'scythe',
        grip: 'leftHand',
        aim: 'rightHand',
        angle: 0,
        layer: 'front',
        at: [0.48, 0.4],
        height: 0.86,
      },
    ],
    keys: [
      [
        0,
        {
          rh: [0.08, 0.66],
          lh: [0.26, 0.5],
          torso: 0.16,
          hip: [-0.02, 0.44],
          rf: [-0.14, 0],
          lf: [0.12, 0],
        },
      ],
      [0.5, { rh: [0.2, 0.62], lh: [0.36, 0.48], torso: 0.34 }],
    ],
    effects: [{ name: 'leaves', at: [0.8, 0.2], from: 0.4, until: 0.6, strength: 0.6 }],
  },
}

/** The hedge that the prompt speaks of, in the shape it has. */
function clipping(context: ActionContext): Score {
  const actor = context.find(context.object ?? 'hedge')
  const hedge = { thing: 'hedge', x: 0.92, z: 0.02, height: 0.9 }
  return { ...TRIMMING, set: [actor ? { ...hedge, actor, stands: true } : hedge] }
}

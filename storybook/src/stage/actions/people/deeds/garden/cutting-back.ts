import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { DESK } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { GARDEN } from '../../settings.ts'
import { posture } from '../../posture.ts'

const TRIMMING: Score = {
  seconds: 0.8,
  costume: 'gardener',
  holds: [{ thing: 'hedge shears', grip: 'bothHands', angle: 1.1, height: 0.42, at: [0.5, 0.86] }],
  keys: {
    0: { rh: [0.22, 0.6], lh: [0.28, 0.66], torso: 0.12 },
    0.5: { rh: [0.26, 0.63], lh: [0.27, 0.63], torso: 0.16 },
  },
  effects: [{ name: 'leaves', at: [0.6, 0.68], strength: 1 }],
}

/** Leaves, hedges and wheat. */
export const CUTTING_BACK: Deeds = {
  'blow-leaves': {
    seconds: 2,
    needs: { place: 'park' },
    holds: [inHand('leaf blower', 0.2, [0.2, 0.1])],
    keys: {
      0: { rh: [0.08, 0.48], la: [0.4, 0.4], torso: 0.08 },
      0.5: { rh: [0.12, 0.46], torso: 0.14 },
    },
    effects: [
      { name: 'leaves', at: [0.78, 0.1], strength: 5 },
      { name: 'leaves', at: [1.1, 0.22], strength: 4 },
      { name: 'dust', at: [0.66, 0.06], strength: 0.8 },
    ],
  },
  'trim-hedge': { needs: GARDEN, by: pruning },
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
        at: [0.48, 0.4],
        height: 0.86,
      },
    ],
    keys: {
      0: posture('rh 0.08 0.66, lh 0.26 0.5, torso 0.16, hip -0.02 0.44, rf -0.14 0, lf 0.12 0'),
      0.5: { rh: [0.2, 0.62], lh: [0.36, 0.48], torso: 0.34 },
    },
    effects: [{ name: 'leaves', at: [0.8, 0.2], from: 0.4, until: 0.6, strength: 0.6 }],
  },
}

const POTTED = /\b(?:bonsai|bonsai tree|house ?plant|potted plant|pot plant|orchid|cactus)s?$/u

const TREES = /\b(?:tree|branch|branche|bough|limb|twig)s?$/u

/** Up at a branch, which loses its leaves to the blades. */
const LOPPING: Score = {
  ...TRIMMING,
  seconds: 1.1,
  face: 'happy',
  holds: [{ thing: 'loppers', grip: 'bothHands', angle: 0.55, height: 0.44, at: [0.5, 0.92] }],
  set: [{ thing: 'branch to cut', stands: true, x: 1.04, z: 0.03, height: 1.62 }],
  keys: {
    0: { rh: [0.22, 0.72], lh: [0.28, 0.8], torso: -0.04, neck: -0.24 },
    0.5: { rh: [0.24, 0.75], lh: [0.26, 0.79], torso: -0.02, neck: -0.26 },
  },
  effects: [{ name: 'leaves', at: [0.5, 1.02], strength: 1.6 }],
}

/** A hedge where it grows; what lives in a pot stands on a table, under small scissors. */
function pruning(context: ActionContext): Score {
  const { object } = context
  if (object !== null && TREES.test(object)) return POTTED.test(object) ? inPot(object) : LOPPING
  if (object !== null && BLOOMS.test(object)) return amongBlooms(object)
  if (object === null || !POTTED.test(object))
    return { ...TRIMMING, set: [{ thing: 'hedge', x: 0.92, z: 0.02, height: 0.66 }] }
  return inPot(object)
}

function inPot(object: string): Score {
  return {
    seconds: 1.2,
    holds: [inHand('scissors', 0.14, [0.5, 0.8])],
    set: [
      DESK,
      { thing: object, x: 0.5, y: DESK.height - 0.01, z: -0.06, height: 0.36, shadow: false },
    ],
    keys: {
      0: { rh: [0.3, 0.64], lh: [0.36, 0.56], torso: 0.1, neck: 0.16 },
      0.5: { rh: [0.34, 0.68], lh: [0.37, 0.55], torso: 0.14, neck: 0.2 },
    },
    effects: [{ name: 'leaves', at: [0.46, 0.66], strength: 0.4 }],
  }
}

const BLOOMS = /\b(?:rose|flower|tulip|peony|dahlia|lavender|hydrangea|vine|tomato)(?:e?s)?$/u

/** A row of what blooms, cut one by one. */
function amongBlooms(thing: string): Score {
  const set = [0.46, 0.66, 0.86, 1.06].map((x, n) => ({
    thing,
    x,
    z: 0.02 + (n % 2) * 0.04,
    height: 0.34 + (n % 2) * 0.06,
  }))
  return {
    ...TRIMMING,
    holds: [inHand('scissors', 0.16, [0.5, 0.8])],
    set,
    keys: {
      0: { rh: [0.34, 0.36], lh: [0.38, 0.26], torso: 0.56, neck: 0.1, hip: [-0.04, 0.44] },
      0.5: { rh: [0.4, 0.38], torso: 0.6 },
    },
    effects: [{ name: 'petals', at: [0.46, 0.36], strength: 0.4 }],
  }
}

/** The hedge that the prompt speaks of, in the shape it has. */
function clipping(context: ActionContext): Score {
  const actor = context.find(context.object ?? 'hedge')
  const hedge = { thing: 'hedge', x: 0.92, z: 0.02, height: 0.9 }
  return { ...TRIMMING, set: [actor ? { ...hedge, actor, stands: true } : hedge] }
}

import { digUp } from '../work/rare-work.ts'
import { roundOne } from '../../round-one.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { KNEEL } from '../../postures.ts'
import { GARDEN } from '../../settings.ts'
import { posture } from '../../posture.ts'

/** What is set into the earth as a root or a seed is no taller than a hand. */
const ROOTS =
  /\b(?:potato|carrot|onion|garlic|bulb|tulip bulb|seed|bean|pea|radish|beet|beetroot|turnip|nut|acorn|chestnut|pumpkin|corn|tomato|cabbage|lettuce|strawberry|vegetable)(?:e?s)?$/u

const planting = ({ object }: ActionContext): Score => ({
  seconds: 2.6,
  needs: GARDEN,
  costume: 'gardener',
  holds: [
    {
      thing: 'shovel',
      grip: 'leftHand',
      angle: 0.15,
      at: [0.5, 0.3],
      height: 0.4,
      layer: 'between',
    },
  ],
  set: [
    { thing: 'mound', x: 0.42, z: -0.04, height: 0.1, shadow: false },
    {
      thing: '?sapling',
      x: 0.42,
      y: 0.04,
      z: 0.01,
      height: ROOTS.test(object ?? '') ? 0.15 : 0.46,
      move: ({ t }) => ({ lean: Math.sin(t * 2.2) * 0.04 }),
    },
  ],
  keys: {
    0: { ...KNEEL, hip: [-0.04, 0.25], torso: 0.42, neck: 0.1, rh: [0.32, 0.16], lh: [0.2, 0.34] },
    0.3: { rh: [0.36, 0.08], torso: 0.6 },
    0.5: { rh: [0.42, 0.1], torso: 0.62 },
    0.75: { rh: [0.38, 0.22], torso: 0.46, face: 'happy' },
  },
  effects: [{ name: 'dust', at: [0.4, 0.06], from: 0.25, until: 0.45, strength: 0.6 }],
})

/** Bent over with the feet in the water, a seedling at a time. */
const PLANT_RICE: Score = {
  seconds: 2.2,
  needs: { place: 'rice terraces' },
  costume: 'farmer',
  set: [
    { thing: 'rice paddy patch', x: 0.3, z: -0.05, height: 0.3, shadow: false },
    { thing: 'rice paddy patch', x: -0.1, z: 0.12, height: 0.26, shadow: false },
  ],
  keys: {
    0: { hip: [-0.12, 0.42], torso: 1, neck: -0.2, rh: [0.3, 0.24], lh: [0.16, 0.3] },
    0.4: { hip: [-0.12, 0.38], torso: 1.2, rh: [0.36, 0.08], lh: [0.18, 0.26] },
    0.55: { hip: [-0.12, 0.38], torso: 1.2, rh: [0.36, 0.08], lh: [0.2, 0.26] },
    0.8: { hip: [-0.12, 0.43], torso: 0.95, rh: [0.26, 0.28], lh: [0.18, 0.3] },
  },
  effects: [{ name: 'splash', at: [0.36, 0.05], from: 0.38, until: 0.5, strength: 0.3 }],
}

/** Strides over the field and strews the seed in a wide bow, out of the basket on the arm. */
const SOW: Score = {
  seconds: 1.6,
  needs: { place: 'ploughed field' },
  costume: 'farmer',
  glides: true,
  holds: [{ thing: 'fruit basket', grip: 'leftHand', angle: 0, height: 0.2 }],
  keys: {
    0: { rh: [0.16, 0.5], lh: [0.2, 0.5], torso: 0.08, rf: [-0.14, 0.02], lf: [0.13, 0] },
    0.3: { rh: [0.06, 0.66], torso: 0.02 },
    0.5: { rh: [0.4, 0.66], torso: 0.14, rf: [0.13, 0], lf: [-0.14, 0.02] },
    0.7: { rh: [0.42, 0.5] },
  },
  effects: [{ name: 'crumbs', at: [0.46, 0.6], from: 0.42, until: 0.72, strength: 3 }],
}

/** Earth and plants. */
export const GROWING: Deeds = {
  plant: { needs: GARDEN, by: planting },
  'plant-together': {
    ...roundOne((context) => ({ ...planting(context), face: 'happy' }), { middle: 0.43 }),
    needs: { ...GARDEN, company: 5 },
  },
  'plant-rice': PLANT_RICE,
  sow: SOW,
  dig: { needs: GARDEN, by: (context) => digUp(context, digging(context.ground === 'snow')) },
  water: {
    seconds: 2.4,
    needs: GARDEN,
    costume: 'gardener',
    face: 'happy',
    holds: [{ thing: 'watering can', angle: 0.5, height: 0.18 }],
    set: [{ thing: '?potted plant', x: 0.62, z: 0.03, height: 0.42 }],
    keys: {
      0: { rh: [0.26, 0.6], lh: [0.14, 0.52], torso: 0.14, neck: 0.16 },
      0.5: { rh: [0.31, 0.62], torso: 0.2 },
    },
    effects: [{ name: 'trickle', at: [0.52, 0.56], strength: 0.8 }],
  },
  'arrange-flowers': { by: arranging },
}

/** Stem by stem into the vase: tulips are tulips, and red ones red. */
function arranging(context: ActionContext): Score {
  const { object } = context
  const plain = object === null || /\b(?:flower|bouquet|blossom)s?$/u.test(object)
  const named = !plain && context.find(object) !== null
  const flower = named ? object : 'flower'
  const stem = (x: number, y: number, lean: number): SetPiece => {
    const place = { x, y, z: 0.02, height: 0.24, shadow: false }
    return { thing: flower, ...place, move: () => ({ lean }) }
  }
  return {
    seconds: 2.2,
    face: 'happy',
    holds: [{ thing: flower, height: 0.22 }],
    set: [
      { thing: 'table', x: 0.46, z: 0.03, height: 0.42 },
      ...(named
        ? [
            stem(0.42, 0.53, -0.3),
            stem(0.54, 0.53, 0.3),
            stem(0.48, 0.56, 0),
            { thing: 'vase', x: 0.48, y: 0.42, z: 0, height: 0.2 },
          ]
        : [{ thing: 'bouquet', x: 0.48, y: 0.44, z: 0.02, height: 0.26 }]),
    ],
    keys: {
      0: { rh: [0.2, 0.6], lh: [0.38, 0.52], neck: 0.1 },
      0.4: { rh: [0.38, 0.6], torso: 0.14 },
      0.6: { rh: [0.38, 0.58], torso: 0.14, neck: 0.16 },
    },
    effects: [{ name: 'petals', at: [0.48, 0.7], strength: 0.4 }],
  }
}

function digging(snowy: boolean): Score {
  return {
    seconds: 2,
    needs: GARDEN,
    holds: [{ thing: 'shovel', aim: 'leftHand', at: [0.5, 0.08], angle: 0, height: 0.72 }],
    set: [{ thing: snowy ? 'snow mound' : 'mound', x: 0.6, z: 0.03, height: 0.14, shadow: false }],
    keys: {
      0: posture(
        'rh 0.02 0.62, lh 0.16 0.36, torso 0.44, neck 0, hip -0.05 0.43, rf -0.14 0, lf 0.12 0',
      ),
      0.25: { rh: [0.1, 0.54], lh: [0.24, 0.26], torso: 0.62, hip: [-0.04, 0.4] },
      0.55: { rh: [0.04, 0.6], lh: [0.26, 0.58], torso: 0.14, hip: [-0.02, 0.45] },
      0.7: { rh: [0.06, 0.6], lh: [0.3, 0.66], torso: 0.08, hip: [0.02, 0.46] },
    },
    effects: [
      { name: snowy ? 'snow' : 'dust', at: [0.55, 0.4], from: 0.62, until: 0.8 },
      { name: 'sweat', at: 'head', strength: 0.4 },
    ],
  }
}

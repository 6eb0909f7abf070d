import type { Deeds, Score } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { STOOL } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { NEAR_HOME } from '../../settings.ts'

/** Cloth without sleeves. */
const FLAT = /\b(?:towel|blanket|napkin|flag|scarf|cloth|tablecloth)s?$/u

/** Held up, laid together and put on the pile. */
const folding = (thing: string): Score => ({
  seconds: 1.9,
  holds: [
    {
      thing,
      grip: 'bothHands',
      at: [0.5, 0.12],
      height: 0.2,
      when: ({ phase }) => phase < 0.55,
    },
  ],
  set: [
    { thing: 'table', x: 0.36, height: 0.4 },
    { thing: 'folded shirts', x: 0.5, y: 0.4, z: -0.04, height: 0.15 },
    {
      thing: 'folded shirts',
      x: 0.28,
      y: 0.4,
      z: -0.05,
      height: 0.05,
      move: ({ phase }) => ({ alpha: phase >= 0.55 ? 1 : 0 }),
    },
  ],
  keys: {
    0: { rh: [0.16, 0.68], lh: [0.28, 0.7], neck: 0.16, left: 'fist' },
    0.25: { rh: [0.14, 0.66], lh: [0.32, 0.68] },
    0.42: { rh: [0.24, 0.56], lh: [0.28, 0.56] },
    0.55: { rh: [0.23, 0.48], lh: [0.29, 0.48], torso: 0.16 },
    0.72: { rh: [0.32, 0.48], lh: [0.26, 0.47] },
    0.88: { rh: [0.2, 0.58], lh: [0.26, 0.6], torso: 0.04 },
  },
})

/** Care of clothes. */
export const CLOTHES: Deeds = {
  'hang-laundry': {
    seconds: 2.6,
    needs: { place: 'garden' },
    face: 'happy',
    holds: [
      {
        thing: 'shirt',
        height: 0.22,
        at: [0.5, 0.1],
        when: ({ phase }) => phase > 0.2 && phase < 0.85,
      },
    ],
    set: [
      { thing: 'clothesline', x: 0.95, z: 0.06, height: 1.05, stands: true },
      { thing: 'laundry basket', x: -0.2, z: -0.05, height: 0.2 },
    ],
    keys: {
      0: { rh: [0.22, 0.42], lh: [0.26, 0.42], torso: 0.3, neck: 0.1, hip: [-0.03, 0.44] },
      0.25: { rh: [0.26, 0.66], lh: [0.3, 0.64], torso: 0.04, hip: [0, 0.466] },
      0.45: { rh: [0.28, 0.94], lh: [0.32, 0.92], torso: -0.02, neck: -0.12 },
      0.7: { rh: [0.29, 0.96], lh: [0.33, 0.94], mouth: 0.4 },
      0.85: { rh: [0.26, 0.68], lh: [0.3, 0.66], torso: 0.06, neck: 0 },
    },
  },
  laundry: {
    seconds: 2.4,
    needs: { place: 'bathroom' },
    holds: [{ thing: 'shirt', height: 0.2, when: ({ phase }) => phase < 0.6 }],
    set: [
      { thing: 'washing machine', x: 0.48, z: 0.04, height: 0.5 },
      { thing: 'laundry basket', x: -0.16, z: -0.05, height: 0.2 },
    ],
    keys: {
      0: { rh: [0.0, 0.24], lh: [0.04, 0.26], torso: 0.6, neck: 0.1, hip: [-0.04, 0.4] },
      0.28: { rh: [0.2, 0.5], lh: [0.24, 0.5], torso: 0.12, hip: [0, 0.466] },
      0.55: { rh: [0.36, 0.28], lh: [0.34, 0.3], torso: 0.6, hip: [-0.04, 0.38], neck: 0 },
      0.72: { rh: [0.3, 0.34], lh: [0.28, 0.36], torso: 0.44, hip: [-0.03, 0.4] },
    },
    effects: [{ name: 'bubbles', at: [0.48, 0.52], strength: 0.7 }],
  },
  fold: {
    needs: { place: 'bedroom' },
    by: ({ object }) => folding(FLAT.test(object ?? '') ? `?${object}` : 'shirt'),
  },
  iron: {
    seconds: 1.5,
    needs: { place: 'bedroom' },
    holds: [inHand('iron', 0.1, [0.4, 0.2])],
    set: [{ thing: 'ironing board', x: 0.34, z: -0.04, height: 0.46 }],
    keys: {
      0: { rh: [0.16, 0.54], lh: [0.36, 0.5], torso: 0.14, neck: 0.2 },
      0.5: { rh: [0.32, 0.54], torso: 0.2 },
    },
    effects: [{ name: 'steam', at: 'rightHand' }],
  },
  'shine-shoes': {
    seconds: 0.7,
    needs: NEAR_HOME,
    holds: [
      { thing: 'shoe', grip: 'leftHand', height: 0.14 },
      { thing: 'shoe brush', height: 0.06 },
    ],
    set: [STOOL],
    keys: {
      0: { ...SIT, lh: [0.27, 0.57], rh: [0.2, 0.65], torso: 0.14, neck: 0.28 },
      0.5: { rh: [0.34, 0.65], torso: 0.18 },
    },
    effects: [{ name: 'stars', at: [0.36, 0.6], strength: 0.4 }],
  },
}

import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { ONE_KNEE } from '../../postures.ts'
import { NEAR_BATH, BATH } from '../../settings.ts'
import { posture } from '../../posture.ts'

const CUT_NAILS: Score = {
  seconds: 1.3,
  needs: { place: 'bathroom', framing: 'close-up' },
  holds: [{ thing: 'scissors', angle: 1.4, height: 0.13, upright: false }],
  keys: {
    0: { lh: [0.32, 0.66], left: 'open', rh: [0.2, 0.7], neck: 0.26, torso: 0.06 },
    0.3: { rh: [0.24, 0.68] },
    0.5: { rh: [0.2, 0.71] },
    0.8: { rh: [0.24, 0.67], neck: 0.3 },
  },
  effects: [{ name: 'crumbs', at: [0.32, 0.66], strength: 0.5 }],
}

/** Through the hair; beasts reach as far as the side of their mane. */
function brushing({ performer }: ActionContext): Score {
  const beast = isPuppet(performer) && performer.look.beast === true
  return {
    seconds: 1.5,
    view: 'front',
    needs: NEAR_BATH,
    face: 'happy',
    holds: [
      {
        thing: 'hairbrush',
        angle: beast ? 0.5 : 0.9,
        at: [0.5, 0.85],
        ...(beast ? { height: 0.3 } : {}),
        swing: ({ phase }) => Math.sin(phase * Math.PI * 2) * 0.25,
      },
    ],
    keys: beast
      ? {
          0: { rh: ['ear', -0.34, 0.1], lh: ['hip', 0.1, 0.06], neck: 0.1 },
          0.5: { rh: ['ear', -0.34, -0.1], neck: 0 },
        }
      : {
          0: { rh: ['crown', -0.17, -0.02], lh: ['hip', 0.1, 0.06], neck: 0.08 },
          0.5: { rh: ['crown', -0.19, -0.15], neck: -0.04 },
        },
  }
}

const TYING: Score = {
  seconds: 1.8,
  view: 'front',
  needs: { place: 'bedroom', framing: 'close-up' },
  costume: 'businessman',
  // Larger than the one that is worn, which the hands would hide.
  set: [{ thing: 'red tie', x: 0, y: 0.51, z: -0.03, height: 0.25, shadow: false }],
  keys: {
    0: { rh: [-0.07, 0.68], lh: [0.06, 0.55], neck: 0.05 },
    0.3: { rh: [-0.065, 0.7], lh: [0.06, 0.53] },
    0.55: { rh: [-0.07, 0.67], lh: [0.065, 0.57], neck: -0.06 },
    0.8: { rh: [-0.065, 0.69], lh: [0.06, 0.54] },
  },
  face: 'happy',
}

/** Large and in a colour, where the one that is worn is black on black. */
const BOW: Score['set'] = [
  { thing: 'silk bow', x: 0, y: 0.685, z: -0.03, height: 0.085, shadow: false },
]

/** A hand at each end of the bow, so that it is seen between them. */
const AT_BOW: Score['keys'] = {
  0: { rh: [-0.1, 0.7], lh: [0.1, 0.71], neck: 0.05 },
  0.3: { rh: [-0.11, 0.72], lh: [0.095, 0.7] },
  0.55: { rh: [-0.09, 0.7], lh: [0.1, 0.72], neck: -0.06 },
  0.8: { rh: [-0.11, 0.71], lh: [0.11, 0.72] },
}

/** Hair, face and dress. */
export const GROOMING: Deeds = {
  'brush-hair': { needs: NEAR_BATH, by: brushing },
  'comb-own-hair': { by: brushing },
  'dry-hair': {
    seconds: 1.2,
    needs: BATH,
    holds: [{ thing: 'hair dryer', angle: 0 }],
    keys: {
      0: { rh: ['ear', -0.2, 0.06], la: [0.2, 0.4], neck: 0.05 },
      0.5: { rh: ['ear', -0.19, 0.12], neck: -0.05 },
    },
    bends: { rh: -1 },
    effects: [{ name: 'speed', at: 'head', strength: 0.4 }],
  },
  shave: {
    seconds: 1.3,
    needs: NEAR_BATH,
    holds: [
      { thing: 'foam beard', grip: 'mouth', angle: 0, height: 0.12, at: [0.62, 0.45] },
      { thing: 'razor', angle: -0.9, at: [0.5, 0.86] },
    ],
    set: [{ thing: 'mirror', x: 0.5, z: 0.06, height: 0.95 }],
    keys: {
      0: { rh: ['chin', 0.1, 0.06], neck: -0.1, la: [0.1, 0.4] },
      0.5: { rh: ['chin', 0.1, 0.0], neck: -0.18 },
    },
  },
  'shave-head': {
    seconds: 1.6,
    needs: NEAR_BATH,
    holds: [{ thing: 'clippers', angle: -1.9, height: 0.15, at: [0.5, 0.8] }],
    set: [{ thing: 'mirror', x: 0.5, z: 0.06, height: 0.95 }],
    keys: {
      0: { rh: ['crown', 0.12, -0.04], la: [0.1, 0.3], neck: 0.1 },
      0.5: { rh: ['crown', 0.05, 0.03], neck: 0.2 },
    },
    effects: [{ name: 'crumbs', at: 'head', strength: 0.6 }],
  },
  makeup: {
    seconds: 1.4,
    needs: NEAR_BATH,
    holds: [{ thing: 'lipstick', angle: -1.5, at: [0.5, 0.9] }],
    set: [{ thing: 'mirror', x: 0.46, z: 0.06, height: 0.95 }],
    face: 'kiss',
    keys: {
      0: { rh: ['mouth', 0.06, 0], neck: -0.04, lh: [0.2, 0.6] },
      0.5: { rh: ['mouth', 0.05, -0.012] },
    },
  },
  'tie-tie': TYING,
  'tie-bow-tie': { ...TYING, costume: 'groom', set: BOW, keys: AT_BOW },
  'get-dressed': {
    seconds: 1.2,
    needs: { place: 'bedroom' },
    keys: {
      0: {
        ...ONE_KNEE,
        ...posture('hip -0.02 0.27, torso 0.7, neck 0.1, rh 0.16 0.06, lh 0.22 0.06'),
      },
      0.5: { rh: [0.13, 0.1], lh: [0.25, 0.1], torso: 0.66 },
    },
  },
  'cut-nails': CUT_NAILS,
}

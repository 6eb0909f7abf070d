import { NEAR_HOME } from '../../settings.ts'
import { inHand } from '../../grips.ts'
import { ON_GROUND } from '../../postures.ts'
import type { Deeds } from '../../score.ts'
import { posture } from '../../posture.ts'

/** When the bow is on, in seconds. */
const WRAPPED = 2.8

/** Presents, confetti and a cloth on the grass. */
export const PARTIES: Deeds = {
  'wrap-present': {
    seconds: 1.8,
    needs: NEAR_HOME,
    face: 'happy',
    set: [
      { thing: 'table', x: 0.42, z: -0.05, height: 0.42 },
      { thing: 'wrapping paper', x: 0.58, y: 0.42, z: -0.045, height: 0.07 },
      // A plain box first, with its paper and bow in the end.
      {
        thing: 'parcel',
        x: 0.36,
        y: 0.42,
        z: -0.06,
        height: 0.18,
        move: ({ t }) => ({ alpha: t < WRAPPED ? 1 : 0 }),
      },
      {
        thing: 'gift',
        x: 0.36,
        y: 0.42,
        z: -0.06,
        height: 0.2,
        move: ({ t }) => ({ alpha: t < WRAPPED ? 0 : 1 }),
      },
    ],
    keys: {
      0: { rh: [0.28, 0.62], lh: [0.44, 0.62], neck: 0.18, torso: 0.08 },
      0.5: { rh: [0.33, 0.66], lh: [0.4, 0.66], torso: 0.12 },
    },
    effects: [{ name: 'confetti', at: [0.36, 0.66], strength: 0.4 }],
  },
  picnic: {
    seconds: 2.8,
    needs: { place: 'park' },
    face: 'happy',
    holds: [inHand('sandwich', 0.12)],
    set: [{ thing: 'picnic', stands: true, x: 0.72, z: -0.06, height: 0.3, shadow: false }],
    keys: {
      0: { ...ON_GROUND, torso: -0.08, rh: [0.14, 0.3], lh: [-0.2, 0.05], left: 'open' },
      0.3: { rh: ['mouth', 0.06, -0.03], lh: [-0.2, 0.05], neck: 0.06, mouth: 0.8 },
      0.42: { rh: ['mouth', 0.06, -0.03], mouth: 0.1 },
      0.6: { rh: [0.16, 0.32], torso: -0.14, mouth: 0.4 },
      0.72: { mouth: 0.1 },
      0.84: { mouth: 0.4 },
    },
    effects: [{ name: 'crumbs', at: 'mouth', from: 0.3, until: 0.45, strength: 0.6 }],
  },
  'party-cheer': {
    seconds: 1.6,
    face: 'happy',
    costume: 'partygoer',
    keys: {
      0: { rh: [0.2, 0.62], lh: [0.24, 0.6], right: 'open', left: 'open', hip: [0, 0.46] },
      0.3: { rh: [0.22, 0.98], lh: [0.28, 0.94], hip: [0, 0.471], at: [0, 0.05], mouth: 0.9 },
      0.5: { rh: [0.16, 0.7], lh: [0.2, 0.7], at: [0, 0], hip: [0, 0.45] },
      0.65: { rh: [0.21, 0.72], lh: [0.2, 0.7], mouth: 0.5 },
      0.8: { rh: [0.16, 0.7], lh: [0.24, 0.71], mouth: 0.7 },
    },
    effects: [{ name: 'confetti', at: [0.2, 1.3], strength: 0.7 }],
  },
  celebrate: {
    seconds: 1.3,
    view: 'front',
    face: 'happy',
    keys: {
      0: posture('hip 0 0.44, rh -0.22 0.9, lh 0.22 0.9, right open, left open, at 0 0'),
      0.3: { rh: [-0.26, 1.08], lh: [0.26, 1.08], hip: [0, 0.471], at: [0, 0.1], mouth: 0.9 },
      0.6: { rh: [-0.2, 0.96], lh: [0.2, 0.96], hip: [0, 0.44], at: [0, 0], mouth: 0.5 },
    },
    effects: [{ name: 'confetti', at: [0, 1.2], strength: 1.4 }],
  },
}

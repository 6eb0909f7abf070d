import type { ActionContext } from '../../../action.ts'
import { inBothHands } from '../../grips.ts'
import type { Deeds, Score } from '../../score.ts'
import { KNEEL } from '../../postures.ts'
import { HOME, BATH, NEAR_KITCHEN } from '../../settings.ts'
import { posture } from '../../posture.ts'

const SWEEP = (thing: string): Score => ({
  seconds: 1.3,
  needs: HOME,
  holds: [{ thing, grip: 'leftHand', aim: 'rightHand', angle: Math.PI, at: [0.5, 0.42] }],
  keys: {
    0: posture(
      'lh 0.2 0.5, rh 0.08 0.72, torso 0.2, neck 0.16, hip -0.04 0.46, rf -0.1 0, lf 0.08 0',
    ),
    0.5: { lh: [0.33, 0.52], rh: [0.15, 0.72], torso: 0.28, hip: [0.0, 0.455] },
  },
  effects: [{ name: 'dust', at: [0.5, 0.03], strength: 0.6 }],
})

/** Keeping the house. */
export const CLEANING: Deeds = {
  sweep: SWEEP('broom'),
  mop: SWEEP('mop'),
  vacuum: {
    seconds: 1.6,
    needs: HOME,
    holds: [{ thing: 'vacuum cleaner', angle: 0 }],
    keys: {
      0: posture('rh 0.18 0.5, lh 0.2 0.56, torso 0.1, hip -0.03 0.465, rf -0.12 0, lf 0.08 0'),
      0.5: { rh: [0.29, 0.5], lh: [0.24, 0.6], torso: 0.26, hip: [0.03, 0.455] },
    },
  },
  'clean-window': {
    seconds: 1.8,
    view: 'back',
    needs: HOME,
    holds: [
      { thing: 'cloth', height: 0.12 },
      { thing: 'spray bottle', grip: 'leftHand' },
    ],
    set: [{ thing: 'big window', x: 0.12, y: 0.42, z: 0.1, height: 0.86 }],
    keys: {
      0: { rh: [0.06, 0.98], lh: [-0.2, 0.56], torso: -0.03 },
      0.25: { rh: [0.34, 0.92] },
      0.5: { rh: [0.36, 0.8], torso: 0.06, hip: [0.02, 0.468] },
      0.75: { rh: [0.1, 0.9] },
    },
    effects: [{ name: 'bubbles', at: 'rightHand', strength: 0.5 }],
  },
  clean: {
    seconds: 1.1,
    needs: HOME,
    holds: [{ thing: 'cloth', height: 0.11 }],
    set: [{ thing: 'table', x: 0.42, z: -0.05, height: 0.42 }],
    keys: {
      0: { rh: [0.18, 0.47], lh: [0.16, 0.5], torso: 0.3, neck: 0.2, hip: [-0.06, 0.462] },
      0.5: { rh: [0.34, 0.47], torso: 0.42 },
    },
    effects: [{ name: 'bubbles', at: 'rightHand', strength: 0.4 }],
  },
  // With a spray bottle: the mist tells what a cloth on a table does not.
  disinfect: {
    seconds: 1.6,
    needs: HOME,
    holds: [
      { thing: 'spray bottle', angle: 0, height: 0.26 },
      { thing: 'cloth', grip: 'leftHand', height: 0.12 },
    ],
    keys: {
      0: posture('rh 0.32 0.76, lh 0.16 0.5, torso 0.06'),
      0.3: posture('rh 0.36 0.9, torso 0, neck -0.1'),
      0.65: posture('rh 0.36 0.62, lh 0.2 0.46, torso 0.14, neck 0.1'),
    },
    effects: [{ name: 'mist', at: [0.48, 0.82] }],
  },
  'clean-toilet': {
    seconds: 0.9,
    needs: BATH,
    holds: [{ thing: 'duster', angle: 0.3, at: [0.5, 0.1], layer: 'hand' }],
    set: [{ thing: 'toilet', x: 0.34, z: 0.04, height: 0.42 }],
    keys: {
      0: { ...KNEEL, hip: [-0.06, 0.26], torso: 0.3, rh: [0.2, 0.44], lh: [0.18, 0.34] },
      0.5: { rh: [0.27, 0.4], torso: 0.36 },
    },
    effects: [{ name: 'bubbles', at: [0.3, 0.4] }],
  },
  'plunge-toilet': {
    seconds: 0.9,
    needs: BATH,
    holds: [{ thing: 'toilet plunger', angle: 0, at: [0.5, 0.08], height: 0.42 }],
    set: [{ thing: 'toilet', x: 0.34, z: 0.04, height: 0.42 }],
    keys: {
      0: posture('rh 0.31 0.72, lh 0.29 0.66, torso 0.24, neck 0.16, rf -0.1 0, lf 0.08 0'),
      0.45: posture('rh 0.31 0.62, lh 0.29 0.56, torso 0.36, hip -0.04 0.44, face angry'),
    },
    effects: [{ name: 'splash', at: [0.32, 0.42], from: 0.4, until: 0.6, strength: 0.4 }],
  },
  // The lever is at the side of the cistern, and the water runs after it is down.
  'flush-toilet': {
    seconds: 2.4,
    needs: BATH,
    set: [{ thing: 'toilet', x: 0.42, z: 0.04, height: 0.5 }],
    keys: {
      0: posture('rh 0.3 0.62, lh hip 0.06 0.04, torso 0.14, neck 0.16, right point'),
      0.3: posture('rh 0.34 0.5, torso 0.26, neck 0.2, right point'),
      0.6: posture('rh 0.34 0.49, torso 0.26, neck 0.22, mouth 0.3, face happy'),
      0.8: posture('rh 0.3 0.6, torso 0.14'),
    },
    effects: [
      { name: 'splash', at: [0.42, 0.34], from: 0.3, until: 0.8, strength: 0.9 },
      { name: 'bubbles', at: [0.42, 0.34], from: 0.3, until: 0.9, strength: 0.7 },
    ],
  },
  'dust-shelves': {
    seconds: 1,
    needs: HOME,
    holds: [{ thing: 'feather duster', angle: 0.5, at: [0.5, 0.95], height: 0.34 }],
    set: [{ thing: 'bookshelf', x: 0.66, z: 0.06, height: 1.05, stands: true }],
    keys: {
      0: posture('rh 0.26 0.8, lh hip 0.03 0.06, neck -0.06'),
      0.3: posture('rh 0.36 0.92, torso 0.06'),
      0.6: posture('rh 0.28 0.88, neck -0.1'),
    },
    effects: [{ name: 'dust', at: [0.5, 1], strength: 0.7 }],
  },
  'wash-dishes': {
    seconds: 1.1,
    needs: NEAR_KITCHEN,
    holds: [{ thing: 'plate upright', grip: 'leftHand' }, { thing: 'sponge' }],
    set: [{ thing: 'kitchen sink', x: 0.46, z: -0.05, height: 0.66 }],
    keys: {
      0: { lh: [0.3, 0.66], rh: [0.24, 0.66], torso: 0.12, neck: 0.2 },
      0.25: { rh: [0.3, 0.71] },
      0.5: { rh: [0.35, 0.66] },
      0.75: { rh: [0.29, 0.61] },
    },
    effects: [
      { name: 'bubbles', at: [0.34, 0.64], strength: 1.4 },
      { name: 'trickle', at: [0.52, 0.62], strength: 0.4 },
    ],
  },
  'wash-food': { needs: NEAR_KITCHEN, by: washingFood },
  'make-bed': {
    seconds: 2,
    needs: { place: 'bedroom' },
    set: [{ thing: 'bed', x: 0.5, z: -0.02, height: 0.4 }],
    keys: {
      0: { rh: [0.2, 0.34], lh: [0.24, 0.34], torso: 0.5, neck: 0, hip: [-0.1, 0.45] },
      0.3: { rh: [0.24, 0.72], lh: [0.3, 0.74], torso: 0.1, hip: [-0.06, 0.468] },
      0.55: { rh: [0.32, 0.42], lh: [0.38, 0.42], torso: 0.6 },
      0.75: { rh: [0.28, 0.38], lh: [0.38, 0.4], torso: 0.64 },
    },
    strands: ({ at, beat }) => {
      const hand = at('rightHand')
      const wave = Math.max(0, Math.sin(beat.phase * Math.PI * 2 - 0.4)) * 0.16
      return [0, 1, 2, 3, 4, 5].map((line) => ({
        points: [
          { x: hand.x + line * 0.006, y: hand.y - line * 0.012 },
          { x: hand.x + 0.18, y: hand.y * 0.7 + 0.12 + wave - line * 0.014 },
          { x: hand.x + 0.4, y: 0.3 + wave * 0.8 - line * 0.014 },
          { x: 0.86, y: 0.28 - line * 0.014 },
        ],
        colour:
          ['#8fbfe4', '#a3cbe9', '#8fbfe4', '#7fb3dc', '#8fbfe4', '#7fb3dc'][line] ?? '#8fbfe4',
        width: 0.028,
      }))
    },
  },
  'wring-out': {
    seconds: 1.5,
    keys: {
      0: posture('rh 0.32 0.68, lh 0.14 0.68, right fist, left fist, torso 0.1, neck 0.2'),
      0.5: posture('rh 0.3 0.74, lh 0.16 0.62, right fist, left fist, torso 0.16, mouth 0.3'),
    },
    holds: [{ thing: '?towel', grip: 'bothHands', angle: 1.57, height: 0.3, at: [0.5, 0.5] }],
    set: [{ thing: 'bucket', x: 0.25, z: -0.03, height: 0.24 }],
    effects: [{ name: 'trickle', at: [0.24, 0.58], strength: 1.4 }],
  },
}

/** Under the tap, turned over in both hands. */
function washingFood({ object }: ActionContext): Score {
  return {
    seconds: 1.4,
    holds: object === null ? [] : [inBothHands(`?${object}`, 0.22)],
    set: [{ thing: 'kitchen sink', x: 0.46, z: -0.05, height: 0.66 }],
    keys: {
      0: { rh: [0.38, 0.72], lh: [0.32, 0.72], torso: 0.14, neck: 0.2 },
      0.5: { rh: [0.36, 0.68], lh: [0.3, 0.7], torso: 0.18 },
    },
    effects: [
      { name: 'trickle', at: [0.5, 0.62], strength: 0.6 },
      { name: 'drips', at: [0.36, 0.62], strength: 0.8 },
    ],
  }
}

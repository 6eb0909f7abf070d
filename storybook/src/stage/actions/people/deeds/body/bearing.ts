import type { Deeds } from '../../score.ts'
import { ON_GRASS } from '../../postures.ts'

/** How one holds oneself, seen from the side so that one can walk, run or sit meanwhile. */
export const BEARING: Deeds = {
  'hands-in-pockets': {
    seconds: 3.4,
    keys: {
      0: { rh: ['hip', 0.045, 0.0], lh: ['hip', 0.075, 0.005], right: 'fist', left: 'fist' },
      0.5: { neck: 0.06, torso: -0.02 },
    },
  },
  'spread-arms': {
    seconds: 3.2,
    keys: {
      0: { rh: [-0.36, 0.8], lh: [0.4, 0.82], right: 'open', left: 'open', neck: -0.12 },
      0.5: { rh: [-0.36, 0.84], lh: [0.4, 0.86], torso: -0.05, neck: -0.18 },
    },
  },
  'hands-behind-back': {
    seconds: 3.6,
    keys: {
      0: { rh: ['hip', -0.085, 0.05], lh: ['hip', -0.07, 0.04], right: 'fist', left: 'fist' },
      0.5: { torso: -0.04, neck: -0.03 },
    },
  },
  'hand-on-heart': {
    seconds: 3.2,
    keys: {
      0: { rh: ['chest', 0.06, -0.01], right: 'open', neck: -0.04 },
      0.5: { rh: ['chest', 0.065, 0.005], torso: -0.02, neck: -0.08 },
    },
  },
  'head-in-hands': {
    seconds: 4,
    face: 'sad',
    keys: {
      0: { rh: ['eye', 0.02, -0.02], lh: ['eye', 0.05, -0.03], right: 'open', left: 'open' },
      0.5: { torso: 0.22, neck: 0.42, blink: 1 },
    },
    live: (stance) => ({ ...stance, blink: 1 }),
  },
  'hang-head': {
    seconds: 4,
    keys: { 0: { neck: 0.48, torso: 0.08 }, 0.5: { neck: 0.54, torso: 0.1 } },
    live: (stance) => ({ ...stance, blink: 0.7 }),
  },
  'hug-knees': {
    seconds: 4,
    keys: {
      0: {
        ...ON_GRASS,
        rh: ['knee', 0.05, -0.05],
        lh: ['knee', 0.07, -0.06],
        torso: 0.4,
        neck: 0.5,
      },
      0.5: { torso: 0.44, neck: 0.56, blink: 1 },
    },
  },
  'close-eyes': {
    seconds: 4,
    needs: { framing: 'close-up' },
    keys: { 0: { neck: -0.06 }, 0.5: { neck: 0.02, torso: -0.02 } },
    live: (stance) => ({ ...stance, blink: 1 }),
  },
  'open-mouth': {
    seconds: 4,
    needs: { framing: 'close-up' },
    keys: { 0: { neck: -0.04, mouth: 0.8 }, 0.5: { neck: 0.02, mouth: 0.95 } },
  },
  shush: {
    seconds: 2.4,
    needs: { framing: 'close-up' },
    keys: {
      0: { rh: ['mouth', 0.04, -0.01], right: 'point', rw: 2.9, torso: 0.06 },
      0.5: { rh: ['mouth', 0.045, 0], neck: 0.08 },
    },
  },
}

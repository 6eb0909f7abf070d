import { STOOL } from '../../furniture.ts'
import { inBothHands, inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import type { Deeds } from '../../score.ts'

import { posture } from '../../posture.ts'

/** Cream, tissues, tubs and gum. */
export const SELF_CARE: Deeds = {
  'blow-nose': {
    seconds: 2.2,
    needs: { place: 'bedroom', framing: 'close-up' },
    face: 'sad',
    holds: [inBothHands('tissue', 0.12, [0.5, 0.55])],
    keys: {
      0: { rh: ['nose', 0.06, -0.07], lh: ['nose', 0.08, -0.07], torso: -0.04, neck: -0.08 },
      0.3: { rh: ['nose', 0.02, -0.03], lh: ['nose', 0.03, -0.03], blink: 1 },
      0.42: { torso: 0.2, neck: 0.2, blink: 1 },
      0.5: { torso: 0.14, neck: 0.14, blink: 1 },
      0.6: { torso: 0.22, neck: 0.22, blink: 1 },
      0.85: { rh: ['nose', 0.04, -0.05], lh: ['nose', 0.06, -0.05], torso: 0, neck: 0, blink: 0 },
    },
    effects: [{ name: 'sweat', at: 'mouth', from: 0.4, until: 0.65, strength: 0.5 }],
  },
  'wash-feet': {
    seconds: 1.6,
    needs: { place: 'bathroom' },
    face: 'happy',
    holds: [inHand('sponge', 0.06)],
    set: [STOOL, { thing: 'foot tub', x: 0.26, z: -0.06, height: 0.15 }],
    keys: {
      0: {
        ...SIT,
        ...posture('rf 0.22 0.05, lf 0.29 0.05, torso 0.75, neck -0.1, rh 0.27 0.2, lh 0.2 0.36'),
      },
      0.5: { rh: [0.22, 0.28], torso: 0.68, rf: [0.22, 0.08] },
    },
    effects: [{ name: 'bubbles', at: [0.26, 0.18], strength: 0.8 }],
  },
  'blow-gum': {
    seconds: 4.6,
    once: true,
    face: 'happy',
    needs: { place: 'park', framing: 'close-up' },
    set: [
      {
        thing: 'bubble gum',
        x: 0.15,
        z: -0.05,
        height: 0.04,
        shadow: false,
        move: ({ phase }) =>
          phase > 0.8
            ? { alpha: 0 }
            : { y: 0.86 - 0.12 * phase, x: 0.13 * phase, height: 0.03 + 0.27 * phase },
      },
    ],
    keys: {
      0: { mouth: 0.3, face: 'kiss', neck: -0.04 },
      0.78: { mouth: 0.3, face: 'kiss', neck: -0.1 },
      0.82: { mouth: 0.9, face: 'surprised' },
    },
    effects: [{ name: 'stars', at: [0.26, 0.87], from: 0.8, until: 0.88, strength: 0.9 }],
  },
  vlog: {
    seconds: 3.2,
    view: 'front',
    face: 'happy',
    needs: { framing: 'medium' },
    holds: [{ thing: 'selfie stick', height: 0.34, at: [0.5, 0.96], angle: 0.5 }],
    keys: {
      0: { rh: [-0.26, 0.74], lh: [0.22, 0.62], neck: -0.06, mouth: 0.2 },
      0.14: { mouth: 0.7, lh: [0.24, 0.68], left: 'open' },
      0.28: { mouth: 0.15, neck: 0.06 },
      0.42: { mouth: 0.7, rh: [-0.28, 0.78], torso: -0.03 },
      0.56: { lh: [0.28, 0.98], left: 'open', mouth: 0.3 },
      0.68: { lh: [0.18, 1], neck: -0.06 },
      0.8: { lh: [0.3, 0.98], mouth: 0.7 },
      0.92: { lh: [0.24, 0.8], mouth: 0.2 },
    },
  },
  selfie: {
    seconds: 3,
    view: 'front',
    face: 'happy',
    needs: { framing: 'close-up' },
    holds: [{ ...inHand('phone', 0.12, [0.5, 0.8]), angle: 0.25 }],
    keys: {
      0: { rh: [-0.33, 0.9], lh: [0.2, 0.78], left: 'scissors', neck: -0.12, torso: 0.05 },
      0.4: { rh: [-0.35, 0.94], neck: 0.1, torso: -0.04, face: 'kiss' },
      0.7: { neck: -0.1, face: 'happy', mouth: 0.6 },
    },
    effects: [{ name: 'flash', at: [-0.33, 0.98], from: 0.45, until: 0.55 }],
  },
}

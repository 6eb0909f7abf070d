import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'

const NEAR_BED = { place: 'bedroom', framing: 'medium' } as const

/** Who is not well, and what one takes for it. */
export const UNWELL: Deeds = {
  vomit: {
    seconds: 2.2,
    face: 'sad',
    set: [{ thing: 'bucket', x: 0.42, z: -0.02, height: 0.24 }],
    keys: {
      0: posture('hip -0.1 0.42, torso 0.9, neck 0.1, rh belly 0.08 0, lh knee 0.04 0.05, blink 1'),
      0.3: posture('torso 1.1, neck 0.2, mouth 0.9, blink 1'),
      0.55: posture('torso 1.14, neck 0.24, mouth 1, blink 1'),
      0.8: posture('torso 0.94, neck 0.05, mouth 0.3, blink 0'),
    },
    effects: [
      { name: 'drips', at: 'mouth', from: 0.28, until: 0.6, strength: 1.6 },
      { name: 'sweat', at: 'head', strength: 0.5 },
    ],
  },
  drool: {
    seconds: 2.4,
    face: 'happy',
    needs: { framing: 'close-up' },
    keys: {
      0: posture('neck 0.1, mouth 0.6, la 0.05 0.2, ra 0.05 0.2'),
      0.5: posture('neck 0.16, mouth 0.8, torso 0.04'),
    },
    effects: [{ name: 'drips', at: 'mouth', strength: 1 }],
  },
  'take-pill': {
    seconds: 4.4,
    needs: NEAR_BED,
    holds: [
      { ...inHand('pill', 0.06), layer: 'hand', when: ({ phase }) => phase < 0.34 },
      { thing: 'glass', grip: 'leftHand', angle: 0, at: [0.5, 0.6], layer: 'front' },
    ],
    keys: {
      0: posture('rh 0.24 0.66, lh 0.2 0.5, neck 0.24, torso 0.04'),
      0.24: posture('rh mouth 0.02 -0.01, lh 0.2 0.52, neck -0.04, mouth 0.8'),
      0.36: posture('rh mouth 0.04 -0.02, neck -0.08, mouth 0.2'),
      0.5: posture('rh 0.16 0.5, lh mouth 0.06 -0.04, neck -0.24, mouth 0.5'),
      0.68: posture(
        'rh 0.14 0.48, lh mouth 0.06 -0.02, neck -0.32, torso -0.08, mouth 0.5, blink 1',
      ),
      0.85: posture('rh 0.14 0.46, lh 0.22 0.54, neck 0.04, torso 0, mouth 0.1, blink 0'),
    },
  },
  'use-inhaler': {
    seconds: 2.8,
    needs: { framing: 'close-up' },
    holds: [{ thing: 'inhaler', angle: 0, height: 0.13, at: [0.8, 0.35] }],
    keys: {
      0: posture('rh 0.22 0.66, la 0.05 0.2, neck 0.1'),
      0.3: posture('rh mouth 0.09 0, neck -0.1, mouth 0.6, torso -0.02'),
      0.5: posture('rh mouth 0.09 0.005, neck -0.16, torso -0.08, mouth 0.6, blink 1'),
      0.75: posture('rh 0.2 0.64, neck 0, torso 0, mouth 0.3, blink 0'),
    },
  },
}

import { COUNTER, DESK, STOOL } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'
import { NEAR_KITCHEN } from '../../settings.ts'

const STIR_CUP: Score = {
  seconds: 1.1,
  face: 'happy',
  needs: NEAR_KITCHEN,
  holds: [{ ...inHand('spoon', 0.17, [0.5, 0.12]), angle: 2.9, at: [0.5, 0.9], layer: 'hand' }],
  set: [
    STOOL,
    DESK,
    { thing: 'coffee cup', x: 0.36, y: 0.42, z: -0.06, height: 0.15, shadow: false },
  ],
  keys: {
    0: { ...SIT, ...posture('rh 0.35 0.68, lh 0.24 0.46, torso 0.12, neck 0.18') },
    0.25: posture('rh 0.38 0.67'),
    0.5: posture('rh 0.36 0.69, mouth 0.2'),
    0.75: posture('rh 0.33 0.68'),
  },
  effects: [{ name: 'steam', at: [0.36, 0.58], strength: 0.9 }],
}

const STIR_BUCKET: Score = {
  seconds: 1.5,
  face: 'happy',
  costume: 'painter',
  needs: { place: 'bare-apartment' },
  holds: [{ ...inHand('stirring stick', 0.5, [0.5, 0.1]), angle: 0.1 }],
  set: [{ thing: 'paint bucket', x: 0.4, z: -0.04, height: 0.36 }],
  keys: {
    0: posture('rh 0.36 0.7, lh 0.3 0.36, torso 0.3, neck 0.16, hip -0.05 0.46'),
    0.25: posture('rh 0.42 0.69'),
    0.5: posture('rh 0.44 0.71, torso 0.34'),
    0.75: posture('rh 0.38 0.71'),
  },
}

/** Out of the pot, and over into the bowl that the other hand holds. */
const LADLE_SOUP: Score = {
  seconds: 2.6,
  face: 'happy',
  costume: 'home cook',
  needs: NEAR_KITCHEN,
  holds: [
    { ...inHand('soup bowl', 0.1, [0.5, 0.75]), grip: 'leftHand', layer: 'hand' },
    { thing: 'ladle', angle: 2.8, height: 0.3, at: [0.5, 0.95] },
  ],
  set: [COUNTER, { thing: 'pot', x: 0.56, y: 0.42, z: -0.05, height: 0.2 }],
  keys: {
    0: posture('rh 0.44 0.76, lh 0.22 0.5, torso 0.12, neck 0.16'),
    0.3: posture('rh 0.44 0.84, lh 0.22 0.52'),
    0.5: posture('rh 0.22 0.8, lh 0.22 0.54, neck 0.2'),
    0.7: posture('rh 0.22 0.79, mouth 0.3'),
  },
  effects: [
    { name: 'steam', at: [0.56, 0.66] },
    { name: 'drips', at: [0.28, 0.66], from: 0.48, until: 0.75, strength: 1.2 },
  ],
}

/** Under the running tap of a kitchen. */
const underTap = (thing: string, height: number): Score => ({
  seconds: 2.4,
  face: 'happy',
  needs: NEAR_KITCHEN,
  holds: [{ thing, angle: 0, height, at: [0.5, 0.5] }],
  set: [{ thing: 'running tap', x: 0.47, z: 0.02, height: 0.8 }],
  keys: {
    0: posture('rh 0.425 0.52, lh 0.3 0.5, torso 0.16, neck 0.2'),
    0.5: posture('rh 0.425 0.53, torso 0.18, mouth 0.2'),
  },
  effects: [{ name: 'drips', at: [0.42, 0.6], strength: 0.8 }],
})

/** Stirred in a cup or a bucket, ladled out of a pot, filled at the tap. */
export const STIRRING_DEEDS: Deeds = {
  'stir-drink': STIR_CUP,
  'stir-bucket': STIR_BUCKET,
  'ladle-soup': LADLE_SOUP,
  'fill-at-tap': underTap('glass', 0.18),
  'fill-kettle': underTap('kettle', 0.24),
}

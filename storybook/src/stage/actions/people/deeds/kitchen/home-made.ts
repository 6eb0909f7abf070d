import { COUNTER } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import type { Deeds, Score } from '../../score.ts'
import { KITCHEN, NEAR_KITCHEN } from '../../settings.ts'
import { posture } from '../../posture.ts'

const lift = (phase: number): number => (0.5 + 0.5 * Math.cos(phase * Math.PI * 2)) * 0.17

/** Butter is churned with a staff that goes up and down in its barrel. */
const CHURNING: Score = {
  seconds: 1.1,
  needs: KITCHEN,
  costume: 'home cook',
  face: 'happy',
  set: [
    {
      thing: 'churn staff',
      x: 0.31,
      z: -0.02,
      height: 0.62,
      shadow: false,
      move: ({ phase }) => ({ y: 0.06 + lift(phase) }),
    },
    { thing: 'butter churn', x: 0.31, z: -0.05, height: 0.44, stands: true },
    { thing: 'stool', x: 0.74, z: 0.02, height: 0.26 },
    { thing: 'butter dish', x: 0.74, y: 0.26, z: 0, height: 0.1 },
  ],
  keys: {
    0: { rh: [0.3, 0.8], lh: [0.31, 0.72], torso: 0.06, neck: 0.14 },
    0.5: posture('rh 0.3 0.63, lh 0.31 0.55, torso 0.26, neck 0.1, mouth 0.3, hip -0.04 0.45'),
  },
}

/** A spoon from the pot to the mouth, and pleased with it. */
const TASTING: Score = {
  seconds: 3.4,
  needs: KITCHEN,
  costume: 'home cook',
  holds: [
    {
      ...inHand('wooden spoon', 0.26, [0.5, 0.8]),
      swing: ({ phase }) => (phase > 0.2 && phase < 0.72 ? -0.75 : -2.6),
    },
  ],
  set: [
    { thing: 'stove', x: 0.5, z: 0.03, height: 0.5 },
    { thing: 'pot', x: 0.44, y: 0.5, z: 0.02, height: 0.17 },
  ],
  keys: {
    0: { rh: [0.3, 0.72], lh: ['hip', 0.04, 0.06], torso: 0.12, neck: 0.16 },
    0.3: { rh: ['mouth', 0.13, -0.07], torso: 0.02, neck: 0.04, mouth: 0.6 },
    0.42: { rh: ['mouth', 0.12, -0.06], mouth: 0.2, blink: 1 },
    0.62: { rh: ['mouth', 0.13, -0.07], mouth: 0.1, blink: 1, neck: -0.06, face: 'happy' },
    0.8: { rh: [0.28, 0.74], mouth: 0.6, blink: 0, face: 'happy' },
  },
  effects: [{ name: 'steam', at: [0.44, 0.68] }],
}

/** What one licks clean is before the tongue. */
const LICKING: Score = {
  seconds: 1.4,
  needs: NEAR_KITCHEN,
  holds: [{ ...inHand('?wooden spoon', 0.22, [0.5, 0.85]), angle: -0.2 }],
  set: [COUNTER, { thing: 'mixing bowl', x: 0.46, y: 0.42, z: -0.06, height: 0.15 }],
  keys: {
    0: { rh: ['mouth', 0.1, -0.14], lh: [0.3, 0.5], neck: 0.06, mouth: 0.5, face: 'tongue' },
    0.5: { rh: ['mouth', 0.1, -0.1], neck: -0.1, face: 'tongue' },
  },
}

/** Butter, or jam, goes over a slice with a knife. */
const SPREADING: Score = {
  seconds: 1.3,
  needs: NEAR_KITCHEN,
  face: 'happy',
  holds: [
    { thing: 'bread slice', grip: 'leftHand', angle: 0, height: 0.15, at: [0.5, 0.9] },
    { thing: 'knife', angle: 1.9, height: 0.17, upright: false },
  ],
  set: [COUNTER, { thing: 'butter dish', x: 0.58, y: 0.42, z: -0.06, height: 0.11 }],
  keys: {
    0: { lh: [0.28, 0.5], rh: [0.2, 0.62], torso: 0.1, neck: 0.22 },
    0.5: { rh: [0.32, 0.6], torso: 0.12 },
  },
}

/** With a cloth round a plate, the others in the rack. */
const DRYING: Score = {
  seconds: 1.3,
  needs: NEAR_KITCHEN,
  holds: [
    { thing: 'plate upright', grip: 'leftHand' },
    { thing: 'cloth', height: 0.16 },
  ],
  set: [COUNTER, { thing: 'dish rack', x: 0.5, y: 0.42, z: -0.06, height: 0.19 }],
  keys: {
    0: { lh: [0.28, 0.7], rh: [0.22, 0.7], torso: 0.06, neck: 0.18 },
    0.25: { rh: [0.28, 0.75] },
    0.5: { rh: [0.33, 0.7] },
    0.75: { rh: [0.27, 0.65] },
  },
  effects: [{ name: 'gleam', at: [0.28, 0.74], strength: 0.5 }],
}

/** One bottle after the other is filled from the jug. */
const BOTTLING: Score = {
  seconds: 2.6,
  needs: { place: 'wine-cellar', framing: 'close-up' },
  holds: [
    {
      ...inHand('jug', 0.2, [0.6, 0.5]),
      swing: ({ phase }) => Math.min(1, Math.max(0, Math.sin(phase * Math.PI) * 1.6 - 0.3)) * 1.2,
    },
  ],
  set: [
    COUNTER,
    ...[0.4, 0.53, 0.66, 0.79].map((x) => ({
      thing: 'bottle',
      x,
      y: 0.42,
      z: -0.06,
      height: 0.24,
    })),
  ],
  keys: {
    0: { rh: [0.22, 0.72], lh: [0.36, 0.5] },
    0.5: { rh: [0.27, 0.78], neck: 0.16, torso: 0.06 },
  },
  effects: [{ name: 'trickle', at: [0.4, 0.74], from: 0.3, until: 0.7, strength: 0.4 }],
}

/** Made, tasted and dried by hand in a kitchen at home. */
export const HOME_MADE: Deeds = {
  'churn-butter': CHURNING,
  'taste-dish': TASTING,
  'lick-spoon': LICKING,
  'butter-bread': SPREADING,
  'dry-dishes': DRYING,
  'fill-bottles': BOTTLING,
}

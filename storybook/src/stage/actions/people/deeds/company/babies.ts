import type { Deeds } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { KNEEL } from '../../postures.ts'
import { HOME } from '../../settings.ts'
import { posture } from '../../posture.ts'

/** With the smallest. */
export const BABIES: Deeds = {
  'bottle-feed': {
    seconds: 2.2,
    needs: { place: 'nursery', framing: 'close-up' },
    face: 'happy',
    holds: [
      {
        thing: 'swaddled baby',
        grip: 'leftHand',
        layer: 'body',
        angle: 0.7,
        height: 0.3,
        at: [0.5, 0.6],
      },
      { ...inHand('baby bottle', 0.15, [0.5, 0.8]), angle: -0.9 },
    ],
    keys: {
      0: { lh: [0.16, 0.58], rh: [0.3, 0.72], neck: 0.3, torso: 0.02 },
      0.5: { lh: [0.165, 0.585], rh: [0.3, 0.71], neck: 0.34, torso: 0.05 },
    },
    effects: [{ name: 'hearts', at: [0.26, 0.86], strength: 0.5 }],
  },
  'change-diaper': {
    seconds: 1.8,
    needs: { place: 'nursery' },
    face: 'happy',
    holds: [inHand('diaper', 0.1)],
    set: [{ thing: 'changing table', x: 0.44, z: -0.04, height: 0.46 }],
    keys: {
      0: { rh: [0.3, 0.6], lh: [0.4, 0.56], torso: 0.2, neck: 0.16 },
      0.5: { rh: [0.4, 0.54], lh: [0.44, 0.58], torso: 0.26 },
    },
    partner: {
      x: 0.5,
      z: -0.06,
      faces: 1,
      guest: true,
      age: 'baby',
      face: 'happy',
      keys: {
        0: posture(
          'at 0 0.9, hip 0 0.09, torso -1.45, rl 2.5 -0.6, ll 2.3 -0.4, ra 1.4 0.5, la 1.7 0.5, mouth 0.5',
        ),
        0.5: { rl: [2.2, -0.3], ll: [2.6, -0.7], ra: [1.8, 0.3], la: [1.3, 0.6], mouth: 0.9 },
      },
    },
  },
  tickle: {
    seconds: 0.7,
    needs: HOME,
    face: 'happy',
    keys: {
      0: {
        ...KNEEL,
        ...posture(
          'torso 0.3, neck -0.1, rh 0.34 0.42, lh 0.38 0.36, right open, left open, mouth 0.4',
        ),
      },
      0.5: { rh: [0.36, 0.36], lh: [0.36, 0.42], torso: 0.34, mouth: 0.7 },
    },
    partner: {
      x: 0.5,
      guest: true,
      age: 'child',
      face: 'happy',
      keys: {
        0: posture(
          'torso -0.2, neck -0.2, ra 1.9 0.8, la -1.4 0.6, rf -0.02 0, lf 0.1 0.06, mouth 1, blink 1',
        ),
        0.5: posture(
          'torso 0.08, neck 0.1, ra 1.4 1.2, la -1.0 0.9, lf 0.08 0, mouth 0.8, blink 1',
        ),
      },
    },
    effects: [{ name: 'stars', at: [0.5, 0.9], strength: 0.3 }],
  },
}

import type { Deeds } from '../../score.ts'
import { ON_GROUND } from '../../postures.ts'
import { MAT } from '../../furniture.ts'
import { GYM } from '../../settings.ts'
import { posture } from '../../posture.ts'

/** Stretching and stillness. */
export const YOGA: Deeds = {
  stretch: {
    seconds: 3,
    needs: { place: 'park' },
    costume: 'athlete',
    set: [MAT],
    keys: {
      0: {
        ...ON_GROUND,
        ...posture('hip -0.16 0.075, torso 0.28, neck 0, rh 0.12 0.3, lh 0.14 0.3'),
      },
      0.45: { torso: 1.1, neck: 0.1, rh: [0.3, 0.11], lh: [0.32, 0.13] },
      0.65: { torso: 1.12, neck: 0.1, rh: [0.31, 0.11], lh: [0.33, 0.13], blink: 1 },
    },
  },
  'stretch-arms': {
    seconds: 2.8,
    view: 'front',
    costume: 'athlete',
    keys: {
      0: { torso: 0.2, rh: [-0.02, 1.05], lh: [0.3, 0.5], neck: 0.1, hip: [-0.03, 0.465] },
      0.5: { torso: -0.2, rh: [-0.3, 0.5], lh: [0.02, 1.05], neck: -0.1, hip: [0.03, 0.465] },
    },
  },
  bend: {
    seconds: 2.6,
    costume: 'athlete',
    keys: {
      0: { torso: -0.45, neck: -0.3, ra: [3.0, 0.2], la: [3.1, 0.2], hip: [0.05, 0.468] },
      0.5: { torso: 1.7, neck: 0.2, hip: [-0.08, 0.462], ra: [1.6, 0.1], la: [1.7, 0.1] },
    },
  },
  /** Over backwards until the hands are on the ground behind. */
  'bend-back': {
    seconds: 3.6,
    needs: GYM,
    costume: 'gymnast',
    set: [MAT],
    keys: {
      0: posture('hip 0 0.468, torso 0, neck 0, ra 2.9 0.05, la 3 0.05, rf -0.03 0, lf 0.05 0'),
      0.25: posture(
        'hip 0.1 0.44, torso -1.1, neck -0.5, ra 2.9 0.05, la 3 0.05, rf 0.02 0, lf 0.1 0',
      ),
      0.42: posture(
        'hip 0.06 0.42, torso -1.85, neck -0.5, ra 2.7 0.05, la 2.8 0.05, rf 0.12 0, lf 0.2 0',
      ),
      0.8: posture(
        'hip 0.06 0.425, torso -1.87, neck -0.52, ra 2.7 0.05, la 2.8 0.05, rf 0.12 0, lf 0.2 0, mouth 0.3',
      ),
    },
  },
  yoga: {
    seconds: 6,
    view: 'front',
    needs: { place: 'park' },
    costume: 'yogi',
    set: [MAT],
    keys: {
      0: posture('hip 0 0.47, rf 0 0, lf 0.0 0.2, rh -0.02 0.56, lh 0.02 0.56, blink 1'),
      0.4: { rh: [-0.015, 1.06], lh: [0.015, 1.06], hip: [0.006, 0.47], neck: 0 },
      0.65: { rh: [-0.015, 1.06], lh: [0.015, 1.06], hip: [-0.006, 0.47] },
    },
    bends: { lf: -1 },
  },
  meditate: {
    seconds: 5,
    view: 'front',
    costume: 'yogi',
    set: [MAT],
    keys: {
      0: {
        hip: [0, 0.145],
        rl: [-1.3, 2.6],
        ll: [1.3, -2.6],
        rh: [-0.2, 0.17],
        lh: [0.2, 0.17],
        rw: -0.6,
        lw: 0.6,
        blink: 1,
        face: 'happy',
        right: 'open',
        left: 'open',
      },
      0.5: { hip: [0, 0.149], neck: 0.02, blink: 1 },
    },
    effects: [{ name: 'magic', at: [0, 0.9], strength: 0.3 }],
  },
  'tai-chi': {
    seconds: 5,
    costume: 'karateka',
    needs: { place: 'park' },
    keys: {
      0: posture(
        'hip -0.06 0.4, rf 0.16 0, lf -0.18 0, rh 0.08 0.6, lh 0.3 0.74, right open, left open, torso -0.02',
      ),
      0.5: { hip: [0.08, 0.4], rh: [0.36, 0.72], lh: [0.1, 0.56], torso: 0.08 },
    },
  },
}

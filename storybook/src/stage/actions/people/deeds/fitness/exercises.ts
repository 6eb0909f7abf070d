import type { Deeds } from '../../score.ts'
import { ON_BACK } from '../../postures.ts'
import { MAT } from '../../furniture.ts'
import { SWEAT } from '../../cues.ts'
import { GYM } from '../../settings.ts'
import { posture } from '../../posture.ts'

/** Training with one's own weight. */
export const EXERCISES: Deeds = {
  'push-up': {
    seconds: 1.3,
    needs: GYM,
    effects: SWEAT,
    set: [MAT],
    costume: 'athlete',
    keys: {
      0: posture(
        'hip -0.02 0.27, torso 1.28, neck -0.7, rl -1.24 0, ll -1.2 0, rt -1.5, lt -1.5, rh 0.29 0.02, lh 0.31 0.02',
      ),
      0.5: posture(
        'hip -0.02 0.13, torso 1.53, neck -0.85, rl -1.5 0, ll -1.46 0, rh 0.29 0.02, lh 0.31 0.02',
      ),
    },
    bends: { rh: -1, lh: -1 },
  },
  'sit-up': {
    seconds: 1.6,
    needs: GYM,
    effects: SWEAT,
    set: [MAT],
    costume: 'athlete',
    keys: {
      0: posture(
        'hip -0.05 0.06, torso -1.45, neck 0, rf 0.22 0, lf 0.24 0, rh nape 0.04 0.02, lh nape 0.05 0.02',
      ),
      0.5: { torso: 0.25, neck: 0.2 },
    },
  },
  squat: {
    seconds: 1.6,
    needs: GYM,
    effects: SWEAT,
    costume: 'athlete',
    keys: {
      0: { hip: [0, 0.471], torso: 0.05, rh: [0.2, 0.7], lh: [0.22, 0.72] },
      0.5: { hip: [-0.15, 0.25], torso: 0.55, neck: -0.35, rh: [0.3, 0.55], lh: [0.32, 0.56] },
    },
  },
  lunge: {
    seconds: 2.4,
    needs: GYM,
    effects: SWEAT,
    costume: 'athlete',
    keys: {
      0: posture('hip 0 0.45, rf 0.14 0, lf -0.2 0, rh hip 0.08 0.06, lh hip 0.1 0.06, lt 0'),
      0.3: posture('hip 0 0.235, rf 0.27 0, lf -0.33 0.05, lt -1.1'),
      0.75: posture('hip 0 0.225, rf 0.27 0, lf -0.33 0.05, lt -1.1'),
    },
  },
  'jumping-jack': {
    seconds: 1,
    needs: GYM,
    view: 'front',
    face: 'happy',
    costume: 'athlete',
    keys: {
      0: posture('at 0 0, hip 0 0.462, rh -0.17 0.44, lh 0.17 0.44, rf -0.04 0, lf 0.04 0'),
      0.25: { at: [0, 0.07], rh: [-0.34, 0.75], lh: [0.34, 0.75] },
      0.5: posture(
        'at 0 0, hip 0 0.44, rh -0.09 1.05, lh 0.09 1.05, rf -0.18 0, lf 0.18 0, mouth 0.3',
      ),
      0.75: { at: [0, 0.07], rh: [-0.34, 0.75], lh: [0.34, 0.75] },
    },
  },
  plank: {
    seconds: 3,
    needs: GYM,
    set: [MAT],
    effects: SWEAT,
    costume: 'athlete',
    keys: {
      0: {
        ...ON_BACK,
        hip: [-0.02, 0.2],
        torso: 1.42,
        neck: -0.7,
        rl: [-1.34, 0],
        ll: [-1.32, 0],
        rt: -1.5,
        lt: -1.5,
        rh: [0.32, 0.02],
        lh: [0.34, 0.02],
      },
      0.5: { hip: [-0.02, 0.205] },
    },
    bends: { rh: -1, lh: -1 },
  },
  'pull-up': {
    seconds: 1.8,
    needs: GYM,
    view: 'front',
    costume: 'athlete',
    effects: SWEAT,
    set: [{ thing: 'pull-up bar', x: 0, z: 0.04, height: 1.36 }],
    keys: {
      0: posture('at 0 0.27, rh -0.17 1.06, lh 0.17 1.06, rl -0.04 0.06, ll 0.04 -0.06, neck 0'),
      0.5: posture('at 0 0.46, rh -0.17 0.87, lh 0.17 0.87, rl -0.1 0.3, ll 0.1 -0.3, face angry'),
    },
  },
}

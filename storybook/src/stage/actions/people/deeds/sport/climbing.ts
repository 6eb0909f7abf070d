import type { Deeds } from '../../score.ts'
import { posture } from '../../posture.ts'

/** Upwards by hands and feet. */
export const CLIMBING: Deeds = {
  'climb-rope': {
    seconds: 1.8,
    needs: { place: 'gym' },
    costume: 'athlete',
    set: [{ thing: 'rope', x: 0.12, z: 0.02, height: 2.3, shadow: false }],
    keys: {
      0: posture(
        'at 0 0.32, rh 0.12 1.06, lh 0.12 0.86, rf 0.13 0.18, lf 0.12 0.14, hip -0.06 0.47, torso -0.02, neck -0.25',
      ),
      0.3: { rf: [0.14, 0.32], lf: [0.13, 0.27], hip: [-0.1, 0.5], torso: 0.1 },
      0.5: posture(
        'at 0 0.45, rh 0.12 0.86, lh 0.12 0.98, rf 0.13 0.18, lf 0.12 0.14, hip -0.06 0.5, torso 0',
      ),
      0.7: { rh: [0.12, 1.02], lh: [0.12, 0.86], at: [0, 0.42] },
      0.9: { rf: [0.13, 0.22], lf: [0.12, 0.18] },
    },
    effects: [{ name: 'sweat', at: 'head', strength: 0.4 }],
  },
  climb: {
    seconds: 1.4,
    view: 'back',
    set: [{ thing: 'ladder', x: 0, z: 0.02, height: 1.75 }],
    keys: {
      0: posture('at 0 0.3, rh 0.09 1.02, lh -0.09 0.82, rf 0.05 0.2, lf -0.05 0, hip 0 0.49'),
      0.5: { at: [0, 0.36], rh: [0.09, 0.82], lh: [-0.09, 1.02], rf: [0.05, 0], lf: [-0.05, 0.2] },
    },
  },
}

import type { Deeds } from '../../score.ts'
import { posture } from '../../posture.ts'

/** Up trees and frozen walls. */
export const TREES_AND_ICE: Deeds = {
  'climb-tree': {
    seconds: 2,
    face: 'happy',
    needs: { place: 'forest' },
    set: [{ thing: 'leafy tree', stands: true, x: 0.26, z: 0.03, height: 1.9 }],
    keys: {
      0: posture(
        'at 0 0.34, rh 0.22 0.94, lh 0.24 0.72, rl 0.9 -1.3, ll 0.4 -0.6, torso 0.1, neck -0.24',
      ),
      0.5: posture('at 0 0.42, rh 0.22 0.72, lh 0.24 0.96, rl 0.4 -0.6, ll 0.9 -1.3, mouth 0.4'),
    },
    effects: [{ name: 'leaves', at: [0.26, 1.2], strength: 0.7 }],
  },
  'ice-climb': {
    seconds: 2.2,
    costume: 'climber',
    needs: { place: 'glacier' },
    holds: [
      { thing: 'ice axe', angle: 0.5, height: 0.28 },
      { thing: 'ice axe', grip: 'leftHand', angle: 0.5, layer: 'between', height: 0.28 },
    ],
    set: [{ thing: 'ice wall', x: 0.6, z: 0.03, height: 1.75 }],
    keys: {
      0: posture(
        'at 0 0.3, rh 0.2 1.0, lh 0.24 0.74, rl 0.9 -1.2, ll 0.3 -0.5, torso 0.06, neck -0.2',
      ),
      0.25: { rh: [0.1, 1.04], torso: -0.06 },
      0.5: { at: [0, 0.38], rh: [0.2, 0.76], lh: [0.24, 1.0], rl: [0.3, -0.5], ll: [0.9, -1.2] },
      0.75: { lh: [0.14, 1.04], torso: -0.06, mouth: 0.4 },
    },
    effects: [
      { name: 'snow', at: [0.34, 1.2], from: 0.0, until: 0.1 },
      { name: 'snow', at: [0.34, 1.26], from: 0.5, until: 0.6 },
    ],
  },
}

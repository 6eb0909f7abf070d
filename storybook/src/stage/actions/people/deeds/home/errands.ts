import { steps } from '../../steps.ts'
import type { Deeds } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

/** What has to be done. */
export const ERRANDS: Deeds = {
  'use-atm': {
    seconds: 2.4,
    needs: { place: 'street' },
    set: [{ thing: 'atm', x: 0.56, z: 0.02, height: 0.98 }],
    keys: {
      0: { rh: [0.32, 0.6], right: 'point', la: [0.1, 0.4], torso: 0.1, neck: 0.1 },
      0.4: { rh: [0.34, 0.64], right: 'point' },
      0.7: { rh: [0.34, 0.4], right: 'open', torso: 0.18, mouth: 0.4 },
    },
    effects: [{ name: 'money', at: [0.4, 0.34], from: 0.6, until: 0.9, strength: 0.6 }],
  },
  'take-out-trash': {
    seconds: 1.15,
    glides: true,
    needs: { place: 'alley', way: 0.3 },
    holds: [{ ...inHand('trash bag', 0.36, [0.5, 0.06]), layer: 'between' }],
    set: [{ thing: 'trash can', x: 0.95, z: 0.03, height: 0.46 }],
    keys: steps({ rh: [0.06, 0.46], la: [0.3, 0.4], torso: 0.06 }, { la: [-0.2, 0.4] }),
  },
  'set-table': {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'kitchen' },
    holds: [inHand('plate upright', 0.13)],
    set: [
      { thing: 'table', x: 0.56, z: -0.05, height: 0.42 },
      { thing: 'plate', x: 0.78, y: 0.42, z: -0.06, height: 0.03 },
      { thing: 'wine glass', x: 0.92, y: 0.42, z: -0.055, height: 0.13 },
      { thing: 'candle', x: 0.6, y: 0.42, z: -0.045, height: 0.16 },
    ],
    keys: {
      0: { rh: [0.2, 0.62], lh: [0.22, 0.56], torso: 0.04 },
      0.5: { rh: [0.4, 0.52], torso: 0.26, neck: 0.1 },
      0.7: { rh: [0.4, 0.51], torso: 0.26 },
    },
  },
  'shave-legs': {
    seconds: 1.5,
    needs: { place: 'bathroom' },
    costume: 'swimmer',
    face: 'happy',
    holds: [{ thing: 'razor', angle: 2.4 }],
    set: [{ thing: 'stool', x: -0.03, z: 0.04, height: 0.255 }],
    keys: {
      0: posture('hip 0 0.3, rl 1.5 -0.1, lf 0.2 0, torso 0.5, neck 0, rh 0.36 0.36, lh 0.18 0.36'),
      0.5: { rh: [0.24, 0.36], torso: 0.42 },
    },
    effects: [{ name: 'bubbles', at: [0.34, 0.36], strength: 0.8 }],
  },
}

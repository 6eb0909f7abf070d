import { NEAR_HOME } from '../../settings.ts'
import type { Deeds } from '../../score.ts'

/** Presents and confetti. */
export const PARTIES: Deeds = {
  'wrap-present': {
    seconds: 1.8,
    needs: NEAR_HOME,
    face: 'happy',
    holds: [],
    set: [
      { thing: 'table', x: 0.42, z: -0.05, height: 0.42 },
      { thing: 'wrapping paper', x: 0.58, y: 0.42, z: -0.045, height: 0.07, shadow: false },
      { thing: 'gift', x: 0.36, y: 0.42, z: -0.06, height: 0.2, shadow: false },
    ],
    keys: [
      [0, { rh: [0.28, 0.62], lh: [0.44, 0.62], neck: 0.18, torso: 0.08 }],
      [0.5, { rh: [0.33, 0.66], lh: [0.4, 0.66], torso: 0.12 }],
    ],
    effects: [{ name: 'confetti', at: [0.36, 0.66], strength: 0.4 }],
  },
  celebrate: {
    seconds: 1.3,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          hip: [0, 0.44],
          rh: [-0.22, 0.9],
          lh: [0.22, 0.9],
          right: 'open',
          left: 'open',
          at: [0, 0],
        },
      ],
      [0.3, { rh: [-0.26, 1.08], lh: [0.26, 1.08], hip: [0, 0.471], at: [0, 0.1], mouth: 0.9 }],
      [0.6, { rh: [-0.2, 0.96], lh: [0.2, 0.96], hip: [0, 0.44], at: [0, 0], mouth: 0.5 }],
    ],
    effects: [{ name: 'confetti', at: [0, 1.2], strength: 1.4 }],
  },
}

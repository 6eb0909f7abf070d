import type { Deeds } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { STOOL } from '../../furniture.ts'

/** Games at a table. */
export const TABLE_GAMES: Deeds = {
  'play-chess': {
    seconds: 3,
    holds: [],
    set: [
      STOOL,
      { thing: 'stool', x: 1.03, z: 0.04, height: 0.255 },
      { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
      { thing: 'chess board', x: 0.5, y: 0.4, z: -0.06, height: 0.12, shadow: false },
    ],
    keys: [
      [0, { ...SIT, rh: ['chin', 0.02, -0.015], lh: [0.22, 0.42], torso: 0.14, neck: 0.12 }],
      [0.3, { rh: [0.36, 0.54], torso: 0.24 }],
      [0.42, { rh: [0.42, 0.5] }],
      [0.65, { rh: ['chin', 0.02, -0.015], torso: 0.12 }],
    ],
    partner: {
      x: 1.0,
      keys: [
        [0, { ...SIT, rh: ['chin', 0.02, -0.015], lh: [0.22, 0.42], torso: 0.14, neck: 0.12 }],
        [0.62, { rh: ['chin', 0.02, -0.015] }],
        [0.82, { rh: [0.38, 0.52], torso: 0.22 }],
      ],
    },
  },
}

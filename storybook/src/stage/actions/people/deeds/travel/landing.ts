import { posture } from '../../posture.ts'
import type { Deeds, Hold } from '../../score.ts'

/** When the feet touch, as a share of the deed. */
const DOWN = 0.5

const CANOPY: Hold = {
  thing: 'parachute',
  grip: 'back',
  angle: 0,
  layer: 'back',
  at: [0.5, 1],
  height: 1.1,
  when: ({ phase }) => phase < DOWN,
  swing: ({ t }) => Math.sin(t * 2) * 0.05,
}

const TOUCHES =
  'at 0 0, rf -0.06 0, lf 0.1 0, hip -0.04 0.34, torso 0.4, ra 0.9 0.3, la -0.6 0.3, stretch 0.96'
const STANDS = 'at 0 0, rf -0.04 0, lf 0.05 0, hip 0 0.471, torso 0, ra 2.5 0.3, la 2.4 0.3'

/** Down out of the air, onto whatever is there. */
export const LANDING: Deeds = {
  land: {
    seconds: 3.4,
    once: true,
    keys: {
      0: posture('at 0 1.9, rf -0.1 0.08, lf 0.12 0.16, ra 2.6 0.3, la 2.8 0.3, mouth 0.8'),
      [DOWN - 0.04]: posture('at 0 0.06, rf -0.04 0, lf 0.08 0, ra 2.2 0.4, la 2.4 0.4'),
      [DOWN]: posture(TOUCHES),
      0.7: posture(STANDS),
      1: posture(`${STANDS}, mouth 0.4`),
    },
    effects: [{ name: 'dust', at: 'feet', from: DOWN, until: DOWN + 0.1, strength: 1.4 }],
  },
  'land-parachute': {
    seconds: 4.2,
    once: true,
    costume: 'aviator',
    face: 'happy',
    holds: [CANOPY],
    keys: {
      0: posture('at 0.1 0.75, rf -0.1 0.08, lf 0.12 0.16, ra 2.6 0.3, la 2.7 0.3, lean -0.06'),
      0.25: posture('at 0 0.4, rf -0.04 0.1, lf 0.1 0.06, ra 2.7 0.3, la 2.6 0.3, lean 0.06'),
      [DOWN]: posture(`${TOUCHES}, lean 0`),
      0.7: posture(STANDS),
      1: posture(`${STANDS}, mouth 0.5`),
    },
    effects: [{ name: 'dust', at: 'feet', from: DOWN, until: DOWN + 0.1, strength: 1.2 }],
  },
}

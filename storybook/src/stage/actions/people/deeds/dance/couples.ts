import type { Deeds, Score } from '../../score.ts'
import { posture } from '../../posture.ts'

const PEOPLE =
  /person|people|man|woman|men|women|boy|girl|child|kid|baby|mother|father|friend|couple|son|daughter|lady|grand/

const EMBRACE: Score = {
  needs: { place: 'park' },
  seconds: 3,
  face: 'happy',
  keys: {
    0: posture('torso 0.1, neck 0.05, rh 0.33 0.66, lh 0.34 0.74, blink 1, rf -0.06 0, lf 0.05 0'),
    0.5: { torso: 0.14, neck: 0.14, rh: [0.34, 0.62], lh: [0.34, 0.7], hip: [0.01, 0.47] },
  },
  partner: {
    x: 0.235,
    z: -0.02,
    face: 'happy',
    keys: {
      0: { torso: 0.1, neck: 0.04, rh: [0.3, 0.6], lh: [0.32, 0.7], blink: 1 },
      0.5: { torso: 0.15, neck: 0.14, rh: [0.31, 0.56], hip: [0.01, 0.47] },
    },
  },
  effects: [{ name: 'hearts', at: [0.12, 1.05] }],
}

const CUDDLE: Score = {
  seconds: 2.6,
  face: 'happy',
  holds: [
    {
      thing: '?teddy bear',
      grip: 'bothHands',
      layer: 'body',
      angle: 0,
      height: 0.34,
      at: [0.5, 0.55],
    },
  ],
  keys: {
    0: { rh: [0.15, 0.6], lh: [0.2, 0.64], torso: 0.04, neck: 0.2, blink: 1 },
    0.5: { rh: [0.14, 0.58], lh: [0.19, 0.62], torso: 0.08, neck: 0.26, hip: [0.012, 0.468] },
  },
  effects: [{ name: 'hearts', at: [0.12, 1.05], strength: 0.7 }],
}

/** One hand at the other's back, the other one in the other's hand. */
const HELD = { rh: [0.25, 0.58], lh: [0.19, 0.75], hip: [0, 0.465], neck: 0.04 } as const
/** A hand on the other's shoulder, the other one given. */
const LED = { rh: [0.25, 0.79], lh: [0.17, 0.75], hip: [0, 0.465], neck: -0.06 } as const

const KISS: Score = {
  seconds: 3,
  needs: { framing: 'close-up' },
  face: 'kiss',
  keys: {
    0: { torso: 0.02, neck: 0.02, rh: [0.25, 0.6], lh: [0.28, 0.66] },
    0.5: { torso: 0.13, neck: 0.05, rh: [0.27, 0.6], lh: [0.3, 0.66] },
  },
  partner: {
    x: 0.31,
    z: 0.02,
    face: 'kiss',
    keys: {
      0: { torso: 0.02, neck: 0.0, rh: [0.2, 0.56] },
      0.5: { torso: 0.13, neck: 0.03, rh: [0.22, 0.56], lf: [-0.06, 0.1] },
    },
  },
  effects: [{ name: 'hearts', at: [0.16, 0.94] }],
}

/** Two who are close. */
export const COUPLES: Deeds = {
  hug: {
    needs: { place: 'park' },
    by: ({ object, partner }) => (object && !partner && !PEOPLE.test(object) ? CUDDLE : EMBRACE),
  },
  kiss: KISS,
  'kiss-under-umbrella': {
    ...KISS,
    needs: { place: 'street' },
    holds: [{ thing: 'umbrella', angle: 0.1, layer: 'back', height: 0.95, at: [0.5, 0.94] }],
    keys: {
      0: { torso: 0.02, neck: 0.02, rh: [0.14, 0.72], lh: [0.28, 0.66] },
      0.5: { torso: 0.13, neck: 0.05, rh: [0.15, 0.72], lh: [0.3, 0.66] },
    },
    effects: [{ name: 'hearts', at: [0.16, 1.3], strength: 0.5 }],
  },
  waltz: {
    seconds: 3.6,
    face: 'happy',
    needs: { place: 'ballroom' },
    keys: {
      0: { ...HELD, at: [0, 0], turn: 1, rf: [-0.06, 0], lf: [0.12, 0], torso: 0.02 },
      0.24: posture('rf 0.1 0.02, lf 0.02 0, hip 0 0.455, torso 0.08, at 0.03 0, turn 1'),
      0.42: { turn: -1, at: [0.36, 0], rf: [0.1, 0], lf: [-0.04, 0.03] },
      0.5: { ...HELD, at: [0.36, 0], turn: -1, rf: [-0.06, 0], lf: [0.12, 0], torso: 0.02 },
      0.74: posture('rf 0.1 0.02, lf 0.02 0, hip 0 0.455, torso 0.08, at 0.33 0, turn -1'),
      0.92: { turn: 1, at: [0, 0], rf: [0.1, 0], lf: [-0.04, 0.03] },
    },
    partner: {
      x: 0.36,
      z: 0.02,
      face: 'happy',
      keys: {
        0: { ...LED, at: [0, 0], turn: 1, rf: [0.1, 0], lf: [-0.08, 0], torso: -0.02 },
        0.24: posture('rf -0.04 0, lf -0.12 0.03, hip 0 0.455, torso -0.08, at 0.03 0, turn 1'),
        0.42: { turn: -1, at: [-0.36, 0], rf: [0.04, 0.03], lf: [-0.06, 0] },
        0.5: { ...LED, at: [-0.36, 0], turn: -1, rf: [0.1, 0], lf: [-0.08, 0], torso: -0.02 },
        0.74: { rf: [-0.04, 0], lf: [-0.12, 0.03], torso: -0.08, at: [-0.39, 0], turn: -1 },
        0.92: { turn: 1, at: [0, 0], rf: [0.04, 0.03], lf: [-0.06, 0] },
      },
    },
    effects: [
      { name: 'notes', at: [0.18, 1.05], strength: 0.8 },
      { name: 'hearts', at: [0.18, 0.95], strength: 0.4 },
    ],
  },
  tango: {
    seconds: 2.4,
    face: 'happy',
    needs: { place: 'stage' },
    keys: {
      0: posture('rh 0.26 0.6, lh 0.22 0.88, rf -0.2 0, lf 0.12 0, hip -0.02 0.44, torso 0.02'),
      0.5: posture('rf -0.02 0, lf 0.2 0.02, hip 0.05 0.44, torso 0.1, lh 0.26 0.84, at 0.1 0'),
    },
    partner: {
      x: 0.38,
      z: 0.02,
      face: 'happy',
      keys: {
        0: posture(
          'rh 0.22 0.72, lh 0.18 0.88, rf 0.08 0, lf -0.2 0.02, hip 0 0.45, torso -0.1, neck -0.1',
        ),
        0.5: posture(
          'rf -0.24 0.01, lf 0.02 0, hip -0.05 0.42, torso -0.26, neck -0.2, lh 0.16 0.84',
        ),
      },
    },
    effects: [
      { name: 'notes', at: [0.2, 1.05] },
      { name: 'hearts', at: [0.2, 0.95], strength: 0.3 },
    ],
  },
}

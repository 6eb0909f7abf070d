import type { Deeds, PartnerScore, Score } from '../../score.ts'
import { posture } from '../../posture.ts'
import { TAU } from '../../track.ts'
import { onTheBack } from '../body/on-the-back.ts'

const GUARD = 'hip -0.02 0.43, rf -0.14 0, lf 0.13 0, torso 0.1'
const FISTS = 'right fist, left fist'
const WON = 'hip 0 0.465, rf -0.06 0, lf 0.06 0, torso -0.06, neck -0.1, face happy, mouth 0.9'

/** Goes down backwards, and stays there. */
const FELLED: PartnerScore = {
  x: 0.84,
  level: true,
  face: 'angry',
  keys: {
    0: posture(`at 0 0, ${GUARD}, neck 0, rh 0.18 0.82, lh 0.22 0.86, ${FISTS}`),
    0.12: posture(`at 0 0, ${GUARD}, neck 0, rh 0.18 0.82, lh 0.22 0.86`),
    0.15: { torso: -0.1, neck: -0.2, hip: [-0.05, 0.44] },
    0.24: posture(`at 0 0, ${GUARD}, neck 0, rh 0.32 0.78, lh 0.22 0.84`),
    0.33: posture('torso -0.3, neck -0.5, hip -0.06 0.45, rh -0.1 0.8, lh 0.1 0.84, mouth 1'),
    0.4: posture('at -0.2 0.04, hip 0 0.3, torso -0.9, rf 0.2 0.16, lf 0.26 0.1, face scared'),
    ...onTheBack(-0.4),
    1: posture(
      'at -0.44 0, hip 0 0.07, torso -1.46, neck 0.1, rf 0.43 0.02, lf 0.4 0.02, ra 2.4 0.1, la 2.9 0.1, blink 1, mouth 0.3',
    ),
  },
}

const KNOCK_OUT: Score = {
  seconds: 4.2,
  once: true,
  costume: 'boxer',
  face: 'angry',
  needs: { place: 'boxing-ring', partner: 'person' },
  keys: {
    0: posture(`at 0 0, ${GUARD}, rh 0.2 0.78, lh 0.27 0.8, neck 0.06, ${FISTS}`),
    0.08: { lh: [0.27, 0.8], hip: [-0.02, 0.43] },
    0.14: { lh: [0.44, 0.82], torso: 0.18 },
    0.2: posture(`${GUARD}, lh 0.24 0.8, rh 0.16 0.6`),
    0.27: posture('hip -0.02 0.38, rf -0.14 0, lf 0.13 0, torso 0.3, rh 0.14 0.46, lh 0.24 0.8'),
    0.33: posture('hip 0.05 0.45, torso 0.1, rh 0.42 0.92, lh 0.2 0.76, mouth 0.8'),
    0.44: { rh: [0.36, 1.0], torso: 0, hip: [0.02, 0.45] },
    0.6: posture(`at 0 0, ${WON}, rh 0.06 1.08, lh 0.16 1.08`),
    0.72: { rh: [0.02, 0.98], lh: [0.2, 0.98] },
    0.84: { rh: [0.06, 1.08], lh: [0.16, 1.08] },
    1: posture(`at 0 0, ${WON}, rh 0.04 1.06, lh 0.18 1.06`),
  },
  partner: FELLED,
  effects: [
    { name: 'stars', at: [0.46, 0.9], from: 0.32, until: 0.42, strength: 1.4 },
    { name: 'dust', at: [1.3, 0.04], from: 0.47, until: 0.56, strength: 1.2 },
    { name: 'stars', at: [1.7, 0.26], from: 0.56, strength: 0.8 },
  ],
}

/** Head over heels across the thrower's back. */
const THROWN: PartnerScore = {
  x: 0.5,
  z: -0.02,
  face: 'angry',
  keys: {
    0: posture(
      'at 0 0, lean 0, hip -0.08 0.42, torso 0.3, rf -0.2 0, lf 0.04 0, rh 0.3 0.7, lh 0.3 0.6',
    ),
    0.2: posture(
      'at 0 0, lean 0, hip -0.04 0.44, torso 0.3, rf -0.16 0, lf 0.06 0, rh 0.3 0.74, lh 0.3 0.64',
    ),
    0.3: posture(
      'at 0.1 0.5, lean 1.3, torso 0.3, rf -0.06 0, lf 0.04 0.06, ra 2.4 0.3, la 2.0 0.3, face scared, mouth 1',
    ),
    0.38: posture('at 0.5 1.3, lean 2.9, torso 0.4, rf 0.06 0.06, lf 0 0, ra 2.6 0.2, la 2.2 0.3'),
    0.47: posture(
      'at 1.36 0.5, lean 4.4, hip 0 0.45, torso 0.2, rf 0.14 0.1, lf 0.04 0.04, ra 2.4 0.2',
    ),
    0.52: posture(`at 1.5 0.08, lean ${TAU - 1.5}, hip 0 0.47, torso 0, rf 0.1 0.04, lf 0.02 0`),
    1: posture(
      `at 1.5 0.08, lean ${TAU - 1.5}, hip 0 0.47, torso 0, rf 0.03 0, lf -0.03 0, ra 2.4 0.2, la 2.7 0.1, blink 1, mouth 0.4`,
    ),
  },
}

const JUDO_THROW: Score = {
  seconds: 4,
  once: true,
  costume: 'karateka',
  face: 'angry',
  needs: { place: 'gymnasium', partner: 'person' },
  keys: {
    0: posture('at 0 0, hip -0.08 0.42, rf -0.2 0, lf 0.06 0, torso 0.3, rh 0.3 0.72, lh 0.3 0.62'),
    0.2: posture(
      'at 0 0, hip -0.02 0.38, rf -0.16 0, lf 0.1 0, torso 0.3, rh 0.3 0.76, lh 0.3 0.66',
    ),
    0.32: posture(
      'at 0 0, hip 0 0.4, rf -0.16 0, lf 0.1 0, torso 0.7, rh 0.1 0.9, lh 0.16 0.86, mouth 0.8',
    ),
    0.44: posture(
      'at 0 0, hip 0 0.4, rf -0.16 0, lf 0.1 0, torso 0.5, rh -0.1 0.7, lh 0 0.6, mouth 1',
    ),
    0.56: posture('at 0 0, hip 0 0.44, rf -0.12 0, lf 0.1 0, torso 0.1, rh 0.06 0.5, lh 0.16 0.56'),
    0.74: posture(`at 0 0, ${WON}, rh 0.1 1.06, lh 0.14 0.5, right fist`),
    1: posture(`at 0 0, ${WON}, rh 0.1 1.06, lh 0.14 0.5`),
  },
  partner: THROWN,
  effects: [
    { name: 'speed', at: [0, 1.1], from: 0.3, until: 0.44 },
    { name: 'dust', at: [-0.6, 0.04], from: 0.5, until: 0.62, strength: 1.6 },
  ],
}

/** Chest to chest, and over the edge. */
const PUSH_OUT: Score = {
  ...KNOCK_OUT,
  costume: 'sumo wrestler',
  needs: { place: 'sumo-ring', partner: 'person' },
  keys: {
    0: posture(
      'at 0 0, hip -0.04 0.34, rf -0.18 0, lf 0.14 0, torso 0.4, neck -0.2, rh 0.36 0.6, lh 0.4 0.54, right open, left open',
    ),
    0.12: { hip: [0.02, 0.35], torso: 0.5, rh: [0.42, 0.64], lh: [0.44, 0.56], mouth: 0.6 },
    0.24: { hip: [-0.04, 0.36], torso: 0.36, rh: [0.36, 0.62], lh: [0.4, 0.56] },
    0.34: posture('at 0.06 0, hip 0.06 0.38, torso 0.5, rh 0.56 0.7, lh 0.56 0.64, mouth 1'),
    0.5: posture('at 0.06 0, hip 0 0.42, torso 0.2, rh 0.3 0.7, lh 0.34 0.64'),
    0.7: posture(
      'at 0 0, hip 0 0.42, rf -0.14 0, lf 0.14 0, torso 0, neck 0, rh 0.2 0.5, lh 0.24 0.48',
    ),
    1: posture(
      'at 0 0, hip 0 0.42, rf -0.14 0, lf 0.14 0, torso 0, rh 0.2 0.5, lh 0.24 0.48, face happy',
    ),
  },
}

/** Fights that are over, with one of the two on the ground. */
export const FELLED_IN_FIGHTS: Deeds = {
  'knock-out': KNOCK_OUT,
  'judo-throw': JUDO_THROW,
  'push-out': PUSH_OUT,
}

import type { Deeds, Score } from '../../score.ts'
import { SIT, GUARD } from '../../postures.ts'
import { TAU } from '../../track.ts'
import { STOOL } from '../../furniture.ts'
import { posture } from '../../posture.ts'

const PUNCH_BAG: Score = {
  seconds: 0.9,
  costume: 'boxer',
  needs: { place: 'gymnasium' },
  face: 'angry',
  set: [
    {
      thing: 'punching bag',
      stands: true,
      x: 0.5,
      y: 0.3,
      z: 0.02,
      height: 0.86,
      move: ({ phase }) => ({ lean: 0.05 * Math.sin(phase * TAU * 2) }),
    },
  ],
  keys: {
    0: posture('hip -0.02 0.43, rf -0.16 0, lf 0.12 0, torso 0.1, rh 0.1 0.74, lh 0.2 0.76'),
    0.2: { rh: [0.36, 0.74], torso: 0.26, hip: [0.03, 0.43], mouth: 0.4 },
    0.45: { rh: [0.1, 0.74], torso: 0.08, hip: [-0.02, 0.43], mouth: 0.1 },
    0.65: { lh: [0.37, 0.76], torso: 0.2, mouth: 0.4 },
    0.9: { lh: [0.2, 0.76], torso: 0.1 },
  },
  effects: [
    { name: 'stars', at: [0.38, 0.75], from: 0.16, until: 0.28 },
    { name: 'sweat', at: 'head', strength: 0.4 },
  ],
}

const PUNCHES: Score = {
  seconds: 1.1,
  costume: 'boxer',
  keys: {
    0: {
      ...GUARD,
      ...posture('rh 0.2 0.78, lh 0.27 0.8, neck 0.06, face angry, right fist, left fist'),
    },
    0.22: { rh: [0.42, 0.82], torso: 0.24, hip: [0.05, 0.425] },
    0.36: { rh: [0.2, 0.77], torso: 0.1, hip: [0, 0.43] },
    0.6: { lh: [0.44, 0.82], torso: 0.18 },
    0.78: { lh: [0.27, 0.8] },
  },
  effects: [
    { name: 'stars', at: [0.48, 0.84], from: 0.22, until: 0.3, strength: 0.6 },
    { name: 'sweat', at: 'head', strength: 0.4 },
  ],
}

const SPAR: Score = {
  ...PUNCHES,
  partner: {
    x: 0.86,
    level: true,
    keys: {
      0: { ...GUARD, ...posture('rh 0.18 0.82, lh 0.22 0.86, face angry, right fist, left fist') },
      0.22: { torso: -0.1, neck: -0.2, hip: [-0.05, 0.44] },
      0.5: { torso: 0.1, neck: 0 },
      0.85: { rh: [0.34, 0.78], torso: 0.16 },
    },
  },
}

/** Fists, feet and holds. */
export const FIGHTS: Deeds = {
  wrestle: {
    seconds: 1.6,
    costume: 'wrestler',
    needs: { place: 'gym' },
    keys: {
      0: posture(
        'hip -0.1 0.38, rf -0.26 0, lf 0.02 0, torso 0.6, neck -0.3, rh 0.3 0.68, lh 0.3 0.6, face angry, at 0 0',
      ),
      0.5: posture('hip -0.06 0.36, torso 0.72, rh 0.34 0.6, lh 0.33 0.7, at 0.05 0, mouth 0.5'),
    },
    partner: {
      x: 0.56,
      z: 0.02,
      keys: {
        0: {
          hip: [-0.08, 0.37],
          rf: [-0.26, 0],
          lf: [0.04, 0],
          torso: 0.66,
          neck: -0.35,
          rh: [0.3, 0.64],
          lh: [0.32, 0.72],
          face: 'angry',
          mouth: 0.4,
        },
        0.5: { hip: [-0.13, 0.38], torso: 0.54, rh: [0.28, 0.7], lh: [0.3, 0.6] },
      },
    },
    effects: [
      { name: 'sweat', at: [0.28, 0.9] },
      { name: 'dust', at: [0.28, 0.02], strength: 0.6 },
    ],
  },
  'arm-wrestle': {
    seconds: 1.6,
    needs: { place: 'living-room' },
    set: [
      STOOL,
      { thing: 'stool', x: 0.93, z: 0.04, height: 0.255 },
      { thing: 'table', x: 0.45, z: -0.05, height: 0.4 },
    ],
    keys: {
      0: { ...SIT, rh: [0.44, 0.6], lh: [0.26, 0.42], torso: 0.3, face: 'angry', neck: -0.1 },
      0.5: { rh: [0.49, 0.57], torso: 0.36, mouth: 0.5 },
    },
    partner: {
      x: 0.9,
      touching: true,
      keys: {
        0: { ...SIT, rh: [0.45, 0.6], lh: [0.66, 0.42], torso: 0.32, face: 'angry' },
        0.5: { rh: [0.49, 0.57], torso: 0.28, face: 'scared' },
      },
    },
    effects: [{ name: 'sweat', at: [0.45, 0.8] }],
  },
  box: {
    needs: { place: 'gym' },
    by: ({ object }) => (/bag/.test(object ?? '') ? PUNCH_BAG : SPAR),
  },
  karate: {
    seconds: 2.3,
    costume: 'karateka',
    keys: {
      0: { ...GUARD, rh: [0.18, 0.66], lh: [0.24, 0.72], right: 'fist', left: 'fist' },
      0.3: posture(
        'hip -0.02 0.46, rf 0.14 0.3, lf 0.0 0, torso -0.12, rh 0.1 0.66, lh 0.2 0.7, face angry',
      ),
      0.42: posture(
        'hip 0.02 0.465, rf 0.42 0.52, torso -0.42, rh -0.12 0.62, lh 0.16 0.76, rt 0.6, mouth 0.6',
      ),
      0.66: { hip: [0.02, 0.465], rf: [0.42, 0.52], torso: -0.42, rt: 0.6 },
      0.76: { rf: [0.1, 0.2], torso: -0.06 },
      0.84: { ...GUARD, rh: [0.34, 0.7], lh: [0.14, 0.66] },
    },
    effects: [{ name: 'speed', at: [0.4, 0.56], from: 0.38, until: 0.5 }],
  },
  'punch-bag': PUNCH_BAG,
}

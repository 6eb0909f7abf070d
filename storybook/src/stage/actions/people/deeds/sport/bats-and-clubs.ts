import { pairs } from '../../../../../scene/rows.ts'
import type { Deeds, Score } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { keyed } from '../../track.ts'
import { READY } from '../../postures.ts'
import { posture } from '../../posture.ts'

const BATTING: Score = {
  seconds: 2.8,
  costume: 'baseball player',
  needs: { place: 'baseball-field' },
  holds: [
    {
      thing: 'baseball bat',
      angle: 0,
      swing: keyed(pairs('0 -0.5, 0.3 -0.9, 0.44 1.5, 0.56 2.2, 0.8 -0.2')),
      layer: 'hand',
    },
  ],
  set: [
    {
      thing: 'baseball',
      z: -0.03,
      height: 0.08,
      ...aloft(
        [1.8, 0.7],
        [
          { until: 0.44, to: [0.5, 0.58] },
          { until: 0.85, to: [1.9, 1.2], lift: 0.1 },
          { until: 1, to: [1.9, 1.2], hidden: true },
        ],
      ),
    },
  ],
  keys: {
    0: { ...READY, rh: [-0.06, 0.78], lh: [-0.03, 0.74], rw: 0.5, torso: -0.04 },
    0.3: { hip: [-0.05, 0.43], rh: [-0.1, 0.82], lh: [-0.06, 0.78], rw: 0.7 },
    0.44: posture('hip 0.03 0.42, torso 0.12, rh 0.24 0.6, lh 0.25 0.62, rw 0.1, mouth 0.4'),
    0.56: { torso: 0.05, rh: [0.16, 0.82], lh: [0.18, 0.84], rw: 1.2 },
    0.8: { rh: [0, 0.84], lh: [0.02, 0.82], rw: 1.2 },
  },
  effects: [{ name: 'stars', at: [0.5, 0.6], from: 0.43, until: 0.5 }],
}

/** The bat that is named. */
const withTheirs = (BATTING.holds ?? []).map((bat) => ({ ...bat, thing: '?baseball bat' }))

/** The ball of softball is larger and yellow. */
const SOFTBALL: Score = {
  ...BATTING,
  set: (BATTING.set ?? []).map((piece) => ({ ...piece, thing: 'softball', height: 0.1 })),
}

/** Balls that are hit or rolled. */
export const BATS_AND_CLUBS: Deeds = {
  'play-baseball': {
    needs: { place: 'baseball-field' },
    by: ({ object }) => {
      if (/softball/u.test(object ?? '')) return SOFTBALL
      return /\bbat$/u.test(object ?? '') ? { ...BATTING, holds: withTheirs } : BATTING
    },
  },
  golf: {
    seconds: 2.6,
    costume: 'golfer',
    needs: { place: 'golf course' },
    holds: [{ thing: 'golf club' }],
    set: [
      {
        thing: 'golf ball',
        z: -0.04,
        height: 0.032,
        ...aloft(
          [0.28, 0.0],
          [
            { until: 0.52, to: [0.28, 0] },
            { until: 0.85, to: [1.9, 0.9], lift: 0.2 },
            { until: 1, to: [0.28, 0], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: posture('hip -0.06 0.45, torso 0.42, neck 0.2, rh 0.19 0.44, lh 0.2 0.47, rw -0.1'),
      0.14: { rh: [0.17, 0.44], lh: [0.18, 0.47], rw: -0.1 },
      0.27: { rh: [0.27, 0.74], lh: [0.28, 0.76] },
      0.38: { torso: 0.2, rh: [-0.04, 1.04], lh: [-0.01, 1.02], rw: -1.4, neck: 0.3 },
      0.46: { rh: [0.26, 0.76], lh: [0.27, 0.78] },
      0.52: { torso: 0.4, rh: [0.2, 0.44], lh: [0.21, 0.47], rw: 0 },
      0.68: posture('torso -0.05, rh 0.2 0.92, lh 0.2 0.94, rw 1.3, neck -0.1, hip 0.02 0.465'),
      0.85: { torso: -0.05, rh: [0.18, 0.94], lh: [0.18, 0.96], rw: 1.3 },
    },
    effects: [{ name: 'leaves', at: [0.28, 0.03], from: 0.51, until: 0.58, strength: 0.3 }],
  },
  bowl: {
    seconds: 3,
    needs: { place: 'bowling alley' },
    holds: [
      {
        thing: 'bowling ball',
        angle: 0,
        at: [0.5, 0.2],
        when: ({ phase }) => phase < 0.44 || phase > 0.94,
        layer: 'hand',
      },
    ],
    set: [
      {
        thing: 'bowling pins',
        x: 1.2,
        z: 0.02,
        height: 0.26,
        move: ({ phase }) =>
          phase > 0.68 && phase < 0.94
            ? { lean: Math.min(1.3, (phase - 0.68) * 12), x: Math.min(0.12, (phase - 0.68) * 0.6) }
            : {},
      },
      {
        thing: 'bowling ball',
        z: 0,
        height: 0.12,
        ...aloft(
          [0.2, 0.04],
          [
            { until: 0.44, to: [0.2, 0.04], hidden: true },
            { until: 0.68, to: [1.1, 0] },
            { until: 0.82, to: [1.9, 0] },
            { until: 1, to: [1.9, 0], hidden: true },
          ],
          6,
        ),
      },
    ],
    keys: {
      0: { rh: [0.16, 0.62], lh: [0.18, 0.6], at: [-0.2, 0] },
      0.26: posture(
        'at -0.06 0, torso 0.5, hip -0.04 0.42, rh -0.3 0.5, lh 0.3 0.6, rf -0.16 0, lf 0.16 0',
      ),
      0.44: posture(
        'at 0 0, torso 0.8, neck -0.5, hip 0 0.33, rh 0.24 0.16, lh -0.1 0.5, rf -0.36 0.03, lf 0.14 0, rt -0.9',
      ),
      0.56: { torso: 0.7, rh: [0.36, 0.62] },
      0.74: {
        torso: 0,
        hip: [0, 0.46],
        rf: [-0.05, 0],
        lf: [0.06, 0],
        rh: [0.12, 1.06],
        lh: [0.22, 0.7],
        neck: -0.05,
        face: 'happy',
        mouth: 0.7,
        at: [-0.02, 0],
      },
    },
    effects: [{ name: 'stars', at: [1.2, 0.2], from: 0.68, until: 0.76 }],
  },
}

import { pairs } from '../../../../../scene/rows.ts'
import type { Deeds, Score } from '../../score.ts'
import { posture } from '../../posture.ts'
import { ATHLETE } from '../../settings.ts'
import { aloft } from '../../thrown.ts'
import { keyed } from '../../track.ts'

/** A hurdle goes over with who did not clear it. */
const TRIP_HURDLE: Score = {
  ...ATHLETE,
  seconds: 4.4,
  once: true,
  needs: { place: 'outdoor-track' },
  set: [
    {
      thing: 'hurdle',
      x: 0.02,
      z: 0.02,
      height: 0.4,
      stands: true,
      move: ({ phase }) => ({
        lean: 1.45 * Math.min(1, Math.max(0, (phase - 0.26) / 0.08)),
        x: 0.24 * Math.min(1, Math.max(0, (phase - 0.26) / 0.08)),
      }),
    },
    { thing: 'hurdle', x: 1.5, z: 0.03, height: 0.4 },
  ],
  keys: {
    0: posture(
      'at -0.9 0, hip 0 0.45, torso 0.2, rf 0.2 0.06, lf -0.22 0.06, ra -0.7 1.3, la 0.8 1.4',
    ),
    0.08: posture('at -0.65 0.02, hip 0 0.45, rf -0.16 0, lf 0.16 0.12, ra 0.6 1.2, la -0.5 1.2'),
    0.16: posture(
      'at -0.4 0, hip 0 0.44, torso 0.24, rf 0.2 0.06, lf -0.2 0.06, ra -0.7 1.3, la 0.8 1.4',
    ),
    0.26: posture(
      'at -0.1 0.2, hip 0.02 0.42, torso 0.5, neck -0.3, lf 0.36 0.1, rf -0.26 0.2, ra 1.6 0.4, la -0.6 0.6, mouth 0.8, face scared',
    ),
    0.36: posture(
      'at 0.3 0.1, hip 0 0.36, torso 1.1, lf -0.1 0.1, rf -0.34 0.24, ra 2.6 0.2, la 2.3 0.2',
    ),
    0.44: posture(
      'at 0.6 0, hip 0.02 0.09, torso 1.5, neck 0.06, rf -0.42 0.16, lf -0.4 0.06, ra 2.9 0.1, la 2.7 0.1, mouth 1',
    ),
    0.54: posture(
      'at 0.66 0, hip 0.02 0.08, torso 1.52, neck 0.1, rf -0.42 0.02, lf -0.4 0.02, blink 1',
    ),
    0.8: posture(
      'at 0.66 0, hip 0.02 0.08, torso 1.52, neck 0.1, rf -0.42 0.02, lf -0.4 0.02, ra 2.9 0.1, la 2.7 0.1, blink 1',
    ),
    1: posture(
      'at 0.66 0, hip 0.02 0.08, torso 1.3, neck -0.8, rf -0.42 0.02, lf -0.4 0.02, rh 0.36 0.03, lh 0.42 0.03, blink 0, face sad',
    ),
  },
  effects: [
    { name: 'stars', at: [0.04, 0.36], from: 0.25, until: 0.33 },
    { name: 'dust', at: [0.9, 0.04], from: 0.44, until: 0.54, strength: 1.6 },
  ],
}

/** Along the green and in. */
const PUTT: Score = {
  seconds: 4.6,
  once: true,
  costume: 'golfer',
  needs: { place: 'golf course' },
  holds: [{ thing: 'golf club', when: ({ phase }) => phase < 0.74 }],
  set: [
    { thing: 'golf hole', x: 1.3, z: 0.03, height: 0.75, stands: true },
    {
      thing: 'golf ball',
      z: -0.01,
      height: 0.055,
      ...aloft(
        [0.28, 0.02],
        [
          { until: 0.3, to: [0.28, 0.02] },
          { until: 0.6, to: [1.16, 0.03] },
          { until: 0.63, to: [1.2, 0] },
          { until: 1, to: [1.2, 0], hidden: true },
        ],
        4,
      ),
    },
  ],
  keys: {
    0: posture('hip -0.06 0.45, torso 0.42, neck 0.2, rh 0.19 0.44, lh 0.2 0.47, rw -0.1'),
    0.2: { rh: [0.08, 0.48], lh: [0.1, 0.51], rw: -0.3, torso: 0.42 },
    0.3: { rh: [0.2, 0.44], lh: [0.21, 0.47], rw: 0.05, torso: 0.42 },
    0.4: { rh: [0.26, 0.47], lh: [0.27, 0.5], rw: 0.3, torso: 0.36, neck: -0.1 },
    0.6: { rh: [0.24, 0.5], lh: [0.25, 0.53], rw: 0.2, torso: 0.2, hip: [-0.04, 0.45] },
    0.74: posture(
      'hip 0 0.46, torso -0.04, neck -0.1, rh 0.14 1.06, lh 0.2 0.8, face happy, mouth 0.9',
    ),
    0.86: { rh: [0.16, 0.9], hip: [0, 0.44] },
    1: posture(
      'hip 0 0.46, torso -0.04, neck -0.1, rh 0.14 1.06, lh 0.2 0.8, mouth 0.7, right fist',
    ),
  },
  effects: [{ name: 'stars', at: [1.2, 0.1], from: 0.62, until: 0.74, strength: 0.7 }],
}

/** Out of the park, and off round the bases. */
const HOME_RUN: Score = {
  seconds: 4.8,
  once: true,
  costume: 'baseball player',
  needs: { place: 'baseball-field' },
  holds: [
    {
      thing: 'baseball bat',
      angle: 0,
      swing: keyed(pairs('0 -0.5, 0.18 -0.9, 0.26 1.5, 0.34 2.2, 1 2.4')),
      layer: 'hand',
      when: ({ phase }) => phase < 0.5,
    },
  ],
  set: [
    {
      thing: 'baseball',
      z: -0.03,
      height: 0.08,
      ...aloft(
        [1.9, 0.7],
        [
          { until: 0.26, to: [0.5, 0.58] },
          { until: 0.6, to: [1.9, 1.5], lift: 0.1 },
          { until: 1, to: [1.9, 1.5], hidden: true },
        ],
      ),
    },
    {
      thing: 'baseball bat',
      x: -0.1,
      z: -0.02,
      height: 0.5,
      move: ({ phase }) => ({ lean: 1.5, alpha: phase < 0.5 ? 0 : 1 }),
    },
  ],
  keys: {
    0: posture(
      'at 0 0, hip -0.02 0.42, rf -0.12 0, lf 0.12 0, rh -0.06 0.78, lh -0.03 0.74, rw 0.5',
    ),
    0.18: posture('hip -0.05 0.43, rh -0.1 0.82, lh -0.06 0.78, rw 0.7, torso -0.04'),
    0.26: posture('hip 0.03 0.42, torso 0.12, rh 0.24 0.6, lh 0.25 0.62, rw 0.1, mouth 0.4'),
    0.34: { torso: 0.05, rh: [0.16, 0.82], lh: [0.18, 0.84], rw: 1.2, neck: -0.3 },
    0.46: posture(
      'at 0 0, hip 0 0.46, rf -0.1 0, lf 0.1 0, rh 0.1 0.6, lh 0.2 0.8, rw 0.4, neck -0.4',
    ),
    0.54: posture('at 0.1 0, hip 0 0.45, rf 0.16 0, lf -0.16 0.08, rh 0.1 1.06, lh 0.16 0.7, rw 0'),
    0.64: posture('at 0.35 0.02, rf -0.16 0.06, lf 0.16 0, rh 0.12 1.0, mouth 0.9, face happy'),
    0.74: posture('at 0.6 0, rf 0.16 0, lf -0.16 0.08, rh 0.08 1.08, torso 0.12'),
    0.86: posture('at 0.85 0.02, rf -0.16 0.06, lf 0.16 0, rh 0.12 1.0'),
    1: posture(
      'at 1.1 0, hip 0 0.45, rf 0.16 0, lf -0.16 0.08, rh 0.08 1.08, lh 0.16 0.7, torso 0.1',
    ),
  },
  effects: [{ name: 'stars', at: [0.5, 0.6], from: 0.25, until: 0.34, strength: 1.3 }],
}

/** The stroke or the stumble that decides a contest. */
export const DECIDED: Deeds = {
  'trip-hurdle': TRIP_HURDLE,
  putt: PUTT,
  'home-run': HOME_RUN,
}

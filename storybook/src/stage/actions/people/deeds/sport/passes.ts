import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { aloft } from '../../thrown.ts'

/** Long throws to one's own side. */
export const PASSES: Deeds = {
  'pass-football': {
    seconds: 3.2,
    costume: 'american footballer',
    needs: { place: 'stadium' },
    holds: [
      {
        thing: 'oval ball',
        height: 0.14,
        angle: 0.3,
        layer: 'hand',
        when: ({ phase }) => phase < 0.4,
      },
    ],
    set: [
      {
        thing: 'oval ball',
        z: -0.05,
        height: 0.14,
        shadow: false,
        x: 0,
        move: (beat) => ({ ...FLIGHT.move(beat), spin: -0.3 + beat.phase * 0.6 }),
      },
    ],
    keys: {
      0: posture('hip 0 0.455, rf -0.12 0, lf 0.12 0, rh 0.1 0.8, lh 0.2 0.76, torso -0.04'),
      0.26: posture(
        'hip -0.05 0.44, rf -0.18 0, lf 0.2 0.05, rh -0.22 0.96, lh 0.34 0.84, torso -0.2',
      ),
      0.4: posture(
        'hip 0.04 0.44, rf -0.18 0, lf 0.22 0, rh 0.28 1, lh 0.26 0.56, torso 0.16, mouth 0.6',
      ),
      0.52: posture('rh 0.38 0.62, lh 0.28 0.5, torso 0.34, neck -0.24, rf -0.2 0.04'),
      0.8: posture(
        'hip 0 0.46, rf -0.1 0, lf 0.1 0, rh 0.2 0.9, lh 0.24 0.58, torso 0, face happy',
      ),
    },
    partner: {
      x: 1.75,
      faces: -1,
      holds: [
        {
          thing: 'oval ball',
          height: 0.14,
          angle: 0.3,
          layer: 'front',
          when: ({ phase }) => phase > 0.7,
        },
      ],
      keys: {
        0: posture(
          'hip -0.02 0.42, rf -0.14 0, lf 0.14 0, torso 0.2, rh 0.26 0.7, lh 0.3 0.66, right open, left open',
        ),
        0.6: posture(
          'hip 0 0.45, rf -0.14 0, lf 0.14 0, torso 0, rh 0.3 0.92, lh 0.34 0.88, right open, left open',
        ),
        0.72: posture('hip -0.04 0.42, torso 0.1, rh 0.18 0.66, lh 0.22 0.6, face happy'),
        0.95: posture('hip -0.02 0.42, torso 0.16, rh 0.18 0.64, lh 0.22 0.58, face happy'),
      },
    },
  },
}

const FLIGHT = aloft(
  [0.3, 0.98],
  [
    { until: 0.4, to: [0.3, 0.98], hidden: true },
    { until: 0.7, to: [1.46, 0.86], lift: 0.24 },
    { until: 1, to: [1.46, 0.86], hidden: true },
  ],
)

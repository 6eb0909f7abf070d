import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { aloft } from '../../thrown.ts'

/** A ball that comes back, from the ground and from a wall. */
export const BALL_BOUNCING: Deeds = {
  'bounce-ball': {
    seconds: 0.9,
    needs: { place: 'playground' },
    face: 'happy',
    set: [
      {
        thing: '?ball',
        z: -0.03,
        height: 0.15,
        ...aloft(
          [0.3, 0.44],
          [
            { until: 0.5, to: [0.32, 0] },
            { until: 1, to: [0.3, 0.44] },
          ],
          1,
        ),
      },
    ],
    keys: {
      0: posture('rh 0.27 0.62, right open, la 0.1 0.3, torso 0.08, neck 0.16, hip -0.02 0.45'),
      0.25: posture('rh 0.28 0.52, torso 0.12'),
      0.5: posture('rh 0.27 0.54, torso 0.1, mouth 0.2'),
    },
  },
  'bounce-off-wall': {
    seconds: 1.5,
    needs: { place: 'playground' },
    face: 'happy',
    set: [
      { thing: 'bare bricks', x: 1.5, z: 0.06, height: 1.2 },
      {
        thing: '?ball',
        z: -0.03,
        height: 0.14,
        ...aloft(
          [0.3, 0.66],
          [
            { until: 0.4, to: [0.86, 0.72], lift: 0.06 },
            { until: 0.68, to: [0.6, 0] },
            { until: 1, to: [0.3, 0.66] },
          ],
          2,
        ),
      },
    ],
    keys: {
      0: posture('rh 0.26 0.64, lh 0.2 0.56, torso 0.06, rf -0.08 0, lf 0.08 0, neck 0.04'),
      0.12: posture('rh 0.34 0.76, right open, torso 0.14'),
      0.45: posture('rh 0.28 0.62, right open, left open, torso 0.08, mouth 0.3'),
      0.85: posture('rh 0.25 0.6, lh 0.22 0.54, torso 0.1'),
    },
  },
}

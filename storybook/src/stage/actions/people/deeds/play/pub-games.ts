import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { keyed } from '../../track.ts'

/** Games of bars, decks and parties. */
export const PUB_GAMES: Deeds = {
  'beer-pong': {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'bar' },
    holds: [
      {
        ...inHand('ping pong ball', 0.07),
        layer: 'hand',
        when: ({ phase }) => phase < 0.34 || phase > 0.95,
      },
    ],
    set: [
      { thing: 'table', x: 0.86, z: 0.02, height: 0.42 },
      { thing: 'pyramid of cups', x: 1.02, y: 0.42, z: 0, height: 0.3 },
      {
        thing: 'ping pong ball',
        z: -0.02,
        height: 0.07,
        ...aloft(
          [0.26, 0.84],
          [
            { until: 0.34, to: [0.26, 0.84], hidden: true },
            { until: 0.7, to: [0.98, 0.62], lift: 0.26 },
            { until: 1, to: [0.98, 0.62], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: posture('rh 0.16 0.74, lh 0.04 0.5, torso 0.02, rf 0.08 0, lf -0.1 0'),
      0.22: posture('rh 0.1 0.84, torso -0.04'),
      0.36: posture('rh 0.3 0.86, torso 0.14'),
      0.7: posture('rh 0.26 0.74, torso 0.1'),
      0.84: posture('rh 0.2 1, lh 0.14 0.96, right fist, left fist, torso -0.06, mouth 0.9'),
    },
    effects: [{ name: 'splash', at: [0.98, 0.66], from: 0.68, until: 0.78, strength: 0.3 }],
  },
  'play-shuffleboard': {
    seconds: 2.8,
    face: 'happy',
    needs: { place: 'ship deck' },
    holds: [
      {
        thing: 'shuffle cue',
        angle: 1.88,
        height: 0.9,
        at: [0.5, 0.86],
        swing: keyed([
          [0, 0],
          [0.4, 0.06],
          [0.8, 0],
        ]),
      },
    ],
    set: [
      { thing: 'shuffle court', x: 1.35, z: 0.06, height: 0.17, shadow: false },
      { thing: 'shuffle disc', x: 1.22, y: 0.06, z: 0.04, height: 0.05 },
      {
        thing: 'shuffle disc',
        z: -0.02,
        height: 0.05,
        ...aloft(
          [0.86, 0],
          [
            { until: 0.2, to: [0.86, 0] },
            { until: 0.36, to: [1.02, 0] },
            { until: 0.72, to: [1.46, 0.05] },
            { until: 0.97, to: [1.46, 0.05] },
            { until: 1, to: [0.86, 0], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: posture('rh 0.1 0.46, lh 0.2 0.5, torso 0.3, hip -0.06 0.43, rf 0.14 0, lf -0.14 0'),
      0.2: posture('rh 0.08 0.46, lh 0.18 0.5, torso 0.34'),
      0.36: posture('rh 0.28 0.44, lh 0.36 0.5, torso 0.5, hip 0.02 0.42, rf 0.22 0'),
      0.6: posture('rh 0.26 0.46, lh 0.34 0.52, torso 0.44, neck -0.2'),
      0.85: posture('rh 0.14 0.48, lh 0.24 0.52, torso 0.2, hip -0.04 0.44, mouth 0.5'),
    },
  },
  'smoke-hookah': {
    seconds: 4,
    face: 'happy',
    needs: { place: 'cafe' },
    set: [
      { thing: 'cushion', x: -0.12, z: 0.03, height: 0.12 },
      { thing: 'hookah', x: 0.46, z: 0.02, height: 0.58 },
    ],
    keys: {
      0: posture('hip -0.1 0.14, rf 0.14 0, lf 0.2 0, rh mouth 0.06 -0.02, lh 0.08 0.26, torso 0'),
      0.4: posture('rh mouth 0.05 -0.02, neck -0.04, blink 1'),
      0.55: posture('rh 0.2 0.36, neck -0.2, mouth 0.6, blink 0'),
      0.85: posture('rh 0.18 0.38, neck -0.1, mouth 0.3'),
    },
    strands: ({ at, body }) => {
      const hand = at('rightHand')
      const base = { x: 0.43 * body, y: 0.2 * body }
      return [
        {
          points: [hand, { x: (hand.x + base.x) / 2, y: Math.min(hand.y, base.y) * 0.45 }, base],
          colour: '#a5383f',
          width: 0.018,
          z: -0.01,
        },
      ]
    },
    effects: [{ name: 'smoke', at: 'mouth', from: 0.55, until: 0.85, strength: 0.7 }],
  },
}

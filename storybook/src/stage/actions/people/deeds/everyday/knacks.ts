import { inBothHands, inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import type { Deeds } from '../../score.ts'
import { aloft } from '../../thrown.ts'

/** Small things that hands do with a flick. */
export const KNACKS: Deeds = {
  'press-button': {
    seconds: 2,
    set: [{ thing: 'button post', x: 0.52, z: 0.02, height: 0.62 }],
    keys: {
      0: posture('rh 0.24 0.7, right point, la 0.05 0.2, torso 0.04, neck 0.14'),
      0.35: posture('rh 0.43 0.6, right point, torso 0.16'),
      0.5: posture('rh 0.45 0.585, right point, torso 0.18, mouth 0.3'),
      0.75: posture('rh 0.28 0.7, right point, torso 0.06'),
    },
    effects: [{ name: 'sparks', at: [0.5, 0.64], from: 0.4, until: 0.56, strength: 0.4 }],
  },
  'crumple-paper': {
    seconds: 3.4,
    face: 'angry',
    needs: { framing: 'medium', place: 'office' },
    holds: [
      { ...inBothHands('paper sheet', 0.24), when: ({ phase }) => phase < 0.3 },
      { ...inBothHands('torn sheet', 0.17), when: ({ phase }) => phase >= 0.3 && phase < 0.5 },
      { ...inBothHands('paper ball', 0.12), when: ({ phase }) => phase >= 0.5 },
    ],
    keys: {
      0: posture('rh 0.28 0.66, lh 0.2 0.66, neck 0.24, torso 0.04'),
      0.26: posture('rh 0.28 0.66, lh 0.18 0.66, neck 0.24'),
      0.36: posture('rh 0.23 0.66, lh 0.24 0.63, right fist, left fist, mouth 0.4'),
      0.46: posture('rh 0.25 0.63, lh 0.22 0.67'),
      0.58: posture('rh 0.23 0.67, lh 0.25 0.63, mouth 0.5'),
      0.7: posture('rh 0.25 0.63, lh 0.22 0.67'),
      0.85: posture('rh 0.23 0.66, lh 0.24 0.64, neck 0.1, mouth 0.1'),
    },
  },
  'toss-hat': {
    seconds: 2.4,
    face: 'happy',
    set: [
      {
        thing: '?cap',
        z: -0.03,
        height: 0.15,
        ...aloft(
          [0.2, 0.9],
          [
            { until: 0.24, to: [0.2, 0.94] },
            { until: 0.84, to: [0.18, 0.94], lift: 0.56 },
            { until: 1, to: [0.2, 0.9] },
          ],
          1,
        ),
      },
    ],
    keys: {
      0: posture('rh 0.2 0.86, lh 0.08 0.5, hip 0 0.44, torso 0.04, neck -0.1'),
      0.24: posture('rh 0.18 1.06, lh 0.14 0.9, hip 0 0.475, torso -0.06, neck -0.3, mouth 0.8'),
      0.6: posture('rh 0.24 1, lh 0.16 0.96, right open, left open, neck -0.36, mouth 0.9'),
      0.84: posture('rh 0.2 0.98, lh 0.12 0.7, neck -0.3, mouth 0.7'),
    },
  },
  dodge: {
    seconds: 1.7,
    set: [
      {
        thing: '?ball',
        z: -0.02,
        height: 0.16,
        ...aloft(
          [1.5, 0.72],
          [
            { until: 0.2, to: [1.5, 0.72], hidden: true },
            { until: 0.62, to: [-0.9, 0.84], lift: 0.06 },
            { until: 1, to: [-0.9, 0.84], hidden: true },
          ],
          -2,
        ),
      },
    ],
    keys: {
      0: posture('hip 0 0.45, torso 0.06, neck 0, rf -0.1 0, lf 0.1 0, ra 0.4 1, la 0.6 1'),
      0.24: posture('hip 0 0.45, torso 0, mouth 0.6, face surprised'),
      0.4: posture('hip -0.16 0.28, torso 0.85, neck -0.2, rh crown 0 0.03, lh crown -0.06 0.02'),
      0.6: posture('hip -0.16 0.27, torso 0.9, neck -0.2, rh crown 0 0.03, lh crown -0.06 0.02'),
      0.82: posture('hip 0 0.44, torso 0.06, look -0.8, ra 0.4 0.8, la 0.5 0.8, face happy'),
    },
    effects: [{ name: 'speed', at: [0, 0.86], from: 0.36, until: 0.52 }],
  },
  'flip-bottle': {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'living-room' },
    holds: [
      {
        ...inHand('water bottle', 0.2, [0.5, 0.3]),
        when: ({ phase }) => phase < 0.3 || phase > 0.97,
      },
    ],
    set: [
      { thing: 'table', x: 0.72, z: 0.03, height: 0.4 },
      {
        thing: 'water bottle',
        x: 0,
        z: -0.02,
        height: 0.2,
        shadow: false,
        move: ({ phase }) => {
          const share = Math.min(1, Math.max(0, (phase - 0.3) / 0.36))
          return {
            x: 0.3 + 0.36 * share,
            y: 0.52 - 0.12 * share + 1.6 * share * (1 - share),
            spin: share * Math.PI * 2,
            alpha: phase < 0.3 || phase > 0.97 ? 0 : 1,
          }
        },
      },
    ],
    keys: {
      0: posture('rh 0.26 0.6, la 0.1 0.3, torso 0.06'),
      0.16: posture('rh 0.24 0.5, torso 0.14, hip 0 0.44'),
      0.32: posture('rh 0.32 0.72, torso 0.02, hip 0 0.468'),
      0.66: posture('rh 0.28 0.7, neck 0.1, mouth 0.4'),
      0.8: posture('rh 0.2 1, lh 0.12 0.98, right fist, left fist, mouth 1'),
    },
  },
  'connect-plug': {
    seconds: 3,
    once: true,
    needs: { place: 'living-room' },
    set: [{ thing: 'wall socket', x: 0.6, y: 0.2, z: 0.06, height: 0.16, shadow: false }],
    holds: [{ thing: 'plug', angle: 1.57, height: 0.07, at: [0.5, 0.9] }],
    keys: {
      0: posture(
        'hip -0.06 0.3, torso 0.36, neck 0.1, rh 0.3 0.36, lh 0.1 0.3, rf 0.14 0, lf -0.14 0',
      ),
      0.4: posture('hip -0.02 0.28, torso 0.5, rh 0.46 0.28'),
      0.55: posture('torso 0.54, rh 0.52 0.28, mouth 0.3'),
      1: posture('torso 0.5, rh 0.52 0.28, face happy, mouth 0.4'),
    },
    strands: ({ at, body }) => {
      const hand = at('rightHand')
      return [
        {
          points: [hand, { x: 0.16 * body, y: 0.05 * body }, { x: -0.4 * body, y: 0.02 * body }],
          colour: '#34323c',
          width: 0.014,
          z: -0.01,
        },
      ]
    },
    effects: [{ name: 'gleam', at: [0.58, 0.28], from: 0.55, until: 0.8, strength: 0.6 }],
  },
}

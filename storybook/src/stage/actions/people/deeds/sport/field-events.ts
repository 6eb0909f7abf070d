import type { Deeds, Score } from '../../score.ts'
import { aloft, thrown } from '../../thrown.ts'
import { ATHLETE } from '../../settings.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const HAMMER_THROW: Score = {
  seconds: 1.4,
  costume: 'athlete',
  view: 'front',
  needs: { place: 'outdoor-track' },
  face: 'angry',
  set: [
    {
      thing: 'bowling ball',
      x: 0,
      y: 0.5,
      height: 0.15,
      move: ({ phase }) => ({
        x: Math.sin(phase * TAU) * 0.72,
        y: 0.1 + Math.sin(phase * TAU) * 0.12,
        z: -Math.cos(phase * TAU) * 0.2,
      }),
    },
  ],
  keys: {
    0: { hip: [0, 0.42], rf: [-0.14, 0], lf: [0.14, 0], rh: [0, 0.6], lh: [0.03, 0.6], torso: 0 },
    0.25: { hip: [-0.05, 0.41], rh: [0.24, 0.64], lh: [0.26, 0.64], torso: -0.2 },
    0.5: { hip: [0, 0.42], rh: [0, 0.62], lh: [0.03, 0.62], torso: 0 },
    0.75: { hip: [0.05, 0.41], rh: [-0.26, 0.56], lh: [-0.24, 0.56], torso: 0.2 },
  },
  strands: ({ at, beat, body }) => [
    {
      points: [
        { x: at('rightHand').x, y: at('rightHand').y },
        {
          x: Math.sin(beat.phase * TAU) * 0.72 * body,
          y: (0.67 + Math.sin(beat.phase * TAU) * 0.12) * body,
        },
      ],
      colour: '#4a4550',
      width: 0.02,
      z: -0.01,
    },
  ],
  effects: [{ name: 'speed', at: [0, 0.6], strength: 0.6 }],
}

/** Thrown as far as it goes. */
export const FIELD_EVENTS: Deeds = {
  javelin: {
    seconds: 2.6,
    ...ATHLETE,
    holds: [
      {
        thing: 'javelin',
        angle: 1.2,
        when: ({ phase }) => phase < 0.5 || phase > 0.92,
        layer: 'hand',
      },
    ],
    set: [
      {
        thing: 'javelin',
        x: 0,
        z: -0.03,
        height: 1.05,
        shadow: false,
        move: (beat) => ({
          ...thrown(
            [0.3, 0.5],
            [
              { until: 0.5, to: [0.3, 0.5], hidden: true },
              { until: 0.85, to: [2.4, 0.7], lift: 0.3 },
              { until: 1, to: [2.4, 0.7], hidden: true },
            ],
          )(beat),
          spin: 1.2 + (beat.phase - 0.5) * 1.4,
        }),
      },
    ],
    keys: {
      0: { rh: [-0.04, 0.98], lh: [0.24, 0.82], hip: [0, 0.46], rf: [-0.1, 0], lf: [0.14, 0] },
      0.34: posture(
        'torso -0.26, rh -0.3 0.9, lh 0.32 0.86, hip -0.06 0.42, rf -0.14 0, lf 0.22 0.04',
      ),
      0.5: posture(
        'torso 0.16, rh 0.2 1.04, lh 0.2 0.56, hip 0.06 0.42, lf 0.22 0, rf -0.26 0.03, mouth 0.6',
      ),
      0.64: { torso: 0.5, rh: [0.36, 0.52] },
      0.88: { torso: 0, rh: [0.02, 0.9], rf: [-0.1, 0], lf: [0.14, 0] },
    },
  },
  'shot-put': {
    seconds: 2.6,
    ...ATHLETE,
    holds: [
      {
        thing: '?shot',
        angle: 0,
        at: [0.5, 0.6],
        height: 0.09,
        when: ({ phase }) => phase < 0.56 || phase > 0.93,
        layer: 'hand',
      },
    ],
    set: [
      {
        thing: '?shot',
        z: -0.03,
        height: 0.09,
        ...aloft(
          [0.34, 0.94],
          [
            { until: 0.56, to: [0.34, 0.94], hidden: true },
            { until: 0.86, to: [1.8, 0], lift: 0.3 },
            { until: 1, to: [1.8, 0] },
          ],
        ),
      },
    ],
    keys: {
      0: posture(
        'rh ear 0.02 -0.05, lh 0.22 0.8, hip -0.08 0.36, torso -0.1, rf -0.14 0, lf 0.14 0, turn -1',
      ),
      0.25: { hip: [-0.08, 0.34], turn: -1 },
      0.38: { turn: 1, hip: [-0.02, 0.38] },
      0.56: posture('hip 0.06 0.46, torso 0.1, rh 0.32 0.98, lh -0.1 0.6, mouth 0.8, face angry'),
      0.72: { torso: 0.3, rh: [0.36, 0.7] },
      0.9: { turn: 1 },
    },
  },
  'hammer-throw': HAMMER_THROW,
}

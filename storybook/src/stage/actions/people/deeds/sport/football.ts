import type { Deeds, Score } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { cycle } from '../../../../easing.ts'
import { posture } from '../../posture.ts'

const SHOOT: Score = {
  seconds: 3,
  costume: 'footballer',
  needs: { place: 'stadium' },
  set: [
    { thing: 'goal', x: 1.2, z: 0.06, height: 1.0 },
    {
      thing: 'football',
      z: -0.03,
      height: 0.12,
      ...aloft(
        [0.2, 0],
        [
          { until: 0.34, to: [0.2, 0] },
          { until: 0.56, to: [1.2, 0.5], lift: 0.1 },
          { until: 0.68, to: [1.16, 0], lift: 0.02 },
          { until: 0.92, to: [1.1, 0] },
          { until: 1, to: [0.2, 0], hidden: true },
        ],
        4,
      ),
    },
  ],
  keys: {
    0: { at: [-0.5, 0], rf: [-0.1, 0], lf: [0.1, 0], ra: [-0.3, 0.5], la: [0.4, 0.4], torso: 0.1 },
    0.14: posture('at -0.3 0, rf 0.16 0, lf -0.16 0.05, ra 0.4 0.5, la -0.3 0.4, torso 0.16'),
    0.26: posture(
      'at -0.08 0, hip -0.02 0.44, lf 0.08 0, rf -0.3 0.2, torso 0.0, ra 0.5 0.3, la -0.7 0.3',
    ),
    0.34: posture('at 0 0, rf 0.16 0.06, lf 0.02 0, torso -0.06, ra -0.5 0.3, la 0.7 0.4'),
    0.44: posture('rf 0.38 0.34, lf 0.02 0, hip 0.03 0.455, torso -0.22, ra -0.8 0.3, la 1.1 0.4'),
    0.6: { at: [0.02, 0], rf: [-0.03, 0], lf: [0.06, 0], hip: [0, 0.47], torso: 0 },
    0.72: { ra: [2.9, 0.15], la: [2.7, 0.15], face: 'happy', mouth: 0.9, at: [0, 0.06] },
    0.84: { at: [-0.1, 0] },
  },
  effects: [
    { name: 'dust', at: [0.2, 0.02], from: 0.33, until: 0.4 },
    { name: 'confetti', at: [0.6, 1.3], from: 0.58, until: 0.85 },
  ],
}

export const KICK: Score = {
  seconds: 2.6,
  costume: 'footballer',
  face: 'happy',
  set: [
    {
      thing: '?football',
      z: -0.03,
      height: 0.12,
      ...aloft(
        [0.22, 0],
        [
          { until: 0.34, to: [0.22, 0] },
          { until: 0.66, to: [1.15, 0], lift: 0.5 },
          { until: 0.85, to: [1.5, 0], lift: 0.12 },
          { until: 1, to: [0.22, 0], hidden: true },
        ],
        3,
      ),
    },
  ],
  keys: {
    0: { at: [-0.1, 0], rf: [-0.1, 0], lf: [0.1, 0], ra: [0.1, 0.4], la: [0.2, 0.4], torso: 0.06 },
    0.22: posture(
      'hip -0.02 0.44, lf 0.06 0, rf -0.3 0.2, torso 0.1, ra 0.5 0.4, la -0.6 0.3, at 0 0',
    ),
    0.34: { rf: [0.2, 0.06], torso: -0.04, ra: [-0.4, 0.3], la: [0.6, 0.4] },
    0.44: posture('rf 0.38 0.36, hip 0.03 0.455, torso -0.24, ra -0.8 0.3, la 1.0 0.4, mouth 0.6'),
    0.7: { rf: [-0.02, 0], hip: [0, 0.47], torso: 0, at: [0, 0] },
  },
  effects: [{ name: 'dust', at: [0.22, 0.02], from: 0.33, until: 0.4 }],
}

/** Balls and feet. */
export const FOOTBALL: Deeds = {
  'shoot-goal': SHOOT,
  kick: {
    needs: { place: 'stadium' },
    by: ({ object }) => (/goal|soccer|football|^$/.test(object ?? '') ? SHOOT : KICK),
  },
  /** At the feet, a touch with every other step. */
  'dribble-football': {
    seconds: 0.8,
    glides: true,
    costume: 'footballer',
    needs: { place: 'stadium', way: 0.45 },
    set: [
      {
        thing: 'football',
        x: 0.36,
        z: -0.04,
        height: 0.13,
        move: ({ phase, t }) => ({ x: Math.sin(phase * 6.28) * 0.07, spin: t * 7 }),
      },
    ],
    keys: {
      0: posture(
        'at 0 0, hip 0 0.43, torso 0.26, neck 0.1, rf 0.26 0.04, lf -0.24 0.1, ra -0.6 0.9, la 0.7 0.9',
      ),
      0.25: { at: [0, 0.03], rf: [0.02, 0], lf: [0, 0.12] },
      0.5: { at: [0, 0], rf: [-0.24, 0.1], lf: [0.22, 0.03], ra: [0.7, 0.9], la: [-0.6, 0.9] },
      0.75: { at: [0, 0.03], rf: [0, 0.12], lf: [0.02, 0] },
    },
    effects: [{ name: 'dust', at: [-0.2, 0.03], strength: 0.5 }],
  },
  'keepy-uppy': {
    seconds: 0.9,
    costume: 'footballer',
    face: 'happy',
    set: [
      {
        thing: 'football',
        x: 0.2,
        z: -0.03,
        height: 0.12,
        shadow: false,
        move: ({ phase }) => ({
          y: 0.22 + 0.4 * 4 * cycle(phase + 0.8) * (1 - cycle(phase + 0.8)),
          spin: phase * 6,
        }),
      },
    ],
    keys: {
      0: { rf: [0.03, 0.02], ra: [0.5, 0.5], la: [-0.4, 0.6], neck: 0.24 },
      0.2: { rf: [0.2, 0.2], hip: [-0.02, 0.462], ra: [0.2, 0.5], la: [0.3, 0.5] },
      0.6: { rf: [-0.02, 0], hip: [0, 0.47] },
    },
  },
}

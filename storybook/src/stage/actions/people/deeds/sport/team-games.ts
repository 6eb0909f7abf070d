import { pairs } from '../../../../../scene/rows.ts'
import type { Deeds } from '../../score.ts'
import { keyed } from '../../track.ts'
import { aloft } from '../../thrown.ts'
import { inHand } from '../../grips.ts'
import { READY } from '../../postures.ts'
import { posture } from '../../posture.ts'

/** Sticks, stones and oval balls. */
export const TEAM_GAMES: Deeds = {
  'field-goal': {
    seconds: 3,
    costume: 'american footballer',
    needs: { place: 'stadium' },
    set: [
      { thing: 'goal posts', x: 1.5, z: 0.06, height: 1.4 },
      {
        thing: 'oval ball',
        z: -0.03,
        height: 0.1,
        ...aloft(
          [0.2, 0],
          [
            { until: 0.34, to: [0.2, 0] },
            { until: 0.7, to: [1.5, 1.0], lift: 0.35 },
            { until: 0.92, to: [1.9, 1.1] },
            { until: 1, to: [0.2, 0], hidden: true },
          ],
          5,
        ),
      },
    ],
    keys: {
      0: posture(
        'at -0.5 0, rf -0.16 0.02, lf 0.16 0, hip 0 0.455, torso 0.16, ra 0.5 0.6, la -0.4 0.6',
      ),
      0.14: { at: [-0.26, 0], rf: [0.16, 0], lf: [-0.16, 0.04], ra: [-0.5, 0.6], la: [0.5, 0.6] },
      0.24: posture('at -0.08 0, rf -0.34 0.16, lf 0.06 0, torso 0.1, ra 0.7 0.5, la -0.8 0.4'),
      0.34: { at: [0, 0], rf: [0.2, 0.06], torso: -0.05, hip: [0, 0.45] },
      0.44: { rf: [0.3, 0.44], torso: -0.2, ra: [-0.9, 0.3], la: [1.4, 0.3], mouth: 0.6 },
      0.62: posture('at 0 0, rf 0.06 0, lf -0.06 0, torso 0, ra 2.6 0.2, la 2.8 0.2, mouth 0.9'),
      0.9: { ra: [2.7, 0.1], la: [2.9, 0.1], at: [0, 0.03] },
    },
    effects: [{ name: 'dust', at: [0.2, 0.03], from: 0.33, until: 0.42 }],
  },
  rugby: {
    seconds: 1,
    glides: true,
    costume: 'american footballer',
    needs: { place: 'stadium', way: 0.5 },
    holds: [{ ...inHand('oval ball', 0.15), angle: 0.6 }],
    keys: {
      0: posture(
        'hip 0 0.42, torso 0.4, neck -0.26, rf 0.24 0.04, lf -0.26 0.1, rh belly 0.14 0.08, la 1.3 0.5, at 0 0',
      ),
      0.25: { rf: [0.02, 0], lf: [0, 0.16], at: [0, 0.04] },
      0.5: { rf: [-0.26, 0.1], lf: [0.24, 0.04], la: [1.0, 0.8], at: [0, 0], mouth: 0.5 },
      0.75: { rf: [0, 0.16], lf: [0.02, 0], at: [0, 0.04] },
    },
    effects: [{ name: 'dust', at: [-0.2, 0.03], strength: 0.9 }],
  },
  'play-cricket': {
    seconds: 2,
    costume: 'cricketer',
    needs: { place: 'cricket-ground' },
    holds: [
      {
        thing: 'cricket bat',
        grip: 'bothHands',
        angle: Math.PI,
        height: 0.46,
        at: [0.5, 0.94],
        swing: ({ phase }) =>
          phase < 0.4 ? 0.4 + phase : phase < 0.55 ? 0.8 - (phase - 0.4) * 12 : -1,
      },
    ],
    set: [
      { thing: 'wicket', x: -0.34, z: 0.03, height: 0.42 },
      {
        thing: 'shot',
        z: -0.03,
        height: 0.05,
        ...aloft(
          [1.7, 0.7],
          [
            { until: 0.3, to: [0.8, 0.03] },
            { until: 0.46, to: [0.34, 0.22] },
            { until: 0.95, to: [2.0, 1.0], lift: 0.3 },
            { until: 1, to: [1.7, 0.7], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: { ...READY, rh: [0.14, 0.5], lh: [0.16, 0.44] },
      0.34: { rh: [-0.1, 0.58], lh: [-0.06, 0.52], torso: 0.08 },
      0.48: { rh: [0.28, 0.46], lh: [0.28, 0.4], torso: 0.24, lf: [0.24, 0] },
      0.64: { rh: [0.24, 0.84], lh: [0.2, 0.8], torso: 0.02, mouth: 0.7 },
    },
    effects: [{ name: 'stars', at: [0.36, 0.26], from: 0.45, until: 0.54, strength: 0.7 }],
  },
  'play-hockey': {
    seconds: 1.6,
    glides: true,
    costume: 'hockey player',
    needs: { place: 'ice-rink', way: 0.45 },
    holds: [{ thing: 'hockey stick', aim: 'leftHand', angle: 0, height: 0.8, at: [0.5, 0.08] }],
    set: [
      {
        thing: 'puck',
        x: 0.62,
        z: -0.04,
        height: 0.035,
        shadow: false,
        move: ({ phase }) => ({ x: Math.sin(phase * 6.28) * 0.06 }),
      },
    ],
    keys: {
      0: posture(
        'at 0 0.02, hip -0.04 0.4, rf -0.3 0.05, lf 0.12 0, torso 0.5, neck -0.3, rh 0.12 0.6, lh 0.3 0.38',
      ),
      0.5: { rf: [0.12, 0], lf: [-0.28, 0.05], rh: [0.16, 0.6], lh: [0.36, 0.38], mouth: 0.4 },
    },
    effects: [{ name: 'snow', at: [-0.1, 0.02], strength: 0.6 }],
  },
  /** On grass, with a short stick and a white ball. */
  'play-field-hockey': {
    seconds: 1.6,
    glides: true,
    costume: 'footballer',
    needs: { place: 'stadium', way: 0.4 },
    holds: [{ thing: 'hockey stick', aim: 'leftHand', angle: 0, height: 0.72, at: [0.5, 0.08] }],
    set: [
      {
        thing: 'golf ball',
        x: 0.64,
        z: -0.04,
        height: 0.075,
        move: ({ phase }) => ({ x: Math.sin(phase * 6.28) * 0.07, spin: phase * 6.28 }),
      },
    ],
    keys: {
      0: posture(
        'at 0 0, hip -0.04 0.4, rf -0.28 0.08, lf 0.2 0, torso 0.56, neck -0.3, rh 0.12 0.58, lh 0.3 0.36',
      ),
      0.25: posture('at 0 0.03, rf 0 0.1, lf 0 0'),
      0.5: posture('at 0 0, rf 0.2 0, lf -0.28 0.08, rh 0.16 0.58, lh 0.36 0.36, mouth 0.4'),
      0.75: posture('at 0 0.03, rf 0 0, lf 0 0.1'),
    },
    effects: [{ name: 'dust', at: [-0.2, 0.02], strength: 0.6 }],
  },
  hurl: {
    seconds: 2.4,
    costume: 'footballer',
    needs: { place: 'stadium' },
    holds: [
      {
        thing: 'hurley',
        angle: 0,
        height: 0.62,
        layer: 'hand',
        swing: keyed(pairs('0 0.5, 0.34 -0.7, 0.48 1.7, 0.65 0.2, 1 0.5')),
      },
    ],
    set: [
      { thing: 'goal posts', x: 1.9, z: 0.08, height: 1.3 },
      {
        thing: 'baseball',
        z: -0.03,
        height: 0.075,
        ...aloft(
          [0.34, 0.4],
          [
            { until: 0.25, to: [0.4, 0.86] },
            { until: 0.46, to: [0.56, 0.62] },
            { until: 0.95, to: [2.1, 1.2], lift: 0.2 },
            { until: 1, to: [0.3, 0.3], hidden: true },
          ],
        ),
      },
    ],
    keys: {
      0: { ...READY, rh: [0.1, 0.56], lh: [0.14, 0.5] },
      0.34: { rh: [-0.18, 0.88], lh: [-0.12, 0.84], torso: -0.14 },
      0.48: { rh: [0.32, 0.66], lh: [0.32, 0.6], torso: 0.26, mouth: 0.7 },
      0.65: { rh: [0.22, 0.9], lh: [0.18, 0.86], torso: 0.1 },
    },
    effects: [{ name: 'stars', at: [0.4, 0.64], from: 0.46, until: 0.54, strength: 0.6 }],
  },
  curling: {
    seconds: 2.6,
    glides: true,
    costume: 'curler',
    needs: { place: 'ice-rink', way: 0.35 },
    set: [
      {
        thing: 'curling stone',
        x: 0.62,
        z: -0.04,
        height: 0.16,
        move: ({ t }) => ({ spin: 0, x: Math.sin(t) * 0.01 }),
      },
    ],
    keys: {
      0: posture(
        'hip 0 0.22, torso 0.75, neck -0.5, rf -0.44 0.02, rt -1, lf 0.16 0, rh 0.46 0.17, lh 0.1 0.2',
      ),
      0.5: { hip: [0.01, 0.21], torso: 0.8, rh: [0.47, 0.17], mouth: 0.4 },
    },
    partner: {
      x: 1.12,
      z: 0.03,
      faces: -1,
      holds: [{ thing: 'curling broom', aim: 'leftHand', angle: 0, height: 0.72, at: [0.5, 0.12] }],
      keys: {
        0: posture(
          'torso 0.5, neck -0.2, hip -0.06 0.42, rh 0.1 0.58, lh 0.24 0.36, rf -0.1 0, lf 0.1 0',
        ),
        0.12: { lh: [0.3, 0.34] },
        0.25: { lh: [0.22, 0.36] },
        0.37: { lh: [0.3, 0.34] },
        0.5: { lh: [0.22, 0.36], mouth: 0.6 },
        0.62: { lh: [0.3, 0.34] },
        0.75: { lh: [0.22, 0.36] },
        0.87: { lh: [0.3, 0.34] },
      },
    },
    effects: [{ name: 'snow', at: [0.8, 0.03], strength: 0.6 }],
  },
}

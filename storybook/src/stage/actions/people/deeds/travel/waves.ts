import { underFeet, underSeat } from '../../grips.ts'
import { POWER_KITE } from '../../power-kite.ts'
import type { Deeds, Score } from '../../score.ts'
import { PRONE } from '../../postures.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const AT_SEA = { place: 'ocean', ground: 'water', way: 0.35 } as const

const BOARD: Pick<Score, 'costume' | 'glides' | 'face' | 'needs' | 'effects'> = {
  costume: 'surfer',
  glides: true,
  face: 'happy',
  needs: AT_SEA,
  effects: [
    { name: 'splash', at: [-0.4, 0.04], strength: 1.2 },
    { name: 'wake', at: [-0.4, 0.02] },
  ],
}

/** On a board with a sail, a kite, a paddle or one's own belly. */
export const WAVES: Deeds = {
  windsurf: {
    ...BOARD,
    seconds: 2.6,
    holds: [],
    set: [
      {
        thing: 'sailboard',
        stands: true,
        x: 0.16,
        z: 0.03,
        height: 1.4,
        move: ({ t }) => ({ lean: Math.sin(t * 1.6) * 0.05, y: Math.sin(t * 2.4) * 0.02 }),
      },
    ],
    keys: {
      0: posture(
        'at -0.16 0.08, hip -0.12 0.4, rf 0.02 0, lf 0.12 0, torso -0.3, neck 0.16, rh 0.16 0.66, lh 0.2 0.7',
      ),
      0.5: { at: [-0.16, 0.1], hip: [-0.16, 0.38], torso: -0.42, mouth: 0.5 },
    },
  },
  'wipe-out': {
    ...BOARD,
    seconds: 2.4,
    glides: false,
    face: 'scared',
    holds: [],
    set: [
      {
        thing: 'surfboard',
        stands: true,
        x: 0.3,
        y: 0.5,
        z: 0.03,
        height: 0.1,
        move: ({ phase }) => ({
          spin: 0.7 + Math.sin(phase * TAU) * 0.5,
          y: Math.abs(Math.sin(phase * Math.PI)) * 0.24,
        }),
      },
    ],
    keys: {
      0: { at: [0, 0.3], lean: -0.5, ra: [2.4, 0.3], la: [1.6, 0.4], rl: [0.9, -0.4], mouth: 1 },
      0.35: { at: [-0.1, 0.5], lean: -0.9, ra: [2.9, 0.2], la: [2.2, 0.3], rl: [1.2, -0.3] },
      0.7: { at: [-0.2, 0.24], lean: -1.1, ra: [2.4, 0.4], la: [1.4, 0.5], ll: [0.4, -0.6] },
    },
    effects: [
      { name: 'splash', at: [-0.2, 0.04], strength: 2 },
      { name: 'splash', at: [0.3, 0.04], strength: 1.4 },
    ],
  },
  kitesurf: {
    ...BOARD,
    seconds: 2.4,
    holds: [underFeet('surfboard', 0.08, [0.46, 0.35])],
    set: [POWER_KITE],
    keys: {
      0: {
        at: [0, 0.06],
        hip: [-0.1, 0.37],
        rf: [-0.04, 0],
        lf: [0.16, 0],
        torso: -0.34,
        neck: -0.04,
        rh: [0.2, 0.72],
        lh: [0.23, 0.75],
        lean: -0.1,
      },
      0.5: { at: [0, 0.16], torso: -0.42, mouth: 0.6, lean: -0.02 },
    },
    strands: ({ at, body, beat: { t } }) =>
      [-0.2, 0.2].map((side) => ({
        points: [
          at('rightHand'),
          {
            x: (0.68 + side + Math.sin(t * 1.2) * 0.08) * body,
            y: (1.18 + Math.sin(t * 1.7) * 0.05) * body,
          },
        ],
        colour: '#f7f3ea',
        width: 0.005,
      })),
  },
  paddleboard: {
    ...BOARD,
    seconds: 2.6,
    effects: [{ name: 'wake', at: [-0.4, 0.02] }],
    holds: [
      underFeet('surfboard', 0.1, [0.46, 0.35]),
      { thing: 'oar', aim: 'leftHand', angle: 0, at: [0.5, 0.1], height: 0.95 },
    ],
    keys: {
      0: { at: [0, 0.05], hip: [0, 0.46], torso: 0.04, rh: [0.1, 0.8], lh: [0.22, 0.5] },
      0.45: { torso: 0.3, hip: [-0.03, 0.43], rh: [0.22, 0.74], lh: [0.3, 0.44] },
      0.75: { torso: 0.12, rh: [0.0, 0.74], lh: [0.06, 0.44] },
    },
  },
  bodysurf: {
    ...BOARD,
    seconds: 2,
    holds: [{ ...underFeet('surfboard', 0.075, [0.56, 0.4]), grip: 'middle', height: 0.075 }],
    keys: {
      0: {
        ...PRONE,
        hip: [-0.06, 0.1],
        torso: 1.34,
        neck: -1.0,
        rh: [0.42, 0.16],
        lh: [0.44, 0.16],
        rl: [-1.5, -0.1],
        ll: [-1.4, -0.2],
        lean: -0.08,
        at: [0, 0.02],
        mouth: 0.5,
      },
      0.5: { at: [0, 0.1], lean: 0.05, rl: [-1.4, -0.2], ll: [-1.5, -0.1], mouth: 0.8 },
    },
    effects: [
      { name: 'splash', at: [0.35, 0.06], strength: 1.4 },
      { name: 'splash', at: [-0.4, 0.06], strength: 1.2 },
      { name: 'wake', at: [-0.3, 0.02] },
    ],
  },
  /** Waits for a wave, the legs in the water on both sides. */
  'sit-on-board': {
    ...BOARD,
    seconds: 3.4,
    glides: false,
    needs: { place: 'ocean', ground: 'water' },
    holds: [underSeat('surfboard', 0.1, [0.5, 0.45])],
    keys: {
      0: posture(
        'at 0 -0.16, hip 0 0.24, rf 0.1 -0.02, lf 0.14 -0.02, torso -0.03, rh 0.16 0.3, lh 0.2 0.3',
      ),
      0.4: { at: [0, -0.135], neck: -0.1, torso: 0.02, look: 0.3 },
      0.7: { at: [0, -0.17], neck: 0.06, mouth: 0.3 },
    },
    effects: [{ name: 'wake', at: [-0.3, 0.02] }],
  },
  /** Out to the waves, with one arm after the other. */
  'lie-on-board': {
    ...BOARD,
    seconds: 1.8,
    holds: [{ ...underFeet('surfboard', 0.1, [0.56, 0.4]), grip: 'middle' }],
    keys: {
      0: {
        ...PRONE,
        hip: [-0.06, 0.1],
        torso: 1.34,
        neck: -1.1,
        rh: [0.46, 0.2],
        lh: [0.34, 0.06],
        rl: [-1.5, -0.1],
        ll: [-1.4, -0.2],
        at: [0, 0.02],
      },
      0.5: { at: [0, 0.05], rh: [0.34, 0.06], lh: [0.46, 0.2], mouth: 0.4 },
    },
    effects: [
      { name: 'splash', at: [0.3, 0.04], strength: 0.5 },
      { name: 'wake', at: [-0.4, 0.02] },
    ],
  },
  raft: {
    seconds: 1.8,
    glides: true,
    costume: 'rafter',
    face: 'happy',
    needs: { place: 'river', ground: 'water', way: 0.35 },
    holds: [
      {
        thing: 'rubber raft',
        grip: 'seat',
        angle: 0,
        at: [0.5, 0.3],
        height: 0.26,
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.07,
      },
      { thing: 'oar', aim: 'leftHand', angle: 0, at: [0.5, 0.12], height: 0.7 },
    ],
    keys: {
      0: posture(
        'hip 0 0.2, torso 0.1, rl 1.3 -0.9, ll 1.3 -0.9, rh 0.12 0.58, lh 0.3 0.36, at 0 0',
      ),
      0.5: { rh: [0.26, 0.5], lh: [0.2, 0.26], torso: 0.3, at: [0, 0.1], mouth: 0.8 },
    },
    effects: [
      { name: 'splash', at: [0.45, 0.06], strength: 1.5 },
      { name: 'splash', at: [-0.4, 0.06], strength: 1.2 },
      { name: 'wake', at: [-0.5, 0.02] },
    ],
  },
}

import { STOOL } from '../../furniture.ts'
import { inBothHands, inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { KNEEL, SIT } from '../../postures.ts'
import type { Deeds, SetPiece } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { TAU } from '../../track.ts'

const HALL = { place: 'bar' } as const

/** A card in the air between the hands, one after the other. */
const springing = (late: number): SetPiece => ({
  thing: 'one card',
  x: 0.3,
  z: -0.07,
  height: 0.1,
  shadow: false,
  move: ({ phase }) => {
    const s = (phase + late) % 1
    return { x: (s - 0.5) * 0.36, y: 0.62 + s * 0.3 + 4 * s * (1 - s) * 0.08, spin: s * 1.2 }
  },
})

/** Games of fairs and bars, and small tricks of the fingers. */
export const AT_MACHINES: Deeds = {
  'play-foosball': {
    seconds: 0.8,
    needs: HALL,
    face: 'happy',
    set: [
      { thing: 'foosball table', x: 0.66, z: -0.04, height: 0.5, stands: true },
      {
        thing: 'squash ball',
        z: -0.05,
        height: 0.035,
        ...aloft(
          [0.5, 0.44],
          [
            { until: 0.5, to: [0.84, 0.44] },
            { until: 1, to: [0.5, 0.44] },
          ],
        ),
      },
    ],
    keys: {
      0: posture('rh 0.28 0.5, lh 0.34 0.5, torso 0.22, neck 0.14, right fist, left fist'),
      0.3: posture('rh 0.2 0.52, lh 0.36 0.5, torso 0.18'),
      0.5: posture('rh 0.33 0.49, lh 0.28 0.52, torso 0.28, mouth 0.6'),
    },
    partner: {
      x: 1.34,
      face: 'happy',
      keys: {
        0: posture('rh 0.26 0.5, lh 0.34 0.5, torso 0.2, neck 0.14, right fist, left fist'),
        0.5: posture('rh 0.34 0.5, lh 0.26 0.52, torso 0.26'),
      },
    },
    effects: [{ name: 'stars', at: [0.66, 0.5], strength: 0.3 }],
  },
  'play-air-hockey': {
    seconds: 1.4,
    needs: HALL,
    face: 'happy',
    holds: [{ ...inHand('air mallet', 0.07, [0.5, 0.1]) }],
    set: [
      { thing: 'air hockey table', x: 0.74, z: -0.04, height: 0.46, stands: true },
      {
        thing: 'flat puck',
        z: -0.05,
        height: 0.022,
        ...aloft(
          [0.4, 0.43],
          [
            { until: 0.5, to: [1.08, 0.43] },
            { until: 1, to: [0.4, 0.43] },
          ],
        ),
      },
    ],
    keys: {
      0: posture('rh 0.36 0.5, lh 0.22 0.46, torso 0.34, neck 0.06'),
      0.4: posture('rh 0.26 0.5, torso 0.24'),
      0.9: posture('rh 0.34 0.5, torso 0.34, mouth 0.6'),
    },
    partner: {
      x: 1.48,
      face: 'happy',
      holds: [{ ...inHand('air mallet', 0.07, [0.5, 0.1]) }],
      keys: {
        0: posture('rh 0.26 0.5, lh 0.22 0.46, torso 0.26, neck 0.06'),
        0.5: posture('rh 0.36 0.5, torso 0.34, mouth 0.5'),
      },
    },
    effects: [{ name: 'speed', at: [0.7, 0.5], strength: 0.4 }],
  },
  'play-pinball': {
    seconds: 0.7,
    needs: HALL,
    face: 'happy',
    set: [{ thing: 'pinball machine', x: 0.74, z: -0.03, height: 0.98, stands: true }],
    keys: {
      0: posture('rh 0.24 0.5, lh 0.26 0.48, torso 0.22, neck 0.1, hip -0.04 0.46'),
      0.5: posture('rh 0.26 0.5, lh 0.25 0.48, torso 0.28, hip 0 0.455, mouth 0.6'),
    },
    effects: [{ name: 'stars', at: [0.66, 0.62], strength: 0.8 }],
  },
  /** In both hands, turned row by row. */
  'solve-cube': {
    seconds: 1.1,
    needs: { place: 'living-room', framing: 'close-up' },
    holds: [
      {
        ...inBothHands('puzzle cube', 0.2, [0.5, 0.5]),
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.35,
      },
    ],
    set: [{ ...STOOL }],
    keys: {
      0: { ...SIT, ...posture('rh 0.22 0.58, lh 0.36 0.58, torso 0.06, neck 0.22') },
      0.3: posture('rh 0.23 0.63, lh 0.35 0.55'),
      0.6: posture('rh 0.22 0.55, lh 0.37 0.62, neck 0.26'),
      0.8: posture('rh 0.24 0.6, lh 0.35 0.58, mouth 0.2'),
    },
  },
  'spin-top': {
    seconds: 1.2,
    needs: { place: 'playground' },
    face: 'happy',
    set: [
      {
        thing: 'whirling top',
        x: 0.44,
        z: -0.04,
        height: 0.2,
        stands: true,
        move: ({ t }) => ({
          turn: 0.85 + 0.15 * Math.cos(t * 14),
          lean: Math.sin(t * 3) * 0.14,
          x: Math.sin(t * 1.3) * 0.05,
        }),
      },
    ],
    keys: {
      0: { ...KNEEL, ...posture('rh 0.34 0.22, lh 0.16 0.18, torso 0.5, neck -0.1, right point') },
      0.5: posture('rh 0.3 0.26, torso 0.44, mouth 0.4'),
    },
    effects: [{ name: 'speed', at: [0.44, 0.1], strength: 0.4 }],
  },
  'card-trick': {
    seconds: 1.6,
    needs: { place: 'stage', framing: 'medium' },
    costume: 'magician',
    face: 'happy',
    holds: [
      { thing: 'card fan', angle: 0.2, height: 0.17 },
      { thing: 'playing cards', grip: 'leftHand', angle: -0.2, height: 0.12 },
    ],
    set: [0, 0.25, 0.5, 0.75].map(springing),
    keys: {
      0: posture('rh 0.12 0.62, lh 0.46 0.9, neck 0.06'),
      0.5: posture('rh 0.13 0.66, lh 0.48 0.94, torso -0.04, mouth 0.4'),
    },
    effects: [{ name: 'magic', at: [0.3, 0.85], strength: 0.6 }],
  },
}

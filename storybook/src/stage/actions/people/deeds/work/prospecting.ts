import { inBothHands, inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'
import { KNEEL, ONE_KNEE } from '../../postures.ts'
import type { Deeds } from '../../score.ts'
import { HOME, STUDIO } from '../../settings.ts'
import { TAU } from '../../track.ts'

/** On the land with instruments, and on floors with what is laid on them. */
export const PROSPECTING: Deeds = {
  'pan-gold': {
    seconds: 1.6,
    costume: 'hiker',
    needs: { place: 'riverbank' },
    holds: [
      {
        ...inBothHands('gold pan', 0.13, [0.5, 0.4]),
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.16,
      },
    ],
    keys: {
      0: { ...ONE_KNEE, ...posture('rh 0.34 0.3, lh 0.26 0.3, torso 0.42, neck 0.14') },
      0.25: { rh: [0.38, 0.31], lh: [0.3, 0.29] },
      0.5: { rh: [0.34, 0.29], lh: [0.26, 0.31], torso: 0.46, mouth: 0.4 },
      0.75: { rh: [0.3, 0.31], lh: [0.22, 0.29] },
    },
    effects: [
      { name: 'splash', at: [0.34, 0.22], strength: 0.4 },
      { name: 'gleam', at: [0.34, 0.32], strength: 0.5 },
    ],
  },
  survey: {
    seconds: 4,
    costume: 'builder',
    needs: { place: 'construction site' },
    set: [{ thing: 'theodolite', x: 0.34, z: -0.02, height: 0.86 }],
    keys: {
      0: posture('rh 0.27 0.78, lh 0.3 0.7, torso 0.2, neck 0.04, blink 0.4, hip -0.04 0.46'),
      0.5: posture('rh 0.28 0.76, torso 0.23, neck 0.08, blink 0.6'),
      0.8: posture('rh 0.27 0.78, torso 0.1, neck -0.1, blink 0, lh 0.36 0.9, left point'),
    },
  },
  'lay-carpet': {
    seconds: 3.6,
    once: true,
    costume: 'builder',
    needs: HOME,
    set: [
      {
        thing: 'carpet strip',
        x: -0.5,
        z: 0.06,
        height: 0.035,
        shadow: false,
        move: ({ phase }) => ({ x: -0.62 + phase * 0.34 }),
      },
      {
        thing: 'carpet roll',
        x: 0.3,
        z: -0.02,
        height: 0.26,
        move: ({ phase }) => ({
          x: 0.34 + phase * 0.34,
          height: 0.28 - phase * 0.08,
          roll: phase * 4,
        }),
      },
    ],
    keys: {
      0: { ...KNEEL, ...posture('at 0 0, rh 0.2 0.2, lh 0.22 0.16, torso 0.62, neck 0') },
      0.5: { at: [0.17, 0], torso: 0.72 },
      1: { at: [0.34, 0], torso: 0.64, mouth: 0.4 },
    },
  },
  'wax-ski': {
    seconds: 1.7,
    needs: STUDIO,
    holds: [inHand('hot iron', 0.13, [0.5, 0.2])],
    set: [
      { thing: 'table', x: 0.46, z: 0.02, height: 0.38 },
      { thing: 'lying ski', x: 0.46, y: 0.37, z: 0, height: 0.07, shadow: false },
    ],
    keys: {
      0: posture('rh 0.2 0.53, lh 0.2 0.44, torso 0.22, neck 0.16'),
      0.5: posture('rh 0.46 0.53, torso 0.44, neck 0.06'),
    },
    effects: [{ name: 'steam', at: 'rightHand', strength: 0.6 }],
  },
  photocopy: {
    seconds: 3,
    needs: { place: 'office' },
    set: [{ thing: 'photocopier', x: 0.56, z: 0, height: 0.56 }],
    keys: {
      0: posture('rh 0.34 0.64, lh 0.3 0.6, torso 0.1, neck 0.14'),
      0.3: posture('rh 0.4 0.6, torso 0.18, right point'),
      0.6: posture('rh 0.36 0.64, lh 0.34 0.44, torso 0.16'),
    },
    effects: [{ name: 'flash', at: [0.56, 0.58], from: 0.36, until: 0.5, strength: 0.5 }],
  },
}

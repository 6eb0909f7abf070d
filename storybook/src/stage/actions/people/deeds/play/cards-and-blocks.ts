import { NEAR_HOME } from '../../settings.ts'
import { inHand } from '../../grips.ts'
import { KNEEL } from '../../postures.ts'
import { stacking } from './stacking.ts'
import type { Deeds, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

const TABLE: SetPiece = { thing: 'table', x: 0.44, z: -0.05, height: 0.42 }

const onTable = (thing: string, height: number, x = 0.46): SetPiece => ({
  thing,
  x,
  y: 0.42,
  z: -0.06,
  height,
})

/** Cards, dominoes and towers. */
export const CARDS_AND_BLOCKS: Deeds = {
  'shuffle-cards': {
    seconds: 1,
    needs: NEAR_HOME,
    face: 'happy',
    holds: [
      { thing: 'playing cards', angle: 0.3, height: 0.11 },
      { thing: 'playing cards', grip: 'leftHand', angle: -0.3, height: 0.11 },
    ],
    set: [
      TABLE,
      ...[0, 0.25, 0.5, 0.75].map((late): SetPiece => ({
        thing: 'one card',
        x: 0.26,
        z: -0.07,
        height: 0.085,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase + late) % 1
          return { x: (s - 0.5) * 0.16, y: 0.66 + 4 * s * (1 - s) * 0.13, spin: s * TAU }
        },
      })),
    ],
    keys: {
      0: { rh: [0.17, 0.64], lh: [0.34, 0.66], neck: 0.16 },
      0.5: { rh: [0.19, 0.67], lh: [0.32, 0.63], neck: 0.2 },
    },
  },
  'throw-cards': {
    seconds: 1,
    needs: { place: 'stage' },
    costume: 'magician',
    holds: [{ thing: 'card fan', grip: 'leftHand', angle: 0, height: 0.13 }],
    set: [0, 0.33, 0.66].map((late): SetPiece => ({
      thing: 'one card',
      x: 0.3,
      y: 0.8,
      z: -0.04,
      height: 0.11,
      move: ({ phase, t }) => {
        const s = (phase + late) % 1
        return {
          x: s * 1.5,
          y: 0.08 * Math.sin(s * 3) - 0.1 * s,
          spin: t * 20,
          alpha: s > 0.9 ? 0 : 1,
        }
      },
    })),
    keys: {
      0: posture('rh 0.06 0.76, lh 0.2 0.62, torso -0.04, hip -0.02 0.46, rf -0.1 0, lf 0.12 0'),
      0.3: { rh: [0.36, 0.82], torso: 0.16, right: 'open' },
      0.5: { rh: [0.34, 0.76] },
    },
    effects: [{ name: 'speed', at: [0.5, 0.84], strength: 0.5 }],
  },
  dominoes: {
    seconds: 2.2,
    needs: NEAR_HOME,
    face: 'happy',
    holds: [inHand('domino', 0.1)],
    set: [TABLE, onTable('domino row', 0.13, 0.6)],
    keys: {
      0: { rh: [0.26, 0.7], lh: [0.3, 0.46], neck: 0.16, torso: 0.08 },
      0.4: { rh: [0.32, 0.5], torso: 0.16, neck: 0.24 },
      0.55: { rh: [0.32, 0.5] },
    },
  },
  'build-cards': {
    seconds: 2.8,
    needs: NEAR_HOME,
    holds: [inHand('one card', 0.1)],
    set: [TABLE, onTable('card house', 0.34)],
    keys: {
      0: { rh: [0.28, 0.64], lh: [0.36, 0.5], neck: 0.06, torso: 0.06 },
      0.45: { rh: [0.4, 0.82], neck: -0.08, mouth: 0.2, torso: 0.1 },
      0.7: { rh: [0.4, 0.81] },
    },
  },
  'stack-blocks': { needs: { place: 'nursery' }, by: stacking },
  'stack-things': { needs: { place: 'living-room' }, by: stacking },
  marbles: {
    seconds: 1.8,
    needs: { place: 'playground' },
    face: 'happy',
    set: [0, 1, 2].map((index): SetPiece => ({
      thing: ['blue ball', 'yellow ball', 'juggling ball'][index] ?? 'blue ball',
      x: 0.7 + index * 0.14,
      z: -0.04,
      height: 0.06,
      move: ({ phase }) => ({
        x: phase > 0.5 ? (phase - 0.5) * (0.3 + index * 0.3) : 0,
        spin: phase * 9,
      }),
    })),
    keys: {
      0: { ...KNEEL, torso: 0.8, neck: -0.4, rh: [0.36, 0.08], lh: [0.26, 0.04] },
      0.5: { rh: [0.42, 0.08], torso: 0.85, right: 'point' },
    },
  },
  billiards: {
    seconds: 2,
    needs: { place: 'bar' },
    holds: [{ thing: 'cue', aim: 'leftHand', angle: Math.PI, at: [0.5, 0.84], height: 0.8 }],
    set: [
      { thing: 'pool table', x: 1.02, z: -0.03, height: 0.46 },
      {
        thing: 'cue ball',
        x: 0.72,
        y: 0.43,
        z: -0.05,
        height: 0.045,
        move: ({ phase }) => ({ x: phase < 0.5 ? 0 : Math.min(0.4, (phase - 0.5) * 1.6) }),
      },
    ],
    keys: {
      0: posture(
        'torso 0.85, neck -0.5, hip -0.1 0.45, rf -0.16 0, lf 0.08 0, rh -0.1 0.46, lh 0.5 0.5',
      ),
      0.35: { rh: [-0.16, 0.47], torso: 0.85 },
      0.48: { rh: [-0.02, 0.45], torso: 0.9 },
      0.7: { rh: [-0.03, 0.45] },
    },
    effects: [{ name: 'stars', at: [0.76, 0.5], from: 0.46, until: 0.56, strength: 0.4 }],
  },
  darts: {
    seconds: 1.9,
    needs: { place: 'bar' },
    holds: [{ ...inHand('dart', 0.13), angle: 1.6, when: ({ phase }) => phase < 0.45 }],
    set: [
      { thing: 'dart board', x: 1.2, y: 0.66, height: 0.44 },
      {
        thing: 'dart',
        x: 0,
        z: -0.03,
        height: 0.13,
        shadow: false,
        move: ({ phase }) => {
          if (phase < 0.45) return { alpha: 0 }
          const s = Math.min(1, (phase - 0.45) / 0.18)
          return {
            x: 0.3 + s * 0.86,
            y: 0.82 + s * 0.02 + 0.1 * s * (1 - s),
            lean: 0,
            spin: Math.PI / 2,
          }
        },
      },
    ],
    keys: {
      0: posture('rh 0.18 0.84, la 0.1 0.3, torso 0.04, hip -0.02 0.466, rf -0.1 0, lf 0.1 0'),
      0.3: { rh: [0.1, 0.9], torso: -0.02 },
      0.46: { rh: [0.36, 0.86], torso: 0.14, right: 'open' },
      0.75: { rh: [0.34, 0.76], torso: 0.1, mouth: 0.5 },
    },
    effects: [{ name: 'stars', at: [1.18, 0.88], from: 0.62, until: 0.72, strength: 0.6 }],
  },
}

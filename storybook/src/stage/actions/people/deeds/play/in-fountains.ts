import type { Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

/** The basin behind who is in it, and its rim in front: between them is the water. */
const BASIN: readonly SetPiece[] = [
  { thing: 'fountain basin', x: 0.34, z: 0.06, height: 1.35 },
  { thing: 'fountain rim', x: 0.34, z: -0.06, height: 0.324, shadow: false },
]

/** When the water is reached. */
const WET = 0.36

/** Through the air, down on the seat, and up to the chest in the water. */
const LANDING: Keys = {
  0: posture('at -1.5 0.5, hip 0 0.46, rf 0.12 0.06, lf -0.1 0.08, rh 0.26 0.8, lh -0.2 0.76'),
  0.16: posture('at -0.9 1, hip 0 0.4, rf 0.22 0.14, lf 0.06 0.1, rh 0.3 0.9, lh -0.26 0.84'),
  0.28: posture('at -0.2 0.8, hip 0 0.36, rf 0.3 0.2, lf 0.2 0.14, rh 0.26 0.92, lh -0.28 0.88'),
  [WET]: posture('at 0 0.1, hip 0 0.2, rf 0.3 0.08, lf 0.24 0.04, rh 0.3 0.7, lh -0.26 0.7'),
  0.46: posture('at 0 0.06, hip 0 0.17, rf 0.32 0.06, lf 0.26 0.02, rh 0.26 0.3, lh -0.2 0.3'),
  0.64: posture('at 0 0.1, hip 0 0.18, rf 0.32 0.06, lf 0.26 0.02, rh 0.28 0.72, lh -0.22 0.7'),
  0.8: posture('at 0 0.08, hip 0 0.18, rf 0.32 0.06, lf 0.26 0.02, rh 0.3 0.5, lh -0.26 0.5'),
  1: posture('at 0 0.1, hip 0 0.18, rf 0.32 0.06, lf 0.26 0.02, rh 0.28 0.74, lh -0.22 0.72'),
}

/** What one came on stays outside, on its side. */
function leftOutside(thing: string): SetPiece {
  return {
    thing,
    x: -1.05,
    z: -0.1,
    height: thing === 'skateboard' ? 0.16 : 0.5,
    move: ({ phase }) => ({
      x: -1.6 + 0.55 * Math.min(1, phase / WET),
      spin: 0.5 * Math.min(1, phase / WET),
    }),
  }
}

const IN_IT: Score = {
  seconds: 4.6,
  once: true,
  face: 'surprised',
  set: BASIN,
  keys: LANDING,
  effects: [
    { name: 'splash', at: [0, 0.34], from: WET - 0.02, until: 0.56, strength: 3.2 },
    { name: 'splash', at: [0.16, 0.34], from: 0.66, until: 1, strength: 0.9 },
  ],
}

/** Both hands through the water, so that it flies. */
const SPLASHING: Score = {
  seconds: 1.5,
  face: 'happy',
  set: BASIN,
  keys: {
    0: posture(
      'at 0 0.06, hip 0 0.46, rf 0.06 0, lf -0.06 0, rh 0.26 0.4, lh -0.2 0.42, torso 0.2',
    ),
    0.3: posture(
      'at 0 0.1, hip 0 0.48, rf 0.06 0, lf -0.06 0, rh 0.34 0.86, lh -0.26 0.8, torso 0',
    ),
    0.6: posture(
      'at 0 0.06, hip 0 0.45, rf 0.1 0.1, lf -0.06 0, rh 0.2 0.44, lh -0.1 0.4, torso 0.3',
    ),
  },
  effects: [
    { name: 'splash', at: [0.26, 0.36], strength: 1.2 },
    { name: 'splash', at: [-0.2, 0.36], strength: 0.9 },
  ],
}

/** In the basin of a fountain. */
export const IN_FOUNTAINS: Deeds = {
  'land-in-fountain': {
    needs: { place: 'fountain' },
    by: ({ object }) =>
      object === null ? IN_IT : { ...IN_IT, set: [...BASIN, leftOutside(object)] },
  },
  'play-in-fountain': { ...SPLASHING, needs: { place: 'fountain' } },
}

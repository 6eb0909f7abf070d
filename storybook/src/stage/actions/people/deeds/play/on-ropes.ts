import { posture } from '../../posture.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import { TAU } from '../../track.ts'

const POLE: Hold = {
  thing: 'balance pole',
  grip: 'bothHands',
  angle: 1.45,
  height: 1.2,
  at: [0.5, 0.5],
  swing: ({ phase }) => Math.sin(phase * TAU) * 0.12,
}

/** Foot before foot on a rope that gives way under them. */
const ON_ROPE: Score = {
  seconds: 2.4,
  glides: true,
  costume: 'acrobat',
  needs: { place: 'circus', way: 0.35 },
  holds: [POLE],
  keys: {
    0: posture(
      'at 0 0.42, rf 0.12 0, lf -0.12 0, hip 0 0.455, rh 0.06 0.58, lh 0.14 0.58, lean -0.03',
    ),
    0.25: { rf: [0, 0], lf: [0, 0.05], hip: [0, 0.47], lean: 0.05 },
    0.5: { rf: [-0.12, 0], lf: [0.12, 0], hip: [0, 0.455], lean: -0.05 },
    0.75: { rf: [0, 0.05], lf: [0, 0], hip: [0, 0.47], lean: 0.03 },
  },
  strands: ({ body }) => [
    {
      points: [
        { x: -1.6, y: 0.12 * body },
        { x: 0, y: 0 },
        { x: 1.6, y: 0.12 * body },
      ],
      colour: '#3b2a1c',
      width: 0.024,
      z: 0.01,
    },
  ],
}

/** High up on ropes and bars. */
export const ON_ROPES: Deeds = {
  tightrope: ON_ROPE,
  'tightrope-umbrella': {
    ...ON_ROPE,
    holds: [{ thing: '?umbrella', angle: 0.1, height: 0.5 }],
    keys: {
      ...ON_ROPE.keys,
      0: posture(
        'at 0 0.42, rf 0.12 0, lf -0.12 0, hip 0 0.455, rh 0.26 0.86, lh -0.34 0.7, lean -0.06',
      ),
      0.5: {
        ...posture('rf -0.12 0, lf 0.12 0, hip 0 0.455, lean 0.08'),
        lh: [-0.32, 0.56],
        mouth: 0.6,
      },
    },
  },
  'climb-frame': {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'playground' },
    set: [{ thing: '?jungle gym', stands: true, x: 0.1, z: 0.03, height: 1.3 }],
    keys: {
      0: posture(
        'at 0 0.3, rh 0.14 0.98, lh -0.06 0.84, rf 0.08 0.02, lf -0.08 0.18, hip 0 0.47, neck -0.2',
      ),
      0.5: posture('at 0 0.38, rh 0.12 0.84, lh -0.04 1, rf 0.08 0.16, lf -0.08 0.04, hip 0 0.49'),
    },
  },
}

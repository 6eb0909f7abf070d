import { posture } from '../../posture.ts'
import type { Point } from '../../../../../scene/space.ts'
import type { Deeds, Hold, Score, Strand } from '../../score.ts'
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

/** A bar on two ropes, where the knees are. */
function barOver({ x, y }: Point): readonly Strand[] {
  const rope = (side: number): Strand => ({
    points: [
      { x: x + side * 0.2, y: y + 0.2 },
      { x: side * 0.2, y: y + 2.4 },
    ],
    colour: '#d9c9a6',
    width: 0.014,
    z: 0.02,
  })
  const ends = [-0.26, 0.26].map((aside) => ({ x: x + aside, y: y + 0.2 }))
  return [rope(-1), rope(1), { points: ends, colour: '#8a5a38', width: 0.035, z: 0.01 }]
}

/** How far the trapeze goes to either side. */
const SWAY = 0.24

const BY_KNEES = {
  hip: [0, 0.82],
  torso: Math.PI,
  neck: 0,
  rl: [Math.PI - 0.05, -2.1],
  ll: [Math.PI + 0.06, -2.2],
  ra: [Math.PI, 0],
  la: [Math.PI + 0.12, 0],
} as const

const BY_HANDS = {
  rh: [-0.03, 1.04],
  lh: [0.05, 1.04],
  rl: [-0.25, -0.3],
  ll: [-0.1, -0.4],
} as const

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
  // The catcher hangs by the knees, the other one by the catcher's hands.
  'trapeze-catch': {
    seconds: 2.6,
    costume: 'acrobat',
    face: 'happy',
    needs: { place: 'circus' },
    keys: {
      0: { ...BY_KNEES, at: [SWAY, 1.04] },
      0.5: { ...BY_KNEES, at: [-SWAY, 1.04] },
    },
    partner: {
      x: 0,
      z: -0.02,
      faces: 1,
      keys: {
        0: { ...BY_HANDS, at: [SWAY, 0.06] },
        0.5: { ...BY_HANDS, at: [-SWAY, 0.06], mouth: 0.6 },
      },
    },
    strands: ({ at }) => barOver(at('seat')),
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

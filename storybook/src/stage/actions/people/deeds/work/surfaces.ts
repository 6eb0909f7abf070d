import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'

const NOZZLE_UP = 0.6

const SANDBLASTING: Score = {
  seconds: 1.8,
  costume: 'welder',
  needs: { place: 'construction-site' },
  holds: [
    {
      thing: 'blast nozzle',
      grip: 'leftHand',
      aim: 'rightHand',
      angle: 0,
      at: [0.5, 0.55],
      height: 0.34,
    },
  ],
  set: [
    { thing: 'rusty wall', x: 1.22, z: 0.06, height: 1.35 },
    { thing: 'sand pot', x: -0.62, z: 0.06, height: 0.5 },
    {
      thing: 'sand jet',
      x: 0.72,
      y: NOZZLE_UP - 0.13,
      z: -0.03,
      height: 0.26,
      shadow: false,
      move: ({ phase, t }) => ({
        y: 0.05 * Math.sin(phase * Math.PI * 2),
        alpha: 0.82 + 0.14 * Math.sin(t * 40),
      }),
    },
  ],
  keys: {
    0: posture('lh 0.32 0.6, rh 0.12 0.56, hip -0.04 0.44, rf -0.16 0, lf 0.12 0, torso 0.06'),
    0.25: { lh: [0.32, 0.65], rh: [0.12, 0.58] },
    0.75: { lh: [0.32, 0.55], rh: [0.12, 0.54] },
  },
  strands: ({ at, body }) => {
    const { x, y } = at('rightHand')
    return [
      {
        points: [
          { x, y },
          { x: -0.12 * body, y: 0.34 * body },
          { x: -0.34 * body, y: 0.04 * body },
          { x: -0.62 * body, y: 0.08 * body },
        ],
        colour: '#34323c',
        width: 0.035,
      },
    ]
  },
  effects: [
    { name: 'dust', at: [1.04, 0.6], strength: 2.2 },
    { name: 'crumbs', at: [1.04, 0.62], strength: 1.2 },
  ],
}

const SANDING_FLOOR: Score = {
  seconds: 2.2,
  needs: { place: 'bare-apartment' },
  costume: 'builder',
  holds: [{ thing: 'floor sander', grip: 'bothHands', angle: 0, height: 0.62, at: [0.06, 0.05] }],
  set: [{ thing: 'floor boards', x: 0.3, z: 0.06, height: 0.1, shadow: false }],
  keys: {
    0: posture('rh 0.2 0.58, lh 0.24 0.58, torso 0.16, neck 0.12, rf -0.12 0, lf 0.06 0'),
    0.5: posture('rh 0.32 0.58, lh 0.36 0.58, torso 0.3, neck 0.06, hip 0.02 0.455'),
  },
  effects: [
    { name: 'dust', at: [0.78, 0.03], strength: 1.2 },
    { name: 'crumbs', at: [0.78, 0.05], strength: 0.8 },
  ],
}

/** Floors and walls that are ground and blasted clean. */
export const SURFACES: Deeds = {
  sandblast: SANDBLASTING,
  'sand-floor': SANDING_FLOOR,
}

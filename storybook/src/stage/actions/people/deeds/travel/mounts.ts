import type { Deeds, Score } from '../../score.ts'
import { TAU } from '../../track.ts'
import { SKATEBOARD, SCOOTER, BIKE, MOTORCYCLE } from './bikes.ts'
import { posture } from '../../posture.ts'

const BROOM: Score = {
  seconds: 2.6,
  glides: true,
  face: 'happy',
  needs: { way: 0.5 },
  holds: [
    {
      thing: 'broom',
      grip: 'seat',
      angle: 1.5,
      layer: 'between',
      at: [0.5, 0.5],
      height: 1.15,
      upright: false,
    },
  ],
  keys: {
    0: posture(
      'at 0 0, hip -0.1 0.42, torso 0.34, neck -0.24, rl 1.1 -1.5, ll 1.0 -1.4, rh 0.26 0.46, lh 0.3 0.46, lean -0.06',
    ),
    0.5: { at: [0, 0.1], lean: 0.04, torso: 0.4 },
  },
  effects: [{ name: 'magic', at: [-0.6, 0.4], strength: 0.8 }],
}

/** Behind one another on what is on the stage already. */
const ALONG: Score = {
  seconds: 1.2,
  face: 'happy',
  keys: {
    0: posture('hip 0 0.47, torso 0.14, rl 1.05 -1.15, ll 0.98 -1.1, rh 0.22 0.62, lh 0.25 0.62'),
    0.5: { torso: 0.2 },
  },
}

/** On the back of somebody or something. */
export const MOUNTS: Deeds = {
  'ride-horse': mounted('horse'),
  ride: { needs: { place: 'meadow', way: 0.5 }, by: (context) => mounted(context.object) },
  'ride-broom': BROOM,
  'ride-along': ALONG,
}

function riding(animal: string, height: number): Score {
  return {
    seconds: 0.8,
    glides: true,
    needs: { place: 'field', way: 0.5 },
    costume: 'jockey',
    holds: [
      {
        thing: animal,
        grip: 'seat',
        angle: 0,
        layer: 'between',
        at: [0.45, 0.4],
        height,
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.04,
      },
    ],
    keys: {
      0: posture(
        'at 0 0.0, hip 0 0.68, torso 0.12, rl 0.7 -0.95, ll 0.75 -0.95, rh 0.24 0.82, lh 0.26 0.82, rt 0.1, lt 0.1',
      ),
      0.5: { at: [0, 0.05], torso: 0.24, hip: [0, 0.7] },
    },
    effects: [{ name: 'dust', at: [-0.4, 0.03] }],
    face: 'happy',
  }
}

function mounted(object: string | null): Score {
  const animal = object ?? 'horse'
  if (/motor|moped|vespa/.test(animal)) return MOTORCYCLE
  if (/bike|bicycle|cycle/.test(animal)) return BIKE
  if (/scooter/.test(animal)) return SCOOTER
  if (/skateboard/.test(animal)) return SKATEBOARD
  const tall = /elephant/.test(animal)
    ? 1.5
    : /camel|giraffe/.test(animal)
      ? 1.4
      : /dragon|whale/.test(animal)
        ? 1.6
        : 1.05
  return {
    ...riding('horse', 1.1),
    costume: /horse|pony|stallion|mare/.test(animal) ? 'jockey' : 'hiker',
    holds: [],
    set: [
      {
        thing: `?${animal}`,
        x: 0.12,
        z: 0.03,
        height: tall,
        move: ({ t, phase }) => ({ gait: t * 1.3, y: Math.abs(Math.sin(phase * Math.PI)) * 0.02 }),
      },
    ],
    keys: {
      0: {
        ...posture('hip 0 0.68, torso 0.05, rl 0.8 -0.9, ll 0.85 -0.9, rh 0.22 0.8, lh 0.24 0.8'),
        at: [0, tall * 0.74 - 0.62],
      },
      0.5: { at: [0, tall * 0.74 - 0.6], torso: 0.12 },
    },
  }
}

import type { Deeds } from '../../score.ts'
import { clamp, ease, wave } from '../../../../easing.ts'

/** When the bird is down: a share of the deed. */
const DOWN = 0.42

/** An arm held out, and the bird that glides down to it. */
export const FALCONRY: Deeds = {
  'receive-bird': {
    seconds: 4.6,
    once: true,
    face: 'happy',
    set: [
      {
        thing: '?falcon',
        x: 0.33,
        y: 0.71,
        z: -0.03,
        height: 0.36,
        stands: true,
        flip: true,
        move: ({ phase, t }) => {
          const left = 1 - ease(clamp(phase / DOWN))
          const flies = left > 0.02
          return { x: 0.75 * left, y: 0.42 * left ** 1.5, ...(flies && { flap: wave(t * 2.2) }) }
        },
      },
    ],
    keys: {
      0: { lh: [0.3, 0.72], rh: ['hip', 0.04, 0.05], left: 'fist', neck: -0.1 },
      [DOWN]: { lh: [0.33, 0.72], torso: -0.03, neck: -0.06, mouth: 0.3 },
      [DOWN + 0.06]: { lh: [0.33, 0.69], torso: 0.02 },
      1: { lh: [0.33, 0.72], rh: ['hip', 0.04, 0.05], neck: 0, mouth: 0.3 },
    },
  },
}

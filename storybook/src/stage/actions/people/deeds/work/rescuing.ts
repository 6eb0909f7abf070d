import type { Keys } from '../../keys.ts'
import type { Deeds } from '../../score.ts'
import { posture } from '../../posture.ts'

/** When the hands have it. */
const TAKEN = 0.46

/** From rung to rung with somebody in the arm: the last two keys are the ground. */
const DOWN: Keys = {
  0: { at: [0, 0.62], rh: [0.24, 0.68], lh: [0.17, 0.66], rf: [0.08, 0.14], lf: [0.06, 0] },
  0.3: { at: [0, 0.46], rh: [0.22, 0.68], lh: [0.17, 0.76], rf: [0.06, 0], lf: [0.08, 0.14] },
  0.6: { at: [0, 0.3], rh: [0.23, 0.68], lh: [0.17, 0.66], rf: [0.08, 0.14], lf: [0.06, 0] },
  0.85: { at: [0, 0.14], rh: [0.22, 0.68], lh: [0.17, 0.76], rf: [0.06, 0], lf: [0.08, 0.1] },
  1: { at: [0, 0.04], rh: [0.22, 0.68], lh: [0.17, 0.6], rf: [0.06, 0], lf: [0.04, 0] },
}

/** Up and down a ladder for those who cannot get down by themselves. */
export const RESCUING: Deeds = {
  'bear-down-ladder': {
    seconds: 5,
    once: true,
    face: 'happy',
    holds: [{ thing: '?cat', upright: true, height: 0.34 }],
    set: [{ thing: 'ladder', x: 0.14, z: 0.03, height: 1.7 }],
    keys: DOWN,
  },
  'rescue-from-tree': {
    seconds: 5,
    once: true,
    holds: [{ thing: '?cat', upright: true, height: 0.34, when: ({ phase }) => phase >= TAKEN }],
    set: [
      { thing: 'tree', x: 0.62, z: 0.06, height: 2.35 },
      { thing: 'ladder', x: 0.14, z: 0.03, height: 1.5 },
      {
        thing: '?cat',
        x: 0.42,
        y: 1.34,
        z: -0.02,
        height: 0.34,
        flip: true,
        move: ({ t, phase }) => ({ lean: Math.sin(t * 5) * 0.05, alpha: phase < TAKEN ? 1 : 0 }),
      },
    ],
    keys: {
      0: posture('at 0 0.16, rh 0.16 0.86, lh 0.18 0.7, rf 0.08 0.14, lf 0.06 0, neck -0.4'),
      0.14: { at: [0, 0.34], rh: [0.17, 0.72], lh: [0.17, 0.9], rf: [0.06, 0], lf: [0.08, 0.16] },
      0.28: { at: [0, 0.56], rh: [0.17, 0.9], lh: [0.17, 0.74], rf: [0.08, 0.14], lf: [0.06, 0] },
      0.46: { at: [0, 0.62], rh: [0.38, 0.84], lh: [0.17, 0.62], torso: 0.14, neck: -0.2 },
      0.6: { at: [0, 0.62], rh: [0.24, 0.68], lh: [0.17, 0.62], torso: 0.02, neck: 0 },
      0.8: { at: [0, 0.32], rh: [0.22, 0.68], lh: [0.17, 0.74], rf: [0.06, 0], lf: [0.08, 0.14] },
      1: { at: [0, 0.06], rh: [0.22, 0.68], lh: [0.17, 0.6], rf: [0.06, 0], lf: [0.04, 0] },
    },
  },
}

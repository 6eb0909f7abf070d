import type { Deeds } from '../../score.ts'
import { cycle } from '../../../../easing.ts'

/** What makes people stare. */
export const TRICKS: Deeds = {
  juggle: {
    seconds: 1.5,
    view: 'front',
    face: 'happy',
    holds: [],
    costume: 'juggler',
    set: [0, 1, 2].map((ball) => ({
      thing: ['juggling ball', 'yellow ball', 'blue ball'][ball] ?? 'juggling ball',
      x: 0,
      z: -0.05,
      height: 0.1,
      shadow: false,
      move: ({ phase }: { phase: number }) => juggled(cycle(phase + ball / 3)),
    })),
    keys: [
      [
        0,
        {
          rh: [-0.17, 0.56],
          lh: [0.17, 0.5],
          rw: -1.1,
          lw: 1.1,
          right: 'open',
          left: 'open',
          neck: -0.06,
        },
      ],
      [0.167, { rh: [-0.15, 0.5], lh: [0.17, 0.56] }],
      [0.333, { rh: [-0.17, 0.56], lh: [0.15, 0.5] }],
      [0.5, { rh: [-0.15, 0.5], lh: [0.17, 0.56] }],
      [0.667, { rh: [-0.17, 0.56], lh: [0.15, 0.5] }],
      [0.833, { rh: [-0.15, 0.5], lh: [0.17, 0.56] }],
    ],
  },
  'juggle-fire': {
    seconds: 1.6,
    view: 'front',
    holds: [],
    set: [0, 1, 2].map((ball) => ({
      thing: 'flame',
      x: 0,
      z: -0.05,
      height: 0.13,
      shadow: false,
      move: ({ phase }: { phase: number }) => juggled(cycle(phase + ball / 3)),
    })),
    keys: [
      [0, { rh: [-0.17, 0.56], lh: [0.17, 0.5], rw: -1.1, lw: 1.1 }],
      [0.33, { rh: [-0.15, 0.5], lh: [0.17, 0.56] }],
      [0.66, { rh: [-0.17, 0.56], lh: [0.15, 0.5] }],
    ],
    effects: [{ name: 'sparks', at: [0, 1.1] }],
  },
  magic: {
    seconds: 2.6,
    costume: 'magician',
    face: 'happy',
    holds: [
      { thing: 'wand' },
      {
        thing: 'magic hat',
        grip: 'leftHand',
        layer: 'front',
        upright: true,
        angle: 0,
        at: [0.2, 0.4],
      },
    ],
    set: [
      {
        thing: 'magic rabbit',
        x: 0.33,
        y: 0.6,
        z: 0.04,
        height: 0.2,
        shadow: false,
        move: ({ phase }) => ({ y: Math.max(0, Math.sin((phase - 0.3) * Math.PI * 1.4)) * 0.16 }),
      },
    ],
    keys: [
      [0, { lh: [0.26, 0.62], rh: [0.08, 0.9], torso: -0.02 }],
      [0.3, { rh: [0.26, 0.86], torso: 0.06 }],
      [0.4, { rh: [0.22, 0.94], mouth: 0.5 }],
      [0.8, { rh: [0.06, 0.92] }],
    ],
    effects: [{ name: 'magic', at: [0.34, 0.86] }],
  },
}

/** One ball of a cascade: up from the right, down into the left, and back under. */
function juggled(phase: number): { x: number; y: number } {
  const toLeft = phase < 0.5
  const share = cycle(phase * 2)
  const x = (toLeft ? -1 : 1) * (0.17 - 0.34 * share)
  return { x, y: 0.54 + 0.58 * 4 * share * (1 - share) * 0.95 }
}

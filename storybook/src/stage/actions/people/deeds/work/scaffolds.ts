import { clamp } from '../../../../easing.ts'
import type { Deeds, Score } from '../../score.ts'
import { inHand } from '../../grips.ts'

/** On the boards of a scaffold, head back, with a long brush at the ceiling, which takes colour bit by bit. */
const CEILING: Score = {
  seconds: 2.2,
  costume: 'painter',
  holds: [inHand('roller', 0.4, [0.5, 0.94])],
  set: [
    { thing: 'scaffold', x: 0.06, z: 0.03, height: 0.46 },
    { thing: 'bucket', x: -0.2, y: 0.46, z: 0.02, height: 0.16 },
    { thing: 'ceiling', x: 0.1, y: 1.66, z: 0.06, height: 0.34 },
    {
      thing: 'fresh paint',
      x: -0.2,
      y: 1.67,
      height: 0.2,
      move: ({ t }) => ({ x: clamp(t / 6) * 0.34 }),
    },
  ],
  keys: {
    0: { at: [0, 0.46], rh: [0.1, 0.92], lh: [0.12, 0.8], torso: -0.06, neck: -0.5 },
    0.3: { at: [0, 0.46], rh: [0.2, 0.94], lh: [0.18, 0.82], torso: 0.02, neck: -0.46 },
    0.6: { at: [0, 0.46], rh: [0.26, 0.92], lh: [0.22, 0.8], torso: 0.06, neck: -0.42 },
    0.8: { at: [0, 0.46], rh: [0.16, 0.95], torso: 0, neck: -0.5 },
  },
}

/** A long balloon in both hands, and the dog that becomes of it. */
const TWISTING: Score = {
  seconds: 2.6,
  costume: 'clown',
  face: 'happy',
  view: 'side',
  holds: [
    { thing: 'long balloon', grip: 'leftHand', angle: 0.5, when: ({ t }) => t < 1.2 },
    {
      thing: 'balloon dog',
      grip: 'bothHands',
      angle: 0,
      at: [0.5, 0.5],
      height: 0.36,
      when: ({ t }) => t >= 1.2,
    },
  ],
  keys: {
    0: { rh: [0.26, 0.6], lh: [0.36, 0.62], neck: 0.16 },
    0.25: { rh: [0.32, 0.66], lh: [0.34, 0.58] },
    0.5: { rh: [0.26, 0.62], lh: [0.37, 0.66], neck: 0.2, mouth: 0.4 },
    0.75: { rh: [0.31, 0.58], lh: [0.34, 0.64] },
  },
  needs: { place: 'circus', framing: 'medium' },
}

/** Work above the ground, and feats of the fairground. */
export const SCAFFOLDS: Deeds = {
  'paint-ceiling': { ...CEILING, needs: { place: 'empty-room' } },
  'twist-balloon': TWISTING,
}

import type { Deeds, Score } from '../../score.ts'
import { STAGE } from '../../settings.ts'
import { posture } from '../../posture.ts'

const blown = (
  thing: string,
  hold: {
    angle: number
    at: readonly [number, number]
    right: readonly [number, number]
    left: readonly [number, number]
  },
): Score => ({
  seconds: 1.6,
  needs: STAGE,
  holds: [{ thing, grip: 'mouth', layer: 'body', angle: hold.angle, at: hold.at }],
  keys: {
    0: {
      ...posture('torso -0.05, neck -0.05, mouth 0.05'),
      rh: ['mouth', hold.right[0], hold.right[1]],
      lh: ['mouth', hold.left[0], hold.left[1]],
    },
    0.25: { torso: 0.02, blink: 1 },
    0.5: { torso: -0.1, neck: -0.14, hip: [-0.01, 0.468], blink: 1 },
    0.75: { torso: -0.02, blink: 0 },
  },
  effects: [{ name: 'notes', at: 'leftHand' }],
})

/** Blown. */
export const WINDS: Deeds = {
  'play-trumpet': blown('trumpet', {
    angle: 1.45,
    at: [0.5, 1],
    right: [0.1, -0.012],
    left: [0.15, -0.01],
  }),
  'play-flute': blown('flute', {
    angle: 1.75,
    at: [0.5, 0.86],
    right: [0.12, -0.03],
    left: [0.21, -0.055],
  }),
  'play-clarinet': blown('clarinet', {
    angle: 2.5,
    at: [0.5, 0.99],
    right: [0.15, -0.2],
    left: [0.1, -0.12],
  }),
  'play-saxophone': blown('saxophone', {
    angle: -0.12,
    at: [0.08, 0.07],
    right: [0.06, -0.25],
    left: [0.07, -0.12],
  }),
  'play-accordion': {
    seconds: 1.6,
    view: 'front',
    face: 'happy',
    needs: STAGE,
    holds: [{ thing: 'accordion', grip: 'middle', layer: 'body', height: 0.26, angle: 0 }],
    keys: {
      0: { rh: [-0.155, 0.6], lh: [0.155, 0.6], neck: 0.08 },
      0.5: { rh: [-0.175, 0.62], lh: [0.175, 0.57], neck: -0.08, hip: [0.02, 0.466], mouth: 0.3 },
    },
    effects: [{ name: 'notes', at: [0, 0.75] }],
  },
}

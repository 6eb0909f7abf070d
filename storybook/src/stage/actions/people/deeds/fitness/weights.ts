import type { Deeds } from '../../score.ts'
import { SWEAT } from '../../cues.ts'
import { GYM } from '../../settings.ts'
import { inHand } from '../../grips.ts'

/** Training with weights. */
export const WEIGHTS: Deeds = {
  lift: {
    seconds: 3.4,
    needs: GYM,
    view: 'front',
    costume: 'weightlifter',
    holds: [
      { thing: 'barbell', grip: 'bothHands', height: 0.3, upright: true, angle: 0, at: [0.5, 0.5] },
    ],
    keys: {
      0: {
        hip: [0, 0.28],
        torso: 0,
        neck: 0,
        rf: [-0.12, 0],
        lf: [0.12, 0],
        rh: [-0.17, 0.16],
        lh: [0.17, 0.16],
        face: 'angry',
      },
      0.15: { hip: [0, 0.28], rh: [-0.17, 0.16], lh: [0.17, 0.16] },
      0.32: { hip: [0, 0.44], rh: [-0.17, 0.7], lh: [0.17, 0.7] },
      0.42: { hip: [0, 0.38], rh: [-0.17, 0.72], lh: [0.17, 0.72], face: 'angry' },
      0.55: { hip: [0, 0.455], rh: [-0.19, 1.04], lh: [0.19, 1.04], mouth: 0.6 },
      0.82: { hip: [0, 0.455], rh: [-0.19, 1.04], lh: [0.19, 1.04], mouth: 0.3 },
      0.92: { hip: [0, 0.36], rh: [-0.17, 0.5], lh: [0.17, 0.5] },
    },
    effects: SWEAT,
  },
  deadlift: {
    seconds: 2.6,
    needs: GYM,
    costume: 'weightlifter',
    effects: SWEAT,
    holds: [inHand('barbell end', 0.3)],
    keys: {
      0: { hip: [-0.12, 0.33], torso: 0.85, neck: -0.5, rh: [0.08, 0.16], lh: [0.09, 0.16] },
      0.45: {
        hip: [0, 0.471],
        torso: -0.06,
        neck: 0,
        rh: [0.07, 0.42],
        lh: [0.08, 0.42],
        face: 'angry',
      },
      0.65: { hip: [0, 0.471], torso: -0.06, rh: [0.07, 0.42], lh: [0.08, 0.42] },
    },
  },
  'bench-press': {
    seconds: 1.8,
    needs: GYM,
    effects: SWEAT,
    costume: 'athlete',
    set: [{ thing: 'exercise bench', x: -0.1, z: 0.04, height: 0.25 }],
    holds: [
      {
        thing: 'barbell end',
        grip: 'rightHand',
        height: 0.28,
        upright: true,
        angle: 0,
        at: [0.5, 0.5],
      },
    ],
    keys: {
      0: {
        hip: [0.05, 0.31],
        torso: -1.52,
        neck: 0.05,
        rf: [0.26, 0],
        lf: [0.28, 0],
        rh: [-0.2, 0.44],
        lh: [-0.2, 0.44],
      },
      0.5: { rh: [-0.21, 0.62], lh: [-0.21, 0.62] },
    },
  },
  'dumbbell-curl': {
    seconds: 1.4,
    needs: GYM,
    costume: 'athlete',
    effects: SWEAT,
    holds: [
      { thing: 'dumbbell', grip: 'rightHand', height: 0.1 },
      { thing: 'dumbbell', grip: 'leftHand', height: 0.1 },
    ],
    keys: {
      0: { ra: [0.05, 0.25], la: [0.15, 2.2] },
      0.5: { ra: [0.15, 2.3], la: [0.1, 0.3], neck: 0.1 },
    },
  },
}

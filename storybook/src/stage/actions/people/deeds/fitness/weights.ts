import type { Deeds, Hold } from '../../score.ts'
import { SWEAT } from '../../cues.ts'
import { GYM } from '../../settings.ts'
import { inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

const DUMBBELLS: readonly Hold[] = (['rightHand', 'leftHand'] as const).map((grip) => ({
  thing: 'dumbbell',
  grip,
  height: 0.14,
  layer: 'hand',
}))

/** Training with weights. */
export const WEIGHTS: Deeds = {
  lift: {
    seconds: 3.4,
    needs: GYM,
    view: 'front',
    costume: 'weightlifter',
    holds: [{ thing: 'barbell', grip: 'bothHands', height: 0.3, angle: 0, at: [0.5, 0.5] }],
    keys: {
      0: posture(
        'hip 0 0.28, torso 0, neck 0, rf -0.12 0, lf 0.12 0, rh -0.17 0.16, lh 0.17 0.16, face angry',
      ),
      0.15: { hip: [0, 0.28], rh: [-0.17, 0.16], lh: [0.17, 0.16] },
      0.32: { hip: [0, 0.44], rh: [-0.17, 0.7], lh: [0.17, 0.7] },
      0.42: { hip: [0, 0.38], rh: [-0.17, 0.72], lh: [0.17, 0.72], face: 'angry' },
      0.55: { hip: [0, 0.455], rh: [-0.19, 1.04], lh: [0.19, 1.04], mouth: 0.6 },
      0.82: { hip: [0, 0.455], rh: [-0.19, 1.04], lh: [0.19, 1.04], mouth: 0.3 },
      0.92: { hip: [0, 0.36], rh: [-0.17, 0.5], lh: [0.17, 0.5] },
    },
    effects: SWEAT,
  },
  'drop-barbell': {
    seconds: 3,
    needs: GYM,
    view: 'front',
    costume: 'weightlifter',
    holds: [
      {
        thing: 'barbell',
        grip: 'bothHands',
        height: 0.3,
        angle: 0,
        at: [0.5, 0.5],
        when: ({ phase }) => phase < 0.34,
      },
    ],
    set: [
      {
        thing: 'barbell',
        x: 0,
        z: -0.05,
        height: 0.3,
        move: ({ phase }) => {
          const fall = Math.min(1, Math.max(0, (phase - 0.34) / 0.16))
          const bounce =
            phase > 0.5 && phase < 0.62 ? Math.sin(((phase - 0.5) / 0.12) * Math.PI) : 0
          return { y: 0.9 * (1 - fall * fall) + 0.07 * bounce, alpha: phase < 0.34 ? 0 : 1 }
        },
      },
    ],
    keys: {
      0: { hip: [0, 0.455], rf: [-0.12, 0], lf: [0.12, 0], rh: [-0.19, 1.04], lh: [0.19, 1.04] },
      0.3: { rh: [-0.19, 1.04], lh: [0.19, 1.04], mouth: 0.5, face: 'angry' },
      0.42: { rh: [-0.32, 0.92], lh: [0.32, 0.92], right: 'open', left: 'open', mouth: 0.9 },
      0.6: { hip: [0, 0.45], rh: [-0.36, 0.64], lh: [0.36, 0.64], right: 'open', left: 'open' },
      0.9: { rh: [-0.34, 0.6], lh: [0.34, 0.6], right: 'open', left: 'open', mouth: 0.4 },
    },
    effects: [
      { name: 'dust', at: [-0.3, 0.04], from: 0.49, until: 0.6 },
      { name: 'dust', at: [0.3, 0.04], from: 0.49, until: 0.6 },
    ],
  },
  'squat-barbell': {
    seconds: 2.2,
    needs: GYM,
    view: 'front',
    costume: 'weightlifter',
    effects: SWEAT,
    holds: [{ thing: 'barbell', grip: 'bothHands', height: 0.3, angle: 0, layer: 'back' }],
    keys: {
      0: posture('hip 0 0.455, rf -0.12 0, lf 0.12 0, rh -0.19 0.79, lh 0.19 0.79'),
      0.45: posture('hip 0 0.25, rh -0.19 0.58, lh 0.19 0.58, face angry, mouth 0.4'),
      0.6: posture('hip 0 0.25, rh -0.19 0.58, lh 0.19 0.58, face angry'),
    },
  },
  deadlift: {
    seconds: 2.6,
    needs: GYM,
    costume: 'weightlifter',
    effects: SWEAT,
    holds: [inHand('barbell end', 0.3)],
    keys: {
      0: { hip: [-0.12, 0.33], torso: 0.85, neck: -0.5, rh: [0.08, 0.16], lh: [0.09, 0.16] },
      0.45: posture('hip 0 0.471, torso -0.06, neck 0, rh 0.07 0.42, lh 0.08 0.42, face angry'),
      0.65: { hip: [0, 0.471], torso: -0.06, rh: [0.07, 0.42], lh: [0.08, 0.42] },
    },
  },
  'bench-press': {
    seconds: 1.8,
    needs: GYM,
    effects: SWEAT,
    costume: 'athlete',
    set: [{ thing: 'exercise bench', x: -0.1, z: 0.04, height: 0.25 }],
    holds: [{ thing: 'barbell end', height: 0.28, angle: 0, at: [0.5, 0.5], layer: 'hand' }],
    keys: {
      0: posture(
        'hip 0.05 0.31, torso -1.52, neck 0.05, rf 0.26 0, lf 0.28 0, rh -0.2 0.44, lh -0.2 0.44',
      ),
      0.5: { rh: [-0.21, 0.62], lh: [-0.21, 0.62] },
    },
  },
  'front-raise': {
    seconds: 2.2,
    needs: GYM,
    costume: 'athlete',
    effects: SWEAT,
    holds: DUMBBELLS,
    keys: {
      0: posture('ra 0.1 0.1, la 0.16 0.1, hip 0 0.468, rf -0.04 0, lf 0.06 0, torso 0'),
      0.3: posture('ra 1.62 0.05, la 1.5 0.05, torso -0.05, mouth 0.3'),
      0.72: posture('ra 1.66 0.05, la 1.54 0.05, torso -0.06, mouth 0.5'),
    },
  },
  'side-raise': {
    seconds: 2.2,
    needs: GYM,
    view: 'front',
    costume: 'athlete',
    effects: SWEAT,
    holds: DUMBBELLS,
    keys: {
      0: posture('ra -0.2 0, la 0.2 0, hip 0 0.468, rf -0.08 0, lf 0.08 0'),
      0.3: posture('ra -1.5 0, la 1.5 0, mouth 0.3'),
      0.72: posture('ra -1.54 0, la 1.54 0, mouth 0.5'),
    },
  },
  'dumbbell-curl': {
    seconds: 1.4,
    needs: GYM,
    costume: 'athlete',
    effects: SWEAT,
    holds: [
      { thing: 'dumbbell', height: 0.1, layer: 'hand' },
      { thing: 'dumbbell', grip: 'leftHand', height: 0.1, layer: 'hand' },
    ],
    keys: {
      0: { ra: [0.05, 0.25], la: [0.15, 2.2] },
      0.5: { ra: [0.15, 2.3], la: [0.1, 0.3], neck: 0.1 },
    },
  },
}

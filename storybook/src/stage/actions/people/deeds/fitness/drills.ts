import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'
import { GYM } from '../../settings.ts'
import { TAU } from '../../track.ts'

const DRILL = { costume: 'athlete', needs: GYM } as const

/** Up onto a low step with one foot after the other, and down again. */
const STEPPING: Score = {
  ...DRILL,
  seconds: 1.8,
  face: 'happy',
  set: [{ thing: 'aerobic step', x: 0.24, z: 0.04, height: 0.12 }],
  keys: {
    0: posture('at 0 0, hip 0 0.465, rf 0 0, lf -0.06 0, ra -0.4 1.4, la 0.5 1.4, torso 0.06'),
    0.2: posture('at 0.06 0.02, hip 0 0.46, rf 0.18 0.14, lf -0.1 0, ra 0.7 1.4, la -0.5 1.4'),
    0.45: posture('at 0.22 0.12, hip 0 0.468, rf 0.02 0, lf 0.08 0.2, ra -0.5 1.4, la 0.7 1.4'),
    0.6: posture('at 0.22 0.12, hip 0 0.468, rf 0.02 0, lf -0.04 0, ra 0.2 1.4, la 0 1.4'),
    0.8: posture('at 0.08 0.02, hip 0 0.46, rf 0.16 0.1, lf -0.1 0, ra 0.4 1.4, la -0.4 1.4'),
  },
  effects: [{ name: 'sweat', at: 'head', strength: 0.4 }],
}

/** What is trained with nothing but the body. */
export const DRILLS: Deeds = {
  'step-up': STEPPING,
  'arm-circles': {
    ...DRILL,
    seconds: 1.4,
    view: 'front',
    face: 'happy',
    keys: { 0: { rf: [-0.09, 0], lf: [0.09, 0] }, 0.5: { hip: [0, 0.46] } },
    live: (stance, { phase }) => ({
      ...stance,
      ra: [-1.57 - 0.75 * Math.sin(phase * TAU), -0.5 * Math.max(0, Math.cos(phase * TAU))],
      la: [1.57 + 0.75 * Math.sin(phase * TAU), 0.5 * Math.max(0, Math.cos(phase * TAU))],
    }),
  },
  'arm-swings': {
    ...DRILL,
    seconds: 1.5,
    face: 'happy',
    keys: { 0: { rf: [-0.06, 0], lf: [0.06, 0] }, 0.5: { hip: [0, 0.45], torso: 0.04 } },
    live: (stance, { phase }) => ({
      ...stance,
      ra: [1.1 + 1.7 * Math.sin(phase * TAU), 0.1],
      la: [1.1 - 1.7 * Math.sin(phase * TAU), 0.1],
    }),
  },
  'touch-toes': {
    ...DRILL,
    seconds: 2.2,
    view: 'front',
    keys: {
      0: posture('rf -0.22 0, lf 0.22 0, hip 0 0.42, rh -0.46 0.78, lh 0.46 0.78, torso 0'),
      0.25: posture('rh 0.2 0.08, lh 0.3 1.02, torso 0.95, neck -0.4, hip -0.05 0.41'),
      0.5: posture('rh -0.46 0.78, lh 0.46 0.78, torso 0, neck 0, hip 0 0.42'),
      0.75: posture('rh -0.3 1.02, lh -0.2 0.08, torso -0.95, neck 0.4, hip 0.05 0.41'),
    },
  },
  'butt-kicks': {
    ...DRILL,
    seconds: 0.62,
    keys: {
      0: posture(
        'at 0 0.03, hip 0 0.46, rl 0.05 -2.3, ll 0 0, ra -0.5 1.5, la 0.6 1.5, torso 0.08',
      ),
      0.25: posture('at 0 0, hip 0 0.455, rl 0.02 -1, ll 0.02 -1'),
      0.5: posture('at 0 0.03, hip 0 0.46, rl 0 0, ll 0.05 -2.3, ra 0.6 1.5, la -0.5 1.5'),
      0.75: posture('at 0 0, hip 0 0.455, rl 0.02 -1, ll 0.02 -1'),
    },
    effects: [{ name: 'sweat', at: 'head', strength: 0.5 }],
  },
  contort: {
    ...DRILL,
    costume: 'gymnast',
    seconds: 4,
    face: 'happy',
    set: [{ thing: 'yoga mat', x: 0, z: 0.04, height: 0.04, shadow: false }],
    // On the chest, the legs over the head and the feet before the face.
    keys: {
      0: posture(
        'hip -0.1 0.3, torso 2.0, neck -1.9, rl 2.6 0.7, ll 2.5 0.8, rh 0.3 0.06, lh 0.34 0.06, rt 1, lt 1, mouth 0.2',
      ),
      0.5: posture('hip -0.08 0.33, torso 2.04, neck -1.95, rl 2.4 0.9, ll 2.7 0.6, mouth 0.5'),
    },
  },
}

import type { Deeds, Score } from '../../score.ts'
import type { Stance } from '../../stance.ts'
import { STAGE } from '../../settings.ts'
import { TAU } from '../../track.ts'
import { clamp } from '../../../../easing.ts'
import { posture } from '../../posture.ts'

/** Music in the air. */
export const NOTES = [{ name: 'notes', at: [0, 1.1] }] as const

/** Quick between poses, still in them: how robots dance. */
const snap = (phase: number, steps: number): number => {
  const part = phase * steps
  const step = Math.floor(part)
  return (step + Math.min(1, (part - step) * 3.2)) / steps
}

/** Shoulder and elbow of the right arm, of the left arm, and the face's turn, for four poses. */
const ROBOT: readonly (readonly [number, number, number, number, number])[] = [
  [-1.5, 1.5, 1.5, -1.5, 0],
  [-1.5, -1.5, 1.5, 1.5, 0.8],
  [-1.5, -1.5, 1.5, -1.5, -0.8],
  [-1.5, 1.5, 1.5, 1.5, 0.4],
]

/** From side to side, an arm up by turns. */
const DANCE: Score = {
  seconds: 1.2,
  view: 'front',
  face: 'happy',
  effects: NOTES,
  keys: {
    0: posture(
      'hip -0.05 0.455, torso 0.1, neck -0.08, rh -0.26 0.94, lh 0.2 0.58, rf -0.09 0, lf 0.09 0.03',
    ),
    0.25: { hip: [0, 0.44] },
    0.5: posture(
      'hip 0.05 0.455, torso -0.1, neck 0.08, rh -0.2 0.58, lh 0.26 0.94, rf -0.09 0.03, lf 0.09 0, mouth 0.5',
    ),
    0.75: { hip: [0, 0.44] },
  },
}

/** As people do it, whoever does it; the arms are wide enough for heads of beasts. */
const ON_HIND_LEGS: Score = {
  ...DANCE,
  keys: {
    ...DANCE.keys,
    0: posture(
      'hip -0.05 0.455, torso 0.1, neck -0.08, rh -0.44 0.8, lh 0.34 0.5, rf -0.09 0, lf 0.09 0.05',
    ),
    0.5: posture(
      'hip 0.05 0.455, torso -0.1, neck 0.08, rh -0.34 0.5, lh 0.44 0.8, rf -0.09 0.05, lf 0.09 0, mouth 0.5',
    ),
  },
}

/** Dancing alone. */
export const DANCES: Deeds = {
  dance: DANCE,
  'dance-upright': ON_HIND_LEGS,
  ballet: {
    seconds: 3.6,
    costume: 'ballerina',
    needs: STAGE,
    effects: [
      { name: 'notes', at: [0, 1.1], strength: 0.5 },
      { name: 'magic', at: [0, 0.5], strength: 0.3 },
    ],
    face: 'happy',
    keys: {
      0: posture(
        'hip 0 0.545, rf 0 0.085, lf -0.34 0.36, rt -1.25, lt -0.7, torso 0.14, neck -0.2, rh 0.32 0.9, lh -0.16 0.66',
      ),
      0.3: { hip: [0, 0.545], lf: [-0.38, 0.42], torso: 0.18, rh: [0.36, 0.94], lh: [-0.2, 0.7] },
      0.45: { lf: [0.03, 0.2], torso: 0, rh: [0.04, 1.06], lh: [0.08, 1.06], neck: 0 },
      0.65: { rh: [0.04, 1.07], lh: [0.08, 1.07], lf: [0.03, 0.22] },
      0.85: { lf: [0.0, 0.2], rh: [0.1, 0.9], lh: [0.1, 0.86] },
    },
    whirl: ({ phase }) => TAU / 4 + clamp((phase - 0.42) / 0.46) * TAU * 2,
  },
  'robot-dance': {
    seconds: 3.2,
    view: 'front',
    effects: NOTES,
    still: true,
    needs: STAGE,
    keys: {
      0: { ra: [-1.5, 1.55], la: [1.5, -1.55], neck: 0, look: 0, torso: 0 },
      0.25: { ra: [-1.5, 1.55], la: [1.5, 1.55], neck: 0.18, look: 0.8, torso: 0.08 },
      0.5: { ra: [-1.5, -1.55], la: [1.5, 1.55], neck: 0, look: -0.8, torso: -0.08 },
      0.75: { ra: [-1.5, -1.55], la: [1.5, -1.55], neck: -0.18, look: 0.6, torso: 0 },
    },
    live: (stance, { phase }) => ({ ...stance, ...robotArms(snap(phase, 4) * 4) }),
  },
  breakdance: {
    seconds: 1.5,
    costume: 'skateboarder',
    effects: NOTES,
    needs: { place: 'street' },
    bends: { rh: -1 },
    keys: {
      0: posture(
        'hip 0 0.44, torso 1.9, neck -0.2, rh 0.12 0.0, la 1.4 0.4, rl -2.2 -0.4, ll 2.0 -0.3',
      ),
      0.25: { rl: [-1.2, -0.8], ll: [2.6, -0.6], la: [0.6, 0.4] },
      0.5: { rl: [1.9, -0.4], ll: [-2.2, -0.5], la: [-0.8, 0.2], hip: [0.02, 0.46] },
      0.75: { rl: [2.6, -0.7], ll: [-1.3, -0.8], la: [0.4, 0.4] },
    },
  },
  'tap-dance': {
    seconds: 0.6,
    face: 'happy',
    costume: 'conductor',
    effects: NOTES,
    needs: STAGE,
    keys: {
      0: posture('rf 0.14 0.1, lf 0 0, hip -0.01 0.462, ra 0.5 0.9, la -0.3 0.9, rt 0.4'),
      0.25: { rf: [0.06, 0], hip: [0, 0.45] },
      0.5: posture('lf 0.16 0.1, rf -0.02 0, hip 0.01 0.462, ra -0.3 0.9, la 0.5 0.9, lt 0.4'),
      0.75: { lf: [0.05, 0], hip: [0, 0.45] },
    },
  },
  'belly-dance': {
    seconds: 1.2,
    view: 'front',
    face: 'happy',
    effects: NOTES,
    costume: 'belly dancer',
    needs: STAGE,
    keys: {
      0: { hip: [-0.085, 0.462], torso: 0.17, rh: [-0.28, 0.98], lh: [0.28, 0.78], neck: -0.1 },
      0.5: { hip: [0.085, 0.462], torso: -0.17, rh: [-0.28, 0.78], lh: [0.28, 0.98], neck: 0.1 },
    },
  },
  moonwalk: {
    seconds: 1.2,
    face: 'happy',
    effects: NOTES,
    costume: 'gentleman',
    keys: {
      0: posture('rf 0.1 0, lf -0.18 0, rt -0.7, torso 0.06, ra 0.4 0.5, la -0.3 0.5, neck 0.14'),
      0.5: { rf: [-0.18, 0], lf: [0.1, 0], lt: -0.7, rt: 0, ra: [-0.3, 0.5], la: [0.4, 0.5] },
    },
  },
  cheerlead: {
    seconds: 1.2,
    view: 'front',
    face: 'happy',
    effects: [{ name: 'confetti', at: [0, 1.1], strength: 0.4 }],
    holds: [
      { thing: 'pom pom', angle: 0, layer: 'hand' },
      { thing: 'pom pom', grip: 'leftHand', angle: 0, layer: 'hand' },
    ],
    needs: { place: 'stadium' },
    keys: {
      0: { rh: [-0.14, 0.62], lh: [0.14, 0.62], hip: [0, 0.455] },
      0.25: { rh: [-0.28, 0.98], lh: [0.28, 0.98], at: [0, 0.06], hip: [0, 0.474], mouth: 0.7 },
      0.5: { rh: [-0.32, 0.66], lh: [0.32, 0.66], at: [0, 0], rf: [-0.14, 0], lf: [0.14, 0] },
      0.75: { rh: [-0.2, 1.0], lh: [0.26, 0.6], rf: [-0.06, 0], lf: [0.06, 0] },
    },
  },
}

/** Between two of the four poses; whole numbers are the poses themselves. */
function robotArms(step: number): Stance {
  const index = Math.floor(step + 1e-6)
  const share = Math.max(0, Math.min(1, step - index))
  const from = ROBOT[index % 4] ?? [0, 0, 0, 0, 0]
  const to = ROBOT[(index + 1) % 4] ?? from
  const at = (n: 0 | 1 | 2 | 3 | 4): number => from[n] + (to[n] - from[n]) * share
  const torso = (index % 2 ? 0.04 : -0.04) * (1 - share)
  return { ra: [at(0), at(1)], la: [at(2), at(3)], look: at(4), torso }
}

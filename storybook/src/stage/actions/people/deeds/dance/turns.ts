import type { ActionContext } from '../../../action.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Deeds, Score } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** On the toes of one foot, the other at the knee, arms in a ring above: two turns, a breath, and again. */
const PIROUETTE: Score = {
  seconds: 4.2,
  view: 'front',
  costume: 'ballerina',
  face: 'happy',
  keys: {
    0: { hip: [0, 0.46], rf: [-0.07, 0], lf: [0.09, 0], rh: [-0.26, 0.66], lh: [0.26, 0.66] },
    0.12: { hip: [0, 0.42], rf: [-0.07, 0], lf: [0.09, 0], rh: [-0.1, 0.6], lh: [0.24, 0.62] },
    0.24: posture(
      'hip 0 0.545, rf -0.01 0.085, lf 0.02 0.3, rt -1.2, lt -1, rh -0.07 1.08, lh 0.07 1.08, neck -0.05',
    ),
    0.8: { hip: [0, 0.55], rf: [-0.01, 0.085], lf: [0.02, 0.3], rt: -1.2, lt: -1 },
    0.92: { hip: [0, 0.45], rf: [-0.06, 0], lf: [0.12, 0], rh: [-0.3, 0.8], lh: [0.3, 0.8] },
  },
  whirl: ({ phase }) => Math.min(1, Math.max(0, (phase - 0.16) / 0.7)) ** 0.9 * TAU * 3,
  effects: [{ name: 'magic', at: [0, 0.5], strength: 0.5 }],
}

/** On the blades, arms crossed and then thrown up. */
const ON_ICE: Score = {
  ...PIROUETTE,
  costume: 'ice skater',
  needs: { place: 'frozen lake' },
  effects: [{ name: 'snow', at: [0, 0.03], from: 0.2, until: 0.8, strength: 0.7 }],
}

/** With arms wide and skirts flying, as children turn until they are dizzy. */
const TWIRL: Score = {
  seconds: 3,
  view: 'front',
  face: 'happy',
  keys: {
    0: { hip: [0, 0.46], rf: [-0.06, 0], lf: [0.06, 0.03], rh: [-0.32, 0.78], lh: [0.32, 0.72] },
    0.25: { hip: [0.02, 0.468], rf: [-0.06, 0.03], lf: [0.06, 0], neck: 0.1, mouth: 0.6 },
    0.5: { hip: [0, 0.46], rf: [-0.06, 0], lf: [0.06, 0.03], rh: [-0.32, 0.72] },
    0.75: { hip: [-0.02, 0.468], rf: [-0.06, 0.03], lf: [0.06, 0], neck: -0.1, lh: [0.32, 0.8] },
  },
  whirl: ({ phase }) => phase * TAU * 2,
}

/** One leg on the barre, bending over it with an arm in a bow, and up again. */
const AT_THE_BARRE: Score = {
  seconds: 4,
  costume: 'ballerina',
  needs: { place: 'dance studio' },
  face: 'happy',
  keys: {
    0: posture(
      'hip 0 0.47, lf -0.02 0, rf 0.42 0.47, rt -0.2, torso 0.02, rh 0.3 0.74, lh -0.04 1.08, neck 0',
    ),
    0.5: posture(
      'hip 0 0.47, lf -0.02 0, rf 0.42 0.47, rt -0.2, torso 0.62, rh 0.36 0.62, lh 0.44 0.78, neck 0.2',
    ),
  },
  strands: ({ body }) => [
    {
      points: [
        { x: 0.16 * body, y: 0.455 * body },
        { x: 0.72 * body, y: 0.455 * body },
      ],
      colour: '#8a5f3c',
      width: 0.03,
    },
    {
      points: [
        { x: 0.66 * body, y: 0 },
        { x: 0.66 * body, y: 0.455 * body },
      ],
      colour: '#6f4a2c',
      width: 0.022,
    },
  ],
}

function dancerOf({ performer }: ActionContext): 'skater' | 'dancer' | null {
  if (!isPuppet(performer)) return null
  if (performer.look.outfit.shoes.style === 'skates') return 'skater'
  return performer.look.outfit.shoes.style === 'ballet' ? 'dancer' : null
}

function turning(context: ActionContext): Score {
  const dancer = dancerOf(context)
  if (dancer === 'skater') return ON_ICE
  return dancer === 'dancer' ? PIROUETTE : TWIRL
}

/** Turning about oneself. */
export const TURNS: Deeds = {
  'ice-spin': ON_ICE,
  spin: { by: turning },
  rotate: { by: turning },
  'turn-round': { by: turning },
  'barre-stretch': AT_THE_BARRE,
  pirouette: { by: (context) => (dancerOf(context) === 'skater' ? ON_ICE : { ...PIROUETTE }) },
}

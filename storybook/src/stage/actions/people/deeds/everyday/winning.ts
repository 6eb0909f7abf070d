import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'

/** How high the winner stands. */
const STEP = 0.29

/** The others of the team, beside the steps. */
const CHEERING: PartnerScore = {
  x: 0,
  z: -0.03,
  faces: 1,
  view: 'front',
  face: 'happy',
  keys: {
    0: { rh: [-0.22, 0.94], lh: [0.22, 0.94], mouth: 0.7 },
    0.5: { at: [0, 0.06], rh: [-0.26, 1.02], lh: [0.26, 1.02], mouth: 1 },
  },
}

/** On the highest step, the prize up in the hand. */
function winning({ object, partner }: ActionContext): Score {
  const cup = /\b(?:trophy|cup|championship|tournament|title|contest|award)$/u.test(object ?? '')
  const up = { at: [0, STEP] } as const
  return {
    seconds: 2.2,
    view: 'front',
    face: 'happy',
    costume: 'athlete',
    needs: { place: 'stadium' },
    holds: [
      cup ? inHand('trophy', 0.24, [0.5, 0.7]) : inHand('medal on ribbon', 0.26, [0.5, 0.04]),
    ],
    set: [{ thing: 'winners podium', x: 0, z: 0.04, height: 0.3 }],
    keys: {
      0: { ...up, rh: [-0.2, 0.98], lh: [0.24, 0.9], mouth: 0.6, left: 'fist' },
      0.5: { ...up, rh: [-0.22, 1.04], lh: [0.26, 0.98], mouth: 0.9, neck: 0.05 },
    },
    ...(partner && isPuppet(partner) ? { partner: { ...CHEERING, x: 0.5 } } : {}),
    fellows: (count) =>
      Array.from({ length: count }, (_, index) => ({
        ...CHEERING,
        x: index % 2 === 0 ? -0.5 - 0.2 * index : 0.8 + 0.2 * index,
        late: 0.2 + 0.2 * index,
      })),
    effects: [
      { name: 'confetti', at: [0, 1.5], strength: 1 },
      { name: 'stars', at: [-0.22, 1.3], strength: 0.5 },
    ],
  }
}

/** Notes that come down all around, each in its own time. */
const NOTES: readonly SetPiece[] = [-0.9, -0.55, -0.25, 0.2, 0.5, 0.85, 1.1, -1.15].map(
  (x, index) => ({
    thing: 'banknote',
    x,
    z: index % 2 === 0 ? -0.1 : 0.1,
    height: 0.12,
    shadow: false,
    move: ({ t }) => {
      const fall = (t * 0.34 + index * 0.29) % 1.4
      return {
        y: 1.3 - fall,
        x: x + Math.sin(t * 3 + index * 2) * 0.06,
        spin: Math.sin(t * 2 + index),
      }
    },
  }),
)

/** What is won. */
export const WINNING: Deeds = {
  'win-prize': { needs: { place: 'stadium', company: 6 }, by: winning },
  graduate: {
    seconds: 2.6,
    view: 'front',
    face: 'happy',
    costume: 'graduate',
    needs: { place: 'campus' },
    holds: [{ ...inHand('scroll', 0.16), grip: 'leftHand' }],
    set: [
      {
        thing: 'graduation cap',
        x: -0.2,
        y: 1.1,
        z: -0.05,
        height: 0.16,
        move: ({ phase }) => ({ y: 1.08 + 0.5 * Math.sin(phase * Math.PI), spin: phase * 6.28 }),
      },
    ],
    keys: {
      0: { rh: [-0.2, 0.98], lh: [0.2, 0.8], mouth: 0.6, right: 'open' },
      0.4: { at: [0, 0.06], rh: [-0.24, 1.04], lh: [0.24, 0.94], mouth: 1 },
      0.8: { rh: [-0.2, 1], lh: [0.2, 0.84], mouth: 0.8 },
    },
    effects: [{ name: 'confetti', at: [0, 1.4], strength: 0.7 }],
  },
  'win-money': {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    set: NOTES,
    keys: {
      0: { hip: [0, 0.46], rh: [-0.22, 0.94], lh: [0.22, 0.94], mouth: 0.7 },
      0.5: { at: [0, 0.1], hip: [0, 0.47], rh: [-0.26, 1.04], lh: [0.26, 1.04], mouth: 1 },
    },
    effects: [{ name: 'confetti', at: [0, 1.3], strength: 0.6 }],
  },
}

import { inHand } from '../../grips.ts'
import { TAU } from '../../track.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, PartnerScore, Score } from '../../score.ts'

/** Who stands by while the flag is planted. */
const saluting = (x: number): PartnerScore => ({
  x,
  z: 0.03,
  faces: x > 0 ? -1 : 1,
  face: 'happy',
  keys: {
    0: { rh: ['eye', 0.02, 0.04], rw: 0.3, torso: -0.04, right: 'open' },
    0.5: { neck: -0.08, rh: ['eye', 0.02, 0.04] },
  },
})

const PLANTED: Score = {
  seconds: 3,
  face: 'happy',
  set: [
    {
      // Its pole, at the left of the picture, is where the hands are, and the cloth waves away from them.
      thing: 'flag',
      x: 0.66,
      z: 0.02,
      height: 1.25,
      move: ({ t }) => ({ lean: Math.sin(t * 2) * 0.015 }),
    },
  ],
  keys: {
    0: { rh: [0.3, 0.66], lh: [0.34, 0.5], right: 'fist', left: 'fist', torso: 0.06 },
    0.5: { rh: [0.3, 0.68], lh: [0.34, 0.52], torso: 0, neck: -0.14, mouth: 0.4 },
    0.8: { neck: -0.06 },
  },
  effects: [{ name: 'stars', at: [0.36, 1.2], strength: 0.3 }],
}

const WITNESSED: Pick<Score, 'partner' | 'fellows'> = {
  partner: saluting(1.3),
  fellows: (count) => Array.from({ length: count }, (_, index) => saluting(-0.45 - index * 0.4)),
}

/** The noose over the head of the steer. */
function roping({ object }: ActionContext): Score {
  return {
    seconds: 3.2,
    costume: 'cowboy',
    face: 'angry',
    set: [
      {
        thing: object ?? 'ox',
        x: 1.5,
        z: 0.03,
        height: 0.66,
        move: ({ t }) => ({ x: Math.sin(t * 1.2) * 0.06, lean: Math.sin(t * 6) * 0.03, turn: 1 }),
      },
    ],
    keys: {
      0: { rh: [0.12, 1.02], lh: [0.22, 0.6], right: 'fist', left: 'fist', hip: [-0.02, 0.44] },
      0.5: { rh: [0.2, 1.0], torso: -0.08, rf: [-0.14, 0], lf: [0.14, 0] },
    },
    strands: ({ at, body, beat: { t } }) => {
      const hand = at('rightHand')
      const end = { x: (1.26 + Math.sin(t * 1.2) * 0.06) * body, y: 0.6 * body }
      const noose = Array.from({ length: 9 }, (_, index) => ({
        x: end.x + Math.cos((index / 8) * TAU) * 0.13 * body,
        y: end.y + Math.sin((index / 8) * TAU) * 0.05 * body,
      }))
      const sag = {
        x: (hand.x + end.x) / 2,
        y: (hand.y + end.y) / 2 + Math.sin(t * 7) * 0.05 * body,
      }
      return [
        { points: [hand, sag, end], colour: '#c79a5a', width: 0.02, z: -0.04 },
        { points: noose, colour: '#c79a5a', width: 0.022, z: -0.05 },
      ]
    },
    effects: [{ name: 'dust', at: [1.5, 0.02], strength: 0.8 }],
  }
}

/** What is won, and how one shows it. */
export const CONQUESTS: Deeds = {
  lasso: { needs: { place: 'desert' }, by: roping },
  'fire-cannon': {
    seconds: 2.6,
    needs: { place: 'harbor' },
    costume: 'pirate',
    holds: [{ thing: 'burning torch', height: 0.3, angle: 0.9, at: [0.5, 0.9], layer: 'hand' }],
    set: [
      {
        thing: 'cannon',
        x: 0.62,
        z: -0.02,
        height: 0.42,
        move: ({ phase }) => ({ x: phase > 0.5 && phase < 0.75 ? -0.06 : 0 }),
      },
    ],
    keys: {
      0: { rh: [0.14, 0.72], lh: ['ear', -0.02, 0], torso: 0.02 },
      0.4: { rh: [0.3, 0.56], torso: 0.2, neck: 0.1 },
      0.55: { rh: [0.2, 0.66], torso: -0.14, mouth: 0.9, hip: [-0.05, 0.46] },
      0.8: { rh: [0.14, 0.72], mouth: 0.3 },
    },
    effects: [
      { name: 'fire', at: [1.0, 0.4], from: 0.48, until: 0.58, strength: 1.6 },
      { name: 'smoke', at: [1.04, 0.42], from: 0.48, until: 0.8, strength: 2 },
      { name: 'sparks', at: [0.98, 0.4], from: 0.48, until: 0.6, strength: 1.2 },
    ],
  },
  'plant-flag': {
    needs: { company: 5 },
    by: ({ partner }) => (partner ? { ...PLANTED, ...WITNESSED } : PLANTED),
  },
  'cross-swords': {
    seconds: 2.4,
    face: 'happy',
    needs: { place: 'castle', company: 5 },
    holds: [{ ...inHand('sword', 0.6, [0.5, 0.9]), angle: 0.5 }],
    keys: {
      0: { rh: [0.28, 0.92], right: 'fist', lh: ['hip', 0.04, 0.05], torso: 0.06 },
      0.5: { rh: [0.3, 0.98], neck: -0.1, mouth: 0.7, torso: 0.02 },
    },
    partner: {
      x: 1.0,
      guest: true,
      face: 'happy',
      holds: [{ ...inHand('sword', 0.6, [0.5, 0.9]), angle: -0.5 }],
      keys: {
        0: { rh: [0.28, 0.92], right: 'fist', torso: 0.06 },
        0.5: { rh: [0.3, 0.98], neck: -0.1, mouth: 0.7 },
      },
    },
    fellows: (count) =>
      Array.from({ length: count }, (_, index) => ({
        x: 0.5 + (index - (count - 1) / 2) * 0.34,
        z: 0.1,
        faces: 1 as const,
        view: 'front' as const,
        guest: true,
        face: 'happy' as const,
        holds: [inHand('sword', 0.6, [0.5, 0.9])],
        keys: { 0: { rh: [-0.02, 1.0], right: 'fist' }, 0.5: { rh: [-0.02, 1.05], mouth: 0.6 } },
      })),
    effects: [{ name: 'stars', at: [0.5, 1.5], strength: 0.6 }],
  },
}

import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import type { Keys } from '../../keys.ts'
import { KNEEL } from '../../postures.ts'
import { roundOne } from '../../round-one.ts'
import type { Beat, Deeds, Score, SetPiece } from '../../score.ts'

/** How much of it stands after so many strokes. */
const grown = ({ round, phase }: Beat, from: number): number =>
  Math.min(1, from + (1 - from) * 0.2 * (round + phase))

/** What comes of planks and screws, board by board. */
const FURNITURE: readonly (readonly [words: RegExp, thing: string, height: number])[] = [
  [/\b(?:table|desk)$/u, 'table', 0.46],
  [/\b(?:chair|stool|armchair)$/u, 'chair', 0.56],
  [/\b(?:wardrobe|closet|cupboard|cabinet)$/u, 'wardrobe', 1.16],
]

function assembling({ object }: ActionContext): Score {
  const [, thing, height] = FURNITURE.find(([words]) => words.test(object ?? '')) ?? [
    null,
    'bare bookcase',
    1.06,
  ]
  const low = height < 0.7
  const y = low ? 0.36 : 0.62
  return {
    seconds: 0.9,
    holds: [inHand('screwdriver', 0.16, [0.5, 0.85])],
    set: [
      {
        thing,
        stands: true,
        x: 0.64,
        z: 0.05,
        height,
        move: (beat) => ({ stretch: grown(beat, 0.7) }),
      },
      { thing: 'plank', x: 0.1, z: -0.1, height: 0.06, shadow: false },
      { thing: 'toolbox', x: 1.3, z: -0.08, height: 0.18 },
    ],
    keys: {
      0: low
        ? { ...KNEEL, rh: [0.34, y], lh: [0.3, y - 0.1], torso: 0.3, neck: 0.1 }
        : { rh: [0.32, y], lh: [0.34, y - 0.16], torso: 0.14, neck: 0.1 },
      0.5: { rh: [0.36, y - 0.05], torso: low ? 0.34 : 0.2 },
    },
  }
}

/** One at each side, a hammer for the pegs; the cloth comes up between them. */
const PITCHING: Score = {
  seconds: 1,
  holds: [
    {
      thing: 'hammer',
      angle: 0.2,
      height: 0.24,
      at: [0.5, 0.85],
      swing: ({ phase }) => 1.1 * Math.min(phase, 1 - phase) * 2,
    },
  ],
  set: [
    {
      thing: 'tent',
      stands: true,
      x: 1.02,
      z: 0.06,
      height: 0.95,
      move: (beat) => ({ stretch: grown(beat, 0.3) }),
    },
  ],
  keys: {
    0: { ...KNEEL, rh: [0.2, 0.46], lh: [0.3, 0.1], torso: 0.3, neck: 0.1 },
    0.5: { rh: [0.32, 0.14], lh: [0.32, 0.08], torso: 0.5 },
    0.6: { rh: [0.32, 0.13], torso: 0.5 },
  },
  effects: [{ name: 'dust', at: [0.36, 0.02], from: 0.48, until: 0.7, strength: 0.4 }],
}

/** Two strings are knotted, and the bunch sways over them. */
const TYING_BALLOONS: Score = {
  seconds: 1.6,
  face: 'happy',
  set: [
    {
      thing: 'balloons',
      stands: true,
      x: 0.42,
      y: 0.58,
      z: 0.04,
      height: 0.62,
      shadow: false,
      move: ({ t }) => ({ lean: 0.06 * Math.sin(t * 1.7) }),
    },
  ],
  keys: {
    0: { rh: [0.34, 0.62], lh: [0.38, 0.58], torso: 0.1, neck: 0.08 },
    0.3: { rh: [0.4, 0.66], lh: [0.34, 0.62], torso: 0.12 },
    0.6: { rh: [0.36, 0.58], lh: [0.4, 0.64], torso: 0.1, neck: -0.08, mouth: 0.4 },
  },
}

/** Up and down the rungs a little, while hands hold it on both sides. */
const STEADY: Keys = {
  0: { rh: [0.3, 0.62], lh: [0.32, 0.46], torso: 0.1, neck: -0.3 },
  0.5: { rh: [0.3, 0.64], lh: [0.32, 0.48], torso: 0.13, neck: -0.26 },
}
const HELD_LADDER: SetPiece = { thing: 'ladder', stands: true, x: 0, z: 0.03, height: 1.9 }
const ON_RUNGS: Keys = {
  0: {
    at: [0, 0.42],
    rh: [0.09, 1.0],
    lh: [-0.09, 0.8],
    rf: [0.05, 0.18],
    lf: [-0.05, 0],
    hip: [0, 0.49],
  },
  0.5: { at: [0, 0.5], rh: [0.09, 0.8], lh: [-0.09, 1.0], rf: [0.05, 0], lf: [-0.05, 0.18] },
}
const CLIMBING_HELD: Score = {
  seconds: 1.4,
  view: 'back',
  set: [HELD_LADDER],
  keys: ON_RUNGS,
  partner: { guest: true, x: 0.44, z: 0.02, keys: STEADY },
  fellows: (count) =>
    Array.from({ length: count }, () => ({
      guest: true,
      x: -0.44,
      z: 0.02,
      faces: 1 as const,
      keys: STEADY,
    })),
}

/** On the knees, and the car goes ahead over the floor and comes back. */
const RACING_TOYS: Score = {
  seconds: 2,
  face: 'happy',
  set: [
    {
      thing: 'toy car',
      stands: true,
      x: 0.36,
      z: -0.06,
      height: 0.17,
      move: ({ phase }) => {
        const way =
          phase < 0.2 ? 0 : phase < 0.62 ? (phase - 0.2) / 0.42 : 1 - (phase - 0.62) / 0.38
        return { x: 0.62 * way }
      },
    },
  ],
  keys: {
    0: { ...KNEEL, rh: [0.3, 0.14], lh: [0.12, 0.06], torso: 0.7, neck: -0.2 },
    0.2: { rh: [0.4, 0.14], torso: 0.86, mouth: 0.4 },
    0.4: { rh: [0.28, 0.4], torso: 0.5, mouth: 0.9, neck: -0.24 },
    0.7: { rh: [0.2, 0.5], lh: [0.16, 0.48], torso: 0.2, mouth: 0.8 },
  },
}

/** Four hands on one row of keys. */
const DUET: Score = {
  seconds: 1.2,
  face: 'happy',
  set: [
    { thing: 'bench', x: -0.1, z: 0.06, height: 0.3 },
    { thing: 'grand piano', x: 0.62, z: 0.1, height: 0.68 },
  ],
  keys: {
    0: {
      hip: [0, 0.32],
      rf: [0.2, 0],
      lf: [0.235, 0],
      rh: [0.25, 0.42],
      lh: [0.29, 0.4],
      torso: 0.05,
      neck: 0.12,
    },
    0.25: { rh: [0.27, 0.385], lh: [0.3, 0.43] },
    0.5: { rh: [0.25, 0.43], lh: [0.27, 0.385], torso: 0.13, neck: 0.04 },
    0.75: { rh: [0.24, 0.385], lh: [0.31, 0.42] },
  },
  partner: {
    x: -0.26,
    z: 0.03,
    faces: 1,
    face: 'happy',
    late: 0.3,
    keys: {
      0: {
        hip: [0, 0.32],
        rf: [0.2, 0],
        lf: [0.235, 0],
        rh: [0.4, 0.43],
        lh: [0.44, 0.4],
        torso: 0.16,
        neck: 0.1,
      },
      0.25: { rh: [0.42, 0.39], lh: [0.46, 0.43] },
      0.5: { rh: [0.4, 0.43], lh: [0.43, 0.39], torso: 0.2, neck: 0.02, mouth: 0.4 },
    },
  },
  effects: [{ name: 'notes', at: [0.55, 0.62] }],
}

/** What takes two, and something between them. */
export const CREWS_OF_TWO: Deeds = {
  'build-furniture': {
    ...roundOne(assembling, { middle: 0.64 }),
    needs: { place: 'living-room', company: 4, alike: true },
  },
  'pitch-tent': {
    ...roundOne(PITCHING, { middle: 1.02 }),
    needs: { place: 'campsite', company: 4, alike: true },
  },
  'tie-balloons': {
    ...roundOne(TYING_BALLOONS, { middle: 0.42 }),
    needs: { place: 'living room', company: 4, alike: true },
  },
  'climb-held': { ...CLIMBING_HELD, needs: { company: 3 } },
  'race-toys': { ...RACING_TOYS, needs: { place: 'living-room' } },
  'piano-duet': { ...DUET, needs: { place: 'stage', company: 2 } },
}

import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import { ONE_KNEE } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'

const ON_HEADS =
  /\b(?:hat|cap|beret|crown|tiara|wig|bonnet|helmet|turban|veil|headband|hood|bow)s?$/u
const AT_NECKS = /\b(?:tie|bow tie|necktie|scarf|collar|necklace|bandana)$/u
const ON_BACKS = /\b(?:backpack|rucksack|schoolbag)$/u
const AT_WAISTS = /\b(?:belt|apron|skirt|trousers|pants|jeans|shorts|kilt)$/u

const atHead: Keys = {
  0: { rh: ['crown', -0.09, -0.05], lh: ['crown', 0.09, -0.05], neck: 0.05 },
  0.5: { rh: ['crown', -0.08, -0.03], lh: ['crown', 0.1, -0.07], neck: -0.07, mouth: 0.3 },
}

/** The one hand draws at the knot, the other holds on. */
const atNeck: Keys = {
  0: { rh: [-0.02, 0.66], lh: [0.015, 0.69], neck: 0.05 },
  0.35: { rh: [-0.05, 0.63], lh: [0.03, 0.71], neck: 0.1 },
  0.7: { rh: [0.0, 0.6], lh: [0.01, 0.72], neck: -0.06 },
}

const atWaist: Keys = {
  0: { rh: [-0.05, 0.47], lh: [0.05, 0.47], neck: 0.12 },
  0.5: { rh: [-0.02, 0.49], lh: [0.02, 0.46], neck: 0.06 },
}

/** From the hem up to the collar. */
const upTheFront: Keys = {
  0: { rh: [-0.01, 0.47], lh: [0.02, 0.45], neck: 0.14 },
  0.55: { rh: [-0.01, 0.66], lh: [0.02, 0.46], neck: 0.02 },
  0.8: { rh: [-0.01, 0.68], lh: [0.03, 0.55], neck: -0.04, mouth: 0.3 },
}

/** By the straps, at both shoulders. */
const atShoulders: Keys = {
  0: { rh: [0.09, 0.68], lh: [0.1, 0.66], neck: 0.05 },
  0.5: { rh: [0.1, 0.73], lh: [0.11, 0.71], neck: -0.04, torso: 0.06, mouth: 0.2 },
}

function keysFor(worn: string): Keys {
  if (ON_HEADS.test(worn) && !/\bbow tie$/u.test(worn)) return atHead
  if (AT_NECKS.test(worn)) return atNeck
  if (ON_BACKS.test(worn)) return atShoulders
  return AT_WAISTS.test(worn) ? atWaist : upTheFront
}

/** Clothes that one has on are set right. */
function adjusting({ object }: ActionContext): Score {
  // What is on the back is seen from the side.
  const view = ON_BACKS.test(object ?? '') ? 'side' : 'front'
  return { seconds: 2.2, view, keys: keysFor(object ?? '') }
}

/** Hands held out, with what is offered in the one. */
function reaching(keys: Keys): (context: ActionContext) => Score {
  return ({ object }) => ({
    seconds: 1.8,
    face: 'happy',
    holds: object === null ? [] : [{ thing: object, height: 0.1 }],
    keys,
  })
}

export const ADJUSTING: Deeds = {
  'adjust-clothes': { by: adjusting },
  // To a beast that has it on: down to a dog, level to a horse.
  'reach-down': {
    by: reaching({
      0: { ...ONE_KNEE, rh: [0.34, 0.42], lh: [0.36, 0.36], torso: 0.3, neck: 0.1 },
      0.5: { rh: [0.38, 0.38], lh: [0.33, 0.4], torso: 0.36 },
    }),
  },
  // To the cord of a lamp that stands there: nobody takes it along.
  'press-switch': {
    seconds: 3.4,
    once: true,
    keys: {
      0: { rh: [0.2, 0.5], neck: 0.06 },
      0.3: { rh: [0.38, 0.52], torso: 0.16, neck: 0.1 },
      0.4: { rh: [0.4, 0.46], torso: 0.18 },
      0.6: { rh: [0.16, 0.46], torso: 0, neck: 0, mouth: 0.2 },
      1: { rh: [0.1, 0.45], torso: 0, neck: 0 },
    },
  },
  'reach-to': {
    by: reaching({
      0: { rh: [0.34, 0.8], lh: [0.36, 0.74], torso: 0.08, neck: -0.1 },
      0.5: { rh: [0.38, 0.76], lh: [0.33, 0.8], torso: 0.13 },
    }),
  },
}

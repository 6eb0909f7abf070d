import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { FARM, GARDEN } from '../../settings.ts'
import { KNEEL, SIT } from '../../postures.ts'
import { posture } from '../../posture.ts'

interface Grown {
  readonly plant: string
  /** In adult heights. */
  readonly tall: number
}

const BUSHES =
  /(?<berry>blueberr|raspberr|blackberr|currant|gooseberr|elderberr|tomato|pepper|chill?i|eggplant|aubergine|bean|pea\b|cucumber|coffee|grape|berr)/u

/** What it grows on. */
function grownOn(fruit: string): Grown {
  if (/strawberr/u.test(fruit)) return { plant: 'strawberry plant', tall: 0.3 }
  const { berry } = BUSHES.exec(fruit)?.groups ?? {}
  if (berry === 'grape') return { plant: 'grape vine', tall: 0.86 }
  if (berry?.endsWith('berr')) return { plant: `${berry}y bush`, tall: 0.62 }
  if (berry === 'currant') return { plant: 'currant bush', tall: 0.62 }
  if (berry) return { plant: `${berry} plant`, tall: 0.72 }
  return { plant: /^(?:|apple|fruit)s?$/u.test(fruit) ? 'apple tree' : `${fruit} tree`, tall: 1.5 }
}

/** Fruit that a basket of red ones may show. */
const RED = /apple|strawberr|tomato|cherr|raspberr|fruit/u

/** From a tree one takes it down, from a bush at one's side, from the ground on one's knees. */
function picking(context: ActionContext): Score {
  const fruit = context.object ?? 'apple'
  const { plant, tall } = grownOn(fruit)
  const low = tall < 1
  return {
    seconds: 2.4,
    needs: FARM,
    costume: 'farmer',
    face: 'happy',
    holds: [
      {
        ...inHand(context.find(fruit) ? fruit : 'apple', 0.07),
        when: ({ phase }) => phase > 0.36 && phase < 0.8,
      },
    ],
    set: [
      {
        thing: context.find(plant) ? plant : 'fruit tree',
        x: low ? 0.5 : 0.62,
        z: 0.04,
        height: tall,
      },
      {
        thing: RED.test(fruit) ? 'fruit basket' : 'basket',
        x: low ? -0.3 : 0.24,
        z: -0.06,
        height: 0.24,
      },
    ],
    keys: tall < 0.4 ? ON_KNEES : low ? AT_A_BUSH : FROM_A_TREE,
    effects: [{ name: 'leaves', at: [0.34, 0.7 * tall], from: 0.32, until: 0.45, strength: 0.6 }],
  }
}

const FROM_A_TREE: Score['keys'] = {
  0: { rh: [0.2, 0.7], lh: [0.22, 0.62], neck: -0.2 },
  0.3: { rh: [0.28, 1.06], neck: -0.36, hip: [0.02, 0.471], torso: -0.02 },
  0.42: { rh: [0.26, 1.0] },
  0.7: { rh: [0.26, 0.36], torso: 0.5, neck: 0.1, hip: [-0.06, 0.42] },
  0.82: { rh: [0.26, 0.34], torso: 0.5 },
}

const AT_A_BUSH: Score['keys'] = {
  0: { rh: [0.24, 0.5], lh: [0.26, 0.44], torso: 0.16, neck: 0.1 },
  0.3: { rh: [0.34, 0.46], torso: 0.26, neck: 0.16 },
  0.42: { rh: [0.28, 0.5] },
  0.7: { rh: [-0.2, 0.34], torso: 0.06, neck: -0.1 },
  0.82: { rh: [-0.22, 0.3] },
}

const ON_KNEES: Score['keys'] = {
  0: { ...KNEEL, torso: 0.4, neck: 0.1, rh: [0.3, 0.24], lh: [0.28, 0.16] },
  0.3: { torso: 0.54, rh: [0.4, 0.14] },
  0.42: { torso: 0.4, rh: [0.34, 0.26] },
  0.7: { torso: 0.1, neck: 0, rh: [-0.2, 0.26] },
  0.82: { rh: [-0.22, 0.24] },
}

/** How high one sits among the branches, in own heights. */
const BOUGH = 1.06

/** In the crown of the tree, from which it comes down into the hand. */
function pickingUpThere(context: ActionContext): Score {
  const low = picking(context)
  const [tree, basket] = low.set ?? []
  if (!tree || !basket) return low
  return {
    ...low,
    set: [
      { ...tree, x: 0, z: 0.05, height: 2.3 },
      { ...basket, x: 0.5 },
    ],
    keys: {
      0: { ...SIT, at: [0, BOUGH], rh: [0.2, 0.5], lh: [-0.1, 0.36], neck: -0.1 },
      0.3: { at: [0, BOUGH], rh: [0.26, 0.76], neck: -0.34 },
      0.42: { rh: [0.24, 0.7] },
      0.6: { rh: ['mouth', 0.08, 0], neck: 0, mouth: 0.5 },
      0.78: { at: [0, BOUGH], rh: ['mouth', 0.08, 0], mouth: 0.1 },
    },
    effects: [],
  }
}

/** From the rungs of a ladder that leans on the tree. */
function pickingOnLadder(context: ActionContext): Score {
  const low = picking(context)
  const [tree, basket] = low.set ?? []
  if (!tree || !basket) return low
  return {
    ...low,
    set: [
      { thing: 'stepladder', x: 0.06, z: 0.03, height: 0.92 },
      { ...tree, height: 2.1, x: 0.8 },
      { ...basket, x: -0.4 },
    ],
    keys: {
      0: { at: [0, 0.56], rh: [0.2, 0.7], lh: [0.18, 0.5], neck: -0.1 },
      0.3: { at: [0, 0.56], rh: [0.34, 0.9], neck: -0.3, torso: 0.06 },
      0.42: { rh: [0.3, 0.84] },
      0.7: { rh: [0.12, 0.56], torso: 0 },
      0.82: { at: [0, 0.56], rh: [0.12, 0.54] },
    },
    effects: [],
  }
}

/** Fruit, flowers and eggs. */
export const PICKING: Deeds = {
  'pick-fruit': { needs: FARM, by: picking },
  'pick-fruit-in-tree': { needs: FARM, by: pickingUpThere },
  'pick-fruit-on-ladder': { needs: FARM, by: pickingOnLadder },
  'pick-tea': {
    seconds: 2.2,
    needs: FARM,
    set: [{ thing: 'bush', x: 0.44, z: -0.03, height: 0.46, shadow: false }],
    keys: {
      0: { rh: [0.34, 0.46], lh: [0.24, 0.4], torso: 0.2, neck: 0.14 },
      0.25: { rh: [0.3, 0.54], lh: [0.36, 0.42], torso: 0.26 },
      0.5: { rh: [0.36, 0.44], lh: [0.28, 0.54], torso: 0.2 },
      0.75: { rh: [-0.14, 0.66], lh: [0.34, 0.42], torso: 0.08, neck: 0 },
    },
    effects: [{ name: 'leaves', at: [0.36, 0.5], from: 0.1, until: 0.3, strength: 0.3 }],
  },
  'pick-flowers': {
    seconds: 2.6,
    needs: { place: 'meadow' },
    face: 'happy',
    holds: [{ thing: 'bouquet', angle: 0 }],
    set: [{ thing: 'flower patch', x: 0.46, z: 0.03, height: 0.26, shadow: false }],
    keys: {
      0: { ...KNEEL, torso: 0.5, neck: 0, rh: [0.2, 0.4], lh: [0.4, 0.14] },
      0.35: { torso: 0.35, lh: [0.38, 0.22], rh: [0.18, 0.42] },
      0.65: { torso: 0.05, rh: ['nose', 0.07, -0.06], lh: [0.16, 0.36], blink: 1 },
      0.8: { torso: 0.05, rh: ['nose', 0.06, -0.06], blink: 1 },
    },
    effects: [{ name: 'petals', at: [0.3, 0.5], strength: 0.5 }],
  },
  'egg-hunt': {
    seconds: 2.4,
    needs: GARDEN,
    face: 'happy',
    holds: [
      { ...inHand('egg basket', 0.22, [0.5, 0.06]), grip: 'leftHand', layer: 'back' },
      { ...inHand('pink egg', 0.1), when: ({ phase }) => phase > 0.4 && phase < 0.82 },
    ],
    set: [
      { thing: 'easter egg', x: 0.95, z: 0.03, height: 0.14 },
      { thing: 'yellow egg', x: -0.5, z: 0.03, height: 0.14 },
      {
        thing: 'pink egg',
        x: 0.4,
        z: -0.05,
        height: 0.12,
        move: ({ phase }) => ({ alpha: phase > 0.4 ? 0 : 1 }),
      },
      { thing: 'easter egg', x: -0.8, z: -0.05, height: 0.12 },
    ],
    keys: {
      0: posture(
        'hip -0.08 0.36, torso 0.7, neck -0.3, rh 0.34 0.2, lh -0.1 0.42, rf -0.06 0, lf 0.08 0',
      ),
      0.38: { rh: [0.38, 0.1], torso: 0.8 },
      0.62: { hip: [0, 0.471], torso: 0, neck: 0, rh: [0.2, 0.92], mouth: 0.8 },
      0.8: { rh: [0.02, 0.5], lh: [-0.08, 0.5], torso: 0.08, mouth: 0.3 },
    },
    effects: [{ name: 'stars', at: [0.2, 1], from: 0.58, until: 0.7, strength: 0.5 }],
  },
}

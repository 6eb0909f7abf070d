import type { Actor } from '../../../../../cast/actor.ts'
import { slicedUp } from '../../../things/used-up.ts'
import type { Beat, Deeds, Score } from '../../score.ts'
import { COUNTER } from '../../furniture.ts'
import { NEAR_KITCHEN } from '../../settings.ts'

const CUT_MELON: Score = {
  seconds: 1.4,
  needs: NEAR_KITCHEN,
  holds: [{ thing: 'knife', angle: 1.9, at: [0.5, 0.88], height: 0.26 }],
  set: [
    { ...COUNTER, z: 0.02 },
    { thing: 'half watermelon', x: 0.44, y: 0.42, z: -0.05, height: 0.17 },
    ...[0.62, 0.72, 0.82].map((x, index) => ({
      thing: 'watermelon slice',
      x,
      y: 0.42,
      z: -0.06 - 0.01 * index,
      height: 0.1,
      move: ({ t, seconds }: Beat) => ({ alpha: t > (0.2 + 0.24 * index) * seconds ? 1 : 0 }),
    })),
  ],
  keys: {
    0: { rh: [0.3, 0.76], lh: [0.36, 0.54], torso: 0.14, neck: 0.22 },
    0.4: { rh: [0.3, 0.6], torso: 0.24, mouth: 0.2 },
    0.6: { rh: [0.3, 0.59] },
  },
  effects: [{ name: 'splash', at: [0.44, 0.56], from: 0.36, until: 0.5, strength: 0.3 }],
  face: 'happy',
}

const CUT: Score = {
  seconds: 0.8,
  needs: NEAR_KITCHEN,
  holds: [{ thing: 'knife', angle: 1.75, at: [0.5, 0.86] }],
  set: [
    COUNTER,
    {
      thing: '?carrot',
      x: 0.46,
      y: 0.42,
      z: -0.055,
      height: 0.14,
      move: () => ({ spin: Math.PI / 2, y: -0.05 }),
    },
  ],
  keys: {
    0: { rh: [0.24, 0.6], lh: [0.34, 0.49], torso: 0.16, neck: 0.24 },
    0.45: { rh: [0.24, 0.5], torso: 0.2 },
  },
  effects: [{ name: 'crumbs', at: [0.42, 0.46], from: 0.4, until: 0.55, strength: 0.5 }],
}

/** Vegetables whose pictures stand on their tips. */
const UPRIGHT =
  /\b(carrot|cucumber|leek|celery|zucchini|courgette|eggplant|aubergine|asparagus|banana|vegetable)s?$/u

/** Fish, loaves and steaks lie as they are drawn: only what is drawn upright is laid down. */
const cutLying = (thing: string, height: number, actor?: Actor): Score => ({
  ...CUT,
  set: [
    COUNTER,
    { thing: 'cutting board', x: 0.46, y: 0.42, z: -0.05, height: 0.05 },
    { thing, ...(actor && { actor }), x: 0.44, y: 0.43, z: -0.055, height },
  ],
})

/** With a knife. */
export const CUTTING: Deeds = {
  cut: {
    needs: NEAR_KITCHEN,
    by: (context) => {
      const food = context.object ?? 'carrot'
      if (/melon/.test(food)) return CUT_MELON
      const thing = context.find(food)
      if (UPRIGHT.test(food) || thing === null) return CUT
      return cutLying('?bread', 0.11, slicedUp(thing, context.seconds))
    },
  },
  'carve-roast': { ...cutLying('roast turkey', 0.22), needs: NEAR_KITCHEN },
  'cut-watermelon': CUT_MELON,
  peel: {
    seconds: 1,
    needs: NEAR_KITCHEN,
    holds: [
      { thing: '?apple', grip: 'leftHand', upright: true, height: 0.17 },
      { thing: 'knife', angle: 1.2, height: 0.17 },
    ],
    set: [COUNTER],
    keys: {
      0: { lh: [0.32, 0.64], rh: [0.22, 0.67], neck: 0.2, torso: 0.04 },
      0.5: { rh: [0.23, 0.6] },
    },
  },
  sharpen: {
    seconds: 0.9,
    needs: NEAR_KITCHEN,
    holds: [{ thing: 'knife', angle: 1.6, at: [0.5, 0.9], height: 0.36 }],
    set: [COUNTER, { thing: 'whetstone', x: 0.46, y: 0.42, z: -0.056, height: 0.09 }],
    keys: {
      0: { rh: [0.16, 0.54], lh: [0.5, 0.53], torso: 0.14, neck: 0.24 },
      0.5: { rh: [0.36, 0.54], lh: [0.5, 0.53], torso: 0.22 },
    },
    effects: [{ name: 'sparks', at: [0.46, 0.53], strength: 0.4 }],
  },
}

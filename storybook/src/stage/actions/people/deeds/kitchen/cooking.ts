import { CAKE_TOPPINGS } from './cake-toppings.ts'
import type { Beat, Cue, Deeds, Score, Variation } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { KITCHEN, NEAR_KITCHEN } from '../../settings.ts'
import { COUNTER } from '../../furniture.ts'

const STIRRING: Score = {
  seconds: 1.5,
  needs: KITCHEN,
  costume: 'home cook',
  face: 'happy',
  holds: [{ thing: 'wooden spoon', angle: 0.15, at: [0.5, 0.06] }],
  set: [
    { thing: 'stove', x: 0.46, z: 0.03, height: 0.5 },
    { thing: 'pot', x: 0.4, y: 0.5, z: 0.02, height: 0.15 },
  ],
  keys: {
    0: { rh: [0.27, 0.77], lh: [0.24, 0.56], torso: 0.08, neck: 0.16 },
    0.25: { rh: [0.33, 0.75] },
    0.5: { rh: [0.38, 0.77], neck: 0.1, mouth: 0.2 },
    0.75: { rh: [0.32, 0.79] },
  },
  effects: [{ name: 'steam', at: [0.4, 0.66] }],
}

/** Meat, fish and eggs are seen in the pan. */
const frying = (food: string): Score => ({
  ...STIRRING,
  holds: [{ thing: 'spatula', angle: 2.4, at: [0.5, 0.94] }],
  set: [
    { thing: 'stove', x: 0.46, z: 0.03, height: 0.5 },
    { thing: 'skillet', x: 0.42, y: 0.5, z: 0.02, height: 0.07 },
    { thing: food, x: 0.42, y: 0.54, z: -0.04, height: 0.12 },
  ],
})

/** An egg out of its shell. */
const BROKEN_EGG = /\beggs?$/u

const isFried = (object: string | null): boolean =>
  /steak|fish|meat|egg|sausage|bacon|chicken|burger|salmon|beef|vegetable|mushroom|shrimp|prawn|tomato|potato|chocolate|butter|cheese/u.test(
    object ?? '',
  )

const FLIPPING: Score = {
  seconds: 2,
  needs: NEAR_KITCHEN,
  costume: 'home cook',
  face: 'happy',
  holds: [{ thing: 'pan' }],
  set: [
    { thing: 'stove', x: 0.62, height: 0.48 },
    {
      thing: 'pancake',
      z: -0.05,
      height: 0.03,
      ...aloft(
        [0.42, 0.63],
        [
          { until: 0.3, to: [0.42, 0.6] },
          { until: 0.42, to: [0.42, 0.7] },
          { until: 0.8, to: [0.42, 0.63], lift: 0.36 },
          { until: 1, to: [0.42, 0.63] },
        ],
        1,
      ),
    },
  ],
  keys: {
    0: { rh: [0.22, 0.62], lh: ['hip', 0.06, 0.08], neck: 0.1 },
    0.3: { rh: [0.22, 0.58], hip: [0, 0.455] },
    0.42: { rh: [0.22, 0.68], hip: [0, 0.47], neck: -0.15 },
    0.6: { rh: [0.22, 0.63], neck: -0.3, mouth: 0.5 },
    0.8: { rh: [0.22, 0.6], neck: 0.05 },
  },
  effects: [{ name: 'steam', at: [0.42, 0.7], strength: 0.5 }],
}

const isFlipped = (object: string | null): boolean =>
  /\b(?:pancakes?|cr[eê]pes?|omelett?es?|flapjacks?)$/u.test(object ?? '')

/** What is cooked is seen: it flies out of the pan, lies in it, or is stirred in a pot. */
function cooking(object: string | null): Score {
  if (isFlipped(object)) return FLIPPING
  if (!isFried(object)) return STIRRING
  return frying(BROKEN_EGG.test(object ?? '') ? 'fried egg' : '?steak')
}

const BAKING: Score = {
  seconds: 1.2,
  needs: NEAR_KITCHEN,
  costume: 'home cook',
  face: 'happy',
  holds: [
    { thing: 'rolling pin', grip: 'bothHands', angle: Math.PI / 2, height: 0.28, at: [0.5, 0.5] },
  ],
  set: [
    COUNTER,
    { thing: 'cookie tray', x: 0.62, y: 0.42, z: -0.055, height: 0.075 },
    {
      thing: 'dough',
      x: 0.34,
      y: 0.42,
      z: -0.06,
      height: 0.05,
      move: ({ phase }) => ({ height: 0.055 - Math.sin(phase * Math.PI) * 0.012 }),
    },
  ],
  keys: {
    0: { rh: [0.2, 0.5], lh: [0.24, 0.5], torso: 0.22, neck: 0.2, hip: [-0.05, 0.466] },
    0.5: { rh: [0.34, 0.5], lh: [0.38, 0.5], torso: 0.38, hip: [-0.02, 0.46] },
  },
  effects: [{ name: 'dust', at: [0.35, 0.5], strength: 0.4 }],
}

const BAKED =
  /\b(pie|cake|cupcakes?|muffins?|bread|loaf|baguettes?|croissants?|pretzels?|pizza|tart|cheesecake)$/u

/** What is baked is seen: one is ready on the counter while the dough of the next is rolled out. */
function baking(object: string | null): Score {
  if (object === null || !BAKED.test(object)) return BAKING
  const baked = { thing: object, x: 0.68, y: 0.42, z: -0.055, height: 0.17 }
  const set = BAKING.set?.map((each) =>
    each.thing === 'cookie tray' ? { ...baked, stands: true } : each,
  )
  const steam: Cue = { name: 'steam', at: [0.68, 0.6], strength: 0.5 }
  return { ...BAKING, set: set ?? [], effects: [...(BAKING.effects ?? []), steam] }
}

interface Oven {
  readonly thing: string
  readonly x: number
  readonly height: number
}

/** Of a tray or an oven alone nobody knows what is in it. */
const ON_TRAYS = /\b(?:oven|tray|sheet|tin)$/u

/** Bread comes out of an oven on a tray, and goes in again. */
const tending = (oven: Oven, place: string, baked: string): Score => ({
  seconds: 3,
  needs: { place },
  costume: 'baker',
  face: 'happy',
  holds: [{ thing: 'baking tray', grip: 'bothHands', angle: 0, at: [0.5, 0.7] }],
  set: [
    { ...oven, z: 0.05 },
    // A pizza is as large as its tray.
    ...(baked.endsWith('pizza') ? [0] : [-0.08, 0, 0.08]).map((side, index) => ({
      thing: baked,
      x: 0,
      z: -0.06 - index * 0.002,
      height: baked.endsWith('pizza') ? 0.13 : 0.09,
      shadow: false,
      move: ({ phase }: Beat) => {
        const out = (1 - Math.cos(phase * Math.PI * 2)) / 2
        return { x: 0.4 - out * 0.12 + side, y: 0.55 + out * 0.06 }
      },
    })),
  ],
  keys: {
    0: { rh: [0.38, 0.52], lh: [0.42, 0.52], torso: 0.24, neck: 0.06 },
    0.5: { rh: [0.26, 0.58], lh: [0.3, 0.58], torso: 0, mouth: 0.5, neck: 0.12 },
  },
  effects: [{ name: 'steam', at: [0.34, 0.7], strength: 0.8 }],
})

function bakedOn(object: string): string {
  if (/pizzas?$/u.test(object)) return 'whole pizza'
  return ON_TRAYS.test(object) ? 'cookie' : '?bread'
}

const tendingOf = (oven: Oven, place: string): Variation => ({
  needs: { place },
  by: ({ object }) => tending(oven, place, bakedOn(object ?? '')),
})

/** At the stove and the oven. */
export const COOKING: Deeds = {
  ...CAKE_TOPPINGS,
  cook: { needs: KITCHEN, by: ({ object }) => cooking(object) },
  'tend-oven': tendingOf({ thing: 'oven', x: 0.86, height: 0.56 }, 'kitchen'),
  'tend-brick-oven': tendingOf({ thing: 'brick oven', x: 1.02, height: 1.15 }, 'restaurant'),
  'flip-pancake': FLIPPING,
  bake: { needs: NEAR_KITCHEN, by: ({ object }) => baking(object) },
  barbecue: {
    seconds: 2,
    needs: { place: 'garden' },
    costume: 'home cook',
    face: 'happy',
    holds: [{ thing: 'spatula', angle: 2.2, at: [0.5, 0.9] }],
    set: [
      { thing: 'grill', x: 0.46, z: 0.03, height: 0.52 },
      { thing: 'grilled sausages', x: 0.46, y: 0.5, z: -0.02, height: 0.11 },
    ],
    keys: {
      0: { rh: [0.24, 0.64], lh: ['hip', 0.05, 0.08], torso: 0.1, neck: 0.14 },
      0.4: { rh: [0.32, 0.6], torso: 0.16 },
      0.6: { rh: [0.3, 0.74], neck: 0.05 },
    },
    effects: [
      { name: 'smoke', at: [0.46, 0.56] },
      { name: 'fire', at: [0.46, 0.5], strength: 0.15 },
    ],
  },
}

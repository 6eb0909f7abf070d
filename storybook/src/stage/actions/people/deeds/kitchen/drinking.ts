import type { Deeds, Hold, Score } from '../../score.ts'
import { COUNTER } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { KITCHEN, NEAR_KITCHEN } from '../../settings.ts'

const OPEN_BOTTLE: Score = {
  seconds: 2.2,
  needs: NEAR_KITCHEN,
  face: 'happy',
  holds: [{ thing: '?bottle', grip: 'leftHand', angle: 0, at: [0.5, 0.5], height: 0.26 }],
  keys: {
    0: { lh: [0.2, 0.62], rh: [0.21, 0.76], right: 'fist', neck: 0.14 },
    0.3: { rh: [0.23, 0.75], torso: 0.06, face: 'angry' },
    0.45: { rh: [0.2, 0.75] },
    0.6: { rh: [0.34, 0.92], torso: -0.06, neck: -0.06, mouth: 0.7 },
    0.85: { rh: [0.3, 0.86], mouth: 0.3 },
  },
  effects: [{ name: 'splash', at: [0.22, 0.78], from: 0.55, until: 0.75, strength: 0.6 }],
}

const IN_BAR = { place: 'bar', framing: 'close-up' } as const

/** The glass goes up to the mouth, tips, and comes down. */
const drunk = (thing: string, height: number): Score => ({
  seconds: 3.5,
  face: 'happy',
  holds: [
    {
      ...inHand(thing, height),
      swing: ({ phase }) =>
        phase > 0.34 && phase < 0.76 ? -Math.sin(((phase - 0.34) / 0.42) * Math.PI) * 0.7 : 0,
    },
  ],
  keys: {
    0: { rh: [0.22, 0.64], la: [0.1, 0.4] },
    0.35: { rh: ['mouth', 0.06, -0.035], neck: -0.05 },
    0.5: { rh: ['mouth', 0.05, -0.005], neck: -0.26, torso: -0.06, blink: 1 },
    0.65: { rh: ['mouth', 0.05, -0.005], neck: -0.28, blink: 1 },
    0.85: { rh: [0.23, 0.66], neck: 0, torso: 0, blink: 0, mouth: 0.4 },
  },
})
const SIP: Score = {
  ...drunk('?mug', 0.11),
  effects: [{ name: 'steam', at: 'rightHand', strength: 0.5 }],
}
const BEER: Score = { ...drunk('beer', 0.15), needs: IN_BAR }
const WINE: Score = {
  ...drunk('wine glass', 0.17),
  needs: { place: 'restaurant', framing: 'close-up' },
}

const COLD = /\b(?:juice|milk|lemonade|soda|cola|smoothie|glass|cocktail|ice(?:d)? .+)$/u
const SPIRITS = /\b(?:whisk(?:e?y|ies)|bourbon|scotch|rum|vodka|gin|brandy|cognac|tequila|liquor)$/u

/** What it is drunk from; only what is hot steams. */
function drinkOf(object: string): Score {
  if (/wine|champagne/u.test(object)) return WINE
  if (/beer|ale\b/u.test(object)) return BEER
  if (/\b(?:thermos|flask)$/u.test(object)) return drunk('thermos', 0.19)
  if (/\b(?:bottle|canteen)$/u.test(object)) return drunk('water bottle', 0.17)
  // By itself the word names a water buffalo.
  if (/\bwater$/u.test(object)) return drunk('water glass', 0.13)
  if (SPIRITS.test(object)) return { ...drunk('whiskey', 0.1), needs: IN_BAR }
  return COLD.test(object) ? drunk('?mug', 0.13) : SIP
}

const GLASS: Hold = { thing: 'wine glass' }
const MUG: Hold = inHand('beer mug', 0.14, [0.6, 0.55])

function glassFor(object: string | null): Hold {
  return /beer|ale\b|mug|stein|pint/u.test(object ?? '') ? MUG : GLASS
}

const RAISED: Score['keys'] = {
  0: { rh: [0.2, 0.64] },
  0.4: { rh: [0.3, 0.82], mouth: 0.6 },
  0.5: { rh: [0.305, 0.82] },
}

/** Two drink to each other. */
const toasting = (glass: Hold): Score => ({
  seconds: 2.2,
  face: 'happy',
  holds: [glass],
  keys: RAISED,
  partner: {
    x: 0.68,
    touching: true,
    face: 'happy',
    keys: { 0: { rh: [0.5, 0.64] }, 0.4: { rh: [0.385, 0.82] }, 0.5: { rh: [0.38, 0.82] } },
    holds: [glass],
  },
  effects: [{ name: 'stars', at: [0.37, 0.95], from: 0.4, until: 0.5, strength: 0.5 }],
})

/** What is in a jug when it is poured; the word alone is no vessel. */
const STUFFS =
  /(?:^| )(?:water|batter|milk|cream|mixture|liquid|juice|lemonade|sauce|gravy|broth|stock|chocolate|custard)$/u

/** What it is poured into, and how high that stands on the counter. */
const VESSELS: readonly (readonly [noun: RegExp, height: number])[] = [
  [/(?:^| )(?:skillet|pan|frying pan|wok|plate|dish|tray)$/u, 0.09],
  [/(?:^| )(?:jar|vase|flask|beaker|bottle|pitcher|jug|blender|teapot|kettle)$/u, 0.2],
  [/(?:^| )(?:bowl|pot|saucepan|cauldron|container|bucket|mold)$/u, 0.15],
]

function vesselFor(aim: string | null | undefined): { thing: string; height: number } {
  const [, height] = VESSELS.find(([noun]) => noun.test(aim ?? '')) ?? []
  return height === undefined ? { thing: 'glass', height: 0.09 } : { thing: aim ?? 'glass', height }
}

const pouring = (thing: string, vessel: { thing: string; height: number }): Score => ({
  seconds: 2.6,
  holds: [
    {
      thing,
      angle: 0,
      swing: ({ phase }) => Math.min(1, Math.max(0, Math.sin(phase * Math.PI) * 1.6 - 0.3)) * 1.9,
    },
  ],
  set: [COUNTER, { ...vessel, x: 0.42, y: 0.42, z: -0.06 }],
  keys: {
    0: { rh: [0.22, 0.6], lh: [0.36, 0.47] },
    0.5: { rh: [0.3, 0.61 + vessel.height], neck: 0.16, torso: 0.06 },
  },
  effects: [{ name: 'trickle', at: [0.42, 0.6], from: 0.3, until: 0.7, strength: 0.4 }],
})

/** Glasses and bottles. */
export const DRINKING: Deeds = {
  drink: { needs: { framing: 'close-up' }, by: ({ object }) => drinkOf(object ?? '') },
  'drink-beer': {
    needs: IN_BAR,
    by: ({ object }) => (/wine|champagne/.test(object ?? '') ? WINE : BEER),
  },
  toast: { by: ({ object }) => toasting(glassFor(object)) },
  'raise-glass': {
    by: ({ object }) => ({ seconds: 2.2, face: 'happy', holds: [glassFor(object)], keys: RAISED }),
  },
  pour: {
    needs: KITCHEN,
    by: ({ object, aim }) => pouring(STUFFS.test(object ?? '') ? 'jug' : '?bottle', vesselFor(aim)),
  },
  'open-bottle': OPEN_BOTTLE,
}

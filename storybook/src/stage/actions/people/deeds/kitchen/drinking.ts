import { clamp } from '../../../../easing.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { NEAR_KITCHEN } from '../../settings.ts'
import { pouring } from './pouring.ts'

/** When the cork is out, as a share of the deed. */
const POPS = 0.38

const OPEN_BOTTLE: Score = {
  seconds: 2.2,
  needs: NEAR_KITCHEN,
  face: 'happy',
  holds: [{ thing: '?bottle', grip: 'leftHand', angle: 0, at: [0.5, 0.5], height: 0.3 }],
  set: [
    {
      thing: 'cork',
      x: 0.25,
      y: 0.76,
      z: -0.05,
      height: 0.045,
      shadow: false,
      move: ({ phase }) => {
        const up = clamp((phase - POPS) / 0.5)
        return {
          x: 0.26 * up,
          y: 0.62 * up - 0.42 * up * up,
          spin: up * 9,
          alpha: phase > 0.95 ? 0 : 1,
        }
      },
    },
  ],
  keys: {
    0: { lh: [0.24, 0.6], rh: [0.25, 0.76], right: 'fist', neck: 0.14 },
    0.2: { rh: [0.26, 0.75], torso: 0.06 },
    0.34: { rh: [0.24, 0.76] },
    0.42: { rh: [0.16, 0.84], torso: -0.06, neck: -0.06, mouth: 0.7 },
    0.9: { rh: [0.15, 0.82], mouth: 0.5 },
  },
  effects: [
    { name: 'bubbles', at: [0.25, 0.8], from: 0.4, until: 0.9, strength: 1.2 },
    { name: 'stars', at: [0.26, 0.82], from: 0.38, until: 0.5, strength: 0.5 },
  ],
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
  if (/\bshots?$/u.test(object)) return { ...drunk('shot of tequila', 0.1), needs: IN_BAR }
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
  pour: { needs: NEAR_KITCHEN, by: pouring },
  'open-bottle': OPEN_BOTTLE,
}

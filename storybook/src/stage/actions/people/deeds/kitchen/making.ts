import { steps } from '../../steps.ts'
import { BAR, COUNTER } from '../../furniture.ts'
import { inBothHands, inHand } from '../../grips.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Hold, Score, SetPiece } from '../../score.ts'
import { KITCHEN, NEAR_KITCHEN } from '../../settings.ts'
import { thrown } from '../../thrown.ts'
import { TAU } from '../../track.ts'

/** On the counter, in front of the cook. */
const onCounter = (thing: string, height: number, x = 0.42): SetPiece => ({
  thing,
  x,
  y: 0.42,
  z: -0.06,
  height,
})

/** Dishes that are made by hand. */
export const MAKING: Deeds = {
  'make-pizza': {
    seconds: 1.6,
    costume: 'home cook',
    needs: KITCHEN,
    face: 'happy',
    holds: [
      {
        ...inHand('pizza dough', 0.1, [0.5, 0.9]),
        when: ({ phase }) => phase < 0.3 || phase > 0.8,
      },
    ],
    set: [
      COUNTER,
      onCounter('pizza on board', 0.07, 0.46),
      {
        thing: 'pizza dough',
        x: 0.24,
        z: -0.07,
        height: 0.1,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase - 0.3) / 0.5
          return s < 0 || s > 1
            ? { alpha: 0 }
            : {
                y: 0.86 + 4 * s * (1 - s) * 0.36,
                turn: 0.75 + 0.25 * Math.cos(s * TAU * 2),
                lean: Math.sin(s * TAU) * 0.3,
              }
        },
      },
    ],
    keys: {
      0: { rh: [0.24, 0.72], lh: [0.28, 0.72], neck: -0.05, right: 'open' },
      0.3: { rh: [0.26, 0.86], lh: [0.3, 0.86], neck: -0.22, mouth: 0.3 },
      0.55: { rh: [0.25, 0.8], lh: [0.3, 0.8], neck: -0.4, mouth: 0.7 },
      0.8: { rh: [0.25, 0.84], lh: [0.29, 0.84], neck: -0.2 },
    },
    effects: [{ name: 'crumbs', at: [0.25, 0.86], from: 0.3, until: 0.5 }],
  },
  'make-sushi': {
    seconds: 1.5,
    costume: 'home cook',
    needs: NEAR_KITCHEN,
    set: [
      COUNTER,
      onCounter('sushi board', 0.11, 0.58),
      {
        ...onCounter('sushi mat', 0.075, 0.3),
        move: ({ phase }) => ({ x: Math.sin(phase * TAU) * 0.02 }),
      },
    ],
    keys: {
      0: { rh: [0.24, 0.5], lh: [0.32, 0.5], neck: 0.24, torso: 0.12 },
      0.5: { rh: [0.29, 0.49], lh: [0.37, 0.49], torso: 0.18 },
    },
  },
  'make-sandwich': {
    seconds: 2,
    needs: NEAR_KITCHEN,
    face: 'happy',
    holds: [inHand('bread', 0.08, [0.5, 0.9])],
    set: [COUNTER, onCounter('sandwich stack', 0.15)],
    keys: {
      0: { rh: [0.36, 0.74], lh: [0.34, 0.46], neck: 0.2, torso: 0.1 },
      0.5: { rh: [0.4, 0.63], torso: 0.16 },
      0.7: { rh: [0.4, 0.61] },
    },
  },
  'toss-salad': {
    seconds: 1.2,
    needs: NEAR_KITCHEN,
    face: 'happy',
    holds: [
      inHand('wooden spoon', 0.24, [0.5, 0.1]),
      { ...inHand('wooden spoon', 0.24, [0.5, 0.1]), grip: 'leftHand', layer: 'between' },
    ],
    set: [
      COUNTER,
      onCounter('salad bowl', 0.17),
      ...[0, 0.3, 0.6].map((late, index): SetPiece => ({
        thing: 'leaf',
        x: 0.36 + index * 0.06,
        z: -0.07,
        height: 0.05,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase + late) % 1
          return { y: 0.55 + 4 * s * (1 - s) * 0.16, spin: s * 5 }
        },
      })),
    ],
    keys: {
      0: { rh: [0.33, 0.68], lh: [0.45, 0.72], neck: 0.22, torso: 0.12 },
      0.5: { rh: [0.37, 0.74], lh: [0.42, 0.66] },
    },
  },
  'make-tea': {
    seconds: 2.4,
    needs: NEAR_KITCHEN,
    face: 'happy',
    holds: [
      {
        ...inHand('teapot', 0.15, [0.08, 0.55]),
        swing: ({ phase }) => Math.min(1, Math.max(0, Math.sin(phase * Math.PI) * 1.7 - 0.4)) * 0.6,
      },
    ],
    set: [COUNTER, onCounter('teacup', 0.07, 0.52)],
    keys: {
      0: { rh: [0.26, 0.58], lh: [0.42, 0.47], neck: 0.14 },
      0.5: { rh: [0.32, 0.66], neck: 0.22, torso: 0.06 },
    },
    effects: [
      { name: 'trickle', at: [0.52, 0.6], from: 0.32, until: 0.7, strength: 0.35 },
      { name: 'steam', at: [0.52, 0.56], strength: 0.9 },
    ],
  },
  'crack-egg': {
    seconds: 1.8,
    needs: NEAR_KITCHEN,
    holds: [inHand('egg', 0.075)],
    set: [COUNTER, onCounter('big bowl', 0.12)],
    keys: {
      0: { rh: [0.36, 0.72], lh: [0.32, 0.5], neck: 0.2, torso: 0.1 },
      0.3: { rh: [0.37, 0.58] },
      0.4: { rh: [0.39, 0.62] },
      0.7: { rh: [0.41, 0.66], lh: [0.46, 0.66] },
    },
    effects: [{ name: 'splash', at: [0.42, 0.56], from: 0.45, until: 0.6, strength: 0.3 }],
  },
  whisk: {
    seconds: 0.7,
    needs: NEAR_KITCHEN,
    face: 'happy',
    holds: [
      {
        ...inHand('whisk', 0.26, [0.5, 0.14]),
        swing: ({ phase }) => 0.1 + Math.sin(phase * TAU) * 0.22,
      },
    ],
    set: [COUNTER, onCounter('big bowl', 0.15), onCounter('egg', 0.06, 0.62)],
    keys: {
      0: { rh: [0.37, 0.7], lh: [0.34, 0.52], neck: 0.2, torso: 0.1 },
      0.25: { rh: [0.4, 0.72] },
      0.5: { rh: [0.44, 0.7], torso: 0.12 },
      0.75: { rh: [0.4, 0.68] },
    },
  },
  wok: {
    seconds: 1.1,
    costume: 'home cook',
    needs: KITCHEN,
    face: 'happy',
    holds: [inHand('wok', 0.09, [0.03, 0.25])],
    set: [
      { thing: 'stove', x: 0.52, z: 0.03, height: 0.46 },
      {
        thing: 'wok food',
        x: 0.46,
        z: -0.03,
        height: 0.09,
        shadow: false,
        move: thrown(
          [0, 0.58],
          [
            { until: 0.25, to: [0, 0.58] },
            { until: 0.85, to: [0, 0.58], lift: 0.3 },
            { until: 1, to: [0, 0.58] },
          ],
        ),
      },
    ],
    keys: {
      0: { rh: [0.28, 0.56], lh: ['hip', 0.05, 0.06], torso: 0.08 },
      0.2: { rh: [0.32, 0.52], torso: 0.12 },
      0.36: { rh: [0.26, 0.66], torso: 0, neck: -0.16, mouth: 0.5 },
      0.8: { rh: [0.28, 0.58], neck: -0.05 },
    },
    effects: [
      { name: 'fire', at: [0.5, 0.5], strength: 0.7 },
      { name: 'steam', at: [0.5, 0.72] },
    ],
  },
  bartend: {
    seconds: 0.6,
    costume: 'bartender',
    needs: { place: 'bar' },
    face: 'happy',
    holds: [
      {
        ...inBothHands('cocktail shaker', 0.19),
        swing: ({ phase }) => 0.5 + Math.sin(phase * TAU) * 0.5,
      },
    ],
    set: [BAR, { ...onCounter('cocktail', 0.15, 0.5), y: 0.47, z: -0.07 }],
    keys: {
      0: { rh: [0.14, 0.88], lh: [0.19, 0.94], neck: -0.04 },
      0.5: { rh: [0.24, 0.74], lh: [0.29, 0.8], torso: 0.05, mouth: 0.4 },
    },
  },
  'carry-plates': { needs: { place: 'restaurant', way: 0.4 }, by: platesUp },
  'serve-food': { needs: { place: 'restaurant', way: 0.4 }, by: serving },
}

const DRINKS = /tray|drink|beer|wine|cocktail|juice|lemonade|coffee|\btea\b|champagne|glass/u

function glassFor(drink: string): string {
  if (/coffee|\btea\b/u.test(drink)) return 'teacup'
  return /wine|champagne/u.test(drink) ? 'wine glass' : 'cocktail'
}

/** A dish that is known by its look: nobody sees a cake under a cover. */
const isShown = (dish: string | null): boolean =>
  dish !== null &&
  !/^(?:food|dish|dishes|meal|order|plate|plates|dinner|lunch|breakfast|course)$/u.test(dish)

/** Four at once: one on each hand, one on each arm, and none of them still. */
function platesUp({ object }: ActionContext): Score {
  const dish = object !== null && !/^plates?$/u.test(object) ? `?${object}` : null
  const plate = (grip: 'rightHand' | 'leftHand', up: number): Hold[] => [
    {
      ...inHand('plate', 0.05, [0.5, up]),
      grip,
      swing: ({ t }) => 0.16 * Math.sin(t * 3.1 + up),
    },
    ...(dish ? [{ ...inHand(dish, 0.1, [0.5, up > 2 ? 2.6 : 1.5]), grip }] : []),
  ]
  return {
    seconds: 1.15,
    glides: true,
    costume: 'waiter',
    face: 'happy',
    holds: [
      ...plate('rightHand', 1.2),
      ...plate('leftHand', 1.2),
      { ...inHand('plate pile', 0.17, [0.5, 1.3]), swing: ({ t }) => 0.1 * Math.sin(t * 2.3) },
    ],
    keys: steps(
      { rh: [0.28, 0.72], lh: [0.18, 0.86], right: 'open', left: 'open' },
      { rh: [0.29, 0.75], lh: [0.17, 0.83], torso: 0.04 },
    ),
    effects: [{ name: 'sweat', at: 'head', strength: 0.3 }],
  }
}

/** On one hand, before the chest and not before the face: a covered dish, what is named, or a tray with glasses. */
function serving({ object }: ActionContext): Score {
  const served = isShown(object)
    ? [
        inHand('tray', 0.1, [0.5, 0.97]),
        inHand(object?.endsWith('pizza') ? 'whole pizza' : '?cloche', 0.18, [0.5, 1.08]),
      ]
    : [inHand('cloche', 0.17, [0.5, 1])]
  const drinks = DRINKS.test(object ?? '')
  const glasses = [0, 1].map((x) => inHand(glassFor(object ?? ''), 0.16, [x, 1.12]))
  return {
    seconds: 1.15,
    glides: true,
    costume: 'waiter',
    face: 'happy',
    holds: drinks ? [inHand('tray', 0.1, [0.5, 0.97]), ...glasses] : served,
    keys: steps(
      { rh: [0.32, 0.68], lh: ['hip', -0.04, 0.06], right: 'open' },
      { rh: [0.32, 0.69] },
    ),
    ...(drinks || isShown(object)
      ? {}
      : { effects: [{ name: 'steam', at: [0.32, 0.86], strength: 0.5 }] }),
  }
}

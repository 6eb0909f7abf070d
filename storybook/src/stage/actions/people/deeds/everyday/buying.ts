import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { inHand } from '../../grips.ts'
import type { Deeds, Score } from '../../score.ts'

/** Where the counter is between the two, and how high. */
const COUNTER = { thing: 'shop counter', x: 0.66, z: -0.04, height: 0.42 } as const
const onCounter = { y: 0.42, z: -0.06, shadow: false } as const
const GROWN = 1.72

/** As large as it is, within reason; what is wide is no wider than two hands. */
function sizeOf(context: ActionContext, thing: string): number {
  const found = context.find(thing)
  const height = clamp((found?.metres ?? 0.25) / GROWN, 0.13, 0.3)
  return Math.min(height, 0.22 / (found?.aspect ?? 1) + 0.02)
}

/** Money goes over the counter, and what was bought comes back. */
function buying(context: ActionContext): Score {
  const { object } = context
  const thing = object ?? 'shopping bag'
  const height = sizeOf(context, thing)
  const ware = inHand(object === null ? thing : `?${object}`, height)
  return {
    seconds: 4,
    face: 'happy',
    holds: [
      { ...inHand('banknote', 0.1), when: ({ phase }) => phase < 0.36 },
      { ...ware, when: ({ phase }) => phase >= 0.7 },
    ],
    set: [
      COUNTER,
      { thing: 'cash register', x: 0.8, ...onCounter, height: 0.22 },
      {
        thing: ware.thing,
        x: 0.52,
        ...onCounter,
        height,
        move: ({ phase }) => ({ alpha: phase < 0.7 ? 1 : 0 }),
      },
    ],
    keys: {
      0: { rh: [0.24, 0.62], lh: [0.16, 0.5], mouth: 0.4 },
      0.3: { rh: [0.42, 0.64], torso: 0.12 },
      0.4: { rh: [0.42, 0.62], torso: 0.12, mouth: 0.2 },
      0.6: { rh: [0.34, 0.54], torso: 0.12 },
      0.72: { rh: [0.4, 0.54], torso: 0.16 },
      0.85: { rh: [0.24, 0.66], torso: 0, mouth: 0.7 },
    },
    partner: SELLER,
  }
}

const SELLER: NonNullable<Score['partner']> = {
  x: 1.22,
  z: 0.05,
  guest: true,
  face: 'happy',
  holds: [{ ...inHand('banknote', 0.1), when: ({ phase }) => phase >= 0.36 && phase < 0.8 }],
  keys: {
    0: { rh: [0.2, 0.52], lh: [0.26, 0.48], torso: 0.04 },
    0.3: { rh: [0.44, 0.64], torso: 0.14, mouth: 0.5 },
    0.4: { rh: [0.42, 0.62], torso: 0.14 },
    0.6: { rh: [0.32, 0.56], torso: 0.06, mouth: 0.2 },
    0.8: { rh: [0.3, 0.54], mouth: 0.6 },
  },
}

const CASH = /\b(?:money|(?:bank ?)?notes?|bills?|cash|coins?)$/u

/** A card or a note to who stands there with the bill. */
function paying({ object }: ActionContext): Score {
  const means = CASH.test(object ?? '') ? inHand('banknote', 0.1) : inHand('credit card', 0.08)
  return {
    seconds: 3.4,
    face: 'happy',
    holds: [{ ...means, when: ({ phase }) => phase < 0.62 }],
    set: [
      COUNTER,
      { thing: 'cash register', x: 0.82, ...onCounter, height: 0.24 },
      { thing: 'receipt', x: 0.54, ...onCounter, height: 0.13 },
    ],
    keys: {
      0: { rh: [0.22, 0.62], lh: [0.16, 0.5], neck: 0.06 },
      0.4: { rh: [0.43, 0.66], torso: 0.14, mouth: 0.4 },
      0.6: { rh: [0.44, 0.65], torso: 0.14 },
      0.8: { rh: [0.2, 0.56], torso: 0.02, mouth: 0.6 },
    },
    partner: {
      ...SELLER,
      holds: [{ ...means, when: ({ phase }) => phase >= 0.62 }],
    },
  }
}

/** What is too large for a counter is bought with its keys. */
const KEYS: Score = {
  seconds: 3.6,
  face: 'happy',
  needs: { place: 'house', partner: 'person', company: 3 },
  holds: [{ ...inHand('key', 0.11), when: ({ phase }) => phase >= 0.5 }],
  keys: {
    0: { rh: [0.18, 0.56], mouth: 0.3 },
    0.4: { rh: [0.36, 0.66], torso: 0.1 },
    0.55: { rh: [0.35, 0.68], torso: 0.08, mouth: 0.6 },
    0.75: { rh: [0.2, 0.98], lh: [-0.1, 0.86], torso: -0.06, mouth: 0.9 },
    0.95: { rh: [0.2, 0.96], mouth: 0.7 },
  },
  partner: {
    x: 0.8,
    guest: true,
    face: 'happy',
    holds: [{ ...inHand('key', 0.11), when: ({ phase }) => phase < 0.5 }],
    keys: {
      0: { rh: [0.24, 0.66], lh: [0.1, 0.5], mouth: 0.4 },
      0.4: { rh: [0.42, 0.67], torso: 0.1 },
      0.7: { rh: [0.16, 0.5], mouth: 0.5 },
    },
  },
  effects: [{ name: 'stars', at: [0.2, 1.02], from: 0.7, until: 0.98 }],
}

/** A case beside the guest, a key for it. */
const CHECK_IN: Score = {
  seconds: 3.6,
  face: 'happy',
  needs: { place: 'hotel', partner: 'person' },
  holds: [{ ...inHand('key', 0.1), when: ({ phase }) => phase >= 0.5 }],
  set: [
    COUNTER,
    { thing: 'suitcase', x: -0.4, z: -0.02, height: 0.34 },
    { thing: 'bell', x: 0.82, ...onCounter, height: 0.1 },
  ],
  keys: {
    0: { rh: [0.26, 0.56], lh: [0.16, 0.5], mouth: 0.5 },
    0.42: { rh: [0.42, 0.62], torso: 0.12 },
    0.6: { rh: [0.3, 0.66], torso: 0.02, mouth: 0.7 },
    0.85: { rh: [0.26, 0.66], mouth: 0.3 },
  },
  partner: {
    ...SELLER,
    holds: [{ ...inHand('key', 0.1), when: ({ phase }) => phase < 0.5 }],
    keys: {
      0: { rh: [0.26, 0.6], lh: [0.24, 0.48], mouth: 0.4 },
      0.42: { rh: [0.43, 0.63], torso: 0.12 },
      0.65: { rh: [0.28, 0.5], mouth: 0.6 },
    },
  },
}

/** Over the counter. */
export const BUYING: Deeds = {
  buy: { needs: { place: 'supermarket', partner: 'person' }, by: buying },
  pay: { needs: { place: 'supermarket', partner: 'person' }, by: paying },
  'buy-keys': KEYS,
  'check-in': CHECK_IN,
}

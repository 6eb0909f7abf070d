import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import { COUNTER, DESK, STOOL } from '../../furniture.ts'
import { inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { HOME } from '../../settings.ts'

const GOODS = [
  'milk carton',
  'bread',
  'red apple',
  'cheese wedge',
  'canned food',
  'carrot',
] as const

/** Goods that come along the belt one behind the other, and round again. */
function onBelt(context: ActionContext): readonly SetPiece[] {
  const bought = context.object !== null && !/grocer|item|product|goods|food/u.test(context.object)
  return GOODS.map((thing, index) => ({
    thing: bought ? `?${context.object}` : thing,
    x: 0,
    y: 0.46,
    z: -0.08,
    height: 0.13,
    move: ({ t }: { readonly t: number }) => ({
      x: 1.0 - ((t * 0.16 + index * 0.24) % 1.44) * 0.86,
    }),
  }))
}

function scanning(context: ActionContext): Score {
  return {
    seconds: 1.6,
    face: 'happy',
    costume: 'shopkeeper',
    holds: [{ ...inHand('barcode scanner', 0.12), angle: 0.25 }],
    set: [
      { thing: 'checkout', x: 0.46, z: -0.05, height: 0.46 },
      ...onBelt(context),
      { thing: 'cash register', x: -0.02, y: 0.46, z: -0.07, height: 0.22 },
    ],
    keys: {
      0: { rh: [0.24, 0.68], lh: [0.3, 0.54], torso: 0.06, neck: 0.14 },
      0.4: { rh: [0.28, 0.64], lh: [0.36, 0.54], torso: 0.12, neck: 0.2 },
      0.6: { rh: [0.26, 0.66], lh: [0.34, 0.56] },
    },
    effects: [{ name: 'gleam', at: [0.4, 0.6], from: 0.4, until: 0.6, strength: 0.7 }],
  }
}

/** A page, a ticket or a parcel under the stamp, blow by blow. */
function stamping(context: ActionContext): Score {
  const { object } = context
  const book = object === null || /book|passport|paper|document|form|letter|card/u.test(object)
  return {
    seconds: 1.4,
    holds: [inHand('rubber stamp', 0.15, [0.5, 0.2])],
    set: [
      STOOL,
      DESK,
      book
        ? { thing: 'stamped page', stands: true, x: 0.44, y: 0.42, z: -0.07, height: 0.1 }
        : { thing: `?${object}`, x: 0.46, y: 0.42, z: -0.04, height: 0.16 },
      { thing: 'books', x: 0.74, y: 0.42, z: -0.04, height: 0.16 },
    ],
    keys: {
      0: { ...SIT, rh: [0.3, 0.76], lh: [0.34, 0.47], torso: 0.1, neck: 0.2 },
      0.35: { rh: [0.31, 0.78], torso: 0.08 },
      0.5: { rh: [0.38, 0.56], torso: 0.22, neck: 0.26 },
      0.65: { rh: [0.38, 0.57], torso: 0.2 },
    },
    effects: [{ name: 'dust', at: [0.4, 0.48], from: 0.48, until: 0.56, strength: 0.3 }],
  }
}

/** On the pan of a scale what is weighed, and the needle's owner watching it. */
function weighing(context: ActionContext): Score {
  const thing = context.object ?? 'red apple'
  const found = context.find(thing)
  const height = found ? clamp(found.metres / 1.72, 0.14, 0.24) : 0.16
  const pan = { y: 0.72, z: -0.06, height: height * 0.8, shadow: false }
  return {
    seconds: 2.4,
    holds: [{ ...inHand(`?${thing}`, height * 0.8), when: ({ phase }) => phase < 0.5 }],
    set: [
      COUNTER,
      { thing: 'counter scale', x: 0.46, y: 0.42, z: -0.05, height: 0.31 },
      { thing: `?${thing}`, x: 0.41, ...pan },
      {
        thing: `?${thing}`,
        x: 0.51,
        ...pan,
        move: ({ phase }) => ({ alpha: phase < 0.5 ? 0 : 1 }),
      },
    ],
    keys: {
      0: { rh: [0.22, 0.6], lh: [0.24, 0.46], torso: 0.04, neck: 0.1 },
      0.45: { rh: [0.4, 0.84], torso: 0.12 },
      0.6: { rh: [0.28, 0.6], torso: 0.08, neck: 0.16, mouth: 0.2 },
    },
  }
}

/** Work over a counter or a desk, with the goods on it. */
const WRITTEN = /\b(?:contract|document|note|paper|file|folder|bill|check|form)s?$/u

/** Pushed off with one hand, it runs along the counter to its end. */
const sliding = ({ object }: ActionContext): Score => ({
  seconds: 2.6,
  set: [
    { thing: 'bar counter', x: 0.74, z: -0.04, height: 0.5 },
    {
      thing: WRITTEN.test(object ?? '') ? '?letter' : '?glass',
      x: 0,
      y: 0.5,
      z: -0.06,
      height: 0.13,
      move: ({ phase }) => ({ x: 0.3 + 0.88 * (1 - (1 - clamp((phase - 0.2) / 0.5)) ** 2) }),
    },
  ],
  keys: {
    0: { rh: [0.24, 0.56], lh: ['hip', 0.02, 0.04], torso: 0.04, neck: 0.12 },
    0.2: { rh: [0.26, 0.56], torso: 0.08 },
    0.36: { rh: [0.46, 0.57], torso: 0.2, neck: 0.02, right: 'open' },
    0.75: { rh: [0.4, 0.58], torso: 0.12, neck: 0, right: 'open', face: 'happy' },
    0.95: { rh: [0.26, 0.57], torso: 0.06 },
  },
})

/** Both hands on the counter, and a nod to whoever comes in. */
const MINDING: Score = {
  seconds: 4,
  view: 'front',
  face: 'happy',
  costume: 'shopkeeper',
  set: [
    { thing: 'shop counter', x: 0, z: -0.05, height: 0.5 },
    { thing: 'cash register', x: 0.38, y: 0.5, z: -0.06, height: 0.24 },
  ],
  keys: {
    0: { rh: [-0.18, 0.53], lh: [0.18, 0.53], neck: 0 },
    0.4: { rh: [-0.18, 0.53], lh: [0.18, 0.53], neck: 0.08, mouth: 0.5, look: -0.4 },
    0.6: { rh: [-0.24, 0.86], right: 'open', lh: [0.18, 0.53], mouth: 0.6 },
    0.7: { rh: [-0.2, 0.88], right: 'open', lh: [0.18, 0.53] },
    0.8: { rh: [-0.25, 0.86], right: 'open', lh: [0.18, 0.53], mouth: 0.3 },
  },
}

export const AT_COUNTERS: Deeds = {
  'mind-counter': MINDING,
  'slide-thing': { needs: HOME, by: sliding },
  'scan-goods': { needs: { place: 'supermarket', framing: 'medium' }, by: scanning },
  'check-ticket': {
    seconds: 3,
    needs: { place: 'train car', framing: 'medium' },
    holds: [{ ...inHand('ticket', 0.1), when: ({ phase }) => phase > 0.3 && phase < 0.85 }],
    set: [{ thing: 'chair', x: 0.76, z: 0.03, height: 0.52, flip: true }],
    keys: {
      0: { rh: [0.3, 0.56], right: 'open', lh: ['hip', 0.02, 0.04], torso: 0.1, neck: 0.16 },
      0.3: { rh: [0.42, 0.56], torso: 0.16, neck: 0.2 },
      0.45: { rh: [0.24, 0.74], lh: [0.2, 0.72], torso: 0, neck: 0.22 },
      0.7: { rh: [0.24, 0.75], lh: [0.22, 0.74], neck: 0.24, mouth: 0.3 },
      0.88: { rh: [0.42, 0.56], lh: ['hip', 0.02, 0.04], torso: 0.14 },
    },
    partner: {
      x: 0.76,
      z: 0.01,
      guest: true,
      face: 'happy',
      holds: [{ ...inHand('ticket', 0.1), when: ({ phase }) => phase <= 0.3 || phase >= 0.85 }],
      keys: {
        0: { ...SIT, rh: [0.28, 0.5], lh: [0.14, 0.36], neck: -0.2 },
        0.3: { ...SIT, rh: [0.32, 0.54], neck: -0.22 },
        0.5: { ...SIT, rh: [0.16, 0.38], neck: -0.24, mouth: 0.4 },
      },
    },
  },
  'stamp-thing': { needs: { framing: 'close-up' }, by: stamping },
  'weigh-thing': { needs: { place: 'market', framing: 'medium' }, by: weighing },
}

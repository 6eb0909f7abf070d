import { inBothHands } from '../../grips.ts'
import { roundOne } from '../../round-one.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'

const CASES = /\b(?:suitcases?|luggage|trunk)$/u
const BAGS = /\b(?:bags?|backpacks?|rucksack|basket)$/u
/** What comes out of boxes. */
const CONTENTS = ['lamp', 'vase', 'books', 'teddy bear', 'clock', 'kettle', 'potted plant']
const CLOTHES = ['dress', 'jeans', 't-shirt', 'books']

const AT = 0.5
const BENT = {
  hip: [-0.08, 0.43],
  torso: 0.72,
  neck: -0.1,
  rh: [0.36, 0.3],
  lh: [0.4, 0.3],
} as const
const UP = { hip: [0, 0.468], torso: 0.08, neck: 0.06, rh: [0.24, 0.6], lh: [0.28, 0.6] } as const

/** An open case or carton on the floor, others in a stack behind whoever is at it. */
function boxes(object: string): readonly SetPiece[] {
  const cased = CASES.test(object)
  if (BAGS.test(object)) return [{ thing: '?backpack', stands: true, x: AT, z: 0.02, height: 0.4 }]
  // A yellow one is found by its name, and open in its own colour.
  if (cased) return [{ thing: 'open suitcase', x: AT, z: 0.02, height: 0.34 }]
  return [
    { thing: 'open carton', stands: true, x: AT, z: 0.02, height: 0.36 },
    { thing: 'parcel', x: AT - 0.1, z: 0.2, height: 0.3 },
    { thing: 'parcel', x: AT + 0.26, z: 0.2, height: 0.26 },
    { thing: 'parcel', x: AT + 0.06, y: 0.3, z: 0.2, height: 0.22 },
  ]
}

/** Along the lid of a case that stands on the table, and back for another try. */
function zipping({ object }: ActionContext): Score {
  return {
    seconds: 2.4,
    set: [
      { thing: 'table', x: 0.5, z: 0.05, height: 0.36 },
      {
        thing: BAGS.test(object ?? '') ? '?backpack' : '?suitcase',
        stands: true,
        x: 0.5,
        y: 0.35,
        z: 0.03,
        height: 0.42,
      },
    ],
    keys: {
      0: { rh: [0.28, 0.72], lh: [0.3, 0.56], torso: 0.16, neck: 0.2, right: 'fist' },
      0.6: { rh: [0.44, 0.74], torso: 0.28, mouth: 0.3, face: 'happy' },
      0.75: { rh: [0.44, 0.74], torso: 0.26 },
    },
    effects: [{ name: 'sparks', at: 'rightHand', from: 0.1, until: 0.6, strength: 0.15 }],
  }
}

/** Down into the box, up with something; or the other way about. */
function packing(out: boolean) {
  return (context: ActionContext): Score => {
    const { object, aim } = context
    // "Packs a bear into a case": the bear goes in.
    const box = aim ?? object ?? ''
    const cased = CASES.test(box) || BAGS.test(box)
    const usual = context.random.fork('contents').pick(cased ? CLOTHES : CONTENTS)
    const thing = aim ? (object ?? usual) : usual
    return {
      seconds: 3,
      face: 'happy',
      holds: [
        {
          ...inBothHands(thing, 0.2),
          when: ({ phase }) => (out ? phase > 0.3 && phase < 0.92 : phase < 0.66),
        },
      ],
      set: boxes(box),
      keys: {
        0: out ? BENT : UP,
        0.3: out ? BENT : UP,
        0.55: out ? { ...UP, mouth: 0.5 } : BENT,
        0.85: out ? { ...UP, mouth: 0.3 } : BENT,
      },
    }
  }
}

/** One carton upon the other, each set down with both hands. */
const STACK: Score = {
  seconds: 2.6,
  holds: [{ ...inBothHands('parcel', 0.24), when: ({ phase }) => phase < 0.6 }],
  set: [
    { thing: 'parcel', x: AT + 0.06, z: 0.04, height: 0.28 },
    { thing: 'parcel', x: AT + 0.04, y: 0.28, z: 0.04, height: 0.26 },
    {
      thing: 'parcel',
      x: AT + 0.05,
      y: 0.54,
      z: 0.04,
      height: 0.24,
      move: ({ phase }) => ({ alpha: phase < 0.6 ? 0 : 1 }),
    },
  ],
  keys: {
    0: { torso: 0.1, rh: [0.2, 0.5], lh: [0.24, 0.5] },
    0.45: { torso: 0.14, rh: [0.34, 0.66], lh: [0.38, 0.66] },
    0.6: { rh: [0.38, 0.62], lh: [0.42, 0.62] },
    0.85: { torso: 0, rh: [0.14, 0.46], lh: [0.18, 0.46] },
  },
}

const BOOKS = /\bbooks?$/u

/** From a pile on the arm into the case, book by book. */
const STACK_BOOKS: Score = {
  ...STACK,
  needs: { place: 'library' },
  holds: [{ ...inBothHands('book', 0.16), when: ({ phase }) => phase < 0.6 }],
  set: [
    { thing: 'bookshelf', stands: true, x: AT + 0.24, z: 0.06, height: 1.05 },
    { thing: 'books', x: -0.3, z: 0.02, height: 0.34 },
  ],
}

const HOME = { place: 'living-room', company: 4 } as const

/** Boxes and suitcases, filled and emptied. */
export const PACKING: Deeds = {
  unpack: { ...roundOne(packing(true), { middle: AT }), needs: HOME },
  'zip-case': { needs: { place: 'bedroom' }, by: zipping },
  pack: { ...roundOne(packing(false), { middle: AT }), needs: HOME },
  'stack-boxes': { by: ({ object }) => (BOOKS.test(object ?? '') ? STACK_BOOKS : STACK) },
}

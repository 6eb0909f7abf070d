import type { ActionContext } from '../../../action.ts'
import { inBothHands } from '../../grips.ts'
import { roundOne } from '../../round-one.ts'
import type { Beat, Deeds, Score, SetPiece } from '../../score.ts'

/** What it is put into, where on that there is room, and what it is taken out of. */
interface Order {
  readonly words: RegExp
  readonly thing: string
  readonly size: number
  readonly keeper: SetPiece
  readonly rows: readonly number[]
}

const AT = 0.66
const SHELF: SetPiece = { thing: 'bare bookcase', x: AT, z: 0.06, height: 1.04 }
const BOARDS = [0.64, 0.385, 0.13] as const

const ORDERS: readonly Order[] = [
  { words: /\bbooks?$/u, thing: 'books', size: 0.16, keeper: SHELF, rows: BOARDS },
  {
    words: /\bclothes$/u,
    thing: 'folded shirts',
    size: 0.13,
    keeper: { ...SHELF, thing: 'open wardrobe', height: 1.2 },
    rows: [0.47, 0.15],
  },
  { words: /\bjars?$/u, thing: 'jam jar', size: 0.15, keeper: SHELF, rows: BOARDS },
  { words: /\bgrocer(?:y|ies)$/u, thing: 'bread', size: 0.14, keeper: SHELF, rows: BOARDS },
  { words: /\bplates?$/u, thing: 'plate', size: 0.15, keeper: SHELF, rows: BOARDS },
  { words: /\bshoes?$/u, thing: 'shoe', size: 0.12, keeper: SHELF, rows: BOARDS },
  { words: /\btoys?$/u, thing: 'teddy bear', size: 0.18, keeper: SHELF, rows: BOARDS },
  {
    words: /\bfolders?$/u,
    thing: 'ring binder',
    size: 0.18,
    keeper: { thing: 'desk', x: AT, z: 0.05, height: 0.44 },
    rows: [0.43],
  },
  {
    words: /\bpillows?$/u,
    thing: 'cushion',
    size: 0.2,
    keeper: { thing: 'couch', x: AT + 0.2, z: 0.06, height: 0.5 },
    rows: [0.27],
  },
]
const BOXES: Order = { words: /$/u, thing: 'parcel', size: 0.2, keeper: SHELF, rows: BOARDS }

/** How far apart things stand on a board, and when the hands let go. */
const APART = 0.15
const DOWN = 0.62
const PLACES = 3

/** One place after the other is taken, from the highest board down. */
function placeOf(rows: readonly number[], index: number): { x: number; y: number } {
  const column = index % PLACES
  return {
    x: AT + (column - 1) * APART,
    y: rows[Math.floor(index / PLACES) % rows.length] ?? 0.4,
  }
}

function put(order: Order, index: number): SetPiece {
  const { x, y } = placeOf(order.rows, index)
  // The lowest board is full: nobody begins with an empty house.
  const old = order.rows.length > 1 && index >= PLACES * (order.rows.length - 1)
  const isThere = ({ round, phase }: Beat): boolean =>
    old || round > index || (round === index && phase > DOWN)
  return {
    thing: order.thing,
    x,
    y,
    z: 0.02,
    height: order.size,
    shadow: false,
    move: (beat) => ({ alpha: isThere(beat) ? 1 : 0 }),
  }
}

/** Down into a box on the floor, and up to where it belongs. */
function ordering({ object, partner }: ActionContext): Score {
  const order = ORDERS.find(({ words }) => words.test(object ?? '')) ?? BOXES
  const carton = { thing: 'open carton', z: -0.06, height: 0.24 }
  const top = (order.rows[0] ?? 0.5) + order.size / 2
  const places = order.rows.length * PLACES
  return {
    seconds: 1.3,
    holds: [
      {
        ...inBothHands(order.thing, order.size),
        when: ({ phase }) => phase > 0.16 && phase <= DOWN,
      },
    ],
    set: [
      order.keeper,
      ...Array.from({ length: places }, (_, index) => put(order, index)),
      { ...carton, x: 0.2 },
      ...(partner ? [{ ...carton, x: 2 * AT - 0.2 }] : []),
    ],
    keys: {
      0: { rh: [0.18, 0.3], lh: [0.22, 0.3], torso: 0.6, neck: 0.1, hip: [-0.08, 0.42] },
      0.2: { rh: [0.2, 0.3], lh: [0.24, 0.3], torso: 0.56, hip: [-0.08, 0.42] },
      0.5: { rh: [0.38, top], lh: [0.42, top], torso: 0.1, neck: 0, hip: [0, 0.467] },
      [DOWN]: { rh: [0.42, top - 0.03], lh: [0.46, top - 0.03], torso: 0.14 },
      0.78: { rh: [0.26, 0.56], lh: [0.3, 0.56], torso: 0.06, mouth: 0.2 },
    },
  }
}

/** Whatever has a place of its own is put there. */
export const TIDYING: Deeds = {
  'put-in-order': {
    ...roundOne(ordering, { middle: AT }),
    needs: { place: 'living-room', company: 3 },
  },
}

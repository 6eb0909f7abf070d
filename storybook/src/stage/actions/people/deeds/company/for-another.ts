import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import { ON_GRASS, SIT } from '../../postures.ts'
import type { Beat, Deeds, Hold, Score, SetPiece } from '../../score.ts'
import type { Stance } from '../../stance.ts'

/** So many steps on the way, as keys between two moments. */
function walked(from: number, until: number, way: readonly [number, number]): Keys {
  const STEPS = 6
  return Object.fromEntries(
    Array.from({ length: STEPS + 1 }, (_, index) => {
      const share = index / STEPS
      const side = index % 2 === 0 ? 0.14 : -0.14
      const stance: Stance = {
        at: [way[0] + (way[1] - way[0]) * share, 0],
        rf: [side, 0],
        lf: [-side, 0.01],
        ra: [-side * 2, 0.2],
        la: [side * 2, 0.2],
      }
      return [from + (until - from) * share, stance]
    }),
  )
}

/** Pushed under who turns round and sits down. */
const OFFERING_CHAIR: Score = {
  seconds: 4.4,
  once: true,
  face: 'happy',
  set: [
    {
      thing: 'chair',
      x: 0.5,
      z: 0.03,
      height: 0.5,
      flip: true,
      move: ({ phase }) => ({ x: 0.1 * Math.min(1, Math.max(0, (phase - 0.45) / 0.2)) }),
    },
  ],
  keys: {
    0: { rh: [0.32, 0.5], lh: [0.34, 0.48], torso: 0.12 },
    0.45: { rh: [0.32, 0.5], lh: [0.34, 0.48], torso: 0.12, mouth: 0.3 },
    0.65: { rh: [0.4, 0.5], lh: [0.42, 0.48], torso: 0.2 },
    1: { rh: [0.3, 0.56], lh: [0.2, 0.44], right: 'open', torso: 0.02, mouth: 0.4 },
  },
  partner: {
    guest: true,
    x: 0.62,
    z: 0.0,
    faces: 1,
    face: 'happy',
    keys: {
      ...walked(0, 0.34, [0.6, 0.1]),
      0.02: { turn: -1 },
      0.38: { turn: -1, at: [0.08, 0], rf: [0.05, 0], lf: [-0.02, 0] },
      0.42: { turn: 1 },
      0.5: { at: [0.06, 0], hip: [0, 0.466], rf: [0.05, 0], lf: [-0.02, 0] },
      0.7: { ...SIT, at: [0, 0], rh: [0.16, 0.38], lh: [0.2, 0.38] },
      1: { ...SIT, rh: [0.16, 0.38], lh: [0.2, 0.38], neck: -0.1, mouth: 0.6 },
    },
  },
}

/** Out of doors the door is in a house front. */
function doorway({ ground }: ActionContext): readonly SetPiece[] {
  const door: SetPiece = {
    thing: 'door',
    stands: true,
    x: 0.5,
    z: 0.3,
    height: 1.12,
    move: () => ({ open: 0.8 }),
  }
  const front: SetPiece = { thing: 'house front', x: 1.3, z: 0.32, height: 2.2, shadow: false }
  return ground === 'floor' ? [door] : [front, door]
}

/** By the handle, while the other goes in past the one who holds it. */
function holdingDoor(context: ActionContext): Score {
  return {
    seconds: 4.4,
    once: true,
    face: 'happy',
    set: doorway(context),
    keys: {
      0: { rh: [0.3, 0.52], la: [0.1, 0.2], torso: 0.06 },
      0.3: { rh: [0.28, 0.52], lh: [0.2, 0.56], left: 'open', neck: -0.04, mouth: 0.4 },
      0.8: { rh: [0.28, 0.52], lh: [0.3, 0.58], left: 'open', neck: 0.04 },
      1: { rh: [0.3, 0.52], la: [0.1, 0.2], mouth: 0.3 },
    },
    partner: {
      guest: true,
      x: 0.5,
      z: 0.16,
      faces: -1,
      face: 'happy',
      keys: {
        ...walked(0, 0.8, [0.95, 0]),
        0.82: { at: [0, 0], alpha: 1 },
        0.92: { alpha: 0 },
        1: { at: [0, 0], alpha: 0 },
      },
    },
  }
}

const OUTFITS = ['dress', 't-shirt', 'jacket'] as const

/** From the wardrobe, one after the other, and held up before who is to wear it. */
const CHOOSING: Score = {
  seconds: 2.6,
  face: 'happy',
  holds: OUTFITS.map((thing, index): Hold => ({
    thing,
    angle: 0,
    height: 0.38,
    at: [0.5, 0.1],
    when: ({ round, phase }: Beat) =>
      round % OUTFITS.length === index && phase > 0.2 && phase < 0.95,
  })),
  set: [
    { thing: 'open wardrobe', x: -0.62, z: 0.08, height: 1.24 },
    { thing: 'jeans', x: -0.72, y: 0.34, z: 0.05, height: 0.4, shadow: false },
    { thing: 'dress', x: -0.5, y: 0.36, z: 0.05, height: 0.4, shadow: false },
  ],
  keys: {
    0: { rh: [0.1, 0.6], la: [-0.6, 0.2], turn: -1, torso: 0.06 },
    0.14: { rh: [0.26, 0.78], turn: -1, torso: 0.12 },
    0.24: { turn: -1 },
    0.28: { turn: 1, rh: [0.2, 0.72] },
    0.5: { rh: [0.36, 0.74], lh: [0.3, 0.6], torso: 0.1, mouth: 0.4 },
    0.85: { rh: [0.36, 0.72], lh: [0.28, 0.58], torso: 0.06, neck: 0.08 },
    0.96: { turn: 1 },
  },
  partner: {
    guest: true,
    x: 0.7,
    z: 0.02,
    face: 'happy',
    keys: {
      0: { ra: [-0.1, 0.1], la: [0.1, 0.1], neck: 0 },
      0.5: { rh: ['chin', 0.02, -0.02], neck: 0.2, mouth: 0.2 },
      0.8: { rh: [0.16, 0.5], neck: -0.05, mouth: 0.7 },
    },
  },
}

interface Ride {
  readonly thing: string
  readonly height: number
  /** Before who gets in, or behind. */
  readonly z: number
  readonly y: number
  /** Who is in it is seen no more. */
  readonly closed: boolean
}

const CAR: Ride = { thing: 'car', height: 0.86, z: 0.12, y: 0, closed: true }
const BUS: Ride = { thing: 'bus', height: 1.5, z: 0.12, y: 0.12, closed: true }
const BOAT: Ride = { thing: 'rowboat', height: 0.4, z: -0.06, y: 0, closed: false }
const CARRIAGE: Ride = { thing: 'carriage', height: 1.2, z: -0.04, y: 0.24, closed: false }

/** Where who got in sits. */
const END = 0.68

/** A hand under the elbow until the other is in. */
const helpingInto =
  ({ thing, height, z, y, closed }: Ride) =>
  (context: ActionContext): Score => {
    const width = height * (context.find(thing)?.aspect ?? 2)
    const seated = closed ? 0 : 1
    return {
      seconds: 4.4,
      once: true,
      face: 'happy',
      // The door of a car is in its middle.
      set: [{ thing, x: closed ? 1.08 : 0.62 + Math.min(width / 2, 0.9), z, height }],
      keys: {
        0: { rh: [0.32, 0.6], lh: [0.3, 0.52], torso: 0.06 },
        0.5: { at: [0.16, 0], rh: [0.36, 0.66], lh: [0.3, 0.56], torso: 0.14 },
        0.7: { at: [0.2, 0], rh: [0.38, 0.62], lh: [0.3, 0.56], torso: 0.18, mouth: 0.3 },
        1: { at: [0.16, 0], rh: [0.2, 0.84], lh: [0.1, 0.46], right: 'open', torso: 0, mouth: 0.5 },
      },
      partner: {
        guest: true,
        x: 0.44,
        z: 0.02,
        faces: 1,
        face: 'happy',
        keys: {
          0: { la: [-0.5, 0.3], ra: [0.2, 0.2] },
          0.25: { at: [0.12, 0], la: [-0.5, 0.3], rf: [0.1, 0], lf: [-0.12, 0] },
          0.45: { at: [0.2, 0], rf: [0.16, y + 0.16], lf: [-0.06, 0], torso: 0.2, alpha: 1 },
          0.62: { at: [0.5, y], rf: [0.1, 0], lf: [0, 0], torso: 0.3, hip: [0, 0.42], alpha: 1 },
          0.78: { at: [END, y], ...SIT, torso: 0, alpha: seated },
          1: { at: [END, y], ...SIT, ra: [0.5, 1.4], mouth: 0.6, alpha: seated },
        },
      },
    }
  }

const PAPERS = /\b(?:papers?|documents?|letters?|files?|notes?)$/u

/** To and fro, from the one to the other and back. */
function toAndFro(context: ActionContext): Score {
  const { object, performer } = context
  const thing = PAPERS.test(object ?? 'papers') ? 'worksheet' : (object ?? 'gift')
  const metres = context.find(thing)?.metres ?? 0.3
  const height = Math.min(0.3, Math.max(0.16, (0.8 * metres) / performer.metres))
  const given = { rh: [0.34, 0.62], lh: [0.37, 0.62], torso: 0.1 } as const
  const near = { rh: [0.16, 0.56], lh: [0.2, 0.56], torso: 0 } as const
  const hold = (own: boolean): Hold => ({
    thing,
    grip: 'bothHands',
    angle: 0,
    height,
    when: ({ phase }: Beat) => phase < 0.5 === own,
  })
  const keys: Keys = {
    0: given,
    0.22: { ...near, mouth: 0.3 },
    0.5: given,
    0.72: { ...near, mouth: 0.1 },
  }
  return {
    seconds: 2.8,
    face: 'happy',
    keys,
    holds: [hold(true)],
    partner: { x: 0.72, face: 'happy', keys, holds: [hold(false)] },
  }
}

/** On a cloth on the grass, each with a bite for the other. */
const FEEDING_EACH_OTHER: Score = {
  seconds: 2.6,
  face: 'happy',
  holds: [{ thing: 'strawberry', height: 0.08 }],
  set: [
    { thing: 'spread checked blanket', x: 0.34, z: 0.1, height: 0.2, shadow: false },
    { thing: 'basket', x: 0.32, z: 0.07, height: 0.2 },
  ],
  keys: {
    0: { ...ON_GRASS, rh: [0.22, 0.34], lh: [-0.1, 0.1], torso: 0.06 },
    0.3: { rh: [0.36, 0.48], torso: 0.16, mouth: 0.2 },
    0.5: { rh: [0.36, 0.48], torso: 0.16 },
    0.75: { rh: [0.2, 0.32], torso: 0.08, mouth: 0.7, neck: -0.06 },
  },
  partner: {
    x: 0.7,
    z: 0.02,
    face: 'happy',
    late: 0.5,
    holds: [{ thing: 'strawberry', height: 0.08 }],
    keys: {
      0: { ...ON_GRASS, rh: [0.22, 0.34], lh: [-0.1, 0.1], torso: 0.06 },
      0.3: { rh: [0.36, 0.48], torso: 0.16, mouth: 0.2 },
      0.5: { rh: [0.36, 0.48], torso: 0.16 },
      0.75: { rh: [0.2, 0.32], torso: 0.08, mouth: 0.7, neck: -0.06 },
    },
  },
}

/** What one does for another, or both for each other. */
export const FOR_ANOTHER: Deeds = {
  'offer-chair': { ...OFFERING_CHAIR, needs: { place: 'living-room' } },
  'hold-door': { needs: { place: 'house' }, by: holdingDoor },
  'choose-clothes': { ...CHOOSING, needs: { place: 'bedroom' } },
  'help-into-car': { needs: { place: 'street' }, by: helpingInto(CAR) },
  'help-into-bus': { needs: { place: 'street' }, by: helpingInto(BUS) },
  'help-into-boat': { needs: { place: 'lake' }, by: helpingInto(BOAT) },
  'help-into-carriage': { needs: { place: 'street' }, by: helpingInto(CARRIAGE) },
  'to-and-fro': { by: toAndFro },
  'feed-each-other': { ...FEEDING_EACH_OTHER, needs: { place: 'park' } },
}

import { readColour } from '../../../../../cast/colour/read-colour.ts'
import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import { ONE_KNEE, SIT } from '../../postures.ts'
import type { Beat, Deeds, Hold, PartnerScore, Score } from '../../score.ts'
import { otherScale } from '../../seated-head.ts'

/** When it is on. */
const ON = 0.5
const before = ({ phase }: Beat): boolean => phase < ON

/** "Red coat" is worn as a coat. */
function garmentIn(object: string): string {
  const [first = '', ...rest] = object.split(' ')
  return rest.length > 0 && readColour(first) !== null ? rest.join(' ') : object
}

interface Fitting {
  readonly size: number
  readonly keys: (scale: number) => Keys
  readonly partner: Omit<PartnerScore, 'sheds' | 'guest'>
  readonly set?: Score['set']
}

const AT_EASE = { ra: [-0.1, 0.1], la: [0.1, 0.1] } as const

/** Up to the head or the neck of who stands before one, and there it is set right. */
function upTo(share: number, size: number): Fitting {
  return {
    size,
    keys: (scale) => {
      const y = Math.min(1.08, share * scale)
      const stance = scale < 0.75 ? ONE_KNEE : {}
      return {
        0: { ...stance, rh: [0.22, 0.56], lh: [0.26, 0.56], torso: 0 },
        0.42: { rh: [0.4, y + 0.04], lh: [0.44, y + 0.04], torso: 0.1 },
        [ON]: { rh: [0.42, y], lh: [0.46, y], torso: 0.12 },
        0.66: { rh: [0.36, y - 0.05], lh: [0.41, y - 0.03], torso: 0.1, mouth: 0.3 },
        0.8: { rh: [0.39, y - 0.02], lh: [0.37, y - 0.06], torso: 0.12 },
        1: { rh: [0.22, 0.56], lh: [0.26, 0.54], torso: 0, mouth: 0.4 },
      }
    },
    partner: {
      x: 0.5,
      z: 0.02,
      face: 'happy',
      keys: { 0: { ...AT_EASE, neck: -0.06 }, 0.5: { neck: 0.1 }, 1: { neck: -0.05, mouth: 0.4 } },
    },
  }
}

/** Held open behind who slips the arms into it, one after the other, and smoothed over the shoulders. */
const FROM_BEHIND: Fitting = {
  size: 0.46,
  keys: (scale) => {
    const y = 0.7 * scale
    return {
      0: { rh: [0.3, y - 0.04], lh: [0.34, y - 0.02], torso: 0.04 },
      [ON]: { rh: [0.32, y], lh: [0.36, y + 0.02], torso: 0.1 },
      0.65: { rh: [0.33, y + 0.02], lh: [0.36, y + 0.04], torso: 0.08, mouth: 0.3 },
      0.8: { rh: [0.33, y - 0.08], lh: [0.35, y - 0.06], torso: 0.1 },
      1: { rh: [0.3, y + 0.02], lh: [0.34, y + 0.04], torso: 0.02, mouth: 0.4 },
    }
  },
  partner: {
    x: 0.46,
    z: 0.02,
    faces: 1,
    face: 'happy',
    keys: {
      0: { ra: [-0.5, 0.2], la: [0.2, 0.3] },
      0.25: { ra: [-0.7, 0.1], la: [-0.3, 0.2], torso: 0.06 },
      [ON]: { ra: [-0.3, 0.2], la: [-0.7, 0.1], torso: 0.04 },
      0.75: { ra: [0.2, 0.4], la: [0.3, 0.5], neck: 0.1 },
      1: { rh: [0.06, 0.56], lh: [0.1, 0.52], neck: -0.06, mouth: 0.4 },
    },
  },
}

/** On one knee before who sits and holds out a foot. */
const AT_FEET: Fitting = {
  size: 0.13,
  set: [{ thing: 'stool', x: 0.69, z: 0.04, height: 0.255 }],
  keys: () => ({
    0: { ...ONE_KNEE, rh: [0.24, 0.3], lh: [0.28, 0.28], torso: 0.3 },
    [ON]: { rh: [0.33, 0.16], lh: [0.36, 0.14], torso: 0.5, neck: 0.1 },
    0.75: { rh: [0.31, 0.18], lh: [0.38, 0.18], torso: 0.5 },
    1: { rh: [0.24, 0.36], lh: [0.28, 0.34], torso: 0.2, mouth: 0.4 },
  }),
  partner: {
    x: 0.69,
    z: 0.02,
    face: 'happy',
    keys: {
      0: { ...SIT, rf: [0.33, 0.12], rt: 0.3, rh: [0.02, 0.34], lh: [0.08, 0.34], neck: 0.16 },
      1: { ...SIT, rf: [0.3, 0.06], rt: 0.1, neck: 0.05, mouth: 0.4 },
    },
  },
}

/** Over the hand that is held out. */
const OVER_HAND: Fitting = {
  size: 0.12,
  keys: (scale) => {
    const y = 0.26 + 0.28 * scale
    return {
      0: { rh: [0.22, 0.58], lh: [0.26, 0.56], torso: 0.04 },
      [ON]: { rh: [0.34, y + 0.02], lh: [0.36, y - 0.04], torso: 0.1, neck: 0.12 },
      0.75: { rh: [0.31, y + 0.04], lh: [0.35, y - 0.04], torso: 0.12 },
      1: { rh: [0.24, 0.56], lh: [0.3, 0.52], torso: 0.02, mouth: 0.4 },
    }
  },
  partner: {
    x: 0.72,
    z: 0.02,
    face: 'happy',
    touching: true,
    keys: { 0: { rh: [0.37, 0.54], neck: 0.14 }, 1: { rh: [0.42, 0.6], neck: 0.1, mouth: 0.4 } },
  },
}

const FITTINGS: readonly (readonly [worn: RegExp, fitting: Fitting])[] = [
  [
    /\b(?:hat|cap|helmet|crown|hood|beanie|bonnet|headband|tiara|veil|wig|turban|beret|headphones|mask)s?$/u,
    upTo(0.98, 0.2),
  ],
  [/\b(?:glasses|sunglasses|goggles|spectacles|earrings?)$/u, upTo(0.87, 0.1)],
  [
    /\b(?:scarf|tie|bow tie|necktie|necklace|bandana|medal|lei|collar|bib|pendant)s?$/u,
    upTo(0.74, 0.24),
  ],
  [/\b(?:glove|mitten|bracelet|ring|watch|wristband)s?$/u, OVER_HAND],
  [/\b(?:shoe|boot|sneaker|sock|skate|slipper|sandal|heel)s?$/u, AT_FEET],
]

/** First it is in the hands of the one, and then the other has it on. */
function dressing(context: ActionContext): Score {
  const object = context.object ?? 'coat'
  const garment = garmentIn(object)
  const fitting = FITTINGS.find(([worn]) => worn.test(garment))?.[1] ?? FROM_BEHIND
  const hold: Hold = {
    thing: object,
    grip: 'bothHands',
    angle: 0,
    height: fitting.size,
    when: before,
  }
  return {
    seconds: 4.2,
    once: true,
    face: 'happy',
    holds: [hold],
    set: fitting.set ?? [],
    keys: fitting.keys(otherScale(context)),
    partner: {
      ...fitting.partner,
      guest: true,
      sheds: (beat) => (before(beat) ? garment : null),
    },
  }
}

/** From over the arm onto the knees of who dozes in an armchair. */
const COVERING: Score = {
  seconds: 4,
  once: true,
  face: 'happy',
  holds: [{ thing: 'lap blanket', grip: 'bothHands', angle: 0, height: 0.26, when: before }],
  set: [
    { thing: 'armchair', x: 0.66, z: 0.05, height: 0.56 },
    {
      thing: 'lap blanket',
      x: 0.54,
      y: 0.03,
      z: -0.03,
      height: 0.36,
      move: (beat) => ({ alpha: before(beat) ? 0 : 1 }),
    },
  ],
  keys: {
    0: { rh: [0.2, 0.58], lh: [0.24, 0.58], torso: 0.02 },
    [ON]: { rh: [0.36, 0.44], lh: [0.4, 0.42], torso: 0.34, neck: 0.1 },
    0.72: { rh: [0.38, 0.5], lh: [0.36, 0.38], torso: 0.36 },
    1: { rh: [0.2, 0.5], lh: [0.24, 0.5], torso: 0.06, mouth: 0.2 },
  },
  partner: {
    guest: true,
    x: 0.64,
    z: 0.02,
    face: 'happy',
    keys: {
      0: { ...SIT, rh: [0.14, 0.38], lh: [0.18, 0.38], torso: -0.14, neck: 0.2, blink: 1 },
      0.5: { torso: -0.12, neck: 0.24, blink: 1 },
      1: { torso: -0.16, neck: 0.2, blink: 1 },
    },
  },
}

/** What one puts on another. */
export const DRESSING_OTHERS: Deeds = {
  'put-on-other': { by: dressing },
  'cover-other': { ...COVERING, needs: { place: 'living-room' } },
}

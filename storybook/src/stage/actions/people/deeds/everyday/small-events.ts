import type { ActionContext } from '../../../action.ts'
import { inBothHands, inHand } from '../../grips.ts'
import { PRONE, READY, SIT } from '../../postures.ts'
import type { Deeds, PartnerScore, Score, SetPiece } from '../../score.ts'
import type { Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'

const THROWS: Keys = {
  0: { ...READY, rh: [-0.2, 0.86], lh: [0.24, 0.66], torso: -0.14, mouth: 0.7 },
  0.22: { ...READY, rh: [0.3, 0.86], torso: 0.22, mouth: 0.9 },
  0.45: { ...READY, hip: [-0.06, 0.38], torso: -0.1, rh: [0.18, 0.8], lh: [0.14, 0.86] },
  0.75: { ...READY, rh: [0.1, 0.6], lh: [0.14, 0.7], torso: 0.04, mouth: 1 },
}

const thrown = (from: number, to: number, start: number): SetPiece => ({
  thing: 'water balloon',
  x: from,
  z: -0.08,
  height: 0.1,
  shadow: false,
  move: ({ phase }) => {
    const s = (phase - start) / 0.26
    return s < 0 || s > 1
      ? { alpha: 0 }
      : { x: from + (to - from) * s, y: 0.8 + 0.7 * s * (1 - s), spin: s * 5 }
  },
})

const thrower = (x: number, faces: 1 | -1, late: number): PartnerScore => ({
  x,
  faces,
  late,
  guest: true,
  face: 'happy',
  holds: [{ ...inHand('water balloon', 0.1), when: ({ phase }) => phase < 0.22 || phase > 0.8 }],
  keys: THROWS,
})

/** Each throws, ducks and is hit in turn. */
const WATER_BALLOONS: Score = {
  seconds: 2.4,
  face: 'happy',
  holds: [{ ...inHand('water balloon', 0.1), when: ({ phase }) => phase < 0.22 || phase > 0.8 }],
  set: [
    thrown(0.3, 1.1, 0.22),
    thrown(1.0, 0.1, 0.72),
    { thing: 'bucket', x: 0.62, z: -0.12, height: 0.16 },
    { thing: 'water balloon', x: 0.62, y: 0.13, z: -0.11, height: 0.09 },
    { thing: 'water balloon', x: 0.76, z: -0.14, height: 0.09 },
  ],
  keys: THROWS,
  partner: thrower(1.3, -1, 0.5),
  fellows: (count) =>
    Array.from({ length: count }, (_, index) =>
      thrower(index % 2 === 0 ? -0.42 : 1.72, index % 2 === 0 ? 1 : -1, 0.3 + 0.4 * (index % 2)),
    ),
  effects: [
    { name: 'splash', at: [1.16, 0.72], from: 0.48, until: 0.64, strength: 1.2 },
    { name: 'splash', at: [0.1, 0.72], from: 0, until: 0.12, strength: 1.2 },
  ],
}

/** Right down to the floor, one leg ahead and one behind. */
const SPLITS: Score = {
  seconds: 3.2,
  once: false,
  face: 'happy',
  costume: 'gymnast',
  needs: { place: 'gym' },
  set: [{ thing: 'yoga mat', x: 0, z: 0.04, height: 0.03, shadow: false }],
  keys: {
    0: posture(
      'hip 0 0.085, rl 1.5 0, ll -1.5 0, rt 1.3, lt -1.3, ra 1.9 0.1, la -1.9 -0.1, torso -0.04',
    ),
    0.5: { ra: [2.6, 0.1], la: [-2.6, -0.1], torso: 0.02, mouth: 0.5, neck: -0.1 },
  },
}

/** Eyes shut and hands folded before the burning candles. */
const WISH: Score = {
  seconds: 4,
  face: 'happy',
  needs: { place: 'living-room', framing: 'medium' },
  set: [
    { thing: 'table', x: 0.5, z: -0.03, height: 0.36 },
    { thing: 'cake', x: 0.46, y: 0.36, z: -0.05, height: 0.24 },
  ],
  keys: {
    0: { rh: ['chin', 0.05, -0.07], lh: ['chin', 0.06, -0.075], neck: 0.1, blink: 1 },
    0.5: { rh: ['chin', 0.05, -0.065], neck: 0.02, blink: 1, mouth: 0.2 },
  },
  effects: [
    { name: 'stars', at: [0.28, 1.1], strength: 0.8 },
    { name: 'gleam', at: [0.46, 0.62], strength: 0.6 },
  ],
}

/** Pockets, the floor, behind oneself: it is nowhere. */
const LOOK_FOR: Score = {
  seconds: 4,
  face: 'scared',
  needs: { place: 'living-room' },
  keys: {
    0: { rh: ['hip', 0.06, 0], lh: ['hip', 0.02, 0.02], neck: 0.3, torso: 0.1 },
    0.15: { rh: ['hip', 0.06, -0.05], lh: ['hip', 0.03, 0.06] },
    0.3: { rh: ['chest', 0.08, -0.02], lh: ['hip', 0.02, 0], neck: 0.34 },
    0.45: { rh: [0.28, 0.34], lh: [0.1, 0.4], torso: 0.8, neck: 0.2, hip: [-0.1, 0.4] },
    0.62: { rh: [0.36, 0.3], torso: 0.86, look: 0.5, hip: [-0.1, 0.4] },
    0.8: { rh: ['crown', 0.02, 0.02], lh: ['hip', 0.02, 0.02], torso: 0, neck: -0.1, mouth: 0.6 },
  },
  effects: [{ name: 'sweat', at: 'head', strength: 0.6 }],
}

const TOOTH: Score = {
  seconds: 2.6,
  view: 'front',
  face: 'happy',
  needs: { place: 'bathroom', framing: 'close-up' },
  holds: [inHand('tooth', 0.09)],
  keys: {
    0: { rh: [-0.16, 0.82], lh: ['chin', 0.06, 0.01], mouth: 0.9 },
    0.5: { rh: [-0.17, 0.85], mouth: 1, neck: 0.08 },
  },
  effects: [{ name: 'gleam', at: 'rightHand', strength: 0.7 }],
}

/** On a bench with something hot, legs stretched out. */
const BREAK: Score = {
  seconds: 3.6,
  face: 'happy',
  holds: [inHand('mug', 0.11)],
  set: [{ thing: 'bench', x: -0.06, height: 0.5 }],
  keys: {
    0: { ...SIT, rf: [0.3, 0], lf: [0.34, 0], rh: [0.2, 0.5], torso: -0.14, neck: -0.04 },
    0.3: { rh: ['mouth', 0.07, -0.04], neck: -0.1, blink: 1 },
    0.5: { rh: ['mouth', 0.07, -0.04], neck: -0.14, blink: 1 },
    0.7: { rh: [0.2, 0.5], mouth: 0.6, blink: 0, torso: -0.2 },
  },
  effects: [{ name: 'steam', at: 'rightHand', strength: 0.6 }],
}

const GUEST: Keys = {
  0: { rh: [0.22, 0.6], lh: [0.16, 0.52], mouth: 0.3 },
  0.4: { rh: [0.26, 0.66], mouth: 0.8, torso: 0.04 },
  0.7: { rh: [0.22, 0.6], mouth: 0.4, neck: 0.06 },
}

/** One at the grill, the others with their plates. */
const BARBECUE: Score = {
  seconds: 2.4,
  face: 'happy',
  needs: { place: 'garden', company: 6 },
  holds: [{ thing: 'spatula', angle: 2, height: 0.22, upright: false }],
  set: [
    { thing: 'grill', x: 0.46, z: 0.03, height: 0.52 },
    { thing: 'grilled sausages', x: 0.46, y: 0.5, z: -0.02, height: 0.11 },
  ],
  keys: {
    0: { rh: [0.34, 0.6], lh: [0.14, 0.5], torso: 0.1, neck: 0.12 },
    0.5: { rh: [0.44, 0.58], torso: 0.16, mouth: 0.5 },
  },
  partner: { x: 1.02, guest: true, face: 'happy', holds: [inHand('plate', 0.04)], keys: GUEST },
  fellows: (count) =>
    Array.from({ length: count }, (_, index) => ({
      x: index % 2 === 0 ? -0.6 - 0.25 * index : 1.5 + 0.2 * index,
      z: 0.06,
      faces: index % 2 === 0 ? 1 : -1,
      guest: true,
      face: 'happy',
      holds: [inHand('plate', 0.04)],
      keys: GUEST,
      late: 0.3 + 0.2 * index,
    })),
  effects: [{ name: 'smoke', at: [0.46, 0.56] }],
}

/** Arms on a board, legs that splash. */
const LEARN_TO_SWIM: Score = {
  seconds: 0.9,
  costume: 'swimmer',
  glides: true,
  needs: { place: 'indoor-swimming-pool', ground: 'water', way: 0.3 },
  holds: [{ ...inBothHands('kickboard', 0.09, [0.4, 0.6]) }],
  keys: {
    0: {
      ...PRONE,
      hip: [-0.06, 0.06],
      torso: 1.3,
      neck: -1,
      ra: [2.9, 0.1],
      la: [2.9, 0.1],
      rl: [-1.4, -0.1],
      ll: [-1.7, -0.1],
      mouth: 0.6,
      face: 'happy',
    },
    0.5: { rl: [-1.7, -0.1], ll: [-1.4, -0.1], mouth: 0.9 },
  },
  effects: [
    { name: 'splash', at: [-0.45, 0.08], strength: 1.2 },
    { name: 'wake', at: [-0.3, 0.03] },
  ],
}

/** Who or what is missed is there in thought only. */
function missing({ object }: ActionContext): Score {
  const thought = { x: 0.42, y: 0.86, z: -0.04, shadow: false } as const
  return {
    seconds: 4,
    face: 'sad',
    set: [
      { thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 },
      { thing: 'thought bubble', ...thought, height: 0.56 },
      { thing: `?${object ?? 'red heart'}`, ...thought, x: 0.44, y: 1.07, z: -0.05, height: 0.26 },
    ],
    keys: {
      0: { ...SIT, rh: ['chin', 0.03, -0.02], lh: [0.2, 0.36], torso: 0.14, neck: 0.16 },
      0.5: { rh: ['chin', 0.03, -0.025], neck: 0.24, torso: 0.18, blink: 0.5 },
    },
  }
}

/** Small events of everyday life. */
export const SMALL_EVENTS: Deeds = {
  'water-balloons': { ...WATER_BALLOONS, needs: { place: 'garden', company: 4 } },
  splits: SPLITS,
  'make-wish': WISH,
  'look-for': LOOK_FOR,
  'show-tooth': TOOTH,
  'take-break': BREAK,
  'barbecue-together': BARBECUE,
  'miss-somebody': { needs: { place: 'bedroom', framing: 'medium' }, by: missing },
  'learn-to-swim': LEARN_TO_SWIM,
}

import type { Deeds, PartnerScore, Score } from '../../score.ts'
import type { Keys } from '../../keys.ts'
import { ON_GROUND, SIT } from '../../postures.ts'
import { inBothHands, inHand } from '../../grips.ts'

/** So many sit side by side; the next ones behind them look between their heads. */
const ABREAST = 5

const listening = (index: number): PartnerScore => {
  const [column, row] = [index % ABREAST, Math.floor(index / ABREAST)]
  const late = index % 2 === 1
  const at = [0, 0.16 * row] as const
  const keys: Keys = {
    0: { ...ON_GROUND, at, rh: [0.08, 0.16], lh: [0.12, 0.16], torso: -0.04, neck: -0.16 },
    0.4: { ...ON_GROUND, at, torso: 0.06, neck: -0.2, mouth: late ? 0 : 0.6 },
    0.7: { ...ON_GROUND, at, torso: 0, neck: -0.1, mouth: late ? 0.6 : 0 },
  }
  const x = 0.86 + 0.3 * (column + 0.5 * row)
  const z = (late ? 0.08 : -0.02) + 0.14 * row
  return { x, z, guest: true, face: late ? 'surprised' : 'happy', keys }
}

/** In an armchair with a book, before those who sit on the floor and listen. */
const READ_TO: Score = {
  seconds: 4,
  needs: { place: 'living-room', company: 11 },
  face: 'happy',
  holds: [{ ...inHand('open book', 0.18, [0.5, 0.8]), grip: 'bothHands', angle: 0.08 }],
  set: [{ thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 }],
  keys: {
    0: { ...SIT, rh: [0.18, 0.48], lh: [0.26, 0.5], torso: -0.04, neck: 0.24, mouth: 0.1 },
    0.25: { mouth: 0.6 },
    0.5: { mouth: 0.1, neck: 0.04, look: 0.7 },
    0.75: { mouth: 0.7, neck: 0.02 },
  },
  partner: listening(0),
  fellows: (count) => Array.from({ length: count }, (_, index) => listening(index + 1)),
}

const leaning = (x: number, tilt: number): PartnerScore => ({
  x,
  z: 0.03,
  faces: 1,
  view: 'front',
  guest: true,
  face: 'happy',
  keys: {
    0: { torso: tilt * 0.5, neck: tilt, ra: [-0.14, 0.2], la: [0.14, -0.2], mouth: 0.5 },
    0.5: { torso: tilt * 0.7, neck: tilt * 1.3, mouth: 0.8 },
  },
})

/** Heads together before one phone. */
const SELFIE_TOGETHER: Score = {
  seconds: 3,
  view: 'front',
  face: 'happy',
  needs: { company: 5, framing: 'medium' },
  holds: [{ ...inHand('phone', 0.12, [0.5, 0.8]), angle: 0.25 }],
  keys: {
    0: { rh: [-0.33, 0.9], la: [0.3, -0.2], neck: 0.08, mouth: 0.4 },
    0.5: { rh: [-0.35, 0.94], neck: 0.12, mouth: 0.7 },
  },
  partner: leaning(0.27, -0.16),
  fellows: (count) =>
    Array.from({ length: count }, (_, index) => leaning(0.27 * (index + 2), -0.18)),
  effects: [{ name: 'flash', at: [-0.33, 0.98], from: 0.45, until: 0.5, strength: 0.4 }],
}

/** Behind somebody's back, with one eye out. */
const PEEK: Score = {
  seconds: 3.4,
  face: 'scared',
  keys: {
    0: { hip: [-0.02, 0.44], torso: 0.04, rh: ['mouth', 0.03, -0.03], lh: [0.12, 0.56] },
    0.4: { hip: [0.02, 0.44], torso: 0.2, neck: -0.1, look: 0.7 },
    0.7: { hip: [0.02, 0.44], torso: 0.2, neck: -0.1, look: 0.5 },
  },
}

/** Something small in both hands, brought to the mouth or to the heart. */
const darling = (to: 'kiss' | 'hug'): Score => ({
  seconds: 3,
  face: 'happy',
  needs: { framing: 'medium' },
  holds: [inBothHands('?teddy bear', 0.2, [0.5, 0.6])],
  keys:
    to === 'kiss'
      ? {
          0: { rh: [0.24, 0.66], lh: [0.28, 0.66], neck: 0.06 },
          0.4: { rh: ['mouth', 0.1, -0.07], lh: ['mouth', 0.14, -0.07], face: 'kiss', blink: 1 },
          0.6: { rh: ['mouth', 0.1, -0.07], lh: ['mouth', 0.14, -0.07], face: 'kiss', blink: 1 },
          0.85: { rh: [0.24, 0.68], lh: [0.28, 0.68], face: 'happy', mouth: 0.4 },
        }
      : {
          0: { rh: [0.13, 0.62], lh: [0.17, 0.6], neck: 0.16, torso: -0.03 },
          0.5: { rh: [0.12, 0.64], lh: [0.16, 0.62], neck: 0.26, blink: 1, torso: 0.03 },
        },
  effects: [{ name: 'hearts', at: 'head', strength: 0.5 }],
})

/** Telling, posing and hiding. */
export const STORIES: Deeds = {
  'read-to': READ_TO,
  'selfie-together': SELFIE_TOGETHER,
  peek: PEEK,
  'kiss-darling': darling('kiss'),
  'hug-darling': darling('hug'),
}

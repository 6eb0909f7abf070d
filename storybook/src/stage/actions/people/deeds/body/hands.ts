import { NEAR_HOME, NEAR } from '../../settings.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Deeds, Score } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import { STOOL } from '../../furniture.ts'
import { posture } from '../../posture.ts'

const LIFTED: Score = {
  seconds: 2.2,
  face: 'happy',
  holds: [inHand('hanging hat', 0.1, [0.3, 0.8])],
  keys: {
    0: { rh: ['crown', 0.1, 0.02], neck: 0 },
    0.45: { rh: ['crown', 0.16, 0.16], neck: 0.16, torso: 0.14, mouth: 0.4 },
    0.65: { rh: ['crown', 0.16, 0.15], torso: 0.14 },
  },
}

const IN_BOTH_HANDS: Score = {
  seconds: 2.8,
  face: 'happy',
  holds: [{ thing: '?trophy', angle: 0, at: [0.5, 0.9] }],
  keys: {
    0: { rh: [0.24, 0.72], lh: [0.28, 0.72], torso: 0.06, neck: 0.1 },
    0.35: { rh: [0.16, 1.0], lh: [0.2, 1.0], torso: -0.06, neck: -0.2, mouth: 0.7 },
    0.75: { rh: [0.18, 1.02], lh: [0.22, 1.02], torso: -0.04, neck: -0.16, mouth: 0.5 },
  },
}

/** Between two hands over the head nothing would be seen of these. */
const SLIGHT =
  /\b(?:fork|spoon|knife|chopsticks?|pen|pencil|key|coin|ring|needle|brush|toothbrush|feather|match|card|ticket)$/u

/** Before the face, and larger than it is. */
const IN_ONE_HAND: Score = {
  seconds: 2.8,
  face: 'happy',
  holds: [{ thing: '?fork', angle: 0, at: [0.5, 0.8], height: 0.4 }],
  keys: {
    0: { rh: [0.28, 0.6], la: [0.1, 0.3], neck: 0.1, right: 'fist' },
    0.35: { rh: [0.26, 0.82], neck: -0.08, right: 'fist', mouth: 0.4 },
    0.75: { rh: [0.27, 0.84], neck: -0.06, right: 'fist', mouth: 0.3 },
  },
}

/** What was on the head or the face comes down in the hand. */
const takenOff = (thing: string, height: number): Score => ({
  seconds: 2.6,
  holds: [inHand(thing, height, [0.5, 0.6])],
  keys: {
    0: { rh: ['eye', 0.06, 0.02], neck: 0 },
    0.4: { rh: ['eye', 0.16, 0.02], neck: 0.08 },
    0.6: { rh: [0.26, 0.62], neck: 0.1, mouth: 0.2 },
    0.85: { rh: [0.26, 0.62], neck: 0.04 },
  },
})

/** Who has a hat on touches its brim. */
const TIPPED: Score = {
  ...LIFTED,
  holds: [],
  keys: {
    0: { rh: [0.2, 0.7], neck: 0, mouth: 0.1 },
    0.35: { rh: ['eye', 0.06, 0.06], right: 'point', neck: 0.1 },
    0.55: { rh: ['eye', 0.05, 0.04], right: 'point', neck: 0.24, torso: 0.12, mouth: 0.4 },
    0.8: { rh: [0.2, 0.72], neck: 0 },
  },
}

/** A point that a line with round ends makes a disc of. */
const dial = (x: number, y: number) => [
  { x: x - 0.049, y: y - 0.003 },
  { x: x - 0.047, y: y + 0.003 },
]

/** Wide of the chest, or the fingers are lost before the clothes. */
const SIGNING: Score = {
  seconds: 2.4,
  view: 'front',
  needs: NEAR_HOME,
  face: 'happy',
  keys: {
    0: { rh: [-0.22, 0.78], lh: [0.2, 0.64], right: 'point', left: 'open' },
    0.2: { rh: [-0.1, 0.72], lh: [0.1, 0.7], right: 'open', left: 'fist' },
    0.4: { rh: [-0.26, 0.82], lh: [0.24, 0.78], right: 'scissors', left: 'open', mouth: 0.3 },
    0.6: { rh: [-0.14, 0.66], lh: [0.2, 0.8], right: 'thumb', left: 'point' },
    0.8: { rh: [-0.26, 0.76], lh: [0.24, 0.7], right: 'open', left: 'scissors', neck: 0.05 },
  },
}

/** What hands do. */
export const HANDS: Deeds = {
  'rip-paper': {
    seconds: 1.4,
    needs: { place: 'office', framing: 'close-up' },
    face: 'angry',
    holds: [
      { ...inHand('torn sheet', 0.22, [0.3, 0.5]) },
      { ...inHand('torn sheet', 0.22, [0.3, 0.5]), grip: 'leftHand', angle: Math.PI },
    ],
    keys: {
      0: { rh: [0.2, 0.66], lh: [0.26, 0.68], neck: 0.16 },
      0.5: { rh: [0.12, 0.6], lh: [0.38, 0.74], mouth: 0.5 },
      0.7: { rh: [0.11, 0.6], lh: [0.39, 0.74] },
    },
    effects: [{ name: 'confetti', at: [0.24, 0.7], from: 0.3, until: 0.8, strength: 0.6 }],
  },
  'sign-language': SIGNING,
  /** Beside whoever speaks, for those who cannot hear it. */
  'interpret-signs': {
    ...SIGNING,
    needs: { place: 'stage', framing: 'medium' },
    partner: {
      x: -0.66,
      z: 0.04,
      faces: 1,
      guest: true,
      holds: [{ thing: 'microphone', layer: 'hand' }],
      keys: {
        0: posture('rh mouth 0.09 -0.03, lh 0.2 0.62, mouth 0.2, torso 0'),
        0.25: { mouth: 0.8, lh: [0.28, 0.7] },
        0.5: { mouth: 0.3, torso: 0.04 },
        0.75: { mouth: 0.9, lh: [0.24, 0.6] },
      },
    },
  },
  'toss-coin': {
    seconds: 1.6,
    needs: NEAR,
    set: [
      {
        thing: 'coin',
        x: 0.24,
        z: -0.05,
        height: 0.07,
        shadow: false,
        move: ({ phase, t }) => {
          const s = Math.min(1, Math.max(0, (phase - 0.2) / 0.55))
          return { y: 0.66 + 4 * s * (1 - s) * 0.4, turn: Math.cos(t * 18) }
        },
      },
    ],
    keys: {
      0: { rh: [0.24, 0.64], right: 'thumb', neck: 0.1 },
      0.2: { rh: [0.24, 0.7], right: 'thumb' },
      0.45: { rh: [0.24, 0.62], neck: -0.3, mouth: 0.4, right: 'open' },
      0.75: { rh: [0.24, 0.63], neck: 0, right: 'open' },
    },
  },
  'tie-knot': {
    seconds: 1.8,
    needs: { place: 'ship-deck', framing: 'close-up' },
    costume: 'sailor',
    keys: {
      0: { rh: [0.18, 0.62], lh: [0.34, 0.66], neck: 0.2 },
      0.5: { rh: [0.3, 0.68], lh: [0.22, 0.64] },
    },
    strands: ({ at }) => {
      const [a, b] = [at('rightHand'), at('leftHand')]
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
      return [
        {
          points: [
            a,
            { x: middle.x, y: middle.y + 0.12 },
            { x: middle.x + 0.06, y: middle.y - 0.02 },
            { x: middle.x - 0.04, y: middle.y - 0.1 },
            b,
          ],
          colour: '#d9bd84',
          width: 0.026,
        },
        { points: [b, { x: b.x + 0.06, y: b.y - 0.2 }], colour: '#d9bd84', width: 0.026 },
      ]
    },
  },
  'hold-aloft': { by: ({ object }) => (SLIGHT.test(object ?? '') ? IN_ONE_HAND : IN_BOTH_HANDS) },
  'raise-hand': {
    seconds: 2.4,
    face: 'happy',
    needs: { place: 'classroom' },
    keys: {
      0: { rh: [0.06, 1.08], right: 'open', la: [0.1, 0.3] },
      0.5: { rh: [0.1, 1.1], right: 'open', mouth: 0.6, hip: [0.01, 0.471] },
    },
  },
  'check-watch': {
    seconds: 2.4,
    needs: { place: 'street', framing: 'close-up' },
    keys: {
      0: { lh: [0.12, 0.6], rh: [0.2, 0.58], neck: 0.05 },
      0.35: { lh: [0.3, 0.72], rh: [0.24, 0.68], left: 'fist', neck: 0.28 },
      0.7: posture('lh 0.3 0.72, rh 0.25 0.69, left fist, neck 0.3, face surprised, mouth 0.4'),
      0.95: { face: 'neutral' },
    },
    strands: ({ at }) => {
      const { x, y } = at('leftHand')
      return [
        {
          points: [
            { x: x - 0.05, y: y - 0.02 },
            { x: x - 0.045, y: y + 0.015 },
          ],
          colour: '#33323a',
          width: 0.034,
        },
        { points: dial(x, y), colour: '#2b2a31', width: 0.062 },
        { points: dial(x, y), colour: '#f4e6b8', width: 0.044 },
      ]
    },
  },
  'tap-desk': {
    seconds: 0.7,
    needs: { place: 'office', framing: 'close-up' },
    face: 'sleepy',
    holds: [{ thing: 'pencil', height: 0.2, layer: 'hand' }],
    set: [STOOL, { thing: 'table', x: 0.46, z: -0.05, height: 0.42 }],
    keys: {
      0: {
        ...SIT,
        ...posture('rh 0.34 0.54, lh chin 0.03 -0.02, left fist, neck 0.16, torso 0.14'),
      },
      0.5: { rh: [0.34, 0.49], neck: 0.18 },
    },
  },
  'do-puzzle': {
    seconds: 2.2,
    needs: NEAR_HOME,
    face: 'happy',
    holds: [inHand('puzzle piece', 0.075)],
    set: [
      { thing: 'table', x: 0.44, z: -0.05, height: 0.42 },
      { thing: 'jigsaw', x: 0.46, y: 0.42, z: -0.06, height: 0.19 },
    ],
    keys: {
      0: { rh: [0.28, 0.66], lh: [0.36, 0.47], neck: 0.2, torso: 0.1 },
      0.5: { rh: [0.42, 0.52], torso: 0.18 },
      0.7: { rh: [0.42, 0.52], mouth: 0.5 },
    },
  },
  'doff-helmet': { needs: NEAR, by: () => takenOff('helmet', 0.16) },
  'doff-mask': { needs: NEAR, by: () => takenOff('mask', 0.12) },
  'doff-glasses': { needs: NEAR, by: () => takenOff('glasses', 0.06) },
  'lift-hat': {
    needs: { place: 'street', framing: 'close-up' },
    by: ({ performer }) => (isPuppet(performer) && performer.look.outfit.hat ? TIPPED : LIFTED),
  },
}

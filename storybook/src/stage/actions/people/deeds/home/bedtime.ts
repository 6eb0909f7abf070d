import { inHand } from '../../grips.ts'
import { ON_BACK, ON_GROUND, SIT } from '../../postures.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { posture } from '../../posture.ts'

/** Up in a high bed, the legs under the blanket. */
const IN_BED = { hip: [-0.16, 0.58], torso: 0.04, neck: 0.1, rl: [1.5, 0], ll: [1.45, 0] } as const

/** With the head on the desk, or on the books that one sat over. */
function nappingOver(object: string | null): Score {
  const books = /\b(?:books?|homework|papers?)$/u.test(object ?? '')
  const over: readonly SetPiece[] = books
    ? [
        { thing: 'two books', x: 0.36, y: 0.4, z: -0.05, height: 0.1 },
        { thing: 'book pile', x: 0.68, y: 0.4, z: -0.05, height: 0.24 },
      ]
    : [
        { thing: 'laptop', x: 0.66, y: 0.4, z: -0.05, height: 0.2, flip: true },
        { thing: 'mug', x: 0.5, y: 0.4, z: -0.06, height: 0.08 },
      ]
  const torso = books ? 0.62 : 0.72
  return {
    seconds: 4,
    face: 'sleepy',
    set: [
      { thing: 'stool', x: -0.04, z: 0.04, height: 0.255 },
      { thing: 'table', x: 0.42, z: -0.04, height: 0.4 },
      ...over,
    ],
    keys: {
      0: { ...SIT, torso, neck: 0.5, rh: [0.34, 0.46], lh: [0.4, 0.46], blink: 1 },
      0.5: { torso: torso - 0.04, neck: 0.52, blink: 1, mouth: 0.2 },
    },
    effects: [{ name: 'zzz', at: 'head' }],
  }
}

const STORM_WINDOW: SetPiece = { thing: 'stormy window', x: 0.78, y: 0.6, z: 0.09, height: 0.66 }

/** Beside the bed with a book, and a child that sits up in it and listens. */
const READ_AT_BEDSIDE: Score = {
  seconds: 4,
  needs: { place: 'bedroom', partner: 'person' },
  face: 'happy',
  holds: [{ ...inHand('open book', 0.18, [0.5, 0.8]), grip: 'bothHands', angle: 0.08 }],
  set: [
    { thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 },
    { thing: 'bed', x: 0.86, height: 0.52 },
    { thing: 'drawn blanket', x: 0.87, y: 0.17, z: -0.05, height: 0.22, flip: true },
  ],
  keys: {
    0: { ...SIT, rh: [0.18, 0.48], lh: [0.26, 0.5], torso: -0.04, neck: 0.24, mouth: 0.1 },
    0.25: { mouth: 0.6 },
    0.5: { mouth: 0.1, neck: 0.04, look: 0.7 },
    0.75: { mouth: 0.7, neck: 0.02 },
  },
  partner: {
    x: 1.06,
    z: 0,
    age: 'child',
    guest: true,
    face: 'happy',
    keys: {
      0: { ...ON_GROUND, at: [0, 0.22], torso: -0.12, neck: 0.06, rh: [0.1, 0.2], lh: [0.14, 0.2] },
      0.5: { torso: -0.08, neck: 0.12, mouth: 0.5 },
    },
  },
}

/** Sleep that comes at the desk, and children who are put to bed. */
export const BEDTIME: Deeds = {
  'nap-at-desk': { needs: { place: 'office' }, by: ({ object }) => nappingOver(object) },
  'fear-below': {
    needs: { place: 'bedroom' },
    by: ({ object }) => ({
      seconds: 3.2,
      face: 'scared',
      costume: 'sleeper',
      set: [
        { thing: 'high bed', x: 0.16, height: 0.8, flip: true },
        { thing: 'drawn blanket', x: 0.2, y: 0.5, z: -0.04, height: 0.4 },
        {
          thing: object ?? 'lurking monster',
          x: 0.3,
          y: 0.01,
          z: -0.02,
          height: 0.31,
          shadow: false,
          move: ({ phase }) => ({ x: 0.3 + 0.1 * Math.sin(phase * 2 * Math.PI) }),
        },
      ],
      keys: {
        0: { ...IN_BED, rh: ['chin', 0.05, -0.05], lh: ['chin', 0.09, -0.06], blink: 0 },
        0.15: { ...IN_BED, torso: 0.06, neck: 0.16, mouth: 0.5 },
        0.3: { ...IN_BED, torso: 0.02, mouth: 0.3 },
        0.6: { ...IN_BED, torso: 0.12, neck: 0.22, mouth: 0.6 },
        0.8: { ...IN_BED, torso: -0.04, neck: 0, mouth: 0.4 },
      },
    }),
  },
  'under-blanket': {
    needs: { place: 'bedroom' },
    by: ({ object }) => ({
      seconds: 3,
      face: object === 'storm' ? 'scared' : 'happy',
      costume: 'sleeper',
      set: [
        ...(object === 'storm' ? [STORM_WINDOW] : []),
        { thing: 'bed with a skirt', x: 0.16, height: 0.8, flip: true },
        { thing: 'drawn blanket', x: 0.2, y: 0.5, z: -0.04, height: 0.46 },
      ],
      keys: {
        0: { ...IN_BED, rh: ['chin', 0.05, -0.05], lh: ['chin', 0.09, -0.06], blink: 0 },
        0.5: { ...IN_BED, torso: 0.09, neck: 0.18, mouth: 0.3 },
      },
    }),
  },
  doze: {
    seconds: 4,
    face: 'sleepy',
    set: [{ thing: '?armchair', x: -0.1, height: 0.62 }],
    keys: {
      0: { ...SIT, torso: -0.12, neck: 0.34, rh: [0.16, 0.36], lh: [0.2, 0.36], blink: 1 },
      0.5: { torso: -0.1, neck: 0.42, blink: 1, mouth: 0.2 },
    },
    effects: [{ name: 'zzz', at: 'head' }],
  },
  'doze-standing': {
    seconds: 4,
    face: 'sleepy',
    keys: {
      0: { torso: 0.06, neck: 0.4, blink: 1 },
      0.5: { torso: 0.12, neck: 0.5, hip: [0.02, 0.46], blink: 1, mouth: 0.2 },
      0.8: { torso: 0.02, neck: 0.3, blink: 1 },
    },
    effects: [{ name: 'zzz', at: 'head' }],
  },
  'doze-inside': {
    seconds: 4,
    face: 'sleepy',
    keys: {
      0: { ...SIT, torso: -0.06, neck: 0.3, rh: [0.16, 0.36], lh: [0.2, 0.36], blink: 1 },
      0.5: { torso: -0.03, neck: 0.38, blink: 1 },
    },
    effects: [{ name: 'zzz', at: 'head' }],
  },
  /** On a mattress with bars around it. */
  'lie-inside': {
    seconds: 4,
    face: 'sleepy',
    keys: {
      0: {
        ...ON_BACK,
        ...posture('at 0.12 0.13, hip 0 0.09, blink 1, rh -0.16 0.2, lh -0.1 0.18'),
      },
      0.5: posture('hip 0 0.1, blink 1, rh -0.16 0.22, lh -0.1 0.2, mouth 0.15'),
    },
    effects: [{ name: 'zzz', at: 'head' }],
  },
  'sit-inside': {
    seconds: 4,
    keys: {
      0: { ...SIT, torso: -0.04, neck: 0.02, rh: [0.16, 0.36], lh: [0.2, 0.36] },
      0.5: { torso: 0.03, neck: -0.1 },
    },
  },
  'read-at-bedside': READ_AT_BEDSIDE,
  'tuck-in': {
    seconds: 3.4,
    face: 'happy',
    needs: { place: 'bedroom', partner: 'person' },
    set: [
      { thing: 'bed', x: 0.82, height: 0.5, flip: true },
      { thing: 'blanket', x: 0.92, y: 0.17, z: -0.05, height: 0.18 },
    ],
    keys: {
      0: { rh: [0.4, 0.44], lh: [0.46, 0.42], torso: 0.4, neck: 0.24, hip: [-0.04, 0.45] },
      0.4: { rh: [0.46, 0.38], lh: [0.52, 0.38], torso: 0.5, neck: 0.3 },
      0.75: { rh: [0.42, 0.42], torso: 0.44, mouth: 0.3 },
    },
    partner: {
      x: 0.86,
      z: 0.0,
      faces: 1,
      age: 'child',
      guest: true,
      keys: {
        0: { ...ON_BACK, ...posture('at 0 0.2, hip 0 0.1, blink 0, rh -0.1 0.18, lh -0.06 0.18') },
        0.6: { blink: 1, mouth: 0.1 },
      },
    },
    effects: [{ name: 'hearts', at: [0.5, 0.8], strength: 0.4 }],
  },
  /** With a notepad at the guests' table. */
  'take-order': {
    seconds: 2.4,
    face: 'happy',
    costume: 'waiter',
    needs: { place: 'restaurant' },
    holds: [
      { thing: 'notebook', grip: 'leftHand', angle: 0.2, height: 0.13 },
      { thing: 'pencil', height: 0.1 },
    ],
    keys: {
      0: { lh: [0.22, 0.66], rh: [0.24, 0.7], neck: 0.16, torso: 0.06 },
      0.3: { rh: [0.27, 0.68], neck: 0.18 },
      0.6: { rh: [0.24, 0.67], neck: -0.04, mouth: 0.5 },
    },
  },
}

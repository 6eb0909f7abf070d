import type { Deeds, Hold } from '../../score.ts'
import { ON_GRASS, ON_GROUND, SIT } from '../../postures.ts'
import { DESK, STOOL } from '../../furniture.ts'
import { OFFICE } from '../../settings.ts'
import { besideWork } from '../company/own-table.ts'
import { posture } from '../../posture.ts'

/** What is read, as it lies in the hands, and how high it is; a book where nothing is said. */
const READ: readonly (readonly [words: RegExp, thing: string, height: number])[] = [
  [/\b(?:letter|note|postcard|invitation|telegram)s?$/u, 'written page', 0.19],
  [/paper/u, 'newspaper', 0.24],
]

/** In both hands. */
function reading(object: string | null): Hold {
  const [, thing = 'open book', height = 0.18] =
    READ.find(([words]) => words.test(object ?? '')) ?? []
  return { thing, grip: 'bothHands', angle: 0.08, height, at: [0.5, 0.8] }
}

/** With paper. */
export const DESK_WORK: Deeds = {
  write: besideWork({
    seconds: 1.6,
    needs: OFFICE,
    holds: [{ thing: 'pencil', angle: 0.5, at: [0.5, 0.55], height: 0.15 }],
    set: [STOOL, DESK, { thing: 'paper sheet', x: 0.4, y: 0.42, z: -0.06, height: 0.06 }],
    keys: {
      0: { ...SIT, rh: [0.3, 0.51], lh: ['chin', 0.0, -0.03], torso: 0.2, neck: 0.22 },
      0.2: { rh: [0.33, 0.53] },
      0.4: { rh: [0.35, 0.51] },
      0.6: { rh: [0.38, 0.53] },
      0.8: { rh: [0.41, 0.51] },
    },
  }),
  read: {
    needs: { place: 'library' },
    by: ({ object }) => ({
      seconds: 4,
      needs: { place: 'library' },
      holds: [reading(object)],
      set: [{ thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 }],
      keys: {
        0: { ...SIT, rh: [0.2, 0.5], lh: [0.28, 0.52], torso: -0.04, neck: 0.24 },
        0.4: { neck: 0.3, look: 0.1 },
        0.7: { rh: [0.21, 0.52], neck: 0.24, mouth: 0.15, face: 'happy' },
      },
    }),
  },
  /** On whatever one sits, the notebook on the knees. */
  'write-on-lap': {
    seconds: 2.4,
    holds: [
      { thing: 'pencil', angle: 0.5, at: [0.5, 0.85], height: 0.15 },
      { ...reading('notebook'), grip: 'leftHand' },
    ],
    keys: {
      0: { ...SIT, lh: [0.26, 0.42], rh: [0.22, 0.5], torso: 0.1, neck: 0.26 },
      0.25: { rh: [0.26, 0.52] },
      0.5: { rh: [0.23, 0.49] },
      0.75: { rh: [0.27, 0.51], mouth: 0.2 },
    },
  },
  /** On the feet, the back against something. */
  'read-leaning': {
    by: ({ object }) => ({
      seconds: 4,
      holds: [reading(object)],
      keys: {
        0: posture('rh 0.2 0.66, lh 0.28 0.68, torso -0.1, neck 0.26, rf 0.1 0, lf 0.2 0'),
        0.4: { neck: 0.32, look: 0.1 },
        0.7: { rh: [0.21, 0.68], neck: 0.24 },
      },
    }),
  },
  'doze-reading': {
    by: ({ object }) => ({
      seconds: 5,
      once: true,
      holds: [reading(object)],
      set: [{ thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 }],
      keys: {
        0: { ...SIT, rh: [0.2, 0.5], lh: [0.28, 0.52], torso: -0.04, neck: 0.24, blink: 0.2 },
        0.25: { neck: 0.3, blink: 0.5, look: 0.1 },
        0.38: { neck: 0.44, blink: 0.9, rh: [0.2, 0.46], lh: [0.28, 0.48] },
        0.46: { neck: 0.28, blink: 0.4, rh: [0.2, 0.49], lh: [0.28, 0.51] },
        0.62: { neck: 0.5, blink: 1, torso: 0.02, rh: [0.16, 0.36], lh: [0.24, 0.38] },
        0.8: { neck: 0.46, blink: 1, mouth: 0.15, rh: [0.16, 0.35], lh: [0.24, 0.37] },
        1: { neck: 0.52, blink: 1, mouth: 0.05, rh: [0.16, 0.35], lh: [0.24, 0.37] },
      },
      effects: [{ name: 'zzz', at: 'mouth', from: 0.64 }],
    }),
  },
  'read-on-grass': {
    by: ({ object }) => ({
      seconds: 4,
      holds: [reading(object)],
      keys: {
        0: { ...ON_GRASS, rh: [0.14, 0.31], lh: [0.2, 0.33], torso: -0.08, neck: 0.26 },
        0.4: { neck: 0.32, look: 0.1 },
        0.7: { rh: [0.15, 0.33], neck: 0.26, mouth: 0.15, face: 'happy' },
      },
    }),
  },
  'eat-on-grass': {
    seconds: 2.6,
    holds: [{ thing: '?sandwich', angle: 0, height: 0.12 }],
    keys: {
      0: { ...ON_GRASS, rh: [0.16, 0.34], lh: [0.2, 0.24], torso: 0.02, neck: 0.1 },
      0.35: { rh: ['mouth', 0.06, -0.05], neck: 0.04, mouth: 0.8 },
      0.5: { rh: ['mouth', 0.06, -0.06], mouth: 0.1 },
      0.75: { rh: [0.17, 0.36], mouth: 0.3, face: 'happy' },
    },
  },
  'drink-on-grass': {
    seconds: 2.6,
    holds: [{ thing: '?mug', angle: 0, height: 0.11 }],
    keys: {
      0: { ...ON_GRASS, rh: [0.16, 0.34], lh: [0.2, 0.24], torso: 0.02, neck: 0.06 },
      0.4: { rh: ['mouth', 0.06, -0.04], neck: -0.14, blink: 1 },
      0.6: { rh: ['mouth', 0.06, -0.04], neck: -0.16, blink: 1 },
      0.85: { rh: [0.17, 0.36], neck: 0, blink: 0 },
    },
  },
  'type-on-grass': {
    seconds: 0.7,
    set: [{ thing: '?laptop', x: 0.36, z: -0.05, height: 0.24, flip: true }],
    keys: {
      0: { ...ON_GROUND, rh: [0.22, 0.14], lh: [0.27, 0.15], torso: 0.2, neck: 0.14 },
      0.5: { rh: [0.24, 0.15], lh: [0.26, 0.13] },
    },
  },
  staple: {
    seconds: 1.4,
    needs: { place: 'office', framing: 'close-up' },
    holds: [{ thing: 'paper sheet', grip: 'leftHand', height: 0.1, angle: 0, layer: 'body' }],
    set: [
      DESK,
      {
        thing: 'stapler',
        x: 0.42,
        y: 0.42,
        z: -0.07,
        height: 0.11,
        move: ({ phase }) => ({ height: phase > 0.4 && phase < 0.6 ? 0.09 : 0.11 }),
      },
      { thing: 'paper sheet', x: 0.62, y: 0.42, z: -0.05, height: 0.06 },
    ],
    keys: {
      0: { rh: [0.4, 0.68], lh: [0.34, 0.5], neck: 0.26, torso: 0.12 },
      0.4: { rh: [0.4, 0.57], torso: 0.2 },
      0.6: { rh: [0.4, 0.56] },
    },
  },
  'count-things': {
    needs: { place: 'living room', framing: 'medium' },
    seconds: 1.8,
    set: [
      { thing: 'table', x: 0.5, z: -0.05, height: 0.42 },
      ...[0.28, 0.39, 0.5, 0.61, 0.72].map((x) => ({
        thing: '?coin',
        x,
        y: 0.42,
        z: -0.06,
        height: 0.085,
      })),
    ],
    keys: {
      0: { rh: [0.28, 0.56], lh: [0.2, 0.46], right: 'point', neck: 0.2, torso: 0.1 },
      0.25: { rh: [0.33, 0.54], mouth: 0.4 },
      0.5: { rh: [0.4, 0.56], mouth: 0.1 },
      0.75: { rh: [0.45, 0.54], torso: 0.2, mouth: 0.4 },
    },
  },
  'count-money': {
    needs: { place: 'office', framing: 'close-up' },
    seconds: 0.9,
    set: [
      { thing: 'table', x: 0.44, z: -0.05, height: 0.44 },
      ...[0.44, 0.475, 0.51].map((y) => ({
        thing: 'banknotes',
        x: 0.42,
        y,
        z: -0.06,
        height: 0.075,
      })),
    ],
    holds: [
      { thing: 'banknotes', grip: 'leftHand', height: 0.09, angle: -0.2 },
      {
        thing: 'banknote',
        height: 0.075,
        angle: 0.1,
        when: ({ phase }) => phase < 0.62,
        layer: 'hand',
      },
    ],
    keys: {
      0: { lh: [0.2, 0.64], rh: [0.22, 0.67], neck: 0.24, torso: 0.04 },
      0.45: { rh: [0.37, 0.58], lh: [0.2, 0.63], neck: 0.3, torso: 0.08, mouth: 0.4 },
      0.62: { rh: [0.37, 0.57] },
      0.8: { rh: [0.26, 0.68], mouth: 0 },
    },
    face: 'happy',
  },
}

import type { Actor } from '../../../../../cast/actor.ts'
import type { Deeds, Score } from '../../score.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { ON_BACK, ON_GRASS, ON_GROUND, PRONE, SIT } from '../../postures.ts'
import { inBothHands } from '../../grips.ts'
import { STOOL } from '../../furniture.ts'
import { seatedInMood } from './seated-moods.ts'
import { enthroned } from './thrones.ts'
import { clamp, mix } from '../../../../easing.ts'
import { posture } from '../../posture.ts'

const SEATED: Score = {
  seconds: 4,
  set: [STOOL],
  keepsTool: true,
  keys: { 0: { ...SIT, rh: [0.14, 0.36], lh: [0.18, 0.36] }, 0.5: { torso: 0.05, neck: 0.04 } },
}

const WHEELED: Score = {
  ...SEATED,
  set: [{ thing: 'wheelchair', x: -0.02, z: 0.02, height: 0.56 }],
}

const FACING_US: Score = {
  ...SEATED,
  view: 'front',
  keys: { 0: { hip: [0, 0.3], rf: [-0.06, 0], lf: [0.06, 0], rh: [-0.1, 0.4], lh: [0.1, 0.4] } },
}

/** Elbows on the knees, the head in both hands. */
const DEJECTED: Score = {
  seconds: 5,
  set: [STOOL],
  keys: {
    0: { ...SIT, torso: 0.42, neck: 0.3, rh: ['chin', 0.02, -0.01], lh: ['chin', 0.06, -0.01] },
    0.5: { ...SIT, torso: 0.46, neck: 0.34, blink: 1 },
    0.7: { ...SIT, torso: 0.44, neck: 0.3, blink: 0 },
  },
}

/** Flat on the ground, legs stretched out, clapping now and then. */
const ON_FLOOR: Score = {
  seconds: 2.6,
  face: 'happy',
  keys: {
    0: { ...ON_GROUND, rh: [0.1, 0.2], lh: [0.14, 0.2], torso: 0.02, neck: -0.04 },
    0.4: { ...ON_GROUND, rh: [0.16, 0.34], lh: [0.18, 0.36], torso: -0.04, mouth: 0.5 },
    0.6: { ...ON_GROUND, rh: [0.12, 0.22], lh: [0.18, 0.24], torso: 0.05, neck: 0.06 },
  },
}

/** Lies, opens the eyes, sits up and stretches with a yawn. */
const WAKING: Score = {
  seconds: 5,
  once: true,
  needs: { place: 'bedroom' },
  set: [
    { thing: 'bed', x: -0.1, height: 0.58, flip: true },
    { thing: 'blanket', x: 0.2, y: 0.2, z: -0.04, height: 0.2 },
  ],
  costume: 'sleeper',
  keys: {
    0: { ...ON_BACK, hip: [0.06, 0.28], torso: -1.5, ra: [0.1, 0.2], la: [0.2, 0.2], blink: 1 },
    0.26: { torso: -1.5, blink: 1, ra: [0.1, 0.3], la: [0.2, 0.3], neck: 0 },
    0.4: { torso: -1.0, neck: 0.2, blink: 0.6, ra: [0.4, 0.6], la: [0.5, 0.6] },
    0.52: { torso: -0.12, neck: 0, ra: [0.6, 1.4], la: [0.7, 1.4], blink: 0.5 },
    0.64: { torso: -0.2, neck: -0.25, ra: [2.7, 0.5], la: [2.9, 0.4], blink: 1, mouth: 1 },
    0.8: { torso: -0.22, neck: -0.25, ra: [2.9, 0.3], la: [3.0, 0.3], blink: 1, mouth: 1 },
    0.94: posture('torso -0.05, neck 0, ra 0.5 0.8, la 0.6 0.8, blink 0, mouth 0.1, face happy'),
  },
  effects: [{ name: 'zzz', at: 'mouth', from: 0, until: 0.26 }],
}

/** A baby is nearly half head: its bed is longer than it. */
const WAKING_BABY: Score = {
  ...WAKING,
  set: [
    { thing: 'bed', x: -0.24, height: 0.74, flip: true },
    { thing: 'blanket', x: 0.2, y: 0.3, z: -0.04, height: 0.22 },
  ],
  keys: { ...WAKING.keys, 0: { ...WAKING.keys[0], hip: [0.06, 0.4] } },
}

function isBaby(performer: Actor): boolean {
  return isPuppet(performer) && performer.proportions.age === 'baby'
}

/** Leaning back, the legs stretched out and the hands in the lap. */
const LEANT_BACK = {
  ...ON_GRASS,
  rf: [0.24, 0.01],
  lf: [0.28, 0.01],
  rh: [0.08, 0.17],
  lh: [0.1, 0.17],
  torso: -0.34,
  neck: 0.34,
  blink: 1,
} as const

const ASLEEP_OUTDOORS: Score = {
  seconds: 4,
  keys: { 0: LEANT_BACK, 0.5: { torso: -0.31, neck: 0.38, blink: 1, mouth: 0.15 } },
  effects: [{ name: 'zzz', at: 'mouth' }],
}

/** Where the head of who leans back is, and how far to the side what hits it lands. */
const [HEAD, ASIDE] = [{ x: -0.22, y: 0.5 }, 0.34]
/** When it comes off, hits, and lies on the ground, as shares of the deed. */
const [OFF, HIT, DOWN] = [0.22, 0.42, 0.62]

/** It falls straight down on the head, bounces off it, and the sleeper wakes up. */
function wokenBy(thing: string): Score {
  return {
    seconds: 5,
    once: true,
    set: [
      {
        thing,
        x: HEAD.x,
        z: -0.05,
        height: 0.1,
        shadow: false,
        move: ({ phase }) => {
          const drop = clamp((phase - OFF) / (HIT - OFF), 0, 1)
          const off = clamp((phase - HIT) / (DOWN - HIT), 0, 1)
          return {
            x: -ASIDE * off,
            y: mix(mix(1.2, HEAD.y, drop * drop), 0, off * off) + 0.3 * off * (1 - off),
            spin: -4 * off,
          }
        },
      },
    ],
    keys: {
      0: LEANT_BACK,
      [HIT - 0.01]: { ...LEANT_BACK, neck: 0.37, mouth: 0.15 },
      [HIT + 0.04]: { torso: -0.2, neck: 0.5, blink: 1, mouth: 0.7 },
      0.56: { torso: -0.2, neck: 0.1, rh: ['crown', 0, 0.02], blink: 0, face: 'surprised' },
      0.8: { torso: -0.22, neck: -0.06, rh: ['crown', 0.02, 0.02], mouth: 0.3 },
    },
    effects: [{ name: 'zzz', at: 'mouth', from: 0, until: HIT }],
  }
}

const STICK = /\b(?:cane|stick|staff|crook|pole)$/u

const WAIST_HIGH =
  /\b(?:counter|bar|table|desk|piano|fence|rail|railing|handrail|gate|balustrade|parapet|cart|barrel|crate|workbench|well)$/u

/** How tall what one leans against is, in heights of an adult, and how far ahead its middle is. */
const AGAINST: readonly (readonly [thing: RegExp, height: number, ahead: number])[] = [
  [/\b(?:[a-z]*tree|oak|palm|pine|birch)$/u, 2, 0.22],
  [/\bwall$/u, 0.95, 0.3],
  [/\bdoor$/u, 1.3, 0.3],
]

/** Both forearms on what stands before one. */
const onElbows = (thing: string): Score => ({
  seconds: 4,
  set: [{ thing, x: 0.5, z: -0.04, height: 0.52 }],
  keys: {
    0: posture('torso 0.34, neck -0.14, rh 0.34 0.56, lh 0.3 0.56, rf -0.06 0, lf 0.02 0'),
    0.5: posture('torso 0.38, neck -0.1, look 0.3'),
  },
})

/** On a stick with both hands, on a counter with both elbows, against whatever else is named, otherwise on a lamp post. */
function leaning(object: string | null): Score {
  if (object === null)
    return { ...LEANING, set: [{ thing: 'lamp post', x: 0.22, z: 0.04, height: 1.5 }] }
  if (WAIST_HIGH.test(object)) return onElbows(object)
  if (STICK.test(object)) return onStick(object)
  const [, height, x] = AGAINST.find(([thing]) => thing.test(object)) ?? [null, 1.1, 0.36]
  return { ...LEANING, set: [{ thing: object, x, z: 0.04, height }] }
}

function onStick(stick: string): Score {
  return {
    seconds: 4,
    holds: [inBothHands(`?${stick}`, 0.5, [0.5, 0.03])],
    keys: {
      0: posture('torso 0.2, neck 0.02, rh 0.2 0.485, lh 0.22 0.485, rf -0.04 0, lf 0.05 0'),
      0.5: posture('torso 0.25, neck -0.06, blink 0.2'),
    },
  }
}

/** On a lamp post, or on whatever stands there already. */
const LEANING: Score = {
  seconds: 4,
  keepsTool: true,
  keys: {
    0: { lean: 0.1, rh: [0.14, 0.6], la: [0.2, 0.3], rf: [0.06, 0], lf: [-0.04, 0] },
    0.5: { lean: 0.12 },
  },
}

/** Sitting, lying and waking up. */
export const RESTING: Deeds = {
  sleep: {
    seconds: 4,
    needs: { place: 'bedroom' },
    set: [
      { thing: 'bed', x: -0.1, height: 0.58, flip: true },
      { thing: 'blanket', x: 0.16, y: 0.2, z: -0.04, height: 0.2 },
    ],
    costume: 'sleeper',
    keys: {
      0: {
        ...ON_BACK,
        ...posture('hip 0.06 0.28, torso -1.52, neck 0.05, rh -0.02 0.33, lh 0 0.33, blink 1'),
      },
      0.5: { rh: [-0.02, 0.345], blink: 1, mouth: 0.15 },
    },
    effects: [{ name: 'zzz', at: 'mouth' }],
  },
  'sleep-on-sofa': {
    seconds: 4,
    set: [{ thing: 'couch', x: 0.03, z: 0.05, height: 0.56 }],
    keys: {
      0: {
        ...ON_BACK,
        ...posture('hip 0.08 0.27, torso -1.52, neck 0.05, rh -0.02 0.36, lh 0.04 0.36, blink 1'),
      },
      0.5: { rh: [-0.02, 0.375], blink: 1, mouth: 0.15 },
    },
    effects: [{ name: 'zzz', at: 'mouth' }],
  },
  'wake-up': { by: ({ performer }) => (isBaby(performer) ? WAKING_BABY : WAKING) },
  sit: {
    by: ({ object, performer }) => {
      if (/throne/.test(object ?? '')) return seatedInMood(enthroned(performer), performer)
      if (/wheelchair/.test(object ?? '')) return WHEELED
      if (isPuppet(performer) && performer.emotion === 'sad') return DEJECTED
      return isBaby(performer) || /floor|ground|carpet|rug|grass|mat$/.test(object ?? '')
        ? ON_FLOOR
        : seatedInMood(SEATED, performer)
    },
  },
  'sit-facing-us': {
    by: ({ object }) =>
      /wheelchair/.test(object ?? '') ? { ...FACING_US, set: WHEELED.set ?? [] } : FACING_US,
  },
  'sit-on-grass': {
    seconds: 5,
    keepsTool: true,
    keys: {
      0: { ...ON_GRASS, rh: [0.14, 0.25], lh: [0.18, 0.25], torso: 0.06, neck: -0.06 },
      0.4: { torso: 0, neck: -0.16, look: -0.1, face: 'happy' },
      0.7: { torso: 0.08, neck: -0.02, look: 0.2 },
    },
  },
  'sleep-on-grass': { by: ({ object }) => (object === null ? ASLEEP_OUTDOORS : wokenBy(object)) },
  'sleep-on-ground': {
    seconds: 4,
    keys: {
      0: { ...ON_BACK, ra: [2.7, 2.2], la: [2.8, 2.2], rl: [1.9, -1.1], ll: [1.5, 0], blink: 1 },
      0.5: { torso: -1.48, blink: 1, mouth: 0.15 },
    },
    effects: [{ name: 'zzz', at: 'mouth' }],
  },
  lie: {
    seconds: 4,
    keys: {
      0: { ...ON_BACK, ra: [2.7, 2.2], la: [2.8, 2.2], rl: [1.9, -1.1], ll: [1.5, 0] },
      0.5: { torso: -1.48 },
    },
  },
  'lie-low': {
    seconds: 4,
    keys: {
      0: { ...PRONE, hip: [0, 0.07], torso: 1.42, neck: -1.2, rh: [0.44, 0.02], lh: [0.38, 0.02] },
      0.5: { torso: 1.38, neck: -1.1, look: 0.4 },
    },
  },
  lean: { by: ({ object }) => leaning(object) },
  'lean-there': { ...LEANING, holds: [] },
  crawl: {
    seconds: 1.3,
    glides: true,
    needs: { way: 0.25 },
    face: 'happy',
    bends: { rh: -1, lh: -1 },
    keys: {
      0: posture(
        'hip -0.14 0.25, torso 1.2, neck -1.0, rh 0.3 0.01, lh 0.16 0.01, rl 0.18 -1.65, ll -0.14 -1.3',
      ),
      0.25: { rh: [0.22, 0.01], lh: [0.26, 0.06] },
      0.5: posture('hip -0.14 0.255, rh 0.14 0.01, lh 0.34 0.01, rl -0.14 -1.3, ll 0.18 -1.65'),
      0.75: { rh: [0.24, 0.06], lh: [0.25, 0.01] },
    },
  },
}

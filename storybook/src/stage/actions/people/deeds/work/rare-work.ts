import type { ActionContext } from '../../../action.ts'
import { inBothHands, inHand } from '../../grips.ts'
import { KNEEL, ONE_KNEE } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'
import { TAU } from '../../track.ts'
import { posture } from '../../posture.ts'

/** A toy or a plant on the doctor's table, and the stethoscope on it. */
const examining: Score = {
  seconds: 2,
  costume: 'doctor',
  needs: { place: 'hospital' },
  set: [
    { thing: 'table', x: 0.52, z: 0.03, height: 0.36 },
    { thing: '?teddy bear', x: 0.54, y: 0.36, z: 0.02, height: 0.32 },
  ],
  keys: {
    0: { rh: [0.4, 0.54], right: 'fist', lh: [0.36, 0.44], torso: 0.24, neck: 0.12 },
    0.5: { rh: [0.42, 0.48], torso: 0.3, mouth: 0.3 },
  },
  strands: ({ at, body }) => [
    {
      points: [
        { x: 0.15 * body, y: 0.72 * body },
        { x: 0.3 * body, y: 0.46 * body },
        at('rightHand'),
      ],
      colour: '#4a4f57',
      width: 0.014,
    },
  ],
}

/** What is dug up comes out of the ground bit by bit. */
export function digUp({ object }: ActionContext, digging: Score): Score {
  if (
    object === null ||
    /^(hole|pit|ground|dirt|sand|earth|soil|snow|garden|tunnel|trench)$/u.test(object)
  )
    return digging
  return {
    ...digging,
    set: [
      {
        thing: `?${object}`,
        x: 0.62,
        z: 0.04,
        height: 0.26,
        shadow: false,
        move: ({ t }) => ({ y: -0.14 + Math.min(1, t / 4) * 0.17, lean: Math.sin(t * TAU) * 0.02 }),
      },
      ...(digging.set ?? []),
    ],
  }
}

/** A great leaf on a stick that goes slowly up and down over whoever is to be cooled. */
const fanning: Score = {
  seconds: 2.2,
  holds: [inBothHands('palm fan', 0.9, [0.5, 0.9])],
  keys: {
    0: posture(
      'rh 0.26 0.6, lh 0.2 0.46, right fist, left fist, rw -0.5, torso 0.02, rf 0.06 0, lf -0.06 0',
    ),
    0.5: { rh: [0.32, 0.52], lh: [0.24, 0.42], rw: 0.4, torso: 0.1, neck: 0.06 },
  },
}

/** To and fro before the own face, with whatever is at hand. */
function fanningOneself({ object }: ActionContext): Score {
  const fan = object === null || object === 'hand fan'
  return {
    seconds: 0.7,
    holds: [inHand(fan ? 'fan' : `?${object}`, fan ? 0.2 : 0.26, [0.5, 0.92])],
    keys: {
      0: posture('rh 0.2 0.62, right fist, rw -0.3, torso -0.05, rf 0.06 0, lf -0.06 0'),
      0.5: { rh: [0.27, 0.63], rw: 0.5, torso: -0.05, mouth: 0.3 },
    },
  }
}

/** Round and round the fist that is held out. */
const BANDAGING_ONESELF: Score = {
  seconds: 1.1,
  holds: [
    { thing: 'bandage', height: 0.07 },
    { thing: 'bandage', grip: 'leftHand', angle: 0, height: 0.1, at: [0.5, 0.5] },
  ],
  keys: {
    0: posture(
      'rh 0.3 0.56, lh 0.22 0.5, right fist, left fist, torso 0.06, neck 0.2, rf 0.06 0, lf -0.06 0',
    ),
    0.25: { rh: [0.22, 0.6] },
    0.5: { rh: [0.14, 0.54] },
    0.75: { rh: [0.22, 0.46] },
  },
}

/** On the knees at the water, with what is washed in both hands: in, to and fro, and out. */
function rinsing({ object }: ActionContext): Score {
  const bare = object === null || object === 'hands'
  return {
    seconds: 1.8,
    holds: bare ? [] : [inBothHands(`?${object}`, 0.2)],
    keys: {
      0: { ...KNEEL, torso: 0.62, neck: -0.05, rh: [0.4, 0.2], lh: [0.36, 0.18] },
      0.3: { torso: 0.72, rh: [0.46, 0.12], lh: [0.42, 0.1] },
      0.6: { torso: 0.66, rh: [0.36, 0.13], lh: [0.32, 0.11] },
    },
    effects: [
      { name: 'splash', at: [0.42, 0.06], from: 0.2, until: 0.8, strength: 0.7 },
      { name: 'drips', at: [0.4, 0.16], strength: 0.6 },
    ],
  }
}

/** Down the pole of a fire station, or a rope anywhere. */
function slidingDown({ object }: ActionContext): Score {
  const rope = /\b(?:rope|cable|vine)s?$/u.test(object ?? '')
  return {
    seconds: 3.4,
    once: true,
    ...(rope ? {} : { needs: { place: 'garage' } }),
    set: [
      rope
        ? { thing: 'rope', x: 0.1, z: -0.01, height: 2.3, shadow: false }
        : { thing: 'steel pole', x: 0.1, z: -0.01, height: 2.1 },
    ],
    keys: {
      0: { at: [0, 0.95], rh: [0.1, 0.86], lh: [0.1, 0.72], rl: [0.7, -1.1], ll: [0.5, -0.9] },
      0.85: { at: [0, 0.02], rh: [0.1, 0.9], lh: [0.1, 0.76], rl: [0.5, -0.9], mouth: 0.5 },
      1: { at: [0, 0], rl: [0.1, -0.1], ll: [0.05, -0.1], mouth: 0.3 },
    },
  }
}

/** Work that is seldom seen. */
export const RARE_WORK: Deeds = {
  fan: fanning,
  'fan-self': { by: fanningOneself },
  'bandage-self': BANDAGING_ONESELF,
  rinse: { by: rinsing },
  /** A sword into water, a candle into wax: held by its upper end, down into the bucket and up again. */
  dip: {
    seconds: 2.4,
    holds: [{ thing: '?cloth', angle: Math.PI }],
    set: [{ thing: 'bucket', x: 0.34, z: -0.03, height: 0.34 }],
    keys: {
      0: { rh: [0.33, 0.74], torso: 0.14, neck: 0.16 },
      0.45: { rh: [0.34, 0.5], torso: 0.34, neck: 0.2 },
      0.6: { rh: [0.34, 0.52], torso: 0.32, neck: 0.2 },
    },
    effects: [
      { name: 'water', at: [0.34, 0.36], strength: 0.5 },
      { name: 'steam', at: [0.34, 0.42], strength: 0.4 },
    ],
  },
  'examine-thing': examining,
  'hold-falcon': {
    seconds: 2.6,
    costume: 'falconer',
    needs: { place: 'meadow' },
    holds: [{ thing: 'falcon', grip: 'leftHand', angle: 0, at: [0.5, 0.98] }],
    keys: {
      0: { lh: [0.3, 0.72], rh: ['hip', 0.04, 0.05], left: 'fist', neck: -0.04 },
      0.5: { lh: [0.33, 0.8], torso: -0.03, mouth: 0.3 },
    },
  },
  'mime-wall': {
    seconds: 2.4,
    view: 'front',
    costume: 'mime',
    face: 'surprised',
    needs: { place: 'street' },
    keys: {
      0: { rh: [-0.2, 0.76], lh: [0.12, 0.86], right: 'open', left: 'open', rw: 0.3, lw: 0.3 },
      0.25: { rh: [-0.24, 0.9], hip: [-0.02, 0.46], neck: 0.08, mouth: 0.6 },
      0.5: { lh: [0.24, 0.74], rh: [-0.14, 0.86] },
      0.75: { lh: [0.2, 0.92], hip: [0.02, 0.46], neck: -0.08, mouth: 0.2 },
    },
  },
  'slide-pole': { by: slidingDown },
  squabble: {
    seconds: 1.2,
    face: 'angry',
    needs: { partner: 'person', place: 'living-room' },
    holds: [{ thing: '?teddy bear', grip: 'bothHands', angle: 0, height: 0.3, at: [0.5, 0.5] }],
    keys: {
      0: { rh: [0.3, 0.52], lh: [0.34, 0.5], torso: -0.16, hip: [-0.06, 0.44], mouth: 0.9 },
      0.5: { rh: [0.4, 0.52], lh: [0.44, 0.5], torso: 0.12, hip: [0.02, 0.45], mouth: 0.4 },
    },
    partner: {
      x: 0.78,
      face: 'angry',
      keys: {
        0: { rh: [0.42, 0.52], lh: [0.38, 0.5], torso: 0.12, hip: [0.02, 0.45], mouth: 0.4 },
        0.5: { rh: [0.34, 0.52], lh: [0.3, 0.5], torso: -0.16, hip: [-0.06, 0.44], mouth: 0.9 },
      },
    },
    effects: [{ name: 'sweat', at: [0.38, 0.9], strength: 0.5 }],
  },
  'catch-snowflakes': {
    seconds: 2.4,
    needs: { framing: 'medium' },
    keys: {
      0: { neck: -0.62, torso: -0.12, ra: [-0.5, 0.2], la: [0.4, 0.2], face: 'tongue' },
      0.5: { neck: -0.7, torso: -0.16, ra: [-0.7, 0.3], la: [0.6, 0.3], face: 'tongue' },
    },
  },
  'pick-lock': {
    seconds: 1.6,
    needs: { place: 'living room' },
    holds: [{ thing: 'screwdriver', height: 0.13, angle: 1.5 }],
    set: [{ thing: 'door', x: 0.62, z: 0.04, height: 1.16 }],
    keys: {
      0: { ...ONE_KNEE, rh: [0.36, 0.5], lh: [0.38, 0.44], torso: 0.16, neck: 0.06 },
      0.3: { rh: [0.38, 0.52], neck: 0.12 },
      0.6: { rh: [0.36, 0.48], torso: 0.2 },
    },
  },
  'tie-shoes': {
    seconds: 1.2,
    keys: {
      0: posture(
        'hip -0.02 0.26, rf 0.16 0, lf -0.24 0.05, lt -1.2, torso 0.72, neck 0.1, rh 0.2 0.1, lh 0.26 0.1',
      ),
      0.5: { rh: [0.16, 0.15], lh: [0.3, 0.15], torso: 0.66 },
    },
  },
  'decorate-cake': {
    seconds: 2,
    costume: 'baker',
    face: 'happy',
    needs: { place: 'kitchen' },
    holds: [{ thing: 'piping bag', angle: -0.5, at: [0.5, 0.2] }],
    set: [
      { thing: 'table', x: 0.5, z: 0.03, height: 0.4 },
      { thing: '?cake', x: 0.54, y: 0.4, z: 0.02, height: 0.36 },
    ],
    keys: {
      0: { rh: [0.3, 0.78], lh: [0.34, 0.6], torso: 0.12, neck: 0.1 },
      0.3: { rh: [0.36, 0.74], torso: 0.16 },
      0.6: { rh: [0.4, 0.8], torso: 0.18, mouth: 0.3 },
      0.8: { rh: [0.34, 0.82] },
    },
  },
  'wipe-hands': {
    seconds: 1,
    needs: { framing: 'close-up' },
    holds: [inHand('rag', 0.16, [0.5, 0.2])],
    keys: {
      0: { rh: [0.2, 0.62], lh: [0.26, 0.58], neck: 0.16 },
      0.5: { rh: [0.24, 0.57], lh: [0.21, 0.62], torso: 0.04 },
    },
  },
}

import type { Deeds, Score } from '../../score.ts'
import { TAU } from '../../track.ts'

const NEAR = { framing: 'close-up' } as const

/** A fist, or a stick in it. */
const SHAKEN: Score = {
  seconds: 0.7,
  face: 'angry',
  keys: [
    [0, { rh: [0.22, 0.86], right: 'fist', left: 'fist', torso: 0.08, mouth: 0.9 }],
    [0.5, { rh: [0.28, 0.96], torso: 0.02, mouth: 0.4 }],
  ],
}

/** What hands at the head, at the hips and in the air say. */
export const SIGNS: Deeds = {
  'cross-arms': {
    seconds: 3.6,
    view: 'front',
    needs: NEAR,
    holds: [],
    bends: { rh: -1, lh: 1 },
    keys: [
      [0, { rh: [0.07, 0.62], lh: [-0.07, 0.645], right: 'fist', left: 'fist', look: 0 }],
      [0.5, { neck: 0.05, look: 0.3, hip: [0.012, 0.468] }],
    ],
  },
  'hands-on-hips': {
    seconds: 3.2,
    view: 'front',
    holds: [],
    keys: [
      [0, { rh: [-0.085, 0.5], lh: [0.085, 0.5], rf: [-0.07, 0], lf: [0.07, 0], right: 'fist' }],
      [0.5, { neck: 0.06, hip: [0.014, 0.468], left: 'fist' }],
    ],
  },
  flex: {
    seconds: 2,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [-0.2, 0.86], lh: [0.2, 0.86], right: 'fist', left: 'fist', rf: [-0.08, 0] }],
      [0.5, { rh: [-0.15, 0.9], lh: [0.15, 0.9], lf: [0.08, 0], hip: [0, 0.455], mouth: 0.4 }],
    ],
    effects: [{ name: 'stars', at: [0.22, 0.95], from: 0.45, until: 0.6, strength: 0.5 }],
  },
  'peace-sign': {
    seconds: 1.8,
    view: 'front',
    face: 'happy',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: [-0.28, 0.78], right: 'scissors', rw: 0, neck: -0.06, lh: [0.085, 0.5] }],
      [0.5, { rh: [-0.27, 0.83], neck: 0.06, mouth: 0.4 }],
    ],
  },
  'cover-ears': {
    seconds: 2,
    view: 'front',
    face: 'scared',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: [-0.092, 0.88], lh: [0.092, 0.88], right: 'open', left: 'open', neck: 0.05 }],
      [0.5, { hip: [0, 0.455], neck: -0.07, blink: 1, mouth: 0.5 }],
    ],
  },
  'cover-mouth': {
    seconds: 2.6,
    view: 'front',
    face: 'surprised',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: [-0.03, 0.84], lh: [0.03, 0.83], right: 'open', left: 'open', rw: 0.6, lw: -0.6 }],
      [0.5, { hip: [0, 0.46], neck: 0.05, look: 0.3 }],
    ],
  },
  'cover-eyes': {
    seconds: 2.6,
    view: 'front',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: [-0.04, 0.89], lh: [0.04, 0.89], right: 'open', left: 'open', neck: 0.04 }],
      [0.5, { hip: [0, 0.458], neck: -0.05, mouth: 0.3 }],
    ],
  },
  'wipe-brow': {
    seconds: 2,
    face: 'sleepy',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: ['eye', 0.03, 0.07], right: 'fist', torso: 0.05, neck: 0.1, mouth: 0.3 }],
      [0.5, { rh: ['ear', -0.01, 0.08], neck: -0.06, mouth: 0.6 }],
    ],
    effects: [{ name: 'sweat', at: 'head', strength: 0.8 }],
  },
  'shake-fist': {
    needs: NEAR,
    by: ({ object }) => ({
      ...SHAKEN,
      holds:
        object === null || /fist|hand/u.test(object)
          ? []
          : [{ thing: `?${object}`, upright: true, angle: 0.5, at: [0.5, 0.9], layer: 'front' }],
    }),
  },
  'wag-finger': {
    seconds: 0.8,
    face: 'angry',
    holds: [],
    keys: [
      [0, { rh: [0.26, 0.78], right: 'point', rw: 2.2, lh: ['hip', 0.05, 0.06], mouth: 0.7 }],
      [0.5, { rh: [0.3, 0.8], rw: 2.7, torso: 0.06, mouth: 0.2 }],
    ],
  },
  'stroke-beard': {
    seconds: 2.2,
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: ['chin', 0.03, 0.01], lh: ['belly', 0.08, 0], neck: -0.04, look: 0.3 }],
      [0.5, { rh: ['chin', 0.05, -0.06], neck: 0.03 }],
    ],
  },
  'bite-nails': {
    seconds: 0.9,
    face: 'scared',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: ['mouth', 0.03, -0.02], lh: ['mouth', 0.05, -0.05], torso: 0.06, mouth: 0.3 }],
      [0.5, { rh: ['mouth', 0.03, -0.03], mouth: 0.6, look: 0.3 }],
    ],
    effects: [{ name: 'sweat', at: 'head', strength: 0.5 }],
  },
  shiver: {
    seconds: 1.6,
    face: 'scared',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: ['chest', 0.07, -0.02], lh: ['chest', 0.06, -0.06], torso: 0.1, hip: [0, 0.455] }],
      [0.5, { rh: ['chest', 0.07, 0.01], lh: ['chest', 0.06, -0.08], neck: 0.12, mouth: 0.5 }],
    ],
    live: (stance, { t }) => ({
      ...stance,
      torso: (stance.torso ?? 0) + Math.sin(t * TAU * 6) * 0.014,
      neck: (stance.neck ?? 0) + Math.sin(t * TAU * 7) * 0.03,
    }),
    effects: [{ name: 'steam', at: 'mouth', strength: 0.5 }],
  },
  'blow-kiss': {
    seconds: 2,
    view: 'front',
    face: 'happy',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: ['mouth', -0.04, -0.02], right: 'open', lh: [0.085, 0.5], neck: 0.04 }],
      [0.35, { rh: ['mouth', -0.045, -0.01], blink: 1, mouth: 0.15 }],
      [0.6, { rh: [-0.24, 0.86], rw: 0.5, neck: -0.08, mouth: 0.4, blink: 0 }],
      [0.85, { rh: [-0.26, 0.84] }],
    ],
    effects: [{ name: 'hearts', at: [-0.2, 0.92], from: 0.4, until: 0.8, strength: 1 }],
  },
  'chefs-kiss': {
    seconds: 1.8,
    face: 'happy',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: ['mouth', 0.03, -0.01], right: 'fist', blink: 1 }],
      [0.4, { rh: ['mouth', 0.03, 0], blink: 1 }],
      [0.6, { rh: [0.28, 0.9], right: 'open', blink: 0, mouth: 0.6, neck: -0.12 }],
      [0.9, { rh: [0.28, 0.88], right: 'open' }],
    ],
    effects: [{ name: 'stars', at: [0.28, 0.96], from: 0.5, until: 0.75, strength: 0.6 }],
  },
  'twirl-hair': {
    seconds: 1.2,
    view: 'front',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: [-0.12, 0.84], right: 'point', neck: 0.08, look: 0.3 }],
      [0.25, { rh: [-0.14, 0.86] }],
      [0.5, { rh: [-0.12, 0.88], neck: 0.12 }],
      [0.75, { rh: [-0.1, 0.86] }],
    ],
  },
  'tie-hair': {
    seconds: 2,
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: ['nape', -0.01, 0.06], lh: ['nape', 0.02, 0.08], neck: 0.14, torso: 0.04 }],
      [0.5, { rh: ['nape', -0.03, 0.1], lh: ['nape', 0, 0.05], neck: 0.2 }],
    ],
  },
  'look-back': {
    seconds: 3.4,
    keys: [
      [0, { look: 0, neck: 0, torso: 0.02 }],
      [0.3, { look: -1, neck: -0.06, torso: -0.06 }],
      [0.7, { look: -1, neck: -0.06, torso: -0.06 }],
      [0.95, { look: 0, neck: 0 }],
    ],
  },
  'drop-thing': {
    seconds: 2.4,
    once: true,
    face: 'surprised',
    holds: [],
    set: [
      {
        thing: '?mug',
        x: 0.26,
        z: -0.05,
        height: 0.13,
        move: ({ phase }) => {
          const fallen = Math.min(1, Math.max(0, (phase - 0.25) / 0.3))
          return { y: 0.58 * (1 - fallen * fallen), spin: fallen * 1.4 }
        },
      },
    ],
    keys: [
      [0, { rh: [0.22, 0.62], lh: [0.26, 0.62], mouth: 0.2 }],
      [0.25, { rh: [0.22, 0.62], lh: [0.26, 0.62] }],
      [0.4, { rh: [0.3, 0.76], lh: [0.34, 0.72], right: 'open', left: 'open', torso: -0.08 }],
      [1, { rh: [0.2, 0.78], lh: [0.24, 0.76], mouth: 0.9, neck: 0.24 }],
    ],
    effects: [{ name: 'dust', at: [0.28, 0.04], from: 0.5, until: 0.62, strength: 0.6 }],
  },
  'rub-eyes': {
    seconds: 0.9,
    view: 'front',
    face: 'sleepy',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: [-0.05, 0.9], lh: [0.05, 0.89], right: 'fist', left: 'fist', blink: 1 }],
      [0.5, { rh: [-0.06, 0.885], lh: [0.06, 0.905], neck: 0.04 }],
    ],
  },
  'adjust-glasses': {
    seconds: 2.4,
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: ['eye', 0.04, -0.03], right: 'point', neck: 0.08 }],
      [0.4, { rh: ['eye', 0.035, 0.01], neck: -0.03 }],
      [0.8, { rh: ['eye', 0.1, -0.1], neck: 0.02 }],
    ],
  },
  'hold-breath': {
    seconds: 3,
    view: 'front',
    face: 'surprised',
    needs: NEAR,
    holds: [],
    keys: [
      [0, { rh: [-0.02, 0.86], right: 'fist', stretch: 1, mouth: 0 }],
      [0.5, { stretch: 1.012, neck: 0.03 }],
    ],
  },
  'wave-both': {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [-0.3, 0.96], lh: [0.2, 1.0], right: 'open', left: 'open', mouth: 0.5 }],
      [0.5, { rh: [-0.2, 1.0], lh: [0.3, 0.96], hip: [0, 0.46], mouth: 0.8 }],
    ],
  },
  'flail-arms': {
    seconds: 1.8,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [0, { ra: [-0.9, -0.4], la: [1.9, 0.5], hip: [-0.02, 0.45], rf: [-0.1, 0], lf: [0.1, 0] }],
      [0.25, { ra: [-1.6, -0.7], la: [1.1, 0.9], hip: [0.02, 0.46], neck: 0.1, mouth: 0.5 }],
      [0.5, { ra: [-2.1, -0.5], la: [0.8, 0.4], hip: [0.02, 0.445] }],
      [0.75, { ra: [-1.2, -0.9], la: [1.5, 0.7], neck: -0.1, mouth: 0.2 }],
    ],
  },
  surrender: {
    seconds: 2.4,
    view: 'front',
    face: 'scared',
    holds: [],
    keys: [
      [0, { rh: [-0.2, 0.92], lh: [0.2, 0.92], right: 'open', left: 'open', mouth: 0.4 }],
      [0.5, { rh: [-0.2, 0.96], lh: [0.2, 0.96], hip: [0, 0.46], look: 0.3 }],
    ],
  },
  'bang-table': {
    seconds: 1.1,
    face: 'angry',
    holds: [],
    set: [{ thing: 'table', x: 0.38, z: -0.04, height: 0.42 }],
    keys: [
      [0, { rh: [0.24, 0.78], lh: [0.2, 0.48], right: 'fist', torso: 0.1, mouth: 0.3 }],
      [0.4, { rh: [0.3, 0.47], torso: 0.24, mouth: 1 }],
      [0.55, { rh: [0.3, 0.47], torso: 0.24, mouth: 0.8 }],
    ],
    effects: [{ name: 'stars', at: [0.32, 0.48], from: 0.38, until: 0.5, strength: 0.6 }],
  },
  'show-card': {
    seconds: 3,
    face: 'angry',
    costume: 'referee',
    needs: { place: 'stadium' },
    holds: [
      {
        thing: '?red card',
        upright: true,
        angle: 0.1,
        height: 0.16,
        at: [0.5, 0.9],
        layer: 'back',
      },
    ],
    keys: [
      [0, { rh: [0.13, 1.0], lh: [0.28, 0.74], left: 'point', torso: -0.02, mouth: 0.6 }],
      [0.5, { rh: [0.14, 1.05], neck: -0.05, mouth: 0.2 }],
    ],
  },
}

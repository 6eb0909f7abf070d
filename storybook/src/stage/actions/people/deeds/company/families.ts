import { inHand } from '../../grips.ts'
import { KNEEL, ONE_KNEE, SIT } from '../../postures.ts'
import type { Deeds } from '../../score.ts'
import { HOME } from '../../settings.ts'

/** Babies, sweethearts, secrets and quarrels. */
export const FAMILIES: Deeds = {
  whisper: {
    seconds: 2.4,
    needs: { place: 'classroom' },
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          torso: 0.16,
          neck: 0.06,
          rh: ['mouth', 0.08, -0.02],
          right: 'open',
          la: [0.2, 0.4],
          mouth: 0.2,
        },
      ],
      [0.3, { mouth: 0.5, torso: 0.19 }],
      [0.6, { mouth: 0.15 }],
      [0.8, { mouth: 0.5 }],
    ],
    partner: {
      x: 0.34,
      faces: -1,
      view: 'front',
      face: 'surprised',
      keys: [
        [0, { neck: -0.12, lh: ['mouth', 0.02, -0.02], left: 'open' }],
        [0.5, { neck: -0.16, mouth: 0.6 }],
      ],
    },
  },
  'bottle-feed': {
    seconds: 2.2,
    needs: { place: 'nursery', framing: 'close-up' },
    face: 'happy',
    holds: [
      {
        thing: 'swaddled baby',
        grip: 'leftHand',
        layer: 'body',
        upright: true,
        angle: 0.7,
        height: 0.3,
        at: [0.5, 0.6],
      },
      { ...inHand('baby bottle', 0.15, [0.5, 0.8]), angle: -0.9 },
    ],
    keys: [
      [0, { lh: [0.16, 0.58], rh: [0.3, 0.72], neck: 0.3, torso: 0.02 }],
      [0.5, { lh: [0.165, 0.585], rh: [0.3, 0.71], neck: 0.34, torso: 0.05 }],
    ],
    effects: [{ name: 'hearts', at: [0.26, 0.86], strength: 0.5 }],
  },
  'change-diaper': {
    seconds: 1.8,
    needs: { place: 'nursery' },
    face: 'happy',
    holds: [inHand('diaper', 0.1)],
    set: [{ thing: 'changing table', x: 0.44, z: -0.04, height: 0.46 }],
    keys: [
      [0, { rh: [0.3, 0.6], lh: [0.4, 0.56], torso: 0.2, neck: 0.16 }],
      [0.5, { rh: [0.4, 0.54], lh: [0.44, 0.58], torso: 0.26 }],
    ],
    partner: {
      x: 0.5,
      z: -0.06,
      faces: 1,
      guest: true,
      age: 'baby',
      face: 'happy',
      keys: [
        [
          0,
          {
            at: [0, 0.9],
            hip: [0, 0.09],
            torso: -1.45,
            rl: [2.5, -0.6],
            ll: [2.3, -0.4],
            ra: [1.4, 0.5],
            la: [1.7, 0.5],
            mouth: 0.5,
          },
        ],
        [0.5, { rl: [2.2, -0.3], ll: [2.6, -0.7], ra: [1.8, 0.3], la: [1.3, 0.6], mouth: 0.9 }],
      ],
    },
  },
  tickle: {
    seconds: 0.7,
    needs: HOME,
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          ...KNEEL,
          torso: 0.3,
          neck: -0.1,
          rh: [0.34, 0.42],
          lh: [0.38, 0.36],
          right: 'open',
          left: 'open',
          mouth: 0.4,
        },
      ],
      [0.5, { rh: [0.36, 0.36], lh: [0.36, 0.42], torso: 0.34, mouth: 0.7 }],
    ],
    partner: {
      x: 0.5,
      guest: true,
      age: 'child',
      face: 'happy',
      keys: [
        [
          0,
          {
            torso: -0.2,
            neck: -0.2,
            ra: [1.9, 0.8],
            la: [-1.4, 0.6],
            rf: [-0.02, 0],
            lf: [0.1, 0.06],
            mouth: 1,
            blink: 1,
          },
        ],
        [
          0.5,
          {
            torso: 0.08,
            neck: 0.1,
            ra: [1.4, 1.2],
            la: [-1.0, 0.9],
            lf: [0.08, 0],
            mouth: 0.8,
            blink: 1,
          },
        ],
      ],
    },
    effects: [{ name: 'stars', at: [0.5, 0.9], strength: 0.3 }],
  },
  propose: {
    seconds: 2.8,
    needs: { place: 'garden' },
    face: 'happy',
    holds: [inHand('ring box', 0.08)],
    keys: [
      [0, { ...ONE_KNEE, rh: [0.24, 0.52], lh: ['chest', 0.05, -0.04], neck: -0.2, mouth: 0.1 }],
      [0.4, { rh: [0.34, 0.6], torso: 0.08, mouth: 0.6 }],
      [0.7, { rh: [0.34, 0.6], mouth: 0.2 }],
    ],
    partner: {
      x: 0.74,
      guest: true,
      face: 'surprised',
      keys: [
        [0, { rh: [0.1, 0.6], lh: [0.12, 0.6] }],
        [0.45, { rh: ['mouth', 0.05, -0.04], lh: ['mouth', 0.07, -0.04], mouth: 0.7, neck: 0.14 }],
        [
          0.75,
          { rh: ['mouth', 0.05, -0.05], lh: ['mouth', 0.07, -0.05], face: 'happy', mouth: 0.5 },
        ],
      ],
    },
    effects: [{ name: 'hearts', at: [0.42, 1] }],
  },
  marry: {
    seconds: 3,
    needs: { place: 'church' },
    costume: 'groom',
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [0.26, 0.56], lh: [0.28, 0.6] }],
      [0.5, { rh: [0.28, 0.6], lh: [0.3, 0.64], torso: 0.08, neck: 0.06, mouth: 0.3 }],
    ],
    partner: {
      x: 0.58,
      touching: true,
      face: 'happy',
      keys: [
        [0, { rh: [0.28, 0.57], lh: [0.3, 0.61] }],
        [0.5, { rh: [0.3, 0.61], lh: [0.32, 0.65], torso: 0.08 }],
      ],
    },
    effects: [
      { name: 'petals', at: [0.3, 1.25] },
      { name: 'hearts', at: [0.3, 1.05], strength: 0.5 },
    ],
  },
  'hold-hands': {
    seconds: 1.15,
    glides: true,
    face: 'happy',
    needs: { place: 'park', way: 0.35 },
    holds: [],
    keys: [
      [0, { rf: [0.17, 0], lf: [-0.17, 0.02], hip: [0, 0.448], lh: [0.14, 0.46], ra: [-0.3, 0.3] }],
      [0.25, { rf: [0, 0], lf: [0, 0.06], hip: [0, 0.466] }],
      [
        0.5,
        { rf: [-0.17, 0.02], lf: [0.17, 0], hip: [0, 0.448], lh: [0.18, 0.45], ra: [0.3, 0.3] },
      ],
      [0.75, { rf: [0, 0.06], lf: [0, 0], hip: [0, 0.466] }],
    ],
    partner: {
      x: 0.34,
      z: 0.03,
      faces: 1,
      guest: true,
      face: 'happy',
      keys: [
        [
          0,
          { rf: [-0.17, 0.02], lf: [0.17, 0], hip: [0, 0.448], rh: [-0.18, 0.46], la: [0.3, 0.3] },
        ],
        [0.25, { rf: [0, 0.06], lf: [0, 0], hip: [0, 0.466] }],
        [
          0.5,
          { rf: [0.17, 0], lf: [-0.17, 0.02], hip: [0, 0.448], rh: [-0.14, 0.45], la: [-0.2, 0.3] },
        ],
        [0.75, { rf: [0, 0], lf: [0, 0.06], hip: [0, 0.466] }],
      ],
    },
    effects: [{ name: 'hearts', at: [0.17, 1.1], strength: 0.4 }],
  },
  argue: {
    seconds: 1.8,
    face: 'angry',
    holds: [],
    keys: [
      [0, { rh: [0.26, 0.84], right: 'point', torso: 0.14, mouth: 0.9, neck: 0.05 }],
      [0.25, { rh: [0.3, 0.9], right: 'point', mouth: 0.4 }],
      [0.5, { rh: ['hip', 0.05, 0.05], torso: -0.04, mouth: 0.05, right: 'fist' }],
      [0.75, { rh: ['hip', 0.05, 0.05], mouth: 0.05, right: 'fist' }],
    ],
    partner: {
      x: 0.8,
      guest: true,
      face: 'angry',
      keys: [
        [0, { rh: ['chest', 0.08, -0.08], lh: ['chest', 0.06, -0.06], torso: -0.08, mouth: 0.05 }],
        [
          0.5,
          {
            rh: [0.24, 0.7],
            lh: [0.2, 0.66],
            right: 'open',
            left: 'open',
            torso: 0.14,
            mouth: 0.9,
          },
        ],
        [0.75, { rh: [0.3, 0.76], lh: [0.22, 0.7], right: 'open', mouth: 0.5 }],
      ],
    },
    effects: [{ name: 'smoke', at: 'head', strength: 0.3 }],
  },
  comfort: {
    seconds: 2.6,
    face: 'sad',
    needs: HOME,
    holds: [],
    set: [{ thing: 'stool', x: 0.36, z: 0.04, height: 0.255 }],
    keys: [
      [0, { rh: [0.32, 0.58], lh: [0.36, 0.62], torso: 0.2, neck: 0.14 }],
      [0.5, { rh: [0.32, 0.55], torso: 0.23, mouth: 0.3 }],
    ],
    partner: {
      x: 0.4,
      z: -0.01,
      faces: 1,
      guest: true,
      face: 'sad',
      keys: [
        [0, { ...SIT, torso: 0.2, neck: 0.3, rh: ['eye', 0.02, -0.02], lh: [0.2, 0.38], blink: 1 }],
        [0.5, { torso: 0.24, blink: 1 }],
      ],
    },
    effects: [{ name: 'tears', at: [0.5, 0.62], strength: 0.8 }],
  },
  'take-pulse': {
    seconds: 2,
    costume: 'nurse',
    needs: { place: 'hospital' },
    holds: [],
    set: [{ thing: 'stool', x: 0.7, z: 0.04, height: 0.26 }],
    keys: [
      [0, { rh: [0.36, 0.52], lh: [0.38, 0.56], torso: 0.26, neck: 0.12 }],
      [0.5, { rh: [0.36, 0.53], neck: 0.16 }],
    ],
    partner: {
      x: 0.7,
      guest: true,
      keys: [
        [0, { ...SIT, rh: [0.3, 0.48], lh: [0.16, 0.38] }],
        [0.5, { mouth: 0.2 }],
      ],
    },
    strands: ({ body }) => [
      {
        points: [
          { x: 0.52 * body, y: 0.52 * body },
          { x: 0.56 * body, y: 0.57 * body },
        ],
        colour: '#3f5f8f',
        width: 0.075,
      },
    ],
  },
  'fist-bump': {
    seconds: 2,
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [0.12, 0.6], right: 'fist', la: [0.05, 0.3] }],
      [0.35, { rh: [0.36, 0.68], right: 'fist', torso: 0.12 }],
      [0.55, { rh: [0.36, 0.68], right: 'fist', mouth: 0.6 }],
    ],
    partner: {
      x: 0.76,
      touching: true,
      guest: true,
      face: 'happy',
      keys: [
        [0, { rh: [0.64, 0.6], right: 'fist' }],
        [0.35, { rh: [0.4, 0.68], right: 'fist', torso: 0.12 }],
        [0.55, { rh: [0.4, 0.68], right: 'fist', mouth: 0.6 }],
      ],
    },
    effects: [{ name: 'stars', at: [0.38, 0.74], from: 0.34, until: 0.44 }],
  },
  'wrap-present': {
    seconds: 1.8,
    needs: { place: 'living-room', framing: 'close-up' },
    face: 'happy',
    holds: [],
    set: [
      { thing: 'table', x: 0.42, z: -0.05, height: 0.42 },
      { thing: 'wrapping paper', x: 0.58, y: 0.42, z: -0.045, height: 0.07, shadow: false },
      { thing: 'gift', x: 0.36, y: 0.42, z: -0.06, height: 0.2, shadow: false },
    ],
    keys: [
      [0, { rh: [0.28, 0.62], lh: [0.44, 0.62], neck: 0.18, torso: 0.08 }],
      [0.5, { rh: [0.33, 0.66], lh: [0.4, 0.66], torso: 0.12 }],
    ],
    effects: [{ name: 'confetti', at: [0.36, 0.66], strength: 0.4 }],
  },
  celebrate: {
    seconds: 1.3,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          hip: [0, 0.44],
          rh: [-0.22, 0.9],
          lh: [0.22, 0.9],
          right: 'open',
          left: 'open',
          at: [0, 0],
        },
      ],
      [0.3, { rh: [-0.26, 1.08], lh: [0.26, 1.08], hip: [0, 0.471], at: [0, 0.1], mouth: 0.9 }],
      [0.6, { rh: [-0.2, 0.96], lh: [0.2, 0.96], hip: [0, 0.44], at: [0, 0], mouth: 0.5 }],
    ],
    effects: [{ name: 'confetti', at: [0, 1.2], strength: 1.4 }],
  },
  'pillow-fight': {
    seconds: 1.1,
    needs: { place: 'bedroom' },
    face: 'happy',
    costume: 'sleeper',
    holds: [
      {
        thing: 'pillow',
        grip: 'bothHands',
        upright: true,
        angle: 0.3,
        layer: 'front',
        height: 0.24,
        swing: ({ phase }) => Math.sin(phase * 6.28) * 0.5,
      },
    ],
    keys: [
      [0, { rh: [-0.06, 0.98], lh: [0, 1.0], torso: -0.12, mouth: 0.5 }],
      [0.35, { rh: [0.3, 0.78], lh: [0.34, 0.8], torso: 0.2, mouth: 0.9 }],
      [0.6, { rh: [0.24, 0.6], lh: [0.28, 0.62], torso: 0.2 }],
    ],
    partner: {
      x: 0.78,
      face: 'happy',
      holds: [
        {
          thing: 'pillow',
          grip: 'bothHands',
          upright: true,
          angle: 0,
          layer: 'front',
          height: 0.24,
        },
      ],
      keys: [
        [0, { rh: [0.2, 0.66], lh: [0.24, 0.68], torso: 0.06, mouth: 0.6 }],
        [0.4, { rh: [0.16, 0.8], lh: [0.2, 0.82], torso: -0.2, neck: -0.1, mouth: 0.9 }],
        [0.75, { rh: [-0.04, 0.96], lh: [0, 0.98], torso: -0.06 }],
      ],
    },
    effects: [{ name: 'snow', at: [0.42, 0.86], from: 0.33, until: 0.55, strength: 1.2 }],
  },
}

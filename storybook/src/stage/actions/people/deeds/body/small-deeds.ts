import { inBothHands, inHand } from '../../grips.ts'
import { SIT } from '../../postures.ts'
import type { Deeds } from '../../score.ts'
import { STOOL } from '../../furniture.ts'
import { TAU } from '../../track.ts'

const NEAR = { framing: 'close-up' } as const
const NEAR_HOME = { place: 'living-room', framing: 'close-up' } as const

/** Small things that hands and faces do. */
export const SMALL_DEEDS: Deeds = {
  'rip-paper': {
    seconds: 1.4,
    needs: { place: 'office', framing: 'close-up' },
    face: 'angry',
    holds: [
      { ...inHand('torn sheet', 0.22, [0.3, 0.5]) },
      { ...inHand('torn sheet', 0.22, [0.3, 0.5]), grip: 'leftHand', angle: Math.PI },
    ],
    keys: [
      [0, { rh: [0.2, 0.66], lh: [0.26, 0.68], neck: 0.16 }],
      [0.5, { rh: [0.12, 0.6], lh: [0.38, 0.74], mouth: 0.5 }],
      [0.7, { rh: [0.11, 0.6], lh: [0.39, 0.74] }],
    ],
    effects: [{ name: 'confetti', at: [0.24, 0.7], from: 0.3, until: 0.8, strength: 0.6 }],
  },
  'sign-language': {
    seconds: 2.4,
    view: 'front',
    needs: NEAR_HOME,
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [-0.12, 0.7], lh: [0.12, 0.66], right: 'point', left: 'open' }],
      [0.2, { rh: [-0.04, 0.76], lh: [0.06, 0.7], right: 'open', left: 'fist' }],
      [0.4, { rh: [-0.2, 0.78], lh: [0.16, 0.76], right: 'scissors', left: 'open', mouth: 0.3 }],
      [0.6, { rh: [-0.06, 0.66], lh: [0.08, 0.72], right: 'thumb', left: 'point' }],
      [0.8, { rh: [-0.16, 0.72], lh: [0.18, 0.68], right: 'open', left: 'scissors', neck: 0.05 }],
    ],
  },
  'toss-coin': {
    seconds: 1.6,
    needs: NEAR,
    holds: [],
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
    keys: [
      [0, { rh: [0.24, 0.64], right: 'thumb', neck: 0.1 }],
      [0.2, { rh: [0.24, 0.7], right: 'thumb' }],
      [0.45, { rh: [0.24, 0.62], neck: -0.3, mouth: 0.4, right: 'open' }],
      [0.75, { rh: [0.24, 0.63], neck: 0, right: 'open' }],
    ],
  },
  'tie-knot': {
    seconds: 1.8,
    needs: { place: 'ship-deck', framing: 'close-up' },
    costume: 'sailor',
    holds: [],
    keys: [
      [0, { rh: [0.18, 0.62], lh: [0.34, 0.66], neck: 0.2 }],
      [0.5, { rh: [0.3, 0.68], lh: [0.22, 0.64] }],
    ],
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
  'roll-neck': {
    seconds: 2.2,
    view: 'front',
    needs: NEAR_HOME,
    holds: [],
    keys: [
      [0, { neck: -0.35, rh: ['crown', -0.1, -0.04], lh: [0.16, 0.56], blink: 1 }],
      [0.5, { neck: 0.35, rh: [-0.16, 0.56], lh: ['crown', 0.1, -0.04], blink: 1 }],
    ],
    effects: [{ name: 'stars', at: [0.1, 0.84], from: 0.45, until: 0.52, strength: 0.4 }],
  },
  sniff: {
    seconds: 2.4,
    needs: { place: 'garden', framing: 'close-up' },
    face: 'happy',
    holds: [{ thing: 'flower', upright: true, angle: 0, layer: 'front', height: 0.26 }],
    keys: [
      [0, { rh: [0.22, 0.62], neck: 0.1 }],
      [0.4, { rh: ['nose', 0.06, -0.12], neck: 0.02, blink: 1 }],
      [0.7, { rh: ['nose', 0.05, -0.11], neck: -0.1, torso: -0.05, blink: 1, mouth: 0.2 }],
    ],
    effects: [{ name: 'petals', at: [0.26, 0.84], strength: 0.4 }],
  },
  'raise-hand': {
    seconds: 2.4,
    face: 'happy',
    needs: { place: 'classroom' },
    holds: [],
    keys: [
      [0, { rh: [0.06, 1.08], right: 'open', la: [0.1, 0.3] }],
      [0.5, { rh: [0.1, 1.1], right: 'open', mouth: 0.6, hip: [0.01, 0.471] }],
    ],
  },
  'check-watch': {
    seconds: 2.4,
    needs: { place: 'street', framing: 'close-up' },
    holds: [],
    keys: [
      [0, { lh: [0.12, 0.6], rh: [0.2, 0.58], neck: 0.05 }],
      [0.35, { lh: [0.3, 0.72], rh: [0.24, 0.68], left: 'fist', neck: 0.28 }],
      [
        0.7,
        {
          lh: [0.3, 0.72],
          rh: [0.25, 0.69],
          left: 'fist',
          neck: 0.3,
          face: 'surprised',
          mouth: 0.4,
        },
      ],
      [0.95, { face: 'neutral' }],
    ],
    strands: ({ at }) => {
      const { x, y } = at('leftHand')
      return [
        {
          points: [
            { x: x - 0.05, y: y - 0.02 },
            { x: x - 0.045, y: y + 0.015 },
          ],
          colour: '#33323a',
          width: 0.03,
        },
      ]
    },
  },
  wink: {
    seconds: 1.8,
    view: 'front',
    needs: NEAR_HOME,
    face: 'happy',
    holds: [],
    keys: [
      [0, { neck: 0, rh: [-0.16, 0.62], lh: [0.14, 0.44] }],
      [0.4, { neck: 0.14, rh: [-0.2, 0.78], right: 'thumb' }],
      [0.5, { blink: 1, neck: 0.16, right: 'thumb' }],
      [0.6, { blink: 0, mouth: 0.4, right: 'thumb' }],
    ],
    effects: [{ name: 'stars', at: [0.14, 0.92], from: 0.48, until: 0.58, strength: 0.5 }],
  },
  megaphone: {
    seconds: 1.6,
    face: 'angry',
    needs: { place: 'downtown' },
    holds: [inHand('megaphone', 0.17, [0.42, 0.8])],
    keys: [
      [0, { rh: ['mouth', 0.13, -0.07], lh: [0.16, 0.9], left: 'fist', mouth: 0.9, torso: 0.04 }],
      [0.5, { lh: [0.2, 1.04], left: 'fist', torso: 0.1, mouth: 0.6 }],
    ],
    effects: [{ name: 'speed', at: [0.55, 0.88], strength: 1.2 }],
  },
  'listen-music': {
    seconds: 1.2,
    view: 'front',
    costume: 'dj',
    face: 'happy',
    needs: { place: 'bedroom', framing: 'close-up' },
    holds: [],
    keys: [
      [
        0,
        {
          rh: ['ear', -0.1, 0.02],
          lh: ['ear', 0.16, 0.02],
          neck: 0.14,
          blink: 1,
          hip: [0.015, 0.468],
        },
      ],
      [0.5, { neck: -0.14, blink: 1, hip: [-0.015, 0.468], mouth: 0.3 }],
    ],
    effects: [{ name: 'notes', at: [0.16, 1] }],
  },
  'look-microscope': {
    seconds: 3,
    costume: 'scientist',
    needs: { place: 'laboratory', framing: 'close-up' },
    holds: [],
    set: [
      { thing: 'table', x: 0.42, z: -0.05, height: 0.42 },
      { thing: 'microscope', x: 0.4, y: 0.42, z: -0.06, height: 0.34, shadow: false },
    ],
    keys: [
      [0, { torso: 0.28, neck: 0.1, rh: [0.34, 0.56], lh: [0.44, 0.5] }],
      [0.5, { torso: 0.32, rh: [0.35, 0.6], mouth: 0.3 }],
    ],
  },
  'do-puzzle': {
    seconds: 2.2,
    needs: NEAR_HOME,
    face: 'happy',
    holds: [inHand('block', 0.05)],
    set: [
      { thing: 'table', x: 0.44, z: -0.05, height: 0.42 },
      { thing: 'jigsaw', x: 0.46, y: 0.42, z: -0.06, height: 0.1, shadow: false },
    ],
    keys: [
      [0, { rh: [0.28, 0.66], lh: [0.36, 0.47], neck: 0.2, torso: 0.1 }],
      [0.5, { rh: [0.42, 0.52], torso: 0.18 }],
      [0.7, { rh: [0.42, 0.52], mouth: 0.5 }],
    ],
  },
  'tap-desk': {
    seconds: 0.7,
    needs: { place: 'office', framing: 'close-up' },
    face: 'sleepy',
    holds: [{ thing: 'pencil', height: 0.2 }],
    set: [STOOL, { thing: 'table', x: 0.46, z: -0.05, height: 0.42 }],
    keys: [
      [
        0,
        {
          ...SIT,
          rh: [0.34, 0.54],
          lh: ['chin', 0.03, -0.02],
          left: 'fist',
          neck: 0.16,
          torso: 0.14,
        },
      ],
      [0.5, { rh: [0.34, 0.49], neck: 0.18 }],
    ],
  },
  'swing-legs': {
    seconds: 1.6,
    face: 'happy',
    needs: { place: 'park' },
    holds: [],
    set: [{ thing: 'brick wall', x: -0.1, z: 0.03, height: 0.4 }],
    keys: [[0, { at: [0, 0.3], hip: [0, 0.18], rh: [0.06, 0.12], lh: [0.1, 0.12], torso: -0.06 }]],
    live: (stance, { phase }) => ({
      ...stance,
      rl: [1.3, -1.2 + Math.sin(phase * TAU) * 0.6],
      ll: [1.25, -1.2 - Math.sin(phase * TAU) * 0.6],
      mouth: 0.3,
    }),
  },
  'lift-hat': {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'street', framing: 'close-up' },
    holds: [inHand('hanging hat', 0.1, [0.3, 0.8])],
    keys: [
      [0, { rh: ['crown', 0.1, 0.02], neck: 0 }],
      [0.45, { rh: ['crown', 0.16, 0.16], neck: 0.16, torso: 0.14, mouth: 0.4 }],
      [0.65, { rh: ['crown', 0.16, 0.15], torso: 0.14 }],
    ],
  },
  tantrum: {
    seconds: 0.8,
    face: 'angry',
    needs: { place: 'supermarket' },
    holds: [],
    keys: [
      [
        0,
        {
          rf: [-0.05, 0],
          lf: [0.06, 0.14],
          ra: [0.4, 1.6],
          la: [0.2, 1.5],
          right: 'fist',
          left: 'fist',
          mouth: 1,
          neck: -0.2,
        },
      ],
      [
        0.5,
        {
          rf: [-0.04, 0.14],
          lf: [0.05, 0],
          ra: [-0.1, 1.3],
          la: [0.6, 1.6],
          mouth: 0.8,
          neck: 0.1,
        },
      ],
    ],
    effects: [
      { name: 'tears', at: 'head', strength: 1 },
      { name: 'dust', at: [0, 0.03], strength: 0.6 },
    ],
  },
  statue: {
    seconds: 5,
    still: true,
    needs: { place: 'park' },
    holds: [],
    set: [{ thing: 'boulder', x: 0, z: 0.02, height: 0.2 }],
    keys: [
      [
        0,
        {
          at: [0, 0.18],
          ra: [2.3, 0.3],
          la: [-0.5, 0.6],
          torso: -0.06,
          neck: -0.1,
          rf: [-0.1, 0],
          lf: [0.1, 0],
        },
      ],
    ],
  },
  'read-map': {
    seconds: 3,
    costume: 'tourist',
    needs: { place: 'street', framing: 'close-up' },
    holds: [inBothHands('map', 0.24)],
    keys: [
      [0, { rh: [0.16, 0.64], lh: [0.34, 0.66], neck: 0.2 }],
      [0.5, { neck: -0.04, look: 0.4, mouth: 0.3 }],
      [0.8, { neck: 0.2, look: 0 }],
    ],
  },
  flashlight: {
    seconds: 3,
    needs: { place: 'cave' },
    holds: [
      { thing: 'beam', upright: true, angle: 1.5, layer: 'back', height: 0.9, at: [0.5, 1] },
      { thing: 'flashlight', upright: true, angle: 1.5, layer: 'front', height: 0.18 },
    ],
    keys: [
      [0, { rh: [0.24, 0.68], la: [0.3, 0.5], torso: 0.06 }],
      [0.5, { rh: [0.26, 0.74], torso: 0.02, look: 0.4 }],
    ],
  },
}

import { inHand } from '../../grips.ts'
import { KNEEL, SIT } from '../../postures.ts'
import type { Deeds } from '../../score.ts'
import { FARM, GARDEN } from '../../settings.ts'
import { TAU } from '../../track.ts'

/** Fruit, flowers, eggs and hedges. */
export const HARVEST: Deeds = {
  'pick-fruit': {
    seconds: 2.4,
    needs: FARM,
    costume: 'farmer',
    face: 'happy',
    holds: [{ ...inHand('apple', 0.07), when: ({ phase }) => phase > 0.36 && phase < 0.8 }],
    set: [
      { thing: 'fruit tree', x: 0.62, z: 0.04, height: 1.5 },
      { thing: 'fruit basket', x: 0.24, z: -0.06, height: 0.24 },
    ],
    keys: [
      [0, { rh: [0.2, 0.7], lh: [0.22, 0.62], neck: -0.2 }],
      [0.3, { rh: [0.28, 1.06], neck: -0.36, hip: [0.02, 0.471], torso: -0.02 }],
      [0.42, { rh: [0.26, 1.0] }],
      [0.7, { rh: [0.26, 0.36], torso: 0.5, neck: 0.1, hip: [-0.06, 0.42] }],
      [0.82, { rh: [0.26, 0.34], torso: 0.5 }],
    ],
    effects: [{ name: 'leaves', at: [0.34, 1.1], from: 0.32, until: 0.45, strength: 0.6 }],
  },
  'pick-flowers': {
    seconds: 2.6,
    needs: { place: 'meadow' },
    face: 'happy',
    holds: [{ thing: 'bouquet', upright: true, angle: 0, layer: 'front' }],
    set: [{ thing: 'flower patch', x: 0.46, z: 0.03, height: 0.26, shadow: false }],
    keys: [
      [0, { ...KNEEL, torso: 0.5, neck: 0, rh: [0.2, 0.4], lh: [0.4, 0.14] }],
      [0.35, { torso: 0.35, lh: [0.38, 0.22], rh: [0.18, 0.42] }],
      [0.65, { torso: 0.05, rh: ['nose', 0.07, -0.06], lh: [0.16, 0.36], blink: 1 }],
      [0.8, { torso: 0.05, rh: ['nose', 0.06, -0.06], blink: 1 }],
    ],
    effects: [{ name: 'petals', at: [0.3, 0.5], strength: 0.5 }],
  },
  'egg-hunt': {
    seconds: 2.4,
    needs: GARDEN,
    face: 'happy',
    holds: [
      { ...inHand('egg basket', 0.22, [0.5, 0.06]), grip: 'leftHand', layer: 'back' },
      { ...inHand('pink egg', 0.1), when: ({ phase }) => phase > 0.4 && phase < 0.82 },
    ],
    set: [
      { thing: 'easter egg', x: 0.95, z: 0.03, height: 0.14 },
      { thing: 'yellow egg', x: -0.5, z: 0.03, height: 0.14 },
      {
        thing: 'pink egg',
        x: 0.4,
        z: -0.05,
        height: 0.12,
        move: ({ phase }) => ({ alpha: phase > 0.4 ? 0 : 1 }),
      },
      { thing: 'easter egg', x: -0.8, z: -0.05, height: 0.12 },
    ],
    keys: [
      [
        0,
        {
          hip: [-0.08, 0.36],
          torso: 0.7,
          neck: -0.3,
          rh: [0.34, 0.2],
          lh: [-0.1, 0.42],
          rf: [-0.06, 0],
          lf: [0.08, 0],
        },
      ],
      [0.38, { rh: [0.38, 0.1], torso: 0.8 }],
      [0.62, { hip: [0, 0.471], torso: 0, neck: 0, rh: [0.2, 0.92], mouth: 0.8 }],
      [0.8, { rh: [0.02, 0.5], lh: [-0.08, 0.5], torso: 0.08, mouth: 0.3 }],
    ],
    effects: [{ name: 'stars', at: [0.2, 1], from: 0.58, until: 0.7, strength: 0.5 }],
  },
  'blow-leaves': {
    seconds: 2,
    needs: { place: 'park' },
    holds: [inHand('leaf blower', 0.2, [0.2, 0.1])],
    keys: [
      [0, { rh: [0.08, 0.48], la: [0.4, 0.4], torso: 0.08 }],
      [0.5, { rh: [0.12, 0.46], torso: 0.14 }],
    ],
    effects: [
      { name: 'leaves', at: [0.8, 0.14], strength: 2 },
      { name: 'dust', at: [0.66, 0.06], strength: 0.8 },
    ],
  },
  'trim-hedge': {
    seconds: 0.8,
    needs: GARDEN,
    costume: 'gardener',
    holds: [
      {
        thing: 'hedge shears',
        grip: 'bothHands',
        upright: true,
        angle: 1.1,
        layer: 'front',
        height: 0.42,
        at: [0.5, 0.86],
      },
    ],
    set: [{ thing: 'hedge', x: 0.92, z: 0.02, height: 0.66 }],
    keys: [
      [0, { rh: [0.22, 0.6], lh: [0.28, 0.66], torso: 0.12 }],
      [0.5, { rh: [0.26, 0.63], lh: [0.27, 0.63], torso: 0.16 }],
    ],
    effects: [{ name: 'leaves', at: [0.6, 0.68], strength: 1 }],
  },
  harvest: {
    seconds: 1.8,
    needs: { place: 'farm' },
    costume: 'farmer',
    holds: [
      {
        thing: 'scythe',
        grip: 'leftHand',
        aim: 'rightHand',
        angle: Math.PI,
        layer: 'front',
        at: [0.48, 0.4],
        height: 0.86,
      },
    ],
    set: [
      { thing: 'wheat', x: 0.95, z: 0.03, height: 0.6 },
      { thing: 'wheat', x: 1.35, z: 0.04, height: 0.62 },
    ],
    keys: [
      [
        0,
        {
          rh: [0.08, 0.66],
          lh: [0.26, 0.5],
          torso: 0.16,
          hip: [-0.02, 0.44],
          rf: [-0.14, 0],
          lf: [0.12, 0],
        },
      ],
      [0.5, { rh: [0.2, 0.62], lh: [0.36, 0.48], torso: 0.34 }],
    ],
    effects: [{ name: 'leaves', at: [0.8, 0.2], from: 0.4, until: 0.6, strength: 0.6 }],
  },
  'shovel-snow': {
    seconds: 1.9,
    needs: { place: 'snow' },
    costume: 'skier',
    holds: [
      {
        thing: 'snow shovel',
        grip: 'rightHand',
        aim: 'leftHand',
        angle: 0,
        layer: 'front',
        at: [0.5, 0.2],
        height: 0.78,
      },
    ],
    set: [{ thing: 'snow heap', x: 0.95, z: 0.03, height: 0.3 }],
    keys: [
      [
        0,
        {
          rh: [0.0, 0.56],
          lh: [0.24, 0.36],
          torso: 0.42,
          neck: -0.1,
          hip: [-0.06, 0.42],
          rf: [-0.14, 0],
          lf: [0.12, 0],
        },
      ],
      [0.35, { rh: [0.08, 0.5], lh: [0.34, 0.3], torso: 0.55 }],
      [0.6, { rh: [0.02, 0.6], lh: [0.3, 0.58], torso: 0.12, hip: [-0.02, 0.45] }],
      [0.8, { rh: [0.06, 0.66], lh: [0.34, 0.62], torso: 0.2 }],
    ],
    effects: [{ name: 'snow', at: [0.66, 0.5], from: 0.58, until: 0.78, strength: 2 }],
  },
  'ice-fish': {
    seconds: 3,
    needs: { place: 'snow' },
    costume: 'skier',
    holds: [{ thing: 'fishing rod', upright: true, angle: 0.9, layer: 'front', height: 0.5 }],
    set: [
      { thing: 'stool', x: -0.03, z: 0.04, height: 0.255 },
      { thing: 'ice hole', x: 0.66, z: 0.02, height: 0.09, shadow: false },
      { thing: 'bucket', x: -0.42, z: 0.03, height: 0.18 },
      {
        thing: 'fish',
        x: 0.66,
        z: -0.04,
        height: 0.14,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase - 0.62) / 0.3
          return s < 0 || s > 1
            ? { alpha: 0 }
            : { y: 0.06 + Math.sin(s * Math.PI) * 0.34, spin: -1 + s * 2 }
        },
      },
    ],
    keys: [
      [0, { ...SIT, rh: [0.22, 0.46], lh: [0.16, 0.4], torso: 0.1, neck: 0.14 }],
      [0.55, { rh: [0.22, 0.47] }],
      [0.68, { rh: [0.16, 0.66], torso: -0.14, neck: -0.1, mouth: 0.8, face: 'surprised' }],
      [0.9, { rh: [0.2, 0.52], torso: 0, face: 'happy' }],
    ],
    strands: ({ at, body, beat: { phase } }) => {
      const { x, y } = at('rightHand')
      const tip = { x: x + 0.36 * body, y: y + 0.28 * body }
      const up =
        phase > 0.62 && phase < 0.92 ? Math.sin(((phase - 0.62) / 0.3) * Math.PI) * 0.34 : 0
      return [
        {
          points: [tip, { x: 0.66 * body, y: (0.05 + up) * body }],
          colour: '#f7f7f2',
          width: 0.006,
        },
      ]
    },
    effects: [{ name: 'splash', at: [0.66, 0.06], from: 0.6, until: 0.72, strength: 0.9 }],
  },
  'feed-fish': {
    seconds: 1.6,
    needs: { place: 'living-room', framing: 'close-up' },
    face: 'happy',
    holds: [{ ...inHand('feeding tin', 0.12), angle: 2.2 }],
    set: [
      { thing: 'table', x: 0.46, z: -0.05, height: 0.42 },
      { thing: 'fishbowl', x: 0.46, y: 0.42, z: -0.06, height: 0.3, shadow: false },
    ],
    keys: [
      [0, { rh: [0.34, 0.84], lh: [0.26, 0.48], neck: 0.16, torso: 0.06 }],
      [0.25, { rh: [0.36, 0.87] }],
      [0.5, { rh: [0.34, 0.84], mouth: 0.4 }],
      [0.75, { rh: [0.36, 0.87] }],
    ],
    effects: [{ name: 'crumbs', at: [0.42, 0.8], strength: 1 }],
  },
  'groom-horse': {
    seconds: 1.3,
    needs: FARM,
    face: 'happy',
    holds: [{ ...inHand('sponge', 0.07) }],
    set: [
      {
        thing: 'horse',
        stands: true,
        x: 0.84,
        z: 0.03,
        height: 1.05,
        flip: false,
        move: ({ t }) => ({ y: Math.sin(t * 2) * 0.004 }),
      },
    ],
    keys: [
      [0, { rh: [0.3, 0.8], lh: [0.32, 0.7], torso: 0.08 }],
      [0.5, { rh: [0.34, 0.64], torso: 0.16 }],
    ],
    effects: [{ name: 'hearts', at: [1.2, 1.05], strength: 0.3 }],
  },
  'shave-sheep': {
    seconds: 1,
    needs: FARM,
    costume: 'farmer',
    holds: [{ ...inHand('clippers', 0.15, [0.5, 0.2]), angle: 1.8 }],
    set: [{ thing: 'sheep', stands: true, x: 0.72, z: -0.03, height: 0.5 }],
    keys: [
      [
        0,
        {
          hip: [-0.06, 0.36],
          torso: 0.62,
          neck: -0.3,
          rh: [0.4, 0.44],
          lh: [0.36, 0.5],
          rf: [-0.1, 0],
          lf: [0.1, 0],
        },
      ],
      [0.5, { rh: [0.48, 0.38], torso: 0.7 }],
    ],
    effects: [{ name: 'snow', at: [0.6, 0.36], strength: 1.3 }],
    live: (stance, { phase }) => ({ ...stance, neck: -0.3 + Math.sin(phase * TAU) * 0.04 }),
  },
  'push-wheelchair': {
    seconds: 1.1,
    glides: true,
    face: 'happy',
    needs: { place: 'park', way: 0.4 },
    holds: [],
    set: [{ thing: 'wheelchair', stands: true, x: 0.52, z: -0.02, height: 0.56 }],
    keys: [
      [
        0,
        {
          rf: [0.17, 0],
          lf: [-0.17, 0.02],
          hip: [0, 0.448],
          torso: 0.14,
          rh: [0.28, 0.52],
          lh: [0.3, 0.52],
        },
      ],
      [0.25, { rf: [0, 0], lf: [0, 0.06], hip: [0, 0.462] }],
      [0.5, { rf: [-0.17, 0.02], lf: [0.17, 0], hip: [0, 0.448] }],
      [0.75, { rf: [0, 0.06], lf: [0, 0], hip: [0, 0.462] }],
    ],
    partner: {
      x: 0.54,
      z: -0.01,
      faces: 1,
      guest: true,
      age: 'old',
      face: 'happy',
      keys: [
        [
          0,
          { hip: [0, 0.32], rf: [0.24, 0.08], lf: [0.27, 0.08], rh: [0.16, 0.38], lh: [0.2, 0.38] },
        ],
        [0.5, { torso: -0.04 }],
      ],
    },
  },
  'carry-sack': {
    seconds: 1.15,
    glides: true,
    face: 'happy',
    needs: { place: 'village', way: 0.35 },
    holds: [{ ...inHand('gift sack', 0.56, [0.75, 0.14]), layer: 'back', angle: -0.1 }],
    keys: [
      [
        0,
        {
          rf: [0.15, 0],
          lf: [-0.15, 0.02],
          hip: [0, 0.45],
          torso: 0.16,
          rh: [-0.06, 0.84],
          la: [0.4, 0.4],
        },
      ],
      [0.25, { rf: [0, 0], lf: [0, 0.05], hip: [0, 0.462] }],
      [0.5, { rf: [-0.15, 0.02], lf: [0.15, 0], hip: [0, 0.45], la: [-0.2, 0.4] }],
      [0.75, { rf: [0, 0.05], lf: [0, 0], hip: [0, 0.462] }],
    ],
  },
}

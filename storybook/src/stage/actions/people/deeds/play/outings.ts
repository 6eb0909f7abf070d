import { inHand, underFeet, underSeat } from '../../grips.ts'
import type { Deeds, SetPiece } from '../../score.ts'
import { TAU } from '../../track.ts'

/** Out and about. */
export const OUTINGS: Deeds = {
  snowmobile: {
    seconds: 0.9,
    costume: 'skier',
    glides: true,
    face: 'happy',
    needs: { place: 'snow', way: 0.5 },
    holds: [underSeat('snowmobile', 0.46, [0.34, 0.36])],
    keys: [
      [
        0,
        {
          hip: [-0.06, 0.32],
          torso: 0.2,
          neck: -0.14,
          rf: [0.08, 0.1],
          lf: [0.12, 0.1],
          rh: [0.2, 0.42],
          lh: [0.22, 0.42],
          at: [0, 0],
        },
      ],
      [0.5, { at: [0, 0.02], torso: 0.26, mouth: 0.6 }],
    ],
    effects: [
      { name: 'snow', at: [-0.45, 0.06], strength: 2 },
      { name: 'speed', at: [-0.45, 0.4], strength: 0.5 },
    ],
  },
  hoverboard: {
    seconds: 2.2,
    glides: true,
    face: 'happy',
    needs: { place: 'street', way: 0.45 },
    holds: [underFeet('hoverboard', 0.13, [0.5, 0.4])],
    keys: [
      [
        0,
        {
          at: [0, 0.09],
          hip: [0, 0.46],
          rf: [-0.1, 0],
          lf: [0.1, 0],
          torso: 0.06,
          ra: [-0.7, 0.5],
          la: [0.8, 0.5],
          lean: 0.02,
        },
      ],
      [0.5, { torso: 0.12, ra: [-0.9, 0.4], la: [0.6, 0.5], lean: 0.08, mouth: 0.4 }],
    ],
  },
  'stomp-grapes': {
    seconds: 0.9,
    face: 'happy',
    needs: { place: 'farm' },
    holds: [],
    set: [{ thing: 'grape tub', x: 0.02, z: -0.05, height: 0.36 }],
    keys: [
      [
        0,
        {
          at: [0, 0.12],
          rf: [-0.06, 0.16],
          lf: [0.08, 0],
          ra: [-0.6, 0.8],
          la: [0.7, 0.8],
          hip: [0, 0.46],
        },
      ],
      [0.5, { rf: [-0.06, 0], lf: [0.08, 0.16], ra: [-0.2, 1.0], la: [0.3, 1.0], mouth: 0.5 }],
    ],
    effects: [{ name: 'splash', at: [0, 0.34], strength: 0.8 }],
  },
  trapeze: {
    seconds: 2.6,
    costume: 'acrobat',
    face: 'happy',
    needs: { place: 'circus' },
    holds: [],
    set: [
      {
        thing: 'trapeze',
        x: 0,
        y: 1.0,
        z: 0.02,
        height: 1.2,
        shadow: false,
        move: ({ phase }) => ({
          x: Math.sin(phase * TAU) * 0.42,
          y: (1 - Math.cos(Math.sin(phase * TAU) * 0.4)) * 0.9,
        }),
      },
    ],
    keys: [[0, { rh: [-0.02, 1.0], lh: [0.06, 1.0] }]],
    live: (stance, { phase }) => {
      const a = Math.sin(phase * TAU) * 0.4
      const x = Math.sin(phase * TAU) * 0.42
      const rise = (1 - Math.cos(a)) * 0.9
      return {
        ...stance,
        at: [x, 0.02 + rise],
        lean: -a * 0.6,
        rl: [-0.2 + Math.cos(phase * TAU) * 0.6, -0.3],
        ll: [-0.1 + Math.cos(phase * TAU) * 0.6, -0.3],
        mouth: 0.5,
      }
    },
  },
  'roast-marshmallow': {
    seconds: 3,
    face: 'happy',
    needs: { place: 'campsite' },
    holds: [
      { thing: 'marshmallow stick', upright: true, angle: 1.3, layer: 'front', height: 0.56 },
    ],
    set: [
      { thing: 'log', x: -0.06, z: 0.03, height: 0.22 },
      {
        thing: 'campfire',
        stands: true,
        x: 0.85,
        z: 0.02,
        height: 0.4,
        move: ({ t }) => ({ height: 0.4 + Math.sin(t * 9) * 0.02 }),
      },
    ],
    keys: [
      [
        0,
        {
          hip: [0, 0.27],
          rf: [0.2, 0],
          lf: [0.24, 0],
          rh: [0.28, 0.42],
          lh: [0.2, 0.36],
          torso: 0.06,
        },
      ],
      [0.5, { rh: [0.29, 0.45], torso: 0.02, mouth: 0.4 }],
    ],
    effects: [
      { name: 'sparks', at: [0.85, 0.4], strength: 0.6 },
      { name: 'smoke', at: [0.85, 0.5], strength: 0.5 },
    ],
  },
  'light-firework': {
    seconds: 3,
    face: 'happy',
    needs: { place: 'park' },
    holds: [],
    set: [
      {
        thing: 'rocket stick',
        x: 0.6,
        z: 0.02,
        height: 0.5,
        move: ({ phase }) =>
          phase > 0.55 ? { y: (phase - 0.55) * 5, alpha: phase > 0.95 ? 0 : 1 } : {},
      },
    ],
    keys: [
      [
        0,
        {
          hip: [-0.08, 0.34],
          torso: 0.6,
          neck: -0.3,
          rh: [0.44, 0.2],
          lh: [0.2, 0.36],
          rf: [-0.1, 0],
          lf: [0.08, 0],
        },
      ],
      [0.4, { rh: [0.45, 0.18] }],
      [
        0.6,
        {
          hip: [-0.06, 0.46],
          torso: -0.1,
          neck: -0.4,
          rh: [0.1, 1.0],
          lh: [-0.1, 0.96],
          mouth: 0.9,
          right: 'open',
        },
      ],
      [0.9, { hip: [-0.06, 0.46], torso: -0.1, neck: -0.4, mouth: 0.7 }],
    ],
    effects: [
      { name: 'sparks', at: [0.6, 0.1], from: 0.35, until: 0.65, strength: 1.4 },
      { name: 'smoke', at: [0.6, 0.1], from: 0.5, until: 0.8, strength: 0.8 },
      { name: 'confetti', at: [0.6, 2], from: 0.85, until: 0.99, strength: 1.5 },
    ],
  },
  'jump-puddle': {
    seconds: 1.2,
    face: 'happy',
    costume: 'fisherman',
    needs: { place: 'street' },
    holds: [],
    set: [{ thing: 'puddle', x: 0, z: -0.02, height: 0.07, shadow: false }],
    keys: [
      [0, { at: [0, 0], hip: [0, 0.4], torso: 0.14, ra: [-0.5, 0.5], la: [0.6, 0.5] }],
      [
        0.35,
        {
          at: [0, 0.26],
          hip: [0, 0.46],
          rf: [-0.1, 0.08],
          lf: [0.1, 0.1],
          ra: [2.0, 0.3],
          la: [2.2, 0.3],
          mouth: 0.9,
        },
      ],
      [
        0.65,
        {
          at: [0, 0],
          hip: [0, 0.38],
          rf: [-0.08, 0],
          lf: [0.08, 0],
          ra: [1.2, 0.4],
          la: [1.3, 0.4],
          mouth: 0.7,
        },
      ],
    ],
    effects: [
      { name: 'splash', at: [-0.15, 0.04], from: 0.62, until: 0.75, strength: 1.6 },
      { name: 'splash', at: [0.15, 0.04], from: 0.62, until: 0.75, strength: 1.6 },
    ],
  },
  arcade: {
    seconds: 0.7,
    face: 'happy',
    needs: { place: 'nightclub' },
    holds: [],
    set: [{ thing: 'arcade cabinet', stands: true, x: 0.5, z: 0.02, height: 0.96, flip: true }],
    keys: [
      [0, { rh: [0.3, 0.52], lh: [0.34, 0.5], torso: 0.1, hip: [0.01, 0.46] }],
      [0.5, { rh: [0.32, 0.56], lh: [0.33, 0.52], torso: 0.16, hip: [-0.01, 0.46], mouth: 0.6 }],
    ],
    effects: [{ name: 'stars', at: [0.44, 0.85], strength: 0.5 }],
  },
  crutches: {
    seconds: 1.5,
    glides: true,
    face: 'sad',
    needs: { place: 'hospital', way: 0.25 },
    holds: [
      { ...inHand('crutch', 0.7, [0.5, 0.4]), angle: 0.05 },
      { ...inHand('crutch', 0.7, [0.5, 0.4]), grip: 'leftHand', layer: 'between', angle: 0.05 },
    ],
    keys: [
      [
        0,
        {
          rf: [0.08, 0],
          lf: [0.1, 0.14],
          hip: [0, 0.462],
          rh: [0.14, 0.44],
          lh: [0.18, 0.44],
          torso: 0.14,
        },
      ],
      [
        0.5,
        {
          rf: [-0.08, 0],
          lf: [0.06, 0.16],
          hip: [0, 0.455],
          rh: [0.2, 0.43],
          lh: [0.24, 0.43],
          torso: 0.24,
        },
      ],
    ],
  },
  'use-atm': {
    seconds: 2.4,
    needs: { place: 'street' },
    holds: [],
    set: [{ thing: 'atm', x: 0.56, z: 0.02, height: 0.98 }],
    keys: [
      [0, { rh: [0.32, 0.6], right: 'point', la: [0.1, 0.4], torso: 0.1, neck: 0.1 }],
      [0.4, { rh: [0.34, 0.64], right: 'point' }],
      [0.7, { rh: [0.34, 0.4], right: 'open', torso: 0.18, mouth: 0.4 }],
    ],
    effects: [{ name: 'money', at: [0.4, 0.34], from: 0.6, until: 0.9, strength: 0.6 }],
  },
  'metal-detect': {
    seconds: 2,
    glides: true,
    needs: { place: 'beach', way: 0.25 },
    holds: [
      {
        ...inHand('metal detector', 0.78, [0.2, 0.1]),
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.12,
      },
    ],
    keys: [
      [
        0,
        {
          rf: [0.1, 0],
          lf: [-0.1, 0.02],
          rh: [0.14, 0.56],
          la: [0.1, 0.4],
          torso: 0.12,
          neck: 0.2,
        },
      ],
      [0.5, { rf: [-0.1, 0.02], lf: [0.1, 0], rh: [0.2, 0.54], neck: 0.26 }],
    ],
    effects: [{ name: 'stars', at: [0.5, 0.1], from: 0.4, until: 0.6, strength: 0.4 }],
  },
  'catch-butterfly': {
    seconds: 1.8,
    face: 'happy',
    needs: { place: 'meadow' },
    holds: [
      {
        thing: 'butterfly net',
        upright: true,
        angle: 0.6,
        layer: 'front',
        height: 0.7,
        at: [0.5, 0.9],
      },
    ],
    set: [0, 1].map((index): SetPiece => ({
      thing: 'butterfly',
      x: 0.75 + index * 0.2,
      y: 0.95 - index * 0.3,
      z: 0.02,
      height: 0.13,
      shadow: false,
      move: ({ t }) => ({
        x: Math.sin(t * 2 + index) * 0.12,
        y: Math.cos(t * 2.6 + index * 2) * 0.1,
        turn: 0.4 + Math.abs(Math.sin(t * 9)) * 0.6,
      }),
    })),
    keys: [
      [
        0,
        {
          rh: [0.06, 0.86],
          lh: [0.02, 0.74],
          torso: -0.08,
          rf: [-0.12, 0],
          lf: [0.12, 0],
          hip: [0, 0.45],
        },
      ],
      [0.45, { rh: [0.34, 0.72], lh: [0.3, 0.62], torso: 0.22, mouth: 0.7 }],
      [0.6, { rh: [0.33, 0.7], lh: [0.29, 0.6] }],
    ],
  },
  'take-out-trash': {
    seconds: 1.15,
    glides: true,
    needs: { place: 'alley', way: 0.3 },
    holds: [{ ...inHand('trash bag', 0.36, [0.5, 0.06]), layer: 'between' }],
    set: [{ thing: 'trash can', x: 0.95, z: 0.03, height: 0.46 }],
    keys: [
      [
        0,
        {
          rf: [0.15, 0],
          lf: [-0.15, 0.02],
          hip: [0, 0.45],
          rh: [0.06, 0.46],
          la: [0.3, 0.4],
          torso: 0.06,
        },
      ],
      [0.25, { rf: [0, 0], lf: [0, 0.05], hip: [0, 0.465] }],
      [0.5, { rf: [-0.15, 0.02], lf: [0.15, 0], hip: [0, 0.45], la: [-0.2, 0.4] }],
      [0.75, { rf: [0, 0.05], lf: [0, 0], hip: [0, 0.465] }],
    ],
  },
  'ride-coaster': {
    seconds: 1.6,
    glides: true,
    face: 'happy',
    needs: { place: 'amusement-park', way: 0.5 },
    holds: [
      {
        ...underSeat('coaster car', 0.46, [0.42, 0.5]),
        layer: 'front',
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.16,
      },
    ],
    keys: [
      [
        0,
        {
          hip: [0, 0.26],
          torso: -0.1,
          rl: [1.4, -0.8],
          ll: [1.4, -0.8],
          ra: [2.7, 0.2],
          la: [2.9, 0.2],
          mouth: 1,
          at: [0, 0.14],
        },
      ],
      [0.5, { at: [0, 0.3], torso: 0.1, ra: [2.9, 0.1], la: [2.6, 0.2], mouth: 0.8 }],
    ],
    strands: ({ body, beat: { phase } }) => [
      {
        points: [
          { x: -1.4, y: (-0.2 - Math.sin(phase * TAU) * 0.1) * body },
          { x: 0, y: -0.02 * body },
          { x: 1.4, y: (-0.2 + Math.sin(phase * TAU) * 0.1) * body },
        ],
        colour: '#8a5a9f',
        width: 0.04,
        z: 0.03,
      },
    ],
    effects: [{ name: 'speed', at: [-0.4, 0.6] }],
  },
  paintball: {
    seconds: 1.4,
    costume: 'soldier',
    needs: { place: 'forest' },
    holds: [inHand('paint gun', 0.17, [0.4, 0.75])],
    set: [0, 0.5].map((late, index): SetPiece => ({
      thing: index ? 'blue ball' : 'yellow ball',
      x: 0.55,
      y: 0.7,
      z: -0.03,
      height: 0.06,
      shadow: false,
      move: ({ phase }) => {
        const s = (phase + late) % 1
        return { x: s * 1.5, y: 0.02 - s * s * 0.1, alpha: s > 0.85 ? 0 : 1 }
      },
    })),
    keys: [
      [
        0,
        {
          hip: [-0.04, 0.38],
          rf: [-0.14, 0],
          lf: [0.14, 0],
          rh: [0.22, 0.64],
          lh: [0.36, 0.68],
          torso: 0.16,
          neck: 0.06,
        },
      ],
      [0.25, { rh: [0.2, 0.65], torso: 0.12 }],
      [0.5, { rh: [0.22, 0.64], torso: 0.16 }],
      [0.75, { rh: [0.2, 0.65], torso: 0.12 }],
    ],
    effects: [{ name: 'confetti', at: [1.6, 0.66], strength: 0.6 }],
  },
  'skip-stone': {
    seconds: 2,
    face: 'happy',
    needs: { place: 'lake' },
    holds: [{ ...inHand('skipping stone', 0.04), when: ({ phase }) => phase < 0.4 }],
    set: [
      {
        thing: 'skipping stone',
        x: 0.3,
        z: -0.02,
        height: 0.04,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase - 0.4) / 0.55
          return s < 0 || s > 1
            ? { alpha: 0 }
            : {
                x: s * 1.6,
                y:
                  0.04 +
                  Math.abs(Math.sin(s * Math.PI * 3)) * 0.16 * (1 - s) +
                  0.3 * Math.max(0, 0.15 - s),
              }
        },
      },
    ],
    keys: [
      [
        0,
        {
          rh: [-0.2, 0.5],
          torso: -0.08,
          la: [0.8, 0.3],
          hip: [-0.04, 0.42],
          rf: [-0.14, 0],
          lf: [0.12, 0],
        },
      ],
      [0.25, { rh: [-0.26, 0.52], torso: -0.12 }],
      [0.42, { rh: [0.34, 0.54], torso: 0.3, right: 'open', la: [-0.4, 0.3] }],
      [0.7, { rh: [0.28, 0.7], torso: 0.16, mouth: 0.6 }],
    ],
    effects: [
      { name: 'splash', at: [0.9, 0.03], from: 0.56, until: 0.62, strength: 0.6 },
      { name: 'splash', at: [1.4, 0.03], from: 0.75, until: 0.81, strength: 0.5 },
    ],
  },
  'open-door': {
    seconds: 2.6,
    needs: { place: 'house' },
    holds: [],
    set: [
      {
        thing: 'door',
        stands: true,
        x: 0.56,
        z: 0.03,
        height: 1.12,
        move: ({ phase }) => ({ turn: 1 - Math.max(0, Math.sin((phase - 0.25) * Math.PI)) * 0.55 }),
      },
    ],
    keys: [
      [0, { rh: [0.28, 0.5], la: [0.05, 0.3], torso: 0.06 }],
      [0.3, { rh: [0.33, 0.5], torso: 0.12 }],
      [0.65, { rh: [0.22, 0.52], torso: 0, hip: [-0.04, 0.466], mouth: 0.3 }],
    ],
  },
  'set-table': {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'kitchen' },
    holds: [inHand('plate upright', 0.13)],
    set: [
      { thing: 'table', x: 0.56, z: -0.05, height: 0.42 },
      { thing: 'plate', x: 0.78, y: 0.42, z: -0.06, height: 0.03, shadow: false },
      { thing: 'wine glass', x: 0.92, y: 0.42, z: -0.055, height: 0.13, shadow: false },
      { thing: 'candle', x: 0.6, y: 0.42, z: -0.045, height: 0.16, shadow: false },
    ],
    keys: [
      [0, { rh: [0.2, 0.62], lh: [0.22, 0.56], torso: 0.04 }],
      [0.5, { rh: [0.4, 0.52], torso: 0.26, neck: 0.1 }],
      [0.7, { rh: [0.4, 0.51], torso: 0.26 }],
    ],
  },
  'shave-legs': {
    seconds: 1.5,
    needs: { place: 'bathroom' },
    costume: 'swimmer',
    face: 'happy',
    holds: [{ thing: 'razor', upright: true, angle: 2.4, layer: 'front' }],
    set: [{ thing: 'stool', x: -0.03, z: 0.04, height: 0.255 }],
    keys: [
      [
        0,
        {
          hip: [0, 0.3],
          rl: [1.5, -0.1],
          lf: [0.2, 0],
          torso: 0.5,
          neck: 0,
          rh: [0.36, 0.36],
          lh: [0.18, 0.36],
        },
      ],
      [0.5, { rh: [0.24, 0.36], torso: 0.42 }],
    ],
    effects: [{ name: 'bubbles', at: [0.34, 0.36], strength: 0.8 }],
  },
  'battle-ropes': {
    seconds: 0.6,
    costume: 'athlete',
    needs: { place: 'gym' },
    holds: [],
    keys: [
      [
        0,
        {
          hip: [-0.06, 0.4],
          rf: [-0.1, 0],
          lf: [0.1, 0],
          torso: 0.3,
          rh: [0.28, 0.62],
          lh: [0.28, 0.4],
          right: 'fist',
          left: 'fist',
        },
      ],
      [0.5, { rh: [0.28, 0.4], lh: [0.28, 0.62], mouth: 0.5 }],
    ],
    strands: ({ at, body, beat: { phase } }) =>
      (['rightHand', 'leftHand'] as const).map((hand, index) => {
        const { x, y } = at(hand)
        const wave = Math.sin((phase + index * 0.5) * TAU) * 0.12
        return {
          points: [
            { x, y },
            { x: x + 0.3 * body, y: (0.26 + wave) * body },
            { x: x + 0.6 * body, y: (0.16 - wave) * body },
            { x: x + 0.9 * body, y: (0.1 + wave * 0.6) * body },
            { x: x + 1.3 * body, y: 0.03 * body },
          ],
          colour: '#33323a',
          width: 0.03,
        }
      }),
    effects: [{ name: 'sweat', at: 'head', strength: 0.6 }],
  },
}

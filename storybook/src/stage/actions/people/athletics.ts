/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import { thrown } from './thrown.ts'

const TRACK = { place: 'stadium' } as const
const TAU = Math.PI * 2
const ATHLETE = { costume: 'athlete', needs: TRACK } as const

/** Jumping, throwing, turning over, climbing. */
export const ATHLETICS: readonly Choreography[] = [
  deed('jump', ['jumping', 'leaping', 'hopping', 'jump'], {
    seconds: 1.3,
    face: 'happy',
    keys: [
      [
        0,
        {
          at: [0, 0],
          hip: [-0.05, 0.36],
          torso: 0.35,
          ra: [-0.8, 0.2],
          la: [-0.7, 0.2],
          stretch: 0.98,
        },
      ],
      [
        0.22,
        {
          at: [0, 0.02],
          hip: [0, 0.475],
          torso: -0.02,
          ra: [2.4, 0.3],
          la: [2.6, 0.3],
          stretch: 1.03,
        },
      ],
      [
        0.5,
        {
          at: [0, 0.36],
          rf: [-0.1, 0.1],
          lf: [0.08, 0.16],
          ra: [2.9, 0.2],
          la: [2.7, 0.2],
          mouth: 0.8,
          stretch: 1,
        },
      ],
      [
        0.8,
        {
          at: [0, 0.02],
          rf: [-0.03, 0],
          lf: [0.04, 0],
          hip: [0, 0.47],
          ra: [1.4, 0.4],
          la: [1.5, 0.4],
        },
      ],
    ],
    effects: [{ name: 'dust', at: 'feet', from: 0.82, until: 0.9 }],
  }),
  deed('hop', ['hopping on one leg', 'bunny hop'], {
    seconds: 0.7,
    face: 'happy',
    glides: true,
    keys: [
      [0, { at: [0, 0], hip: [0, 0.43], lf: [-0.06, 0.2], ra: [0.6, 0.8], la: [0.7, 0.8] }],
      [0.5, { at: [0, 0.14], hip: [0, 0.475], rf: [0, 0.02], ra: [0.2, 0.7], la: [0.3, 0.7] }],
    ],
  }),
  deed('high-jump', ['high jump', 'jumping over a bar', 'pole vault', 'pole vaulting'], {
    seconds: 2.6,
    ...ATHLETE,
    holds: [],
    set: [
      { thing: 'high bar', x: 0.42, z: 0.03, height: 0.8 },
      { thing: 'crash mat', x: 0.92, z: 0.02, height: 0.18 },
    ],
    keys: [
      [
        0,
        {
          at: [-0.6, 0],
          hip: [0, 0.45],
          rf: [-0.18, 0.06],
          lf: [0.2, 0],
          torso: 0.12,
          ra: [0.8, 1.3],
          la: [-0.6, 1.2],
          lean: 0,
        },
      ],
      [
        0.18,
        {
          at: [-0.1, 0.06],
          hip: [-0.02, 0.4],
          rf: [0.2, 0.16],
          lf: [0, 0],
          ra: [1.6, 0.8],
          la: [1.4, 0.8],
          torso: -0.1,
        },
      ],
      [
        0.4,
        {
          at: [0.05, 0.5],
          lean: 0.6,
          torso: 0.1,
          rl: [0.9, -1.1],
          ll: [-0.2, -0.5],
          ra: [2.8, 0.2],
          la: [2.6, 0.2],
          neck: -0.3,
        },
      ],
      [
        0.54,
        {
          at: [0.0, 0.84],
          lean: 1.5,
          torso: 0.2,
          rl: [0.1, -0.5],
          ll: [-0.1, -0.4],
          ra: [2.4, 0.2],
          la: [2.2, 0.2],
        },
      ],
      [
        0.78,
        {
          at: [0.52, 0.3],
          lean: 1.6,
          torso: 0.05,
          rl: [0, -0.2],
          ll: [-0.1, -0.3],
          ra: [1.7, 0.3],
          la: [1.6, 0.3],
        },
      ],
      [0.9, { at: [0.52, 0.28], lean: 1.55, face: 'happy' }],
    ],
    once: true,
    effects: [{ name: 'dust', at: [0.95, 0.2], from: 0.77, until: 0.84 }],
  }),
  deed('long-jump', ['long jump', 'triple jump', 'leaping over'], {
    seconds: 3,
    ...ATHLETE,
    once: true,
    holds: [],
    keys: [
      [
        0,
        {
          at: [-0.9, 0],
          rf: [-0.22, 0.1],
          lf: [0.18, 0],
          torso: 0.2,
          ra: [0.9, 1.4],
          la: [-0.7, 1.4],
        },
      ],
      [0.1, { at: [-0.6, 0.03], rf: [0.2, 0], lf: [-0.22, 0.1], ra: [-0.7, 1.4], la: [0.9, 1.4] }],
      [0.2, { at: [-0.3, 0], rf: [-0.22, 0.1], lf: [0.16, 0], ra: [0.9, 1.4], la: [-0.7, 1.4] }],
      [
        0.32,
        {
          at: [0, 0.16],
          rl: [1.2, -1.1],
          ll: [-0.6, -0.3],
          ra: [2.2, 0.3],
          la: [2.5, 0.3],
          torso: -0.05,
        },
      ],
      [
        0.48,
        {
          at: [0.45, 0.3],
          rl: [1.3, -0.5],
          ll: [1.0, -0.6],
          ra: [2.9, 0.2],
          la: [3.0, 0.2],
          torso: 0.1,
        },
      ],
      [
        0.62,
        {
          at: [0.85, 0.1],
          rl: [1.4, -0.2],
          ll: [1.35, -0.2],
          torso: 0.6,
          ra: [1.5, 0.2],
          la: [1.6, 0.2],
        },
      ],
      [0.72, { at: [0.98, 0], hip: [-0.05, 0.36], rl: [1.3, -1.5], ll: [1.25, -1.45], torso: 0.6 }],
      [
        0.9,
        {
          at: [1.02, 0],
          hip: [0, 0.47],
          rl: [0.05, -0.1],
          ll: [0.1, -0.1],
          torso: 0,
          ra: [2.6, 0.2],
          la: [2.7, 0.2],
          face: 'happy',
        },
      ],
    ],
    effects: [{ name: 'dust', at: 'feet', from: 0.7, until: 0.82 }],
  }),
  deed('javelin', ['javelin throw', 'throwing javelin', 'throwing a spear'], {
    seconds: 2.6,
    ...ATHLETE,
    holds: [
      {
        thing: 'javelin',
        grip: 'rightHand',
        upright: true,
        angle: 1.2,
        when: ({ phase }) => phase < 0.5 || phase > 0.92,
      },
    ],
    set: [
      {
        thing: 'javelin',
        x: 0,
        z: -0.03,
        height: 1.05,
        shadow: false,
        move: (beat) => ({
          ...thrown(
            [0.3, 0.5],
            [
              { until: 0.5, to: [0.3, 0.5], hidden: true },
              { until: 0.85, to: [2.4, 0.7], lift: 0.3 },
              { until: 1, to: [2.4, 0.7], hidden: true },
            ],
          )(beat),
          spin: 1.2 + (beat.phase - 0.5) * 1.4,
        }),
      },
    ],
    keys: [
      [0, { rh: [-0.04, 0.98], lh: [0.24, 0.82], hip: [0, 0.46], rf: [-0.1, 0], lf: [0.14, 0] }],
      [
        0.34,
        {
          torso: -0.26,
          rh: [-0.3, 0.9],
          lh: [0.32, 0.86],
          hip: [-0.06, 0.42],
          rf: [-0.14, 0],
          lf: [0.22, 0.04],
        },
      ],
      [
        0.5,
        {
          torso: 0.16,
          rh: [0.2, 1.04],
          lh: [0.2, 0.56],
          hip: [0.06, 0.42],
          lf: [0.22, 0],
          rf: [-0.26, 0.03],
          mouth: 0.6,
        },
      ],
      [0.64, { torso: 0.5, rh: [0.36, 0.52] }],
      [0.88, { torso: 0, rh: [0.02, 0.9], rf: [-0.1, 0], lf: [0.14, 0] }],
    ],
  }),
  deed('shot-put', ['shot put', 'discus', 'throwing discus', 'hammer throw'], {
    seconds: 2.6,
    ...ATHLETE,
    holds: [
      {
        thing: '?shot',
        upright: true,
        angle: 0,
        at: [0.5, 0.6],
        height: 0.09,
        when: ({ phase }) => phase < 0.56 || phase > 0.93,
      },
    ],
    set: [
      {
        thing: '?shot',
        x: 0,
        z: -0.03,
        height: 0.09,
        shadow: false,
        move: thrown(
          [0.34, 0.94],
          [
            { until: 0.56, to: [0.34, 0.94], hidden: true },
            { until: 0.86, to: [1.8, 0], lift: 0.3 },
            { until: 1, to: [1.8, 0] },
          ],
        ),
      },
    ],
    keys: [
      [
        0,
        {
          rh: ['ear', 0.02, -0.05],
          lh: [0.22, 0.8],
          hip: [-0.08, 0.36],
          torso: -0.1,
          rf: [-0.14, 0],
          lf: [0.14, 0],
          turn: -1,
        },
      ],
      [0.25, { hip: [-0.08, 0.34], turn: -1 }],
      [0.38, { turn: 1, hip: [-0.02, 0.38] }],
      [
        0.56,
        {
          hip: [0.06, 0.46],
          torso: 0.1,
          rh: [0.32, 0.98],
          lh: [-0.1, 0.6],
          mouth: 0.8,
          face: 'angry',
        },
      ],
      [0.72, { torso: 0.3, rh: [0.36, 0.7] }],
      [0.9, { turn: 1 }],
    ],
  }),
  deed('somersault', ['somersaulting', 'somersault', 'rolling', 'forward roll', 'tumbling'], {
    seconds: 1.6,
    holds: [],
    glides: true,
    costume: 'gymnast',
    needs: { place: 'gym' },
    keys: [
      [
        0,
        {
          hip: [0, 0.47],
          spin: 0,
          at: [0, 0],
          ra: [2.9, 0.1],
          la: [2.8, 0.1],
          torso: 0,
          rl: [0, 0],
          ll: [0.05, 0],
        },
      ],
      [
        0.25,
        {
          at: [0, -0.16],
          spin: 0.9,
          torso: 1.5,
          neck: 0.6,
          rl: [1.7, -1.9],
          ll: [1.75, -1.9],
          ra: [1.2, 0.6],
          la: [1.3, 0.6],
        },
      ],
      [
        0.5,
        {
          at: [0, -0.2],
          spin: 3.14,
          torso: 1.7,
          neck: 0.7,
          rl: [1.9, -2.2],
          ll: [1.95, -2.2],
          ra: [1.2, 0.9],
          la: [1.3, 0.9],
        },
      ],
      [
        0.75,
        { at: [0, -0.16], spin: 5.4, torso: 1.5, neck: 0.4, rl: [1.7, -1.9], ll: [1.75, -1.9] },
      ],
      [
        0.999,
        {
          at: [0, 0],
          spin: TAU,
          torso: 0,
          neck: 0,
          rl: [0, 0],
          ll: [0.05, 0],
          ra: [2.9, 0.1],
          la: [2.8, 0.1],
        },
      ],
    ],
  }),
  deed(
    'flip',
    [
      'backflip',
      'back flip',
      'front flip',
      'gymnastics tumbling',
      'gymnastics',
      'doing a flip',
      'parkour',
      'cartwheeling',
      'cartwheel',
      'capoeira',
      'vault',
    ],
    {
      seconds: 1.8,
      holds: [],
      costume: 'gymnast',
      needs: { place: 'gym' },
      keys: [
        [
          0,
          {
            spin: 0,
            at: [0, 0],
            hip: [-0.04, 0.38],
            torso: 0.3,
            rl: [0.55, -1.0],
            ll: [0.6, -1.0],
            ra: [-0.7, 0.2],
            la: [-0.6, 0.2],
          },
        ],
        [
          0.2,
          {
            spin: 0,
            at: [0, 0.04],
            hip: [0, 0.475],
            torso: -0.1,
            rl: [0, 0],
            ll: [0.05, 0],
            ra: [2.9, 0.1],
            la: [2.8, 0.1],
          },
        ],
        [
          0.38,
          {
            spin: -1.6,
            at: [-0.02, 0.5],
            torso: 0.3,
            rl: [1.5, -2.0],
            ll: [1.55, -2.0],
            ra: [1.0, 0.8],
            la: [1.1, 0.8],
          },
        ],
        [0.5, { spin: -3.3, at: [-0.03, 0.6] }],
        [0.64, { spin: -5.0, at: [-0.02, 0.42], rl: [1.3, -1.6], ll: [1.3, -1.6] }],
        [
          0.78,
          {
            spin: -TAU,
            at: [0, 0],
            hip: [-0.04, 0.38],
            torso: 0.3,
            rl: [0.55, -1.0],
            ll: [0.6, -1.0],
            ra: [1.2, 0.3],
            la: [1.3, 0.3],
          },
        ],
        [
          0.9,
          {
            spin: -TAU,
            hip: [0, 0.47],
            torso: 0,
            rl: [0, 0],
            ll: [0.05, 0],
            ra: [2.6, 0.1],
            la: [2.7, 0.1],
            face: 'happy',
          },
        ],
        [0.9995, { spin: -TAU, at: [0, 0] }],
      ],
      effects: [{ name: 'dust', at: [0, 0.01], from: 0.77, until: 0.85 }],
    },
  ),
  deed('handstand', ['handstand', 'headstand', 'doing a handstand', 'walking on hands'], {
    seconds: 3,
    holds: [],
    view: 'front',
    costume: 'gymnast',
    keys: [
      [
        0,
        {
          spin: Math.PI,
          at: [0, 0.08],
          rh: [-0.1, 1.04],
          lh: [0.1, 1.04],
          rl: [0.08, 0],
          ll: [-0.08, 0],
        },
      ],
      [0.5, { rl: [0.3, -0.3], ll: [-0.3, 0.3], at: [0.01, 0.08] }],
    ],
  }),
  deed('climb-rope', ['climbing a rope', 'climbing rope', 'rope climbing'], {
    seconds: 1.8,
    needs: { place: 'gym' },
    holds: [],
    costume: 'athlete',
    set: [{ thing: 'rope', x: 0.12, z: 0.02, height: 2.3, shadow: false }],
    keys: [
      [
        0,
        {
          at: [0, 0.32],
          rh: [0.12, 1.06],
          lh: [0.12, 0.86],
          rf: [0.13, 0.18],
          lf: [0.12, 0.14],
          hip: [-0.06, 0.47],
          torso: -0.02,
          neck: -0.25,
        },
      ],
      [0.3, { rf: [0.14, 0.32], lf: [0.13, 0.27], hip: [-0.1, 0.5], torso: 0.1 }],
      [
        0.5,
        {
          at: [0, 0.45],
          rh: [0.12, 0.86],
          lh: [0.12, 0.98],
          rf: [0.13, 0.18],
          lf: [0.12, 0.14],
          hip: [-0.06, 0.5],
          torso: 0,
        },
      ],
      [0.7, { rh: [0.12, 1.02], lh: [0.12, 0.86], at: [0, 0.42] }],
      [0.9, { rf: [0.13, 0.22], lf: [0.12, 0.18] }],
    ],
    effects: [{ name: 'sweat', at: 'head', strength: 0.4 }],
  }),
  deed('climb', ['climbing ladder', 'climbing a ladder', 'climbing', 'climbing stairs'], {
    seconds: 1.4,
    holds: [],
    view: 'back',
    set: [{ thing: 'ladder', x: 0, z: 0.02, height: 1.75 }],
    keys: [
      [
        0,
        {
          at: [0, 0.3],
          rh: [0.09, 1.02],
          lh: [-0.09, 0.82],
          rf: [0.05, 0.2],
          lf: [-0.05, 0],
          hip: [0, 0.49],
        },
      ],
      [
        0.5,
        { at: [0, 0.36], rh: [0.09, 0.82], lh: [-0.09, 1.02], rf: [0.05, 0], lf: [-0.05, 0.2] },
      ],
    ],
  }),
  deed(
    'rock-climb',
    [
      'rock climbing',
      'climbing a rock',
      'climbing mountain',
      'bouldering',
      'climbing a wall',
      'climbing tree',
      'climbing a tree',
      'ice climbing',
    ],
    {
      seconds: 2.2,
      needs: { place: 'mountain' },
      holds: [],
      costume: 'climber',
      set: [{ thing: 'cliff', x: 0.36, z: 0.03, height: 2.1 }],
      keys: [
        [
          0,
          {
            at: [0, 0.36],
            rh: [0.2, 1.0],
            lh: [0.19, 0.84],
            rf: [0.17, 0.08],
            lf: [0.17, 0.28],
            hip: [-0.03, 0.47],
            neck: -0.35,
            torso: 0.05,
          },
        ],
        [0.25, { rh: [0.18, 0.9], rf: [0.16, 0.2] }],
        [
          0.5,
          {
            at: [0, 0.46],
            lh: [0.2, 1.02],
            rh: [0.18, 0.84],
            lf: [0.17, 0.1],
            rf: [0.17, 0.3],
            hip: [-0.05, 0.49],
          },
        ],
        [0.75, { lh: [0.18, 0.92], lf: [0.16, 0.2], at: [0, 0.42] }],
      ],
      strands: ({ at }) => [
        {
          points: [
            { x: at('seat').x + 0.03, y: at('seat').y },
            { x: 0.1, y: 1.0 },
            { x: 0.16, y: 1.9 },
          ],
          colour: '#d6453f',
          width: 0.008,
          z: 0.01,
        },
      ],
    },
  ),
  deed(
    'archery',
    ['archery', 'shooting arrow', 'shooting a bow', 'shooting with a bow', 'hunting with bow'],
    {
      seconds: 3,
      costume: 'archer',
      needs: { place: 'field' },
      holds: [
        { thing: 'bow', grip: 'leftHand', upright: true, angle: 0, layer: 'between' },
        {
          thing: 'arrow',
          grip: 'rightHand',
          upright: true,
          angle: Math.PI / 2,
          at: [0.5, 1],
          layer: 'body',
          when: ({ phase }) => phase > 0.12 && phase < 0.62,
        },
      ],
      set: [
        { thing: 'target', x: 1.1, z: 0.05, height: 0.72 },
        {
          thing: 'arrow',
          x: 0,
          z: 0,
          height: 0.42,
          shadow: false,
          move: (beat) => ({
            ...thrown(
              [0.36, 0.6],
              [
                { until: 0.62, to: [0.36, 0.6], hidden: true },
                { until: 0.72, to: [0.9, 0.26] },
                { until: 0.97, to: [0.9, 0.26] },
                { until: 1, to: [0.9, 0.26], hidden: true },
              ],
            )(beat),
            spin: Math.PI / 2,
          }),
        },
      ],
      keys: [
        [
          0,
          {
            lh: [0.26, 0.66],
            rh: [0.05, 0.64],
            neck: 0.05,
            rf: [-0.12, 0],
            lf: [0.12, 0],
            hip: [0, 0.455],
          },
        ],
        [0.2, { lh: [0.34, 0.8], rh: [0.28, 0.8], neck: 0 }],
        [0.45, { lh: [0.34, 0.81], rh: ['chin', -0.015, 0.005], torso: -0.05, blink: 0.3 }],
        [0.6, { lh: [0.34, 0.81], rh: ['chin', -0.02, 0.005] }],
        [0.64, { rh: ['ear', -0.06, 0.0], lh: [0.34, 0.8] }],
        [0.85, { rh: ['ear', -0.04, -0.06], lh: [0.32, 0.76], face: 'happy' }],
      ],
      strands: ({ beat, at, body }) => {
        const bow = at('leftHand')
        const drawn = beat.phase > 0.18 && beat.phase < 0.62
        const hand = drawn ? at('rightHand') : { x: bow.x - 0.075 * body, y: bow.y }
        const tips = [0.31, -0.31].map((y) => ({ x: bow.x - 0.122 * body, y: bow.y + y * body }))
        return [
          { points: [tips[0] ?? bow, hand], colour: '#f4ecd9', width: 0.005 },
          { points: [hand, tips[1] ?? bow], colour: '#f4ecd9', width: 0.005 },
        ]
      },
    },
  ),
]

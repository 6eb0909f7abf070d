/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import { ON_BACK, ON_GROUND, SIT } from './postures.ts'

const GYM = { place: 'gym' } as const
const MAT = { thing: 'yoga mat', x: 0, z: 0.04, height: 0.03, shadow: false } as const
const SWEAT = [{ name: 'sweat', at: 'head', strength: 0.5 }] as const

/** Training the body. */
export const FITNESS: readonly Choreography[] = [
  deed('push-up', ['push ups', 'doing push ups', 'push up', 'pushup', 'press ups'], {
    seconds: 1.3,
    needs: GYM,
    effects: SWEAT,
    holds: [],
    set: [MAT],
    costume: 'athlete',
    keys: [
      [
        0,
        {
          hip: [-0.02, 0.27],
          torso: 1.28,
          neck: -0.7,
          rl: [-1.24, 0],
          ll: [-1.2, 0],
          rt: -1.5,
          lt: -1.5,
          rh: [0.29, 0.02],
          lh: [0.31, 0.02],
        },
      ],
      [
        0.5,
        {
          hip: [-0.02, 0.13],
          torso: 1.53,
          neck: -0.85,
          rl: [-1.5, 0],
          ll: [-1.46, 0],
          rh: [0.29, 0.02],
          lh: [0.31, 0.02],
        },
      ],
    ],
    bends: { rh: -1, lh: -1 },
  }),
  deed('sit-up', ['sit up', 'sit ups', 'crunches', 'doing sit ups'], {
    seconds: 1.6,
    needs: GYM,
    effects: SWEAT,
    holds: [],
    set: [MAT],
    costume: 'athlete',
    keys: [
      [
        0,
        {
          hip: [-0.05, 0.06],
          torso: -1.45,
          neck: 0,
          rf: [0.22, 0],
          lf: [0.24, 0],
          rh: ['nape', 0.04, 0.02],
          lh: ['nape', 0.05, 0.02],
        },
      ],
      [0.5, { torso: 0.25, neck: 0.2 }],
    ],
  }),
  deed('squat', ['squats', 'squatting', 'doing squats', 'crouching'], {
    seconds: 1.6,
    needs: GYM,
    effects: SWEAT,
    holds: [],
    costume: 'athlete',
    keys: [
      [0, { hip: [0, 0.471], torso: 0.05, rh: [0.2, 0.7], lh: [0.22, 0.72] }],
      [0.5, { hip: [-0.15, 0.25], torso: 0.55, neck: -0.35, rh: [0.3, 0.55], lh: [0.32, 0.56] }],
    ],
  }),
  deed('lunge', ['lunges', 'lunging'], {
    seconds: 1.8,
    needs: GYM,
    holds: [],
    costume: 'athlete',
    keys: [
      [
        0,
        {
          hip: [0, 0.465],
          rf: [0.1, 0],
          lf: [-0.12, 0],
          rh: ['hip', 0.08, 0.06],
          lh: ['hip', 0.1, 0.06],
        },
      ],
      [0.5, { hip: [0, 0.28], rf: [0.2, 0], lf: [-0.26, 0.03], lt: -0.9 }],
    ],
  }),
  deed(
    'lift',
    [
      'weightlifting',
      'lifting weights',
      'clean and jerk',
      'snatch',
      'lifting a barbell',
      'lift weights',
      'lifting',
    ],
    {
      seconds: 3.4,
      needs: GYM,
      view: 'front',
      costume: 'weightlifter',
      holds: [
        {
          thing: 'barbell',
          grip: 'bothHands',
          height: 0.3,
          upright: true,
          angle: 0,
          at: [0.5, 0.5],
        },
      ],
      keys: [
        [
          0,
          {
            hip: [0, 0.28],
            torso: 0,
            neck: 0,
            rf: [-0.12, 0],
            lf: [0.12, 0],
            rh: [-0.17, 0.16],
            lh: [0.17, 0.16],
            face: 'angry',
          },
        ],
        [0.15, { hip: [0, 0.28], rh: [-0.17, 0.16], lh: [0.17, 0.16] }],
        [0.32, { hip: [0, 0.44], rh: [-0.17, 0.7], lh: [0.17, 0.7] }],
        [0.42, { hip: [0, 0.38], rh: [-0.17, 0.72], lh: [0.17, 0.72], face: 'angry' }],
        [0.55, { hip: [0, 0.455], rh: [-0.19, 1.04], lh: [0.19, 1.04], mouth: 0.6 }],
        [0.82, { hip: [0, 0.455], rh: [-0.19, 1.04], lh: [0.19, 1.04], mouth: 0.3 }],
        [0.92, { hip: [0, 0.36], rh: [-0.17, 0.5], lh: [0.17, 0.5] }],
      ],
      effects: SWEAT,
    },
  ),
  deed('deadlift', ['deadlifting', 'dead lift'], {
    seconds: 2.6,
    needs: GYM,
    costume: 'weightlifter',
    effects: SWEAT,
    holds: [
      {
        thing: 'barbell end',
        grip: 'rightHand',
        height: 0.3,
        upright: true,
        angle: 0,
        at: [0.5, 0.5],
        layer: 'front',
      },
    ],
    keys: [
      [0, { hip: [-0.12, 0.33], torso: 0.85, neck: -0.5, rh: [0.08, 0.16], lh: [0.09, 0.16] }],
      [
        0.45,
        {
          hip: [0, 0.471],
          torso: -0.06,
          neck: 0,
          rh: [0.07, 0.42],
          lh: [0.08, 0.42],
          face: 'angry',
        },
      ],
      [0.65, { hip: [0, 0.471], torso: -0.06, rh: [0.07, 0.42], lh: [0.08, 0.42] }],
    ],
  }),
  deed('bench-press', ['bench pressing', 'bench press'], {
    seconds: 1.8,
    needs: GYM,
    effects: SWEAT,
    costume: 'athlete',
    set: [{ thing: 'exercise bench', x: -0.1, z: 0.04, height: 0.25 }],
    holds: [
      {
        thing: 'barbell end',
        grip: 'rightHand',
        height: 0.28,
        upright: true,
        angle: 0,
        at: [0.5, 0.5],
      },
    ],
    keys: [
      [
        0,
        {
          hip: [0.05, 0.31],
          torso: -1.52,
          neck: 0.05,
          rf: [0.26, 0],
          lf: [0.28, 0],
          rh: [-0.2, 0.44],
          lh: [-0.2, 0.44],
        },
      ],
      [0.5, { rh: [-0.21, 0.62], lh: [-0.21, 0.62] }],
    ],
  }),
  deed('curl', ['lifting dumbbells', 'bicep curls', 'curling', 'dumbbell'], {
    seconds: 1.4,
    needs: GYM,
    costume: 'athlete',
    effects: SWEAT,
    holds: [
      { thing: 'dumbbell', grip: 'rightHand', height: 0.1 },
      { thing: 'dumbbell', grip: 'leftHand', height: 0.1 },
    ],
    keys: [
      [0, { ra: [0.05, 0.25], la: [0.15, 2.2] }],
      [0.5, { ra: [0.15, 2.3], la: [0.1, 0.3], neck: 0.1 }],
    ],
  }),
  deed('pull-up', ['pull ups', 'chin ups', 'doing pull ups'], {
    seconds: 1.8,
    needs: GYM,
    view: 'front',
    costume: 'athlete',
    effects: SWEAT,
    holds: [],
    set: [{ thing: 'pull-up bar', x: 0, z: 0.04, height: 1.36 }],
    keys: [
      [
        0,
        {
          at: [0, 0.27],
          rh: [-0.17, 1.06],
          lh: [0.17, 1.06],
          rl: [-0.04, 0.06],
          ll: [0.04, -0.06],
          neck: 0,
        },
      ],
      [
        0.5,
        {
          at: [0, 0.46],
          rh: [-0.17, 0.87],
          lh: [0.17, 0.87],
          rl: [-0.1, 0.3],
          ll: [0.1, -0.3],
          face: 'angry',
        },
      ],
    ],
  }),
  deed('jumping-jack', ['jumping jacks', 'star jumps', 'aerobics', 'zumba', 'doing aerobics'], {
    seconds: 1,
    needs: GYM,
    view: 'front',
    face: 'happy',
    costume: 'athlete',
    holds: [],
    keys: [
      [
        0,
        {
          at: [0, 0],
          hip: [0, 0.462],
          rh: [-0.17, 0.44],
          lh: [0.17, 0.44],
          rf: [-0.04, 0],
          lf: [0.04, 0],
        },
      ],
      [0.25, { at: [0, 0.07], rh: [-0.34, 0.75], lh: [0.34, 0.75] }],
      [
        0.5,
        {
          at: [0, 0],
          hip: [0, 0.44],
          rh: [-0.09, 1.05],
          lh: [0.09, 1.05],
          rf: [-0.18, 0],
          lf: [0.18, 0],
          mouth: 0.3,
        },
      ],
      [0.75, { at: [0, 0.07], rh: [-0.34, 0.75], lh: [0.34, 0.75] }],
    ],
  }),
  deed('stretch', ['stretching', 'stretching leg', 'stretching legs', 'warming up'], {
    seconds: 3,
    needs: GYM,
    costume: 'athlete',
    holds: [],
    set: [MAT],
    keys: [
      [
        0,
        {
          ...ON_GROUND,
          hip: [-0.16, 0.075],
          torso: 0.28,
          neck: 0,
          rh: [0.12, 0.3],
          lh: [0.14, 0.3],
        },
      ],
      [0.45, { torso: 1.1, neck: 0.1, rh: [0.3, 0.11], lh: [0.32, 0.13] }],
      [0.65, { torso: 1.12, neck: 0.1, rh: [0.31, 0.11], lh: [0.33, 0.13], blink: 1 }],
    ],
  }),
  deed('stretch-arms', ['stretching arms', 'stretching arm', 'stretching body'], {
    seconds: 2.8,
    view: 'front',
    costume: 'athlete',
    holds: [],
    keys: [
      [0, { torso: 0.2, rh: [-0.02, 1.05], lh: [0.3, 0.5], neck: 0.1, hip: [-0.03, 0.465] }],
      [0.5, { torso: -0.2, rh: [-0.3, 0.5], lh: [0.02, 1.05], neck: -0.1, hip: [0.03, 0.465] }],
    ],
  }),
  deed('bend', ['bending back', 'bending', 'touching toes', 'bending over'], {
    seconds: 2.6,
    holds: [],
    costume: 'athlete',
    keys: [
      [0, { torso: -0.45, neck: -0.3, ra: [3.0, 0.2], la: [3.1, 0.2], hip: [0.05, 0.468] }],
      [0.5, { torso: 1.7, neck: 0.2, hip: [-0.08, 0.462], ra: [1.6, 0.1], la: [1.7, 0.1] }],
    ],
  }),
  deed('yoga', ['yoga', 'doing yoga', 'practicing yoga', 'pilates'], {
    seconds: 6,
    view: 'front',
    needs: GYM,
    costume: 'yogi',
    holds: [],
    set: [MAT],
    keys: [
      [
        0,
        {
          hip: [0, 0.47],
          rf: [0, 0],
          lf: [0.0, 0.2],
          rh: [-0.02, 0.56],
          lh: [0.02, 0.56],
          blink: 1,
        },
      ],
      [0.4, { rh: [-0.015, 1.06], lh: [0.015, 1.06], hip: [0.006, 0.47], neck: 0 }],
      [0.65, { rh: [-0.015, 1.06], lh: [0.015, 1.06], hip: [-0.006, 0.47] }],
    ],
    bends: { lf: -1 },
  }),
  deed('meditate', ['meditating', 'meditation', 'relaxing', 'sitting cross-legged'], {
    seconds: 5,
    view: 'front',
    costume: 'yogi',
    holds: [],
    set: [MAT],
    keys: [
      [
        0,
        {
          hip: [0, 0.145],
          rl: [-1.3, 2.6],
          ll: [1.3, -2.6],
          rh: [-0.2, 0.17],
          lh: [0.2, 0.17],
          rw: -0.6,
          lw: 0.6,
          blink: 1,
          face: 'happy',
          right: 'open',
          left: 'open',
        },
      ],
      [0.5, { hip: [0, 0.149], neck: 0.02, blink: 1 }],
    ],
    effects: [{ name: 'magic', at: [0, 0.9], strength: 0.3 }],
  }),
  deed('tai-chi', ['tai chi', 'practicing tai chi', 'qigong'], {
    seconds: 5,
    costume: 'karateka',
    holds: [],
    needs: { place: 'park' },
    keys: [
      [
        0,
        {
          hip: [-0.06, 0.4],
          rf: [0.16, 0],
          lf: [-0.18, 0],
          rh: [0.08, 0.6],
          lh: [0.3, 0.74],
          right: 'open',
          left: 'open',
          torso: -0.02,
        },
      ],
      [0.5, { hip: [0.08, 0.4], rh: [0.36, 0.72], lh: [0.1, 0.56], torso: 0.08 }],
    ],
  }),
  deed('jump-rope', ['jumping rope', 'skipping rope', 'jump rope', 'rope skipping'], {
    seconds: 0.62,
    view: 'front',
    face: 'happy',
    costume: 'athlete',
    holds: [],
    needs: GYM,
    keys: [
      [
        0,
        {
          at: [0, 0],
          hip: [0, 0.44],
          rh: [-0.24, 0.46],
          lh: [0.24, 0.46],
          right: 'fist',
          left: 'fist',
        },
      ],
      [
        0.5,
        {
          at: [0, 0.1],
          hip: [0, 0.475],
          rf: [-0.04, 0.0],
          lf: [0.04, 0.0],
          rh: [-0.25, 0.44],
          lh: [0.25, 0.44],
        },
      ],
    ],
    strands: ({ beat, at }) => {
      const angle = (beat.phase + 0.5) * Math.PI * 2
      const [a, b] = [at('rightHand'), at('leftHand')]
      const low = a.y + Math.cos(angle) * 0.66
      const bulge = 0.1
      return [
        {
          points: [
            a,
            { x: a.x - bulge, y: (a.y + low) / 2 },
            { x: -0.14, y: low },
            { x: 0.14, y: low },
            { x: b.x + bulge, y: (b.y + low) / 2 },
            b,
          ],
          colour: '#d6553f',
          width: 0.012,
          z: Math.sin(angle) > 0 ? -0.03 : 0.03,
        },
      ]
    },
  }),
  deed('hula-hoop', ['hula hooping', 'hula hoop', 'spinning a hoop'], {
    seconds: 0.8,
    view: 'front',
    face: 'happy',
    holds: [
      {
        thing: 'hula hoop',
        grip: 'seat',
        layer: 'body',
        upright: true,
        angle: 0,
        at: [0.5, 0.62],
        swing: ({ phase }) => Math.sin(phase * Math.PI * 2) * 0.16,
      },
    ],
    keys: [
      [0, { hip: [-0.045, 0.465], torso: 0.1, rh: [-0.3, 0.82], lh: [0.3, 0.82] }],
      [0.25, { hip: [0, 0.46] }],
      [0.5, { hip: [0.045, 0.465], torso: -0.1, rh: [-0.3, 0.86], lh: [0.3, 0.78], mouth: 0.3 }],
      [0.75, { hip: [0, 0.46] }],
    ],
  }),
  deed(
    'trampoline',
    ['bouncing on trampoline', 'jumping on trampoline', 'trampoline', 'bouncing'],
    {
      seconds: 1.4,
      view: 'front',
      face: 'happy',
      holds: [],
      set: [{ thing: 'trampoline', x: 0, z: -0.04, height: 0.26 }],
      keys: [
        [0, { at: [0, 0.2], hip: [0, 0.4], rh: [-0.2, 0.5], lh: [0.2, 0.5], stretch: 0.94 }],
        [0.14, { at: [0, 0.3], hip: [0, 0.47], stretch: 1.04 }],
        [
          0.5,
          {
            at: [0, 0.86],
            hip: [0, 0.44],
            rh: [-0.3, 0.98],
            lh: [0.3, 0.98],
            rf: [-0.16, 0.1],
            lf: [0.16, 0.1],
            mouth: 0.8,
            stretch: 1,
          },
        ],
        [0.86, { at: [0, 0.3], hip: [0, 0.47], rf: [-0.05, 0], lf: [0.05, 0], stretch: 1.04 }],
      ],
    },
  ),
  deed(
    'cycle-indoors',
    ['exercising with an exercise ball', 'exercise ball', 'balancing on a ball'],
    {
      seconds: 1.6,
      needs: GYM,
      holds: [],
      set: [{ thing: 'exercise ball', x: 0, z: 0.04, height: 0.3 }],
      costume: 'athlete',
      keys: [
        [0, { ...SIT, hip: [-0.01, 0.33], rh: [0.25, 0.72], lh: [0.28, 0.74] }],
        [0.5, { hip: [0.01, 0.37], torso: 0.06 }],
      ],
    },
  ),
  deed('plank', ['planking', 'plank'], {
    seconds: 3,
    needs: GYM,
    holds: [],
    set: [MAT],
    effects: SWEAT,
    costume: 'athlete',
    keys: [
      [
        0,
        {
          ...ON_BACK,
          hip: [-0.02, 0.2],
          torso: 1.42,
          neck: -0.7,
          rl: [-1.34, 0],
          ll: [-1.32, 0],
          rt: -1.5,
          lt: -1.5,
          rh: [0.32, 0.02],
          lh: [0.34, 0.02],
        },
      ],
      [0.5, { hip: [-0.02, 0.205] }],
    ],
    bends: { rh: -1, lh: -1 },
  }),
]

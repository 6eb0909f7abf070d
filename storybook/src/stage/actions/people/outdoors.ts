/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import { PRONE, SIT } from './postures.ts'
import type { Score } from './score.ts'

const TAU = Math.PI * 2
const pedal = (phase: number, offset: number): readonly [number, number] => {
  const a = (phase + offset) * TAU
  return [0.055 + Math.sin(a) * 0.062, 0.105 + Math.cos(a) * 0.062]
}

const BIKE: Score = {
  seconds: 1,
  costume: 'cyclist',
  glides: true,
  needs: { place: 'road', way: 0.5 },
  holds: [
    {
      thing: 'bicycle',
      grip: 'seat',
      upright: true,
      angle: 0,
      layer: 'between',
      at: [0.345, 0.1],
      height: 0.62,
    },
  ],
  keys: [
    [
      0,
      {
        hip: [-0.1, 0.53],
        torso: 0.5,
        neck: -0.4,
        rh: [0.24, 0.6],
        lh: [0.26, 0.6],
        right: 'fist',
        left: 'fist',
      },
    ],
  ],
  live: (stance, { phase }) => ({ ...stance, rf: pedal(phase, 0), lf: pedal(phase, 0.5) }),
  effects: [{ name: 'dust', at: [-0.3, 0.03], strength: 0.5 }],
  face: 'happy',
}

const SCOOTER: Score = {
  seconds: 1.2,
  glides: true,
  needs: { place: 'street', way: 0.5 },
  holds: [
    {
      thing: 'scooter',
      grip: 'bothHands',
      upright: true,
      angle: 0,
      layer: 'between',
      at: [0.78, 0.06],
      height: 0.58,
    },
  ],
  face: 'happy',
  keys: [
    [
      0,
      {
        hip: [-0.02, 0.48],
        at: [0, 0],
        torso: 0.1,
        lf: [0.02, 0.06],
        rf: [-0.12, 0.0],
        rh: [0.25, 0.57],
        lh: [0.27, 0.57],
      },
    ],
    [0.3, { rf: [-0.3, 0.02], torso: 0.2, hip: [0.01, 0.47] }],
    [0.6, { rf: [-0.24, 0.12] }],
    [0.85, { rf: [0, 0.05] }],
  ],
  effects: [{ name: 'dust', at: [-0.2, 0.02], from: 0.2, until: 0.35, strength: 0.5 }],
}

const MOTORCYCLE: Score = {
  seconds: 0.5,
  costume: 'driver',
  glides: true,
  needs: { place: 'road', way: 0.6 },
  holds: [
    {
      thing: 'motorcycle',
      grip: 'seat',
      upright: true,
      angle: 0,
      layer: 'between',
      at: [0.37, 0.3],
      height: 0.6,
    },
  ],
  keys: [
    [
      0,
      {
        hip: [-0.1, 0.43],
        torso: 0.5,
        neck: -0.38,
        rh: [0.2, 0.54],
        lh: [0.22, 0.54],
        rf: [0.06, 0.12],
        lf: [0.08, 0.12],
        at: [0, 0],
      },
    ],
    [0.5, { at: [0, 0.006] }],
  ],
  effects: [
    { name: 'smoke', at: [-0.42, 0.1], strength: 0.6 },
    { name: 'dust', at: [-0.4, 0.02] },
  ],
}

const SKATEBOARD: Score = {
  seconds: 3,
  costume: 'skateboarder',
  glides: true,
  needs: { place: 'street', way: 0.5 },
  face: 'happy',
  holds: [
    {
      thing: 'skateboard',
      grip: 'feet',
      upright: true,
      angle: 0,
      layer: 'back',
      at: [0.5, 0.36],
      height: 0.12,
    },
  ],
  keys: [
    [
      0,
      {
        at: [0, 0.085],
        hip: [-0.02, 0.4],
        rf: [-0.15, 0],
        lf: [0.15, 0],
        torso: 0.14,
        ra: [-0.9, 0.4],
        la: [1.0, 0.5],
      },
    ],
    [0.3, { hip: [0.0, 0.36], torso: 0.26, ra: [-1.1, 0.3], la: [1.2, 0.4] }],
    [0.46, { at: [0, 0.085], hip: [0, 0.33], torso: 0.34 }],
    [
      0.58,
      {
        at: [0, 0.34],
        hip: [0, 0.36],
        rf: [-0.13, 0.06],
        lf: [0.14, 0.06],
        ra: [-1.5, 0.3],
        la: [1.6, 0.4],
        torso: 0.1,
        mouth: 0.6,
      },
    ],
    [0.7, { at: [0, 0.085], hip: [0, 0.35], rf: [-0.15, 0], lf: [0.15, 0], torso: 0.24 }],
  ],
  effects: [{ name: 'dust', at: [-0.2, 0.02], from: 0.69, until: 0.76 }],
}

/** On wheels, boards, water and snow, and in the air. */
export const OUTDOORS: readonly Choreography[] = [
  deed(
    'ride-bike',
    [
      'riding a bike',
      'riding bike',
      'riding a bicycle',
      'cycling',
      'biking',
      'riding mountain bike',
      'riding bicycle',
      'pedaling',
    ],
    BIKE,
  ),
  deed('ride-scooter', ['riding a scooter', 'riding scooter', 'scooting'], SCOOTER),
  deed(
    'ride-motorcycle',
    [
      'riding a motorcycle',
      'motorcycling',
      'riding motorbike',
      'driving a motorcycle',
      'riding moped',
    ],
    MOTORCYCLE,
  ),
  deed(
    'ride-horse',
    [
      'riding horse',
      'riding a horse',
      'horse riding',
      'horseback riding',
      'riding or walking with horse',
      'playing polo',
      'riding a pony',
    ],
    mounted('horse'),
  ),
  deed(
    'ride',
    [
      'riding',
      'ride',
      'riding elephant',
      'riding camel',
      'riding mule',
      'riding a mechanical bull',
    ],
    { needs: { place: 'meadow', way: 0.5 }, by: (context) => mounted(context.object) },
  ),
  deed('drive', ['driving car', 'driving', 'driving a car', 'steering'], {
    seconds: 0.7,
    glides: true,
    needs: { place: 'road', way: 0.55 },
    holds: [],
    set: [
      {
        thing: 'convertible',
        stands: true,
        x: 0.1,
        z: -0.04,
        height: 0.5,
        move: ({ t }) => ({ y: Math.sin(t * 14) * 0.004 }),
      },
    ],
    keys: [
      [
        0,
        {
          hip: [-0.04, 0.3],
          torso: -0.12,
          rl: [1.4, -0.7],
          ll: [1.4, -0.7],
          rh: [0.25, 0.5],
          lh: [0.27, 0.5],
          face: 'happy',
        },
      ],
      [0.5, { rh: [0.25, 0.52], lh: [0.27, 0.48] }],
    ],
    effects: [{ name: 'dust', at: [-0.6, 0.03] }],
  }),
  deed(
    'skateboard',
    ['skateboarding', 'skateboard', 'riding a skateboard', 'longboarding'],
    SKATEBOARD,
  ),
  deed('roller-skate', ['roller skating', 'rollerblading', 'inline skating', 'rollerskating'], {
    seconds: 1.8,
    costume: 'roller skater',
    glides: true,
    needs: { place: 'park', way: 0.5 },
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          at: [0, 0.02],
          hip: [0.02, 0.44],
          lf: [0.04, 0],
          rf: [-0.32, 0.08],
          torso: 0.22,
          ra: [0.8, 0.5],
          la: [-0.7, 0.4],
          rt: -0.3,
        },
      ],
      [0.25, { hip: [0, 0.42], rf: [-0.02, 0.04], torso: 0.26 }],
      [
        0.5,
        {
          hip: [0.02, 0.44],
          rf: [0.04, 0],
          lf: [-0.32, 0.08],
          ra: [-0.7, 0.4],
          la: [0.8, 0.5],
          rt: 0,
          lt: -0.3,
        },
      ],
      [0.75, { hip: [0, 0.42], lf: [0, 0.04], torso: 0.26, lt: 0 }],
    ],
  }),
  deed('ice-skate', ['ice skating', 'figure skating', 'skating', 'speed skating'], {
    seconds: 2.6,
    costume: 'ice skater',
    glides: true,
    needs: { place: 'snow', way: 0.5 },
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          at: [0, 0.008],
          hip: [0.02, 0.46],
          rf: [0.0, 0],
          lf: [-0.38, 0.34],
          torso: 0.6,
          neck: -0.45,
          ra: [1.6, 0.1],
          la: [-0.7, 0.1],
          lt: -0.6,
        },
      ],
      [0.3, { lf: [-0.4, 0.42], torso: 0.7, ra: [1.8, 0.1], la: [-0.9, 0.1] }],
      [
        0.55,
        {
          lf: [0.0, 0],
          rf: [-0.24, 0.06],
          hip: [0, 0.44],
          torso: 0.2,
          ra: [-0.7, 0.3],
          la: [0.8, 0.3],
          neck: -0.1,
          lt: 0,
        },
      ],
      [0.8, { rf: [0.02, 0], lf: [-0.26, 0.08], ra: [0.8, 0.3], la: [-0.7, 0.3] }],
    ],
    effects: [{ name: 'snow', at: [-0.1, 0.02], strength: 0.5 }],
  }),
  deed(
    'ski',
    [
      'skiing',
      'ski',
      'skiing slalom',
      'skiing crosscountry',
      'ski jumping',
      'cross-country skiing',
    ],
    {
      seconds: 1.8,
      costume: 'skier',
      glides: true,
      needs: { place: 'snow', way: 0.55 },
      holds: [
        {
          thing: 'skis',
          grip: 'feet',
          upright: true,
          angle: 0,
          layer: 'back',
          at: [0.44, 0.6],
          height: 0.085,
        },
        { thing: 'ski pole', grip: 'rightHand', upright: true, angle: 0.5, layer: 'front' },
        { thing: 'ski pole', grip: 'leftHand', upright: true, angle: 0.6 },
      ],
      keys: [
        [
          0,
          {
            at: [0, 0.035],
            hip: [-0.06, 0.34],
            rf: [-0.03, 0],
            lf: [0.04, 0],
            torso: 0.6,
            neck: -0.4,
            rh: [0.24, 0.5],
            lh: [0.28, 0.5],
            lean: 0.02,
          },
        ],
        [0.5, { hip: [-0.05, 0.4], torso: 0.44, rh: [0.2, 0.56], lh: [0.26, 0.56], lean: 0.08 }],
      ],
      effects: [{ name: 'snow', at: [-0.3, 0.03], strength: 1.2 }],
    },
  ),
  deed('snowboard', ['snowboarding', 'snowboard', 'snowkiting'], {
    seconds: 2.2,
    costume: 'snowboarder',
    glides: true,
    needs: { place: 'snow', way: 0.55 },
    holds: [
      {
        thing: 'snowboard',
        grip: 'feet',
        upright: true,
        angle: 0,
        layer: 'back',
        at: [0.5, 0.45],
        height: 0.09,
      },
    ],
    keys: [
      [
        0,
        {
          at: [0, 0.05],
          hip: [-0.02, 0.36],
          rf: [-0.16, 0],
          lf: [0.16, 0],
          torso: 0.2,
          ra: [-1.1, 0.4],
          la: [1.2, 0.4],
          lean: 0.06,
        },
      ],
      [0.5, { hip: [0, 0.4], torso: 0.06, ra: [-0.7, 0.4], la: [0.9, 0.4], lean: -0.08 }],
    ],
    effects: [{ name: 'snow', at: [-0.25, 0.03], strength: 1.3 }],
  }),
  deed(
    'sled',
    ['sledding', 'tobogganing', 'sleigh riding', 'bobsledding', 'dog sledding', 'snow tubing'],
    {
      seconds: 1,
      costume: 'skier',
      glides: true,
      needs: { place: 'snow', way: 0.5 },
      face: 'happy',
      holds: [
        {
          thing: 'sled',
          grip: 'seat',
          upright: true,
          angle: 0,
          layer: 'back',
          at: [0.4, 0.0],
          height: 0.17,
        },
      ],
      keys: [
        [
          0,
          {
            hip: [0, 0.2],
            torso: -0.2,
            rl: [1.5, -0.4],
            ll: [1.45, -0.35],
            rh: [0.22, 0.28],
            lh: [0.24, 0.28],
            mouth: 0.6,
            at: [0, 0],
            rt: 1.2,
            lt: 1.2,
          },
        ],
        [0.5, { torso: -0.28, at: [0, 0.012], mouth: 0.9 }],
      ],
      effects: [{ name: 'snow', at: [-0.3, 0.04], strength: 1.2 }],
    },
  ),
  deed('throw-snowball', ['throwing snowballs', 'snowball fight', 'throwing snowball'], {
    seconds: 1.8,
    costume: 'skier',
    needs: { place: 'snow' },
    face: 'happy',
    holds: [
      {
        thing: 'snowball',
        upright: true,
        angle: 0,
        height: 0.075,
        when: ({ phase }) => phase < 0.48,
      },
    ],
    set: [
      {
        thing: 'snowball',
        x: 0,
        z: -0.03,
        height: 0.075,
        shadow: false,
        move: ({ phase }) => {
          const s = (phase - 0.48) / 0.4
          return s < 0 || s > 1
            ? { alpha: 0 }
            : { x: 0.26 + s * 1.5, y: 0.92 + 0.6 * s - 1.1 * s * s }
        },
      },
    ],
    keys: [
      [0, { rh: [0.16, 0.5], torso: 0.1, la: [0.4, 0.4] }],
      [0.3, { torso: -0.2, rh: [-0.22, 0.88], la: [1.3, 0.3], hip: [-0.05, 0.45] }],
      [0.48, { torso: 0.16, rh: [0.26, 0.92], la: [0.2, 0.4], hip: [0.03, 0.45], mouth: 0.6 }],
      [0.64, { torso: 0.4, rh: [0.33, 0.5] }],
    ],
    effects: [{ name: 'snow', at: [0.3, 0.9], from: 0.47, until: 0.55 }],
  }),
  deed(
    'surf',
    [
      'surfing',
      'surf',
      'surfing water',
      'bodysurfing',
      'surfing a wave',
      'windsurfing',
      'kitesurfing',
      'paddle boarding',
      'wakeboarding',
      'jetskiing',
    ],
    {
      seconds: 2.4,
      costume: 'surfer',
      glides: true,
      needs: { place: 'ocean', ground: 'water', way: 0.3 },
      face: 'happy',
      holds: [
        {
          thing: 'surfboard',
          grip: 'feet',
          upright: true,
          angle: -0.06,
          layer: 'back',
          at: [0.46, 0.35],
          height: 0.09,
        },
      ],
      keys: [
        [
          0,
          {
            at: [0, 0.05],
            hip: [-0.03, 0.36],
            rf: [-0.17, 0],
            lf: [0.17, 0],
            torso: 0.24,
            neck: -0.1,
            ra: [-1.1, 0.3],
            la: [1.3, 0.3],
            lean: -0.04,
          },
        ],
        [
          0.5,
          {
            at: [0, 0.1],
            hip: [0.02, 0.4],
            torso: 0.1,
            ra: [-1.4, 0.3],
            la: [1.0, 0.3],
            lean: 0.08,
            mouth: 0.4,
          },
        ],
      ],
      effects: [
        { name: 'splash', at: [-0.4, 0.04], strength: 1 },
        { name: 'wake', at: [-0.4, 0.02] },
      ],
    },
  ),
  deed(
    'swim',
    [
      'swimming',
      'swimming front crawl',
      'swimming freestyle',
      'swim',
      'swimming backstroke',
      'swimming breast stroke',
      'swimming butterfly stroke',
    ],
    {
      seconds: 1.5,
      costume: 'swimmer',
      glides: true,
      needs: { place: 'ocean', ground: 'water', way: 0.46 },
      holds: [],
      keys: [
        [
          0,
          {
            ...PRONE,
            hip: [-0.06, 0.06],
            torso: 1.42,
            neck: -0.9,
            ra: [3.0, 0.1],
            la: [0.2, 0.1],
            rl: [-1.45, -0.1],
            ll: [-1.62, -0.1],
            mouth: 0.2,
          },
        ],
        [0.25, { ra: [1.6, 0.2], la: [-1.3, 0.9], rl: [-1.62, -0.1], ll: [-1.42, -0.1] }],
        [
          0.5,
          { ra: [0.2, 0.1], la: [-3.3, 0.1], rl: [-1.45, -0.1], ll: [-1.62, -0.1], mouth: 0.6 },
        ],
        [0.75, { ra: [-1.3, 0.9], la: [-4.7, 0.2], rl: [-1.62, -0.1], ll: [-1.42, -0.1] }],
        [0.9999, { ra: [-3.28, 0.1], la: [-6.08, 0.1] }],
      ],
      effects: [
        { name: 'splash', at: [0.3, 0.06], strength: 0.7 },
        { name: 'wake', at: [-0.3, 0.03] },
        { name: 'splash', at: [-0.45, 0.06], strength: 0.6 },
      ],
    },
  ),
  deed(
    'dive',
    ['diving', 'snorkeling', 'scuba diving', 'swimming underwater', 'freediving', 'deep diving'],
    {
      seconds: 2,
      costume: 'diver',
      glides: true,
      needs: { place: 'underwater', way: 0.4 },
      holds: [],
      keys: [
        [
          0,
          {
            ...PRONE,
            hip: [-0.05, 0.42],
            torso: 1.36,
            neck: -0.6,
            ra: [0.5, 0.3],
            la: [0.7, 0.3],
            rl: [-1.15, -0.3],
            ll: [-1.8, -0.1],
          },
        ],
        [
          0.5,
          {
            ra: [1.4, 0.4],
            la: [1.5, 0.4],
            rl: [-1.8, -0.1],
            ll: [-1.15, -0.3],
            torso: 1.42,
            at: [0, 0.04],
          },
        ],
      ],
      effects: [{ name: 'bubbles', at: 'mouth', strength: 1.2 }],
    },
  ),
  deed(
    'dive-in',
    [
      'springboard diving',
      'diving cliff',
      'cliff diving',
      'jumping into pool',
      'diving into water',
    ],
    {
      seconds: 3,
      once: true,
      costume: 'swimmer',
      needs: { place: 'ocean' },
      holds: [],
      keys: [
        [0, { at: [-0.4, 0.6], ra: [2.9, 0.1], la: [2.8, 0.1], lean: 0 }],
        [
          0.2,
          { at: [-0.4, 0.55], hip: [-0.05, 0.38], torso: 0.4, ra: [-0.4, 0.2], la: [-0.3, 0.2] },
        ],
        [
          0.4,
          { at: [0, 1.1], hip: [0, 0.47], torso: 0.2, lean: 1.2, ra: [2.8, 0.1], la: [2.9, 0.1] },
        ],
        [0.6, { at: [0.3, 0.9], lean: 2.5, torso: 0.1, ra: [3.0, 0], la: [3.1, 0] }],
        [0.78, { at: [0.42, 0.3], lean: 2.9 }],
        [0.88, { at: [0.45, -0.3], lean: 3.0, alpha: 0.6 }],
        [1, { at: [0.45, -0.7], lean: 3.0, alpha: 0 }],
      ],
      effects: [{ name: 'splash', at: [0.45, 0.05], from: 0.78, until: 0.95, strength: 2 }],
    },
  ),
  deed(
    'row',
    ['rowing', 'kayaking', 'canoeing', 'canoeing or kayaking', 'paddling', 'rafting', 'row'],
    {
      seconds: 1.8,
      glides: true,
      needs: { place: 'river', ground: 'water', way: 0.35 },
      holds: [
        {
          thing: 'kayak',
          grip: 'seat',
          upright: true,
          angle: 0,
          layer: 'front',
          at: [0.5, 0.36],
          height: 0.19,
        },
        {
          thing: 'paddle',
          grip: 'rightHand',
          aim: 'leftHand',
          angle: 0,
          at: [0.5, 0.62],
          layer: 'front',
        },
      ],
      keys: [
        [
          0,
          {
            hip: [0, 0.12],
            torso: 0.1,
            rl: [1.5, 0],
            ll: [1.5, 0],
            rh: [0.1, 0.5],
            lh: [0.28, 0.34],
          },
        ],
        [0.5, { rh: [0.24, 0.34], lh: [0.14, 0.54], torso: 0.26, at: [0, 0.012] }],
      ],
      effects: [
        { name: 'splash', at: [0.36, 0.04], from: 0.1, until: 0.25, strength: 0.6 },
        { name: 'splash', at: [0.05, 0.04], from: 0.55, until: 0.7, strength: 0.6 },
        { name: 'wake', at: [-0.6, 0.02] },
      ],
    },
  ),
  deed('sail', ['sailing', 'sailing a boat'], {
    seconds: 3,
    glides: true,
    needs: { place: 'ocean', ground: 'water', way: 0.4 },
    holds: [],
    set: [
      {
        thing: '?sailboat',
        x: 0.3,
        z: 0.03,
        height: 1.5,
        move: ({ t }) => ({ lean: Math.sin(t * 1.4) * 0.04, y: Math.sin(t * 1.7) * 0.02 }),
      },
    ],
    keys: [
      [0, { ...SIT, at: [-0.16, 0.06], rh: [0.24, 0.5], la: [0.3, 0.4], torso: -0.14 }],
      [0.5, { at: [-0.16, 0.08], rh: [0.2, 0.54], torso: -0.2 }],
    ],
    effects: [{ name: 'wake', at: [-0.5, 0.02] }],
  }),
  deed('bungee', ['bungee jumping', 'bungee jump', 'bungee'], {
    seconds: 3.2,
    needs: { place: 'bridge' },
    holds: [],
    face: 'scared',
    keys: [
      [
        0,
        {
          at: [0, 1.25],
          spin: Math.PI,
          ra: [2.5, 0.2],
          la: [2.2, 0.2],
          rl: [0.05, -0.1],
          ll: [-0.1, -0.05],
          mouth: 1,
        },
      ],
      [0.35, { at: [0, 0.05], spin: Math.PI + 0.1, ra: [2.9, 0.1], la: [2.8, 0.1], stretch: 1.05 }],
      [0.45, { at: [0, 0.0], stretch: 1.06, mouth: 1 }],
      [
        0.7,
        {
          at: [0.06, 0.75],
          spin: Math.PI - 0.25,
          ra: [2.1, 0.5],
          la: [1.7, 0.5],
          stretch: 1,
          rl: [0.3, -0.5],
          ll: [0.1, -0.6],
          face: 'happy',
        },
      ],
      [0.88, { at: [0.03, 1.15] }],
    ],
    strands: ({ at, body, beat }) => {
      const feet = at('feet')
      const up = 2.6 * body
      const slack = Math.max(0, Math.cos(beat.phase * TAU)) * 0.2
      return [
        {
          points: [
            feet,
            { x: feet.x + slack, y: feet.y + 0.4 },
            { x: -slack, y: (feet.y + up) / 2 + 0.2 },
            { x: 0, y: up },
          ],
          colour: '#f2b632',
          width: 0.016,
          z: 0.01,
        },
      ]
    },
    effects: [{ name: 'speed', at: [0, 1], strength: 0.6 }],
  }),
  deed(
    'skydive',
    ['skydiving', 'parachuting', 'sky diving', 'parachute', 'free falling', 'base jumping'],
    {
      seconds: 3,
      needs: { place: 'sky' },
      costume: 'aviator',
      face: 'happy',
      holds: [
        {
          thing: 'parachute',
          grip: 'back',
          upright: true,
          angle: 0,
          layer: 'back',
          at: [0.5, 1],
          height: 1.1,
          swing: ({ phase }) => Math.sin(phase * TAU) * 0.05,
        },
      ],
      keys: [
        [
          0,
          {
            at: [-0.05, 0.1],
            lean: -0.06,
            rl: [0.3, -0.5],
            ll: [0.1, -0.3],
            ra: [2.6, 0.3],
            la: [2.7, 0.3],
          },
        ],
        [0.5, { at: [0.05, 0.02], lean: 0.06, rl: [0.1, -0.3], ll: [0.3, -0.5], mouth: 0.5 }],
      ],
    },
  ),
  deed('paraglide', ['paragliding', 'hang gliding', 'hanggliding', 'gliding'], {
    seconds: 3.4,
    glides: true,
    needs: { place: 'sky', way: 0.4 },
    face: 'happy',
    holds: [
      {
        thing: 'hang glider',
        grip: 'back',
        upright: true,
        angle: 0,
        layer: 'back',
        at: [0.5, 0.62],
        height: 0.6,
      },
    ],
    keys: [
      [
        0,
        {
          ...PRONE,
          hip: [-0.05, 0.42],
          torso: 1.36,
          neck: -0.7,
          ra: [0.6, 0.9],
          la: [0.8, 0.9],
          rl: [-1.4, -0.1],
          ll: [-1.3, -0.1],
          at: [0, 0.1],
          lean: -0.05,
        },
      ],
      [0.5, { at: [0, 0.2], lean: 0.06 }],
    ],
  }),
  deed('fly', ['flying', 'floating', 'levitating', 'hovering', 'flying in space', 'fly'], {
    seconds: 3,
    glides: true,
    needs: { way: 0.4 },
    keys: [
      [
        0,
        {
          hip: [-0.1, 0.45],
          torso: 1.1,
          neck: -0.7,
          ra: [2.0, 0.2],
          la: [-0.1, 0.3],
          rl: [-1.0, -0.25],
          ll: [-1.2, -0.1],
          at: [0, 0.16],
          lean: 0,
        },
      ],
      [0.5, { at: [0, 0.26], lean: 0.06, ra: [2.2, 0.1], rl: [-1.2, -0.15], ll: [-1.0, -0.3] }],
    ],
  }),
  deed('float', ['floating in space', 'drifting in space', 'spacewalk', 'tumbling in space'], {
    seconds: 6,
    keys: [
      [
        0,
        {
          at: [0, 0.15],
          lean: -0.15,
          rl: [0.5, -0.7],
          ll: [0.1, -0.5],
          ra: [0.9, 0.5],
          la: [1.3, 0.4],
        },
      ],
      [
        0.5,
        {
          at: [0, 0.3],
          lean: 0.25,
          rl: [0.2, -0.5],
          ll: [0.6, -0.8],
          ra: [1.3, 0.5],
          la: [0.8, 0.6],
        },
      ],
    ],
  }),
  deed('fly-kite', ['flying kite', 'flying a kite', 'kite flying'], {
    seconds: 3,
    face: 'happy',
    needs: { place: 'beach' },
    holds: [],
    set: [
      {
        thing: 'kite',
        x: 0.75,
        y: 1.25,
        z: 0.03,
        height: 0.4,
        shadow: false,
        move: ({ t }) => ({
          x: Math.sin(t * 1.3) * 0.08,
          y: Math.sin(t * 1.9) * 0.06,
          lean: Math.sin(t * 1.7) * 0.15,
        }),
      },
    ],
    keys: [
      [0, { rh: [0.26, 0.82], lh: [0.22, 0.74], neck: -0.3, torso: -0.06, hip: [-0.02, 0.466] }],
      [0.5, { rh: [0.24, 0.9], lh: [0.22, 0.78], torso: -0.12 }],
    ],
    strands: ({ beat, at, body }) => [
      {
        points: [
          at('rightHand'),
          { x: 0.55 * body, y: 1.05 * body },
          {
            x: (0.75 + Math.sin(beat.t * 1.3) * 0.08) * body,
            y: (1.4 + Math.sin(beat.t * 1.9) * 0.06) * body,
          },
        ],
        colour: '#f7f3ea',
        width: 0.006,
      },
    ],
  }),
  deed('swing', ['swinging on a swing', 'playing on a swing', 'swinging', 'swing'], {
    seconds: 2.2,
    face: 'happy',
    needs: { place: 'park' },
    holds: [
      {
        thing: 'swing',
        grip: 'seat',
        upright: true,
        angle: 0,
        layer: 'between',
        at: [0.5, 1.0],
        height: 0.9,
        swing: ({ phase }) => -Math.sin(phase * TAU) * 0.42,
      },
    ],
    set: [{ thing: 'swing frame', x: 0, z: 0.04, height: 1.36 }],
    keys: [[0, { hip: [0, 0.32], torso: 0 }]],
    live: (stance, { phase }) => {
      const a = Math.sin(phase * TAU) * 0.42
      return {
        ...stance,
        hip: [Math.sin(a) * 0.9, 0.38 + (1 - Math.cos(a)) * 0.9],
        torso: -0.2 * Math.cos(phase * TAU) + a * 0.3,
        rl: [1.3 + a * 0.5 + Math.cos(phase * TAU) * 0.3, -0.7 + Math.cos(phase * TAU) * 0.5],
        ll: [1.25 + a * 0.5 + Math.cos(phase * TAU) * 0.3, -0.7 + Math.cos(phase * TAU) * 0.5],
        rh: ['chest', 0.12, 0.02],
        lh: ['chest', 0.15, 0.02],
        mouth: 0.4,
      }
    },
  }),
  deed('crawl', ['crawling', 'crawling baby', 'crawl', 'creeping on all fours'], {
    seconds: 1.3,
    glides: true,
    needs: { way: 0.25 },
    holds: [],
    face: 'happy',
    bends: { rh: -1, lh: -1 },
    keys: [
      [
        0,
        {
          hip: [-0.14, 0.25],
          torso: 1.2,
          neck: -1.0,
          rh: [0.3, 0.01],
          lh: [0.16, 0.01],
          rl: [0.18, -1.65],
          ll: [-0.14, -1.3],
        },
      ],
      [0.25, { rh: [0.22, 0.01], lh: [0.26, 0.06] }],
      [
        0.5,
        {
          hip: [-0.14, 0.255],
          rh: [0.14, 0.01],
          lh: [0.34, 0.01],
          rl: [-0.14, -1.3],
          ll: [0.18, -1.65],
        },
      ],
      [0.75, { rh: [0.24, 0.06], lh: [0.25, 0.01] }],
    ],
  }),
  deed('umbrella', ['holding an umbrella', 'walking with umbrella', 'under an umbrella'], {
    seconds: 1.05,
    glides: true,
    needs: { way: 0.4 },
    holds: [{ thing: 'umbrella', upright: true, angle: 0.06, layer: 'front', height: 0.56 }],
    keys: [
      [0, { rf: [0.19, 0], lf: [-0.19, 0.02], hip: [0, 0.443], rh: [0.1, 0.66], la: [0.35, 0.3] }],
      [0.25, { rf: [0, 0], lf: [0.0, 0.06], hip: [0, 0.468] }],
      [0.5, { rf: [-0.19, 0.02], lf: [0.19, 0], hip: [0, 0.443], la: [-0.3, 0.3] }],
      [0.75, { rf: [0, 0.06], lf: [0, 0], hip: [0, 0.468] }],
    ],
  }),
]

function riding(animal: string, height: number): Score {
  return {
    seconds: 0.8,
    glides: true,
    needs: { place: 'field', way: 0.5 },
    costume: 'jockey',
    holds: [
      {
        thing: animal,
        grip: 'seat',
        upright: true,
        angle: 0,
        layer: 'between',
        at: [0.45, 0.4],
        height,
        swing: ({ phase }) => Math.sin(phase * TAU) * 0.04,
      },
    ],
    keys: [
      [
        0,
        {
          at: [0, 0.0],
          hip: [0, 0.68],
          torso: 0.12,
          rl: [0.7, -0.95],
          ll: [0.75, -0.95],
          rh: [0.24, 0.82],
          lh: [0.26, 0.82],
          rt: 0.1,
          lt: 0.1,
        },
      ],
      [0.5, { at: [0, 0.05], torso: 0.24, hip: [0, 0.7] }],
    ],
    effects: [{ name: 'dust', at: [-0.4, 0.03] }],
    face: 'happy',
  }
}

function mounted(object: string | null): Score {
  const animal = object ?? 'horse'
  if (/motor|moped|vespa/.test(animal)) return MOTORCYCLE
  if (/bike|bicycle|cycle/.test(animal)) return BIKE
  if (/scooter/.test(animal)) return SCOOTER
  if (/skateboard/.test(animal)) return SKATEBOARD
  const tall = /elephant/.test(animal)
    ? 1.5
    : /camel|giraffe/.test(animal)
      ? 1.4
      : /dragon|whale/.test(animal)
        ? 1.6
        : 1.05
  return {
    ...riding('horse', 1.1),
    costume: /horse|pony|stallion|mare/.test(animal) ? 'jockey' : 'hiker',
    holds: [],
    set: [
      {
        thing: `?${animal}`,
        x: 0.12,
        z: 0.03,
        height: tall,
        flip: false,
        move: ({ t, phase }) => ({ gait: t * 1.3, y: Math.abs(Math.sin(phase * Math.PI)) * 0.02 }),
      },
    ],
    keys: [
      [
        0,
        {
          at: [0, tall * 0.74 - 0.62],
          hip: [0, 0.68],
          torso: 0.05,
          rl: [0.8, -0.9],
          ll: [0.85, -0.9],
          rh: [0.22, 0.8],
          lh: [0.24, 0.8],
        },
      ],
      [0.5, { at: [0, tall * 0.74 - 0.6], torso: 0.12 }],
    ],
  }
}

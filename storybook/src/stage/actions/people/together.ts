/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import type { Score } from './score.ts'
import { SIT, STOOL } from './postures.ts'
import { keyed } from './track.ts'

const GUARD = { hip: [-0.02, 0.43], rf: [-0.14, 0], lf: [0.13, 0], torso: 0.1 } as const

const PUNCHES: Score = {
  seconds: 1.1,
  costume: 'boxer',
  holds: [],
  keys: [
    [
      0,
      {
        ...GUARD,
        rh: [0.2, 0.78],
        lh: [0.27, 0.8],
        neck: 0.06,
        face: 'angry',
        right: 'fist',
        left: 'fist',
      },
    ],
    [0.22, { rh: [0.42, 0.82], torso: 0.24, hip: [0.05, 0.425] }],
    [0.36, { rh: [0.2, 0.77], torso: 0.1, hip: [0, 0.43] }],
    [0.6, { lh: [0.44, 0.82], torso: 0.18 }],
    [0.78, { lh: [0.27, 0.8] }],
  ],
  effects: [
    { name: 'stars', at: [0.48, 0.84], from: 0.22, until: 0.3, strength: 0.6 },
    { name: 'sweat', at: 'head', strength: 0.4 },
  ],
}

const PUNCH_BAG: Score = {
  ...PUNCHES,
  set: [
    {
      thing: 'punching bag',
      x: 0.58,
      y: 0.3,
      z: 0.03,
      height: 0.95,
      shadow: false,
      move: ({ phase }) => ({ lean: Math.sin(Math.max(0, phase - 0.2) * 9) * 0.1 * (1 - phase) }),
    },
  ],
}

const SPAR: Score = {
  ...PUNCHES,
  partner: {
    x: 0.86,
    keys: [
      [
        0,
        {
          ...GUARD,
          rh: [0.18, 0.82],
          lh: [0.22, 0.86],
          face: 'angry',
          right: 'fist',
          left: 'fist',
        },
      ],
      [0.22, { torso: -0.1, neck: -0.2, hip: [-0.05, 0.44] }],
      [0.5, { torso: 0.1, neck: 0 }],
      [0.85, { rh: [0.34, 0.78], torso: 0.16 }],
    ],
  },
}

const PEOPLE =
  /person|people|man|woman|men|women|boy|girl|child|kid|baby|mother|father|friend|couple|son|daughter|lady|grand/

const EMBRACE: Score = {
  needs: { place: 'park' },
  seconds: 3,
  face: 'happy',
  holds: [],
  keys: [
    [
      0,
      {
        torso: 0.1,
        neck: 0.05,
        rh: [0.33, 0.66],
        lh: [0.34, 0.74],
        blink: 1,
        rf: [-0.06, 0],
        lf: [0.05, 0],
      },
    ],
    [0.5, { torso: 0.14, neck: 0.14, rh: [0.34, 0.62], lh: [0.34, 0.7], hip: [0.01, 0.47] }],
  ],
  partner: {
    x: 0.235,
    z: -0.02,
    face: 'happy',
    keys: [
      [0, { torso: 0.1, neck: 0.04, rh: [0.3, 0.6], lh: [0.32, 0.7], blink: 1 }],
      [0.5, { torso: 0.15, neck: 0.14, rh: [0.31, 0.56], hip: [0.01, 0.47] }],
    ],
  },
  effects: [{ name: 'hearts', at: [0.12, 1.05] }],
}

const CUDDLE: Score = {
  seconds: 2.6,
  face: 'happy',
  holds: [
    {
      thing: '?teddy bear',
      grip: 'bothHands',
      layer: 'body',
      upright: true,
      angle: 0,
      height: 0.34,
      at: [0.5, 0.55],
    },
  ],
  keys: [
    [0, { rh: [0.15, 0.6], lh: [0.2, 0.64], torso: 0.04, neck: 0.2, blink: 1 }],
    [0.5, { rh: [0.14, 0.58], lh: [0.19, 0.62], torso: 0.08, neck: 0.26, hip: [0.012, 0.468] }],
  ],
  effects: [{ name: 'hearts', at: [0.12, 1.05], strength: 0.7 }],
}

/** What takes two. */
export const TOGETHER: readonly Choreography[] = [
  deed('shake-hands', ['shaking hands', 'handshake', 'shake hands', 'meeting'], {
    needs: { place: 'office' },
    seconds: 0.9,
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [0.31, 0.58], torso: 0.05 }],
      [0.5, { rh: [0.31, 0.5], torso: 0.08, mouth: 0.3 }],
    ],
    partner: {
      x: 0.62,
      z: 0.02,
      face: 'happy',
      touching: true,
      keys: [
        [0, { rh: [0.31, 0.58], torso: 0.05 }],
        [0.5, { rh: [0.31, 0.5], torso: 0.08 }],
      ],
    },
  }),
  deed('hug', ['hugging', 'hug', 'embracing', 'cuddling', 'hugging (not baby)'], {
    needs: { place: 'park' },
    by: ({ object, partner }) => (object && !partner && !PEOPLE.test(object) ? CUDDLE : EMBRACE),
  }),
  deed('kiss', ['kissing', 'kiss'], {
    seconds: 3,
    needs: { framing: 'close-up' },
    face: 'kiss',
    holds: [],
    keys: [
      [0, { torso: 0.02, neck: 0.02, rh: [0.25, 0.6], lh: [0.28, 0.66] }],
      [0.5, { torso: 0.13, neck: 0.05, rh: [0.27, 0.6], lh: [0.3, 0.66] }],
    ],
    partner: {
      x: 0.31,
      z: 0.02,
      face: 'kiss',
      keys: [
        [0, { torso: 0.02, neck: 0.0, rh: [0.2, 0.56] }],
        [0.5, { torso: 0.13, neck: 0.03, rh: [0.22, 0.56], lf: [-0.06, 0.1] }],
      ],
    },
    effects: [{ name: 'hearts', at: [0.16, 0.94] }],
  }),
  deed('high-five', ['high five', 'high fiving', 'giving a high five'], {
    seconds: 1.6,
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [0.14, 0.84], right: 'open' }],
      [0.3, { rh: [0.06, 0.96] }],
      [0.5, { rh: [0.29, 0.93], torso: 0.06, mouth: 0.8 }],
      [0.62, { rh: [0.29, 0.92], mouth: 0.9 }],
    ],
    partner: {
      x: 0.58,
      z: 0.02,
      face: 'happy',
      touching: true,
      keys: [
        [0, { rh: [0.44, 0.8], right: 'open' }],
        [0.3, { rh: [0.54, 0.92] }],
        [0.5, { rh: [0.29, 0.93], torso: 0.06, mouth: 0.8 }],
        [0.62, { rh: [0.29, 0.92] }],
      ],
    },
    effects: [{ name: 'stars', at: [0.3, 0.97], from: 0.48, until: 0.58 }],
  }),
  deed('wrestle', ['wrestling', 'wrestle', 'sumo', 'fighting', 'judo', 'play fighting'], {
    seconds: 1.6,
    costume: 'wrestler',
    needs: { place: 'gym' },
    holds: [],
    keys: [
      [
        0,
        {
          hip: [-0.1, 0.38],
          rf: [-0.26, 0],
          lf: [0.02, 0],
          torso: 0.6,
          neck: -0.3,
          rh: [0.3, 0.68],
          lh: [0.3, 0.6],
          face: 'angry',
          at: [0, 0],
        },
      ],
      [
        0.5,
        {
          hip: [-0.06, 0.36],
          torso: 0.72,
          rh: [0.34, 0.6],
          lh: [0.33, 0.7],
          at: [0.05, 0],
          mouth: 0.5,
        },
      ],
    ],
    partner: {
      x: 0.56,
      z: 0.02,
      keys: [
        [
          0,
          {
            hip: [-0.08, 0.37],
            rf: [-0.26, 0],
            lf: [0.04, 0],
            torso: 0.66,
            neck: -0.35,
            rh: [0.3, 0.64],
            lh: [0.32, 0.72],
            face: 'angry',
            mouth: 0.4,
          },
        ],
        [0.5, { hip: [-0.13, 0.38], torso: 0.54, rh: [0.28, 0.7], lh: [0.3, 0.6] }],
      ],
    },
    effects: [
      { name: 'sweat', at: [0.28, 0.9] },
      { name: 'dust', at: [0.28, 0.02], strength: 0.6 },
    ],
  }),
  deed('arm-wrestle', ['arm wrestling'], {
    seconds: 1.6,
    holds: [],
    set: [
      STOOL,
      { thing: 'stool', x: 0.93, z: 0.04, height: 0.255 },
      { thing: 'table', x: 0.45, z: -0.05, height: 0.4 },
    ],
    keys: [
      [0, { ...SIT, rh: [0.44, 0.6], lh: [0.26, 0.42], torso: 0.3, face: 'angry', neck: -0.1 }],
      [0.5, { rh: [0.49, 0.57], torso: 0.36, mouth: 0.5 }],
    ],
    partner: {
      x: 0.9,
      touching: true,
      keys: [
        [0, { ...SIT, rh: [0.45, 0.6], lh: [0.66, 0.42], torso: 0.32, face: 'angry' }],
        [0.5, { rh: [0.49, 0.57], torso: 0.28, face: 'scared' }],
      ],
    },
    effects: [{ name: 'sweat', at: [0.45, 0.8] }],
  }),
  deed(
    'sword-fight',
    [
      'sword fighting',
      'swordfight',
      'fighting with swords',
      'duelling',
      'lightsaber duel',
      'attacking with a sword',
    ],
    {
      seconds: 1.8,
      costume: 'squire',
      needs: { place: 'castle' },
      holds: [
        {
          thing: 'sword',
          upright: true,
          angle: 0,
          height: 0.56,
          swing: keyed([
            [0, -0.5],
            [0.25, 1.0],
            [0.42, 0.8],
            [0.6, 0.5],
            [0.76, 1.35],
            [0.88, 0.6],
          ]),
        },
      ],
      keys: [
        [0, { ...GUARD, rh: [0.06, 0.92], lh: [-0.18, 0.66], face: 'angry' }],
        [0.25, { hip: [0.06, 0.41], torso: 0.2, rh: [0.32, 0.74], lf: [0.22, 0] }],
        [0.42, { rh: [0.3, 0.78], hip: [0.02, 0.42] }],
        [0.6, { hip: [-0.05, 0.43], torso: 0.0, rh: [0.2, 0.62], lf: [0.12, 0] }],
        [0.76, { hip: [0.03, 0.41], torso: 0.14, rh: [0.32, 0.6] }],
      ],
      partner: {
        x: 1.06,
        holds: [
          {
            thing: 'sword',
            upright: true,
            angle: 0,
            height: 0.56,
            swing: keyed([
              [0, 0.6],
              [0.25, 0.5],
              [0.42, 0.7],
              [0.6, -0.5],
              [0.76, 1.0],
              [0.9, 0.8],
            ]),
          },
        ],
        keys: [
          [0, { ...GUARD, rh: [0.24, 0.66], lh: [-0.18, 0.66], face: 'angry' }],
          [0.25, { hip: [-0.03, 0.42], rh: [0.31, 0.72], torso: 0.04 }],
          [0.42, { rh: [0.3, 0.78] }],
          [0.6, { rh: [0.06, 0.92], hip: [0.02, 0.43] }],
          [0.76, { hip: [0.06, 0.41], rh: [0.32, 0.66], torso: 0.22 }],
        ],
      },
      effects: [
        { name: 'sparks', at: [0.54, 0.92], from: 0.24, until: 0.32 },
        { name: 'sparks', at: [0.54, 0.78], from: 0.75, until: 0.83 },
      ],
    },
  ),
  deed('fence', ['fencing', 'fencing (sport)'], {
    seconds: 1.6,
    costume: 'fencer',
    needs: { place: 'gym' },
    holds: [{ thing: 'foil' }],
    keys: [
      [0, { ...GUARD, rh: [0.2, 0.68], lh: [-0.2, 0.86] }],
      [
        0.4,
        {
          hip: [0.12, 0.34],
          rf: [-0.3, 0],
          lf: [0.36, 0],
          torso: 0.2,
          rh: [0.43, 0.68],
          lh: [-0.22, 0.6],
        },
      ],
      [0.55, { hip: [0.12, 0.34], rf: [-0.3, 0], lf: [0.36, 0], rh: [0.43, 0.68] }],
      [0.85, { ...GUARD, rh: [0.2, 0.7], lh: [-0.2, 0.86] }],
    ],
    partner: {
      x: 1.35,
      holds: [{ thing: 'foil' }],
      keys: [
        [0, { ...GUARD, rh: [0.2, 0.7], lh: [-0.2, 0.86] }],
        [0.4, { hip: [-0.08, 0.44], rh: [0.2, 0.86], torso: -0.1 }],
        [0.8, { ...GUARD, rh: [0.26, 0.7], torso: 0.1 }],
      ],
    },
    effects: [{ name: 'sparks', at: [0.9, 0.72], from: 0.4, until: 0.5, strength: 0.5 }],
  }),
  deed(
    'box',
    ['boxing', 'punching person (boxing)', 'punching', 'punching bag', 'sparring', 'kickboxing'],
    {
      needs: { place: 'gym' },
      by: ({ object }) => (/bag/.test(object ?? '') ? PUNCH_BAG : SPAR),
    },
  ),
  deed(
    'karate',
    [
      'karate',
      'martial arts',
      'taekwondo',
      'kung fu',
      'kicking high',
      'side kick',
      'high kick',
      'drop kicking',
    ],
    {
      seconds: 1.8,
      costume: 'karateka',
      holds: [],
      keys: [
        [0, { ...GUARD, rh: [0.18, 0.66], lh: [0.24, 0.72], right: 'fist', left: 'fist' }],
        [
          0.3,
          {
            hip: [-0.02, 0.46],
            rf: [0.14, 0.3],
            lf: [0.0, 0],
            torso: -0.12,
            rh: [0.1, 0.66],
            lh: [0.2, 0.7],
            face: 'angry',
          },
        ],
        [
          0.42,
          {
            hip: [0.02, 0.465],
            rf: [0.42, 0.52],
            torso: -0.42,
            rh: [-0.12, 0.62],
            lh: [0.16, 0.76],
            rt: 0.6,
            mouth: 0.6,
          },
        ],
        [0.52, { hip: [0.02, 0.465], rf: [0.42, 0.52], torso: -0.42, rt: 0.6 }],
        [0.68, { rf: [0.1, 0.2], torso: -0.06 }],
        [0.84, { ...GUARD, rh: [0.34, 0.7], lh: [0.14, 0.66] }],
      ],
      effects: [{ name: 'speed', at: [0.4, 0.56], from: 0.38, until: 0.5 }],
    },
  ),
  deed(
    'tango',
    [
      'tango',
      'tango dancing',
      'ballroom dancing',
      'salsa dancing',
      'dancing salsa',
      'dancing together',
      'waltz',
      'slow dancing',
      'dancing tango',
      'swing dancing',
      'dancing charleston',
    ],
    {
      seconds: 2.4,
      face: 'happy',
      holds: [],
      needs: { place: 'stage' },
      keys: [
        [
          0,
          {
            rh: [0.26, 0.6],
            lh: [0.22, 0.88],
            rf: [-0.2, 0],
            lf: [0.12, 0],
            hip: [-0.02, 0.44],
            torso: 0.02,
          },
        ],
        [
          0.5,
          {
            rf: [-0.02, 0],
            lf: [0.2, 0.02],
            hip: [0.05, 0.44],
            torso: 0.1,
            lh: [0.26, 0.84],
            at: [0.1, 0],
          },
        ],
      ],
      partner: {
        x: 0.38,
        z: 0.02,
        face: 'happy',
        keys: [
          [
            0,
            {
              rh: [0.22, 0.72],
              lh: [0.18, 0.88],
              rf: [0.08, 0],
              lf: [-0.2, 0.02],
              hip: [0, 0.45],
              torso: -0.1,
              neck: -0.1,
            },
          ],
          [
            0.5,
            {
              rf: [-0.24, 0.01],
              lf: [0.02, 0],
              hip: [-0.05, 0.42],
              torso: -0.26,
              neck: -0.2,
              lh: [0.16, 0.84],
            },
          ],
        ],
      },
      effects: [
        { name: 'notes', at: [0.2, 1.05] },
        { name: 'hearts', at: [0.2, 0.95], strength: 0.3 },
      ],
    },
  ),
  deed(
    'give',
    [
      'giving a gift',
      'giving',
      'giving flowers',
      'handing',
      'presenting a gift',
      'proposing',
      'offering',
    ],
    giving('?gift'),
  ),
  deed('award', ['giving or receiving award', 'award', 'receiving a trophy'], {
    ...giving('trophy'),
    needs: { place: 'stage' },
  }),
  deed(
    'open-present',
    ['opening present', 'opening a gift', 'unboxing', 'opening bottle', 'opening a box'],
    {
      seconds: 3,
      face: 'happy',
      holds: [],
      set: [
        { thing: 'table', x: 0.42, z: 0.03, height: 0.4 },
        {
          thing: 'gift',
          x: 0.4,
          y: 0.4,
          z: 0.02,
          height: 0.24,
          shadow: false,
          move: ({ phase }) => ({ lean: Math.sin(phase * 40) * 0.02 * (phase < 0.5 ? 1 : 0) }),
        },
      ],
      keys: [
        [0, { rh: [0.28, 0.58], lh: [0.44, 0.6], torso: 0.12, neck: 0.16 }],
        [0.4, { rh: [0.3, 0.66], lh: [0.44, 0.68] }],
        [
          0.55,
          {
            rh: [0.2, 0.84],
            lh: [0.36, 0.9],
            torso: -0.06,
            face: 'surprised',
            mouth: 0.8,
            right: 'open',
            left: 'open',
          },
        ],
        [0.85, { rh: [0.22, 0.8], lh: [0.36, 0.84], face: 'happy' }],
      ],
      effects: [
        { name: 'confetti', at: [0.4, 0.7], from: 0.5, until: 0.75 },
        { name: 'stars', at: [0.4, 0.7], from: 0.5, until: 0.9 },
      ],
    },
  ),
  deed('teach', ['teaching', 'lecturing', 'giving a lesson', 'explaining on blackboard'], {
    seconds: 2.6,
    costume: 'teacher',
    needs: { place: 'classroom' },
    holds: [{ thing: 'conductor baton', height: 0.34 }],
    set: [{ thing: 'blackboard', x: 0.78, y: 0.34, z: 0.06, height: 0.66, shadow: false }],
    keys: [
      [0, { rh: [0.26, 0.82], lh: ['hip', 0.05, 0.06], mouth: 0.1 }],
      [0.25, { mouth: 0.6, rh: [0.3, 0.88] }],
      [0.5, { mouth: 0.1, rh: [0.29, 0.74], look: -0.6 }],
      [0.75, { mouth: 0.6, rh: [0.27, 0.8], look: -0.5 }],
    ],
  }),
  deed(
    'massage',
    [
      'massaging',
      'massaging back',
      "massaging person's head",
      'massaging feet',
      'massaging legs',
      'giving a massage',
    ],
    {
      seconds: 1.1,
      holds: [],
      face: 'happy',
      set: [{ thing: 'stool', x: 0.4, z: 0.03, height: 0.255 }],
      keys: [
        [0, { rh: [0.32, 0.6], lh: [0.36, 0.62], torso: 0.14, neck: 0.14 }],
        [0.5, { rh: [0.34, 0.56], lh: [0.36, 0.58], torso: 0.2 }],
      ],
      partner: {
        x: 0.42,
        z: -0.01,
        faces: 1,
        face: 'happy',
        keys: [
          [0, { ...SIT, rh: [0.14, 0.36], lh: [0.18, 0.36], blink: 1 }],
          [0.5, { torso: 0.08, neck: 0.14, blink: 1 }],
        ],
      },
      effects: [{ name: 'hearts', at: [0.4, 0.85], strength: 0.3 }],
    },
  ),
  deed(
    'haircut',
    [
      'cutting hair',
      'getting a haircut',
      'haircut',
      'trimming beard',
      'trimming or shaving beard',
      'shaving someone',
    ],
    {
      seconds: 0.8,
      costume: 'hairdresser',
      holds: [
        { thing: 'scissors', angle: 1.6, upright: true, layer: 'front', height: 0.14 },
        { thing: 'comb', grip: 'leftHand', upright: true, angle: 0.8 },
      ],
      set: [
        { thing: 'stool', x: 0.44, z: 0.03, height: 0.255 },
        { thing: 'mirror', x: 1.05, z: 0.05, height: 0.9 },
      ],
      keys: [
        [0, { rh: [0.34, 0.74], lh: [0.44, 0.84], neck: 0.1, torso: 0.06 }],
        [0.5, { rh: [0.36, 0.7], lh: [0.45, 0.81] }],
      ],
      partner: {
        x: 0.46,
        z: 0.0,
        faces: 1,
        face: 'happy',
        keys: [
          [0, { ...SIT, rh: [0.16, 0.38], lh: [0.2, 0.38] }],
          [0.5, { neck: 0.03 }],
        ],
      },
      effects: [{ name: 'crumbs', at: [0.4, 0.7], strength: 0.5 }],
    },
  ),
  deed('rock-baby', ['carrying baby', 'holding baby', 'rocking a baby', 'feeding a baby'], {
    seconds: 2.4,
    face: 'happy',
    holds: [
      {
        thing: 'swaddled baby',
        grip: 'bothHands',
        layer: 'front',
        upright: true,
        angle: 0.5,
        height: 0.26,
        at: [0.5, 0.6],
      },
    ],
    keys: [
      [0, { rh: [0.13, 0.58], lh: [0.22, 0.62], neck: 0.26, hip: [-0.012, 0.468] }],
      [0.5, { rh: [0.15, 0.57], lh: [0.24, 0.61], hip: [0.014, 0.468] }],
    ],
    effects: [{ name: 'hearts', at: [0.2, 0.8], strength: 0.4 }],
  }),
  deed('piggyback', ['carrying on back', 'piggyback'], {
    seconds: 1.1,
    glides: true,
    holds: [],
    face: 'happy',
    keys: [
      [
        0,
        {
          rf: [0.16, 0],
          lf: [-0.16, 0.02],
          hip: [0, 0.45],
          torso: 0.24,
          ra: [-0.2, 1.2],
          la: [-0.1, 1.2],
        },
      ],
      [0.5, { rf: [-0.16, 0.02], lf: [0.16, 0] }],
    ],
    partner: {
      x: -0.1,
      z: 0.03,
      faces: 1,
      age: 'child',
      face: 'happy',
      keys: [
        [0, { at: [0, 0.48], ...SIT, torso: 0.1, rh: [0.18, 0.62], lh: [0.2, 0.62] }],
        [0.5, { at: [0, 0.5] }],
      ],
    },
  }),
]

function giving(thing: string): Score {
  return {
    seconds: 3,
    face: 'happy',
    holds: [
      {
        thing,
        grip: 'bothHands',
        layer: 'front',
        upright: true,
        angle: 0,
        height: 0.2,
        when: ({ phase }) => phase < 0.55,
      },
    ],
    keys: [
      [0, { rh: [0.18, 0.56], lh: [0.22, 0.56] }],
      [0.4, { rh: [0.31, 0.62], lh: [0.34, 0.62], torso: 0.1 }],
      [0.55, { rh: [0.31, 0.62], lh: [0.34, 0.62], torso: 0.12, mouth: 0.4 }],
      [0.75, { rh: [0.12, 0.52], lh: [0.16, 0.52], torso: 0 }],
    ],
    partner: {
      x: 0.72,
      face: 'happy',
      holds: [
        {
          thing,
          grip: 'bothHands',
          layer: 'front',
          upright: true,
          angle: 0,
          height: 0.2,
          when: ({ phase }) => phase >= 0.55,
        },
      ],
      keys: [
        [0, { rh: [0.1, 0.5], lh: [0.14, 0.5] }],
        [0.45, { rh: [0.32, 0.62], lh: [0.35, 0.62], torso: 0.1, face: 'surprised' }],
        [0.55, { rh: [0.32, 0.62], lh: [0.35, 0.62], mouth: 0.6, face: 'surprised' }],
        [0.8, { rh: [0.2, 0.62], lh: [0.24, 0.62], torso: -0.04, face: 'happy' }],
      ],
    },
    effects: [{ name: 'hearts', at: [0.5, 1.0], from: 0.55, until: 0.95, strength: 0.6 }],
  }
}

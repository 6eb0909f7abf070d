/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import type { Score } from './score.ts'
import { thrown } from './thrown.ts'

const TAU = Math.PI * 2

const WATER_SKI: Score = {
  seconds: 2,
  costume: 'surfer',
  glides: true,
  face: 'happy',
  needs: { place: 'ocean', ground: 'water', way: 0.35 },
  holds: [
    {
      thing: 'skis',
      grip: 'feet',
      upright: true,
      angle: -0.08,
      layer: 'back',
      at: [0.44, 0.6],
      height: 0.085,
    },
  ],
  keys: [
    [
      0,
      {
        at: [0, 0.05],
        hip: [-0.14, 0.36],
        rf: [0.04, 0],
        lf: [0.1, 0],
        torso: -0.22,
        neck: 0.1,
        rh: [0.24, 0.6],
        lh: [0.26, 0.61],
      },
    ],
    [0.5, { at: [0, 0.09], hip: [-0.16, 0.38], torso: -0.3, mouth: 0.5 }],
  ],
  strands: ({ at, body }) => [
    {
      points: [
        { x: at('rightHand').x, y: at('rightHand').y },
        { x: 1.6 * body, y: 0.5 * body },
      ],
      colour: '#f2efe6',
      width: 0.012,
    },
  ],
  effects: [
    { name: 'splash', at: [-0.3, 0.04], strength: 1.2 },
    { name: 'wake', at: [-0.35, 0.02] },
  ],
}

const PARKOUR: Score = {
  seconds: 1.55,
  costume: 'skateboarder',
  glides: true,
  needs: { place: 'street', way: 0.6 },
  keys: [
    [
      0,
      { hip: [0, 0.44], torso: 0.3, rf: [0.2, 0], lf: [-0.26, 0.1], ra: [-0.8, 0.9], la: [0.9, 1] },
    ],
    [
      0.2,
      { hip: [0, 0.36], torso: 0.5, rf: [0.02, 0], lf: [0, 0], ra: [-1.2, 0.3], la: [-1, 0.3] },
    ],
    [
      0.45,
      {
        at: [0, 0.42],
        hip: [0, 0.4],
        torso: 0.3,
        rf: [0.3, 0.2],
        lf: [-0.3, 0.12],
        ra: [2, 0.3],
        la: [1.7, 0.4],
        mouth: 0.5,
      },
    ],
    [
      0.7,
      { at: [0, 0], hip: [0, 0.3], torso: 0.7, rf: [0.12, 0], lf: [-0.1, 0], rh: [0.24, 0.04] },
    ],
    [
      0.85,
      { hip: [0, 0.42], torso: 0.3, rf: [-0.2, 0.1], lf: [0.2, 0], ra: [0.9, 1], la: [-0.8, 0.9] },
    ],
  ],
  effects: [{ name: 'dust', at: [0, 0.02], from: 0.68, until: 0.8 }],
}

const HAMMER_THROW: Score = {
  seconds: 1.4,
  costume: 'athlete',
  view: 'front',
  needs: { place: 'outdoor-track' },
  face: 'angry',
  holds: [],
  set: [
    {
      thing: 'bowling ball',
      x: 0,
      y: 0.5,
      height: 0.15,
      shadow: false,
      move: ({ phase }) => ({
        x: Math.sin(phase * TAU) * 0.72,
        y: 0.1 + Math.sin(phase * TAU) * 0.12,
        z: -Math.cos(phase * TAU) * 0.2,
      }),
    },
  ],
  keys: [
    [0, { hip: [0, 0.42], rf: [-0.14, 0], lf: [0.14, 0], rh: [0, 0.6], lh: [0.03, 0.6], torso: 0 }],
    [0.25, { hip: [-0.05, 0.41], rh: [0.24, 0.64], lh: [0.26, 0.64], torso: -0.2 }],
    [0.5, { hip: [0, 0.42], rh: [0, 0.62], lh: [0.03, 0.62], torso: 0 }],
    [0.75, { hip: [0.05, 0.41], rh: [-0.26, 0.56], lh: [-0.24, 0.56], torso: 0.2 }],
  ],
  strands: ({ at, beat, body }) => [
    {
      points: [
        { x: at('rightHand').x, y: at('rightHand').y },
        {
          x: Math.sin(beat.phase * TAU) * 0.72 * body,
          y: (0.67 + Math.sin(beat.phase * TAU) * 0.12) * body,
        },
      ],
      colour: '#4a4550',
      width: 0.02,
      z: -0.01,
    },
  ],
  effects: [{ name: 'speed', at: [0, 0.6], strength: 0.6 }],
}

const PUNCH_BAG: Score = {
  seconds: 0.9,
  costume: 'boxer',
  needs: { place: 'gymnasium' },
  face: 'angry',
  holds: [],
  set: [
    {
      thing: 'punching bag',
      stands: true,
      x: 0.5,
      y: 0.3,
      z: 0.02,
      height: 0.86,
      shadow: false,
      move: ({ phase }) => ({ lean: 0.05 * Math.sin(phase * TAU * 2) }),
    },
  ],
  keys: [
    [
      0,
      {
        hip: [-0.02, 0.43],
        rf: [-0.16, 0],
        lf: [0.12, 0],
        torso: 0.1,
        rh: [0.1, 0.74],
        lh: [0.2, 0.76],
      },
    ],
    [0.2, { rh: [0.36, 0.74], torso: 0.26, hip: [0.03, 0.43], mouth: 0.4 }],
    [0.45, { rh: [0.1, 0.74], torso: 0.08, hip: [-0.02, 0.43], mouth: 0.1 }],
    [0.65, { lh: [0.37, 0.76], torso: 0.2, mouth: 0.4 }],
    [0.9, { lh: [0.2, 0.76], torso: 0.1 }],
  ],
  effects: [
    { name: 'stars', at: [0.38, 0.75], from: 0.16, until: 0.28 },
    { name: 'sweat', at: 'head', strength: 0.4 },
  ],
}

const PUSH_CAR: Score = {
  seconds: 1.6,
  glides: true,
  needs: { place: 'street', way: 0.22 },
  face: 'angry',
  holds: [],
  set: [{ thing: '?car', stands: true, x: 1.06, z: 0.03, height: 0.86 }],
  keys: [
    [
      0,
      {
        hip: [-0.12, 0.37],
        torso: 0.72,
        neck: -0.5,
        rh: [0.3, 0.55],
        lh: [0.32, 0.5],
        rf: [-0.1, 0],
        lf: [-0.46, 0.02],
      },
    ],
    [0.25, { rf: [-0.28, 0], lf: [-0.28, 0.06], hip: [-0.1, 0.38] }],
    [0.5, { rf: [-0.46, 0.02], lf: [-0.1, 0], hip: [-0.12, 0.37] }],
    [0.75, { rf: [-0.28, 0.06], lf: [-0.28, 0], hip: [-0.1, 0.38] }],
  ],
  effects: [
    { name: 'sweat', at: 'head' },
    { name: 'dust', at: [-0.4, 0.02], strength: 0.5 },
  ],
}

const BROOM: Score = {
  seconds: 2.6,
  glides: true,
  face: 'happy',
  needs: { way: 0.5 },
  holds: [
    {
      thing: 'broom',
      grip: 'seat',
      angle: 1.5,
      layer: 'between',
      at: [0.5, 0.5],
      height: 1.15,
    },
  ],
  keys: [
    [
      0,
      {
        at: [0, 0],
        hip: [-0.1, 0.42],
        torso: 0.34,
        neck: -0.24,
        rl: [1.1, -1.5],
        ll: [1.0, -1.4],
        rh: [0.26, 0.46],
        lh: [0.3, 0.46],
        lean: -0.06,
      },
    ],
    [0.5, { at: [0, 0.1], lean: 0.04, torso: 0.4 }],
  ],
  effects: [{ name: 'magic', at: [-0.6, 0.4], strength: 0.8 }],
}

const showing = (board: string, place: string): Score => ({
  seconds: 2.8,
  costume: 'reporter',
  needs: { place },
  face: 'happy',
  holds: [],
  set: [{ thing: board, x: 0.78, y: 0.34, z: 0.06, height: 0.66, shadow: false }],
  keys: [
    [0, { rh: [0.34, 0.82], right: 'point', lh: ['hip', 0.05, 0.06], mouth: 0.1 }],
    [0.25, { mouth: 0.6, rh: [0.36, 0.9] }],
    [0.5, { mouth: 0.1, rh: [0.35, 0.7], lh: [-0.2, 0.6], look: -0.6 }],
    [0.75, { mouth: 0.6, rh: [0.34, 0.8], look: -0.5 }],
  ],
})

const OPEN_BOTTLE: Score = {
  seconds: 2.2,
  needs: { place: 'kitchen', framing: 'close-up' },
  face: 'happy',
  holds: [
    {
      thing: '?bottle',
      grip: 'leftHand',
      upright: true,
      angle: 0,
      at: [0.5, 0.5],
      height: 0.26,
      layer: 'front',
    },
  ],
  keys: [
    [0, { lh: [0.2, 0.62], rh: [0.21, 0.76], right: 'fist', neck: 0.14 }],
    [0.3, { rh: [0.23, 0.75], torso: 0.06, face: 'angry' }],
    [0.45, { rh: [0.2, 0.75] }],
    [0.6, { rh: [0.34, 0.92], torso: -0.06, neck: -0.06, mouth: 0.7 }],
    [0.85, { rh: [0.3, 0.86], mouth: 0.3 }],
  ],
  effects: [{ name: 'splash', at: [0.22, 0.78], from: 0.55, until: 0.75, strength: 0.6 }],
}

/** On the seat of whatever carries it: the upper body as if it stood, so that it looks out at the same height. */
const RIDE_IN: Score = {
  seconds: 1.4,
  face: 'happy',
  holds: [],
  keys: [
    [0, { hip: [0, 0.47], rl: [1.35, -1.3], ll: [1.25, -1.2], rh: [0.24, 0.62], lh: [0.26, 0.6] }],
    [0.5, { rh: [0.24, 0.6], lh: [0.26, 0.62], torso: 0.05 }],
  ],
}

const STEER: Score = {
  seconds: 2.4,
  face: 'happy',
  holds: [{ thing: 'controller', grip: 'bothHands', upright: true, angle: 0, layer: 'front' }],
  keys: [
    [0, { rh: [0.2, 0.6], lh: [0.24, 0.6], neck: -0.3, look: 0.4 }],
    [0.5, { rh: [0.19, 0.61], lh: [0.25, 0.59], neck: -0.36, torso: -0.04 }],
  ],
}

const THROW_AXE: Score = {
  seconds: 2.4,
  costume: 'hunter',
  needs: { place: 'forest' },
  holds: [
    {
      thing: 'axe',
      angle: 0.3,
      layer: 'front',
      height: 0.34,
      when: ({ phase }) => phase < 0.46 || phase > 0.92,
    },
  ],
  set: [
    { thing: 'target', x: 1.35, z: 0.02, height: 0.9 },
    {
      thing: 'axe',
      x: 0,
      z: -0.03,
      height: 0.34,
      shadow: false,
      move: thrown(
        [0.24, 0.85],
        [
          { until: 0.46, to: [0.24, 0.85], hidden: true },
          { until: 0.66, to: [1.3, 0.5], lift: 0.18 },
          { until: 0.92, to: [1.3, 0.5] },
          { until: 1, to: [1.3, 0.5], hidden: true },
        ],
        3,
      ),
    },
  ],
  keys: [
    [0, { rh: [0.16, 0.66], lh: [0.2, 0.62], hip: [0, 0.465] }],
    [0.3, { torso: -0.24, rh: [-0.2, 0.92], lh: [0.3, 0.8], rf: [-0.1, 0], lf: [0.16, 0.06] }],
    [0.46, { torso: 0.14, rh: [0.24, 0.94], lh: [0.1, 0.6], hip: [0.04, 0.44], lf: [0.2, 0] }],
    [0.6, { torso: 0.4, rh: [0.34, 0.5], neck: -0.2 }],
    [0.85, { torso: 0, rh: [0.16, 0.66], lf: [0.06, 0], face: 'happy' }],
  ],
}

const CUT_NAILS: Score = {
  seconds: 1.3,
  needs: { place: 'bathroom', framing: 'close-up' },
  holds: [{ thing: 'scissors', grip: 'rightHand', angle: 1.4, layer: 'front', height: 0.13 }],
  keys: [
    [0, { lh: [0.32, 0.66], left: 'open', rh: [0.2, 0.7], neck: 0.26, torso: 0.06 }],
    [0.3, { rh: [0.24, 0.68] }],
    [0.5, { rh: [0.2, 0.71] }],
    [0.8, { rh: [0.24, 0.67], neck: 0.3 }],
  ],
  effects: [{ name: 'crumbs', at: [0.32, 0.66], strength: 0.5 }],
}

const RUN_ARMS = { back: [-0.7, 1.3], ahead: [0.8, 1.4] } as const

const TREADMILL: Score = {
  seconds: 0.72,
  costume: 'runner',
  needs: { place: 'gymnasium' },
  holds: [],
  set: [{ thing: 'treadmill', x: 0.12, z: 0.04, height: 0.72 }],
  keys: [
    [
      0,
      {
        at: [0, 0.11],
        hip: [0, 0.44],
        torso: 0.16,
        rf: [0.2, 0.04],
        lf: [-0.24, 0.14],
        ra: RUN_ARMS.back,
        la: RUN_ARMS.ahead,
      },
    ],
    [0.25, { at: [0, 0.11], hip: [0, 0.43], rf: [-0.02, 0], lf: [-0.06, 0.2] }],
    [
      0.5,
      {
        at: [0, 0.11],
        hip: [0, 0.44],
        rf: [-0.24, 0.14],
        lf: [0.2, 0.04],
        ra: RUN_ARMS.ahead,
        la: RUN_ARMS.back,
      },
    ],
    [0.75, { at: [0, 0.11], hip: [0, 0.43], lf: [-0.02, 0], rf: [-0.06, 0.2] }],
  ],
  effects: [{ name: 'sweat', at: 'head', strength: 0.6 }],
}

/** Rarer sports and shows. */
export const FEATS: readonly Choreography[] = [
  deed('water-ski', ['water skiing', 'waterskiing', 'wakeboarding'], WATER_SKI),
  deed('parkour', ['parkour', 'free running', 'doing parkour'], PARKOUR),
  deed('hammer-throw', ['hammer throw', 'throwing the hammer'], HAMMER_THROW),
  deed('punch-bag', ['punching bag', 'punching a bag', 'hitting a punching bag'], PUNCH_BAG),
  deed('push-car', ['pushing car', 'pushing a car'], PUSH_CAR),
  deed('ride-broom', ['riding a broom', 'flying on a broom'], BROOM),
  deed(
    'forecast',
    ['presenting weather forecast', 'weather forecast'],
    showing('weather map', 'office'),
  ),
  deed('present', ['giving a presentation', 'presenting'], showing('chart board', 'office')),
  deed('ride-in', ['sitting in a vehicle'], RIDE_IN),
  deed('steer', ['flying a drone', 'steering a drone'], STEER),
  deed('throw-axe', ['throwing axe', 'throwing an axe'], THROW_AXE),
  deed('cut-nails', ['cutting nails', 'clipping nails'], CUT_NAILS),
  deed('run-treadmill', ['running on treadmill', 'on a treadmill'], TREADMILL),
  deed('open-bottle', ['opening bottle', 'opening a bottle', 'uncorking'], OPEN_BOTTLE),
]

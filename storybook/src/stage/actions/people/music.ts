/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import type { Score } from './score.ts'
import { SIT, STOOL } from './postures.ts'

const NOTES = [{ name: 'notes', at: 'rightHand' }] as const
const STAGE = { place: 'stage' } as const

const strummed = (thing: string): Score => ({
  seconds: 0.75,
  face: 'happy',
  needs: STAGE,
  holds: [{ thing, grip: 'middle', layer: 'body', angle: 0.85, at: [0.5, 0.72], upright: true }],
  keys: [
    [
      0,
      {
        rh: ['belly', 0.02, 0.03],
        lh: ['belly', 0.24, 0.2],
        neck: 0.08,
        torso: -0.03,
        hip: [0, 0.47],
        rf: [-0.05, 0],
        lf: [0.07, 0],
      },
    ],
    [0.3, { rh: ['belly', 0.045, -0.075], neck: 0.02 }],
    [0.5, { lh: ['belly', 0.22, 0.18], hip: [0.012, 0.462] }],
    [0.62, { rh: ['belly', 0.03, 0.04] }],
  ],
  effects: NOTES,
})

const blown = (
  thing: string,
  hold: {
    angle: number
    at: readonly [number, number]
    right: readonly [number, number]
    left: readonly [number, number]
  },
): Score => ({
  seconds: 1.6,
  needs: STAGE,
  holds: [{ thing, grip: 'mouth', upright: true, layer: 'body', angle: hold.angle, at: hold.at }],
  keys: [
    [
      0,
      {
        rh: ['mouth', hold.right[0], hold.right[1]],
        lh: ['mouth', hold.left[0], hold.left[1]],
        torso: -0.05,
        neck: -0.05,
        mouth: 0.05,
      },
    ],
    [0.25, { torso: 0.02, blink: 1 }],
    [0.5, { torso: -0.1, neck: -0.14, hip: [-0.01, 0.468], blink: 1 }],
    [0.75, { torso: -0.02, blink: 0 }],
  ],
  effects: [{ name: 'notes', at: 'leftHand' }],
})

/** Making music. */
export const MUSIC: readonly Choreography[] = [
  deed(
    'play-guitar',
    ['playing guitar', 'playing the guitar', 'strumming guitar', 'playing acoustic guitar'],
    strummed('guitar'),
  ),
  deed(
    'play-electric-guitar',
    ['playing electric guitar', 'playing electronic guitar', 'playing bass guitar'],
    strummed('electric guitar'),
  ),
  deed('play-banjo', ['playing banjo'], strummed('banjo')),
  deed('play-ukulele', ['playing ukulele'], strummed('ukulele')),
  deed('play-violin', ['playing violin', 'playing the violin', 'playing fiddle', 'playing viola'], {
    seconds: 1.7,
    needs: STAGE,
    holds: [
      { thing: 'violin', grip: 'leftHand', at: [0.5, 0.12], angle: 0, aim: 'head', layer: 'body' },
      { thing: 'violin bow', grip: 'rightHand', angle: 2.0, at: [0.5, 0.95] },
    ],
    keys: [
      [
        0,
        { lh: ['chin', 0.25, 0.02], rh: ['chin', 0.1, -0.16], neck: 0.16, torso: -0.05, blink: 1 },
      ],
      [
        0.5,
        {
          lh: ['chin', 0.25, 0.01],
          rh: ['chin', 0.25, -0.1],
          torso: 0.05,
          neck: 0.2,
          hip: [0.015, 0.467],
        },
      ],
    ],
    effects: [{ name: 'notes', at: 'leftHand' }],
  }),
  deed('play-cello', ['playing cello', 'playing double bass'], {
    seconds: 1.7,
    needs: STAGE,
    set: [STOOL],
    holds: [
      {
        thing: 'cello',
        grip: 'leftHand',
        at: [0.5, 0.2],
        angle: -0.22,
        upright: true,
        layer: 'body',
      },
      { thing: 'violin bow', grip: 'rightHand', angle: 1.75, at: [0.5, 0.95], height: 0.42 },
    ],
    keys: [
      [
        0,
        {
          ...SIT,
          rf: [0.16, 0],
          lf: [0.32, 0],
          lh: [0.11, 0.66],
          rh: [0.02, 0.36],
          neck: 0.16,
          blink: 1,
        },
      ],
      [0.5, { rh: [0.2, 0.33], lh: [0.12, 0.62], torso: 0.1, neck: 0.22 }],
    ],
    effects: [{ name: 'notes', at: 'leftHand' }],
  }),
  deed('play-harp', ['playing harp', 'playing the harp'], {
    seconds: 1.5,
    needs: STAGE,
    set: [STOOL, { thing: 'harp', x: 0.31, z: 0.02, height: 0.86 }],
    holds: [],
    keys: [
      [
        0,
        {
          ...SIT,
          rf: [0.13, 0],
          lf: [0.3, 0],
          rh: [0.24, 0.52],
          lh: [0.32, 0.62],
          torso: 0.06,
          neck: 0.08,
        },
      ],
      [0.3, { rh: [0.18, 0.48], lh: [0.35, 0.6], right: 'open' }],
      [0.5, { rh: [0.25, 0.58], lh: [0.27, 0.55], torso: 0.02, neck: 0.14, blink: 1 }],
      [0.8, { rh: [0.2, 0.6], lh: [0.34, 0.5], left: 'open' }],
    ],
    effects: [{ name: 'notes', at: [0.3, 0.75] }],
    face: 'happy',
  }),
  deed(
    'play-piano',
    ['playing piano', 'playing the piano', 'playing grand piano', 'playing organ'],
    {
      seconds: 1.2,
      needs: STAGE,
      set: [STOOL, { thing: 'grand piano', x: 0.62, z: 0.06, height: 0.68 }],
      holds: [],
      keys: [
        [0, { ...SIT, rh: [0.25, 0.42], lh: [0.29, 0.4], torso: 0.05, neck: 0.12 }],
        [0.25, { rh: [0.27, 0.385], lh: [0.3, 0.43] }],
        [0.5, { rh: [0.25, 0.43], lh: [0.27, 0.385], torso: 0.13, neck: 0.04 }],
        [0.75, { rh: [0.24, 0.385], lh: [0.31, 0.42] }],
      ],
      effects: [{ name: 'notes', at: [0.55, 0.62] }],
      face: 'happy',
    },
  ),
  deed('play-keyboard', ['playing keyboard', 'playing synthesizer', 'djing', 'mixing music'], {
    seconds: 1,
    needs: STAGE,
    holds: [],
    set: [{ thing: 'keyboard stand', x: 0.3, z: -0.05, height: 0.46 }],
    keys: [
      [0, { rh: [0.2, 0.5], lh: [0.3, 0.52], torso: 0.1, neck: 0.1, hip: [-0.02, 0.468] }],
      [0.25, { rh: [0.22, 0.47], lh: [0.32, 0.5] }],
      [0.5, { rh: [0.17, 0.51], lh: [0.28, 0.47], neck: 0.2, hip: [-0.01, 0.46] }],
      [0.75, { rh: [0.2, 0.47], lh: [0.31, 0.52] }],
    ],
    effects: [{ name: 'notes', at: [0.3, 0.6] }],
  }),
  deed('play-drums', ['playing drums', 'drumming', 'playing the drums', 'playing drum kit'], {
    seconds: 0.7,
    needs: STAGE,
    set: [STOOL, { thing: 'drum kit', x: 0.42, z: -0.06, height: 0.54 }],
    holds: [
      { thing: 'drumstick', grip: 'rightHand' },
      { thing: 'drumstick', grip: 'leftHand' },
    ],
    face: 'happy',
    keys: [
      [
        0,
        {
          ...SIT,
          hip: [-0.02, 0.34],
          rh: [0.14, 0.66],
          lh: [0.22, 0.54],
          rw: 0.7,
          lw: -0.2,
          neck: 0.02,
        },
      ],
      [0.25, { rh: [0.18, 0.53], rw: -0.25, neck: 0.14 }],
      [0.5, { rh: [0.16, 0.6], rw: 0.3, lh: [0.2, 0.7], lw: 0.7, mouth: 0.5 }],
      [0.75, { lh: [0.24, 0.53], lw: -0.25, neck: 0.12 }],
    ],
    effects: [{ name: 'notes', at: [0.4, 0.6] }],
  }),
  deed('play-bongos', ['playing bongos', 'playing tabla', 'playing djembe', 'hand drumming'], {
    seconds: 0.6,
    set: [STOOL, { thing: 'bongo', x: 0.24, z: -0.05, height: 0.34 }],
    holds: [],
    face: 'happy',
    keys: [
      [0, { ...SIT, rf: [0.1, 0], lf: [0.34, 0], rh: [0.16, 0.5], lh: [0.28, 0.38] }],
      [0.5, { rh: [0.18, 0.38], lh: [0.28, 0.5], neck: 0.1 }],
    ],
    effects: [{ name: 'notes', at: [0.3, 0.6] }],
  }),
  deed('air-drum', ['air drumming', 'playing air drums'], {
    seconds: 0.62,
    view: 'front',
    face: 'happy',
    holds: [
      { thing: 'drumstick', grip: 'rightHand', angle: 0.5, layer: 'front', height: 0.26 },
      { thing: 'drumstick', grip: 'leftHand', angle: -0.5, layer: 'front', height: 0.26 },
    ],
    keys: [
      [
        0,
        {
          rh: [-0.24, 0.92],
          lh: [0.2, 0.56],
          right: 'fist',
          left: 'fist',
          neck: -0.1,
          hip: [0.02, 0.45],
          rf: [-0.13, 0],
          lf: [0.13, 0],
        },
      ],
      [0.25, { rh: [-0.2, 0.56], neck: 0.12, hip: [-0.02, 0.43] }],
      [0.5, { lh: [0.24, 0.92], rh: [-0.2, 0.58], neck: 0.1, hip: [-0.02, 0.45], mouth: 0.6 }],
      [0.75, { lh: [0.2, 0.56], neck: -0.12, hip: [0.02, 0.43] }],
    ],
    effects: [{ name: 'notes', at: [0.3, 0.8] }],
  }),
  deed('air-guitar', ['playing air guitar'], {
    seconds: 0.6,
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          rh: ['belly', 0.06, 0.05],
          lh: ['belly', 0.28, 0.2],
          torso: -0.18,
          neck: 0.1,
          hip: [0.03, 0.43],
          rf: [-0.16, 0],
          lf: [0.14, 0],
        },
      ],
      [0.4, { rh: ['belly', 0.08, -0.08], neck: 0.4, mouth: 0.6 }],
    ],
    effects: [{ name: 'notes', at: 'leftHand' }],
  }),
  deed(
    'play-trumpet',
    [
      'playing trumpet',
      'playing the trumpet',
      'playing trombone',
      'playing horn',
      'blowing a horn',
    ],
    blown('trumpet', { angle: 1.45, at: [0.5, 1], right: [0.1, -0.012], left: [0.15, -0.01] }),
  ),
  deed(
    'play-flute',
    ['playing flute', 'playing recorder', 'playing harmonica', 'playing ocarina'],
    blown('flute', { angle: 1.75, at: [0.5, 0.86], right: [0.12, -0.03], left: [0.21, -0.055] }),
  ),
  deed(
    'play-clarinet',
    ['playing clarinet', 'playing oboe', 'playing didgeridoo'],
    blown('clarinet', { angle: 2.5, at: [0.5, 0.99], right: [0.15, -0.2], left: [0.1, -0.12] }),
  ),
  deed(
    'play-saxophone',
    ['playing saxophone', 'playing sax'],
    blown('saxophone', {
      angle: -0.12,
      at: [0.08, 0.07],
      right: [0.06, -0.25],
      left: [0.07, -0.12],
    }),
  ),
  deed('play-accordion', ['playing accordion', 'playing concertina', 'playing bagpipes'], {
    seconds: 1.6,
    view: 'front',
    face: 'happy',
    needs: STAGE,
    holds: [
      { thing: 'accordion', grip: 'middle', layer: 'body', height: 0.26, upright: true, angle: 0 },
    ],
    keys: [
      [0, { rh: [-0.155, 0.6], lh: [0.155, 0.6], neck: 0.08 }],
      [0.5, { rh: [-0.175, 0.62], lh: [0.175, 0.57], neck: -0.08, hip: [0.02, 0.466], mouth: 0.3 }],
    ],
    effects: [{ name: 'notes', at: [0, 0.75] }],
  }),
  deed('play-tambourine', ['playing tambourine', 'playing maracas', 'shaking maracas'], {
    seconds: 0.5,
    view: 'front',
    face: 'happy',
    holds: [{ thing: '?maraca' }, { thing: '?maraca', grip: 'leftHand', angle: -Math.PI / 2 }],
    keys: [
      [0, { rh: [-0.2, 0.86], lh: [0.24, 0.66] }],
      [0.5, { rh: [-0.24, 0.66], lh: [0.2, 0.86], hip: [0.02, 0.46] }],
    ],
    effects: [{ name: 'notes', at: [0, 0.95] }],
  }),
  deed('play-xylophone', ['playing xylophone'], {
    seconds: 0.6,
    holds: [
      { thing: 'drumstick', grip: 'rightHand' },
      { thing: 'drumstick', grip: 'leftHand' },
    ],
    set: [
      { thing: 'xylophone', x: 0.36, z: -0.05, y: 0.3, height: 0.16 },
      { thing: 'table', x: 0.36, z: -0.04, height: 0.3 },
    ],
    keys: [
      [0, { rh: [0.17, 0.66], lh: [0.26, 0.58], torso: 0.14 }],
      [0.5, { rh: [0.18, 0.57], lh: [0.28, 0.67], neck: 0.2 }],
    ],
    effects: [{ name: 'notes', at: [0.35, 0.6] }],
  }),
  deed('conduct', ['conducting', 'conducting an orchestra', 'conducting music'], {
    seconds: 1.8,
    costume: 'conductor',
    needs: STAGE,
    holds: [{ thing: 'conductor baton' }],
    set: [{ thing: 'music stand', x: 0.36, z: 0.05 }],
    keys: [
      [0, { rh: [0.2, 0.98], lh: [0.26, 0.76], torso: -0.05 }],
      [0.25, { rh: [0.31, 0.72], lh: [0.3, 0.62], torso: 0.06, left: 'open' }],
      [0.5, { rh: [0.12, 0.8], lh: [0.24, 0.84], torso: 0.02 }],
      [0.75, { rh: [0.32, 0.92], lh: [0.3, 0.7], torso: -0.02, neck: -0.1 }],
    ],
    effects: [{ name: 'notes', at: [0.45, 0.9] }],
  }),
]

/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'

const SHIFT = { hip: [0.012, 0.468] } as const

/** What one says with face and hands. */
export const GESTURES: readonly Choreography[] = [
  deed('stand', ['standing', 'stand', 'waiting', 'posing', 'pose', 'stay'], {
    seconds: 4,
    keys: [
      [0, { hip: [0, 0.471] }],
      [0.5, { ...SHIFT, neck: 0.04 }],
    ],
  }),
  deed(
    'look',
    ['looking', 'watching', 'gazing', 'staring', 'observing', 'watch', 'see', 'admiring'],
    {
      seconds: 4,
      keys: [
        [0, { hip: [0, 0.471], neck: -0.05, look: 0 }],
        [0.35, { look: 0.5, neck: -0.1 }],
        [0.65, { look: 0.5 }],
        [0.85, { look: -0.3, neck: 0 }],
      ],
    },
  ),
  deed('wave', ['waving', 'waving hand', 'greeting', 'saying hello', 'saying goodbye'], {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [-0.3, 0.96], right: 'open', rw: 0.25, neck: 0.03 }],
      [0.5, { rh: [-0.21, 0.99], rw: -0.35, neck: -0.03 }],
    ],
  }),
  deed('clap', ['clapping', 'applauding', 'applause', 'clapping hands'], {
    needs: { place: 'stage', framing: 'close-up' },
    seconds: 0.5,
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          rh: [0.19, 0.56],
          lh: [0.27, 0.74],
          right: 'open',
          left: 'open',
          rw: 0.3,
          lw: 0.2,
          torso: 0.02,
        },
      ],
      [0.45, { rh: [0.235, 0.65], lh: [0.245, 0.67], torso: 0.05 }],
      [0.55, { rh: [0.235, 0.65], lh: [0.245, 0.67], mouth: 0.4 }],
    ],
    effects: [{ name: 'stars', at: [0.26, 0.72], from: 0.45, until: 0.55, strength: 0.3 }],
  }),
  deed('point', ['pointing', 'pointing at'], {
    seconds: 2.4,
    holds: [],
    keys: [
      [0, { rh: [0.3, 0.78], right: 'point', torso: 0.03 }],
      [0.5, { rh: [0.34, 0.8], torso: 0.07, mouth: 0.3 }],
    ],
  }),
  deed('nod', ['nodding', 'agreeing', 'nodding head'], {
    needs: { place: 'living room', framing: 'close-up' },
    seconds: 0.8,
    face: 'happy',
    keys: [
      [0, { neck: -0.06 }],
      [0.5, { neck: 0.26 }],
    ],
  }),
  deed(
    'shake-head',
    ['shaking head', 'shaking the head', 'refusing', 'disagreeing', 'headbanging'],
    {
      needs: { place: 'living room', framing: 'close-up' },
      seconds: 0.8,
      view: 'front',
      keys: [
        [0, { look: -0.95, neck: -0.07 }],
        [0.5, { look: 0.95, neck: 0.07 }],
      ],
      face: 'sad',
      live: (stance) => ({ ...stance, rh: ['hip', -0.1, 0.06], lh: ['hip', 0.1, 0.06] }),
      holds: [],
    },
  ),
  deed('tongue-out', ['sticking tongue out', 'sticking out tongue', 'making a face', 'licking'], {
    needs: { place: 'living room', framing: 'close-up' },
    seconds: 1.6,
    view: 'front',
    face: 'tongue',
    holds: [],
    keys: [
      [
        0,
        {
          rh: ['ear', -0.1, 0.015],
          lh: ['ear', 0.11, 0.015],
          right: 'open',
          left: 'open',
          neck: -0.1,
          rw: -0.9,
          lw: 0.9,
        },
      ],
      [0.25, { rw: -0.5, lw: 0.5 }],
      [0.5, { neck: 0.1, rw: -0.9, lw: 0.9 }],
      [0.75, { rw: -0.5, lw: 0.5 }],
    ],
  }),
  deed('snap-fingers', ['finger snapping', 'snapping fingers', 'snap'], {
    needs: { place: 'street', framing: 'close-up' },
    seconds: 0.8,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [-0.24, 0.86], right: 'point', rw: 0.4, hip: [-0.014, 0.468], lh: [0.2, 0.6] }],
      [0.45, { rh: [-0.22, 0.9], right: 'fist', rw: -0.25, lh: [0.22, 0.64] }],
      [0.5, { hip: [0.014, 0.468], right: 'fist' }],
    ],
    effects: [
      { name: 'stars', at: 'rightHand', from: 0.42, until: 0.5, strength: 0.5 },
      { name: 'notes', at: 'rightHand', strength: 0.4 },
    ],
  }),
  deed('salute', ['saluting'], {
    seconds: 4,
    holds: [],
    keys: [
      [0, { rh: ['eye', 0.02, 0.04], rw: 0.3, torso: -0.04, right: 'open' }],
      [0.5, { rh: ['eye', 0.02, 0.04] }],
    ],
  }),
  deed('bow', ['bowing', 'bow down', 'curtsying'], {
    seconds: 3,
    holds: [],
    keys: [
      [0, { torso: 0, neck: 0, rh: ['belly', 0.08, 0] }],
      [0.3, { torso: 0.95, neck: 0.3, hip: [-0.07, 0.46], rh: ['belly', 0.06, -0.02] }],
      [0.55, { torso: 0.95, neck: 0.3, hip: [-0.07, 0.46] }],
      [0.85, { torso: 0, neck: 0, hip: [0, 0.471] }],
    ],
  }),
  deed('pray', ['praying', 'worshipping'], {
    seconds: 4,
    holds: [],
    keys: [
      [
        0,
        {
          hip: [-0.02, 0.27],
          rf: [-0.25, 0.055],
          lf: [-0.21, 0.055],
          rt: -1.2,
          lt: -1.2,
          rh: ['chest', 0.14, 0.0],
          lh: ['chest', 0.15, 0.0],
          rw: 0.9,
          lw: 0.9,
          right: 'open',
          left: 'open',
          torso: 0.08,
          neck: 0.24,
          blink: 1,
        },
      ],
      [0.5, { torso: 0.12, neck: 0.3 }],
    ],
  }),
  deed('think', ['thinking', 'wondering', 'pondering', 'contemplating', 'dreaming'], {
    needs: { framing: 'close-up' },
    seconds: 3.6,
    holds: [],
    keys: [
      [0, { rh: ['chin', 0.03, -0.012], lh: ['hip', 0.1, 0.14], neck: 0.1, look: 0.2 }],
      [0.5, { rh: ['chin', 0.035, -0.016], neck: -0.02, look: 0.5 }],
    ],
  }),
  deed(
    'talk',
    [
      'talking',
      'speaking',
      'discussing',
      'chatting',
      'arguing',
      'explaining',
      'giving a speech',
      'presenting',
      'interviewing',
    ],
    {
      seconds: 2.2,
      holds: [],
      keys: [
        [0, { rh: [0.16, 0.6], lh: [0.2, 0.58], mouth: 0.1 }],
        [0.18, { mouth: 0.6, rh: [0.24, 0.7], right: 'open' }],
        [0.36, { mouth: 0.1, rh: [0.2, 0.62] }],
        [0.52, { mouth: 0.55, lh: [0.27, 0.66], neck: 0.05, left: 'open' }],
        [0.7, { mouth: 0.15 }],
        [0.86, { mouth: 0.5, neck: -0.03, rh: [0.22, 0.64] }],
      ],
    },
  ),
  deed('laugh', ['laughing', 'giggling', 'chuckling'], {
    needs: { place: 'living room', framing: 'close-up' },
    seconds: 0.6,
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          torso: -0.06,
          neck: -0.16,
          mouth: 0.8,
          rh: ['belly', 0.09, 0.02],
          lh: ['belly', 0.1, -0.01],
          hip: [0, 0.466],
        },
      ],
      [0.5, { torso: 0.05, neck: -0.08, mouth: 1, hip: [0, 0.458] }],
    ],
  }),
  deed('cry', ['crying', 'weeping', 'sobbing'], {
    needs: { place: 'bedroom', framing: 'close-up' },
    seconds: 1,
    face: 'sad',
    holds: [],
    keys: [
      [
        0,
        {
          torso: 0.14,
          neck: 0.28,
          rh: ['eye', 0.02, -0.025],
          lh: ['eye', 0.05, -0.03],
          blink: 1,
          mouth: 0.3,
        },
      ],
      [0.5, { torso: 0.19, neck: 0.34, rh: ['eye', 0.015, -0.04], mouth: 0.5 }],
    ],
    effects: [{ name: 'tears', at: 'mouth' }],
  }),
  deed('smile', ['smiling', 'grinning'], {
    needs: { framing: 'close-up' },
    seconds: 3.4,
    view: 'front',
    face: 'happy',
    keys: [
      [0, { neck: -0.05 }],
      [0.5, { neck: 0.05, mouth: 0.25 }],
    ],
  }),
  deed('sneeze', ['sneezing', 'coughing'], {
    needs: { place: 'bedroom', framing: 'close-up' },
    seconds: 2.2,
    holds: [],
    keys: [
      [0, { torso: -0.05, neck: -0.1, rh: ['chest', 0.12, -0.04] }],
      [0.45, { torso: -0.16, neck: -0.35, mouth: 0.7, blink: 0.6, rh: ['mouth', 0.09, -0.02] }],
      [0.55, { torso: 0.36, neck: 0.36, mouth: 0.2, blink: 1, rh: ['mouth', 0.035, 0] }],
      [0.75, { torso: 0.2, neck: 0.2, blink: 0.4 }],
    ],
    effects: [{ name: 'splash', at: 'mouth', from: 0.53, until: 0.6, strength: 0.4 }],
  }),
  deed('yawn', ['yawning'], {
    needs: { place: 'bedroom', framing: 'close-up' },
    seconds: 3.2,
    face: 'sleepy',
    holds: [],
    keys: [
      [0, { mouth: 0, la: [0.3, 0.4], rh: ['chest', 0.12, -0.1] }],
      [
        0.35,
        {
          mouth: 1,
          blink: 1,
          neck: -0.22,
          torso: -0.1,
          rh: ['mouth', 0.055, -0.01],
          la: [2.7, 0.5],
        },
      ],
      [0.6, { mouth: 1, blink: 1, neck: -0.24, rh: ['mouth', 0.055, -0.01], la: [2.9, 0.35] }],
      [0.85, { mouth: 0.05, blink: 0.3, neck: 0.1, torso: 0.04 }],
    ],
  }),
  deed('cheer', ['cheering', 'celebrating', 'rejoicing', 'winning'], {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [
        0,
        {
          at: [0, 0],
          hip: [0, 0.43],
          rh: [-0.2, 0.9],
          lh: [0.2, 0.9],
          mouth: 0.6,
          right: 'fist',
          left: 'fist',
        },
      ],
      [
        0.5,
        {
          at: [0, 0.12],
          hip: [0, 0.475],
          rh: [-0.17, 1.06],
          lh: [0.17, 1.06],
          rf: [-0.06, 0],
          lf: [0.06, 0],
          mouth: 1,
        },
      ],
    ],
    effects: [{ name: 'confetti', at: [0, 1.2], strength: 0.6 }],
  }),
  deed('shrug', ['shrugging'], {
    seconds: 2.2,
    view: 'front',
    holds: [],
    keys: [
      [0, { rh: [-0.15, 0.5], lh: [0.15, 0.5] }],
      [
        0.35,
        {
          rh: [-0.26, 0.66],
          lh: [0.26, 0.66],
          rw: -0.9,
          lw: 0.9,
          neck: 0.12,
          right: 'open',
          left: 'open',
        },
      ],
      [0.6, { rh: [-0.26, 0.67], lh: [0.26, 0.67], neck: 0.12 }],
      [0.9, { rh: [-0.15, 0.5], lh: [0.15, 0.5], neck: 0 }],
    ],
  }),
  deed('facepalm', ['facepalming', 'hiding face'], {
    seconds: 3,
    holds: [],
    keys: [
      [0, { rh: ['nose', 0.02, 0.02], neck: 0.2, torso: 0.06, blink: 1, right: 'open' }],
      [0.5, { neck: 0.28, torso: 0.1 }],
    ],
  }),
  deed('thumbs-up', ['thumbs up', 'giving a thumbs up', 'approving'], {
    needs: { framing: 'close-up' },
    seconds: 1.8,
    view: 'front',
    face: 'happy',
    holds: [],
    keys: [
      [0, { rh: [-0.2, 0.68], right: 'thumb', rw: 0.5 }],
      [0.4, { rh: [-0.2, 0.74], rw: 0.5, neck: 0.06 }],
    ],
  }),
  deed('sing', ['singing', 'karaoke', 'performing', 'rapping', 'beatboxing'], {
    seconds: 2.4,
    face: 'singing',
    holds: [{ thing: 'microphone' }],
    keys: [
      [
        0,
        { rh: ['mouth', 0.06, -0.045], lh: [0.18, 0.62], mouth: 0.4, torso: -0.02, left: 'open' },
      ],
      [0.25, { mouth: 1, lh: [0.28, 0.8], neck: -0.12, torso: -0.06 }],
      [0.5, { mouth: 0.3, lh: [0.2, 0.64], neck: 0.05, hip: [0.015, 0.468] }],
      [0.75, { mouth: 0.9, lh: [0.3, 0.72], neck: -0.08, hip: [-0.01, 0.468] }],
    ],
    effects: [{ name: 'notes', at: 'mouth' }],
    needs: { place: 'stage' },
  }),
  deed('whistle', ['whistling', 'blowing a kiss', 'blowing kisses'], {
    seconds: 2,
    face: 'kiss',
    holds: [],
    keys: [
      [0, { rh: ['mouth', 0.03, -0.01] }],
      [0.45, { rh: [0.34, 0.86], right: 'open' }],
      [0.8, { rh: ['mouth', 0.03, -0.01] }],
    ],
    effects: [{ name: 'hearts', at: 'mouth' }],
  }),
  deed('hold', ['holding', 'carrying in hand', 'showing', 'showing off', 'displaying'], {
    seconds: 3,
    face: 'happy',
    holds: [{ thing: '?gift', grip: 'bothHands', height: 0.24, at: [0.5, 0.6], upright: true }],
    keys: [
      [0, { rh: [0.22, 0.62], lh: [0.25, 0.6] }],
      [0.5, { rh: [0.23, 0.65], lh: [0.26, 0.63], neck: 0.08 }],
    ],
  }),
  deed('count-money', ['counting money', 'counting cash', 'paying'], {
    needs: { place: 'office', framing: 'close-up' },
    seconds: 0.7,
    holds: [
      { thing: 'banknotes', grip: 'leftHand', height: 0.09, angle: -0.2, layer: 'front' },
      {
        thing: 'banknote',
        grip: 'rightHand',
        height: 0.075,
        angle: 0.1,
        when: ({ phase }) => phase < 0.62,
      },
    ],
    keys: [
      [0, { lh: [0.22, 0.62], rh: [0.215, 0.645], neck: 0.3, torso: 0.04 }],
      [0.45, { rh: [0.11, 0.6], lh: [0.22, 0.615], neck: 0.34 }],
      [0.62, { rh: [0.1, 0.58] }],
      [0.8, { rh: [0.18, 0.65] }],
    ],
    face: 'happy',
    effects: [{ name: 'money', at: 'rightHand', strength: 0.7 }],
  }),
  deed(
    'rock-paper-scissors',
    ['rock scissors paper', 'rock paper scissors', 'rock-paper-scissors'],
    {
      needs: { place: 'playground', framing: 'close-up' },
      seconds: 2.4,
      holds: [],
      keys: [
        [0, { rh: [0.27, 0.66], right: 'fist' }],
        [0.1, { rh: [0.27, 0.56] }],
        [0.2, { rh: [0.27, 0.7], right: 'fist' }],
        [0.3, { rh: [0.27, 0.56] }],
        [0.4, { rh: [0.27, 0.7], right: 'fist' }],
        [0.5, { rh: [0.31, 0.6], right: 'scissors', mouth: 0.6, face: 'surprised', rw: 0.3 }],
        [0.85, { rh: [0.31, 0.6], right: 'scissors', mouth: 0.7, face: 'happy' }],
        [0.92, { right: 'fist' }],
      ],
      partner: {
        x: 0.78,
        face: 'neutral',
        keys: [
          [0, { rh: [0.27, 0.66], right: 'fist' }],
          [0.1, { rh: [0.27, 0.56] }],
          [0.2, { rh: [0.27, 0.7] }],
          [0.3, { rh: [0.27, 0.56] }],
          [0.4, { rh: [0.27, 0.7] }],
          [0.5, { rh: [0.31, 0.6], right: 'open', mouth: 0.3, face: 'sad', rw: 0.3 }],
          [0.85, { rh: [0.31, 0.6], right: 'open' }],
          [0.92, { right: 'fist' }],
        ],
      },
    },
  ),
]

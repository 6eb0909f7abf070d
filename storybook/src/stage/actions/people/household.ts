/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import type { Score } from './score.ts'
import { KNEEL, ON_BACK, ONE_KNEE, SIT, STOOL } from './postures.ts'

const HOME = { place: 'living room' } as const
const BATH = { place: 'bathroom' } as const
const NEAR_BATH = { place: 'bathroom', framing: 'close-up' } as const
const SWEEP = (thing: string): Score => ({
  seconds: 1.3,
  needs: HOME,
  holds: [
    { thing, grip: 'leftHand', aim: 'rightHand', angle: Math.PI, layer: 'front', at: [0.5, 0.42] },
  ],
  keys: [
    [
      0,
      {
        lh: [0.2, 0.5],
        rh: [0.08, 0.72],
        torso: 0.2,
        neck: 0.16,
        hip: [-0.04, 0.46],
        rf: [-0.1, 0],
        lf: [0.08, 0],
      },
    ],
    [0.5, { lh: [0.33, 0.52], rh: [0.15, 0.72], torso: 0.28, hip: [0.0, 0.455] }],
  ],
  effects: [{ name: 'dust', at: [0.5, 0.03], strength: 0.6 }],
})

/** Keeping house and oneself. */
export const HOUSEHOLD: readonly Choreography[] = [
  deed(
    'sweep',
    ['sweeping floor', 'sweeping', 'sweeping the floor', 'brushing floor'],
    SWEEP('broom'),
  ),
  deed('mop', ['mopping floor', 'mopping', 'cleaning floor', 'cleaning the floor'], SWEEP('mop')),
  deed('vacuum', ['vacuuming', 'vacuuming floor', 'hoovering'], {
    seconds: 1.6,
    needs: HOME,
    holds: [
      { thing: 'vacuum cleaner', grip: 'rightHand', upright: true, angle: 0, layer: 'front' },
    ],
    keys: [
      [
        0,
        {
          rh: [0.18, 0.5],
          lh: [0.2, 0.56],
          torso: 0.1,
          hip: [-0.03, 0.465],
          rf: [-0.12, 0],
          lf: [0.08, 0],
        },
      ],
      [0.5, { rh: [0.29, 0.5], lh: [0.24, 0.6], torso: 0.26, hip: [0.03, 0.455] }],
    ],
  }),
  deed(
    'clean-window',
    ['cleaning windows', 'washing windows', 'cleaning window', 'wiping window'],
    {
      seconds: 1.8,
      view: 'back',
      needs: HOME,
      holds: [
        { thing: 'cloth', grip: 'rightHand', layer: 'front', height: 0.12 },
        { thing: 'spray bottle', grip: 'leftHand', layer: 'front' },
      ],
      set: [{ thing: 'big window', x: 0.12, y: 0.42, z: 0.1, height: 0.86, shadow: false }],
      keys: [
        [0, { rh: [0.06, 0.98], lh: [-0.2, 0.56], torso: -0.03 }],
        [0.25, { rh: [0.34, 0.92] }],
        [0.5, { rh: [0.36, 0.8], torso: 0.06, hip: [0.02, 0.468] }],
        [0.75, { rh: [0.1, 0.9] }],
      ],
      effects: [{ name: 'bubbles', at: 'rightHand', strength: 0.5 }],
    },
  ),
  deed('clean', ['cleaning', 'wiping table', 'dusting', 'wiping', 'cleaning table', 'polishing'], {
    seconds: 1.1,
    needs: HOME,
    holds: [{ thing: 'cloth', grip: 'rightHand', height: 0.11, layer: 'front' }],
    set: [{ thing: 'table', x: 0.42, z: -0.05, height: 0.42 }],
    keys: [
      [0, { rh: [0.18, 0.47], lh: [0.16, 0.5], torso: 0.3, neck: 0.2, hip: [-0.06, 0.462] }],
      [0.5, { rh: [0.34, 0.47], torso: 0.42 }],
    ],
    effects: [{ name: 'bubbles', at: 'rightHand', strength: 0.4 }],
  }),
  deed('clean-toilet', ['cleaning toilet', 'scrubbing', 'scrubbing floor'], {
    seconds: 0.9,
    needs: BATH,
    holds: [{ thing: 'duster', grip: 'rightHand', angle: 0.3, upright: true, at: [0.5, 0.1] }],
    set: [{ thing: 'toilet', x: 0.34, z: 0.04, height: 0.42 }],
    keys: [
      [0, { ...KNEEL, hip: [-0.06, 0.26], torso: 0.3, rh: [0.2, 0.44], lh: [0.18, 0.34] }],
      [0.5, { rh: [0.27, 0.4], torso: 0.36 }],
    ],
    effects: [{ name: 'bubbles', at: [0.3, 0.4] }],
  }),
  deed('wash-dishes', ['washing dishes', 'doing the dishes', 'washing up'], {
    seconds: 1.1,
    needs: { place: 'kitchen' },
    holds: [
      { thing: 'plate upright', grip: 'leftHand', layer: 'front' },
      { thing: 'sponge', grip: 'rightHand', layer: 'front' },
    ],
    set: [{ thing: 'sink', x: 0.36, z: -0.05, height: 0.5 }],
    keys: [
      [0, { lh: [0.26, 0.56], rh: [0.22, 0.58], torso: 0.16, neck: 0.22 }],
      [0.25, { rh: [0.28, 0.64] }],
      [0.5, { rh: [0.34, 0.58] }],
      [0.75, { rh: [0.28, 0.52] }],
    ],
    effects: [
      { name: 'bubbles', at: [0.32, 0.6] },
      { name: 'water', at: [0.4, 0.7], strength: 0.5 },
    ],
  }),
  deed('wash-hands', ['washing hands', 'washing face', 'washing'], {
    seconds: 0.8,
    needs: BATH,
    holds: [],
    set: [{ thing: 'sink', x: 0.34, z: 0.04, height: 0.5 }],
    keys: [
      [0, { rh: [0.24, 0.55], lh: [0.28, 0.57], torso: 0.2, neck: 0.2 }],
      [0.5, { rh: [0.29, 0.56], lh: [0.24, 0.56] }],
    ],
    effects: [
      { name: 'bubbles', at: 'rightHand' },
      { name: 'water', at: [0.29, 0.66], strength: 0.5 },
    ],
  }),
  deed('brush-teeth', ['brushing teeth', 'brushing tooth'], {
    seconds: 0.5,
    needs: NEAR_BATH,
    holds: [{ thing: 'toothbrush', angle: -1.5, upright: true, at: [0.5, 0.9], layer: 'front' }],
    set: [{ thing: 'sink', x: 0.44, z: 0.04, height: 0.5 }],
    face: 'happy',
    keys: [
      [0, { rh: ['mouth', 0.1, -0.005], lh: [0.2, 0.52], mouth: 0.3, torso: 0.06 }],
      [0.5, { rh: ['mouth', 0.135, -0.005], mouth: 0.4 }],
    ],
    effects: [{ name: 'bubbles', at: 'mouth', strength: 0.5 }],
  }),
  deed('brush-hair', ['brushing hair', 'combing hair', 'fixing hair', 'braiding hair'], {
    seconds: 1.5,
    view: 'front',
    needs: NEAR_BATH,
    face: 'happy',
    holds: [
      {
        thing: 'hairbrush',
        angle: 0.9,
        upright: true,
        at: [0.5, 0.85],
        layer: 'front',
        swing: ({ phase }) => Math.sin(phase * Math.PI * 2) * 0.25,
      },
    ],
    keys: [
      [0, { rh: ['crown', -0.17, -0.02], lh: ['hip', 0.1, 0.06], neck: 0.08 }],
      [0.5, { rh: ['crown', -0.19, -0.15], neck: -0.04 }],
    ],
  }),
  deed('wash-hair', ['washing hair', 'shampooing', 'dying hair'], {
    seconds: 0.7,
    view: 'front',
    needs: BATH,
    holds: [],
    face: 'happy',
    costume: 'swimmer',
    keys: [
      [0, { rh: ['crown', -0.06, -0.02], lh: ['crown', 0.09, 0.0], neck: 0.06, blink: 1 }],
      [0.5, { rh: ['crown', -0.08, 0.0], lh: ['crown', 0.06, -0.03], neck: -0.06, blink: 1 }],
    ],
    effects: [{ name: 'bubbles', at: 'top' }],
  }),
  deed('dry-hair', ['blow drying hair', 'drying hair', 'curling hair'], {
    seconds: 1.2,
    needs: BATH,
    holds: [{ thing: 'hair dryer', upright: true, angle: 0, layer: 'front' }],
    keys: [
      [0, { rh: ['ear', -0.2, 0.06], la: [0.2, 0.4], neck: 0.05 }],
      [0.5, { rh: ['ear', -0.19, 0.12], neck: -0.05 }],
    ],
    bends: { rh: -1 },
    effects: [{ name: 'speed', at: 'head', strength: 0.4 }],
  }),
  deed('shower', ['taking a shower', 'showering', 'shower'], {
    seconds: 1.6,
    view: 'front',
    needs: BATH,
    costume: 'swimmer',
    holds: [],
    face: 'happy',
    set: [{ thing: 'shower', x: 0, z: 0.08, height: 1.3 }],
    keys: [
      [0, { rh: ['crown', -0.05, -0.01], lh: ['chest', 0.0, -0.14], neck: 0.06, blink: 1 }],
      [
        0.5,
        {
          rh: ['crown', -0.08, 0.01],
          lh: ['chest', 0.06, -0.2],
          neck: -0.05,
          mouth: 0.4,
          hip: [0.012, 0.47],
        },
      ],
    ],
    effects: [
      { name: 'water', at: [0, 1.22], strength: 1.5 },
      { name: 'bubbles', at: 'top', strength: 0.6 },
      { name: 'steam', at: [0, 0.4] },
    ],
  }),
  deed('bathe', ['bathing', 'taking a bath', 'having a bath'], {
    seconds: 2.4,
    needs: BATH,
    costume: 'swimmer',
    holds: [],
    face: 'happy',
    set: [{ thing: 'bathtub', x: 0.18, z: -0.05, height: 0.36 }],
    keys: [
      [
        0,
        {
          hip: [0, 0.15],
          torso: -0.3,
          rl: [1.6, -0.5],
          ll: [1.55, -0.45],
          rh: [0.12, 0.36],
          lh: [0.26, 0.4],
        },
      ],
      [0.5, { rh: [0.04, 0.44], torso: -0.25, mouth: 0.3 }],
    ],
    effects: [
      { name: 'bubbles', at: [0.2, 0.4] },
      { name: 'steam', at: [0.2, 0.4] },
    ],
  }),
  deed('shave', ['shaving', 'shaving head', 'shaving face'], {
    seconds: 1.3,
    needs: NEAR_BATH,
    holds: [{ thing: 'razor', angle: -0.9, upright: true, at: [0.5, 0.86], layer: 'front' }],
    keys: [
      [0, { rh: ['chin', 0.08, 0.05], neck: -0.14, lh: ['ear', 0.03, -0.04] }],
      [0.5, { rh: ['chin', 0.08, 0.0], neck: -0.2 }],
    ],
  }),
  deed(
    'makeup',
    [
      'putting on makeup',
      'applying makeup',
      'applying cream',
      'putting on lipstick',
      'doing makeup',
      'putting on mascara',
      'filling eyebrows',
    ],
    {
      seconds: 1.4,
      needs: NEAR_BATH,
      holds: [{ thing: 'lipstick', angle: -1.5, upright: true, at: [0.5, 0.9], layer: 'front' }],
      set: [{ thing: 'mirror', x: 0.46, z: 0.06, height: 0.95 }],
      face: 'kiss',
      keys: [
        [0, { rh: ['mouth', 0.06, 0], neck: -0.04, lh: [0.2, 0.6] }],
        [0.5, { rh: ['mouth', 0.05, -0.012] }],
      ],
    },
  ),
  deed(
    'tie-tie',
    ['tying tie', 'tying a tie', 'tying bow tie', 'tying necktie', 'putting on a tie'],
    {
      seconds: 1.8,
      view: 'front',
      needs: { place: 'bedroom', framing: 'close-up' },
      costume: 'businessman',
      holds: [],
      keys: [
        [0, { rh: [-0.03, 0.65], lh: [0.015, 0.7], neck: 0.05 }],
        [0.3, { rh: [-0.01, 0.69], lh: [0.0, 0.62] }],
        [0.55, { rh: [-0.02, 0.6], lh: [0.015, 0.7], neck: -0.06 }],
        [0.8, { rh: [-0.01, 0.58], lh: [0.01, 0.71] }],
      ],
      face: 'happy',
    },
  ),
  deed(
    'get-dressed',
    [
      'getting dressed',
      'putting on clothes',
      'buttoning shirt',
      'putting on shoes',
      'tying shoelaces',
      'tying shoes',
    ],
    {
      seconds: 1.2,
      holds: [],
      needs: { place: 'bedroom' },
      keys: [
        [
          0,
          {
            ...ONE_KNEE,
            hip: [-0.02, 0.27],
            torso: 0.7,
            neck: 0.1,
            rh: [0.16, 0.06],
            lh: [0.22, 0.06],
          },
        ],
        [0.5, { rh: [0.13, 0.1], lh: [0.25, 0.1], torso: 0.66 }],
      ],
    },
  ),
  deed('laundry', ['doing laundry', 'washing clothes', 'hanging laundry', 'hanging clothes'], {
    seconds: 2.4,
    needs: { place: 'bathroom' },
    holds: [
      {
        thing: 'shirt',
        grip: 'rightHand',
        layer: 'front',
        height: 0.2,
        when: ({ phase }) => phase < 0.6,
      },
    ],
    set: [
      { thing: 'washing machine', x: 0.48, z: 0.04, height: 0.5 },
      { thing: 'laundry basket', x: -0.16, z: -0.05, height: 0.2 },
    ],
    keys: [
      [0, { rh: [0.0, 0.24], lh: [0.04, 0.26], torso: 0.6, neck: 0.1, hip: [-0.04, 0.4] }],
      [0.28, { rh: [0.2, 0.5], lh: [0.24, 0.5], torso: 0.12, hip: [0, 0.466] }],
      [0.55, { rh: [0.36, 0.28], lh: [0.34, 0.3], torso: 0.6, hip: [-0.04, 0.38], neck: 0 }],
      [0.72, { rh: [0.3, 0.34], lh: [0.28, 0.36], torso: 0.44, hip: [-0.03, 0.4] }],
    ],
    effects: [{ name: 'bubbles', at: [0.48, 0.52], strength: 0.7 }],
  }),
  deed(
    'fold',
    ['folding clothes', 'folding', 'folding laundry', 'folding napkins', 'folding paper'],
    {
      seconds: 1.9,
      needs: { place: 'bedroom' },
      holds: [
        {
          thing: 'shirt',
          grip: 'bothHands',
          layer: 'front',
          at: [0.5, 0.12],
          height: 0.2,
          when: ({ phase }) => phase < 0.55,
        },
      ],
      set: [
        { thing: 'table', x: 0.36, z: 0.05, height: 0.4 },
        { thing: 'folded shirts', x: 0.5, y: 0.4, z: -0.04, height: 0.15, shadow: false },
        {
          thing: 'folded shirts',
          x: 0.28,
          y: 0.4,
          z: -0.05,
          height: 0.05,
          shadow: false,
          move: ({ phase }) => ({ alpha: phase >= 0.55 ? 1 : 0 }),
        },
      ],
      keys: [
        [0, { rh: [0.16, 0.68], lh: [0.28, 0.7], neck: 0.16, left: 'fist' }],
        [0.25, { rh: [0.14, 0.66], lh: [0.32, 0.68] }],
        [0.42, { rh: [0.24, 0.56], lh: [0.28, 0.56] }],
        [0.55, { rh: [0.23, 0.48], lh: [0.29, 0.48], torso: 0.16 }],
        [0.72, { rh: [0.32, 0.48], lh: [0.26, 0.47] }],
        [0.88, { rh: [0.2, 0.58], lh: [0.26, 0.6], torso: 0.04 }],
      ],
    },
  ),
  deed('iron', ['ironing', 'ironing clothes', 'steaming clothes'], {
    seconds: 1.5,
    needs: { place: 'bedroom' },
    holds: [
      { thing: 'iron', upright: true, angle: 0, at: [0.4, 0.2], height: 0.1, layer: 'front' },
    ],
    set: [{ thing: 'ironing board', x: 0.34, z: -0.04, height: 0.46 }],
    keys: [
      [0, { rh: [0.16, 0.54], lh: [0.36, 0.5], torso: 0.14, neck: 0.2 }],
      [0.5, { rh: [0.32, 0.54], torso: 0.2 }],
    ],
    effects: [{ name: 'steam', at: 'rightHand' }],
  }),
  deed('make-bed', ['making bed', 'making the bed', 'changing sheets'], {
    seconds: 2,
    needs: { place: 'bedroom' },
    holds: [],
    set: [{ thing: 'bed', x: 0.5, z: -0.02, height: 0.4 }],
    keys: [
      [0, { rh: [0.2, 0.34], lh: [0.24, 0.34], torso: 0.5, neck: 0, hip: [-0.1, 0.45] }],
      [0.3, { rh: [0.24, 0.72], lh: [0.3, 0.74], torso: 0.1, hip: [-0.06, 0.468] }],
      [0.55, { rh: [0.32, 0.42], lh: [0.38, 0.42], torso: 0.6 }],
      [0.75, { rh: [0.28, 0.38], lh: [0.38, 0.4], torso: 0.64 }],
    ],
    strands: ({ at, beat }) => {
      const hand = at('rightHand')
      const wave = Math.max(0, Math.sin(beat.phase * Math.PI * 2 - 0.4)) * 0.16
      return [0, 1, 2, 3, 4, 5].map((line) => ({
        points: [
          { x: hand.x + line * 0.006, y: hand.y - line * 0.012 },
          { x: hand.x + 0.18, y: hand.y * 0.7 + 0.12 + wave - line * 0.014 },
          { x: hand.x + 0.4, y: 0.3 + wave * 0.8 - line * 0.014 },
          { x: 0.86, y: 0.28 - line * 0.014 },
        ],
        colour:
          ['#8fbfe4', '#a3cbe9', '#8fbfe4', '#7fb3dc', '#8fbfe4', '#7fb3dc'][line] ?? '#8fbfe4',
        width: 0.028,
      }))
    },
  }),
  deed('sleep', ['sleeping', 'napping', 'taking a nap', 'dozing', 'resting in bed'], {
    seconds: 4,
    needs: { place: 'bedroom' },
    holds: [],
    set: [
      { thing: 'bed', x: -0.04, z: 0.05, height: 0.36, flip: true },
      { thing: 'blanket', x: 0.16, y: 0.2, z: -0.04, height: 0.2, shadow: false },
    ],
    costume: 'sleeper',
    keys: [
      [
        0,
        {
          ...ON_BACK,
          hip: [0.06, 0.28],
          torso: -1.52,
          neck: 0.05,
          rh: [-0.02, 0.33],
          lh: [0, 0.33],
          blink: 1,
        },
      ],
      [0.5, { rh: [-0.02, 0.345], blink: 1, mouth: 0.15 }],
    ],
    effects: [{ name: 'zzz', at: 'mouth' }],
  }),
  deed('wake-up', ['waking up', 'baby waking up', 'getting up', 'getting out of bed'], {
    seconds: 5,
    once: true,
    needs: { place: 'bedroom' },
    holds: [],
    set: [
      { thing: 'bed', x: -0.04, z: 0.05, height: 0.36, flip: true },
      { thing: 'blanket', x: 0.2, y: 0.2, z: -0.04, height: 0.2, shadow: false },
    ],
    costume: 'sleeper',
    keys: [
      [0, { ...ON_BACK, hip: [0.06, 0.28], torso: -1.5, ra: [0.1, 0.2], la: [0.2, 0.2], blink: 1 }],
      [0.26, { torso: -1.5, blink: 1, ra: [0.1, 0.3], la: [0.2, 0.3], neck: 0 }],
      [0.4, { torso: -1.0, neck: 0.2, blink: 0.6, ra: [0.4, 0.6], la: [0.5, 0.6] }],
      [0.52, { torso: -0.12, neck: 0, ra: [0.6, 1.4], la: [0.7, 1.4], blink: 0.5 }],
      [0.64, { torso: -0.2, neck: -0.25, ra: [2.7, 0.5], la: [2.9, 0.4], blink: 1, mouth: 1 }],
      [0.8, { torso: -0.22, neck: -0.25, ra: [2.9, 0.3], la: [3.0, 0.3], blink: 1, mouth: 1 }],
      [
        0.94,
        {
          torso: -0.05,
          neck: 0,
          ra: [0.5, 0.8],
          la: [0.6, 0.8],
          blink: 0,
          mouth: 0.1,
          face: 'happy',
        },
      ],
    ],
    effects: [{ name: 'zzz', at: 'mouth', from: 0, until: 0.26 }],
  }),
  deed('sit', ['sitting', 'sitting down', 'sit down', 'relaxing in chair'], {
    seconds: 4,
    set: [STOOL],
    keys: [
      [0, { ...SIT, rh: [0.14, 0.36], lh: [0.18, 0.36] }],
      [0.5, { torso: 0.05, neck: 0.04 }],
    ],
  }),
  deed('kneel', ['kneeling', 'kneeling down'], {
    seconds: 4,
    keys: [
      [0, { ...ONE_KNEE, rh: [0.12, 0.3], la: [0.1, 0.3] }],
      [0.5, { torso: 0.05 }],
    ],
  }),
  deed('lie', ['lying', 'lying down', 'lying on the ground', 'sunbathing', 'laying', 'rest'], {
    seconds: 4,
    holds: [],
    keys: [
      [0, { ...ON_BACK, ra: [2.7, 2.2], la: [2.8, 2.2], rl: [1.9, -1.1], ll: [1.5, 0] }],
      [0.5, { torso: -1.48 }],
    ],
  }),
  deed('lean', ['leaning', 'leaning on', 'leaning against'], {
    seconds: 4,
    set: [{ thing: 'lamp post', x: 0.22, z: 0.04, height: 1.5 }],
    keys: [
      [0, { lean: 0.1, rh: [0.14, 0.6], la: [0.2, 0.3], rf: [0.06, 0], lf: [-0.04, 0] }],
      [0.5, { lean: 0.12 }],
    ],
  }),
  deed('watch-tv', ['watching tv', 'watching television', 'watching a movie'], {
    seconds: 3,
    needs: HOME,
    holds: [{ thing: 'popcorn', grip: 'leftHand', layer: 'body' }],
    set: [
      { thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 },
      { thing: 'television', x: 0.95, z: 0.03, height: 0.42 },
    ],
    keys: [
      [0, { ...SIT, lh: [0.16, 0.42], rh: [0.15, 0.48], torso: -0.12 }],
      [0.35, { rh: ['mouth', 0.03, -0.01], mouth: 0.6 }],
      [0.5, { rh: ['mouth', 0.03, -0.01], mouth: 0.2, face: 'surprised' }],
      [0.75, { rh: [0.15, 0.48], mouth: 0, face: 'happy' }],
    ],
  }),
  deed(
    'play-games',
    [
      'playing video games',
      'playing games',
      'gaming',
      'playing console',
      'playing controller',
      'playing game controller',
    ],
    {
      seconds: 0.8,
      needs: HOME,
      holds: [{ thing: 'controller', grip: 'bothHands', layer: 'front', upright: true, angle: 0 }],
      set: [STOOL, { thing: 'television', x: 0.9, z: 0.03, height: 0.42 }],
      face: 'happy',
      keys: [
        [0, { ...SIT, rh: [0.2, 0.5], lh: [0.26, 0.51], torso: 0.12, neck: -0.05 }],
        [0.25, { rh: [0.2, 0.52] }],
        [0.5, { rh: [0.22, 0.5], lh: [0.27, 0.53], torso: 0.18, mouth: 0.6 }],
        [0.75, { lh: [0.26, 0.49] }],
      ],
      effects: [{ name: 'stars', at: [0.85, 0.5], strength: 0.5 }],
    },
  ),
]

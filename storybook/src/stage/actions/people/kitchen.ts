/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import type { Score } from './score.ts'
import { SIT, STOOL } from './postures.ts'
import { thrown } from './thrown.ts'

const KITCHEN = { place: 'kitchen' } as const
const COUNTER = { thing: 'table', x: 0.42, z: -0.05, height: 0.42 } as const
const eating = (thing: string, more: { plate?: string } = {}): Score => ({
  seconds: 2.3,
  face: 'happy',
  needs: { place: 'kitchen' },
  holds: [{ thing, grip: 'bothHands', layer: 'front', upright: true, angle: 0, at: [0.5, 0.75] }],
  set: [
    STOOL,
    { thing: 'table', x: 0.5, z: -0.06, height: 0.4 },
    ...(more.plate
      ? [{ thing: more.plate, x: 0.44, y: 0.4, z: -0.07, height: 0.03, shadow: false }]
      : []),
  ],
  keys: [
    [0, { ...SIT, rh: [0.23, 0.52], lh: [0.27, 0.53], torso: 0.06, neck: 0.05 }],
    [0.28, { rh: ['mouth', 0.055, -0.02], lh: ['mouth', 0.09, -0.015], mouth: 0.9, torso: 0.12 }],
    [0.4, { rh: ['mouth', 0.05, -0.02], lh: ['mouth', 0.085, -0.015], mouth: 0.1 }],
    [0.55, { rh: [0.22, 0.56], lh: [0.26, 0.57], mouth: 0.3, torso: 0.04 }],
    [0.66, { mouth: 0.05 }],
    [0.77, { mouth: 0.3 }],
    [0.88, { mouth: 0.05 }],
  ],
  effects: [{ name: 'crumbs', at: 'mouth', from: 0.3, until: 0.5 }],
})

const CUT_MELON: Score = {
  seconds: 1.4,
  needs: KITCHEN,
  holds: [
    {
      thing: 'knife',
      grip: 'rightHand',
      upright: true,
      angle: 1.9,
      at: [0.5, 0.88],
      height: 0.26,
      layer: 'front',
    },
  ],
  set: [
    { ...COUNTER, z: 0.02 },
    { thing: 'half watermelon', x: 0.44, y: 0.42, z: -0.05, height: 0.17, shadow: false },
    { thing: 'watermelon slice', x: 0.7, y: 0.42, z: -0.06, height: 0.1, shadow: false },
  ],
  keys: [
    [0, { rh: [0.3, 0.76], lh: [0.36, 0.54], torso: 0.14, neck: 0.22 }],
    [0.4, { rh: [0.3, 0.6], torso: 0.24, mouth: 0.2 }],
    [0.6, { rh: [0.3, 0.59] }],
  ],
  effects: [{ name: 'splash', at: [0.44, 0.56], from: 0.36, until: 0.5, strength: 0.3 }],
  face: 'happy',
}

const CUT: Score = {
  seconds: 0.8,
  needs: KITCHEN,
  holds: [
    {
      thing: 'knife',
      grip: 'rightHand',
      upright: true,
      angle: 1.75,
      at: [0.5, 0.86],
      layer: 'front',
    },
  ],
  set: [
    COUNTER,
    {
      thing: '?carrot',
      x: 0.46,
      y: 0.42,
      z: -0.055,
      height: 0.14,
      shadow: false,
      move: () => ({ spin: Math.PI / 2, y: -0.05 }),
    },
  ],
  keys: [
    [0, { rh: [0.24, 0.6], lh: [0.34, 0.49], torso: 0.16, neck: 0.24 }],
    [0.45, { rh: [0.24, 0.5], torso: 0.2 }],
  ],
  effects: [{ name: 'crumbs', at: [0.42, 0.46], from: 0.4, until: 0.55, strength: 0.5 }],
}

/** Cooking, eating and drinking. */
export const KITCHEN_DEEDS: readonly Choreography[] = [
  deed(
    'cook',
    [
      'cooking',
      'stirring',
      'frying',
      'making soup',
      'cooking on campfire',
      'making food',
      'preparing food',
      'scrambling eggs',
      'cooking egg',
      'frying vegetables',
    ],
    {
      seconds: 1.5,
      needs: KITCHEN,
      costume: 'cook',
      face: 'happy',
      holds: [
        { thing: 'wooden spoon', angle: 0.15, upright: true, at: [0.5, 0.06], layer: 'front' },
      ],
      set: [
        { thing: 'stove', x: 0.46, z: 0.03, height: 0.5 },
        { thing: 'pot', x: 0.4, y: 0.5, z: 0.02, height: 0.15, shadow: false },
      ],
      keys: [
        [0, { rh: [0.27, 0.77], lh: [0.24, 0.56], torso: 0.08, neck: 0.16 }],
        [0.25, { rh: [0.33, 0.75] }],
        [0.5, { rh: [0.38, 0.77], neck: 0.1, mouth: 0.2 }],
        [0.75, { rh: [0.32, 0.79] }],
      ],
      effects: [{ name: 'steam', at: [0.4, 0.66] }],
    },
  ),
  deed(
    'flip-pancake',
    ['flipping pancake', 'flipping pancakes', 'making pancakes', 'cooking pancakes'],
    {
      seconds: 2,
      needs: KITCHEN,
      costume: 'chef',
      face: 'happy',
      holds: [{ thing: 'pan', grip: 'rightHand', layer: 'front' }],
      set: [
        { thing: 'stove', x: 0.62, z: 0.05, height: 0.48 },
        {
          thing: 'pancake',
          x: 0,
          z: -0.05,
          height: 0.03,
          shadow: false,
          move: thrown(
            [0.42, 0.63],
            [
              { until: 0.3, to: [0.42, 0.6] },
              { until: 0.42, to: [0.42, 0.7] },
              { until: 0.8, to: [0.42, 0.63], lift: 0.36 },
              { until: 1, to: [0.42, 0.63] },
            ],
            1,
          ),
        },
      ],
      keys: [
        [0, { rh: [0.22, 0.62], lh: ['hip', 0.06, 0.08], neck: 0.1 }],
        [0.3, { rh: [0.22, 0.58], hip: [0, 0.455] }],
        [0.42, { rh: [0.22, 0.68], hip: [0, 0.47], neck: -0.15 }],
        [0.6, { rh: [0.22, 0.63], neck: -0.3, mouth: 0.5 }],
        [0.8, { rh: [0.22, 0.6], neck: 0.05 }],
      ],
      effects: [{ name: 'steam', at: [0.42, 0.7], strength: 0.5 }],
    },
  ),
  deed(
    'bake',
    [
      'baking',
      'baking cookies',
      'kneading dough',
      'rolling dough',
      'making pizza',
      'tossing pizza dough',
      'making bread',
      'baking bread',
      'making sushi',
      'making a cake',
      'making cake',
    ],
    {
      seconds: 1.2,
      needs: KITCHEN,
      costume: 'baker',
      face: 'happy',
      holds: [
        {
          thing: 'rolling pin',
          grip: 'bothHands',
          upright: true,
          angle: Math.PI / 2,
          height: 0.28,
          at: [0.5, 0.5],
          layer: 'front',
        },
      ],
      set: [
        COUNTER,
        {
          thing: 'dough',
          x: 0.34,
          y: 0.42,
          z: -0.06,
          height: 0.05,
          shadow: false,
          move: ({ phase }) => ({ height: 0.055 - Math.sin(phase * Math.PI) * 0.012 }),
        },
      ],
      keys: [
        [0, { rh: [0.2, 0.5], lh: [0.24, 0.5], torso: 0.22, neck: 0.2, hip: [-0.05, 0.466] }],
        [0.5, { rh: [0.34, 0.5], lh: [0.38, 0.5], torso: 0.38, hip: [-0.02, 0.46] }],
      ],
      effects: [{ name: 'dust', at: [0.35, 0.5], strength: 0.4 }],
    },
  ),
  deed(
    'cut',
    [
      'cutting',
      'chopping',
      'slicing',
      'cutting vegetables',
      'chopping vegetables',
      'cutting food',
      'cutting cake',
      'carving',
      'cutting apple',
      'cutting pineapple',
      'cutting orange',
    ],
    {
      needs: KITCHEN,
      by: ({ object }) => (/melon/.test(object ?? '') ? CUT_MELON : CUT),
    },
  ),
  deed('cut-watermelon', ['cutting watermelon', 'slicing watermelon'], CUT_MELON),
  deed('peel', ['peeling', 'peeling apples', 'peeling potatoes', 'peeling banana'], {
    seconds: 1,
    needs: { ...KITCHEN, framing: 'close-up' },
    holds: [
      { thing: '?apple', grip: 'leftHand', layer: 'front', upright: true, height: 0.1 },
      {
        thing: 'knife',
        grip: 'rightHand',
        angle: 1.2,
        upright: true,
        height: 0.13,
        layer: 'front',
      },
    ],
    set: [COUNTER],
    keys: [
      [0, { lh: [0.28, 0.58], rh: [0.2, 0.6], neck: 0.26, torso: 0.06 }],
      [0.5, { rh: [0.21, 0.55] }],
    ],
  }),
  deed('sharpen', ['sharpening knives', 'sharpening knife', 'sharpening', 'sharpening pencil'], {
    seconds: 0.9,
    needs: { ...KITCHEN, framing: 'close-up' },
    holds: [
      {
        thing: 'cleaver',
        grip: 'rightHand',
        angle: 1.35,
        upright: true,
        at: [0.5, 0.92],
        height: 0.26,
        layer: 'front',
      },
      { thing: 'whetstone', grip: 'leftHand', upright: true, angle: 0, layer: 'front' },
    ],
    set: [COUNTER],
    keys: [
      [0, { rh: [0.14, 0.58], lh: [0.32, 0.5], torso: 0.14, neck: 0.24 }],
      [0.5, { rh: [0.28, 0.55], torso: 0.2 }],
    ],
    effects: [{ name: 'sparks', at: [0.36, 0.56] }],
  }),
  deed(
    'barbecue',
    ['barbequing', 'grilling', 'barbecue', 'barbecuing', 'cooking sausages', 'grill'],
    {
      seconds: 2,
      needs: { place: 'garden' },
      costume: 'cook',
      face: 'happy',
      holds: [{ thing: 'spatula', angle: 2.2, upright: true, at: [0.5, 0.9], layer: 'front' }],
      set: [{ thing: 'grill', x: 0.46, z: 0.03, height: 0.52 }],
      keys: [
        [0, { rh: [0.24, 0.64], lh: ['hip', 0.05, 0.08], torso: 0.1, neck: 0.14 }],
        [0.4, { rh: [0.32, 0.6], torso: 0.16 }],
        [0.6, { rh: [0.3, 0.74], neck: 0.05 }],
      ],
      effects: [
        { name: 'smoke', at: [0.46, 0.56] },
        { name: 'fire', at: [0.46, 0.5], strength: 0.4 },
      ],
    },
  ),
  deed(
    'eat',
    [
      'eating',
      'dining',
      'having lunch',
      'having dinner',
      'eating a burger',
      'eating burger',
      'biting',
      'snacking',
      'tasting food',
    ],
    {
      needs: { place: 'kitchen' },
      by: (context) =>
        /soup|spaghetti|noodle|rice|salad|cereal|pasta|ramen|stew/.test(context.object ?? '')
          ? spooned('bowl')
          : eating(/melon/.test(context.object ?? '') ? 'watermelon slice' : '?burger'),
    },
  ),
  deed('eat-watermelon', ['eating watermelon', 'eating melon'], eating('watermelon slice')),
  deed('eat-cake', ['eating cake', 'eating dessert'], {
    seconds: 2,
    face: 'happy',
    holds: [{ thing: 'fork', angle: 2.3, upright: false, layer: 'front' }],
    set: [
      STOOL,
      { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
      { thing: 'cake', x: 0.5, y: 0.4, z: -0.06, height: 0.18, shadow: false },
    ],
    keys: [
      [0, { ...SIT, rh: [0.32, 0.5], lh: [0.24, 0.44], torso: 0.1 }],
      [0.4, { rh: ['mouth', 0.09, -0.03], mouth: 0.9 }],
      [0.5, { mouth: 0.1, rh: ['mouth', 0.1, -0.03] }],
      [0.75, { mouth: 0.3 }],
    ],
  }),
  deed(
    'eat-soup',
    [
      'eating soup',
      'eating spaghetti',
      'eating noodles',
      'eating with a spoon',
      'eating rice',
      'eating cereal',
      'eating with chopsticks',
    ],
    spooned('noodles'),
  ),
  deed(
    'drink',
    [
      'drinking',
      'drinking coffee',
      'drinking tea',
      'sipping',
      'tasting wine',
      'drinking water',
      'drinking shots',
    ],
    {
      seconds: 2.6,
      holds: [{ thing: '?mug', layer: 'front', upright: true, angle: 0, height: 0.1 }],
      face: 'happy',
      keys: [
        [0, { rh: [0.2, 0.6], la: [0.1, 0.4] }],
        [0.35, { rh: ['mouth', 0.05, -0.035], neck: -0.05 }],
        [0.5, { rh: ['mouth', 0.045, -0.01], neck: -0.26, torso: -0.06, blink: 1 }],
        [0.65, { rh: ['mouth', 0.045, -0.01], neck: -0.28, blink: 1 }],
        [0.85, { rh: [0.2, 0.62], neck: 0, torso: 0, blink: 0 }],
      ],
      effects: [{ name: 'steam', at: 'rightHand', strength: 0.5 }],
    },
  ),
  deed('drink-beer', ['tasting beer', 'drinking beer', 'toasting', 'having a beer'], {
    seconds: 2.6,
    needs: { place: 'bar' },
    holds: [
      {
        thing: 'beer',
        layer: 'front',
        upright: true,
        angle: 0,
        height: 0.13,
        swing: ({ phase }) =>
          -Math.max(0, Math.sin((phase - 0.3) * Math.PI * 2.2)) *
          0.5 *
          (phase > 0.3 && phase < 0.75 ? 1 : 0),
      },
    ],
    face: 'happy',
    set: [{ thing: 'table', x: 0.5, z: -0.05, height: 0.44 }],
    keys: [
      [0, { rh: [0.26, 0.62], la: [0.3, 0.6] }],
      [0.35, { rh: ['mouth', 0.06, -0.03], neck: -0.05 }],
      [0.5, { rh: ['mouth', 0.055, -0.005], neck: -0.26, torso: -0.06, blink: 1 }],
      [0.65, { rh: ['mouth', 0.055, -0.005], neck: -0.28, blink: 1 }],
      [0.85, { rh: [0.28, 0.64], neck: 0, torso: 0, blink: 0, mouth: 0.5 }],
    ],
  }),
  deed('toast', ['clinking glasses', 'making a toast', 'raising a glass'], {
    seconds: 2.2,
    face: 'happy',
    holds: [{ thing: 'wine glass', layer: 'front' }],
    keys: [
      [0, { rh: [0.2, 0.64] }],
      [0.4, { rh: [0.3, 0.82], mouth: 0.6 }],
      [0.5, { rh: [0.305, 0.82] }],
    ],
    partner: {
      x: 0.68,
      touching: true,
      face: 'happy',
      keys: [
        [0, { rh: [0.5, 0.64] }],
        [0.4, { rh: [0.385, 0.82] }],
        [0.5, { rh: [0.38, 0.82] }],
      ],
      holds: [{ thing: 'wine glass', layer: 'front' }],
    },
    effects: [{ name: 'stars', at: [0.37, 0.95], from: 0.4, until: 0.5, strength: 0.5 }],
  }),
  deed(
    'pour',
    [
      'pouring',
      'pouring water',
      'pouring coffee',
      'making tea',
      'making coffee',
      'bartending',
      'mixing drinks',
    ],
    {
      seconds: 2.6,
      needs: KITCHEN,
      holds: [
        {
          thing: '?bottle',
          upright: true,
          angle: 0,
          layer: 'front',
          swing: ({ phase }) =>
            Math.min(1, Math.max(0, Math.sin(phase * Math.PI) * 1.6 - 0.3)) * 1.9,
        },
      ],
      set: [COUNTER, { thing: 'glass', x: 0.42, y: 0.42, z: -0.06, height: 0.09, shadow: false }],
      keys: [
        [0, { rh: [0.22, 0.6], lh: [0.36, 0.47] }],
        [0.5, { rh: [0.3, 0.7], neck: 0.16, torso: 0.06 }],
      ],
      effects: [{ name: 'water', at: [0.42, 0.6], from: 0.3, until: 0.7, strength: 0.4 }],
    },
  ),
  deed('smoke', ['smoking', 'smoking pipe', 'smoking hookah', 'smoking a cigarette'], {
    seconds: 3,
    holds: [
      {
        thing: '?pipe',
        grip: 'mouth',
        upright: true,
        angle: 0,
        at: [0.05, 0.35],
        height: 0.085,
        layer: 'body',
      },
    ],
    keys: [
      [0, { rh: ['mouth', 0.1, -0.035], neck: 0 }],
      [0.5, { neck: -0.12, torso: -0.04, blink: 1 }],
    ],
    effects: [{ name: 'smoke', at: 'mouth', strength: 0.8 }],
  }),
  deed('blow-candles', ['blowing out candles', 'blowing candles', 'celebrating birthday'], {
    seconds: 2.4,
    holds: [],
    set: [
      { thing: 'table', x: 0.46, z: -0.05, height: 0.4 },
      { thing: 'cake', x: 0.42, y: 0.4, z: -0.06, height: 0.24, shadow: false },
    ],
    keys: [
      [
        0,
        { torso: 0.05, neck: -0.15, rh: [0.2, 0.44], lh: [0.24, 0.44], mouth: 0.5, face: 'happy' },
      ],
      [0.4, { torso: -0.06, neck: -0.1, mouth: 0.6 }],
      [0.55, { torso: 0.5, neck: -0.1, mouth: 0, face: 'kiss' }],
      [0.8, { torso: 0.5, neck: -0.1, face: 'kiss' }],
    ],
    effects: [
      { name: 'smoke', at: [0.42, 0.66], from: 0.6, until: 0.9, strength: 0.6 },
      { name: 'speed', at: 'mouth', from: 0.55, until: 0.8, strength: 0.5 },
    ],
  }),
  deed(
    'blow-bubbles',
    ['blowing bubbles', 'blowing bubble gum', 'blowing glass', 'blowing leaves'],
    {
      seconds: 2.2,
      face: 'kiss',
      holds: [{ thing: 'bubble wand', upright: true, angle: -0.2, layer: 'front' }],
      keys: [
        [0, { rh: ['mouth', 0.13, -0.09], neck: 0 }],
        [0.5, { torso: 0.1, neck: 0.05 }],
      ],
      set: [0, 1, 2, 3, 4].map((n) => ({
        thing: 'bubble',
        x: 0.3,
        y: 0.86,
        z: -0.05,
        height: 0.06,
        shadow: false,
        move: ({ t }: { t: number }) => {
          const s = (t * 0.42 + n / 5) % 1
          return {
            x: s * 0.85,
            y: Math.sin(s * 5 + n) * 0.07 + s * 0.4,
            height: 0.035 + 0.05 * Math.min(1, s * 3) + n * 0.006,
            alpha: s > 0.92 ? 0 : 1,
          }
        },
      })),
    },
  ),
  deed(
    'inflate-balloon',
    ['inflating balloons', 'blowing up balloon', 'blowing balloon', 'inflating balloon'],
    {
      seconds: 2.6,
      face: 'kiss',
      holds: [],
      keys: [
        [0, { rh: ['mouth', 0.05, -0.015], lh: ['mouth', 0.08, -0.02], torso: -0.05 }],
        [0.5, { torso: 0.12, neck: 0.08 }],
      ],
      set: [
        {
          thing: 'balloon',
          x: 0.2,
          y: 0.78,
          z: -0.05,
          height: 0.3,
          shadow: false,
          move: ({ phase }) => ({
            height: 0.1 + 0.3 * Math.sin(phase * Math.PI * 0.5),
            spin: Math.PI / 2,
            x: 0.08 * Math.sin(phase * Math.PI * 0.5),
            y: -0.1 * Math.sin(phase * Math.PI * 0.5),
          }),
        },
      ],
    },
  ),
]

function spooned(bowl: string): Score {
  return {
    seconds: 2,
    face: 'happy',
    needs: { place: 'kitchen' },
    holds: [{ thing: 'spoon', angle: 2.2, layer: 'front' }],
    set: [
      STOOL,
      { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
      { thing: `?${bowl}`, x: 0.42, y: 0.4, z: -0.06, height: 0.1, shadow: false },
    ],
    keys: [
      [0, { ...SIT, rh: [0.32, 0.54], lh: [0.3, 0.46], torso: 0.12, neck: 0.1 }],
      [0.4, { rh: ['mouth', 0.1, -0.03], mouth: 0.8 }],
      [0.5, { mouth: 0.1, rh: ['mouth', 0.11, -0.035] }],
      [0.75, { mouth: 0.25 }],
    ],
    effects: [{ name: 'steam', at: [0.42, 0.52], strength: 0.6 }],
  }
}

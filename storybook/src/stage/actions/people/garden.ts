/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import type { Score } from './score.ts'
import { keyed } from './track.ts'
import { KNEEL, ONE_KNEE, SIT } from './postures.ts'

const GARDEN = { place: 'garden' } as const
const FARM = { place: 'farm' } as const

/** Work in garden, field and stable, and with animals. */
export const GARDEN_DEEDS: readonly Choreography[] = [
  deed(
    'plant',
    ['planting trees', 'planting', 'planting a tree', 'planting flowers', 'gardening', 'sowing'],
    {
      seconds: 2.6,
      needs: GARDEN,
      costume: 'gardener',
      holds: [
        {
          thing: 'shovel',
          grip: 'leftHand',
          upright: true,
          angle: 0.15,
          at: [0.5, 0.3],
          height: 0.4,
          layer: 'between',
        },
      ],
      set: [
        { thing: 'mound', x: 0.42, z: -0.04, height: 0.1, shadow: false },
        {
          thing: 'sapling',
          x: 0.42,
          y: 0.04,
          z: 0.01,
          height: 0.46,
          shadow: false,
          move: ({ t }) => ({ lean: Math.sin(t * 2.2) * 0.04 }),
        },
      ],
      keys: [
        [
          0,
          {
            ...KNEEL,
            hip: [-0.04, 0.25],
            torso: 0.42,
            neck: 0.1,
            rh: [0.32, 0.16],
            lh: [0.2, 0.34],
          },
        ],
        [0.3, { rh: [0.36, 0.08], torso: 0.6 }],
        [0.5, { rh: [0.42, 0.1], torso: 0.62 }],
        [0.75, { rh: [0.38, 0.22], torso: 0.46, face: 'happy' }],
      ],
      effects: [{ name: 'dust', at: [0.4, 0.06], from: 0.25, until: 0.45, strength: 0.6 }],
    },
  ),
  deed(
    'dig',
    [
      'digging',
      'shovelling',
      'shoveling',
      'digging a hole',
      'shoveling snow',
      'shovelling snow',
      'clearing snow',
    ],
    { needs: GARDEN, by: ({ ground }) => digging(ground === 'snow') },
  ),
  deed('water', ['watering', 'watering plants', 'watering flowers', 'watering garden'], {
    seconds: 2.4,
    needs: GARDEN,
    costume: 'gardener',
    face: 'happy',
    holds: [{ thing: 'watering can', upright: true, angle: 0.5, layer: 'front', height: 0.18 }],
    set: [{ thing: '?potted plant', x: 0.62, z: 0.03, height: 0.34 }],
    keys: [
      [0, { rh: [0.26, 0.6], lh: [0.14, 0.52], torso: 0.14, neck: 0.16 }],
      [0.5, { rh: [0.31, 0.62], torso: 0.2 }],
    ],
    effects: [{ name: 'water', at: [0.52, 0.56], strength: 0.8 }],
  }),
  deed('rake', ['raking leaves', 'raking', 'sweeping leaves', 'hoeing'], {
    seconds: 1.5,
    needs: GARDEN,
    holds: [
      {
        thing: 'rake',
        grip: 'leftHand',
        aim: 'rightHand',
        angle: Math.PI,
        at: [0.5, 0.42],
        layer: 'front',
      },
    ],
    keys: [
      [
        0,
        {
          lh: [0.34, 0.52],
          rh: [0.16, 0.72],
          torso: 0.3,
          neck: 0.1,
          hip: [0, 0.455],
          rf: [-0.12, 0],
          lf: [0.1, 0],
        },
      ],
      [0.5, { lh: [0.18, 0.5], rh: [0.02, 0.7], torso: 0.14, hip: [-0.05, 0.46] }],
    ],
    effects: [{ name: 'leaves', at: [0.5, 0.06] }],
  }),
  deed('mow', ['mowing lawn', 'mowing', 'mowing the lawn', 'cutting grass'], {
    seconds: 1.2,
    needs: GARDEN,
    glides: true,
    holds: [
      {
        thing: 'lawn mower',
        grip: 'rightHand',
        upright: true,
        angle: 0,
        layer: 'front',
        height: 0.5,
      },
    ],
    keys: [
      [
        0,
        {
          rh: [0.2, 0.47],
          lh: [0.24, 0.48],
          torso: 0.16,
          rf: [-0.16, 0.02],
          lf: [0.14, 0],
          hip: [0, 0.455],
        },
      ],
      [0.5, { rf: [0.14, 0], lf: [-0.16, 0.02] }],
    ],
    effects: [{ name: 'leaves', at: [0.6, 0.05], strength: 0.6 }],
  }),
  deed(
    'chop-wood',
    ['chopping wood', 'splitting wood', 'chopping', 'cutting down a tree', 'swinging an axe'],
    {
      seconds: 1.8,
      costume: 'lumberjack',
      needs: { place: 'forest' },
      holds: [
        {
          thing: 'axe',
          grip: 'rightHand',
          upright: true,
          angle: 0,
          swing: keyed([
            [0, 0.5],
            [0.35, -1.1],
            [0.52, 1.5],
            [0.66, 1.4],
          ]),
          at: [0.4, 0.96],
          layer: 'front',
        },
      ],
      set: [
        { thing: 'stump', x: 0.5, z: 0.03, height: 0.2 },
        {
          thing: 'log',
          x: 0.5,
          y: 0.19,
          z: 0.02,
          height: 0.2,
          shadow: false,
          move: ({ phase }) =>
            phase > 0.52 && phase < 0.9
              ? {
                  lean: Math.min(1.2, (phase - 0.52) * 8),
                  x: Math.min(0.16, phase - 0.52),
                  y: -Math.min(0.16, (phase - 0.52) * 0.8),
                }
              : {},
        },
      ],
      keys: [
        [
          0,
          {
            rh: [0.2, 0.6],
            lh: [0.24, 0.56],
            torso: 0.1,
            rf: [-0.12, 0],
            lf: [0.1, 0],
            hip: [-0.03, 0.455],
          },
        ],
        [
          0.35,
          {
            rh: [-0.02, 1.04],
            lh: [0.04, 1.02],
            torso: -0.16,
            neck: -0.1,
            hip: [-0.02, 0.47],
            rw: -0.9,
          },
        ],
        [
          0.52,
          { rh: [0.3, 0.44], lh: [0.3, 0.46], torso: 0.66, neck: -0.1, hip: [-0.06, 0.4], rw: 0.1 },
        ],
        [0.66, { rh: [0.29, 0.45], lh: [0.29, 0.47], torso: 0.6 }],
      ],
      effects: [{ name: 'crumbs', at: [0.5, 0.4], from: 0.5, until: 0.62 }],
    },
  ),
  deed('milk', ['milking cow', 'milking a cow', 'milking'], {
    seconds: 0.8,
    needs: FARM,
    costume: 'farmer',
    holds: [],
    set: [
      { thing: 'stool', x: -0.02, z: 0.03, height: 0.2 },
      { thing: 'cow', x: 0.66, z: 0.05, height: 0.86, flip: false },
      { thing: 'bucket', x: 0.4, z: -0.04, height: 0.17 },
    ],
    keys: [
      [
        0,
        {
          hip: [0, 0.24],
          rf: [0.16, 0],
          lf: [0.2, 0],
          rh: [0.34, 0.34],
          lh: [0.42, 0.28],
          torso: 0.24,
          neck: 0.1,
          right: 'fist',
          left: 'fist',
        },
      ],
      [0.5, { rh: [0.34, 0.27], lh: [0.42, 0.35], torso: 0.28 }],
    ],
    effects: [{ name: 'water', at: [0.4, 0.28], strength: 0.4 }],
    face: 'happy',
  }),
  deed(
    'feed',
    [
      'feeding birds',
      'feeding ducks',
      'feeding',
      'feeding animals',
      'feeding fish',
      'feeding goats',
      'feeding chickens',
      'feeding a cat',
      'feeding a dog',
    ],
    {
      needs: { place: 'park' },
      by: (context) => ({
        seconds: 2,
        face: 'happy',
        holds: [{ thing: 'basket', grip: 'leftHand', layer: 'between' }],
        // Those whom the prompt names are on stage already.
        set: (context.object === null ? [0.46, 0.72, 0.95] : []).map((x, n) => ({
          thing: '?duck',
          x,
          z: 0.02 + n * 0.02,
          height: 0.2,
          flip: true,
          move: ({ t }: { t: number }) => ({
            y: Math.max(0, Math.sin(t * 5 + n * 2)) * 0.015,
            lean: Math.sin(t * 4 + n * 2.4) * 0.07,
          }),
        })),
        keys: [
          [0, { rh: [0.14, 0.56], lh: [0.14, 0.46], torso: 0.14 }],
          [0.4, { rh: [0.33, 0.46], torso: 0.34, right: 'open', hip: [-0.04, 0.45] }],
          [0.6, { rh: [0.31, 0.44], right: 'relaxed' }],
        ],
        effects: [{ name: 'crumbs', at: 'rightHand', from: 0.35, until: 0.6 }],
      }),
    },
  ),
  deed(
    'pet',
    [
      'petting animal',
      'petting',
      'petting a dog',
      'petting a cat',
      'stroking',
      'caressing',
      'petting animal (not cat)',
      'petting cat',
    ],
    {
      needs: { place: 'park' },
      by: (context) => ({
        seconds: 1.5,
        face: 'happy',
        holds: [],
        set: [
          {
            thing: '?dog',
            x: 0.44,
            z: 0.03,
            height: animalHeight(context.object),
            flip: false,
            move: ({ t }: { t: number }) => ({ lean: Math.sin(t * 6) * 0.03, y: 0 }),
          },
        ],
        keys: [
          [0, { ...ONE_KNEE, rh: [0.3, 0.36], lh: [0.2, 0.3], torso: 0.34, neck: 0.1 }],
          [0.5, { rh: [0.42, 0.34], torso: 0.42 }],
        ],
        effects: [{ name: 'hearts', at: [0.4, 0.5], strength: 0.6 }],
      }),
    },
  ),
  deed(
    'groom',
    [
      'grooming dog',
      'grooming a dog',
      'brushing dog',
      'grooming horse',
      'grooming',
      'shearing sheep',
      'bathing dog',
      'washing dog',
    ],
    {
      needs: { place: 'living room' },
      by: () => ({
        seconds: 1.3,
        face: 'happy',
        holds: [{ thing: 'hairbrush', angle: 1.7, upright: true, layer: 'front' }],
        set: [
          { thing: 'table', x: 0.48, z: 0.04, height: 0.3 },
          {
            thing: '?dog',
            x: 0.5,
            y: 0.3,
            z: 0.02,
            height: 0.36,
            shadow: false,
            move: ({ t }: { t: number }) => ({ lean: Math.sin(t * 5) * 0.025 }),
          },
        ],
        keys: [
          [0, { rh: [0.26, 0.62], lh: [0.3, 0.44], torso: 0.14, neck: 0.2 }],
          [0.5, { rh: [0.34, 0.5], torso: 0.2 }],
        ],
        effects: [
          { name: 'bubbles', at: [0.46, 0.6], strength: 0.5 },
          { name: 'hearts', at: [0.5, 0.75], strength: 0.3 },
        ],
      }),
    },
  ),
  deed('walk-dog', ['walking the dog', 'walking a dog', 'training dog'], {
    needs: { place: 'park', way: 0.4 },
    by: () => ({
      seconds: 1.05,
      glides: true,
      face: 'happy',
      needs: { place: 'park', way: 0.4 },
      holds: [],
      set: [
        {
          thing: '?dog',
          x: 0.62,
          z: 0.03,
          height: 0.36,
          flip: false,
          move: ({ t, phase }: { t: number; phase: number }) => ({
            gait: t * 1.9,
            y: Math.abs(Math.sin(phase * Math.PI * 2)) * 0.012,
          }),
        },
      ],
      keys: [
        [
          0,
          {
            rf: [0.19, 0],
            lf: [-0.19, 0.02],
            hip: [0, 0.443],
            rh: [0.2, 0.54],
            la: [0.3, 0.4],
            torso: 0.04,
          },
        ],
        [0.25, { rf: [0, 0], lf: [0.0, 0.06], hip: [0, 0.468] }],
        [0.5, { rf: [-0.19, 0.02], lf: [0.19, 0], hip: [0, 0.443], la: [-0.3, 0.3] }],
        [0.75, { rf: [0, 0.06], lf: [0, 0], hip: [0, 0.468] }],
      ],
      strands: ({ at, body }) => [
        {
          points: [
            at('rightHand'),
            { x: 0.42 * body, y: 0.34 * body },
            { x: 0.66 * body, y: 0.27 * body },
          ],
          colour: '#b8404a',
          width: 0.009,
        },
      ],
    }),
  }),
  deed('hold-snake', ['holding snake', 'holding a snake', 'snake charming'], {
    seconds: 2.4,
    view: 'front',
    holds: [
      {
        thing: 'snake',
        grip: 'bothHands',
        upright: true,
        angle: 0,
        height: 0.3,
        at: [0.5, 0.5],
        layer: 'front',
      },
    ],
    keys: [
      [0, { rh: [-0.2, 0.66], lh: [0.2, 0.72] }],
      [0.5, { rh: [-0.2, 0.72], lh: [0.2, 0.66], neck: 0.08 }],
    ],
    face: 'happy',
  }),
  deed(
    'fish',
    ['fishing', 'catching fish', 'catching a fish', 'ice fishing', 'fly fishing', 'angling'],
    {
      seconds: 3.4,
      costume: 'fisherman',
      needs: { place: 'lake' },
      holds: [
        {
          thing: 'fishing rod',
          angle: 0.75,
          upright: true,
          layer: 'front',
          swing: ({ phase }) =>
            -Math.max(0, Math.sin((phase - 0.55) * Math.PI * 3)) *
            0.5 *
            (phase > 0.55 && phase < 0.9 ? 1 : 0),
        },
      ],
      set: [{ thing: 'stool', x: -0.03, z: 0.04, height: 0.25 }],
      keys: [
        [0, { ...SIT, rh: [0.24, 0.48], lh: [0.2, 0.44], neck: 0.1 }],
        [0.5, { rh: [0.24, 0.49] }],
        [0.68, { rh: [0.2, 0.58], torso: -0.14, mouth: 0.5, face: 'happy' }],
        [0.88, { rh: [0.24, 0.48], torso: 0 }],
      ],
      strands: ({ beat, at, body }) => {
        const pull =
          beat.phase > 0.55 && beat.phase < 0.9
            ? Math.max(0, Math.sin((beat.phase - 0.55) * Math.PI * 3)) * 0.5
            : 0
        const hand = at('rightHand')
        const angle = 0.75 - pull
        const tip = {
          x: hand.x + Math.sin(angle) * 0.89 * body,
          y: hand.y + Math.cos(angle) * 0.89 * body,
        }
        return [
          {
            points: [
              tip,
              { x: tip.x + 0.02, y: 0.5 * body },
              { x: (1.0 - pull * 0.3) * body, y: (0.02 + pull * 0.3) * body },
            ],
            colour: '#f7f3ea',
            width: 0.005,
          },
          {
            points: [
              { x: (1.0 - pull * 0.3) * body, y: (0.02 + pull * 0.3) * body },
              { x: (1.0 - pull * 0.3) * body, y: (0.05 + pull * 0.3) * body },
            ],
            colour: '#d6453f',
            width: 0.03,
          },
        ]
      },
      effects: [{ name: 'splash', at: [0.95, 0.02], from: 0.58, until: 0.7, strength: 0.6 }],
    },
  ),
  deed(
    'build-snowman',
    ['making snowman', 'making a snowman', 'building a snowman', 'building snowman'],
    {
      seconds: 2.4,
      needs: { place: 'snow' },
      costume: 'skier',
      face: 'happy',
      holds: [
        {
          thing: 'snowball',
          grip: 'bothHands',
          upright: true,
          angle: 0,
          height: 0.12,
          layer: 'front',
          when: ({ phase }) => phase < 0.62,
        },
      ],
      set: [
        { thing: 'big snowball', x: 0.52, z: 0.02, height: 0.38 },
        { thing: 'big snowball', x: 0.52, y: 0.33, z: 0.018, height: 0.28, shadow: false },
        { thing: 'snowman head', x: 0.52, y: 0.55, z: 0.016, height: 0.24, shadow: false },
      ],
      keys: [
        [0, { rh: [0.22, 0.4], lh: [0.26, 0.4], torso: 0.5, hip: [-0.06, 0.4], neck: 0 }],
        [0.4, { rh: [0.33, 0.6], lh: [0.36, 0.6], torso: 0.16, hip: [0, 0.465] }],
        [0.6, { rh: [0.36, 0.56], lh: [0.4, 0.56], torso: 0.2 }],
        [0.75, { rh: [0.34, 0.5], lh: [0.4, 0.62], torso: 0.18 }],
        [0.85, { rh: [0.38, 0.44], lh: [0.38, 0.58], torso: 0.24 }],
      ],
      effects: [{ name: 'snow', at: [0.48, 0.5], strength: 0.5 }],
    },
  ),
  deed(
    'build-sandcastle',
    ['building a sandcastle', 'building sandcastle', 'making a sandcastle'],
    {
      seconds: 2.2,
      needs: { place: 'beach' },
      face: 'happy',
      set: [{ thing: 'sandcastle', x: 0.6, z: 0.02, height: 0.46 }],
      keys: [
        [0, { rh: [0.26, 0.34], lh: [0.32, 0.3], torso: 0.52, hip: [-0.08, 0.38], neck: 0.1 }],
        [0.35, { rh: [0.36, 0.42], lh: [0.38, 0.24], torso: 0.44, hip: [-0.06, 0.4] }],
        [0.6, { rh: [0.3, 0.3], lh: [0.4, 0.38], torso: 0.5 }],
        [0.8, { rh: [0.38, 0.36], lh: [0.34, 0.28], torso: 0.46 }],
      ],
      effects: [{ name: 'dust', at: [0.5, 0.06], strength: 0.4 }],
    },
  ),
  deed(
    'arrange-flowers',
    [
      'arranging flowers',
      'picking flowers',
      'smelling flowers',
      'picking fruit',
      'harvesting',
      'picking apples',
    ],
    {
      seconds: 2.2,
      face: 'happy',
      holds: [{ thing: 'flower', layer: 'front', height: 0.22 }],
      set: [
        { thing: 'table', x: 0.46, z: 0.03, height: 0.42 },
        { thing: 'bouquet', x: 0.48, y: 0.44, z: 0.02, height: 0.26, shadow: false },
      ],
      keys: [
        [0, { rh: [0.2, 0.6], lh: [0.38, 0.52], neck: 0.1 }],
        [0.4, { rh: [0.38, 0.6], torso: 0.14 }],
        [0.6, { rh: [0.38, 0.58], torso: 0.14, neck: 0.16 }],
      ],
      effects: [{ name: 'petals', at: [0.48, 0.7], strength: 0.4 }],
    },
  ),
  deed('carry', ['carrying', 'lifting box', 'moving boxes', 'delivering', 'moving furniture'], {
    seconds: 1.1,
    glides: true,
    holds: [
      {
        thing: '?box',
        grip: 'bothHands',
        upright: true,
        angle: 0,
        layer: 'front',
        at: [0.5, 0.85],
        height: 0.26,
      },
    ],
    needs: { way: 0.35 },
    keys: [
      [
        0,
        {
          rh: [0.18, 0.5],
          lh: [0.26, 0.5],
          torso: -0.08,
          rf: [0.17, 0],
          lf: [-0.17, 0.02],
          hip: [0, 0.448],
        },
      ],
      [0.25, { rf: [0, 0], lf: [0, 0.06], hip: [0, 0.466] }],
      [0.5, { rf: [-0.17, 0.02], lf: [0.17, 0], hip: [0, 0.448] }],
      [0.75, { rf: [0, 0.06], lf: [0, 0], hip: [0, 0.466] }],
    ],
    effects: [{ name: 'sweat', at: 'head', strength: 0.3 }],
  }),
  deed(
    'push',
    [
      'pushing cart',
      'pushing a cart',
      'pushing',
      'pushing wheelchair',
      'pushing stroller',
      'pushing wheelbarrow',
      'shopping',
    ],
    {
      needs: { place: 'supermarket', way: 0.35 },
      by: (context) => ({
        seconds: 1.2,
        glides: true,
        needs: { way: 0.35 },
        holds: [
          {
            thing: pushed(context.object),
            grip: 'rightHand',
            upright: true,
            angle: 0,
            layer: 'front',
          },
        ],
        keys: [
          [
            0,
            {
              rh: [0.24, 0.47],
              lh: [0.26, 0.47],
              torso: 0.2,
              rf: [0.15, 0],
              lf: [-0.2, 0.02],
              hip: [0, 0.445],
            },
          ],
          [0.25, { rf: [-0.02, 0], lf: [-0.02, 0.06], hip: [0, 0.46] }],
          [0.5, { rf: [-0.2, 0.02], lf: [0.15, 0], hip: [0, 0.445] }],
          [0.75, { rf: [-0.02, 0.06], lf: [-0.02, 0], hip: [0, 0.46] }],
        ],
      }),
    },
  ),
  deed('pull', ['pulling', 'pulling a rope', 'tug of war', 'dragging', 'pulling a cart'], {
    seconds: 1.6,
    holds: [],
    keys: [
      [
        0,
        {
          rh: [0.3, 0.56],
          lh: [0.34, 0.58],
          torso: -0.3,
          hip: [-0.12, 0.38],
          rf: [0.1, 0],
          lf: [0.02, 0],
          face: 'angry',
          right: 'fist',
          left: 'fist',
        },
      ],
      [0.5, { rh: [0.2, 0.56], lh: [0.24, 0.58], torso: -0.46, hip: [-0.18, 0.36] }],
    ],
    strands: ({ at, body }) => [
      {
        points: [
          { x: at('rightHand').x - 0.05, y: at('rightHand').y - 0.02 },
          { x: 0.8 * body, y: 0.52 * body },
          { x: 1.5 * body, y: 0.5 * body },
        ],
        colour: '#c79a5a',
        width: 0.02,
      },
    ],
    effects: [
      { name: 'sweat', at: 'head' },
      { name: 'dust', at: 'feet', strength: 0.4 },
    ],
  }),
  deed('wash-car', ['washing a car', 'washing car', 'cleaning car'], {
    seconds: 1.4,
    holds: [{ thing: 'sponge', layer: 'front', height: 0.07 }],
    set: [
      { thing: 'car', x: 0.92, z: 0.05, height: 0.78 },
      { thing: 'bucket', x: -0.2, z: -0.04, height: 0.17 },
    ],
    keys: [
      [0, { rh: [0.24, 0.7], la: [0.2, 0.4], torso: 0.1 }],
      [0.25, { rh: [0.34, 0.6] }],
      [0.5, { rh: [0.3, 0.44], torso: 0.3, hip: [-0.04, 0.44] }],
      [0.75, { rh: [0.22, 0.58] }],
    ],
    effects: [
      { name: 'bubbles', at: 'rightHand' },
      { name: 'water', at: [0.5, 0.5], strength: 0.4 },
    ],
  }),
]

function animalHeight(object: string | null): number {
  if (/horse|cow|elephant|donkey|llama|deer/.test(object ?? '')) return 0.86
  return /cat|rabbit|duck|bird|kitten|squirrel/.test(object ?? '') ? 0.28 : 0.44
}

function pushed(object: string | null): string {
  if (/stroller|pram|baby/.test(object ?? '')) return 'stroller'
  if (/barrow/.test(object ?? '')) return 'wheelbarrow'
  return 'cart'
}

function digging(snowy: boolean): Score {
  return {
    seconds: 2,
    needs: GARDEN,
    holds: [
      {
        thing: 'shovel',
        grip: 'rightHand',
        aim: 'leftHand',
        at: [0.5, 0.08],
        angle: 0,
        layer: 'front',
        height: 0.72,
      },
    ],
    set: [{ thing: snowy ? 'snow mound' : 'mound', x: 0.6, z: 0.03, height: 0.14, shadow: false }],
    keys: [
      [
        0,
        {
          rh: [0.02, 0.62],
          lh: [0.16, 0.36],
          torso: 0.44,
          neck: 0,
          hip: [-0.05, 0.43],
          rf: [-0.14, 0],
          lf: [0.12, 0],
        },
      ],
      [0.25, { rh: [0.1, 0.54], lh: [0.24, 0.26], torso: 0.62, hip: [-0.04, 0.4] }],
      [0.55, { rh: [0.04, 0.6], lh: [0.26, 0.58], torso: 0.14, hip: [-0.02, 0.45] }],
      [0.7, { rh: [0.06, 0.6], lh: [0.3, 0.66], torso: 0.08, hip: [0.02, 0.46] }],
    ],
    effects: [
      { name: snowy ? 'snow' : 'dust', at: [0.55, 0.4], from: 0.62, until: 0.8 },
      { name: 'sweat', at: 'head', strength: 0.4 },
    ],
  }
}

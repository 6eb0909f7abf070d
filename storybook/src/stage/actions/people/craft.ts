/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import { keyed } from './track.ts'
import { ONE_KNEE, SIT, STOOL } from './postures.ts'

const DESK = { thing: 'table', x: 0.46, z: -0.05, height: 0.42 } as const
const STUDIO = { place: 'workshop' } as const
const OFFICE = { place: 'office' } as const

/** Making things, and work at a table. */
export const CRAFT: readonly Choreography[] = [
  deed(
    'pottery',
    ['clay pottery making', 'making pottery', 'pottery', 'making clay pot', 'throwing clay'],
    {
      seconds: 1.6,
      needs: STUDIO,
      costume: 'potter',
      holds: [],
      set: [
        { ...STOOL, x: -0.06 },
        { thing: 'potter wheel', x: 0.34, z: 0.03, height: 0.34 },
        {
          thing: 'clay pot',
          x: 0.34,
          y: 0.32,
          z: -0.02,
          height: 0.2,
          shadow: false,
          move: ({ t, phase }) => ({
            height: 0.19 + Math.sin(phase * Math.PI * 2) * 0.02,
            lean: Math.sin(t * 14) * 0.02,
          }),
        },
      ],
      keys: [
        [
          0,
          {
            ...SIT,
            rf: [0.1, 0],
            lf: [0.16, 0],
            rh: [0.27, 0.44],
            lh: [0.41, 0.44],
            torso: 0.3,
            neck: 0.2,
            right: 'open',
            left: 'open',
          },
        ],
        [0.5, { rh: [0.28, 0.5], lh: [0.4, 0.5], torso: 0.26 }],
      ],
      effects: [{ name: 'water', at: [0.34, 0.42], strength: 0.2 }],
    },
  ),
  deed(
    'sculpt',
    [
      'sculpting',
      'carving a statue',
      'carving pumpkin',
      'carving wood',
      'carving ice',
      'chiselling',
    ],
    {
      seconds: 1,
      needs: STUDIO,
      holds: [
        {
          thing: 'hammer',
          upright: true,
          angle: 0,
          swing: keyed([
            [0, -0.3],
            [0.45, 1.3],
          ]),
        },
        { thing: 'screwdriver', grip: 'leftHand', angle: 1.6, upright: true, layer: 'front' },
      ],
      set: [{ thing: '?sculpture', x: 0.5, z: 0.04, height: 0.9 }],
      keys: [
        [0, { lh: [0.32, 0.68], rh: [0.1, 0.8], rw: 0.5, torso: 0.02 }],
        [0.45, { rh: [0.22, 0.68], rw: 0, torso: 0.1, neck: 0.1 }],
      ],
      effects: [{ name: 'crumbs', at: [0.4, 0.68], from: 0.42, until: 0.55 }],
    },
  ),
  deed(
    'paint',
    ['painting', 'painting a picture', 'painting on canvas', 'brush painting', 'oil painting'],
    {
      seconds: 2,
      needs: STUDIO,
      costume: 'painter',
      holds: [
        { thing: 'paintbrush', angle: 1.5, upright: true, at: [0.5, 0.8], layer: 'front' },
        { thing: 'palette', grip: 'leftHand', layer: 'body', height: 0.12 },
      ],
      set: [{ thing: 'easel', x: 0.5, z: 0.05, height: 0.95 }],
      keys: [
        [0, { rh: [0.26, 0.72], lh: [0.16, 0.56], neck: 0.02 }],
        [0.25, { rh: [0.3, 0.62] }],
        [0.5, { rh: [0.27, 0.66], torso: -0.04, neck: -0.05 }],
        [0.75, { rh: [0.3, 0.76], torso: 0.05 }],
      ],
      face: 'happy',
    },
  ),
  deed('draw', ['drawing', 'sketching', 'drawing a picture', 'colouring', 'coloring in'], {
    seconds: 1.2,
    needs: STUDIO,
    holds: [
      { thing: 'pencil', angle: 0.5, upright: true, at: [0.5, 0.55], layer: 'front', height: 0.15 },
    ],
    set: [
      STOOL,
      DESK,
      { thing: 'paper sheet', x: 0.4, y: 0.42, z: -0.06, height: 0.06, shadow: false },
    ],
    keys: [
      [0, { ...SIT, rh: [0.32, 0.52], lh: [0.38, 0.48], torso: 0.24, neck: 0.26 }],
      [0.25, { rh: [0.37, 0.51] }],
      [0.5, { rh: [0.34, 0.53] }],
      [0.75, { rh: [0.4, 0.52], neck: 0.2 }],
    ],
  }),
  deed(
    'write',
    [
      'writing',
      'writing a letter',
      'studying',
      'doing homework',
      'signing',
      'taking notes',
      'calligraphy',
    ],
    {
      seconds: 1.6,
      needs: OFFICE,
      holds: [
        {
          thing: 'pencil',
          angle: 0.5,
          upright: true,
          at: [0.5, 0.55],
          layer: 'front',
          height: 0.15,
        },
      ],
      set: [
        STOOL,
        DESK,
        { thing: 'paper sheet', x: 0.4, y: 0.42, z: -0.06, height: 0.06, shadow: false },
      ],
      keys: [
        [0, { ...SIT, rh: [0.3, 0.51], lh: ['chin', 0.0, -0.03], torso: 0.2, neck: 0.22 }],
        [0.2, { rh: [0.33, 0.53] }],
        [0.4, { rh: [0.35, 0.51] }],
        [0.6, { rh: [0.38, 0.53] }],
        [0.8, { rh: [0.41, 0.51] }],
      ],
    },
  ),
  deed(
    'type',
    [
      'typing',
      'using computer',
      'using a laptop',
      'working on a computer',
      'coding',
      'programming',
      'working',
    ],
    {
      seconds: 0.6,
      needs: OFFICE,
      holds: [],
      set: [
        STOOL,
        DESK,
        { thing: 'laptop', x: 0.5, y: 0.42, z: -0.07, height: 0.25, flip: true, shadow: false },
      ],
      keys: [
        [0, { ...SIT, rh: [0.32, 0.47], lh: [0.38, 0.49], torso: 0.1, neck: 0.1 }],
        [0.25, { rh: [0.33, 0.49], lh: [0.38, 0.47] }],
        [0.5, { rh: [0.35, 0.47], lh: [0.36, 0.49] }],
        [0.75, { rh: [0.33, 0.49], lh: [0.39, 0.47], neck: 0.14 }],
      ],
    },
  ),
  deed('read', ['reading', 'reading book', 'reading a book', 'reading newspaper'], {
    needs: { place: 'library' },
    by: (context) => ({
      seconds: 4,
      needs: { place: 'library' },
      holds: [
        {
          thing: /paper/.test(context.object ?? '') ? 'newspaper' : 'open book',
          grip: 'bothHands',
          layer: 'front',
          upright: true,
          angle: 0.08,
          height: /paper/.test(context.object ?? '') ? 0.24 : 0.18,
          at: [0.5, 0.8],
        },
      ],
      set: [{ thing: 'armchair', x: -0.06, z: 0.04, height: 0.56 }],
      keys: [
        [0, { ...SIT, rh: [0.2, 0.5], lh: [0.28, 0.52], torso: -0.04, neck: 0.24 }],
        [0.4, { neck: 0.3, look: 0.1 }],
        [0.7, { rh: [0.21, 0.52], neck: 0.24, mouth: 0.15, face: 'happy' }],
      ],
    }),
  }),
  deed('knit', ['knitting', 'crocheting', 'weaving', 'spinning yarn'], {
    seconds: 0.9,
    needs: { place: 'living room' },
    holds: [
      { thing: 'knitting', grip: 'bothHands', upright: true, angle: 0, layer: 'body' },
      { thing: 'knitting needle', grip: 'rightHand', upright: true, angle: 0.9, layer: 'front' },
      { thing: 'knitting needle', grip: 'leftHand', upright: true, angle: -0.7, layer: 'front' },
    ],
    set: [
      { thing: 'rocking chair', x: -0.06, z: 0.04, height: 0.6 },
      { thing: 'yarn', x: 0.42, z: -0.05, height: 0.09 },
    ],
    keys: [
      [0, { ...SIT, rh: [0.18, 0.54], lh: [0.27, 0.53], neck: 0.24 }],
      [0.5, { rh: [0.22, 0.56], lh: [0.25, 0.52], neck: 0.2 }],
    ],
    strands: ({ at, body }) => [
      {
        points: [
          at('leftHand'),
          { x: 0.36 * body, y: 0.3 * body },
          { x: 0.42 * body, y: 0.08 * body },
        ],
        colour: '#d6707a',
        width: 0.007,
      },
    ],
  }),
  deed('sew', ['sewing', 'embroidering', 'stitching', 'mending', 'tailoring'], {
    seconds: 1,
    needs: STUDIO,
    holds: [],
    set: [
      STOOL,
      DESK,
      { thing: 'sewing machine', x: 0.5, y: 0.42, z: -0.06, height: 0.18, shadow: false },
    ],
    keys: [
      [0, { ...SIT, rh: [0.3, 0.46], lh: [0.36, 0.48], torso: 0.16, neck: 0.24 }],
      [0.7, { rh: [0.4, 0.46], lh: [0.42, 0.48], torso: 0.22 }],
    ],
  }),
  deed(
    'make-jewelry',
    ['making jewelry', 'making jewellery', 'stringing beads', 'repairing a watch'],
    {
      seconds: 1.6,
      needs: STUDIO,
      holds: [{ thing: 'necklace', grip: 'leftHand', layer: 'front', height: 0.16 }],
      set: [STOOL, DESK],
      costume: 'tailor',
      keys: [
        [0, { ...SIT, lh: [0.34, 0.62], rh: [0.28, 0.6], torso: 0.14, neck: 0.2, right: 'point' }],
        [0.5, { rh: [0.31, 0.56], neck: 0.24 }],
        [0.75, { rh: [0.26, 0.64] }],
      ],
      effects: [{ name: 'stars', at: [0.36, 0.56], strength: 0.5 }],
    },
  ),
  deed(
    'hammer',
    [
      'hammering',
      'building',
      'nailing',
      'using a hammer',
      'repairing',
      'fixing',
      'building cabinet',
      'building shed',
      'assembling',
    ],
    {
      seconds: 0.9,
      costume: 'carpenter',
      holds: [
        {
          thing: 'hammer',
          upright: true,
          angle: 0,
          height: 0.24,
          swing: keyed([
            [0, -0.6],
            [0.4, 1.4],
            [0.52, 1.3],
          ]),
        },
      ],
      set: [
        { thing: 'table', x: 0.42, z: 0.04, height: 0.36 },
        { thing: 'plank', x: 0.44, y: 0.36, z: -0.03, height: 0.05, shadow: false },
      ],
      keys: [
        [
          0,
          {
            rh: [0.1, 0.82],
            lh: [0.32, 0.44],
            rw: 0.4,
            torso: 0.08,
            neck: 0.2,
            hip: [-0.03, 0.46],
          },
        ],
        [0.4, { rh: [0.27, 0.54], rw: -0.1, torso: 0.3 }],
        [0.52, { rh: [0.27, 0.55], torso: 0.28 }],
      ],
      effects: [{ name: 'sparks', at: [0.4, 0.46], from: 0.38, until: 0.5, strength: 0.5 }],
    },
  ),
  deed('bend-metal', ['bending metal', 'forging', 'blacksmithing', 'metalworking'], {
    seconds: 1,
    costume: 'blacksmith',
    holds: [
      {
        thing: 'hammer',
        upright: true,
        angle: 0,
        height: 0.28,
        swing: keyed([
          [0, -0.6],
          [0.4, 1.4],
          [0.52, 1.3],
        ]),
      },
    ],
    set: [{ thing: 'anvil', x: 0.38, z: -0.03, height: 0.34 }],
    keys: [
      [
        0,
        { rh: [0.06, 0.94], lh: [0.3, 0.42], rw: 0.4, torso: 0.05, neck: 0.15, hip: [-0.03, 0.46] },
      ],
      [0.4, { rh: [0.28, 0.5], rw: -0.1, torso: 0.34 }],
      [0.52, { rh: [0.28, 0.52], torso: 0.3 }],
    ],
    effects: [
      { name: 'sparks', at: [0.38, 0.38], from: 0.36, until: 0.55 },
      { name: 'fire', at: [0.62, 0.1], strength: 0.4 },
    ],
  }),
  deed('weld', ['welding', 'soldering'], {
    seconds: 2,
    costume: 'welder',
    holds: [{ thing: 'torch', angle: 2.2, upright: true, layer: 'front' }],
    set: [{ thing: 'plank', x: 0.44, y: 0.2, z: 0.02, height: 0.08 }],
    keys: [
      [0, { ...ONE_KNEE, torso: 0.3, neck: 0.14, rh: [0.26, 0.4], lh: [0.3, 0.34] }],
      [0.5, { rh: [0.32, 0.39] }],
    ],
    effects: [
      { name: 'sparks', at: [0.44, 0.3], strength: 1.4 },
      { name: 'smoke', at: [0.44, 0.34], strength: 0.5 },
    ],
  }),
  deed(
    'saw',
    ['sawing', 'sawing wood', 'cutting wood', 'woodworking', 'planing wood', 'sanding wood'],
    {
      seconds: 1,
      costume: 'carpenter',
      holds: [{ thing: 'saw', angle: 1.75, upright: true, at: [0.4, 0.92], layer: 'front' }],
      set: [
        { thing: 'table', x: 0.46, z: 0.04, height: 0.34 },
        { thing: 'plank', x: 0.42, y: 0.34, z: 0.02, height: 0.06, shadow: false },
      ],
      keys: [
        [0, { rh: [0.04, 0.54], lh: [0.34, 0.42], torso: 0.34, neck: 0.1, hip: [-0.05, 0.45] }],
        [0.5, { rh: [0.22, 0.46], torso: 0.42 }],
      ],
      effects: [{ name: 'crumbs', at: [0.36, 0.36] }],
    },
  ),
  deed(
    'paint-wall',
    [
      'painting a wall',
      'painting wall',
      'painting a fence',
      'painting house',
      'plastering',
      'laying bricks',
      'laying tiles',
    ],
    {
      seconds: 2,
      costume: 'painter',
      holds: [{ thing: 'roller', angle: 0.5, upright: true, layer: 'front' }],
      set: [{ thing: 'wall panel', x: 0.56, z: 0.05, height: 1.2 }],
      keys: [
        [0, { rh: [0.22, 0.58], la: [0.1, 0.3], torso: 0.04 }],
        [0.5, { rh: [0.26, 0.88], torso: -0.06, neck: -0.2 }],
      ],
      face: 'happy',
    },
  ),
  deed(
    'change-tyre',
    [
      'changing wheel',
      'changing a tyre',
      'changing tire',
      'fixing car',
      'repairing a car',
      'changing oil',
      'fixing bicycle',
      'fixing a bike',
      'mechanic work',
      'pumping gas',
    ],
    {
      seconds: 1.2,
      costume: 'mechanic',
      holds: [{ thing: 'wrench', angle: 1.4, upright: true, layer: 'front' }],
      set: [
        { thing: 'car', x: 0.95, z: 0.06, height: 0.8 },
        { thing: 'tyre', x: 0.4, z: 0.02, height: 0.36 },
      ],
      keys: [
        [0, { ...ONE_KNEE, rh: [0.26, 0.3], lh: [0.34, 0.2], torso: 0.2, neck: 0.1 }],
        [0.5, { rh: [0.28, 0.18], torso: 0.26 }],
      ],
      effects: [{ name: 'sparks', at: [0.4, 0.2], strength: 0.3 }],
    },
  ),
  deed('shine-shoes', ['shining shoes', 'polishing shoes', 'cleaning shoes', 'shoe shining'], {
    seconds: 0.7,
    needs: { framing: 'close-up' },
    holds: [
      { thing: 'shoe', grip: 'leftHand', layer: 'front', height: 0.17 },
      { thing: 'shoe brush', grip: 'rightHand', layer: 'front', height: 0.085 },
    ],
    set: [STOOL],
    keys: [
      [0, { ...SIT, lh: [0.27, 0.5], rh: [0.2, 0.57], torso: 0.2, neck: 0.28 }],
      [0.5, { rh: [0.34, 0.57], torso: 0.24 }],
    ],
    effects: [{ name: 'stars', at: [0.34, 0.56], strength: 0.6 }],
  }),
  deed('bandage', ['bandaging', 'wrapping a bandage', 'applying bandage', 'first aid'], {
    seconds: 1.5,
    costume: 'nurse',
    needs: { place: 'hospital' },
    holds: [{ thing: 'bandage', grip: 'rightHand', layer: 'front', height: 0.07 }],
    keys: [
      [0, { ...SIT, hip: [0, 0.32], rh: [0.36, 0.58], lh: [0.4, 0.52], torso: 0.14, neck: 0.2 }],
      [0.25, { rh: [0.44, 0.53] }],
      [0.5, { rh: [0.37, 0.46] }],
      [0.75, { rh: [0.31, 0.52] }],
    ],
    set: [
      { ...STOOL, height: 0.28 },
      { thing: 'stool', x: 0.8, z: 0.04, height: 0.26 },
    ],
    partner: {
      x: 0.78,
      z: 0.01,
      face: 'sad',
      keys: [
        [0, { ...SIT, rh: [0.36, 0.52], lh: [0.14, 0.38], torso: 0.02 }],
        [0.5, { torso: 0.04, neck: 0.1 }],
      ],
    },
    strands: ({ at, body }) => [
      {
        points: [
          { x: 0.385 * body, y: 0.475 * body },
          { x: 0.43 * body, y: 0.545 * body },
        ],
        colour: '#fbf8f1',
        width: 0.055,
      },
      {
        points: [{ x: 0.41 * body, y: 0.53 * body }, at('rightHand')],
        colour: '#fbf8f1',
        width: 0.022,
      },
    ],
  }),
  deed(
    'play-chess',
    ['playing chess', 'playing checkers', 'playing board games', 'playing monopoly'],
    {
      seconds: 3,
      holds: [],
      set: [
        STOOL,
        { thing: 'stool', x: 1.03, z: 0.04, height: 0.255 },
        { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
        { thing: 'chess board', x: 0.5, y: 0.4, z: -0.06, height: 0.12, shadow: false },
      ],
      keys: [
        [0, { ...SIT, rh: ['chin', 0.02, -0.015], lh: [0.22, 0.42], torso: 0.14, neck: 0.12 }],
        [0.3, { rh: [0.36, 0.54], torso: 0.24 }],
        [0.42, { rh: [0.42, 0.5] }],
        [0.65, { rh: ['chin', 0.02, -0.015], torso: 0.12 }],
      ],
      partner: {
        x: 1.0,
        keys: [
          [0, { ...SIT, rh: ['chin', 0.02, -0.015], lh: [0.22, 0.42], torso: 0.14, neck: 0.12 }],
          [0.62, { rh: ['chin', 0.02, -0.015] }],
          [0.82, { rh: [0.38, 0.52], torso: 0.22 }],
        ],
      },
    },
  ),
  deed('play-cards', ['playing cards', 'playing poker', 'dealing cards', 'shuffling cards'], {
    seconds: 2.4,
    holds: [{ thing: 'playing cards', grip: 'leftHand', layer: 'front', height: 0.14 }],
    set: [
      STOOL,
      { thing: 'stool', x: 1.03, z: 0.04, height: 0.255 },
      { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
    ],
    keys: [
      [0, { ...SIT, lh: [0.26, 0.5], rh: [0.26, 0.56], torso: 0.04 }],
      [0.4, { rh: [0.4, 0.46], torso: 0.14 }],
      [0.7, { rh: [0.27, 0.56], mouth: 0.3, face: 'happy' }],
    ],
    partner: {
      x: 1.0,
      keys: [
        [0, { ...SIT, lh: [0.26, 0.5], rh: [0.2, 0.44] }],
        [0.7, { rh: [0.38, 0.46] }],
      ],
      holds: [{ thing: 'playing cards', grip: 'leftHand', layer: 'front', height: 0.14 }],
    },
  }),
  deed(
    'phone',
    ['talking on the phone', 'phone call', 'calling', 'talking on cell phone', 'answering phone'],
    {
      seconds: 2,
      holds: [{ thing: 'phone', angle: 0.5, upright: true, layer: 'front', height: 0.1 }],
      face: 'happy',
      keys: [
        [0, { rh: ['ear', 0.02, -0.02], lh: [0.18, 0.58], mouth: 0.1 }],
        [0.25, { mouth: 0.6, lh: [0.24, 0.64], left: 'open' }],
        [0.5, { mouth: 0.1, neck: 0.06 }],
        [0.75, { mouth: 0.5, lh: [0.2, 0.56] }],
      ],
    },
  ),
  deed('text', ['texting', 'using phone', 'looking at phone', 'scrolling', 'taking a selfie'], {
    needs: { place: 'street' },
    by: (context) => ({
      seconds: 1.4,
      holds: [{ thing: 'phone', angle: 0.15, upright: true, layer: 'front', height: 0.11 }],
      face: 'happy',
      keys: /selfie/.test(context.object ?? '')
        ? [
            [0, { rh: [0.3, 0.98], left: 'scissors', lh: ['eye', 0.12, -0.06] }],
            [0.5, { neck: 0.1 }],
          ]
        : [
            [0, { rh: [0.2, 0.64], lh: [0.22, 0.62], neck: 0.3 }],
            [0.5, { rh: [0.2, 0.65], lh: [0.215, 0.6] }],
          ],
    }),
  }),
  deed(
    'photograph',
    [
      'taking photos',
      'taking a photo',
      'taking pictures',
      'photographing',
      'filming',
      'taking photo',
      'shooting a film',
    ],
    {
      seconds: 2.4,
      holds: [
        {
          thing: 'camera',
          grip: 'rightHand',
          upright: true,
          angle: 0,
          layer: 'front',
          height: 0.11,
        },
      ],
      keys: [
        [
          0,
          {
            rh: ['eye', 0.05, -0.03],
            lh: ['eye', 0.1, -0.055],
            torso: 0.08,
            hip: [-0.03, 0.45],
            rf: [-0.1, 0],
            lf: [0.1, 0],
            blink: 0,
          },
        ],
        [0.4, { hip: [-0.05, 0.4], torso: 0.16 }],
        [0.75, { hip: [-0.02, 0.46], torso: 0.02 }],
      ],
      effects: [{ name: 'flash', at: 'rightHand', from: 0.45, until: 0.5 }],
    },
  ),
  deed(
    'magic',
    [
      'performing magic',
      'doing magic',
      'magic trick',
      'casting a spell',
      'pulling a rabbit out of a hat',
    ],
    {
      seconds: 2.6,
      costume: 'magician',
      face: 'happy',
      holds: [
        { thing: 'wand' },
        {
          thing: 'magic hat',
          grip: 'leftHand',
          layer: 'front',
          upright: true,
          angle: 0,
          at: [0.2, 0.4],
        },
      ],
      set: [
        {
          thing: 'magic rabbit',
          x: 0.33,
          y: 0.6,
          z: 0.04,
          height: 0.2,
          shadow: false,
          move: ({ phase }) => ({ y: Math.max(0, Math.sin((phase - 0.3) * Math.PI * 1.4)) * 0.16 }),
        },
      ],
      keys: [
        [0, { lh: [0.26, 0.62], rh: [0.08, 0.9], torso: -0.02 }],
        [0.3, { rh: [0.26, 0.86], torso: 0.06 }],
        [0.4, { rh: [0.22, 0.94], mouth: 0.5 }],
        [0.8, { rh: [0.06, 0.92] }],
      ],
      effects: [{ name: 'magic', at: [0.34, 0.86] }],
    },
  ),
]

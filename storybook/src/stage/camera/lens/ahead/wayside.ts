import { cut, type Cut } from './cut-paper.ts'

/** What stands beside a way, in u: each row is drawn one after the other at its sides. */
export interface Wayside {
  readonly things: readonly (readonly Cut[])[]
  /** How far from the middle they are at least. */
  readonly aside: number
  /** How far one is from the next. */
  readonly apart: number
  /** What lies on the ground: tufts, stones, flakes; null over water and in the air. */
  readonly litter: string | null
  /** They hang in the air and the water at any height. */
  readonly afloat?: boolean
}

const leafy = (crown: string, light: string): readonly Cut[] => [
  cut('M-0.25 0L-0.16 -2.4H0.16L0.28 0Z', '#6f4c34'),
  cut(
    'M0 -1.6a1.5 1.4 0 1 1 0.1 0ZM-1.1 -1.9a1.2 1.1 0 1 1 0.2 -1.6ZM1.2 -1.9a1.2 1.1 0 1 0 -0.2 -1.6Z',
    crown,
  ),
  cut('M-1.5 -2.6a1.7 1.6 0 1 1 3 0a1.7 1.3 0 0 1 -3 0Z', crown),
  cut('M-1 -3.2a1 0.9 0 1 1 1.6 0a1 0.6 0 0 1 -1.6 0Z', light),
]
const fir = (needles: string, light: string): readonly Cut[] => [
  cut('M-0.2 0V-0.8H0.2V0Z', '#5c4030'),
  cut('M-1.4 -0.6L0 -2.6L1.4 -0.6Z', needles),
  cut('M-1.15 -1.7L0 -3.6L1.15 -1.7Z', needles),
  cut('M-0.85 -2.8L0 -4.6L0.85 -2.8Z', needles),
  cut(
    'M-0.45 -3.8L0 -4.6L0.45 -3.8L0.2 -3.9L0 -3.7L-0.2 -3.9ZM-0.7 -2.4L0 -3.4L0.7 -2.4L0.3 -2.6L0 -2.3L-0.3 -2.6Z',
    light,
  ),
]
const palm: readonly Cut[] = [
  cut('M-0.2 0Q-0.1 -2.4 0.4 -4.4L0.62 -4.3Q0.2 -2.2 0.2 0Z', '#8a6a44'),
  cut(
    'M0.5 -4.4Q-0.6 -5.4 -1.7 -4.2Q-0.5 -4.6 0.5 -4.3Q1.4 -4.8 2.6 -4Q1.8 -5.3 0.5 -4.5Q0.4 -5.6 -0.6 -5.9Q0.2 -5.2 0.5 -4.4Q1 -5.6 1.9 -5.7Q1 -5 0.5 -4.3Z',
    '#3f8a4c',
  ),
]
const lamp: readonly Cut[] = [
  cut('M-0.07 0V-4.2H-0.9V-4.32H0.07V0Z', '#4a5160'),
  cut('M-1.3 -4.34H-0.7V-4.14H-1.3Z', '#ffe49a', true),
]
const tower = (wall: string, lit: string): readonly Cut[] => [
  cut('M-0.6 0V-7.4H3.6V0Z', wall),
  ...[0, 1, 2, 3, 4].map((floor) =>
    cut(
      `M-0.2 ${-1.4 - floor * 1.2}h0.7v-0.7h-0.7ZM1.1 ${-1.4 - floor * 1.2}h0.7v-0.7h-0.7ZM2.4 ${-1.4 - floor * 1.2}h0.7v-0.7h-0.7Z`,
      lit,
      floor % 2 === 0,
    ),
  ),
]
const lolly = (disc: string): readonly Cut[] => [
  cut('M-0.09 0V-2.6H0.09V0Z', '#fff4ea'),
  cut('M-1.1 -3.2a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1 -2.2 0Z', disc),
  cut(
    'M-0.75 -3.2a0.75 0.75 0 1 1 1.5 0a0.9 0.9 0 0 1 -1.2 0.5a0.5 0.5 0 1 1 0.6 -0.7a0.4 0.4 0 0 0 -0.5 0.4a0.5 0.5 0 0 0 0.7 0.1a0.5 0.5 0 0 0 -0.2 -0.9a0.7 0.7 0 0 0 -0.6 0.6Z',
    '#fff4ea',
  ),
]
const cane: readonly Cut[] = [
  cut(
    'M-0.2 0V-3Q-0.2 -4 0.8 -4Q1.7 -4 1.7 -3H1.3Q1.3 -3.6 0.8 -3.6Q0.2 -3.6 0.2 -3V0Z',
    '#fff4ea',
  ),
  cut(
    'M-0.2 -0.2L0.2 -0.6V-1L-0.2 -0.6ZM-0.2 -1.2L0.2 -1.6V-2L-0.2 -1.6ZM-0.2 -2.2L0.2 -2.6V-3L-0.2 -2.6ZM0.2 -3.7L0.7 -4V-3.6L0.5 -3.5ZM1.1 -3.95L1.6 -3.6L1.3 -3.4L1 -3.6Z',
    '#e0414f',
  ),
]
const coral = (colour: string): readonly Cut[] => [
  cut(
    'M-0.3 0Q-0.4 -1 -1 -1.8Q-0.5 -1.6 -0.3 -1.2Q-0.4 -2 -0.5 -2.6Q0 -2 0 -1.3Q0.4 -1.9 0.3 -2.8Q0.8 -1.9 0.5 -1.2Q0.8 -1.4 1.2 -1.4Q0.6 -0.8 0.4 0Z',
    colour,
  ),
]
const rock = (face: string, shade: string, tall: number): readonly Cut[] => [
  cut(`M-0.6 0L-0.3 ${-tall * 0.7}L0.4 ${-tall}L2.6 ${-tall * 1.1}L4.4 ${-tall * 0.9}V0Z`, face),
  cut(
    `M1.2 0L0.9 ${-tall * 0.8}L1.8 ${-tall * 1.04}L2.6 ${-tall * 1.1}L2.2 ${-tall * 0.5}L2.6 0Z`,
    shade,
  ),
]
const cloud: readonly Cut[] = [
  cut(
    'M-2 0a0.9 0.9 0 0 1 0.5 -1.5a1.3 1.3 0 0 1 2.3 -0.6a1 1 0 0 1 1.6 0.9a0.7 0.7 0 0 1 -0.2 1.2Z',
    '#ffffff',
  ),
]
const stone: readonly Cut[] = [
  cut('M-0.8 -0.2L-0.9 -0.9L-0.2 -1.5L0.7 -1.3L1 -0.5L0.4 0.1Z', '#8a8494'),
  cut('M-0.3 -0.9a0.25 0.2 0 1 1 0.4 0.1ZM0.4 -0.5a0.15 0.15 0 1 1 0.2 0.1Z', '#6a6478'),
]
const pillar: readonly Cut[] = [
  cut('M-0.3 0V-5.2H0.3V0ZM-0.5 0V-0.3H0.5V0ZM-0.5 -5.2V-4.9H0.5V-5.2Z', '#cbb894'),
  cut('M-0.16 -3.2h0.32v-0.6h-0.32Z', '#ffe0a0', true),
]
const bush: readonly Cut[] = [
  cut('M-1 0a0.7 0.7 0 0 1 0.3 -1a0.8 0.8 0 0 1 1.3 -0.2a0.7 0.7 0 0 1 0.6 1.2Z', '#5a9a52'),
  cut(
    'M-0.4 -0.7a0.1 0.1 0 1 1 0.2 0ZM0.3 -0.5a0.1 0.1 0 1 1 0.2 0ZM0 -0.9a0.1 0.1 0 1 1 0.2 0Z',
    '#f2a8c0',
  ),
]

const GREEN = leafy('#5f9b4e', '#7db561')
const TOWNS: Wayside = {
  things: [tower('#7c8296', '#ffd98a'), lamp, tower('#a3796a', '#ffe2a6'), lamp],
  aside: 4.6,
  apart: 6,
  litter: '#ded7bf',
}

/** Waysides by the words of a place and its season. */
export const WAYSIDES: readonly (readonly [words: RegExp, wayside: Wayside])[] = [
  [
    /candy|sweet|chocolate|gingerbread|lollipop/u,
    {
      things: [lolly('#f0699a'), cane, lolly('#58b8c8'), cane],
      aside: 3.6,
      apart: 4.5,
      litter: '#ffe3ef',
    },
  ],
  [
    /coral|reef|underwater|ocean floor|sea ?bed|kelp|deep/u,
    {
      things: [coral('#e8697a'), coral('#f0a84a'), coral('#9a6cc8')],
      aside: 2.8,
      apart: 4,
      litter: '#e8d9a8',
    },
  ],
  [
    /space|galaxy|asteroid|stars|nebula|cosmos/u,
    { things: [stone], aside: 2.6, apart: 3.4, litter: null, afloat: true },
  ],
  [/above|cloud|sky|air\b/u, { things: [cloud], aside: 2.4, apart: 5, litter: null, afloat: true }],
  [
    /canyon|gorge|ravine|cliff|mars/u,
    {
      things: [rock('#c07a52', '#a2603f', 6.4), rock('#b56c48', '#93543a', 5)],
      aside: 4.4,
      apart: 5,
      litter: null,
    },
  ],
  [
    /corridor|hallway|tunnel|temple|palace|castle|cathedral|museum|hospital|hotel|school/u,
    { things: [pillar], aside: 4, apart: 6, litter: null },
  ],
  [
    /snow|winter|ski|slope|arctic|alps|ice/u,
    {
      things: [fir('#2f6650', '#f4f9ff'), fir('#3a7459', '#ffffff')],
      aside: 3.6,
      apart: 4.6,
      litter: '#ffffff',
    },
  ],
  [
    /autumn|fall foliage/u,
    {
      things: [leafy('#d9822b', '#eea83f'), leafy('#c2502e', '#dc6f3a')],
      aside: 4.8,
      apart: 4.6,
      litter: '#e8a04a',
    },
  ],
  [
    /pine|fir|forest|wood|taiga|trail|mountain/u,
    {
      things: [fir('#3c7a4e', '#5c9c63'), GREEN, fir('#356b48', '#4f8c5a')],
      aside: 4.4,
      apart: 4.2,
      litter: '#8fae5a',
    },
  ],
  [
    /beach|tropical|jungle|island|palm|lagoon|oasis|rainforest/u,
    { things: [palm, bush, palm], aside: 3.6, apart: 4.8, litter: '#f4e2b0' },
  ],
  [
    /desert|dune|savanna|prairie/u,
    { things: [rock('#d6a468', '#b98550', 1.4)], aside: 4, apart: 8, litter: '#c79a5c' },
  ],
  [/city|street|downtown|town|tokyo|york|avenue|alley|boulevard|neon|urban/u, TOWNS],
  [
    /highway|motorway|freeway|race ?track|circuit|road/u,
    { things: [GREEN, lamp], aside: 5.2, apart: 7, litter: '#f4efd8' },
  ],
  [/ocean|sea$|lake|harbou?r/u, { things: [], aside: 4, apart: 6, litter: null }],
  [
    /./u,
    { things: [GREEN, bush, leafy('#6ea855', '#90c268')], aside: 5, apart: 5.5, litter: '#a9c46a' },
  ],
]

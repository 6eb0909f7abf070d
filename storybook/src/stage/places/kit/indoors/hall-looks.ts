import type { Floor } from '../nature/ground.ts'

/** What the walls of a passage are lined with. */
export type HallSides =
  | 'doors'
  | 'wards'
  | 'lockers'
  | 'cells'
  | 'road'
  | 'sewer'
  | 'mine'
  | 'metro'

/** How a passage looks that runs away from the audience. */
export interface HallLook {
  readonly sides: HallSides
  readonly floor: Pick<Floor, 'pattern' | 'colour' | 'other'>
  readonly wall: string
  readonly ceiling: string
  readonly lamp: string
  /** Bare walls, without a plant in the corner: nobody lives there. */
  readonly rough: boolean
}

const LIVED = {
  sides: 'doors',
  floor: { pattern: 'checks', colour: '#e6dcc8', other: '#b5a58c' },
  wall: '#e0d3b8',
  ceiling: '#f2ead8',
  lamp: '#fffbe8',
  rough: false,
} as const satisfies HallLook

const ROAD = {
  sides: 'road',
  floor: { pattern: 'plain', colour: '#5f5f66', other: '#b5a58c' },
  wall: '#7d7a78',
  ceiling: '#6a6866',
  lamp: '#ffd08a',
  rough: true,
} as const satisfies HallLook

/** The first that fits wins. */
const LOOKS: readonly (readonly [words: RegExp, look: HallLook])[] = [
  [
    /sewer|drain/u,
    {
      ...ROAD,
      sides: 'sewer',
      floor: { pattern: 'slabs', colour: '#6f7266', other: '#5c6056' },
      wall: '#7a7564',
      ceiling: '#5a584c',
    },
  ],
  [
    /\bmin(?:e|ing)\b|mineshaft/u,
    {
      ...ROAD,
      sides: 'mine',
      floor: { pattern: 'plain', colour: '#6b5848', other: '#5a4a3c' },
      wall: '#6a5a50',
      ceiling: '#4a3e38',
    },
  ],
  [
    /jail|prison|cell|dungeon/u,
    {
      ...ROAD,
      sides: 'cells',
      floor: { pattern: 'slabs', colour: '#9a9a98', other: '#84848a' },
      wall: '#8f9298',
      ceiling: '#a5a7aa',
      lamp: '#fffbe8',
    },
  ],
  [
    /\b(?:metro|subway|tube|train|railway|rail|underground tunnel)\b/u,
    {
      ...ROAD,
      sides: 'metro',
      floor: { pattern: 'plain', colour: '#57534f', other: '#4a4642' },
      wall: '#6f6c6a',
      ceiling: '#4a4846',
      lamp: '#fffbe8',
    },
  ],
  [/tunnel|underpass/u, ROAD],
  [
    /hospital|clinic|medical|ward|asylum/u,
    {
      ...LIVED,
      sides: 'wards',
      floor: { pattern: 'checks', colour: '#e3ebe8', other: '#cbdad6' },
      wall: '#eaf0ec',
      ceiling: '#f6f8f6',
    },
  ],
  [
    /school|locker/u,
    {
      ...LIVED,
      sides: 'lockers',
      floor: { pattern: 'checks', colour: '#e9e2d0', other: '#d3c6a8' },
    },
  ],
]

/** How the passage of these words looks. */
export function lookOfHall(words: string): HallLook {
  return LOOKS.find(([told]) => told.test(words))?.[1] ?? LIVED
}

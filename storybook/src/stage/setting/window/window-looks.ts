import { readColour } from '../../../cast/colour/read-colour.ts'
import type { FloorPattern } from '../../places/kit/nature/ground.ts'
import type { Wall } from '../../places/kit/indoors/wall.ts'

export type PaneShape = 'square' | 'round' | 'oval' | 'arch' | 'soft'

/** What kind of window a room has, and the wall around it. */
export interface WindowLook {
  readonly wall: Wall
  readonly floor: {
    readonly pattern: FloorPattern
    readonly colour: string
    readonly other?: string
  }
  readonly frame: string
  readonly shape: PaneShape
  /** Panes across and up. */
  readonly bars: readonly [number, number]
  /** Share of the wall's width and height that the window takes. */
  readonly size: readonly [width: number, height: number]
  readonly curtains?: string
  /** Both casements stand open. */
  readonly open?: boolean
  /** What stands at its sides. */
  readonly beside:
    | 'lamp and plant'
    | 'books'
    | 'seats'
    | 'tables'
    | 'consoles'
    | 'greenery'
    | 'nothing'
  /** What lies outside when nothing is said. */
  readonly view: string
  /** How fast the world goes by outside. */
  readonly speed?: number
}

const HOME: WindowLook = {
  wall: {
    style: 'stripes',
    colour: '#e8d3ad',
    accent: '#dcc393',
    dado: 1.2,
    dadoColour: '#f1e6d0',
  },
  floor: { pattern: 'planks', colour: '#b07d52' },
  frame: '#f7f0e0',
  shape: 'square',
  bars: [3, 2],
  size: [0.64, 0.74],
  curtains: '#b9564c',
  beside: 'lamp and plant',
  view: 'village',
}

const VEHICLE = { bars: [1, 1], beside: 'seats' } as const

/** Rooms by the name of their place; the first that fits. */
const LOOKS: readonly (readonly [places: RegExp, look: Partial<WindowLook>])[] = [
  [
    /^(train-car|subway)$/u,
    {
      ...VEHICLE,
      wall: { style: 'plain', colour: '#e6d9c0', dado: 1.2, dadoColour: '#8a5f45' },
      floor: { pattern: 'planks', colour: '#9a8470' },
      frame: '#a98a5a',
      shape: 'soft',
      size: [0.66, 0.62],
      view: 'valley',
      speed: 3.4,
    },
  ],
  [
    /^(bus-interior|car-interior|subway-car)$/u,
    {
      ...VEHICLE,
      wall: { style: 'plain', colour: '#6f7f93', dado: 1.2, dadoColour: '#4c5a70' },
      floor: { pattern: 'plain', colour: '#4f5663' },
      frame: '#39414f',
      shape: 'soft',
      size: [0.78, 0.64],
      view: 'street',
      speed: 3,
    },
  ],
  [
    /^(airplane-cabin|cockpit)$/u,
    {
      ...VEHICLE,
      wall: { style: 'plain', colour: '#eef0f0' },
      floor: { pattern: 'plain', colour: '#5f6f8f' },
      frame: '#c4cad0',
      shape: 'oval',
      size: [0.44, 0.8],
      view: 'sky',
      speed: 0.8,
    },
  ],
  [
    /^(spaceship|space)$/u,
    {
      wall: { style: 'metal', colour: '#8f9ab5', accent: '#7d88a5' },
      floor: { pattern: 'tiles', colour: '#6f7a96', other: '#5c6682' },
      frame: '#55607d',
      shape: 'oval',
      bars: [1, 1],
      size: [0.76, 0.84],
      beside: 'consoles',
      view: 'space',
      speed: 0.3,
    },
  ],
  [
    /^submarine$/u,
    {
      wall: { style: 'metal', colour: '#8a8f78', accent: '#75795f' },
      floor: { pattern: 'tiles', colour: '#5c6152', other: '#4f5446' },
      frame: '#b58a3f',
      shape: 'round',
      bars: [1, 1],
      size: [0.56, 0.84],
      beside: 'consoles',
      view: 'underwater',
      speed: 0.6,
    },
  ],
  [
    /^(cafe|restaurant|bakery|bar|food-court|ice-cream-parlor|flower-shop)$/u,
    {
      wall: { style: 'brick', colour: '#b5765a' },
      floor: { pattern: 'planks', colour: '#8a5f40' },
      frame: '#4b3a33',
      bars: [3, 1],
      size: [0.74, 0.76],
      beside: 'tables',
      view: 'street',
    },
  ],
  [
    /^(office|hotel|skyscraper|shopping-mall|server-room|gymnasium|airport|airport-terminal|waiting-room)$/u,
    {
      wall: { style: 'plain', colour: '#dfe3e6' },
      floor: { pattern: 'tiles', colour: '#b9bfc6', other: '#aab1ba' },
      frame: '#5a6472',
      bars: [4, 1],
      size: [0.88, 0.86],
      view: 'city',
    },
  ],
  [
    /^(hospital|classroom|laboratory|bathroom|dentist)$/u,
    {
      wall: { style: 'plain', colour: '#dce8e4', dado: 1.2, dadoColour: '#b4d0cb' },
      floor: { pattern: 'tiles', colour: '#cfd8d6', other: '#bccac8' },
      frame: '#ffffff',
      curtains: '#8fb9bd',
      view: 'park',
    },
  ],
  [
    /^greenhouse$/u,
    {
      wall: { style: 'plain', colour: '#d5e2dc' },
      floor: { pattern: 'slabs', colour: '#d6cbb4', other: '#b8ac94' },
      frame: '#f4f6f0',
      bars: [8, 4],
      size: [0.94, 0.94],
      beside: 'greenery',
      view: 'garden',
    },
  ],
  [
    /^(library|bookstore)$/u,
    {
      wall: { style: 'plain', colour: '#c9a27a', dado: 1.2, dadoColour: '#8f6238' },
      frame: '#6d4a30',
      size: [0.5, 0.74],
      curtains: '#a8453c',
      beside: 'books',
    },
  ],
  [
    /^kitchen$/u,
    {
      wall: { style: 'tiles', colour: '#ece6d4', accent: '#bcd6cf' },
      floor: { pattern: 'tiles', colour: '#d9b48a', other: '#c79e70' },
      curtains: '#7fa58d',
      view: 'garden',
    },
  ],
  [
    /^(log-cabin|woodland-cabin|attic|barn-interior|workshop|art-studio)$/u,
    {
      wall: { style: 'planks', colour: '#b1814f', accent: '#8f6238' },
      frame: '#6d4a30',
      curtains: '#a8453c',
      view: 'forest',
    },
  ],
  [
    /^(castle|throne-room|dungeon|magic-tower|wizard-study|tower|church-interior|lighthouse)$/u,
    {
      wall: { style: 'stone', colour: '#a8a294' },
      floor: { pattern: 'tiles', colour: '#8f897d', other: '#7f796d' },
      frame: '#6f675b',
      shape: 'arch',
      bars: [2, 1],
      size: [0.5, 0.86],
      view: 'valley',
    },
  ],
  [
    /^(bedroom|nursery)$/u,
    {
      wall: {
        style: 'dots',
        colour: '#c9d4e6',
        accent: '#b3c2da',
        dado: 1.2,
        dadoColour: '#eef1f4',
      },
      curtains: '#6f86b5',
    },
  ],
]

const CURTAINS = ['#b9564c', '#5f8a86', '#c98a4a', '#7d6aa0', '#8a9a5b']

/** The window of a room, by the name of its place. */
export function windowLook(place: string, pick: (colours: string[]) => string): WindowLook {
  const [, own] = LOOKS.find(([places]) => places.test(place)) ?? []
  if (!own) return { ...HOME, curtains: pick(CURTAINS) }
  const { curtains: _, ...bare } = HOME
  return { ...bare, ...own }
}

/** The colour of the curtains or the seats, where the prompt gives them one. */
export function saidColour(words: string, part: 'curtains' | 'seats'): string | null {
  const colour = new RegExp(`\\b([a-z]+) ${part}\\b`, 'u').exec(words)?.[1]
  const read = colour === undefined ? null : readColour(colour)
  return read === 'rainbow' ? null : read
}

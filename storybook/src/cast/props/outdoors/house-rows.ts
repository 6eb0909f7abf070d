import { metresTall, type Prop } from '../prop.ts'
import type { Ink } from '../ink.ts'
import { COAL, WHITE } from '../tones.ts'

const WALLS = ['#e2c39a', '#d9a08a', '#b9c7b2', '#e0b56c', '#a9bccb'] as const
const ROOF = '#a5503f'
const [WIDE, STEP] = [300, 60]
const WARM = '#ffdf94'
const GLASS = '#cfe4ea'

/** Five narrow houses side by side with shops below; where their walls begin, from the top. */
function houses(ink: Ink, top: number): void {
  for (const [at, wall] of WALLS.entries()) {
    const x = at * STEP
    ink.box([x, top, STEP, 100 - top], wall, 0)
    ink.box([x + STEP - 3, top, 3, 100 - top], ink.deep, 0)
    ink.box([x + 22, 76, 16, 24], '#8a5a34', 1)
    for (const side of [6, 42]) ink.box([x + side, 76, 12, 15], GLASS, 1)
    ink.box([x + 4, 71, STEP - 8, 4], at % 2 === 0 ? '#4f8074' : '#b5485a', 1)
  }
  ink.line(`M0 99H${WIDE}`, 2, ink.deep)
}

function eaves(ink: Ink): void {
  for (let x = 0; x < WIDE; x += STEP) ink.box([x - 2, 4, STEP + 4, 7], ROOF, 1)
}

/** What somebody in the middle of each house stands in. */
function opening(ink: Ink, at: number, fill: string): void {
  const x = at * STEP
  ink.box([x + 13, 18, 34, 42], WHITE, 1)
  ink.box([x + 16, 21, 28, 39], fill, 1)
}

/** Three arches, with the river seen through them. */
const BRIDGE =
  'M0 40H300V100H272V74Q238 44 204 74V100H184V74Q150 44 116 74V100H96V74Q62 44 28 74V100H0Z'

const middles = WALLS.map((_, at) => at)

/** Rows of houses with somebody at every balcony, at every window, or along the roofs. */
export const HOUSE_ROWS: readonly Prop[] = [
  {
    kind: 'building',
    name: 'balconyrow',
    words: ['row of balconies', 'balconyrow'],
    ...metresTall(8, WIDE, '#e2c39a'),
    draw: (ink) => {
      houses(ink, 8)
      eaves(ink)
      for (const at of middles) {
        const x = at * STEP
        opening(ink, at, '#5d6f86')
        ink.box([x + 6, 60, 48, 4], '#8f8a84', 1)
        ink.line(`M${x + 7} 45H${x + 53}`, 1.8, COAL)
        for (let rail = x + 8; rail < x + 54; rail += 5) ink.line(`M${rail} 45V60`, 1, COAL)
        for (const pot of [14, 30, 46]) ink.disc([x + pot, 61, 3], '#d9567a')
      }
    },
  },
  {
    kind: 'building',
    name: 'windowrow',
    words: ['row of windows', 'windowrow'],
    ...metresTall(8, WIDE, '#e2c39a'),
    draw: (ink) => {
      houses(ink, 8)
      eaves(ink)
      for (const at of middles) {
        const x = at * STEP
        opening(ink, at, WARM)
        for (const side of [4, 47]) ink.box([x + side, 18, 9, 42], '#4f8074', 1)
        ink.box([x + 10, 57, 40, 5], '#8a5a34', 1)
      }
    },
  },
  {
    kind: 'building',
    name: 'roofrow',
    words: ['row of roofs', 'roofrow'],
    ...metresTall(8, WIDE, '#e2c39a'),
    draw: (ink) => {
      houses(ink, 38)
      for (const at of middles) {
        const x = at * STEP
        ink.box([x - 1, 34, STEP + 2, 6], ROOF, 1)
        for (const side of [10, 36]) {
          ink.box([x + side, 46, 14, 18], WHITE, 1)
          ink.box([x + side + 2, 48, 10, 14], WARM, 1)
        }
      }
    },
  },
  {
    kind: 'building',
    name: 'bridgerow',
    words: ['row of people on a bridge', 'bridgerow'],
    ...metresTall(7, WIDE, '#b7a894'),
    draw: (ink) => {
      ink.shape(BRIDGE, ink.main)
      for (const x of [62, 150, 238])
        ink.line(`M${x - 34} 100V74Q${x} 44 ${x + 34} 74V100`, 3, ink.dark)
      ink.box([0, 36, WIDE, 5], ink.light, 1)
      ink.box([0, 41, WIDE, 2], ink.deep, 0)
      for (let x = 6; x < WIDE; x += 22) ink.line(`M${x} 52H${x + 12}`, 1.2, ink.dark)
    },
  },
  {
    name: 'postrow',
    words: ['row of posts', 'mooring posts'],
    ...metresTall(1.6, 250, '#7d6248'),
    draw: (ink) => {
      ink.line('M25 30Q50 62 75 30Q100 62 125 30Q150 62 175 30Q200 62 225 30', 2.4, '#c9b48a')
      for (const x of [25, 75, 125, 175, 225]) {
        ink.box([x - 7, 6, 14, 94], ink.main, 3)
        ink.box([x + 2, 6, 5, 94], ink.dark, 2)
        ink.oval([x, 7, 7, 3], ink.light)
        ink.box([x - 8, 27, 16, 5], '#c9b48a', 2)
      }
    },
  },
]

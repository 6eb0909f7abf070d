import { interior } from '../kit/indoors/interior.ts'
import { table } from '../kit/indoors/furniture.ts'
import { clear } from '../kit/colour.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const COSTUMES = [
  'noto:dress',
  'noto:coat',
  'noto:kimono',
  'noto:womans-clothes',
  'noto:t-shirt',
  'noto:sari',
] as const

/** Mirrors framed with bulbs over a table of paint and brushes, a rail of costumes, a star on the door. */
export const dressingRoomPlace = interior({
  id: 'dressing-room',
  time: 'day',
  sounds: { room: 0.3 },
  wall: {
    style: 'stripes',
    colour: '#c98a92',
    accent: '#bd7c86',
    dado: 1.6,
    dadoColour: '#7a4450',
  },
  floor: { pattern: 'planks', colour: '#a5785a', other: '#95694d' },
  ceiling: '#ecd9cf',
  near: null,
  lamps: null,
  back,
  glow: (ink) => {
    for (const x of MIRRORS) bulbs(ink, x * ink.half)
  },
  middle: (ink) => {
    thing(ink, 'prop:stool', { x: -ink.half * 0.5, height: 1.5 })
    thing(ink, 'prop:wig', { x: ink.half * 0.98, height: 1.2, y: -1.6 })
    mark(ink, '#6a3c46').rect(ink.half * 0.92, -1.6, [0.9, 1.6])
  },
})

const MIRRORS = [-0.62, -0.12]

function back(ink: Ink, s: number): void {
  for (const x of MIRRORS) mirror(ink, x * ink.half)
  table(ink, { x: -0.37 * ink.half, width: ink.half * 1.05, height: 2, colour: '#f0e2d6' })
  for (const [i, what] of [
    'noto:lipstick',
    'noto:lotion-bottle',
    'noto:paintbrush',
    'noto:bouquet',
    'prop:carnival-mask',
    'prop:perfume',
  ].entries())
    thing(ink, what, { x: (-0.8 + i * 0.17) * ink.half, y: -2.05, height: 0.8 })
  rail(ink, ink.half * 0.56, 5 * s)
}

function mirror(ink: Ink, x: number): void {
  cut(ink, '#e9c46a', [0.16, 0.4]).rounded([x - 1.9, -6.3, 3.8, 3.8], 0.2)
  mark(ink, '#cfe2ea').rect(x - 1.4, -5.8, [2.8, 2.9])
  mark(ink, clear('#ffffff', 0.4)).plot({ x }, '-1.2 -3.1, -0.2 -5.8, 0.5 -5.8, -0.5 -3.1')
}

function bulbs(ink: Ink, x: number): void {
  glow(ink, '#ffe6a8', { x, y: -4.4, radius: 2.8, strength: 0.4 })
  for (let i = 0; i < 5; i++)
    for (const [bx, by] of [
      [x - 1.65, -6 + i * 0.8],
      [x + 1.65, -6 + i * 0.8],
      [x - 1.3 + i * 0.65, -6.05],
    ] as const)
      mark(ink, '#fff6d0').disc(bx, by, 0.18)
}

/** Costumes on hangers. */
function rail(ink: Ink, x: number, w: number): void {
  for (const d of [-1, 1]) mark(ink, '#4a4048').rect(x + (d * w) / 2 - 0.06, -4.6, [0.12, 4.6])
  mark(ink, '#4a4048').rect(x - w / 2, -4.7, [w, 0.14])
  for (let i = 0; i < 5; i++) {
    const at = x + ((i + 0.5) / 5 - 0.5) * w
    stroke(ink, '#6a5c60', 0.05).line([at, -4.6], [at, -4.2])
    thing(ink, ink.random.pick(COSTUMES), { x: at, y: -1.9, height: 2.4 })
  }
  const y = -6.3
  cut(ink, '#f0c84a', [0.1, 0.4]).polygon(
    ...Array.from({ length: 10 }, (_, i): [number, number] => [
      x + Math.sin((i * Math.PI) / 5) * (i % 2 ? 0.34 : 0.8),
      y - Math.cos((i * Math.PI) / 5) * (i % 2 ? 0.34 : 0.8),
    ]),
  )
}

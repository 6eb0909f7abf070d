import { plotted } from '../../../scene/rows.ts'
import { clock } from '../kit/indoors/fittings.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { interior } from '../kit/indoors/interior.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

const CLOTHS = [
  '#7a3f4a',
  '#3f5f7a',
  '#c9964a',
  '#5a7a5f',
  '#8a6f9a',
  '#b5533f',
  '#d9cbb2',
] as const
const SUITS = ['#3a4154', '#6b4a4a', '#4a5f56', '#2f3440', '#7a6a58'] as const

export const tailorShopPlace = interior({
  id: 'tailor-shop',
  sounds: { room: 0.3 },
  wall: { style: 'stripes', colour: '#e9d9bd', accent: '#e0ceb0', dado: 2, dadoColour: '#7a5240' },
  floor: { pattern: 'planks', colour: '#b5835a', other: '#96693f' },
  ceiling: '#f4ead8',
  lamps: { colour: '#7a3f4a', at: [-0.5, 0.5], drop: 1.7 },
  back,
  middle: (ink) => {
    for (const side of [-1, 1])
      dressForm(ink, side * ink.half * 0.9, side < 0 ? '#8a3f4a' : '#3f5f7a')
  },
})

/** Bolts of cloth on shelves, suits on a rail, and a table with the sewing machine. */
function back(ink: Ink, s: number): void {
  bolts(ink, { x: -ink.half * 0.5, width: 6.4 * s })
  rail(ink, { x: ink.half * 0.5, width: 6 * s })
  counter(ink, { x: 0, width: 4.4 * s, height: 1.9, colour: '#8a5f45', top: '#d3a06a' })
  thing(ink, 'prop:sewing-machine', { x: -0.7 * s, y: -1.95, height: 1.3 })
  thing(ink, 'noto:thread', { x: 0.7 * s, y: -1.95, height: 0.7 })
  thing(ink, 'noto:scissors', { x: 1.5 * s, y: -1.95, height: 0.7 })
  clock(ink, { x: 0, y: -5.4, size: 0.7 })
}

function bolts(ink: Ink, { x, width }: { x: number; width: number }): void {
  for (let row = 0; row < 3; row++) {
    const y = -1.9 - row * 1.3
    cut(ink, '#7a5240', [0.1, 0.3]).rect(x - width / 2, y, [width, 0.16])
    for (let i = 0; i < 6; i++) {
      const colour = CLOTHS[(i * 2 + row * 3) % CLOTHS.length] ?? CLOTHS[0]
      const wide = width / 6.4
      const left = x - width / 2 + 0.12 + (i * width) / 6
      cut(ink, colour, [0.06, 0.3]).rounded([left, y - 0.95, wide, 0.95], 0.16)
      mark(ink, lighter(colour, 0.2)).oval(left + wide / 2, y - 0.48, [wide * 0.24, 0.26])
    }
  }
}

function rail(ink: Ink, { x, width }: { x: number; width: number }): void {
  stroke(ink, '#8a6a3c', 0.12).line(
    ...plotted({ x, w: width }, '-0.5 0, -0.5 -4.6, 0.5 -4.6, 0.5 0'),
  )
  for (let i = 0; i < 5; i++)
    jacket(ink, x - width * 0.38 + i * width * 0.19, SUITS[i % SUITS.length] ?? SUITS[0])
}

function jacket(ink: Ink, x: number, colour: string): void {
  cut(ink, colour, [0.1, 0.3]).polygon(
    ...plotted({ x }, '-0.2 -4.4, 0.2 -4.4, 0.62 -4, 0.56 -1.7, -0.56 -1.7, -0.62 -4'),
  )
  mark(ink, '#f4ece0').polygon([x - 0.18, -4.4], [x + 0.18, -4.4], [x, -3.5])
  mark(ink, darker(colour, 0.25)).rect(x - 0.02, -3.5, [0.04, 1.8])
}

/** A tailor's dummy on its stand, in a jacket that is not finished. */
function dressForm(ink: Ink, x: number, colour: string): void {
  mark(ink, '#6b4a36').rect(x - 0.07, -1.8, [0.14, 1.8])
  mark(ink, '#6b4a36').oval(x, -0.06, [0.7, 0.14])
  cut(ink, '#d9c3a0', [0.14, 0.3]).shape((ctx) => {
    ctx.moveTo(x - 0.2, -4.3)
    ctx.bezierCurveTo(x - 0.9, -4.1, x - 0.7, -3.3, x - 0.5, -2.9)
    ctx.bezierCurveTo(x - 0.6, -2.4, x - 0.7, -2, x - 0.66, -1.6)
    ctx.lineTo(x + 0.66, -1.6)
    ctx.bezierCurveTo(x + 0.7, -2, x + 0.6, -2.4, x + 0.5, -2.9)
    ctx.bezierCurveTo(x + 0.7, -3.3, x + 0.9, -4.1, x + 0.2, -4.3)
    ctx.closePath()
  })
  mark(ink, colour).polygon([x - 0.74, -3.9], [x - 0.16, -4.1], [x - 0.08, -1.6], [x - 0.64, -1.6])
  stroke(ink, '#f2c230', 0.09).line(
    ...plotted({ x }, '-0.3 -2.6, -0.14 -4.2, 0.16 -4.2, 0.34 -2.5'),
  )
}

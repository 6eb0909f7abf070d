import { pairs } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { awning } from '../kit/town/buildings.ts'
import { smoke } from '../kit/alive.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

const BREADS = [
  'bread',
  'croissant',
  'baguette-bread',
  'bagel',
  'pretzel',
  'doughnut',
  'cookie',
  'pie',
] as const
const CAKES = ['shortcake', 'cupcake', 'birthday-cake', 'moon-cake', 'waffle', 'pancakes'] as const

export const bakeryPlace = interior({
  id: 'bakery',
  time: 'morning',
  sounds: { cafe: 0.5 },
  wall: { style: 'brick', colour: '#e6cda8', dado: 1.4, dadoColour: '#8fb5a5' },
  floor: { pattern: 'checks', colour: '#f2e4cc', other: '#c9a47a', size: 1.3 },
  ceiling: '#f7ecd6',
  lamps: { colour: '#b5654a', at: [-0.3, 0.1, 0.5], drop: 1.8 },
  near: '#b5654a',
  back,
  glow: (ink) => glow(ink, '#ffa84a', { x: ink.half * 0.78, y: -1.6, radius: 2.2, strength: 0.5 }),
  middle: (ink) => {
    basket(ink, -ink.half * 0.86)
    basket(ink, ink.half * 0.9)
  },
  alive: (c, { half, depth }) => [
    smoke(c, { at: [half * 0.1, 3, depth - 0.2], size: 0.18, alpha: 0.5 }),
  ],
})

/** Shelves of loaves, the glass counter of cakes, and the stone oven aglow. */
function back(ink: Ink, s: number): void {
  window(ink, {
    ...boxAt([-ink.half * 0.74, -2.2], [2.8 * s, 3]),
    view: 'city',
    frame: '#6b4530',
    bars: [2, 2],
  })
  const w = 8 * s
  awning(ink, { x: 0, y: -6, width: w + 0.8, height: 0.9, colour: '#d98a5a' })
  for (const [row, y] of [-4.6, -3.2].entries()) {
    cut(ink, '#8a5f3c', [0.1, 0.3]).rect(-w / 2, y, [w, 0.18])
    for (let i = 0; i < 7; i++)
      thing(ink, `noto:${BREADS[(i + row * 3) % BREADS.length] ?? 'bread'}`, {
        x: (-3.3 + i * 1.1) * s,
        y,
        height: 0.95,
      })
  }
  cut(ink, '#a8744a', [0.18, 0.3]).rounded([-w / 2, -1.2, w, 1.2], 0.1)
  cut(ink, '#e6f0ee', [0.1, 0.5]).rounded([-w / 2, -2.4, w, 1.3], [0.4, 0.4, 0, 0])
  for (let i = 0; i < 8; i++)
    thing(ink, `noto:${CAKES[i % CAKES.length] ?? 'cupcake'}`, {
      x: (-3.4 + i * 0.97) * s,
      y: -1.3,
      height: 0.8,
      shadow: 0.04,
    })
  oven(ink, ink.half * 0.78, s)
}

function oven(ink: Ink, x: number, s: number): void {
  cut(ink, '#b5735a', [0.16, 0.3]).rounded([x - 1.9 * s, -4.4, 3.8 * s, 4.4], [1.6, 1.6, 0, 0])
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 4; i++)
      if ((row + i) % 2)
        mark(ink, '#a0624c').rect(x - 1.7 * s + i * 0.9 * s, -3.6 + row * 0.7, [0.7 * s, 0.28])
  mark(ink, '#3f2a26').rounded([x - 1.1 * s, -2.6, 2.2 * s, 1.7], [1, 1, 0, 0])
  mark(ink, '#ff9a3c').rounded([x - 0.8 * s, -1.7, 1.6 * s, 0.8], [0.5, 0.5, 0, 0])
  mark(ink, '#ffd06a').disc(x, -1.2, 0.3 * s)
}

/** Baguettes that stand in a basket. */
function basket(ink: Ink, x: number): void {
  for (const [dx, lean] of pairs('-0.4 -0.2, 0 0.02, 0.4 0.2'))
    thing(ink, 'noto:baguette-bread', { x: x + dx, y: -0.8, height: 1.7, lean })
  cut(ink, '#b58a4c', [0.12, 0.4]).rounded([x - 0.9, -1.3, 1.8, 1.3], [0.1, 0.1, 0.4, 0.4])
  for (const y of [-1, -0.6, -0.3]) mark(ink, '#94703a').rect(x - 0.85, y, [1.7, 0.07])
}

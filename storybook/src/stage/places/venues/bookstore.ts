import { interior } from '../kit/indoors/interior.ts'
import { table } from '../kit/indoors/furniture.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { rug } from '../kit/indoors/rug.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

const BOOKS = ['blue-book', 'green-book', 'orange-book', 'closed-book'] as const

export const bookstorePlace = interior({
  id: 'bookstore',
  sounds: { room: 0.3 },
  wall: { style: 'plain', colour: '#d9c4a0', dado: 1, dadoColour: '#7a5238' },
  floor: { pattern: 'planks', colour: '#b5855a', other: '#94683f', size: 1.3 },
  ceiling: '#f2e6d0',
  lamps: { colour: '#3f6a5c', at: [-0.5, 0, 0.5], drop: 2 },
  rug: (ink) => rug(ink, { width: 8, z: [-0.6, 4], colour: '#3f6a5c', border: '#d9b25a' }),
  back,
  middle: (ink) => {
    for (const side of [-1, 1]) display(ink, side * ink.half * 0.82)
  },
})

/** Shelves to the ceiling around a shop window, a ladder, and the till. */
function back(ink: Ink, s: number): void {
  for (const share of [-0.72, 0.72])
    shelves(ink, {
      x: share * ink.half,
      width: 5.2 * s,
      height: 6,
      rows: 6,
      fill: 'books',
      colour: '#8a5f3c',
    })
  window(ink, { ...boxAt([0, -2.2], [4 * s, 3.6]), frame: '#6b4530', bars: [3, 1], view: 'city' })
  cut(ink, '#6b4530', 0.1).rect(-2.4 * s, -1.8, [4.8 * s, 0.2])
  for (let i = 0; i < 6; i++)
    thing(ink, `noto:${BOOKS[i % 4] ?? 'blue-book'}`, {
      x: (-2 + i * 0.8) * s,
      y: -1.8,
      height: 0.8,
    })
  thing(ink, 'prop:ladder', { x: ink.half * 0.5, height: 5.4 })
  mark(ink, '#d9b25a').rect(ink.left, -6.3, [ink.right - ink.left, 0.08])
}

/** A table heaped with new books, some standing open. */
function display(ink: Ink, x: number): void {
  table(ink, { x, width: 3.4, height: 1.5, colour: '#a8744a' })
  for (let pile = 0; pile < 3; pile++)
    for (let i = 0; i < 3 + (pile % 2); i++)
      cut(
        ink,
        ['#b9503f', '#4f7f8a', '#d9a441', '#6b8f5a', '#8a5a86'][(pile * 2 + i) % 5] ?? '#b9503f',
        [0.03, 0.3],
      ).rect(x - 1.4 + pile * 0.95 + (i % 2) * 0.05, -1.72 - i * 0.2, [0.8, 0.19])
  thing(ink, 'noto:open-book', { x: x + 0.1, y: -2.4, height: 0.6 })
}

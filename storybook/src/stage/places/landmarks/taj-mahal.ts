import type { PlaceContext } from '../../place.ts'
import { darker } from '../kit/colour.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { polygon } from '../kit/shapes.ts'
import { sight } from '../kit/sight.ts'

const MARBLE = '#f4eee2'

export const tajMahalPlace = sight({
  id: 'taj-mahal',
  time: 'morning',
  size: [20, 11],
  trees: 'poplar',
  before,
  draw(ink) {
    cut(ink, darker(MARBLE, 0.08), [0.2, 0.3]).standing(0, 0, [19, 1])
    for (const x of [-8.6, 8.6]) minaret(ink, x, 9)
    for (const x of [-2.9, 2.9]) dome(ink, { x, y: -6, radius: 0.9 })
    cut(ink, turned(ink, MARBLE, { span: [-5, 5], amount: 0.12 })).standing(0, -1, [10, 5])
    for (const x of [-3.6, 3.6])
      for (const y of [-1, -3.4]) niche(ink, { x, y, width: 1.5, height: 2 })
    cut(ink, MARBLE, [0.14, 0.3]).standing(0, -1, [3.8, 5.6])
    niche(ink, { x: 0, y: -1, width: 2.5, height: 4.6 })
    dome(ink, { x: 0, y: -6.6, radius: 2.3 })
    for (const x of [-6.4, 6.4]) minaret(ink, x, 7.4)
  },
})

/** The long pool between lawns, and its path. */
function before(c: PlaceContext) {
  return [
    meadowGround(c, {
      flowers: 16,
      dress: (ink) => {
        lay(ink, '#e2d2b4', () => level(ink, [-4.4, 4.4], [ink.near, 15]))
        lay(ink, '#6fb2cc', () => level(ink, [-2, 2], [2.4, 14]))
        lay(ink, 'rgba(255,255,255,0.35)', () => level(ink, [-1.2, 1.2], [9, 13.4]))
      },
    }),
  ]
}

function niche(ink: Ink, b: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width: w, height: h } = b
  mark(ink, '#b7a898').path(
    { x, y, w, h },
    'M-0.5 0L-0.5 -0.6Q-0.5 -0.86 0 -1Q0.5 -0.86 0.5 -0.6L0.5 0',
  )
  mark(ink, '#8f8090').rect(x - w * 0.2, y - h * 0.4, [w * 0.4, h * 0.4])
}

/** An onion on a drum with a golden spike. */
function dome(ink: Ink, b: { x: number; y: number; radius: number }): void {
  const { x, y, radius: r } = b
  cut(ink, darker(MARBLE, 0.06), 0.08).standing(x, y, [r * 1.7, r * 0.5])
  const top = y - r * 0.45
  mark(ink, '#d9b25a').rect(x - r * 0.04, top - r * 2.3, [r * 0.08, r * 0.6])
  cut(ink, turned(ink, MARBLE, { span: [x - r, x + r], amount: 0.2 }), [0.12, 0.35]).path(
    { x, y: top, w: r, h: r },
    'M-0.82 0C-1.35 -1 -0.5 -1.5 0 -1.95C0.5 -1.5 1.35 -1 0.82 0',
  )
}

function minaret(ink: Ink, x: number, height: number): void {
  const wide = height * 0.085
  const sides = polygon(
    [x - wide * 0.6, -0.8],
    [x - wide * 0.42, -height],
    [x + wide * 0.42, -height],
    [x + wide * 0.6, -0.8],
  )
  cut(ink, turned(ink, MARBLE, { span: [x - wide, x + wide] }), 0.12).shape(sides)
  for (const share of [0.38, 0.68, 0.98])
    cut(ink, darker(MARBLE, 0.1), 0.05).rounded(
      [x - wide * 0.8, -height * share, wide * 1.6, 0.2],
      0.08,
    )
  mark(ink, MARBLE).oval(x, -height - 0.1, [wide * 0.6, wide * 0.9])
}

import { pairs, plotted } from '../../../scene/rows.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { nearRocks } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { polygon } from '../kit/shapes.ts'
import { pebbles } from '../kit/nature/sand.ts'
import { planeOf } from '../kit/plane.ts'
import { hills } from '../kit/nature/land.ts'
import { sight } from '../kit/sight.ts'
import { tree } from '../kit/nature/trees.ts'
import { onStage } from '../kit/recipe.ts'

const STONE = '#e0b573'

export const pyramidPlace = sight({
  id: 'pyramid',
  time: 'golden',
  ground: 'sand',
  sounds: { wind: 0.5 },
  size: [26, 10.5],
  across: 1.02,
  behind: (c) => dunes(c),
  before: (c) => [sand(c), ...palms(c), ...nearRocks(c, { height: 1.2, colour: '#b98a52' })],
  draw(ink) {
    pyramid(ink, { x: 8.2, height: 6.4 })
    pyramid(ink, { x: -7.6, height: 7.6 })
    pyramid(ink, { x: 0.8, height: 10.4 })
    sphinx(ink, -5.4)
  },
})

const dunes = planeOf({ name: 'far dunes', z: 34 }, (ink) => {
  hills(ink, { colour: '#e3c08a', height: [1.4, 4], step: 11 })
  hills(ink, { colour: '#e9c78e', height: [0.6, 2], step: 9 })
})

const sand = onStage(terrain, {
  colours: ['#dba964', '#ebc285', '#f4d8a4'],
  bump: 0.2,
  dress: (ink) => pebbles(ink, { count: 40, colour: '#c08f52' }),
})

const palms = planeOf({ name: 'palms', z: 8, split: true }, (ink) => {
  for (const [share, height] of pairs('-0.94 5.4, -0.82 3.8, 0.95 4.6'))
    tree(ink, 'palm', { x: share * ink.half, height: height * Math.min(1.4, ink.tall) })
})

/** A lit and a shaded side, in courses of stone. */
function pyramid(ink: Ink, b: { x: number; height: number }): void {
  const { x, height: h } = b
  const half = h * 0.82
  const corner = x + half * 0.28
  const lit = polygon([x, -h], [corner, 0.1], [x - half, 0])
  const shaded = polygon([x, -h], [corner, 0.1], [x + half, 0])
  cut(ink, lighter(STONE, 0.16), [0.3, 0.3]).shape(lit)
  cut(ink, darker(STONE, 0.24), 0.1).shape(shaded)
  for (let row = 1; row < 13; row++) {
    const y = -h * (1 - row / 13)
    const share = row / 13
    const left = x - half * share
    const middle = x + half * 0.28 * share
    mark(ink, 'rgba(130,84,40,0.3)').rounded([left, y, middle - left, h * 0.008], 0)
    mark(ink, 'rgba(80,46,40,0.3)').rounded([middle, y, x + half * share - middle, h * 0.008], 0)
  }
}

/** The lion with a king's head, lying before the pyramids. */
function sphinx(ink: Ink, x: number): void {
  const stone = '#d0a060'
  cut(ink, stone, 0.14).rounded([x - 2.4, -1.3, 4.2, 1.35], [0.9, 0.2, 0.1, 0.1])
  cut(ink, darker(stone, 0.1), 0.08).rounded([x + 0.6, -0.46, 2.7, 0.5], 0.16)
  cut(ink, darker(stone, 0.05), [0.1, 0.3]).soft(
    ...plotted({ x }, '0.4 -1, 0.6 -2.6, 1.3 -3, 2 -2.6, 2.2 -1'),
  )
  mark(ink, lighter(stone, 0.25)).oval(x + 1.34, -2.1, [0.42, 0.52])
  for (const dx of [-0.14, 0.14]) mark(ink, '#7a5230').oval(x + 1.34 + dx, -2.2, [0.06, 0.04])
}

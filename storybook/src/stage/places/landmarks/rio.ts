import { pairs, plotted } from '../../../scene/rows.ts'
import { farCity } from '../kit/town/far-city.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { sandbank } from '../kit/nature/sand.ts'
import { tree } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { onStage } from '../kit/recipe.ts'

export const rioPlace = sight({
  id: 'rio',
  ground: 'sand',
  sounds: { waves: 0.5 },
  size: [24, 13],
  across: 1.2,
  upwards: 0.93,
  z: 30,
  behind: () => [],
  before: (c) => [
    ...town(c),
    ...water(c, { colours: ['#2f9ab8', '#4ab2c8', '#86d0da'], waves: [16, 11], waveHeight: 0.14 }),
    sandbank(c, { far: 8, depth: 9 }),
    ...palms(c),
  ],
  draw(ink) {
    hill(ink, { x: 7.6, width: 6, height: 6, colour: '#6d9a78' })
    hill(ink, { x: -9, width: 9, height: 4, colour: '#7ba684' })
    hill(ink, { x: 0, width: 9, height: 9.4, colour: '#5f8f68' })
    redeemer(ink, 0, -9)
  },
})

function hill(ink: Ink, b: { x: number; width: number; height: number; colour: string }): void {
  const { x, width: w, height: h, colour } = b
  cut(ink, colour, [0.3, 0.35]).soft(
    [x - w, 0.6],
    [x - w * 0.4, -h * 0.5],
    [x - w * 0.16, -h * 1.04],
    [x + w * 0.16, -h * 1.04],
    [x + w * 0.4, -h * 0.5],
    [x + w, 0.6],
  )
}

/** The white figure with open arms. */
function redeemer(ink: Ink, x: number, y: number): void {
  const white = '#f4f1e8'
  cut(ink, '#b9b0a2', 0.1).rect(x - 0.5, y - 0.3, [1, 0.9])
  cut(ink, white, [0.16, 0.3]).polygon(
    ...plotted({ x, y }, '-0.52 -0.2, -0.34 -2.6, 0.34 -2.6, 0.52 -0.2'),
  )
  cut(ink, white, [0.14, 0.3]).rounded([x - 2.2, y - 2.75, 4.4, 0.5], 0.14)
  for (const side of [-1, 1])
    mark(ink, white).plot({ x, y, w: side }, '0.3 -2.3, 1.5 -2.3, 0.4 -1.4')
  cut(ink, white, 0.08).disc(x, y - 3.05, 0.36)
}

const town = onStage(farCity, {
  z: 24,
  colours: ['#f2e6d4', '#e6d0bc', '#dfe3e0'],
  width: [1.2, 2.2],
  height: [1.2, 3],
  low: true,
})

const palms = planeOf({ name: 'palms', z: 6, split: true }, (ink) => {
  for (const [share, height] of pairs('-0.94 7, -0.8 5, 0.95 6.4'))
    tree(ink, 'palm', { x: share * ink.half, height: height * Math.min(1.4, ink.tall) })
})

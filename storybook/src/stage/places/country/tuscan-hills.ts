import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, pollen } from '../kit/alive.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { tree } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** Rolling fields of gold and green, a farm on a crest, and cypresses in a row along the white road. */
export const tuscanHillsPlace = place({
  id: 'tuscan-hills',
  time: 'golden',
  sounds: { birds: 0.4, wind: 0.2 },
  set: (c) => [
    sky(c),
    plane(c, { name: 'blue hills', z: 38 }, (ink) =>
      hills(ink, { colour: '#9aaec0', height: [4, 8], step: 10 }),
    ),
    rolling(c, { z: 30, colour: '#c9b86c', high: [2.4, 5] }),
    farm(c),
    rolling(c, { z: 20, colour: '#a8b45c', high: [1, 3] }),
    meadowGround(c, {
      colours: ['#98a04c', '#b8b45c', '#d0c478'],
      flowers: 50,
      dress: (ink) => path(ink, { colour: '#efe2c2', width: 2.6, bend: 3, far: 28 }),
    }),
    cypresses(c),
    farBirds(c, { count: 4 }),
    pollen(c, { z: 3, count: 12 }),
    greenery(c),
  ],
})

/** A long swell of land, ploughed in lines. */
function rolling(c: PlaceContext, how: { z: number; colour: string; high: Pair }) {
  return plane(c, { name: `swell ${how.z}`, z: how.z }, (ink) => {
    const points: Pair[] = []
    for (let x = ink.left; x <= ink.right; x += 7)
      points.push([x, -ink.random.between(how.high[0], how.high[1])])
    cut(ink, how.colour, [0.4, 0.4]).skyline(points, 0.3)
    for (let line = 1; line < 6; line++)
      mark(ink, 'rgba(120,100,40,0.12)').skyline(
        points.map(([x, y]): Pair => [x, y * (1 - line * 0.15)]),
        0.3,
      )
  })
}

const farm = planeOf({ name: 'farm', z: 27 }, (ink) => {
  const x = ink.half * 0.34
  cut(ink, '#e6c9a0', 0.14).standing(x, -2.6, [4.4, 2.6])
  cut(ink, '#b5654a', [0.1, 0.3]).polygon(
    ...plotted({ x }, '-2.5 -5.1, -1.8 -6.1, 1.8 -6.1, 2.5 -5.1'),
  )
  for (const dx of [-1.4, 0, 1.4]) mark(ink, '#7d6a5c').standing(x + dx, -3.4, [0.5, 0.8])
  for (let i = 0; i < 9; i++) row(ink, x - 4 - i * 1.7, i)
  for (const dx of [3.4, 4.6]) tree(ink, 'cypress', { x: x + dx, y: -2.4, height: 4.6 })
})

function row(ink: Ink, x: number, i: number): void {
  tree(ink, 'cypress', { x, y: -2.4 + i * 0.16, height: 3.6 })
}

const cypresses = planeOf({ name: 'cypresses', z: 9, split: true }, (ink) => {
  for (const [share, height] of pairs('-0.98 7.4, -0.84 6.2, 0.82 6.6, 0.97 7.6, 1.12 7'))
    tree(ink, 'cypress', { x: share * ink.half, height: height * Math.min(1.4, ink.tall) })
})

import { plotted, pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { grass } from '../kit/nature/plants.ts'
import { windingSlope } from '../kit/nature/road-winding.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tree } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'

/** Where the road's far edge and the cliff's edge are. */
const [ROAD, EDGE] = [2.8, 4.4] as const

/** A road along the cliffs: the sea behind its guard rail, headlands beyond. */
export const coastalRoadPlace = place({
  id: 'coastal-road',
  time: 'day',
  ground: 'road',
  far: 1.8,
  sounds: { waves: 0.5, gulls: 0.3 },
  set: (c) => [
    sky(c),
    headlands(c),
    water(c, {
      colours: ['#3fa6c4', '#2f8fbd', '#3f9fc6'],
      y: -0.8,
      waves: [28, 20, 14],
      waveHeight: 0.22,
    }),
    sail(c),
    cliffs(c),
    windingSlope(c, { z: 13, land: '#8fae6a', road: '#8a8a90', wide: 0.7 }),
    theRoad(c),
    guardRail(c),
    farBirds(c, { colour: '#ffffff', high: 0.62 }),
    tufts(c),
  ],
})

const CAPES: readonly (readonly [colour: string, points: readonly Pair[]])[] = [
  ['#8fb0b8', pairs('-14 3, -9 -1.4, -4 -2.6, 0 -1, 5 -3.6, 11 -1, 15 3')],
  ['#7c9f86', pairs('-10 3, -6 -2.2, -2 -4.6, 3 -3.2, 6 -5.4, 9 -1, 11 3')],
]

/** Capes that run out into the sea, one behind the other. */
function headlands(c: PlaceContext) {
  return CAPES.flatMap(([colour, points], index) =>
    plane(c, { name: `cape ${index}`, z: 38 - index * 3 }, (ink) => {
      ink.ctx.translate((index === 0 ? 0.5 : -0.62) * ink.half, 0)
      cut(ink, colour, [0.14, 0.3]).skyline(points, 3)
    }),
  )
}

function sail(c: PlaceContext) {
  return passing(
    c,
    { name: 'sail', y: -0.8, z: 26, size: [3, 4], speed: -0.3, start: 0.2 },
    (ink) => sailBoat(ink, { x: 0, height: 3.6 }),
  )
}

/** Cliffs at the sides of the bay, with a tree bent by the wind. */
const cliffs = planeOf({ name: 'cliffs', z: 12, split: true }, (ink) => {
  for (const side of [-1, 1]) {
    const x = side * ink.half
    cut(ink, side < 0 ? '#b59a78' : '#a98e6e', [0.14, 0.3]).polygon(
      ...plotted({ w: x }, '1.7 4, 1.7 -3.4, 0.98 -2.6, 0.84 -0.6, 0.78 4'),
    )
    cut(ink, '#8fb063', 0.1).rect(Math.min(x * 0.95, x * 1.7), -3.5, [Math.abs(x) * 0.75, 1])
    tree(ink, 'round', { x: x * 1.06, y: -2.6, height: 4 })
  }
})

const theRoad = onStage(terrain, {
  colours: ['#a9b56c', '#b5c07c', '#c4cc90'],
  far: EDGE,
  depth: 11,
  bump: 0.1,
  dress: (ink) => {
    const across = (zs: Pair, colour: string): void =>
      lay(ink, colour, () => level(ink, [-90, 90], zs))
    across([-3.6, ROAD], '#c9bfa6')
    across([-3.2, ROAD - 0.4], '#5c5f6e')
    across([-3, -2.86], '#f2ecdc')
    across([ROAD - 0.7, ROAD - 0.56], '#f2ecdc')
    lay(ink, '#f0c23c', () => {
      for (let x = -60; x < 60; x += 4) level(ink, [x, x + 2.2], [0.05, 0.2])
    })
  },
})

function guardRail(c: PlaceContext) {
  return plane(c, { name: 'guard rail', z: ROAD + 0.8, top: 4 }, (ink) => {
    for (let x = ink.left; x < ink.right; x += 2) mark(ink, '#7d828c').rect(x, -0.75, [0.16, 0.8])
    cut(ink, '#dfe2e4', [0.08, 0.4]).rect(ink.left, -0.86, [ink.right - ink.left, 0.36])
    rocks(ink, { x: -ink.half * 0.86, width: 2, height: 0.8, colour: '#a8997f' })
  })
}

const tufts = wingOf({ name: 'tufts' }, (ink: Ink) => {
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++)
      grass(ink, {
        x: side * ink.half * (0.92 + i * 0.09),
        y: ink.foot + 0.1,
        height: 1.6,
        colour: '#9aa65a',
        blades: 9,
      })
})

import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { darker } from '../kit/colour.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { pagoda } from '../kit/town/pagoda.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { planeOf } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'

export const mountFujiPlace = sight({
  id: 'mount-fuji',
  time: 'morning',
  size: [22, 10],
  across: 1.3,
  upwards: 0.8,
  z: 34,
  behind: () => [],
  before: (c) => [
    ...water(c, { colours: ['#5a9cc0', '#7fb6d0', '#a5cfe0'], glitter: 0.5, waves: [] }),
    ...shore(c),
    bank(c),
    ...blossoms(c),
    ...greenery(c, { colour: '#e79ab0' }),
  ],
  draw(ink) {
    const slope = pairs(`
      -11 0.2, -6 -2.6, -3.4 -5.6, -1.5 -9.2, -0.7 -9.6, 0.2 -9.3, 1.2 -9.6, 3.2 -5.8, 6 -2.6,
      11 0.2
    `)
    cut(ink, '#7e93c4', [0.4, 0.3]).polygon(...slope)
    mark(ink, darker('#7e93c4', 0.14)).polygon(
      ...pairs('0.6 -9.4, 1.2 -9.6, 3.2 -5.8, 6 -2.6, 11 0.2, 2 0.2, 1.4 -4'),
    )
    cap(ink)
  },
})

function cap(ink: Ink): void {
  cut(ink, '#f8fafc', 0.12).polygon(
    [-1.5, -9.2],
    [-0.7, -9.6],
    [0.2, -9.3],
    [1.2, -9.6],
    [2.9, -6.4],
    [2.2, -6.9],
    [1.7, -5.8],
    [0.9, -7],
    [0.2, -5.6],
    [-0.6, -6.8],
    [-1.4, -5.9],
    [-1.9, -7],
    [-2.9, -6.4],
  )
}

const shore = planeOf({ name: 'far shore', z: 26 }, (ink) => {
  const low: Pair[] = []
  for (let x = ink.left - 6; x < ink.right + 6; x += 5) low.push([x, -ink.random.between(0.4, 1.4)])
  cut(ink, '#6f9a70', 0.2).soft(...low, [ink.right + 8, 0.2], [ink.left - 8, 0.2])
  wood(ink, ['pine', 'round'], { height: [1.2, 2.4], step: [1.2, 2.6] })
})

function bank(c: PlaceContext) {
  return {
    ...meadowGround(c, {
      flowers: 30,
      dress: (ink) => path(ink, { colour: '#e6d3ac', width: 3.6, bend: 1, far: 7 }),
    }),
    depth: () => 9,
  }
}

const blossoms = planeOf({ name: 'blossoms', z: 8.4, split: true }, (ink) => {
  ink.ctx.save()
  ink.ctx.translate(ink.half * 0.78, 0)
  pagoda(ink, 0.46 * Math.min(1.3, ink.tall))
  ink.ctx.restore()
  for (const [share, height] of pairs('-0.9 6.4, -0.66 4.4, 1.08 5.6'))
    tree(ink, 'round', {
      x: share * ink.half,
      height: height * Math.min(1.4, ink.tall),
      colour: '#f2a9bd',
    })
})

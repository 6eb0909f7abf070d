import { valleySides, type Slope } from '../kit/nature/valley-sides.ts'
import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, pollen } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { church, house } from '../kit/town/houses.ts'
import { peaks } from '../kit/nature/land.ts'
import { greenery, greens, path } from '../kit/nature/nature.ts'
import type { Ink } from '../kit/paper.ts'
import { bush, lawn } from '../kit/nature/plants.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { tree } from '../kit/nature/trees.ts'

export const valleyPlace = place({
  id: 'valley',
  time: 'morning',
  sounds: { birds: 0.5, wind: 0.3 },
  set: (c) => {
    const [near = '#5d9448', middle = '#7fb45a', far = '#a8cb78'] = greens(c, [
      '#5d9448',
      '#7fb45a',
      '#a8cb78',
    ])
    return [
      sky(c),
      ...plane(c, { name: 'far peaks', z: 38 }, (ink) =>
        peaks(ink, {
          colour: '#8d9cc0',
          height: [7 * ink.tall, 12 * ink.tall],
          step: 9,
          snow: 0.4,
        }),
      ),
      ...slopes(c, { z: 32, inner: 0.02, high: 0.62, colour: '#94b4a4' }),
      ...slopes(c, { z: 25, inner: 0.16, high: 0.56, colour: far }),
      ground(c, [near, middle, far]),
      ...village(c),
      ...slopes(c, { z: 16, inner: 0.46, high: 0.56, colour: middle }),
      ...slopes(c, { z: 9, inner: 0.7, high: 0.5, colour: near }),
      farBirds(c, { count: 5 }),
      pollen(c, { z: 3, count: 10 }),
      ...greenery(c),
    ]
  },
})

/** The sides of the valley: each pair nearer, further apart and darker, with its own wood. */
function slopes(c: PlaceContext, how: { z: number; inner: number; high: number; colour: string }) {
  return valleySides(c, { ...how, rough: [0.06, 1.3] }, wood)
}

function wood(ink: Ink, { side, from, colour, height }: Slope): void {
  for (let x = from + 1; x < ink.right; x += ink.random.between(0.7, 2)) {
    const y = height(x) * ink.random.between(0.1, 0.97)
    if (ink.random.chance(0.75))
      tree(ink, 'pine', {
        x: side * x,
        y: y + 0.2,
        height: ink.random.between(1.1, 2),
        colour: darker(colour, 0.3),
      })
    else bush(ink, { x: side * x, y: y + 0.2, height: 0.6 })
  }
}

/** The valley floor: meadows and a river that winds down to us. */
function ground(c: PlaceContext, colours: readonly string[]) {
  return terrain(c, {
    colours,
    dress: (ink) => {
      lawn(ink, { colour: colours[1] ?? '#6fa352', flowers: 60 })
      path(ink, { colour: '#7ab6d0', width: 4, from: 3, to: -1, bend: 5, far: 36 })
      path(ink, { colour: '#a9d6e4', width: 1.6, from: 3, to: -1, bend: 5, far: 36 })
    },
  })
}

const village = planeOf({ name: 'village', z: 23 }, (ink) => {
  church(ink, {
    x: -ink.half * 0.12,
    width: 2.6,
    height: 3.6,
    colour: '#f2e8d6',
    roof: '#b5654a',
  })
  for (const [share, size] of pairs('-0.22 1.8, -0.04 1.6, 0.04 2, 0.12 1.6'))
    house(ink, { x: share * ink.half, width: size, height: size, colour: '#f4e6cc' })
})

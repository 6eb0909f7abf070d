import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, stroke, type Ink } from '../kit/paper.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { caustics } from '../kit/nature/reef.ts'
import { wood } from '../kit/nature/trees.ts'
import { palm } from '../kit/nature/palms.ts'
import { glitter, rings } from '../kit/nature/water.ts'
import { isDrained } from '../kit/forsaken.ts'
import { dryFloor, dryWall } from '../kit/town/dry-basin.ts'
import { ladder, lounger, parasol } from '../kit/town/poolside.ts'

export const outdoorSwimmingPoolPlace = place({
  id: 'outdoor-swimming-pool',
  time: 'day',
  ground: 'floor',
  waterline: -0.05,
  sounds: { water: 0.5, birds: 0.3 },
  set: (c) => [
    sky(c),
    trees(c),
    theFloor(c),
    ...(isDrained(c) ? dryWall(c) : bathing(c)),
    farBirds(c, { count: 3 }),
    palmPlane(c),
  ],
})

function bathing(c: PlaceContext) {
  return [
    caustics(c, { near: 1.2, far: 13, count: 46 }),
    glitter(c, { y: 0, count: 60, near: 1.2, far: 13 }),
    rings(c, { y: 0, near: 2, far: 12, count: 5 }),
    ...farSide(c),
    ...nearSide(c),
  ]
}

const trees = planeOf({ name: 'trees', z: 32 }, (ink) => {
  wood(ink, ['round', 'poplar'], { height: [5, 8], step: [2, 3.4] })
  house(ink, { x: ink.half * 0.42, width: 10, height: 7, colour: '#f7ead2', roof: '#c4694a' })
})

function theFloor(c: PlaceContext) {
  return floor(c, {
    pattern: 'tiles',
    colour: '#e6d6b8',
    other: '#cbb692',
    back: 26,
    size: 1.5,
    dress: (ink) => {
      lay(ink, '#8fae5c', () => level(ink, [-80, 80], [18, 26]))
      if (isDrained(c)) return dryFloor(ink)
      lay(ink, '#f7f0e0', () => level(ink, [-10, 10], [0.4, 14.6]))
      lay(ink, '#3f9fc0', () => level(ink, [-9.2, 9.2], [1, 14]))
      lay(ink, '#5fbfd8', () => level(ink, [-8.8, 8.8], [1.4, 13.4]))
      lay(ink, '#79d0e2', () => level(ink, [-8, 4], [2.4, 12]))
    },
  })
}

const farSide = planeOf({ name: 'far side', z: 15 }, (ink) => {
  for (const d of [-0.66, -0.3, 0.4, 0.76]) {
    parasol(ink, d * ink.half)
    lounger(ink, d * ink.half + 1.6, 1)
  }
  slide(ink, ink.half * 0.06)
  for (const d of [-0.9, 0.98])
    palm(ink, { x: d * ink.half, height: 6.4 * ink.tall, lean: -d * 0.1 })
})

const nearSide = planeOf({ name: 'near side', z: 2, split: true, top: 9 }, (ink) => {
  ladder(ink, -ink.half * 0.72)
  lounger(ink, ink.half * 0.88, 1)
  palm(ink, { x: -ink.half * 1.0, height: 6 * ink.tall, lean: 0.12 })
  bush(ink, { x: ink.half * 1.02, height: 1.1 })
})

const palmPlane = wingOf({ name: 'palm', sway: 0.2 }, (ink) =>
  palm(ink, {
    x: ink.half * 1.24,
    y: ink.foot,
    height: Math.min(8.6 * ink.tall, ink.half * 1.4),
    lean: -0.06,
    colour: '#2f7a55',
  }),
)

function slide(ink: Ink, x: number): void {
  stroke(ink, '#b9bfc4', 0.14).shape((ctx) => {
    for (const d of [1.6, 2.4]) {
      ctx.moveTo(x + d, 0)
      ctx.lineTo(x + d, -4)
    }
    for (let i = 1; i < 7; i++) {
      ctx.moveTo(x + 1.6, -i * 0.6)
      ctx.lineTo(x + 2.4, -i * 0.6)
    }
  })
  cut(ink, '#e0607c', [0.12, 0.4]).path(
    { x },
    'M2.2 -4.2C0.4 -4.2 0.6 -1.4 -1.6 -0.9L-1.6 -0.4C0.2 -0.7 0.2 -3.4 2.2 -3.5',
  )
}

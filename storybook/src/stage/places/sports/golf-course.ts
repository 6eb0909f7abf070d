import { sky } from '../../sky/sky.ts'
import { farBirds, flag } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { lay } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { boxAt } from '../kit/shapes.ts'

/** Greens, bunkers and a pond on the fairway: x, z, half its width, its colour and how flat it looks. */
const SPOTS = [
  [2, 16, 9, '#7ac25e', 0.2],
  [2, 16, 7.6, '#8ed06e', 0.2],
  [-7, 13, 3, '#e9d6a0', 0.2],
  [-7, 13, 2.6, '#f2e2b4', 0.2],
  [9.6, 10, 2.6, '#e9d6a0', 0.2],
  [9.6, 10, 2.2, '#f2e2b4', 0.2],
  [-9, 20, 5, '#5fa8c9', 0.2],
  [0, 3, 6, '#84c866', 0.16],
  [2, 16, 0.35, '#33402c', 0.3],
] as const

export const golfCoursePlace = place({
  id: 'golf-course',
  time: 'morning',
  sounds: { birds: 0.6, wind: 0.2 },
  set: (c) => [
    sky(c),
    hillsPlane(c),
    trees(c),
    theGround(c),
    pin(c),
    flag(c, { at: [2.05, 4.1, 15.85], width: 1.8, height: 1, colour: '#e0483f', pennant: true }),
    cartPlane(c),
    plane(c, { name: 'bag', z: 3, split: true, top: 4 }, (ink) => bag(ink, ink.half * 0.84)),
    farBirds(c),
    greenery(c),
  ],
})

const hillsPlane = planeOf({ name: 'hills', z: 36 }, (ink) => {
  hills(ink, { colour: '#8fb59a', height: [2, 5], step: 9 })
  house(ink, { ...boxAt([-ink.half * 0.5, -2], [7, 4.6]), colour: '#f7efe0', roof: '#7a8a96' })
})

const trees = planeOf({ name: 'trees', z: 28 }, (ink) => {
  hills(ink, { colour: '#8fc46a', height: [0.6, 2.2], step: 8 })
  wood(ink, ['round', 'poplar', 'pine'], { height: [3, 5], step: [1.6, 4], gap: 5 })
})

const theGround = onStage(meadowGround, {
  colours: ['#5fa04a', '#79b85a', '#98cc74'],
  flowers: 0,
  dress: (ink) => {
    for (const [x, z, wide, colour, flat] of SPOTS) {
      const p = ink.at(x, z)
      lay(ink, colour, (ctx) =>
        ctx.ellipse(p.x, p.y, wide * p.scale, wide * flat * p.scale, 0, 0, 7),
      )
    }
  },
})

const pin = planeOf({ name: 'pin', z: 15.9, top: 6 }, (ink) => {
  mark(ink, '#f7f2e6').rect(1.95, -4.6, [0.1, 4.6])
  mark(ink, '#ffffff').disc(4.4, -0.16, 0.16)
  bush(ink, { x: 9, height: 1.1 })
  bush(ink, { x: -11, height: 1.3 })
})

const cartPlane = planeOf({ name: 'cart', z: 8, split: true }, (ink) => {
  cart(ink, -ink.half * 0.56)
  tree(ink, 'round', { x: -ink.half * 0.94, height: 6 * ink.tall })
  tree(ink, 'pine', { x: ink.half * 0.86, height: 6.4 * ink.tall })
  bush(ink, { x: ink.half * 0.66, height: 0.9 })
})

function cart(ink: Ink, x: number): void {
  stroke(ink, '#e9e3d6', 0.1).shape((ctx) => {
    for (const d of [-1.1, 1]) {
      ctx.moveTo(x + d, -1)
      ctx.lineTo(x + d * 0.9, -2.9)
    }
  })
  cut(ink, '#f7f2e6', 0.08).rounded([x - 1.4, -3.1, 2.7, 0.24], 0.1)
  cut(ink, '#4f9a6a', [0.1, 0.3]).rounded([x - 1.6, -1.3, 3.2, 0.9], 0.3)
  mark(ink, '#f2e2c4').rounded([x - 0.6, -1.8, 1, 0.6], 0.12)
  for (const d of [-1, 1]) {
    mark(ink, '#2c2c34').disc(x + d, -0.36, 0.36)
    mark(ink, '#c9c7c4').disc(x + d, -0.36, 0.15)
  }
}

function bag(ink: Ink, x: number): void {
  for (const [i, d] of [-0.2, 0, 0.2].entries()) {
    stroke(ink, '#8d9298', 0.07).line([x + d * 0.6, -1.6], [x + d, -2.6 - i * 0.1])
    mark(ink, '#4a4f5c').oval(x + d + 0.1, -2.65 - i * 0.1, [0.18, 0.09])
  }
  cut(ink, '#c4453c', [0.1, 0.3]).rounded([x - 0.4, -1.8, 0.8, 1.8], 0.14)
  mark(ink, '#f2e2c4').rounded([x - 0.25, -1, 0.5, 0.6], 0.08)
}

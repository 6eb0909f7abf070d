import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, passing } from '../kit/alive.ts'
import { hills, peak, rocks } from '../kit/nature/land.ts'
import { meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { grass } from '../kit/nature/plants.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { acacia } from '../kit/nature/trees.ts'

export const savannaPlace = place({
  id: 'savanna',
  time: 'golden',
  sounds: { insects: 0.5, wind: 0.3 },
  set: (c) => [
    sky(c, { clouds: 0.25 }),
    greatMountain(c),
    farAcacias(c),
    herd(c),
    meadowGround(c, { colours: ['#c99a48', '#d9b260', '#e6c882'], flowers: 0 }),
    acaciaPlane(c),
    mound(c),
    tallGrass(c),
    farBirds(c),
    frontGrass(c),
  ],
})

const greatMountain = planeOf({ name: 'great mountain', z: 38 }, (ink) => {
  peak(ink, { x: -ink.half * 0.3, height: 9, wide: 17, colour: '#b98f8a', floor: 0.1, snow: 0.2 })
  hills(ink, { colour: '#c9a272', height: [0.8, 2.4], step: 9 })
})

const farAcacias = planeOf({ name: 'far acacias', z: 26 }, (ink) => {
  for (let x = ink.left; x < ink.right; x += ink.random.between(4, 9))
    acacia(ink, { x, height: ink.random.between(2.4, 4), colour: '#8f9a52' })
})

function herd(c: PlaceContext) {
  return passing(
    c,
    { name: 'herd', y: 0, z: 24, size: [9, 2.4], speed: 0.35, start: 0.1 },
    (ink) => {
      for (const [x, h] of pairs('-3.4 1.5, -1.4 1.7, 0.8 1.4, 2.8 1.6')) grazer(ink, x, h)
    },
  )
}

const acaciaPlane = planeOf({ name: 'acacia', z: 11 }, (ink) => {
  acacia(ink, { x: -ink.half * 0.62, height: 6.4 * ink.tall })
  acacia(ink, { x: ink.half * 0.8, height: 4.6 * ink.tall })
  rocks(ink, { x: ink.half * 0.5, width: 3, height: 1.1, colour: '#b08a64' })
  for (let i = 0; i < 26; i++)
    grass(ink, {
      x: ink.random.between(-1.3, 1.3) * ink.half,
      height: ink.random.between(0.5, 1),
      colour: '#c9a24e',
    })
})

function mound(c: PlaceContext) {
  return cutOut(c, { name: 'mound', at: [c.box.width * 0.42, 0, 5], size: [2, 2.6] }, (ink) =>
    cut(ink, '#a86f48', [0.1, 0.3]).path({}, 'M-0.9 0Q-0.4 -2.6 0.1 -2.4Q0.6 -1.2 0.9 0Z'),
  )
}

const tallGrass = planeOf(
  { name: 'tall grass', z: 3, top: 2, bottom: -0.4, split: true },
  (ink) => {
    for (let i = 0; i < 22; i++)
      grass(ink, {
        x: (i % 2 ? 1 : -1) * ink.half * ink.random.between(0.66, 1.1),
        height: ink.random.between(0.7, 1.4),
        colour: '#c49a44',
      })
  },
)

const frontGrass = wingOf({ name: 'front grass', sway: 0.2 }, (ink) => {
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++)
      grass(ink, {
        x: side * ink.half * (0.84 + i * 0.06),
        y: ink.foot + 0.2,
        height: 1.3 + i * 0.15,
        colour: '#a87f38',
      })
})

/** A small far antelope or zebra as a cut-out. */
function grazer(ink: Ink, x: number, h: number): void {
  const colour = '#8a5f3c'
  stroke(ink, colour, h * 0.09).shape((ctx) => {
    for (const dx of [-0.4, -0.25, 0.25, 0.4]) {
      ctx.moveTo(x + dx * h, -h * 0.4)
      ctx.lineTo(x + dx * h, 0)
    }
  })
  mark(ink, colour).oval(x, -h * 0.52, [h * 0.52, h * 0.22])
  stroke(ink, colour, h * 0.14).line([x + h * 0.42, -h * 0.55], [x + h * 0.66, -h * 0.92])
  mark(ink, colour).oval(x + h * 0.74, -h * 0.92, [h * 0.16, h * 0.09])
  stroke(ink, colour, h * 0.04).path({ x, w: h, h }, 'M0.66 -0.98Q0.6 -1.2 0.74 -1.3')
}

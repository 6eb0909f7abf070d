import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds } from '../kit/alive.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bench, fence } from '../kit/town/street.ts'
import { bunting } from '../kit/town/stalls.ts'
import { strollers } from '../kit/town/town.ts'
import { acacia, tree, wood } from '../kit/nature/trees.ts'
import { palm } from '../kit/nature/palms.ts'

export const zooPlace = place({
  id: 'zoo',
  time: 'day',
  sounds: { birds: 0.6, crowd: 0.2 },
  set: (c) => [
    sky(c),
    trees(c),
    theGround(c),
    enclosure(c),
    fencePlane(c),
    strollers(c, { z: 8, count: 4, height: 2.1 }),
    pathSide(c),
    balloons(c),
    farBirds(c, { count: 5 }),
    greenery(c),
  ],
})

const trees = planeOf({ name: 'trees', z: 34 }, (ink) =>
  wood(ink, ['round', 'poplar'], { height: [5, 9], step: [2, 3.4] }),
)

const theGround = onStage(meadowGround, {
  flowers: 20,
  dress: (ink) => {
    lay(ink, '#d9b878', () => level(ink, [-80, 80], [14, 28]))
    lay(ink, '#dccaa6', () => level(ink, [-80, 80], [2.5, 9.5]))
    lay(ink, '#c9b48c', () => {
      for (let x = -40; x < 40; x += 2) level(ink, [x, x + 0.07], [2.5, 9.5])
    })
  },
})

const enclosure = planeOf({ name: 'enclosure', z: 22, haze: 0.75 }, (ink) => {
  rocks(ink, { x: -ink.half * 0.6, width: 8, height: 4.4, colour: '#b58f6a' })
  rocks(ink, { x: ink.half * 0.7, width: 6, height: 3, colour: '#b58f6a' })
  acacia(ink, { x: ink.half * 0.2, height: 6 })
  palm(ink, { x: -ink.half * 0.18, height: 6, lean: 0.1 })
  giraffe(ink, ink.half * 0.42)
  giraffe(ink, ink.half * 0.3, 0.8)
  elephant(ink, -ink.half * 0.36)
})

const fencePlane = planeOf({ name: 'fence', z: 11.5, top: 9 }, (ink) => {
  fence(ink, { from: ink.left, to: ink.right, height: 1.7, colour: '#8a6a4c', kind: 'rail' })
  fence(ink, { from: ink.left, to: ink.right, height: 1.5, colour: '#6d7a62', kind: 'iron' })
  gate(ink, 0)
  for (const d of [-0.94, 0.96]) tree(ink, 'round', { x: d * ink.half, height: 6 * ink.tall })
})

const pathSide = planeOf({ name: 'path side', z: 4.4, split: true }, (ink) => {
  bench(ink, { x: -ink.half * 0.82, height: 1.3 })
  paws(ink, ink.half * 0.8)
  bush(ink, { x: ink.half * 0.98, height: 1.2 })
})

function balloons(c: PlaceContext) {
  return cutOut(
    c,
    { name: 'balloons', at: [-c.box.width * 0.36, 0, 4.6], size: [2, 4], sway: 0.2 },
    (ink) => {
      for (let i = 0; i < 4; i++) {
        stroke(ink, '#f4ead6', 0.03).line([0, -1], [-0.5 + i * 0.34, -2.8])
        cut(ink, ['#e0485a', '#f2b63c', '#3f9ab0', '#5fb07a'][i] ?? '#e0485a', 0.05).oval(
          -0.5 + i * 0.34,
          -3.1 - (i % 2) * 0.3,
          [0.3, 0.38],
        )
      }
    },
  )
}

/** A wooden gate with a paw as its sign. */
function gate(ink: Ink, x: number): void {
  for (const s of [-1, 1]) cut(ink, '#8a5f3c', 0.12).rounded([x + s * 3 - 0.3, -5, 0.6, 5], 0.1)
  cut(ink, '#a8744a', [0.14, 0.3]).rounded([x - 3.6, -6, 7.2, 1.3], 0.3)
  bunting(ink, [x - 3, -4.6], [x + 3, -4.6])
  pawMark(ink, { x: x, y: -5.3, size: 0.5 })
}

function pawMark(ink: Ink, at: { x: number; y: number; size: number }): void {
  const { x, y, size: s } = at
  mark(ink, '#f7ecd2').oval(x, y + s * 0.3, [s * 0.5, s * 0.42])
  for (const [dx, dy] of pairs('-0.55 -0.1, -0.2 -0.5, 0.2 -0.5, 0.55 -0.1'))
    mark(ink, '#f7ecd2').disc(x + dx * s, y + dy * s, s * 0.2)
}

function paws(ink: Ink, x: number): void {
  stroke(ink, '#8a5f3c', 0.16).line([x, 0], [x, -2.4])
  for (const [y, s] of pairs('-2.4 1, -1.6 -1')) {
    cut(ink, '#c98f5a', 0.08).polygon(
      ...plotted({ x, y, w: s }, '-0.9 -0.3, 0.7 -0.3, 1.1 0, 0.7 0.3, -0.9 0.3'),
    )
    pawMark(ink, { x: x, y: y, size: 0.24 })
  }
}

function giraffe(ink: Ink, x: number, k = 1): void {
  const fur = '#e0b060'
  stroke(ink, fur, 0.26 * k).shape((ctx) => {
    for (const d of [-0.7, -0.4, 0.4, 0.7]) {
      ctx.moveTo(x + d * k, -2 * k)
      ctx.lineTo(x + d * k, 0)
    }
  })
  cut(ink, fur, 0.08).oval(x, -2.4 * k, [1.1 * k, 0.6 * k])
  stroke(ink, fur, 0.44 * k).line([x + 0.8 * k, -2.6 * k], [x + 1.5 * k, -5 * k])
  cut(ink, fur, 0.05).oval(x + 1.75 * k, -5.2 * k, [0.5 * k, 0.26 * k])
  for (const [dx, dy] of pairs('-0.6 2.5, -0.1 2.2, 0.3 2.7, 0.9 3.1, 1.1 3.8, 1.35 4.4'))
    mark(ink, '#a8703c').disc(x + dx * k, -dy * k, 0.18 * k)
  stroke(ink, '#a8703c', 0.08 * k).line([x + 1.5 * k, -5.4 * k], [x + 1.45 * k, -5.8 * k])
}

function elephant(ink: Ink, x: number): void {
  const grey = '#8f98a5'
  for (const d of [-1, -0.4, 0.4, 0.9]) mark(ink, grey).rect(x + d - 0.25, -1.2, [0.5, 1.2])
  cut(ink, grey, 0.1).oval(x, -1.8, [1.5, 1.05])
  cut(ink, grey, 0.06).disc(x + 1.5, -2.2, 0.75)
  cut(ink, '#a5aebc', 0.05).oval(x + 1.15, -2.2, [0.5, 0.7])
  stroke(ink, grey, 0.34).path({ x }, 'M2 -2Q2.6 -1.4 2.4 -0.4')
  mark(ink, '#33363f').disc(x + 1.75, -2.4, 0.08)
}

import { pairs, plotted } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes, smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills, peak, rocks } from '../kit/nature/land.ts'
import { path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { bigLeaf, lawn } from '../kit/nature/plants.ts'
import { extentAt, litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tree } from '../kit/nature/trees.ts'

export const prehistoricPlace = place({
  id: 'prehistoric',
  time: 'golden',
  sounds: { jungle: 0.5, wind: 0.2 },
  set: (c) => [
    sky(c),
    ...volcano(c),
    smoke(c, {
      at: [extentAt(c.box, 34).half * 0.3, extentAt(c.box, 34).crown * 0.56, 33.8],
      size: 1.6,
      alpha: 0.6,
      speed: 0.1,
      colour: '#8a7a80',
    }),
    ground(c),
    ...palms(c),
    ...ferns(c),
    farBirds(c, { count: 5, colour: '#5a4a44' }),
    motes(c, { z: 3, count: 16 }),
    ...leaves(c),
  ],
})

/** A smoking mountain behind green hills. */
const volcano = onStage(litPlane, 'volcano', {
  z: 34,
  draw: (ink) => {
    const [x, high] = [ink.half * 0.3, -ink.crown * 0.58]
    peak(ink, { x, height: high, wide: high * 1.1, colour: '#8f6a6a', floor: 0.1, snow: 0 })
    cut(ink, '#e0643c', 0.05).polygon(
      ...plotted({ x, h: high }, '-1 -0.93, 0 -1.01, 1 -0.93, 0.3 -0.62, -0.2 -0.74'),
    )
    hills(ink, { colour: '#7fa08a', height: [1.4, 4], step: 9 })
    hills(ink, { colour: '#6f9a5c', height: [0.6, 2], step: 7 })
  },
  glow: (ink) =>
    mark(ink, '#ffb04a').shape((ctx) => ctx.arc(ink.half * 0.3, ink.crown * 0.57, 0.7, 0, 7)),
})

const ground = onStage(terrain, {
  colours: ['#5f8a3c', '#7aa24a', '#9cba68'],
  bump: 0.26,
  dress: (ink) => {
    lawn(ink, { colour: '#6f9a44', flowers: 6 })
    path(ink, { colour: '#6fb2c4', width: 3.4, from: -5, to: -2, bend: 3, far: 30 })
  },
})

const palms = planeOf({ name: 'old palms', z: 14 }, (ink) => {
  const k = Math.min(1.5, ink.tall)
  for (const [share, height] of pairs('-0.92 9, -0.72 7, -0.5 5, 0.6 6, 0.78 9.4, 0.96 7.4'))
    tree(ink, 'palm', { x: share * ink.half, height: height * k })
  rocks(ink, { x: ink.half * 0.48, width: 3, height: 1.2, colour: '#7d7468' })
})

/** Cycads and tree ferns, and a nest with eggs. */
const ferns = planeOf({ name: 'ferns', z: 7, split: true }, (ink) => {
  for (const [share, size] of pairs('-0.92 2.6, -0.7 1.7, 0.72 1.9, 0.95 2.8'))
    fern(ink, share * ink.half, size)
  const x = ink.half * 0.55
  for (const dx of [-0.3, 0.3, 0])
    cut(ink, '#f2e6cc', 0.05).shape((ctx) => ctx.ellipse(x + dx, -0.35, 0.24, 0.34, 0, 0, 7))
  cut(ink, '#9a7848', 0.08).shape((ctx) => ctx.ellipse(x, -0.12, 0.9, 0.24, 0, 0, 7))
})

function fern(ink: Ink, x: number, size: number): void {
  const green = ink.random.pick(['#3f8a4c', '#4f9a54', '#5fa858'])
  for (let i = -3; i <= 3; i++) {
    const [dx, dy] = [Math.sin(i * 0.42) * size, -Math.cos(i * 0.42) * size * 1.1]
    stroke(ink, i % 2 ? green : darker(green, 0.14), size * 0.1).shape((ctx) => {
      ctx.moveTo(x, 0)
      ctx.quadraticCurveTo(x + dx * 0.5, dy, x + dx, dy * 0.7)
    })
  }
}

const leaves = wingOf({ name: 'great leaves', sway: 0.01 }, (ink) => {
  for (const side of [-1, 1])
    for (const turn of [0.15, 0.55])
      bigLeaf(ink, {
        x: side * ink.half * 1.08,
        y: ink.foot + 0.5,
        angle: -Math.PI / 2 - side * turn,
        length: 2.2,
        colour: '#3f7a3f',
      })
})

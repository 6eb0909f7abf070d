import { pairs, plotted } from '../../../scene/rows.ts'
import { farCity } from '../kit/town/far-city.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tree } from '../kit/nature/trees.ts'

const CONCRETE = '#c4c0ba'

export const skateparkPlace = place({
  id: 'skatepark',
  time: 'day',
  ground: 'road',
  sounds: { street: 0.4 },
  set: (c) => [
    sky(c),
    ...town(c),
    floor(c, { pattern: 'slabs', colour: '#cbc7c0', other: '#b5b0a8', back: 30, size: 2.6 }),
    ...wall(c),
    ...ramps(c),
    ...rail(c),
    farBirds(c, { count: 3 }),
  ],
})

const town = onStage(farCity, {
  z: 33,
  colours: ['#b8a898', '#a9b0b8', '#c4b0a0'],
  width: [3, 5],
  height: [4, 8],
  before: (ink) => {
    for (const share of [-0.7, -0.2, 0.4, 0.8])
      tree(ink, 'round', { x: share * ink.half, height: 5 })
  },
})

/** A wall of sprayed colours: swirls and stars, no words. */
const wall = planeOf({ name: 'painted wall', z: 18, top: 5 }, (ink) => {
  cut(ink, '#a9a49e', [0.2, 0.3]).rect(ink.left, -3, [ink.right - ink.left, 3])
  for (let x = ink.left + 1; x < ink.right; x += 3.4) {
    const colour = ink.random.pick(['#e0564a', '#3fa0c4', '#f0c23c', '#7ab85a', '#b06ac4'])
    stroke(ink, colour, 0.5).path({ x }, 'M0 -0.7C0.6 -3 1.4 0.2 2.4 -2.2')
    mark(ink, lighter(colour, 0.4)).disc(x + 2.6, -1.2, 0.5)
    mark(ink, darker(colour, 0.2)).polygon([x + 0.2, -1.6], [x + 0.7, -2.7], [x + 1.1, -1.6])
  }
})

/** Quarter pipes that curl up at both sides, and a box in the middle distance. */
const ramps = planeOf({ name: 'ramps', z: 10 }, (ink) => {
  for (const side of [-1, 1]) quarter(ink, side)
  cut(ink, darker(CONCRETE, 0.06), [0.16, 0.4]).polygon(
    ...pairs('-3.4 0.1, -1.6 -1.2, 1.6 -1.2, 3.4 0.1'),
  )
  mark(ink, '#e0813c').rect(-1.6, -1.26, [3.2, 0.14])
})

function quarter(ink: Ink, side: number): void {
  const foot = side * ink.half * 0.44
  const lip = side * ink.half * 0.82
  const top = -4 * Math.min(1.3, ink.tall)
  cut(ink, CONCRETE, [0.25, 0.5]).shape((ctx) => {
    ctx.moveTo(foot, 0.1)
    ctx.quadraticCurveTo(lip - side * 0.2, 0.1, lip, top)
    ctx.lineTo(side * ink.right, top)
    ctx.lineTo(side * ink.right, 0.1)
  })
  for (const share of [0.3, 0.6])
    stroke(ink, darker(CONCRETE, 0.12), 0.06).shape((ctx) => {
      ctx.moveTo(foot + (lip - foot) * share, 0.1)
      ctx.quadraticCurveTo(lip, 0, lip + side * share * 3, top)
    })
  cut(ink, '#e0813c', 0.06).rounded(
    [Math.min(lip, side * ink.right), top - 0.12, Math.abs(ink.right - Math.abs(lip)), 0.24],
    0.1,
  )
}

const rail = planeOf({ name: 'rail', z: 5, split: true }, (ink) => {
  for (const share of [-0.78, 0.8]) {
    const x = share * ink.half
    stroke(ink, '#d9483f', 0.16).line(...plotted({ x }, '-1.6 0, -1.6 -1.1, 1.6 -0.8, 1.6 0'))
  }
})

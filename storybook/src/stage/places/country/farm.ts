import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds } from '../kit/alive.ts'
import { barn, house } from '../kit/town/houses.ts'
import { darker, lighter } from '../kit/colour.ts'
import { farmland } from '../kit/nature/farmland.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { fenceWithGate } from '../kit/town/street.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { millSails } from '../kit/town/windmill.ts'

export const farmPlace = place({
  id: 'farm',
  time: 'morning',
  sounds: { birds: 0.5, wind: 0.2 },
  set: (c) => [
    sky(c),
    hillsPlane(c),
    fields(c),
    theGround(c),
    barnPlane(c),
    windWheel(c),
    yard(c),
    trough(c),
    farBirds(c),
    greenery(c),
  ],
})

const hillsPlane = planeOf({ name: 'hills', z: 36 }, (ink) =>
  hills(ink, { colour: '#94b3a8', height: [2, 5.4], step: 9 }),
)

function fields(c: PlaceContext) {
  const g = greens(c)
  return plane(c, { name: 'fields', z: 26 }, (ink) => {
    farmland(ink, { colour: g[2] ?? '#a9cd78', height: [1.2, 3], step: 9 })
    wood(ink, ['round', 'poplar'], { height: [2, 3.6], step: [3, 6] })
  })
}

const theGround = onStage(meadowGround, {
  flowers: 40,
  dress: (ink) => path(ink, { colour: '#cdb07c', width: 2.8, from: 2, to: -5, bend: 3, far: 18 }),
})

const barnPlane = planeOf({ name: 'barn', z: 16, haze: 0.7 }, (ink) => {
  const s = Math.min(1, ink.half / 13)
  silo(ink, -ink.half * 0.62 + 5 * s, s)
  barn(ink, { x: -ink.half * 0.62, width: 8.4 * s, height: 6.8 * s, colour: '#b8473c' })
  house(ink, {
    x: ink.half * 0.66,
    width: 5 * s,
    height: 4.6 * s,
    colour: '#f4e8d0',
    roof: '#7a8a9a',
  })
  mill(ink, ink.half * 0.3, s)
  tree(ink, 'round', { x: ink.half * 0.92, height: 5 })
})

function windWheel(c: PlaceContext) {
  return millSails(c, {
    x: 14 * (c.box.width / 16) * 0.3 * 1.333,
    y: 6.2 * Math.min(1, ((c.box.width / 2) * 2.333) / 13),
    z: 15.9,
    length: 1.5,
    colour: '#8d9298',
    blades: 8,
  })
}

const yard = planeOf({ name: 'yard', z: 8, split: true }, (ink) => {
  fenceWithGate(ink, { gate: [-0.4, 0.46], height: 1.2, colour: '#b08a61', kind: 'rail' })
  for (const [dx, dy] of pairs('0.72 0, 0.9 0, 0.81 1.2')) bale(ink, dx * ink.half, -dy)
})

function trough(c: PlaceContext) {
  return cutOut(c, { name: 'trough', at: [-c.box.width * 0.36, 0, 3.6], size: [2.6, 1] }, (ink) => {
    cut(ink, '#9a7350', 0.1).rounded([-1.2, -0.8, 2.4, 0.7], 0.08)
    cut(ink, '#7fb9cc', 0).oval(0, -0.78, [1.1, 0.1])
  })
}

function silo(ink: Ink, x: number, s: number): void {
  cut(ink, '#c9c5bc', 0.15).rect(x - 1.1 * s, -6.6 * s, [2.2 * s, 6.6 * s])
  for (let i = 1; i < 7; i++)
    mark(ink, darker('#c9c5bc', 0.2)).rect(x - 1.1 * s, -i * s, [2.2 * s, 0.06])
  mark(ink, darker('#c9c5bc', 0.14)).rect(x + 0.3 * s, -6.6 * s, [0.8 * s, 6.6 * s])
  cut(ink, '#8f9aa5', 0.08).shape((ctx) => ctx.arc(x, -6.6 * s, 1.1 * s, Math.PI, 0))
}

function mill(ink: Ink, x: number, s: number): void {
  stroke(ink, '#8d8378', 0.12).shape((ctx) => {
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * 0.9 * s, 0)
      ctx.lineTo(x + side * 0.14 * s, -6.2 * s)
    }
    for (let i = 1; i < 5; i++) {
      ctx.moveTo(x - (0.9 - i * 0.15) * s, -i * 1.2 * s)
      ctx.lineTo(x + (0.9 - i * 0.15) * s, -i * 1.2 * s)
    }
  })
}

function bale(ink: Ink, x: number, y: number): void {
  cut(ink, '#e0b95e', [0.12, 0.3]).shape((ctx) => ctx.arc(x, y - 0.75, 0.78, 0, 7))
  for (const r of [0.55, 0.34, 0.14])
    stroke(ink, darker('#e0b95e', 0.2), 0.06).shape((ctx) => ctx.arc(x, y - 0.75, r, 0, 6))
  mark(ink, lighter('#e0b95e', 0.3)).oval(x - 0.3, y - 1.1, [0.1, 0.06])
}

import type { PlaceContext } from '../../place.ts'
import { cutOut, motes, smoke } from '../kit/alive.ts'
import { clear, darker } from '../kit/colour.ts'
import { counter, pot, table } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { pendant } from '../kit/indoors/lamps.ts'
import { window } from '../kit/indoors/windows.ts'
import { fridge, kettle, sink, stove, utensils } from '../kit/indoors/kitchenware.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room } from '../kit/indoors/room.ts'
import { sunPatch } from '../kit/indoors/rug.ts'
import { boxAt } from '../kit/shapes.ts'

export const kitchenPlace = place({
  id: 'kitchen',
  indoors: true,
  time: 'morning',
  sounds: { room: 0.3 },
  spots: (c) => [
    { name: 'counter', x: 0, y: 2, z: 4.9 },
    { name: 'table', x: c.box.width * 0.27, y: 1.5, z: 2.6 },
  ],
  set: (c) => {
    const m = measures(c)
    return [theRoom(c, m), steam(c), tablePlane(c), motes(c, { z: 3, count: 14 }), front(c, m)]
  },
})

/** Cupboards, wall paper and floor that go well together; by seed one of these kitchens. */
const KITCHENS = [
  { colour: '#57a38c', wall: '#f9dc9c', stripe: '#fce8b8', floor: ['#f8e6c4', '#e6a878'] },
  { colour: '#4a88b4', wall: '#f8cfae', stripe: '#fbdec4', floor: ['#f6ecd6', '#93bfcc'] },
  { colour: '#dc7650', wall: '#b8dcc4', stripe: '#cfe8d4', floor: ['#f8e9cc', '#84b89e'] },
] as const

function measures(c: PlaceContext) {
  return c.random.fork('cupboards').pick(KITCHENS)
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { colour, wall, stripe, floor }: Measures) {
  return room(c, {
    wall: { style: 'stripes', colour: wall, accent: stripe },
    floor: { pattern: 'checks', colour: floor[0], other: floor[1], size: 1.3 },
    asked: true,
    ceiling: '#f7ecd8',
    rug: (ink) => sunPatch(ink, { x: -1.5, z: [0.5, 6], width: 3.2 }),
    back: (ink) => back(ink, colour),
    glow: (ink) => {
      for (const x of [-2.6, 2.6])
        pendant(ink, {
          x: x * Math.min(1, ink.half / 8),
          top: ink.top,
          drop: 1.7,
          size: 1,
          colour: '#c9584a',
          glowing: true,
        })
    },
  })
}

function steam(c: PlaceContext) {
  return smoke(c, {
    at: [3.2 * Math.min(1, c.box.width / 16), 2.95, 5],
    size: 0.22,
    alpha: 0.55,
    drift: 0.3,
  })
}

function tablePlane(c: PlaceContext) {
  return cutOut(c, { name: 'table', at: [c.box.width * 0.3, 0, 3], size: [3.4, 2.6] }, (ink) => {
    table(ink, { x: 0, width: 3.2, height: 1.5, colour: '#b07a4c' })
    bowl(ink)
  })
}

function front(c: PlaceContext, { colour }: Measures) {
  return wing(c, { name: 'front' }, (ink) => {
    pot(ink, { x: -ink.half * 1.0, y: ink.foot + 0.8, height: 2.6 })
    cut(ink, darker(colour, 0.35), 0.2).rect(ink.half * 0.9, -0.4, [4, 6])
  })
}

function back(ink: Ink, colour: string): void {
  const s = Math.min(1, ink.half / 9)
  mark(ink, clear('#f7efe0', 0.85)).rect(ink.left, -3.5, [ink.right - ink.left, 1.6])
  for (let x = ink.left; x < ink.right; x += 0.55)
    mark(ink, clear('#cfd8cf', 0.7)).rect(x, -3.5, [0.03, 1.6])
  mark(ink, clear('#cfd8cf', 0.7)).rect(ink.left, -2.7, [ink.right - ink.left, 0.03])
  window(ink, { x: -1.4 * s, y: -3.6, width: 3.4 * s, height: 2.7, curtains: '#e58d6f' })
  counter(ink, { x: -0.3, width: ink.half * 2 - 4.4, height: 1.95, colour })
  sink(ink, { x: -1.4 * s, y: -1.95 })
  stove(ink, { x: 3.2 * s, width: 2.3, height: 2.05 })
  kettle(ink, { x: 2.8 * s, y: -2.2, size: 0.7 })
  cut(ink, '#9fa6ad', 0.14).rounded([3.2 * s - 1.2, -5.6, 2.4, 0.6], 0.1)
  cut(ink, '#b5bcc2', 0.1).rect(3.2 * s - 0.5, ink.top, [1, -ink.top - 5.5])
  shelves(ink, {
    ...boxAt([ink.left + 2.6, -4], [2.6, 1.9]),
    rows: 2,
    fill: 'jars',
    colour: '#a8744a',
  })
  utensils(ink, { x: 0.9 * s, y: -4.6, width: 1.7 })
  fridge(ink, { x: ink.right - 1.3, width: 2, height: 4.6 })
  pot(ink, { x: ink.left + 3.6, y: -2, height: 0.9 })
  for (const x of [-2.6, 2.6])
    pendant(ink, { x: x * s, top: ink.top, drop: 1.7, size: 1, colour: '#c9584a' })
}

function bowl(ink: Ink): void {
  for (const [dx, tone] of [
    [-0.3, '#d9483f'],
    [0.05, '#e8a23c'],
    [0.32, '#7fae52'],
  ] as const)
    mark(ink, tone).disc(dx, -1.92, 0.22)
  cut(ink, '#4f83ad', 0.08).path({}, 'M-0.65 -1.9Q-0.5 -1.5 0 -1.5Q0.5 -1.5 0.65 -1.9Z')
  mark(ink, '#7fb0d0').oval(0, -1.89, [0.62, 0.05])
}

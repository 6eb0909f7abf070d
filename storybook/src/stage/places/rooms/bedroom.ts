import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, motes } from '../kit/alive.ts'
import { bed, pot } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { floorLamp } from '../kit/indoors/lamps.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { door, window } from '../kit/indoors/windows.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { mirror } from '../kit/indoors/bathroom-fittings.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { rug, sunPatch } from '../kit/indoors/rug.ts'
import { boxAt } from '../kit/shapes.ts'

export const bedroomPlace = place({
  id: 'bedroom',
  indoors: true,
  time: 'morning',
  sounds: { room: 0.3, clock: 0.3 },
  spots: (c) => [{ name: 'bed', x: -c.box.width * 0.22, y: 1.4, z: 4.2 }],
  set: (c) => {
    const m = measures(c)
    return [theRoom(c, m), bedPlane(c, m), toys(c), motes(c, { z: 3, count: 16 }), plant(c)]
  },
})

function measures(c: PlaceContext) {
  const { half } = roomSize(c)
  const tone = c.random.fork('look').pick([
    ['#a3cbea', '#c6e0f2', '#4a7fc0'],
    ['#f6bcb4', '#fcd6cc', '#c75a7c'],
    ['#b8dca4', '#d2eac0', '#4f9a6a'],
    ['#cdb8ea', '#e0d0f4', '#e08a4f'],
  ] as const)
  return { half, tone }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { tone }: Measures) {
  return room(c, {
    wall: { style: 'dots', colour: tone[0], accent: tone[1], dado: 1.5, dadoColour: '#f4ecdf' },
    floor: { pattern: 'planks', colour: '#c49a6c', other: '#a67c50' },
    ceiling: '#f8f1e4',
    asked: true,
    rug: (ink) => {
      rug(ink, { width: ink.half * 1.0, z: [-1.4, 3], colour: tone[2], border: '#f7ecd4' })
      sunPatch(ink, { x: 1.6, z: [0.4, 5], width: 3 })
    },
    back: (ink) => back(ink, tone[2]),
    glow: (ink) => floorLamp(ink, { x: ink.left + 1.1, y: -1.2, height: 1.6, glowing: true }),
  })
}

function bedPlane(c: PlaceContext, { half, tone }: Measures) {
  return cutOut(
    c,
    { name: 'bed', at: [-half * 0.3, 0, 4.3], size: [Math.min(7, half * 0.95), 2.9] },
    (ink) => bed(ink, { x: 0, width: Math.min(6.4, half * 0.9), height: 2.5, blanket: tone[2] }),
  )
}

function toys(c: PlaceContext) {
  return cutOut(c, { name: 'toys', at: [c.box.width * 0.4, 0, 3], size: [2, 1.6] }, (ink) => {
    cut(ink, '#f0c25e', 0.1).standing(0, 0, [1.2, 0.9])
    cut(ink, '#d9584c', 0.06).polygon(...pairs('-0.5 -0.9, 0 -1.4, 0.5 -0.9'))
  })
}

const plant = wingOf({ name: 'plant' }, (ink) =>
  pot(ink, { x: ink.half * 1.0, y: ink.foot + 0.7, height: Math.min(2.8, ink.half * 0.4) }),
)

function back(ink: Ink, colour: string): void {
  const s = Math.min(1, ink.half / 9)
  window(ink, { x: 1.4 * s, y: -2.5, width: 3.2 * s, height: 3.2, curtains: colour, view: 'hills' })
  counter(ink, { x: ink.left + 1.2, width: 1.6, height: 1.2, colour: '#b58a63', doors: 1 })
  floorLamp(ink, { x: ink.left + 1.1, y: -1.2, height: 1.6 })
  picture(ink, { x: -ink.half * 0.5, y: -3.6, width: 1.8 * s, height: 1.4 })
  picture(ink, { x: -ink.half * 0.24, y: -3.9, width: 1 * s, height: 1.2 })
  shelves(ink, {
    ...boxAt([ink.half * 0.56, -3.8], [2.4 * s, 1.5]),
    rows: 1,
    fill: 'books',
    colour: '#b58a63',
  })
  counter(ink, { x: ink.half * 0.56, width: 2.8 * s, height: 1.8, colour: '#f0e2cc', doors: 2 })
  mirror(ink, { x: ink.half * 0.56, y: -2.1, width: 1 * s, height: 1.3, round: true })
  door(ink, { x: ink.right - 1.3, width: 1.7, height: 4.4, colour: '#f2e8d6' })
}

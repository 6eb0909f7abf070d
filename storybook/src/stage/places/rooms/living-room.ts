import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { fire, glowing, motes } from '../kit/alive.ts'
import { clock, fireplace, HEARTHS } from '../kit/indoors/fittings.ts'
import { pot, sofa, table } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { floorLamp } from '../kit/indoors/lamps.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { window } from '../kit/indoors/windows.ts'
import { cutOut } from '../kit/alive.ts'
import type { Ink } from '../kit/paper.ts'
import { wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { rug, sunPatch } from '../kit/indoors/rug.ts'
import { boxAt } from '../kit/shapes.ts'

export const livingRoomPlace = place({
  id: 'living-room',
  indoors: true,
  time: 'golden',
  sounds: { room: 0.3, fire: 0.3, clock: 0.2 },
  spots: (c) => [
    { name: 'sofa', x: -c.box.width * 0.3, y: 0.9, z: 4.3 },
    { name: 'table', x: c.box.width * 0.36, y: 1.1, z: 3.2 },
  ],
  set: (c) => {
    const m = measures(c)
    const { depth, hearth } = m
    return [
      theRoom(c, m),
      ...(c.nouns?.some((noun) => HEARTHS.test(noun))
        ? []
        : [fire({ x: hearth, y: 0.1, z: depth - 0.1, size: 0.9 }), theGlow(c, m)]),
      sofaPlane(c, m),
      sideTable(c),
      motes(c, { z: 3, count: 16 }),
      plant(c),
    ]
  },
})

/** Wall, seat, rug and curtains that go well together; by seed one of these rooms. */
const PAPERS = [
  {
    wall: { style: 'stripes', colour: '#f3c897', accent: '#f8d8ae' },
    sofa: '#3f8790',
    rug: ['#c9584c', '#f8dfa8'],
    curtains: '#d2685a',
  },
  {
    wall: { style: 'diamonds', colour: '#a3c9b4', accent: '#bcdcc4' },
    sofa: '#d9704f',
    rug: ['#3f7f86', '#f4e2b4'],
    curtains: '#f0b85a',
  },
  {
    wall: { style: 'dots', colour: '#9fc4d8', accent: '#bfdbe8' },
    sofa: '#e0a040',
    rug: ['#4a6f9f', '#f6e6c4'],
    curtains: '#e98a72',
  },
] as const

function measures(c: PlaceContext) {
  const { half, depth } = roomSize(c)
  const papers = c.random.fork('papers').pick(PAPERS)
  const hearth = half * 0.56
  return { half, depth, papers, hearth }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { papers, hearth }: Measures) {
  return room(c, {
    wall: { ...papers.wall, dado: 1.7, dadoColour: '#f2e4cc' },
    floor: { pattern: 'planks', colour: '#c98f5c', other: '#a56e40' },
    ceiling: '#fbf0dc',
    asked: true,
    rug: (ink) => {
      rug(ink, {
        width: ink.half * 1.1,
        z: [-1.2, 3.6],
        colour: papers.rug[0],
        border: papers.rug[1],
      })
      sunPatch(ink, { x: -2.6, z: [0.2, 5], width: 3 })
    },
    back: (ink) => back(ink, hearth, papers.curtains),
    glow: (ink) => {
      if (!ink.plays(HEARTHS)) fireplace(ink, { x: hearth, width: 3.4, height: 3.2, glowing: true })
      floorLamp(ink, { x: ink.left + 1.2, height: 4.2, glowing: true })
    },
  })
}

function theGlow(c: PlaceContext, { hearth, depth }: Measures) {
  return glowing(c, {
    at: [hearth, 0.9, depth - 0.2],
    radius: 3.4,
    colour: '#ff9a3c',
    strength: 0.5,
    flicker: 0.2,
  })
}

function sofaPlane(c: PlaceContext, { half, papers }: Measures) {
  return cutOut(
    c,
    { name: 'sofa', at: [-half * 0.36, 0, 4.5], size: [Math.min(6, half * 0.8), 2.4] },
    (ink) =>
      sofa(ink, { x: 0, width: Math.min(5.6, half * 0.76), height: 2.2, colour: papers.sofa }),
  )
}

function sideTable(c: PlaceContext) {
  return cutOut(
    c,
    { name: 'side table', at: [c.box.width * 0.38, 0, 3.2], size: [2.4, 2.2] },
    (ink) => {
      table(ink, { x: 0, width: 1.9, height: 1.1, foot: true })
      pot(ink, { x: 0, y: -1.1, height: 1 })
    },
  )
}

const plant = wingOf({ name: 'plant' }, (ink) => {
  pot(ink, { x: -ink.half * 1.02, y: ink.foot + 0.7, height: Math.min(3, ink.half * 0.42) })
})

function back(ink: Ink, hearth: number, curtains: string): void {
  const s = Math.min(1, ink.half / 9)
  window(ink, { ...boxAt([-2.4 * s, -2.6], [3.2 * s, 3.2]), curtains, view: 'trees' })
  shelves(ink, { x: ink.left + 2.9 * s, width: 2.4 * s, height: 4.6, rows: 4, fill: 'mixed' })
  floorLamp(ink, { x: ink.left + 1.2, height: 4.2 })
  if (ink.plays(HEARTHS)) shelves(ink, { x: hearth, width: 3, height: 3.2, rows: 3, fill: 'mixed' })
  else fireplace(ink, { x: hearth, width: 3.4, height: 3.2 })
  clock(ink, { x: hearth, y: -4.5, size: 0.55 })
  for (const [d, h] of pairs('-1.2 0.5, 1.2 0.6'))
    pot(ink, { x: hearth + d, y: -3.3, height: h + 0.4 })
  // Above the heads: behind the hands of whoever stands in the middle it would hide what they do.
  picture(ink, { x: 1.1 * s, y: -4.7, width: 1.5 * s, height: 1.3 })
  picture(ink, { x: ink.right - 1.4, y: -3.4, width: 1.3, height: 1.6 })
}

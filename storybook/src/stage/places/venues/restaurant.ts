import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { chair, pot, table } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { pendant } from '../kit/indoors/lamps.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { curtain, window } from '../kit/indoors/windows.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { clock } from '../kit/indoors/fittings.ts'
import { dish } from '../kit/indoors/kitchenware.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 8, height: 8.4, width: 1.4 }

export const restaurantPlace = place({
  id: 'restaurant',
  indoors: true,
  time: 'dusk',
  sounds: { cafe: 0.5 },
  spots: (c) => [
    { name: 'table', x: -c.box.width * 0.3, y: 1.5, z: 3.2 },
    { name: 'table', x: c.box.width * 0.34, y: 1.5, z: 3.2 },
  ],
  set: (c) => {
    const m = roomSize(c, SIZE)
    const { top } = m
    return [
      theRoom(c),
      farTables(c),
      tables(c),
      candleGlows(c, m),
      glowing(c, { at: [0, top - 2.6, 7], radius: 5, strength: 0.3, flicker: 0.03 }),
      motes(c, { z: 3, count: 14 }),
      drapes(c),
    ]
  },
})

function theRoom(c: PlaceContext) {
  return room(c, {
    ...SIZE,
    wall: {
      style: 'diamonds',
      colour: '#9a4a44',
      accent: '#8a3d3a',
      dado: 2.2,
      dadoColour: '#6b4636',
    },
    floor: { pattern: 'planks', colour: '#a8744a', other: '#8a5a36' },
    ceiling: '#e9d3b0',
    beams: true,
    lamp: false,
    back: (ink) => back(ink, /pizz|trattoria/u.test(c.words)),
    glow: (ink) => {
      for (const d of [-0.66, 0, 0.66])
        pendant(ink, {
          x: d * ink.half,
          top: ink.top,
          drop: 2.2,
          size: 1,
          colour: '#e0b25a',
          glowing: true,
        })
    },
  })
}

const farTables = onStage(litPlane, 'far tables', {
  z: 6,
  haze: 0.3,
  draw: (ink) => {
    for (const d of [-0.62, 0.02, 0.62]) laid(ink, d * ink.half)
  },
  glow: (ink) => {
    for (const d of [-0.62, 0.02, 0.62]) candle(ink, d * ink.half)
  },
})

const tables = onStage(litPlane, 'tables', {
  z: 3,
  split: true,
  draw: (ink) => {
    for (const d of [-0.76, 0.8]) laid(ink, d * ink.half)
  },
  glow: (ink) => {
    for (const d of [-0.76, 0.8]) candle(ink, d * ink.half)
  },
})

function candleGlows(c: PlaceContext, { half }: RoomSize) {
  return [-0.6, 0.6].map((d) =>
    glowing(c, { at: [d * half, 2.4, 2.9], radius: 2.2, strength: 0.45, flicker: 0.16 }),
  )
}

const drapes = wingOf({ name: 'drapes' }, (ink) => {
  curtain(ink, {
    ...boxAt([-ink.half * 1.16, ink.foot + 1.4], [ink.half * 0.26, -ink.crown + ink.foot + 3]),
    colour: '#6b2a34',
    side: -1,
  })
  pot(ink, { x: ink.half * 1.04, y: ink.foot + 0.7, height: Math.min(2.8, ink.half * 0.38) })
})

/** A window, the bar or a pizzeria's oven, and lamps. */
function back(ink: Ink, bakes: boolean): void {
  const s = Math.min(1, ink.half / 10)
  window(ink, {
    ...boxAt([-ink.half * 0.52, -2.6], [3.4 * s, 3.2]),
    view: 'city',
    frame: '#6b4636',
    curtains: '#c9964a',
    bars: [3, 2],
  })
  if (bakes) thing(ink, 'prop:brick-oven', { x: ink.half * 0.5, height: 4.6 * s })
  else bar(ink, s)
  picture(ink, { x: -ink.half * 0.06, y: -3.4, width: 1.6, height: 1.3 })
  clock(ink, { x: ink.half * 0.08, y: -5.6, size: 0.6 })
  for (const d of [-0.66, 0, 0.66])
    pendant(ink, { x: d * ink.half, top: ink.top, drop: 2.2, size: 1, colour: '#e0b25a' })
}

function bar(ink: Ink, s: number): void {
  shelves(ink, {
    ...boxAt([ink.half * 0.5, -2.2], [5.4 * s, 3.4]),
    rows: 3,
    fill: 'bottles',
    colour: '#6b4636',
    palette: ['#3f6a4f', '#7a2f3a', '#c98a3c', '#8fae9a', '#5a3f6a'],
  })
  counter(ink, {
    x: ink.half * 0.5,
    width: 6.4 * s,
    height: 2.1,
    colour: '#7a4f38',
    top: '#d9b382',
  })
}

/** A table under white cloth, laid for two, with a candle. */
function laid(ink: Ink, x: number): void {
  for (const s of [-1, 1])
    chair(ink, { x: x + s * 1.75, width: 0.95, height: 2.2, colour: '#7a4f38' })
  table(ink, { x, width: 2.9, height: 1.5, cloth: '#fbf4e6' })
  cut(ink, '#fbf4e6', 0.06).rect(x - 1.45, -1.58, [2.9, 0.14])
  for (const s of [-1, 1]) {
    dish(ink, { x: x + s * 0.8, y: -1.58, size: 0.7, food: s < 0 ? '#b5734a' : '#8fae52' })
    stroke(ink, '#d6e6ea', 0.05).line([x + s * 0.36, -1.6], [x + s * 0.36, -1.9])
    cut(ink, '#a83a4a', 0).plot({ x: x + s * 0.36 }, '-0.13 -2.15, 0.13 -2.15, 0 -1.88')
  }
  cut(ink, '#fbf0d0', 0).rect(x - 0.06, -2.1, [0.12, 0.5])
}

function candle(ink: Ink, x: number): void {
  glow(ink, '#ffcf7d', { x, y: -2.2, radius: 0.9, strength: 0.7 })
  mark(ink, '#fff0b8').shape((ctx) => ctx.ellipse(x, -2.24, 0.06, 0.15, 0, 0, 7))
  mark(ink, '#ffb35c').disc(x, -2.16, 0.05)
}

import type { PlaceContext } from '../../place.ts'
import { cutOut, glowing, motes, smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { counter, cornerPot } from '../kit/indoors/furniture.ts'
import { cafeTable } from '../kit/indoors/cafe-table.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { pendant } from '../kit/indoors/lamps.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { window } from '../kit/indoors/windows.ts'
import { cup, dish } from '../kit/indoors/kitchenware.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { sunPatch } from '../kit/indoors/rug.ts'
import { boxAt } from '../kit/shapes.ts'

export const cafePlace = place({
  id: 'cafe',
  indoors: true,
  time: 'morning',
  sounds: { cafe: 0.6 },
  spots: (c) => [
    { name: 'table', x: -c.box.width * 0.32, y: 1.5, z: 3 },
    { name: 'counter', x: c.box.width * 0.2, y: 2.1, z: 5 },
  ],
  set: (c) => {
    const m = measures(c)
    const { half, top } = m
    return [
      theRoom(c, m),
      smoke(c, { at: [half * 0.62, 3.4, 5.6], size: 0.2, alpha: 0.6 }),
      tables(c),
      steam(c),
      glowing(c, { at: [half * 0.3, top - 2.6, 5.8], radius: 4, strength: 0.3, flicker: 0.03 }),
      board(c),
      motes(c, { z: 3, count: 16 }),
      plant(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const size = { depth: 6.4, height: 8.2, width: 1.36 }
  const { half, top } = roomSize(c, size)
  const bakery = /bak|bread|pastr|patiss|cake/.test(c.words)
  return { size, half, top, bakery }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { size, bakery }: Measures) {
  return room(c, {
    ...size,
    wall: {
      style: 'brick',
      colour: bakery ? '#e6c8a0' : '#b5735a',
      dado: 1.8,
      dadoColour: bakery ? '#8fb5a5' : '#5f7a6a',
    },
    floor: { pattern: 'checks', colour: '#e9dcc4', other: '#b59a7c', size: 1.3 },
    ceiling: '#f2e6d0',
    lamp: false,
    rug: (ink) => sunPatch(ink, { x: -4, z: [0.4, 5], width: 4 }),
    back: (ink) => back(ink, bakery),
    glow: (ink) => {
      for (const d of [-0.1, 0.3, 0.7])
        pendant(ink, {
          x: d * ink.half,
          top: ink.top,
          drop: 2.3,
          size: 0.9,
          colour: '#33505a',
          glowing: true,
        })
    },
  })
}

const tables = planeOf({ name: 'tables', z: 3.2, split: true }, (ink) => {
  for (const d of [-0.72, 0.84]) cafeTable(ink, d * ink.half)
})

function steam(c: PlaceContext) {
  return [-0.72, 0.84].map((d) =>
    smoke(c, {
      at: [d * (c.box.width / 2) * 1.266 + 0.5, 2, 3.1],
      size: 0.11,
      alpha: 0.6,
      drift: 0.3,
    }),
  )
}

function board(c: PlaceContext) {
  return cutOut(c, { name: 'board', at: [-c.box.width * 0.12, 0, 4.2], size: [1.6, 2] }, (ink) => {
    for (const s of [-1, 1]) stroke(ink, '#8a5f3c', 0.12).line([s * 0.6, 0], [s * 0.4, -1.8])
    cut(ink, '#2f4038', 0.06).rounded([-0.55, -1.7, 1.1, 1.2], 0.05)
    cup(ink, { x: -0.06, y: -0.8, size: 0.6 })
  })
}

const plant = wingOf({ name: 'plant' }, (ink) => {
  for (const s of [-1, 1]) cornerPot(ink, { side: s, height: 2.6 })
})

function back(ink: Ink, bakery: boolean): void {
  const s = Math.min(1, ink.half / 9)
  window(ink, {
    ...boxAt([-ink.half * 0.56, -2], [4.4 * s, 3.8]),
    view: 'city',
    frame: '#33505a',
    bars: [3, 1],
  })
  const x = ink.half * 0.4
  shelves(ink, {
    ...boxAt([x, -3], [5.4 * s, 2.4]),
    rows: 2,
    fill: bakery ? 'boxes' : 'jars',
    colour: '#8a5f3c',
    palette: bakery
      ? ['#d9a05c', '#c98a4a', '#e6bd7a', '#b5783c']
      : ['#e6d6b8', '#b5734a', '#6b8f7a', '#d9a441'],
  })
  machine(ink, x + 1.7 * s)
  counter(ink, {
    x,
    width: 6.4 * s,
    height: 2.1,
    colour: bakery ? '#f4e6cc' : '#5f7a6a',
    top: '#c98f5a',
  })
  cakes(ink, x, s)
  if (bakery) loaves(ink, x)
  picture(ink, { x: -ink.half * 0.06, y: -3.6, width: 1.2, height: 1.5 })
  for (const d of [-0.1, 0.3, 0.7])
    pendant(ink, { x: d * ink.half, top: ink.top, drop: 2.3, size: 0.9, colour: '#33505a' })
}

/** Four cakes under a glass cover on the counter. */
function cakes(ink: Ink, x: number, s: number): void {
  cut(ink, '#d6e8ea', 0.06).rounded([x - 2.9 * s, -3.2, 2.8 * s, 1.1], [0.3, 0.3, 0, 0])
  for (const [i, food] of ['#e0a05c', '#e0728a', '#8a5a3c', '#f2c86a'].entries()) {
    const cx = x - 2.5 * s + i * 0.64 * s
    dish(ink, { x: cx, y: -2.15, size: 0.56, food })
    mark(ink, i % 2 ? '#c9503f' : '#fbf0dc').disc(cx, -2.42, 0.07)
  }
}

function loaves(ink: Ink, x: number): void {
  for (let i = 0; i < 5; i++)
    mark(ink, i % 2 ? '#c98a4a' : '#d9a05c').oval(
      x - 0.2 + i * 0.36,
      -2.3 - (i % 2) * 0.16,
      [0.36, 0.15],
    )
}

function machine(ink: Ink, x: number): void {
  cut(ink, '#b9bfc4', [0.1, 0.3]).rounded([x - 0.8, -3.3, 1.6, 1.2], 0.14)
  mark(ink, '#c9503f').rect(x - 0.8, -3.1, [1.6, 0.2])
  for (const d of [-0.4, 0.3]) {
    mark(ink, '#4a4650').rect(x + d - 0.1, -2.7, [0.2, 0.2])
    cup(ink, { x: x + d, y: -2.14, size: 0.3 })
  }
  mark(ink, darker('#b9bfc4', 0.2)).rect(x - 0.7, -2.2, [1.4, 0.08])
}

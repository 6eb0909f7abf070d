import type { PlaceContext } from '../../place.ts'
import { cutOut, glowing, motes, moving } from '../kit/alive.ts'
import { clock, desk, screen } from '../kit/fittings.ts'
import { chair, cornerPot, pot } from '../kit/furniture.ts'
import { shelves } from '../kit/shelves.ts'
import { window } from '../kit/windows.ts'
import { cut, mark, polygon, rect, rounded, stroke, type Ink } from '../kit/paper.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize, sunPatch } from '../kit/room.ts'

export const officePlace = place({
  id: 'office',
  words: [
    'office',
    'workplace',
    'cubicle',
    'meeting room',
    'conference room',
    'boardroom',
    'workspace',
    'home office',
    'desk',
    'server room',
    'computer room',
    'newsroom',
    'call center',
    'bank',
    'post office',
  ],
  indoors: true,
  time: 'day',
  sounds: [
    { name: 'hum', level: 0.3 },
    { name: 'room', level: 0.3 },
  ],
  spots: (c) => [{ name: 'desk', x: -c.box.width * 0.26, y: 1.6, z: 3.6 }],
  set: (c) => {
    const m = measures(c)
    return [
      theRoom(c, m),
      hands(m),
      desks(c),
      screenGlows(c),
      cooler(c, m),
      motes(c, { z: 3, count: 10 }),
      plants(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const size = { depth: 6.6, height: 7.6, width: 1.36 }
  const { half, depth } = roomSize(c, size)
  return { size, half, depth }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { size }: Measures) {
  return room(c, {
    ...size,
    wall: { style: 'plain', colour: '#dde3e0', dado: 1.4, dadoColour: '#b5c4c4' },
    floor: { pattern: 'tiles', colour: '#a9b0b2', other: '#959da0', size: 2 },
    ceiling: '#f4f6f4',
    rug: (ink) => sunPatch(ink, { x: -1, z: [0.4, 6], width: 4.6 }),
    back,
    glow: (ink) => {
      for (const d of [-0.5, 0.5])
        mark(
          ink,
          '#fffdf0',
          rounded({ x: d * ink.half - 1.2, y: ink.top + 0.12, width: 2.4, height: 0.16 }, 0.06),
        )
    },
  })
}

function hands({ half, depth }: Measures) {
  return moving('hands', { x: half * 0.62, y: 5.8, z: depth - 0.05 }, (ctx, t) => {
    ctx.strokeStyle = '#d9483f'
    ctx.lineWidth = 0.04
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.lineTo(Math.sin(Math.floor(t) * 0.1047) * 0.4, -Math.cos(Math.floor(t) * 0.1047) * 0.4)
    ctx.stroke()
  })
}

function desks(c: PlaceContext) {
  return plane(c, 'desks', {
    z: 4.4,
    haze: 0.2,
    draw: (ink) => {
      for (const d of [-0.62, 0.6]) station(ink, d * ink.half)
    },
  })
}

function screenGlows(c: PlaceContext) {
  return [-0.62, 0.6].map((d, i) =>
    glowing(c, {
      x: d * (c.box.width / 2) * 1.366 - 0.3,
      y: 2.6,
      z: 4.3,
      radius: 1.6,
      colour: '#9fd0f0',
      strength: 0.3,
      flicker: 0.1 + i * 0.02,
    }),
  )
}

function cooler(c: PlaceContext, { half }: Measures) {
  return cutOut(c, 'cooler', {
    x: half * 0.94,
    y: 0,
    z: 3.8,
    width: 1.4,
    height: 3,
    draw: (ink) => {
      cut(ink, '#f4f6f4', rounded({ x: -0.45, y: -1.6, width: 0.9, height: 1.6 }, 0.08), {
        shadow: 0.12,
      })
      cut(ink, '#a9dcee', rounded({ x: -0.4, y: -2.7, width: 0.8, height: 1.1 }, 0.24), {
        shadow: 0.06,
      })
      mark(ink, '#5a9ac9', rect(-0.2, -1.2, [0.14, 0.14]))
      mark(ink, '#d9584c', rect(0.06, -1.2, [0.14, 0.14]))
    },
  })
}

function plants(c: PlaceContext) {
  return wing(c, 'plants', {
    draw: (ink) => {
      for (const s of [-1, 1]) cornerPot(ink, { side: s, height: 2.6, colour: '#e9eef0' })
    },
  })
}

function back(ink: Ink): void {
  const s = Math.min(1, ink.half / 9.5)
  window(ink, {
    x: -ink.half * 0.2,
    y: -1.9,
    width: ink.half * 0.9,
    height: 3.6,
    view: 'city',
    frame: '#f7faf8',
    bars: [4, 1],
  })
  for (let i = 0; i < 5; i++)
    mark(
      ink,
      'rgba(250,250,246,0.8)',
      rect(-ink.half * 0.65, -5.5 + i * 0.16, [ink.half * 0.9, 0.09]),
    )
  shelves(ink, {
    x: ink.half * 0.62,
    width: 2.8 * s,
    height: 4.2,
    rows: 4,
    fill: 'books',
    colour: '#b9c2c4',
    palette: ['#4f86b5', '#e0803c', '#f4ead6', '#5fa05a', '#8a8f98'],
  })
  clock(ink, { x: ink.half * 0.62, y: -5.8, size: 0.5, frame: '#5a6a74' })
  pot(ink, { x: ink.half * 0.36, height: 2.4 })
  cut(
    ink,
    '#fbfcfa',
    rounded({ x: -ink.half * 0.96, y: -4.6, width: 2.2 * s, height: 1.8 }, 0.05),
    { shadow: 0.1 },
  )
  stroke(ink, '#4f86b5', {
    width: 0.07,
    shape: (ctx) => {
      for (let i = 0; i < 5; i++)
        ctx.lineTo(-ink.half * 0.94 + i * 0.45 * s, -3.2 - (i % 2 ? 0.7 : 0.2) - i * 0.08)
    },
  })
  for (const [i, tone] of ['#f0c25e', '#e0728a', '#8fc48a'].entries())
    mark(ink, tone, rect(-ink.half * 0.94 + i * 0.6 * s, -4.45, [0.36, 0.36]))
}

/** A desk with a screen, a lamp, papers and a chair. */
function station(ink: Ink, x: number): void {
  chair(ink, { x: x - 0.5, width: 1.1, height: 2.5, colour: '#33424f' })
  desk(ink, { x, width: 4, height: 1.6, colour: '#c9a47a' })
  screen(ink, { x: x - 0.4, y: -2, width: 1.5, height: 1, colour: '#6fb0d6', stand: true })
  cut(
    ink,
    '#e6ecea',
    polygon([
      [x - 1, -1.68],
      [x - 0.9, -1.78],
      [x + 0.2, -1.78],
      [x + 0.3, -1.68],
    ]),
    { shadow: 0.03 },
  )
  for (let i = 0; i < 3; i++)
    cut(ink, '#fbfaf4', rect(x + 0.8 + i * 0.04, -1.72 - i * 0.06, [0.7, 0.06]), { shadow: 0.02 })
  stroke(ink, '#d9584c', {
    width: 0.08,
    shape: (ctx) => {
      ctx.moveTo(x + 1.6, -1.7)
      ctx.lineTo(x + 1.3, -2.4)
      ctx.lineTo(x + 0.9, -2.7)
    },
  })
  mark(
    ink,
    '#d9584c',
    polygon([
      [x + 0.6, -2.5],
      [x + 1, -2.9],
      [x + 1.1, -2.6],
    ]),
  )
}

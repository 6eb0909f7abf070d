import { flask } from '../kit/indoors/glassware.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { live } from '../../../paint/pieces/live.ts'
import { glowing, motes, smoke } from '../kit/alive.ts'
import { screen } from '../kit/indoors/fittings.ts'
import { counter, pot, stool } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 6.2, height: 7.6, width: 1.36 }

export const laboratoryPlace = place({
  id: 'laboratory',
  indoors: true,
  time: 'day',
  sounds: { bubbles: 0.4, hum: 0.3 },
  spots: (c) => [
    { name: 'counter', x: 0, y: 2, z: 4.8 },
    { name: 'table', x: c.box.width * 0.34, y: 1.9, z: 3 },
  ],
  set: (c) => {
    const m = roomSize(c, SIZE)
    return [
      theRoom(c),
      benchFizz(c, m),
      flaskVapour(c, m),
      benchPlane(c),
      tableFizz(c),
      theGlow(c, m),
      motes(c, { z: 3, count: 10, colour: '#ffffff' }),
      plant(c),
    ]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'tiles', colour: '#dbe8ea', accent: '#c4d9dc' },
  floor: { pattern: 'tiles', colour: '#dfe4e2', other: '#bfc9c8', size: 1.4 },
  ceiling: '#f4f8f7',
  back,
  glow: (ink) => mark(ink, '#6ff0c0').rect(ink.half * 0.62, -4.8, [1.6, 1.1]),
})

function benchFizz(c: PlaceContext, { half }: RoomSize) {
  return [
    { d: -0.62, colour: '#8fe08a' },
    { d: -0.2, colour: '#e08ad0' },
    { d: 0.2, colour: '#7ad0f0' },
  ].map(({ d, colour }) => fizz(c, { x: d * half, y: 2.5, z: 6, colour }))
}

function flaskVapour(c: PlaceContext, { half }: RoomSize) {
  return smoke(c, {
    at: [-half * 0.2, 3.2, 5.9],
    size: 0.26,
    colour: '#e6c4e6',
    alpha: 0.6,
    drift: 0.3,
  })
}

const benchPlane = planeOf({ name: 'bench', z: 3.4, split: true }, (ink) => {
  for (const d of [-0.8, 0.84]) bench(ink, d * ink.half)
})

function tableFizz(c: PlaceContext) {
  return [-0.8, 0.84].map((d, i) =>
    fizz(c, {
      x: d * (c.box.width / 2) * 1.283 - 0.6,
      y: 2.2,
      z: 3.3,
      colour: i ? '#f0c25e' : '#7ad0f0',
    }),
  )
}

function theGlow(c: PlaceContext, { half }: RoomSize) {
  return glowing(c, {
    at: [half * 0.72, 4.2, 6],
    radius: 2.6,
    colour: '#6ff0c0',
    strength: 0.35,
    flicker: 0.1,
  })
}

const plant = wingOf({ name: 'plant' }, (ink) => {
  for (const s of [-1, 1])
    pot(ink, {
      x: s * ink.half * 1.04,
      y: ink.foot + 0.7,
      height: Math.min(2.2, ink.half * 0.32),
      colour: '#e9eef0',
    })
})

function back(ink: Ink): void {
  const s = Math.min(1, ink.half / 9.5)
  shelves(ink, {
    ...boxAt([-ink.half * 0.62, -3.4], [4 * s, 2.6]),
    rows: 2,
    fill: 'bottles',
    colour: '#aab8bc',
    palette: ['#7ac46a', '#d97ac0', '#6fb5d9', '#f0c25e', '#e0803c'],
  })
  counter(ink, { x: -0.4, width: ink.half * 1.7, height: 2, colour: '#b5c9cc', top: '#5f7078' })
  for (const [d, colour, kind] of [
    [-0.62, '#8fe08a', 0],
    [-0.42, '#f0a05c', 1],
    [-0.2, '#e08ad0', 0],
    [0, '#f0d25e', 2],
    [0.2, '#7ad0f0', 0],
  ] as const)
    flask(ink, { x: d * ink.half, y: -2.05, size: 1.2, colour, kind })
  stroke(ink, '#9fb5ba', 0.07).path({ w: ink.half }, 'M-0.42 -3.1C-0.36 -4.4 -0.28 -4.4 -0.2 -3.2')
  microscope(ink, ink.half * 0.44)
  screen(ink, { x: ink.half * 0.7, y: -3.6, width: 1.8, height: 1.3, colour: '#1f4a44' })
  molecule(ink, 0.4, ink.top + 2)
  for (let i = 0; i < 4; i++)
    mark(ink, ['#d9584c', '#f0c25e', '#5fb5a5', '#5a8fc9'][i] ?? '#d9584c').rect(
      ink.half * 0.1 + i * 0.4 + 1.4,
      ink.top + 1.2 + (i % 2) * 0.5,
      [0.3, 1.4 - (i % 2) * 0.5],
    )
}

function bench(ink: Ink, x: number): void {
  stool(ink, { x: x + 1.7, width: 0.8, height: 1.2, colour: '#5f7078' })
  counter(ink, { x, width: 3, height: 1.8, colour: '#cfdcdc', top: '#5f7078', doors: 2 })
  flask(ink, { x: x - 0.6, y: -1.85, size: 0.9, colour: x < 0 ? '#7ad0f0' : '#f0c25e', kind: 0 })
  flask(ink, { x: x + 0.6, y: -1.85, size: 0.9, colour: '#8fe08a', kind: 2 })
}

function microscope(ink: Ink, x: number): void {
  mark(ink, '#33424f').rounded([x - 0.6, -2.3, 1.2, 0.2], 0.06)
  stroke(ink, '#4a5c6a', 0.16).path({ x }, 'M0.3 -2.3Q0.7 -3 0.1 -3.4')
  stroke(ink, '#33424f', 0.26).line([x - 0.1, -2.8], [x + 0.14, -3.6])
  mark(ink, '#8fa5b0').rect(x - 0.4, -2.6, [0.7, 0.09])
}

function molecule(ink: Ink, x: number, y: number): void {
  stroke(ink, '#8fa9b0', 0.09).path({ x, y }, 'M-1 0L0 -0.6L0.9 0M0 -0.6L0 0.6')
  for (const [dx, dy, r, tone] of [
    [-1, 0, 0.26, '#e0607c'],
    [0, -0.6, 0.34, '#5a8fc9'],
    [0.9, 0, 0.26, '#f0c25e'],
    [0, 0.6, 0.22, '#7ac46a'],
  ] as const)
    mark(ink, tone).disc(x + dx, y + dy, r)
  mark(ink, 'rgba(255,255,255,0.5)').oval(x - 0.1, y - 0.7, [0.08, 0.06])
}

/** Bubbles that rise from a flask. */
function fizz(c: PlaceContext, how: { x: number; y: number; z: number; colour: string }): Piece {
  const random = c.random.fork(`fizz ${how.x}`)
  const drops = Array.from({ length: 7 }, () => ({
    x: random.between(-0.2, 0.2),
    phase: random.next(),
    size: random.between(0.04, 0.1),
  }))
  return live({ name: 'fizz', depth: how.z - 0.05 }, (pen) => {
    pen.ctx.fillStyle = how.colour
    for (const drop of drops) {
      const age = (drop.phase + pen.t * 0.5) % 1
      const p = pen.project(
        how.x + drop.x * (1 - age * 0.4) + Math.sin(pen.t * 3 + drop.phase * 9) * 0.06,
        how.y + age * 1.4,
        how.z,
      )
      pen.ctx.globalAlpha = 0.9 * (1 - age)
      pen.ctx.beginPath()
      pen.ctx.arc(p.x, p.y, drop.size * p.scale, 0, 7)
      pen.ctx.fill()
    }
    pen.ctx.globalAlpha = 1
  })
}

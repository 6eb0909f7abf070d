import { glowing, motes } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { pendant } from '../kit/indoors/lamps.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 5.8, height: 8, width: 1.34 } as const

export const workshopPlace = place({
  id: 'workshop',
  indoors: true,
  sounds: { room: 0.25 },
  spots: (c) => [{ name: 'table', x: -c.box.width * 0.2, y: 2.1, z: 5 }],
  set: (c) => {
    const { top } = roomSize(c, SIZE)
    return [
      theRoom(c),
      trestles(c),
      glowing(c, { at: [0, top - 2.4, 5.4], radius: 5, strength: 0.35, flicker: 0.03 }),
      motes(c, { z: 3, count: 26, colour: '#ffe6b8' }),
      boards(c),
    ]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: { style: 'planks', colour: '#cda678', accent: '#bb9163' },
  floor: { pattern: 'planks', colour: '#b58a5f', other: '#98704a' },
  ceiling: '#a98560',
  beams: true,
  lamp: false,
  back,
  glow: (ink) => {
    for (const d of [-0.36, 0.36]) hangingLamp(ink, d * ink.half, true)
  },
})

function back(ink: Ink): void {
  const s = Math.min(1, ink.half / 9)
  window(ink, { ...boxAt([ink.half * 0.1, -3.1], [3 * s, 2.8]), view: 'trees', frame: '#7a5638' })
  toolBoard(ink, { x: -ink.half * 0.45, y: -3, width: 6 * s, height: 2.9 })
  shelves(ink, {
    x: ink.half * 0.66,
    width: 3.8 * s,
    height: 5.6,
    rows: 4,
    fill: 'jars',
    colour: '#8a5f3c',
    palette: ['#c4694a', '#e6d6b8', '#5f8a95', '#d9a441', '#7f8a5a'],
  })
  workbench(ink, { x: -ink.half * 0.36, width: 7.6 * s })
  for (const d of [-0.36, 0.36]) hangingLamp(ink, d * ink.half, false)
}

function hangingLamp(ink: Ink, x: number, glowing: boolean): void {
  pendant(ink, { x, top: ink.top, drop: 1.9, size: 1, colour: '#3f6f6a', glowing })
}

/** Saw, hammer, spanner, square and screwdrivers, each on its hook. */
function toolBoard(ink: Ink, b: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width: w, height: h } = b
  cut(ink, '#e0c79c', [0.12, 0.25]).standing(x, y, [w, h])
  for (let row = 1; row < 6; row++)
    for (let i = 1; i < 12; i++)
      mark(ink, clear('#8a6a48', 0.5)).disc(x - w / 2 + (i * w) / 12, y - (row * h) / 6, 0.04)
  saw(ink, x - w * 0.3, y - h * 0.62)
  hammer(ink, x - w * 0.04, y - h * 0.2)
  spanner(ink, x + w * 0.14, y - h * 0.2)
  for (let i = 0; i < 4; i++) screwdriver(ink, i, { x: x + w * (0.26 + i * 0.06), y: y - h * 0.3 })
}

function saw(ink: Ink, x: number, y: number): void {
  cut(ink, '#b9c2c9', 0.06).plot({ x, y }, '-0.2 -0.3, 1.1 -0.1, 1.1 0.1, -0.2 0.4')
  cut(ink, '#a8623c', 0.06).rounded([x - 0.7, y - 0.36, 0.56, 0.8], 0.2)
  mark(ink, '#e0c79c').oval(x - 0.42, y + 0.04, [0.12, 0.2])
}

function hammer(ink: Ink, x: number, y: number): void {
  cut(ink, '#b5793f', 0.06).rect(x - 0.09, y - 1.5, [0.18, 1.5])
  cut(ink, '#5b626c', 0.06).rounded([x - 0.46, y - 1.7, 0.92, 0.36], 0.08)
}

function spanner(ink: Ink, x: number, y: number): void {
  cut(ink, '#98a3ad', 0.06).rect(x - 0.1, y - 1.4, [0.2, 1.4])
  for (const end of [0, 1.4]) {
    cut(ink, '#98a3ad', 0.04).disc(x, y - end, 0.27)
    mark(ink, '#e0c79c').rect(x - 0.09, y - end - (end ? 0.3 : -0.05), [0.18, 0.26])
  }
}

const HANDLES = ['#d9483f', '#e0a93c', '#3f7f95', '#5f8f4f'] as const

function screwdriver(ink: Ink, i: number, at: { x: number; y: number }): void {
  mark(ink, '#8d959c').rect(at.x - 0.035, at.y, [0.07, 0.5])
  cut(ink, HANDLES[i] ?? HANDLES[0], 0.05).rounded([at.x - 0.1, at.y - 0.6, 0.2, 0.62], 0.08)
}

/** A thick bench with a vice, a plane, a curl of shavings and clay pots to dry. */
function workbench(ink: Ink, b: { x: number; width: number }): void {
  const { x, width: w } = b
  const wood = '#a8733f'
  for (const side of [-1, 1])
    cut(ink, darker(wood, 0.18), 0.1).standing(x + side * w * 0.43, 0, [0.5, 2])
  cut(ink, darker(wood, 0.1), 0.08).rect(x - w * 0.43, -0.9, [w * 0.86, 0.28])
  cut(ink, wood, [0.16, 0.3]).rounded([x - w / 2, -2.3, w, 0.42], 0.06)
  cut(ink, '#5f6872', 0.06).rounded([x - w * 0.47, -2.75, 0.8, 0.5], 0.08)
  for (const [i, size] of [0.62, 0.86, 0.5].entries())
    clayPot(ink, { x: x + w * (0.12 + i * 0.12), size })
  cut(ink, '#c98f55', 0.05).rounded([x - w * 0.2, -2.58, 1.1, 0.28], 0.1)
  for (let i = 0; i < 7; i++)
    mark(ink, i % 2 ? '#f0d9a8' : '#e6c78c').disc(x - w * 0.02 + i * 0.16, -2.35, 0.09)
}

function clayPot(ink: Ink, { x, size: r }: { x: number; size: number }): void {
  const clay = '#c4704a'
  cut(ink, clay, [0.06, 0.25]).shape((ctx) => {
    ctx.moveTo(x - r * 0.28, -2.3)
    ctx.quadraticCurveTo(x - r * 0.62, -2.3 - r * 0.55, x - r * 0.24, -2.3 - r)
    ctx.lineTo(x + r * 0.24, -2.3 - r)
    ctx.quadraticCurveTo(x + r * 0.62, -2.3 - r * 0.55, x + r * 0.28, -2.3)
    ctx.closePath()
  })
  mark(ink, lighter(clay, 0.25)).oval(x, -2.3 - r, [r * 0.28, r * 0.07])
}

/** A board on two trestles at the left, a stack of timber at the right. */
const trestles = planeOf({ name: 'trestles', z: 3.2, split: true, top: 3 }, (ink) => {
  const x = -ink.half * 0.86
  for (const d of [-0.8, 0.8]) trestle(ink, x + d)
  cut(ink, '#d9ad72', [0.1, 0.3]).rect(x - 1.7, -1.72, [3.4, 0.22])
  for (let i = 0; i < 4; i++)
    cut(ink, i % 2 ? '#c99a60' : '#b98850', [0.06, 0.2]).rect(
      ink.half * 0.74 + (i % 2) * 0.2,
      -0.34 * (i + 1),
      [3, 0.3],
    )
})

function trestle(ink: Ink, x: number): void {
  stroke(ink, '#8a5f3c', 0.17).path({ x }, 'M-0.5 0L0 -1.5L0.5 0M-0.3 -0.6L0.3 -0.6')
}

/** Planks that lean at the left edge, out of focus. */
const boards = wingOf({ name: 'boards' }, (ink) => {
  for (let i = 0; i < 3; i++) {
    const x = -ink.half * 1.12 + i * 0.3
    cut(ink, i % 2 ? '#c99a60' : '#b58348', 0.1).polygon(
      [x, ink.foot + 1],
      [x + 0.34, ink.foot + 1],
      [x - 0.1, ink.foot - 3.4 + i * 0.5],
      [x - 0.44, ink.foot - 3.4 + i * 0.5],
    )
  }
})

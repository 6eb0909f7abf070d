import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, glowing, smoke } from '../kit/alive.ts'
import { awning } from '../kit/town/buildings.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cornerPot, stool, table } from '../kit/indoors/furniture.ts'
import { pendant } from '../kit/indoors/lamps.ts'
import { cup, dish } from '../kit/indoors/kitchenware.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { strollers } from '../kit/town/town.ts'

const STANDS = ['#d9483f', '#e0a23c', '#3f8f7a', '#4f7fb5', '#a5568a'] as const

export const foodCourtPlace = place({
  id: 'food-court',
  indoors: true,
  time: 'day',
  sounds: { crowd: 0.6, kitchen: 0.3 },
  spots: (c) => [
    { name: 'table', x: -c.box.width * 0.3, y: 1.5, z: 3.4 },
    { name: 'counter', x: 0, y: 2, z: 10 },
  ],
  set: (c) => {
    const m = measures(c)
    return [
      theRoom(c, m),
      steam(c, m),
      strollers(c, { z: 9, count: 5, height: 2.2 }),
      farTables(c),
      lampPlane(c, m),
      lampGlows(c, m),
      tables(c),
      plants(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const size = { depth: 11, height: 8.6, width: 1.55 }
  const { half, top } = roomSize(c, size)
  const count = Math.max(3, Math.round(half / 2.9))
  return { size, half, top, count }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { size, count }: Measures) {
  return room(c, {
    ...size,
    wall: { style: 'plain', colour: '#e6d9c4' },
    floor: { pattern: 'tiles', colour: '#e0d2ba', other: '#c4b296', size: 1.8 },
    ceiling: '#f4eee2',
    lamp: false,
    back: (ink) => stands(ink, count),
    glow: (ink) => {
      for (let i = 0; i < count; i++)
        sign(ink, {
          x: ink.left + ((i + 0.5) * ink.half * 2) / count,
          y: ink.top * 0.62,
          size: 1,
          kind: i,
        })
    },
  })
}

function steam(c: PlaceContext, { half }: Measures) {
  return [0.2, 0.5, 0.8].map((d) =>
    smoke(c, { at: [-half + d * half * 2, 2.6, 10.6], size: 0.2, alpha: 0.4 }),
  )
}

const farTables = planeOf({ name: 'far tables', z: 7.6, haze: 0.3 }, (ink) => {
  for (let d = -0.96; d < 1; d += 0.38) seat(ink, { x: d * ink.half, food: d })
})

function lampPlane(c: PlaceContext, { half, top }: Measures) {
  return [-0.5, 0, 0.5].map((d) =>
    cutOut(c, { name: `lamp ${d}`, at: [d * half, top - 3.2, 6], size: [2, 3.4] }, (ink) =>
      pendant(ink, { x: 0, top: -3.4, drop: 2.2, size: 1.2, colour: '#e0803c' }),
    ),
  )
}

function lampGlows(c: PlaceContext, { half, top }: Measures) {
  return [-0.5, 0, 0.5].map((d) =>
    glowing(c, { at: [d * half, top - 3.4, 5.9], radius: 2.6, strength: 0.5, flicker: 0.02 }),
  )
}

const tables = planeOf({ name: 'tables', z: 3.4, split: true }, (ink) => {
  for (const d of [-0.7, 0.76]) seat(ink, { x: d * ink.half, food: d, near: true })
})

const plants = wingOf({ name: 'plants' }, (ink) => {
  for (const s of [-1, 1]) cornerPot(ink, { side: s, height: 2.6 })
})

/** Counters side by side, each with its awning, its picture sign, its trays and pots. */
function stands(ink: Ink, count: number): void {
  const w = (ink.half * 2) / count
  for (let i = 0; i < count; i++) {
    const x = ink.left + (i + 0.5) * w
    const colour = STANDS[i % 5] ?? '#d9483f'
    cut(ink, darker(colour, 0.35), 0.14).rect(x - w * 0.47, ink.top * 0.78, [
      w * 0.94,
      -ink.top * 0.78,
    ])
    mark(ink, ink.light.dark ? '#ffe6b4' : '#fff0cc').rect(x - w * 0.42, -4.2, [w * 0.84, 2.4])
    for (let k = 0; k < 4; k++)
      cut(ink, ['#c9ccd0', '#b5734a', '#8d9298'][k % 3] ?? '#c9ccd0', 0.05).rounded(
        [x - w * 0.36 + k * w * 0.19, -2.7, w * 0.13, 0.7],
        0.08,
      )
    cook(ink, { x: x + w * 0.14, y: -1.9 })
    cut(ink, colour, 0.14).rect(x - w * 0.47, -2, [w * 0.94, 2])
    mark(ink, lighter(colour, 0.25)).rect(x - w * 0.47, -1.3, [w * 0.94, 0.3])
    cut(ink, '#f4ead6', 0.08).rect(x - w * 0.49, -2.14, [w * 0.98, 0.22])
    for (let k = 0; k < 3; k++)
      dish(ink, {
        x: x - w * 0.32 + k * w * 0.22,
        y: -2.14,
        size: 0.6,
        food: ['#d9843c', '#8fae52', '#d9584c'][(i + k) % 3] ?? '#d9843c',
      })
    awning(ink, { x, y: -4.1, width: w * 0.98, height: 0.9, colour })
    sign(ink, { x, y: ink.top * 0.62, size: 1, kind: i })
  }
}

/** Signs by picture: burger, pizza, noodles, ice cream, cup. */
function sign(ink: Ink, b: { x: number; y: number; size: number; kind: number }): void {
  const { x, y, size: s } = b
  cut(ink, '#fff6e0', 0.12).disc(x, y, s)
  MEALS[b.kind % 5]?.(ink, b)
}

interface Sign {
  readonly x: number
  readonly y: number
  readonly size: number
}

const MEALS = [burger, pizza, noodles, iceCream, coffee] as const

function burger(ink: Ink, { x, y, size: s }: Sign): void {
  mark(ink, '#d9964a').shape((ctx) => ctx.arc(x, y - s * 0.05, s * 0.62, Math.PI, 0))
  mark(ink, '#6fa04f').rect(x - s * 0.66, y - s * 0.05, [s * 1.32, s * 0.13])
  mark(ink, '#7a4330').rect(x - s * 0.6, y + s * 0.08, [s * 1.2, s * 0.18])
  mark(ink, '#d9964a').rounded([x - s * 0.6, y + s * 0.26, s * 1.2, s * 0.22], s * 0.1)
}

function pizza(ink: Ink, { x, y, size: s }: Sign): void {
  mark(ink, '#e0a94a').plot({ x, y, w: s, h: s }, '-0.6 -0.45, 0.6 -0.45, 0 0.66')
  mark(ink, '#f2cf6a').plot({ x, y, w: s, h: s }, '-0.46 -0.3, 0.46 -0.3, 0 0.5')
  for (const [dx, dy] of pairs('-0.18 -0.14, 0.18 -0.1, 0 0.18'))
    mark(ink, '#c9483c').disc(x + dx * s, y + dy * s, s * 0.12)
}

function noodles(ink: Ink, { x, y, size: s }: Sign): void {
  mark(ink, '#c9483c').shape((ctx) => {
    ctx.arc(x, y, s * 0.62, 0, Math.PI)
    ctx.closePath()
  })
  for (let i = 0; i < 4; i++)
    mark(ink, '#f2d98a').oval(x - s * 0.34 + i * s * 0.22, y - s * 0.06, [s * 0.14, s * 0.16])
  for (const d of [0.1, 0.3])
    mark(ink, '#8a5f3c').polygon(
      [x + d * s, y],
      [x + (d + 0.36) * s, y - s * 0.76],
      [x + (d + 0.42) * s, y - s * 0.72],
      [x + (d + 0.08) * s, y],
    )
}

function iceCream(ink: Ink, { x, y, size: s }: Sign): void {
  mark(ink, '#d9a05c').polygon([x - s * 0.34, y], [x + s * 0.34, y], [x, y + s * 0.74])
  for (const [dx, dy, tone] of [
    [-0.2, -0.12, '#f2a0b4'],
    [0.2, -0.12, '#fbf0d0'],
    [0, -0.42, '#9fd0b0'],
  ] as const)
    mark(ink, tone).disc(x + dx * s, y + dy * s, s * 0.27)
}

function coffee(ink: Ink, { x, y, size: s }: Sign): void {
  cup(ink, { x: x - s * 0.1, y: y + s * 0.5, size: s * 1.1, colour: '#b5734a' })
}

function cook(ink: Ink, b: { x: number; y: number }): void {
  cut(ink, '#fbf8f2', 0.04).polygon(
    ...plotted({ x: b.x, y: b.y }, '-0.45 0, -0.36 -1, 0.36 -1, 0.45 0'),
  )
  mark(ink, '#d9a07a').disc(b.x, b.y - 1.2, 0.27)
  mark(ink, '#ffffff').rounded([b.x - 0.28, b.y - 1.75, 0.56, 0.42], 0.16)
}

/** A table with trays and two stools. */
function seat(ink: Ink, b: { x: number; food: number; near?: boolean }): void {
  const { x } = b
  for (const s of [-1, 1]) stool(ink, { x: x + s * 1.6, width: 0.8, height: 1, colour: '#d9584c' })
  table(ink, { x, width: 2.6, height: 1.5, foot: true, colour: '#efe3cc' })
  cut(ink, '#b5734a', 0.04).rounded([x - 0.85, -1.62, 1.1, 0.1], 0.04)
  dish(ink, { x: x - 0.4, y: -1.6, size: 0.6, food: b.food > 0 ? '#d9843c' : '#8fae52' })
  cup(ink, { x: x + 0.5, y: -1.5, size: 0.5, colour: '#e0607c' })
}

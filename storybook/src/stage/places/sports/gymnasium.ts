import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { motes, moving } from '../kit/alive.ts'
import { clear } from '../kit/colour.ts'
import { mirror } from '../kit/indoors/bathroom-fittings.ts'
import { window } from '../kit/indoors/windows.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { room, roomSize, type RoomSize } from '../kit/indoors/room.ts'
import { fieldLine, ringOn } from '../kit/town/sport.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 11, height: 9.4, width: 1.5 } as const

export const gymnasiumPlace = place({
  id: 'gymnasium',
  indoors: true,
  time: 'day',
  sounds: { crowd: 0.2, room: 0.3 },
  set: (c) => {
    const m = roomSize(c, SIZE)
    return [
      theRoom(c),
      hoops(c, m),
      rings(m),
      apparatus(c),
      matsPlane(c),
      motes(c, { z: 4, count: 16 }),
      ball(c),
    ]
  },
})

const theRoom = onStage(room, {
  ...SIZE,
  wall: {
    style: 'planks',
    colour: '#e3c9a0',
    accent: '#d6b888',
    dado: 2.6,
    dadoColour: '#4f86b5',
  },
  floor: { pattern: 'planks', colour: '#d9a868', other: '#bf8d50', size: 0.8 },
  ceiling: '#efe9dc',
  beams: true,
  lamp: false,
  rug: (ink) => {
    fieldLine(ink, pairs('-11 -3, -11 10, 11 10, 11 -3'))
    fieldLine(ink, pairs('0 -8, 0 10'))
    fieldLine(ink, ringOn(0, 3.4, 2.6))
    for (const s of [-1, 1])
      fieldLine(ink, [
        [s * 11, 6],
        [s * 7.6, 6],
        [s * 7.6, 1],
        [s * 11, 1],
      ])
  },
  back,
})

function hoops(c: PlaceContext, { half }: RoomSize) {
  return plane(c, { name: 'hoops', z: 10.6, haze: 0.3 }, (ink) => {
    for (const d of [-0.52, 0.52]) hoop(ink, { x: d * half, y: -5.4, size: 1 })
  })
}

function rings({ half, top }: RoomSize) {
  return [-0.14, 0.14].map((d) =>
    moving('rings', { x: d * half, y: top, z: 8 }, (ctx, t) => {
      ctx.rotate(Math.sin(t * 1.3) * 0.05)
      ctx.strokeStyle = '#8a6f52'
      ctx.lineWidth = 0.06
      ctx.beginPath()
      ctx.moveTo(0, 0)
      ctx.lineTo(0, top * 0.42)
      ctx.stroke()
      ctx.strokeStyle = '#d9483f'
      ctx.lineWidth = 0.14
      ctx.beginPath()
      ctx.arc(0, top * 0.42 + 0.36, 0.36, 0, 7)
      ctx.stroke()
    }),
  )
}

const apparatus = planeOf({ name: 'apparatus', z: 7.6, split: true, haze: 0.3 }, (ink) => {
  rack(ink, -ink.half * 0.72)
  treadmill(ink, ink.half * 0.66)
})

const matsPlane = planeOf({ name: 'mats', z: 3, split: true, top: 4 }, (ink) => {
  mats(ink, -ink.half * 0.9)
  balls(ink, ink.half * 0.88)
})

const ball = wingOf({ name: 'ball' }, (ink) =>
  basketball(ink, { x: ink.half * 1.02, y: ink.foot - 0.1, r: 0.9 }),
)

function back(ink: Ink): void {
  for (let d = -0.72; d < 0.8; d += 0.48)
    window(ink, {
      ...boxAt([d * ink.half, ink.top * 0.66], [ink.half * 0.34, -ink.top * 0.24]),
      view: 'trees',
      bars: [4, 2],
    })
  for (const s of [-1, 1])
    for (let i = 0; i < 2; i++) wallBars(ink, s * ink.half * (0.2 + i * 0.16))
  mirror(ink, { x: ink.half * 0.82, y: -0.6, width: 2.4, height: 3.2, frame: '#b9bfc4' })
  mirror(ink, { x: -ink.half * 0.82, y: -0.6, width: 2.4, height: 3.2, frame: '#b9bfc4' })
}

function wallBars(ink: Ink, x: number): void {
  for (const d of [-0.9, 0.9]) mark(ink, '#a8744a').rect(x + d - 0.08, -4.2, [0.16, 4.2])
  for (let i = 1; i < 10; i++)
    cut(ink, '#c98f5a', 0.04).rounded([x - 0.95, -i * 0.44, 1.9, 0.13], 0.06)
}

export function hoop(ink: Ink, b: { x: number; y: number; size: number }): void {
  const { x, y, size: s } = b
  cut(ink, '#fbf8f0', 0.14).rounded([x - 1.1 * s, y - 1.3 * s, 2.2 * s, 1.5 * s], 0.08)
  stroke(ink, '#d9483f', 0.09 * s).rect(x - 0.42 * s, y - 0.8 * s, [0.84 * s, 0.64 * s])
  stroke(ink, clear('#ffffff', 0.9), 0.04 * s).shape((ctx) => {
    for (let i = 0; i <= 4; i++) {
      ctx.moveTo(x - 0.5 * s + i * 0.25 * s, y + 0.1 * s)
      ctx.lineTo(x - 0.3 * s + i * 0.15 * s, y + 0.8 * s)
    }
    for (const k of [0.35, 0.6]) {
      ctx.moveTo(x - (0.5 - k * 0.3) * s, y + k * s)
      ctx.lineTo(x + (0.5 - k * 0.3) * s, y + k * s)
    }
  })
  stroke(ink, '#e8602c', 0.11 * s).shape((ctx) =>
    ctx.ellipse(x, y + 0.06 * s, 0.55 * s, 0.12 * s, 0, 0, 7),
  )
}

function rack(ink: Ink, x: number): void {
  for (const d of [-1.6, 1.6]) mark(ink, '#4a4f5c').rect(x + d - 0.08, -1.8, [0.16, 1.8])
  for (const y of [-1.7, -0.9]) {
    mark(ink, '#4a4f5c').rect(x - 1.7, y, [3.4, 0.12])
    for (let i = 0; i < 4; i++) {
      mark(ink, '#8d9298').rect(x - 1.4 + i * 0.8, y - 0.28, [0.56, 0.1])
      for (const d of [0, 0.5])
        cut(ink, ['#d9483f', '#f0b23c', '#3f8f7a', '#4f6fa5'][i] ?? '#d9483f', 0.03).rounded(
          [x - 1.46 + i * 0.8 + d, y - 0.44, 0.18, 0.42],
          0.06,
        )
    }
  }
}

function treadmill(ink: Ink, x: number): void {
  cut(ink, '#33343c', 0.1).plot({ x }, '-1.6 0, -1.5 -0.3, 1.4 -0.5, 1.6 0')
  stroke(ink, '#8d9298', 0.14).line([x + 1.2, -0.4], [x + 1.5, -2.4], [x + 0.6, -2.2])
  cut(ink, '#4f86b5', 0.06).rounded([x + 1, -2.8, 0.8, 0.6], 0.1)
}

function mats(ink: Ink, x: number): void {
  for (const [i, tone] of ['#3f7fb5', '#e0803c', '#3f8f7a'].entries())
    cut(ink, tone, 0.06).rounded([x - 1.5, -0.36 * (i + 1), 3, 0.34], 0.08)
}

function balls(ink: Ink, x: number): void {
  basketball(ink, { x: x - 0.4, y: -0.45, r: 0.45 })
  basketball(ink, { x: x + 0.5, y: -0.45, r: 0.45 })
  cut(ink, '#f7f2e6', 0.05).disc(x + 0.05, -1.2, 0.42)
  stroke(ink, '#4f86b5', 0.05).shape((ctx) => ctx.arc(x + 0.05, -1.2, 0.3, 0.4, 2.4))
}

export function basketball(ink: Ink, b: { x: number; y: number; r: number }): void {
  cut(ink, '#e0803c', [0.08, 0.3]).disc(b.x, b.y, b.r)
  stroke(ink, '#6b3a20', b.r * 0.08).path(
    { x: b.x, y: b.y, w: b.r, h: b.r },
    'M-1 0L1 0M0 -1L0 1M-0.7 -0.7Q-0.2 0 -0.7 0.7',
  )
}

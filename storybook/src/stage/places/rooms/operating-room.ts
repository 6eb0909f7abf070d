import { pairs } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'

/** Where surgeons work: the table under a great round lamp, a monitor, a drip, a trolley with instruments. */
export const operatingRoomPlace = interior({
  id: 'operating-room',
  sounds: { hum: 0.25 },
  wall: { style: 'tiles', colour: '#a9cfc9', accent: '#94c0ba' },
  floor: { pattern: 'tiles', colour: '#d5e3e0', other: '#c3d5d2', size: 1.6 },
  ceiling: '#eef5f3',
  near: null,
  lamps: null,
  back,
  glow: (ink) => {
    for (const [x, y] of LAMPS)
      glow(ink, '#fffbe0', { x: x * ink.half, y: y + 0.4, radius: 2.6, strength: 0.7 })
    wave(ink)
  },
  middle: (ink) => {
    drip(ink, -ink.half * 0.72)
    trolley(ink, ink.half * 0.78)
  },
})

const LAMPS = pairs('-0.12 -5.9, 0.16 -6.2')

function back(ink: Ink, s: number): void {
  cut(ink, '#7f9aa0', [0.1, 0.3]).rect(ink.half * 0.5, -4.6, [2.6 * s, 4.6])
  for (const d of [0.25, 1.5])
    mark(ink, '#cfe4e8').rounded([ink.half * 0.5 + d * s, -4.1, 0.9 * s, 1.4], 0.1)
  for (const [x, y] of LAMPS) lamp(ink, x * ink.half, y)
  table(ink, s)
  monitor(ink, -ink.half * 0.46)
}

function lamp(ink: Ink, x: number, y: number): void {
  stroke(ink, '#aeb8bd', 0.2).line([0, ink.top], [0, ink.top + 0.6], [x, y - 0.3])
  cut(ink, '#dfe6e8', [0.14, 0.4]).oval(x, y, [1.9, 0.62])
  for (const d of [-1.1, -0.4, 0.4, 1.1]) mark(ink, '#fffde8').oval(x + d, y + 0.14, [0.3, 0.2])
}

function table(ink: Ink, s: number): void {
  const w = 5.4 * s
  cut(ink, '#8a979d', 0.1).standing(0, 0, [w * 0.34, 0.24])
  mark(ink, '#9aa7ad').rect(-0.3, -1.5, [0.6, 1.4])
  cut(ink, '#3f8f86', 0.12).polygon(
    [-w / 2, -2],
    [w / 2, -2],
    [w / 2 - 0.1, -0.95],
    [-w / 2 + 0.3, -1.1],
  )
  cut(ink, '#e9f1f0', [0.1, 0.3]).rounded([-w / 2, -2.2, w, 0.36], 0.14)
  cut(ink, '#ffffff', 0.06).rounded([-w / 2 + 0.1, -2.5, 1.1 * s, 0.36], 0.16)
}

function monitor(ink: Ink, x: number): void {
  mark(ink, '#8a979d').rect(x - 0.12, -2.4, [0.24, 2.4])
  cut(ink, '#7f8c92', 0.08).standing(x, 0, [1.5, 0.2])
  cut(ink, '#d9dfe1', [0.14, 0.3]).rounded([x - 1.3, -4.2, 2.6, 1.9], 0.16)
  mark(ink, '#14242c').rounded([x - 1.12, -4.02, 2.24, 1.54], 0.08)
}

/** The heartbeat. */
function wave(ink: Ink): void {
  const x = -ink.half * 0.46
  for (const [y, colour] of [
    [-3.55, '#5fe08a'],
    [-2.95, '#5fb8e0'],
  ] as const)
    stroke(ink, colour, 0.07).shape((ctx) => {
      ctx.moveTo(x - 1, y)
      for (const [d, up] of pairs(
        '-0.5 0, -0.36 0.3, -0.24 -0.16, -0.1 0, 0.3 0, 0.44 0.3, 0.56 -0.16, 0.7 0, 1 0',
      ))
        ctx.lineTo(x + d, y - up)
    })
}

function drip(ink: Ink, x: number): void {
  stroke(ink, '#9aa7ad', 0.1).path({ x }, 'M0 0L0 -4.4M-0.5 -4.4L0.5 -4.4M-0.6 0L0.6 0')
  cut(ink, '#d8f0f4', [0.08, 0.4]).rounded([x - 0.75, -4.3, 0.6, 1], 0.16)
  mark(ink, '#c9483f').rounded([x + 0.2, -4.3, 0.6, 1], 0.16)
}

function trolley(ink: Ink, x: number): void {
  for (const d of [-0.9, 0.9]) {
    mark(ink, '#9aa7ad').rect(x + d - 0.05, -2, [0.1, 1.9])
    mark(ink, '#33383d').disc(x + d, -0.12, 0.13)
  }
  for (const y of [-0.8, -2]) cut(ink, '#dfe6e8', [0.08, 0.3]).rect(x - 1.1, y, [2.2, 0.16])
  for (let i = 0; i < 5; i++) mark(ink, '#8fa0a8').rect(x - 0.9 + i * 0.4, -2.2, [0.08, 0.2])
  mark(ink, '#3f8f86').rect(x - 0.8, -1.2, [1.5, 0.4])
}

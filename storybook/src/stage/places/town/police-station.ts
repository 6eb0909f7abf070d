import { interior } from '../kit/indoors/interior.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { clock } from '../kit/indoors/fittings.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { thing } from '../kit/thing.ts'

/** A front desk under the star, a cell with bars, a board of photographs with threads between them. */
export const policeStationPlace = interior({
  id: 'police-station',
  sounds: { room: 0.3 },
  wall: { style: 'plain', colour: '#cfd6dc', dado: 2, dadoColour: '#3f5a86' },
  floor: { pattern: 'checks', colour: '#d9d9d6', other: '#b5bcc4', size: 1.5 },
  ceiling: '#eef0f0',
  near: null,
  lamps: { colour: '#3f5a86', at: [-0.5, 0.1, 0.6], drop: 1.2 },
  back,
  middle: (ink) => {
    thing(ink, 'prop:traffic-cone', { x: ink.half * 0.7, height: 1.3 })
    thing(ink, 'noto:police-car-light', { x: ink.half * 0.93, height: 1.2, y: -1.9 })
    counter(ink, { x: ink.half * 0.93, width: 2.6, height: 1.9, colour: '#7a5a44' })
  },
})

function back(ink: Ink, s: number): void {
  cell(ink, { x: -ink.half * 0.66, width: 5.4 * s })
  board(ink, { x: ink.half * 0.66, width: 4.4 * s })
  star(ink, 0, -5.6)
  counter(ink, { x: 0, width: 5 * s, height: 2.3, colour: '#7a5a44', top: '#caa877' })
  thing(ink, 'prop:lamp', { x: -1.6 * s, y: -2.35, height: 1.3 })
  thing(ink, 'noto:telephone', { x: 1.4 * s, y: -2.35, height: 0.8 })
  clock(ink, { x: ink.half * 0.32, y: -6.2, size: 0.6 })
}

/** Bars before a dark room with a bunk. */
function cell(ink: Ink, { x, width: w }: { x: number; width: number }): void {
  cut(ink, '#7d858d', 0.14).rect(x - w / 2 - 0.2, -5.8, [w + 0.4, 5.8])
  mark(ink, '#4a4f58').rect(x - w / 2, -5.6, [w, 5.6])
  cut(ink, '#8a6a50', 0.08).rect(x - w * 0.36, -1.3, [w * 0.72, 0.24])
  mark(ink, '#dfe3e6').rounded([x - w * 0.36, -1.65, w * 0.72, 0.38], 0.1)
  mark(ink, '#a9c6d8').rect(x - 0.5, -4.9, [1, 0.8])
  for (let at = x - w / 2 + 0.3; at < x + w / 2; at += 0.56)
    stroke(ink, '#aab2ba', 0.14).line([at, 0], [at, -5.6])
  for (const y of [-0.5, -3, -5.3]) mark(ink, '#98a1aa').rect(x - w / 2, y, [w, 0.2])
  cut(ink, '#3a3f48', 0.06).rounded([x + w * 0.16, -3.3, 0.5, 0.8], 0.08)
}

function board(ink: Ink, { x, width: w }: { x: number; width: number }): void {
  cut(ink, '#8a5f3c', 0.14).rect(x - w / 2 - 0.14, -5.9, [w + 0.28, 3.5])
  mark(ink, '#c99a66').rect(x - w / 2, -5.76, [w, 3.22])
  const pins: Pair[] = []
  for (let i = 0; i < 5; i++) {
    const at: Pair = [
      x + ((i % 3) - 1) * w * 0.31 + (i > 2 ? w * 0.15 : 0),
      -5.2 + Math.floor(i / 3) * 1.5,
    ]
    pins.push(at)
    cut(ink, '#f7f3e8', 0.06).rect(at[0] - 0.46, at[1], [0.92, 1.15])
    mark(ink, ink.random.pick(['#9ab0bd', '#b5a58f', '#a5b59a'])).rect(
      at[0] - 0.38,
      at[1] + 0.08,
      [0.76, 0.74],
    )
    mark(ink, '#e0b48f').disc(at[0], at[1] + 0.38, 0.2)
    mark(ink, '#4a4452').shape((ctx) => ctx.arc(at[0], at[1] + 0.82, 0.3, Math.PI, 0))
  }
  stroke(ink, '#d9362f', 0.05).shape((ctx) => {
    for (const [px, py] of pins) ctx.lineTo(px, py)
  })
  for (const [px, py] of pins) mark(ink, '#d9362f').disc(px, py, 0.09)
}

/** The sheriff's star on a shield. */
function star(ink: Ink, x: number, y: number): void {
  cut(ink, '#2f4a7a', [0.16, 0.4]).path(
    { x, y },
    'M-1.3 -1.2L1.3 -1.2Q1.4 1 0 1.7Q-1.4 1 -1.3 -1.2',
  )
  const points = Array.from({ length: 10 }, (_, i): Pair => {
    const r = i % 2 ? 0.42 : 1
    return [x + Math.sin((i * Math.PI) / 5) * r, y - Math.cos((i * Math.PI) / 5) * r]
  })
  cut(ink, '#f0c84a', [0.06, 0.4]).polygon(...points)
}

import { interior } from '../kit/indoors/interior.ts'
import { darker } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

/** The hall of the engines: red gates, a fire engine, the brass pole, coats and helmets, hoses. */
export const fireStationPlace = interior({
  id: 'fire-station',
  sounds: { room: 0.3 },
  wall: { style: 'brick', colour: '#c9a58c', dado: 1.2, dadoColour: '#8a3a34' },
  floor: { pattern: 'slabs', colour: '#b5b2ad', other: '#a5a29d', size: 2.4 },
  ceiling: '#e6ddd0',
  near: null,
  lamps: { colour: '#8a3a34', at: [-0.7, 0, 0.7], drop: 0.8 },
  back,
  middle: (ink) => {
    pole(ink, -ink.half * 0.66)
    hose(ink, ink.half * 0.8)
    thing(ink, 'noto:fire-extinguisher', { x: ink.half * 0.98, height: 1.8 })
  },
})

function back(ink: Ink, s: number): void {
  for (const x of [-0.32, 0.4]) gate(ink, { x: x * ink.half, width: 6.4 * s })
  if (!ink.plays(/\bfire (engine|truck)$/u)) {
    const engine = ink.random.fork('engine').between(3.9, 4.4) * Math.max(0.7, s)
    thing(ink, 'noto:fire-engine', { x: ink.half * 0.36, height: engine })
  }
  coats(ink, -ink.half * 0.84)
  bell(ink, 0.04 * ink.half)
}

/** An arched gate of red leaves with panes. */
function gate(ink: Ink, { x, width: w }: { x: number; width: number }): void {
  cut(ink, '#efe3cf', 0.14).rounded([x - w / 2 - 0.3, -6.2, w + 0.6, 6.2], [1.2, 1.2, 0, 0])
  cut(ink, '#c9362f', 0.08).rounded([x - w / 2, -5.9, w, 5.9], [1, 1, 0, 0])
  for (let i = 0; i < 4; i++)
    for (const [y, high, glass] of [
      [-5.2, 1.4, true],
      [-3.4, 1.4, false],
      [-1.7, 1.4, false],
    ] as const) {
      const at = x - w / 2 + ((i + 0.14) * w) / 4
      if (glass) mark(ink, ink.light.sky.at(-1) ?? '#cfe3ea').rounded([at, y, w * 0.18, high], 0.1)
      else stroke(ink, darker('#c9362f', 0.3), 0.07).rect(at, y, [w * 0.18, high])
    }
}

function coats(ink: Ink, x: number): void {
  cut(ink, '#7a5a44', 0.08).rect(x - 1.4, -4.6, [2.8, 0.24])
  for (const d of [-0.9, 0, 0.9]) {
    cut(ink, '#3d4048', 0.1).rounded([x + d - 0.38, -4.1, 0.76, 2.3], [0.3, 0.3, 0.05, 0.05])
    for (const y of [-3, -2.2]) mark(ink, '#f0d23c').rect(x + d - 0.38, y, [0.76, 0.18])
    cut(ink, '#d9362f', 0.06).shape((ctx) => {
      ctx.arc(x + d, -4.72, 0.4, Math.PI, 0)
      ctx.closePath()
    })
    mark(ink, '#d9362f').rect(x + d - 0.52, -4.76, [1.04, 0.14])
    mark(ink, '#f0d23c').disc(x + d, -4.9, 0.12)
    mark(ink, '#2b2d33').rounded([x + d - 0.3, -0.7, 0.6, 0.7], 0.1)
  }
}

function bell(ink: Ink, x: number): void {
  thing(ink, 'noto:bell', { x, y: -5, height: 1.2 })
}

/** The pole goes through a hole in the ceiling. */
function pole(ink: Ink, x: number): void {
  mark(ink, '#4a3c38').shape((ctx) => ctx.ellipse(x, ink.crown + 0.3, 1.1, 0.3, 0, 0, 7))
  stroke(ink, '#c9962f', 0.24).line([x, 0], [x, ink.top])
  stroke(ink, '#f6dc8a', 0.08).line([x - 0.05, 0], [x - 0.05, ink.top])
  mark(ink, '#8a3a34').rounded([x - 0.8, -0.2, 1.6, 0.2], 0.1)
}

function hose(ink: Ink, x: number): void {
  for (let i = 0; i < 4; i++)
    stroke(ink, i % 2 ? '#e0cf9a' : '#d2bf84', 0.17).shape((ctx) =>
      ctx.arc(x, -0.9, 0.85 - i * 0.19, 0, 7),
    )
  mark(ink, '#b5483f').disc(x, -0.9, 0.16)
}

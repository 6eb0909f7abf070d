import { pairs, quads } from '../../../scene/rows.ts'
import type { Interior } from '../kit/indoors/interior.ts'
import { wordedInterior } from '../kit/indoors/worded-interior.ts'
import { clear } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'

const LINES = ['#5fe08a', '#5fb8f0', '#f2c53d', '#f0785a'] as const

/** A wall of screens over desks of more screens: a launch is watched here, a market or a power plant. */
export const controlRoomPlace = wordedInterior((words): Interior => {
  const market = /trading|stock|exchange|bourse/u.test(words)
  return {
    id: 'control-room',
    sounds: { hum: 0.4 },
    wall: { style: 'metal', colour: market ? '#5a5f6e' : '#3f4a5c' },
    floor: { pattern: 'tiles', colour: '#59616f', other: '#4e5664', size: 1.8 },
    ceiling: '#39424f',
    near: null,
    lamps: null,
    back: (ink, s) => {
      wall(ink, s, market)
      for (const [y, size] of pairs('-0.9 0.8, 0 1'))
        desks(ink, { y, size: size * Math.max(0.8, s) })
    },
    glow: (ink) => {
      for (let x = -Math.floor(ink.half); x < ink.half; x += 0.7)
        mark(ink, LINES[Math.abs(Math.round(x * 3)) % 4] ?? '#5fe08a').disc(x, -0.3, 0.05)
    },
  }
})

function wall(ink: Ink, s: number, market: boolean): void {
  const w = 5 * s
  for (const side of [-1, 0, 1]) {
    const x = side * (w + 0.5)
    cut(ink, '#10161f', [0.14, 0.4]).rounded([x - w / 2, -7, w, 3.8], 0.12)
    mark(ink, '#14283a').rect(x - w / 2 + 0.14, -6.86, [w - 0.28, 3.52])
    if (market || side !== 0) graph(ink, { x, w: w - 0.6, market })
    else world(ink, { x, w: w - 0.6 })
  }
  if (market) ticker(ink)
}

/** Prices that rise and fall, or the curves of gauges. */
function graph(ink: Ink, { x, w, market }: { x: number; w: number; market: boolean }): void {
  for (let i = 1; i < 4; i++)
    mark(ink, clear('#8ab0d0', 0.25)).rect(x - w / 2, -6.8 + i * 0.88, [w, 0.03])
  if (market) {
    for (let i = 0; i < 12; i++) {
      const up = ink.random.chance(0.58)
      const [y, h] = [-4.2 - i * 0.12 - ink.random.between(0, 0.6), ink.random.between(0.3, 0.9)]
      mark(ink, up ? '#4fd07a' : '#f0604a').rect(x - w / 2 + (i * w) / 12, y - h / 2, [w / 18, h])
      mark(ink, up ? '#4fd07a' : '#f0604a').rect(x - w / 2 + (i * w) / 12 + w / 40, y - h * 0.8, [
        0.04,
        h * 1.6,
      ])
    }
    return
  }
  for (const [row, colour] of [LINES[0], LINES[2]].entries())
    stroke(ink, colour, 0.07).shape((ctx) => {
      for (let i = 0; i <= 14; i++)
        ctx.lineTo(
          x - w / 2 + (i * w) / 14,
          -4.3 - row * 1.4 + Math.sin(i * (0.7 + row * 0.4)) * 0.4,
        )
    })
}

/** A map of the world with an orbit drawn over it. */
function world(ink: Ink, { x, w }: { x: number; w: number }): void {
  for (const [dx, dy, rx, ry] of quads(`
    -0.3 0.4 0.13 0.4, -0.24 -0.4 0.08 0.5, 0.02 0.3 0.1 0.3, 0.06 -0.3 0.09 0.5,
    0.26 0.4 0.17 0.45, 0.36 -0.6 0.07 0.2
  `))
    mark(ink, '#3f8a7a').shape((ctx) => ctx.ellipse(x + dx * w, -5.1 - dy, rx * w, ry, 0.2, 0, 7))
  stroke(ink, '#f2c53d', 0.07).shape((ctx) => {
    for (let i = 0; i <= 24; i++)
      ctx.lineTo(x - w / 2 + (i * w) / 24, -5.1 + Math.sin(i * 0.5) * 1.2)
  })
  mark(ink, '#fff6d8').disc(x + w * 0.18, -5.1 + Math.sin(8.2) * 1.2, 0.14)
}

function ticker(ink: Ink): void {
  cut(ink, '#10161f', 0.08).rect(ink.left, -7.9, [ink.right - ink.left, 0.6])
  for (let x = ink.left; x < ink.right; x += 0.9)
    mark(ink, ink.random.chance(0.6) ? '#4fd07a' : '#f0604a').rect(x, -7.72, [
      ink.random.between(0.3, 0.7),
      0.22,
    ])
}

function desks(ink: Ink, { y, size }: { y: number; size: number }): void {
  const step = 3 * size
  mark(ink, '#6a7484').rect(ink.left, y - 1.1 * size, [ink.right - ink.left, 1.1 * size])
  cut(ink, '#8a94a4', 0.08).rect(ink.left, y - 1.25 * size, [ink.right - ink.left, 0.2 * size])
  for (let x = -Math.floor(ink.half / step) * step; x < ink.half; x += step) {
    cut(ink, '#1a212c', [0.08, 0.3]).rounded(
      [x - 0.75 * size, y - 2.3 * size, 1.5 * size, 1 * size],
      0.08,
    )
    for (let k = 0; k < 3; k++)
      mark(ink, LINES[(k + Math.round(Math.abs(x))) % 4] ?? '#5fe08a').rect(
        x - 0.6 * size,
        y - (2.1 - k * 0.26) * size,
        [ink.random.between(0.4, 1.1) * size, 0.1 * size],
      )
    cut(ink, '#3a4250', 0.08).rounded([x + 0.8 * size, y - 1.7 * size, 0.9 * size, 1.4 * size], 0.2)
  }
}

import { interior } from '../kit/indoors/interior.ts'
import { moving } from '../kit/alive.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { rope } from '../kit/indoors/exhibits.ts'
import { thing } from '../kit/thing.ts'

export const scienceMuseumPlace = interior({
  id: 'science-museum',
  sounds: { crowd: 0.2 },
  wall: { style: 'plain', colour: '#5f7fa8', dado: 1.2, dadoColour: '#3f5f86' },
  floor: { pattern: 'tiles', colour: '#c4cdd6', other: '#a9b5c0', size: 1.8 },
  ceiling: '#3f5478',
  height: 9.4,
  depth: 8,
  lamps: null,
  near: '#e9eef0',
  back,
  glow: (ink, s) => {
    for (const share of [-0.62, 0.62])
      glow(ink, '#ffe9b0', { x: share * ink.half, y: -3, radius: 3.4, strength: 0.3 })
    glow(ink, '#9affff', { x: 4.4 * s, y: -3.4, radius: 1.6, strength: 0.5 })
  },
  middle: (ink) => {
    rope(ink, -ink.half * 1.1, -ink.half * 0.6)
    rope(ink, ink.half * 0.6, ink.half * 1.1)
  },
  alive: (_, { half, depth }) => [
    moving('spark', { x: Math.min(4.4, half * 0.46), y: 3.4, z: depth - 0.3 }, (ctx, t) => {
      ctx.strokeStyle = '#d6ffff'
      ctx.lineWidth = 0.07
      ctx.beginPath()
      for (let i = 0; i < 4; i++) {
        const a = Math.floor(t * 8) * 1.7 + i * 1.57
        ctx.moveTo(0, 0)
        ctx.lineTo(Math.cos(a) * 0.6, Math.sin(a) * 0.5)
        ctx.lineTo(Math.cos(a + 0.3) * 1.1, Math.sin(a + 0.3) * 0.9)
      }
      ctx.stroke()
    }),
  ],
})

/** Planets under the ceiling, a capsule and a rocket, a skeleton's head, a spiral of life and a coil of lightning. */
function back(ink: Ink, s: number): void {
  const k = Math.max(0.62, s)
  for (const [share, y, r, colour] of [
    [-0.74, 0.84, 0.7, '#d98a5a'],
    [-0.44, 0.92, 0.5, '#e6c07a'],
    [-0.1, 0.86, 1, '#f0b04a'],
    [0.26, 0.92, 0.6, '#5fa8d0'],
    [0.56, 0.84, 0.9, '#c98ac4'],
    [0.84, 0.92, 0.5, '#8fc4a0'],
  ] as const)
    planet(ink, { x: share * ink.half, y: ink.top * y, r: r * Math.max(0.7, s), colour })
  for (const side of [-1, 1]) plinth(ink, side * ink.half * 0.64, 3.4 * s)
  thing(ink, 'noto:rocket', { x: -ink.half * 0.64, y: -0.9, height: 4.4 * k })
  thing(ink, 'noto:sauropod', { x: ink.half * 0.66, y: -0.9, height: 3.6 * k })
  plinth(ink, 0, 3.6 * s)
  thing(ink, 'noto:globe-showing-europe-africa', { x: 0, y: -1, height: 3 * k })
  thing(ink, 'noto:dna', { x: -4.4 * s, y: -0.4, height: 3.4 * k })
  thing(ink, 'noto:robot', { x: ink.half * 0.94, y: 0, height: 2 * k })
  thing(ink, 'noto:telescope', { x: -ink.half * 0.94, y: 0, height: 2.2 * k })
  coil(ink, 4.4 * s)
}

function planet(ink: Ink, b: { x: number; y: number; r: number; colour: string }): void {
  const { x, y, r, colour } = b
  stroke(ink, '#c9d2dc', 0.04).line([x, ink.top], [x, y])
  cut(ink, colour, [0.14, 0.4]).disc(x, y, r)
  mark(ink, 'rgba(255,255,255,0.25)').oval(x, y - r * 0.2, [r * 0.9, r * 0.16])
  if (r > 0.6 && colour === '#c98ac4')
    stroke(ink, '#f0dce6', 0.14).shape((ctx) => ctx.ellipse(x, y, r * 1.7, r * 0.4, -0.2, 0, 7))
}

function plinth(ink: Ink, x: number, w: number): void {
  cut(ink, '#e6ebf0', [0.14, 0.3]).standing(x, 0, [w, 1])
  mark(ink, '#8fa5bc').rounded([x - w * 0.2, -0.7, w * 0.4, 0.3], 0.05)
}

function coil(ink: Ink, x: number): void {
  cut(ink, '#b5855a', 0.1).standing(x, 0, [0.7, 2.7])
  for (let y = 0.3; y < 2.6; y += 0.26) mark(ink, '#d9a86a').rect(x - 0.42, -y, [0.84, 0.12])
  cut(ink, '#c9d2dc', [0.1, 0.5]).oval(x, -3.1, [0.9, 0.4])
}

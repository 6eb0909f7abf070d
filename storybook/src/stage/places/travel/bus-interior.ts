import { interior } from '../kit/indoors/interior.ts'
import { mark, stroke, disc, type Ink } from '../kit/paper.ts'
import { opening, passingView, seat } from '../kit/indoors/vehicle-room.ts'

export const busInteriorPlace = interior({
  id: 'bus-interior',
  sounds: [{ name: 'traffic', level: 0.5 }],
  wall: { style: 'plain', colour: '#d8e0dc', dado: 2.2, dadoColour: '#e0a83a' },
  floor: { pattern: 'plain', colour: '#8a8f96', other: '#757a82' },
  ceiling: '#eef2ee',
  height: 6.4,
  depth: 4.4,
  near: null,
  lamps: null,
  back: (ink) => side(ink),
  middle: (ink, s) => {
    for (const d of [-1, 1]) {
      seat(ink, { x: d * ink.half * 0.88, height: 3.2 * Math.max(0.8, s), colour: '#3f6fa5' })
      pole(ink, d * ink.half * 0.66)
    }
  },
  alive: (c, { half, depth }) => [
    passingView(c, { z: depth + 0.02, half, y: [2.4, 5.2], speed: 1, kind: 'city' }),
  ],
})

function side(ink: Ink): void {
  for (let x = -Math.floor(ink.half / 3.4) * 3.4; x < ink.half; x += 3.4) {
    opening(ink, {
      x: x - 1.5,
      y: -5.1,
      width: 3,
      height: 2.6,
      radius: 0.24,
      frame: '#4a4f58',
      edge: 0.14,
    })
    for (const d of [-0.75, 0.75]) seat(ink, { x: x + d, height: 2.3, colour: '#3f6fa5' })
  }
  stroke(ink, '#f0c23c', {
    width: 0.14,
    shape: (ctx) => {
      ctx.moveTo(ink.left, -5.7)
      ctx.lineTo(ink.right, -5.7)
    },
  })
  for (let x = ink.left + 0.6; x < ink.right; x += 1.1)
    stroke(ink, '#33363f', {
      width: 0.08,
      shape: (ctx) => {
        ctx.moveTo(x, -5.7)
        ctx.lineTo(x, -5.2)
        ctx.arc(x, -5, 0.2, -1.57, 4.7)
      },
    })
}

function pole(ink: Ink, x: number): void {
  stroke(ink, '#f0c23c', {
    width: 0.14,
    shape: (ctx) => {
      ctx.moveTo(x, 0)
      ctx.lineTo(x, ink.top)
    },
  })
  mark(ink, '#d9483f', disc(x, -2.8, 0.18))
}

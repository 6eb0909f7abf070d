import { interior } from '../kit/indoors/interior.ts'
import { mark, type Ink } from '../kit/paper.ts'
import { holdPole, opening, passingView, seat, strapRail } from '../kit/indoors/vehicle-room.ts'
import { boxAt } from '../kit/shapes.ts'

const YELLOW = '#f0c23c'

export const busInteriorPlace = interior({
  id: 'bus-interior',
  sounds: { traffic: 0.5 },
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
      ...boxAt([x - 1.5, -5.1], [3, 2.6]),
      radius: 0.24,
      frame: '#4a4f58',
      edge: 0.14,
    })
    for (const d of [-0.75, 0.75]) seat(ink, { x: x + d, height: 2.3, colour: '#3f6fa5' })
  }
  const at: number[] = []
  for (let x = ink.left + 0.6; x < ink.right; x += 1.1) at.push(x)
  strapRail(ink, { y: -5.7, width: 0.14, colour: YELLOW, loop: 0.2, at })
}

function pole(ink: Ink, x: number): void {
  holdPole(ink, { x, width: 0.14, colour: YELLOW })
  mark(ink, '#d9483f').disc(x, -2.8, 0.18)
}

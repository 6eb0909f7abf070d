import { interior } from '../kit/indoors/interior.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { opening, passingView, seat } from '../kit/indoors/vehicle-room.ts'
import { boxAt } from '../kit/shapes.ts'

export const airplaneCabinPlace = interior({
  id: 'airplane-cabin',
  sounds: { hum: 0.6 },
  wall: { style: 'plain', colour: '#eef0f0' },
  floor: { pattern: 'plain', colour: '#5f6f8f', other: '#51617f' },
  ceiling: '#f7f8f8',
  height: 6,
  depth: 4.4,
  near: null,
  lamps: null,
  back: (ink) => side(ink),
  glow: (ink) => mark(ink, '#fff6dc').rect(ink.left, -4.5, [ink.right - ink.left, 0.1]),
  middle: (ink, s) => {
    for (const d of [-1, 1])
      seat(ink, { x: d * ink.half * 0.86, height: 3.4 * Math.max(0.8, s), colour: '#33508a' })
  },
  alive: (c, { half, depth }) => [
    passingView(c, { z: depth + 0.02, half, y: [2.2, 4.4], speed: 0.3, kind: 'clouds' }),
  ],
})

/** Round-cornered windows in a row, lockers above, seat backs below. */
function side(ink: Ink): void {
  for (let x = -Math.floor(ink.half / 2.1) * 2.1; x < ink.half; x += 2.1) {
    opening(ink, {
      ...boxAt([x - 0.52, -4.1], [1.04, 1.5]),
      radius: 0.5,
      frame: '#c9ced2',
      edge: 0.2,
    })
    seat(ink, { x, height: 2.4, colour: '#3f5f9a' })
    mark(ink, '#f4f0e6').rounded([x - 0.4, -2.4, 0.8, 0.4], 0.1)
  }
  for (let x = ink.left; x < ink.right; x += 3.2)
    cut(ink, '#dfe3e4', [0.12, 0.3]).rounded([x + 0.06, -5.8, 3.1, 1.2], [0.1, 0.1, 0.5, 0.5])
}

import { mark, cut, type Ink } from '../kit/paper.ts'
import { interior } from '../kit/indoors/interior.ts'
import { opening, passingView, seat } from '../kit/indoors/vehicle-room.ts'
import type { PlaceContext } from '../../place.ts'
import { boxAt } from '../kit/shapes.ts'

const WALL = '#e6d9c0'

export const trainCarPlace = interior({
  id: 'train-car',
  sounds: { train: 0.6 },
  wall: { style: 'plain', colour: WALL, dado: 2.4, dadoColour: '#8a5f45' },
  floor: { pattern: 'planks', colour: '#9a8470', other: '#7a6858', size: 1.6 },
  ceiling: '#f4ecdc',
  height: 6.6,
  depth: 4.6,
  near: null,
  lamps: null,
  back: (ink) => coach(ink, '#3f7a8a'),
  middle: (ink, s) => {
    for (const side of [-1, 1])
      seat(ink, { x: side * ink.half * 0.86, height: 3.4 * Math.max(0.8, s), colour: '#b5493f' })
  },
  alive: (c, { half, depth }) => [view(c, { half, depth })],
})

function view(c: PlaceContext, { half, depth }: { half: number; depth: number }) {
  return passingView(c, { z: depth + 0.02, half, y: [2.5, 5.2], speed: 1.6, kind: 'land' })
}

/** Walls between wide windows, a luggage rack, and seats under them. The view is behind: windows are holes. */
function coach(ink: Ink, plush: string): void {
  for (let x = -Math.floor(ink.half / 4.6) * 4.6; x < ink.half; x += 4.6) {
    opening(ink, {
      ...boxAt([x - 1.9, -5.1], [3.8, 2.5]),
      radius: 0.3,
      frame: '#b59a6a',
      edge: 0.16,
    })
    for (const d of [-1, 1]) seat(ink, { x: x + d * 1.05, height: 2.5, colour: plush })
    cut(ink, '#a8744a', 0.06).rect(x - 0.4, -1.9, [0.8, 0.12])
  }
  cut(ink, '#b59a6a', 0.1).rect(ink.left, -5.9, [ink.right - ink.left, 0.12])
  for (let x = ink.left; x < ink.right; x += 2.3)
    mark(
      ink,
      ['#8a5f45', '#4f7f8a', '#b9503f', '#6b8f5a'][Math.abs(Math.round(x)) % 4] ?? '#8a5f45',
    ).rounded([x, -6.5, 1.5, 0.6], 0.1)
}

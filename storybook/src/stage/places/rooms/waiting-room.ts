import { interior } from '../kit/indoors/interior.ts'
import { clock } from '../kit/indoors/fittings.ts'
import { counter, pot } from '../kit/indoors/furniture.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { door, window } from '../kit/indoors/windows.ts'
import { thing } from '../kit/thing.ts'
import { boxAt } from '../kit/shapes.ts'

export const waitingRoomPlace = interior({
  id: 'waiting-room',
  time: 'day',
  sounds: { room: 0.4 },
  wall: { style: 'plain', colour: '#d6e3e0', dado: 1.8, dadoColour: '#9fc0bc' },
  floor: { pattern: 'tiles', colour: '#e0dccf', other: '#c4c0b2', size: 1.6 },
  ceiling: '#f4f6f4',
  height: 7.6,
  lamps: { colour: '#f0c25e', at: [0.56, 0.76], drop: 1.8 },
  back,
  middle: (ink, s) => seats(ink, { x: -ink.half * 0.82, count: 2, s }),
})

/** A long row of chairs under pictures, magazines on a table, the reception at the right. */
function back(ink: Ink, s: number): void {
  window(ink, {
    ...boxAt([-ink.half * 0.66, -2.6], [3 * s, 2.6]),
    frame: '#f7faf8',
    bars: [2, 1],
    view: 'trees',
  })
  clock(ink, { x: -ink.half * 0.3, y: -5.6, size: 0.6, frame: '#5a6a74' })
  for (const share of [-0.16, 0.08])
    picture(ink, { x: share * ink.half, y: -3.2, width: 1.5 * s, height: 1.6 })
  seats(ink, { x: -ink.half * 0.42, count: 5, s })
  cut(ink, '#c9a47a', 0.08).rounded([-1.4 * s + ink.half * 0.1, -1, 2.2 * s, 0.2], 0.06)
  thing(ink, 'noto:newspaper', { x: ink.half * 0.06, y: -1, height: 0.5 })
  counter(ink, { x: ink.half * 0.66, width: 5 * s, height: 2.2, colour: '#7aa5a5', top: '#e6d9bc' })
  thing(ink, 'noto:bellhop-bell', { x: ink.half * 0.56, y: -2.3, height: 0.5 })
  thing(ink, 'noto:desktop-computer', { x: ink.half * 0.76, y: -2.3, height: 1 })
  door(ink, { x: ink.half * 0.3, width: 1.7 * s, height: 3.9, colour: '#f2ece0', glass: true })
  pot(ink, { x: -ink.half * 0.94, height: 2.4 })
}

function seats(ink: Ink, b: { x: number; count: number; s: number }): void {
  for (let i = 0; i < b.count; i++) {
    const x = b.x + (i - (b.count - 1) / 2) * 1.15 * b.s
    mark(ink, '#6a7078').rect(x - 0.4 * b.s, -0.9, [0.8 * b.s, 0.9])
    cut(ink, i % 2 ? '#4f8fa0' : '#3f7a8f', [0.08, 0.3]).rounded(
      [x - 0.5 * b.s, -2.1, b.s, 1.1],
      0.16,
    )
    cut(ink, '#5fa0b0', 0.06).rounded([x - 0.54 * b.s, -1.1, 1.08 * b.s, 0.3], 0.12)
  }
}

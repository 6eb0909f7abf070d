import { interior } from '../kit/indoors/interior.ts'
import { chandelier, clock } from '../kit/indoors/fittings.ts'
import { counter, pot, sofa } from '../kit/indoors/furniture.ts'
import { column } from '../kit/town/castles.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { rug } from '../kit/indoors/rug.ts'
import { thing } from '../kit/thing.ts'

export const hotelPlace = interior({
  id: 'hotel',
  sounds: { room: 0.4 },
  wall: { style: 'panel', colour: '#e6d3ac', dado: 1.6, dadoColour: '#8a5f3c' },
  floor: { pattern: 'checks', colour: '#f2e8d4', other: '#c4ab84', size: 1.5 },
  ceiling: '#f7eeda',
  height: 9,
  lamps: null,
  near: '#d9b25a',
  rug: (ink) => rug(ink, { width: 9, z: [-1, 4.4], colour: '#8a3f48', border: '#d9b25a' }),
  back,
  glow: (ink) => chandelier(ink, { x: 0, top: ink.top, drop: 2.4, size: 1.6, glowing: true }),
  middle: (ink) => {
    sofa(ink, { x: -ink.half * 0.84, width: 3.6, height: 2, colour: '#3f6a5c' })
    thing(ink, 'noto:luggage', { x: ink.half * 0.8, height: 1.8 })
    thing(ink, 'prop:suitcase', { x: ink.half * 0.94, height: 1.3 })
  },
})

/** The desk with its pigeonholes for keys, clocks of the world, and columns. */
function back(ink: Ink, s: number): void {
  for (const share of [-0.9, -0.54, 0.54, 0.9])
    column(ink, { x: share * ink.half, width: 0.9, height: 7.4, colour: '#f4ead6' })
  cut(ink, '#7a5238', [0.14, 0.3]).rect(-3 * s, -5, [6 * s, 2.6])
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      mark(ink, '#4a3024').rect((-2.85 + i * 0.64) * s, -4.86 + row * 0.84, [0.54 * s, 0.7])
      if ((row + i) % 2)
        mark(ink, '#e0b64a').rounded([(-2.65 + i * 0.64) * s, -4.5 + row * 0.84, 0.14, 0.3], 0.06)
    }
  for (const x of [-1.9, 0, 1.9]) clock(ink, { x: x * s, y: -6, size: 0.5, frame: '#d9b25a' })
  counter(ink, { x: 0, width: 7.4 * s, height: 2.2, colour: '#8a5f3c', top: '#e6d3ac' })
  thing(ink, 'noto:bellhop-bell', { x: -1.4 * s, y: -2.3, height: 0.6 })
  thing(ink, 'noto:bouquet', { x: 2.2 * s, y: -2.3, height: 1.2 })
  thing(ink, 'noto:telephone', { x: 0.8 * s, y: -2.3, height: 0.6 })
  for (const share of [-0.72, 0.72]) pot(ink, { x: share * ink.half, height: 3 })
  chandelier(ink, { x: 0, top: ink.top, drop: 2.4, size: 1.6 })
}

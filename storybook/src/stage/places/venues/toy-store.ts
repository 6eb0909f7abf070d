import { interior } from '../kit/indoors/interior.ts'
import { bunting } from '../kit/town/stalls.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { rug } from '../kit/indoors/rug.ts'
import { thing } from '../kit/thing.ts'

const TOYS = [
  'noto:teddy-bear',
  'prop:toy-car',
  'prop:rubber-duck',
  'noto:yo-yo',
  'noto:puzzle-piece',
  'prop:spinning-top',
  'noto:robot',
  'noto:nesting-dolls',
  'prop:toy-blocks',
  'noto:kite',
  'noto:soccer-ball',
  'prop:doll',
  'noto:video-game',
  'noto:locomotive',
] as const

export const toyStorePlace = interior({
  id: 'toy-store',
  sounds: { 'music-box': 0.3 },
  wall: { style: 'stripes', colour: '#f4d9a0', accent: '#f0c98a', dado: 1, dadoColour: '#d9584c' },
  floor: { pattern: 'checks', colour: '#f4ead6', other: '#8fc4c9', size: 1.4 },
  ceiling: '#fdf6e6',
  lamps: { colour: '#4f86b5', at: [-0.5, 0, 0.5], drop: 1.6 },
  near: (ink) => {
    for (const side of [-1, 1])
      thing(ink, 'prop:balloons', { x: side * ink.half * 1.04, y: ink.foot + 1, height: 3.4 })
  },
  rug: (ink) => rug(ink, { width: 7, z: [-0.6, 3.6], colour: '#e0728a', border: '#f7e3a8' }),
  back,
  middle: (ink) => {
    thing(ink, 'prop:rocking-horse', { x: -ink.half * 0.8, height: 2.2 })
    thing(ink, 'noto:teddy-bear', { x: ink.half * 0.8, height: 2.4 })
  },
})

/** Shelves of toys from wall to wall, under paper flags. */
function back(ink: Ink, s: number): void {
  for (const side of [-1, 0, 1])
    for (let row = 0; row < 3; row++) {
      const x = side * ink.half * 0.64
      const y = -0.9 - row * 1.75
      const width = 5 * s
      cut(ink, ['#4f86b5', '#d9584c', '#5fa05a'][side + 1] ?? '#4f86b5', [0.12, 0.3]).rect(
        x - width / 2,
        y,
        [width, 0.24],
      )
      for (let i = 0; i < 4; i++)
        thing(ink, TOYS[(row * 4 + i + (side + 1) * 5) % TOYS.length] ?? 'noto:teddy-bear', {
          x: x - width * 0.38 + (i * width * 0.76) / 3,
          y,
          height: 1.2,
        })
    }
  bunting(ink, [ink.left, ink.top + 0.6], [0, ink.top + 0.8])
  bunting(ink, [0, ink.top + 0.8], [ink.right, ink.top + 0.6])
}

import { interior } from '../kit/indoors/interior.ts'
import { column } from '../kit/town/castles.ts'
import { darker, lighter } from '../kit/colour.ts'
import { chair } from '../kit/indoors/furniture.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { rug } from '../kit/indoors/rug.ts'

const WOOD = '#8f5f3c'

export const courtroomPlace = interior({
  id: 'courtroom',
  time: 'day',
  sounds: { room: 0.3 },
  wall: { style: 'panel', colour: '#c49a6c', dado: 3, dadoColour: WOOD },
  floor: { pattern: 'planks', colour: '#b5855a', other: '#94683f', size: 1.2 },
  ceiling: '#f2e6d0',
  height: 8.6,
  lamps: { colour: '#d9b25a', at: [-0.55, 0.55], drop: 2 },
  near: null,
  rug: (ink) => rug(ink, { width: 5, z: [-2, 5], colour: '#8a3f48', border: '#d9b25a' }),
  back,
  middle: (ink) => {
    for (const side of [-1, 1]) {
      table(ink, side * ink.half * 0.82)
      chair(ink, { x: side * ink.half * 0.98, width: 1, height: 2.4, colour: '#6b4530' })
    }
  },
})

/** The judge's high bench between columns, with scales above it, a gavel on it, and flags at both sides. */
function back(ink: Ink, s: number): void {
  for (const share of [-0.94, -0.5, 0.5, 0.94])
    column(ink, { x: share * ink.half, width: 0.9, height: 7, colour: '#efe4cf' })
  cut(ink, '#7a2f3a', 0.12).rect(-2.6 * s, -7, [5.2 * s, 4.4])
  thing(ink, 'noto:balance-scale', { x: 0, y: -4.4, height: 2.2 })
  chair(ink, { x: 0, y: -1.4, width: 1.5, height: 3, colour: '#4a2c30' })
  bench(ink, { x: 0, width: 6.6 * s, height: 2.8 })
  bench(ink, { x: -4.6 * s, width: 2.6 * s, height: 2 })
  bench(ink, { x: 4.6 * s, width: 2.6 * s, height: 2 })
  cut(ink, '#a8744a', 0.05).rounded([1.2 * s, -3.1, 0.8, 0.34], 0.1)
  mark(ink, '#6b4530').rect(1.9 * s, -3, [0.9, 0.12])
  for (const side of [-1, 1]) {
    mark(ink, '#d9b25a').rect(side * 3 * s - 0.04, -6.6, [0.08, 4.6])
    cut(ink, side < 0 ? '#3f5f9a' : '#b5493f', 0.1).shape((ctx) => {
      ctx.moveTo(side * 3 * s, -6.5)
      ctx.quadraticCurveTo(side * 3.8 * s, -6, side * 3.5 * s, -3.8)
      ctx.lineTo(side * 3 * s, -4)
    })
  }
}

function bench(ink: Ink, b: { x: number; width: number; height: number }): void {
  const { x, width: w, height: h } = b
  cut(ink, WOOD, [0.18, 0.3]).rect(x - w / 2, -h, [w, h])
  for (let d = -w / 2 + 0.3; d < w / 2 - 0.8; d += 1.3)
    mark(ink, darker(WOOD, 0.2)).rect(x + d, -h + 0.5, [1, h - 0.9])
  cut(ink, lighter(WOOD, 0.14), [0.1, 0.4]).rect(x - w / 2 - 0.14, -h - 0.12, [w + 0.28, 0.24])
}

function table(ink: Ink, x: number): void {
  cut(ink, WOOD, [0.14, 0.3]).rect(x - 1.6, -1.6, [3.2, 1.6])
  cut(ink, lighter(WOOD, 0.12), 0.08).rect(x - 1.8, -1.75, [3.6, 0.22])
  for (let i = 0; i < 3; i++)
    cut(ink, '#fbf6ea', 0.02).rect(x - 0.7 + i * 0.08, -1.85 - i * 0.06, [0.9, 0.08])
}

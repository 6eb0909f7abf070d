import { interior } from '../kit/indoors/interior.ts'
import { column } from '../kit/town/castles.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { rope } from '../kit/indoors/exhibits.ts'
import { thing } from '../kit/thing.ts'

export const bankPlace = interior({
  id: 'bank',
  sounds: { room: 0.4 },
  wall: { style: 'stone', colour: '#e0d6c0' },
  floor: { pattern: 'checks', colour: '#efe6d2', other: '#b5a98e', size: 1.5 },
  ceiling: '#f4ecd8',
  height: 8.6,
  lamps: { colour: '#3f7a5c', at: [-0.5, 0.5], drop: 1.8 },
  back,
  middle: (ink) => rope(ink, ink.half * 0.6, ink.half * 1.1),
})

/** The round door of the vault, left ajar on gold, and the counter with its glass. */
function back(ink: Ink, s: number): void {
  for (const share of [-0.94, -0.36, 0.94])
    column(ink, { x: share * ink.half, width: 0.9, height: 7, colour: '#f2ead8' })
  const x = ink.half * 0.42
  cut(ink, '#7f868e', [0.2, 0.4]).disc(x, -3, 2.9 * s)
  mark(ink, '#4a4436').disc(x, -3, 2.3 * s)
  for (const [i, dx] of [-1, -0.3, 0.4, 1].entries())
    for (let k = 0; k < 4 - (i % 2); k++)
      cut(ink, '#e6b83c', [0.04, 0.5]).rect(x + dx * s - 0.3 * s, -1.2 - k * 0.34, [0.6 * s, 0.3])
  cut(ink, '#aeb6bc', [0.2, 0.4]).shape((ctx) =>
    ctx.ellipse(x + 3 * s, -3, 0.9 * s, 2.6 * s, 0, 0, 7),
  )
  stroke(ink, '#5a6068', 0.16).shape((ctx) => {
    ctx.ellipse(x + 3 * s, -3, 0.3 * s, 0.9 * s, 0, 0, 7)
  })
  counter(ink, {
    x: -ink.half * 0.66,
    width: 5.4 * s,
    height: 2.3,
    colour: '#8a6446',
    top: '#e6d3ac',
  })
  for (const d of [-1.6, 0, 1.6]) {
    stroke(ink, '#c9a45a', 0.12).rect(-ink.half * 0.66 + (d - 0.7) * s, -4.4, [1.4 * s, 2.1])
    mark(ink, 'rgba(200,226,232,0.5)').rect(-ink.half * 0.66 + (d - 0.7) * s, -4.4, [1.4 * s, 2.1])
  }
  thing(ink, 'noto:money-bag', { x: -ink.half * 0.82, y: -2.4, height: 0.9 })
  thing(ink, 'noto:coin', { x: -ink.half * 0.5, y: -2.4, height: 0.6 })
}

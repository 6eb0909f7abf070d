import { blot } from '../../../scene/blot.ts'
import { interior } from '../kit/indoors/interior.ts'
import { moving } from '../kit/alive.ts'
import { bench } from '../kit/town/street.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

const CLOTHES = ['#d9584c', '#f0c25e', '#4f86b5', '#8a5fb0'] as const

export const laundromatPlace = interior({
  id: 'laundromat',
  sounds: { hum: 0.5 },
  wall: { style: 'tiles', colour: '#cfe6ea', dado: 0.6, dadoColour: '#e0728a' },
  floor: { pattern: 'checks', colour: '#f4f2ea', other: '#9fc4c9', size: 1.3 },
  ceiling: '#f4f8f8',
  lamps: { colour: '#e0728a', at: [-0.5, 0.5], drop: 1.5 },
  back,
  middle: (ink) => {
    bench(ink, { x: ink.half * 0.84, height: 1.5 })
    thing(ink, 'prop:basket', { x: -ink.half * 0.84, height: 1.3 })
    thing(ink, 'noto:t-shirt', { x: -ink.half * 0.84, y: -1, height: 0.8 })
  },
  alive: (_, { half, depth }) =>
    spots(half).map(({ x, y }, i) =>
      moving(`drum ${i}`, { x, y, z: depth - 0.05 }, (ctx, t) => drum(ctx, t + i)),
    ),
})

/** Where the round doors are: two rows of machines. */
function spots(half: number): { x: number; y: number }[] {
  const count = Math.max(3, Math.floor((half * 1.7) / 2.3))
  return [1.15, 3.5].flatMap((y) =>
    Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * 2.3, y })),
  )
}

function back(ink: Ink): void {
  window(ink, {
    ...boxAt([0, -5.2], [ink.half * 1.1, 1.4]),
    frame: '#f7faf8',
    bars: [5, 1],
    view: 'city',
  })
  for (const { x, y } of spots(ink.half)) {
    cut(ink, '#f4f6f6', [0.12, 0.3]).rounded([x - 1.1, -y - 1.15, 2.2, 2.3], 0.14)
    mark(ink, '#c9d2d6').rect(x - 1, -y - 1.05, [2, 0.34])
    for (const [i, tone] of ['#5fa05a', '#d9584c', '#f0c25e'].entries())
      mark(ink, tone).disc(x + 0.3 + i * 0.24, -y - 0.88, 0.08)
    cut(ink, '#9aa5ac', [0.06, 0.4]).disc(x, -y + 0.14, 0.82)
    mark(ink, '#5f7f94').disc(x, -y + 0.14, 0.66)
  }
}

/** Clothes that tumble behind the glass. */
function drum(ctx: Ink['ctx'], t: number): void {
  for (const [i, colour] of CLOTHES.entries()) {
    const a = t * 3 + i * 1.6
    blot(ctx, colour, [Math.cos(a) * 0.34, 0.14 + Math.sin(a) * 0.34, 0.26, 0.16, a])
  }
}

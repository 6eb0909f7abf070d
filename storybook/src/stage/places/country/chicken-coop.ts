import { interior } from '../kit/indoors/interior.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

/** Nests in boxes with hens and eggs, perches, a ramp, straw, wire before the window. */
export const chickenCoopPlace = interior({
  id: 'chicken-coop',
  sounds: { farm: 0.5 },
  wall: { style: 'planks', colour: '#b58a5c', accent: '#a57b50' },
  floor: { pattern: 'planks', colour: '#c9a86a', other: '#bd9b5c' },
  ceiling: '#8a6544',
  beams: true,
  height: 6.6,
  depth: 4.6,
  near: null,
  lamps: null,
  back,
  middle: (ink) => {
    straw(ink, -ink.half * 0.8)
    straw(ink, ink.half * 0.8)
    if (!ink.plays(/\b(hen|chicken|rooster)s?$/u)) {
      thing(ink, 'noto:rooster', { x: -ink.half * 0.74, height: 1.9 })
      thing(ink, 'noto:baby-chick', { x: ink.half * 0.66, height: 0.8 })
      thing(ink, 'noto:baby-chick', { x: ink.half * 0.84, height: 0.7 })
    }
  },
})

function back(ink: Ink, s: number): void {
  wired(ink, ink.half * 0.58, 3.6 * s)
  const w = 1.9
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 5; i++)
      nest(ink, { x: -ink.half * 0.86 + i * w, y: -0.8 - row * 2, w, full: (i + row) % 2 === 0 })
  for (const y of [-1.6, -2.8])
    mark(ink, '#7a5638').rect(ink.half * 0.22, y, [ink.half * 0.7, 0.16])
  for (const [i, share] of [0.34, 0.56, 0.78].entries())
    thing(ink, 'noto:rooster', { x: ink.half * share, y: i % 2 ? -2.8 : -1.6, height: 1.3 })
}

/** A box of straw with a hen or eggs in it. */
function nest(
  ink: Ink,
  { x, y, w, full }: { x: number; y: number; w: number; full: boolean },
): void {
  cut(ink, '#8a6240', [0.08, 0.25]).rect(x, y - 1.8, [w, 1.8])
  mark(ink, '#4a3424').rounded([x + 0.14, y - 1.66, w - 0.28, 1.5], 0.2)
  if (full) thing(ink, 'noto:chicken', { x: x + w / 2, y: y - 0.24, height: 1.15 })
  else
    for (const d of [-0.3, 0, 0.3]) mark(ink, '#f7ead6').oval(x + w / 2 + d, y - 0.55, [0.16, 0.21])
  mark(ink, '#e6c66a').oval(x + w / 2, y - 0.28, [w * 0.4, 0.2])
}

function wired(ink: Ink, x: number, w: number): void {
  cut(ink, '#8a6240', 0.1).rect(x - w / 2 - 0.16, -5.7, [w + 0.32, 2.5])
  mark(ink, ink.light.sky.at(-1) ?? '#cfe6f0').rect(x - w / 2, -5.54, [w, 2.18])
  stroke(ink, '#8f8a80', 0.03).shape((ctx) => {
    for (let d = 0; d < w; d += 0.3) {
      ctx.moveTo(x - w / 2 + d, -5.54)
      ctx.lineTo(x - w / 2 + d, -3.36)
    }
    for (let y = -5.4; y < -3.4; y += 0.3) {
      ctx.moveTo(x - w / 2, y)
      ctx.lineTo(x + w / 2, y)
    }
  })
}

function straw(ink: Ink, x: number): void {
  for (let i = 0; i < 16; i++)
    stroke(ink, i % 2 ? '#e6c66a' : '#d2ae52', 0.07).shape((ctx) => {
      const at = x + ink.random.between(-1.4, 1.4)
      ctx.moveTo(at, 0)
      ctx.lineTo(at + ink.random.between(-0.6, 0.6), -ink.random.between(0.1, 0.5))
    })
}

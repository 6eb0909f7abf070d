import { plotted } from '../../../../scene/rows.ts'
import { lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'

/** Colours of tins, packs and bottles. */
export const PACKS = [
  '#d9483f',
  '#f0b23c',
  '#3f8fb5',
  '#5fa05a',
  '#e0728a',
  '#f4ead6',
  '#8a5fa5',
  '#e8803c',
] as const

export function heap(ink: Ink, b: { x: number; s: number }): void {
  const colour = b.s < 0 ? '#e8803c' : '#8fbf4f'
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6 - row; i++)
      mark(ink, i % 2 ? colour : lighter(colour, 0.15)).disc(
        b.x - 0.9 + i * 0.36 + row * 0.18,
        -1.1 - row * 0.3,
        0.2,
      )
  cut(ink, '#b5834f', [0.12, 0.3]).polygon(...plotted({ x: b.x }, '-1.2 -1.1, 1.2 -1.1, 1 0, -1 0'))
  mark(ink, '#8f6236').rect(b.x - 1.1, -0.6, [2.2, 0.08])
}

export function trolley(ink: Ink, b: { x: number; size: number }): void {
  const { x, size: s } = b
  for (let i = 0; i < 4; i++)
    mark(ink, PACKS[i * 2] ?? '#d9483f').rounded(
      [x - 0.5 * s + i * 0.26 * s, -1.35 * s - (i % 2) * 0.2 * s, 0.24 * s, 0.6 * s],
      0.05,
    )
  stroke(ink, '#8d959c', 0.06 * s).shape((ctx) => {
    ctx.moveTo(x - 0.95 * s, -1.5 * s)
    ctx.lineTo(x - 0.7 * s, -1.2 * s)
    ctx.lineTo(x + 0.7 * s, -1.2 * s)
    ctx.lineTo(x + 0.5 * s, -0.55 * s)
    ctx.lineTo(x - 0.5 * s, -0.55 * s)
    ctx.lineTo(x - 0.7 * s, -1.2 * s)
    for (let i = 1; i < 6; i++) {
      ctx.moveTo(x - 0.66 * s + i * 0.22 * s, -1.2 * s)
      ctx.lineTo(x - 0.5 * s + i * 0.17 * s, -0.55 * s)
    }
    ctx.moveTo(x - 0.5 * s, -0.55 * s)
    ctx.lineTo(x - 0.5 * s, -0.2 * s)
    ctx.lineTo(x + 0.5 * s, -0.2 * s)
  })
  mark(ink, '#d9483f').oval(x - 0.98 * s, -1.52 * s, [0.16 * s, 0.06 * s])
  for (const d of [-0.45, 0.45]) mark(ink, '#33343c').disc(x + d * s, -0.1 * s, 0.1 * s)
}

export function basket(ink: Ink, x: number): void {
  stroke(ink, '#8a2f2a', 0.08).shape((ctx) => ctx.arc(x, -0.8, 0.5, Math.PI, 0))
  cut(ink, '#d9483f', 0.1).plot({ x }, '-0.8 -0.8, 0.8 -0.8, 0.64 0, -0.64 0')
  for (let i = -2; i <= 2; i++) mark(ink, '#a8322c').rect(x + i * 0.28 - 0.05, -0.7, [0.1, 0.55])
}

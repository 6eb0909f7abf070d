import { cut, mark, stroke, type Ink } from '../paper.ts'

/** Bent rails and two rungs, at the rim of a pool. */
export function ladder(ink: Ink, x: number): void {
  stroke(ink, '#c9d2d6', 0.12).shape((ctx) => {
    for (const d of [-0.4, 0.4]) {
      ctx.moveTo(x + d, 0.6)
      ctx.lineTo(x + d, -1.1)
      ctx.quadraticCurveTo(x + d, -1.5, x + d - 0.4, -1.3)
      ctx.lineTo(x + d - 0.5, 0)
    }
    for (const y of [-0.4, 0.1]) {
      ctx.moveTo(x - 0.4, y)
      ctx.lineTo(x + 0.4, y)
    }
  })
}

/** A sunbed; `side` says at which end its back is up. */
export function lounger(ink: Ink, x: number, side: number): void {
  for (const d of [-1, 0.9]) mark(ink, '#e9e3d6').rect(x + d - 0.06, -0.5, [0.12, 0.5])
  cut(ink, '#f0b23c', 0.08).rounded([x - 1.2, -0.7, 2.4, 0.24], 0.08)
  ink.ctx.save()
  ink.ctx.translate(x - side * 1.1, -0.6)
  ink.ctx.rotate(side * 0.7)
  cut(ink, '#f0b23c', 0.06).rounded([-0.1, -1.2, 0.24, 1.2], 0.08)
  ink.ctx.restore()
}

export function parasol(ink: Ink, x: number): void {
  stroke(ink, '#f4ead6', 0.1).line([x, 0], [x, -2.8])
  for (let i = 0; i < 6; i++)
    mark(ink, i % 2 ? '#fbf3e2' : '#3f9ab0').polygon(
      [x, -3.5],
      [x - 1.5 + i * 0.5, -2.6],
      [x - 1 + i * 0.5, -2.6],
    )
}

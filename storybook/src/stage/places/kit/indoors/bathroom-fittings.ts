import { plotted } from '../../../../scene/rows.ts'
import { clear } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import type { Stand } from './furniture.ts'

/** A bathtub on feet with foam. */
export function bathtub(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h } = b
  for (const d of [-0.36, 0.36])
    mark(ink, '#c9a24e').oval(x + d * w, y - h * 0.06, [w * 0.05, h * 0.1])
  for (let i = 0; i < 7; i++)
    mark(ink, i % 2 ? '#f4fbfd' : '#dff0f5').disc(
      x + (i / 6 - 0.5) * w * 0.8,
      y - h * 0.98 - (i % 2) * h * 0.06,
      h * 0.17,
    )
  cut(ink, '#fbf8f2', [0.16, 0.2]).path(
    { x, y, w, h },
    'M-0.5 -0.95C-0.46 0 -0.3 -0.08 0 -0.08C0.3 -0.08 0.46 0 0.5 -0.95Z',
  )
  cut(ink, '#efe9df', 0.06).rounded([x - w * 0.54, y - h, w * 1.08, h * 0.1], h * 0.05)
  stroke(ink, '#b9bfc4', w * 0.03).path({ x, y, w, h }, 'M0.42 -1L0.42 -1.4Q0.42 -1.55 0.32 -1.5')
}

export function toilet(ink: Ink, b: { x: number; height: number }): void {
  const { x, height: h } = b
  cut(ink, '#fbf8f2', 0.12).rounded([x - h * 0.3, -h, h * 0.6, h * 0.5], h * 0.06)
  cut(ink, '#f4efe6', 0.06).rounded([x - h * 0.34, -h * 0.55, h * 0.68, h * 0.12], h * 0.06)
  cut(ink, '#fbf8f2', 0.08).polygon(
    ...plotted({ x, w: h, h }, '-0.3 -0.45, 0.3 -0.45, 0.16 0, -0.16 0'),
  )
  mark(ink, '#b9bfc4').disc(x - h * 0.18, -h * 0.86, h * 0.04)
}

/** A mirror with a frame and a slanting gleam. */
export function mirror(
  ink: Ink,
  b: { x: number; y: number; width: number; height: number; frame?: string; round?: boolean },
): void {
  const { x, y, width: w, height: h, frame = '#c9a24e' } = b
  const shape =
    (grow: number) =>
    (ctx: Ink['ctx']): void => {
      if (b.round) ctx.ellipse(x, y - h / 2, w / 2 + grow, h / 2 + grow, 0, 0, 7)
      else ctx.roundRect(x - w / 2 - grow, y - h - grow, w + grow * 2, h + grow * 2, 0.1)
    }
  cut(ink, frame, 0.12).shape(shape(0.12))
  mark(ink, '#cfe2e8').shape(shape(0))
  ink.ctx.save()
  ink.ctx.beginPath()
  shape(0)(ink.ctx)
  ink.ctx.clip()
  mark(ink, clear('#ffffff', 0.5)).plot({ x, y, w, h }, '-0.4 0, 0 -1, 0.2 -1, -0.2 0')
  ink.ctx.restore()
}

/** A basin on a pedestal with a tap. */
export function basin(ink: Ink, b: { x: number; height: number; width: number }): void {
  const { x, height: h, width: w } = b
  cut(ink, '#efe9df', 0.08).plot({ x, w, h }, '-0.12 0, -0.09 -0.7, 0.09 -0.7, 0.12 0')
  cut(ink, '#fbf8f2', [0.1, 0.2]).path({ x, w, h }, 'M-0.5 -1Q-0.4 -0.66 0 -0.64Q0.4 -0.66 0.5 -1Z')
  stroke(ink, '#b9bfc4', 0.09).shape((ctx) => {
    ctx.moveTo(x, -h)
    ctx.lineTo(x, -h - 0.4)
    ctx.quadraticCurveTo(x, -h - 0.55, x + 0.2, -h - 0.5)
  })
}

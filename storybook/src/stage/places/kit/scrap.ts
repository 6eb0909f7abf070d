import { plotted } from '../../../scene/rows.ts'
import { clear } from './colour.ts'
import { cut, mark, type Ink } from './paper.ts'

/** A car body without its life, for heaps of scrap. */
export function wreckedCar(
  ink: Ink,
  b: { x: number; y: number; width: number; colour: string; tilt?: number },
): void {
  const { x, y, width: w, colour } = b
  ink.ctx.save()
  ink.ctx.translate(x, y)
  ink.ctx.rotate(b.tilt ?? 0)
  cut(ink, colour, [0.12, 0.3]).plot(
    { w, h: w },
    '-0.5 -0.02, -0.5 -0.18, -0.32 -0.2, -0.22 -0.33, 0.14 -0.34, 0.28 -0.2, 0.5 -0.17, 0.5 -0.02',
  )
  mark(ink, '#4a4f5c').plot({ w, h: w }, '-0.24 -0.2, -0.18 -0.3, 0.12 -0.3, 0.2 -0.2')
  mark(ink, clear('#7a4a2c', 0.6)).oval(-w * 0.36, -w * 0.1, [w * 0.08, w * 0.05])
  mark(ink, clear('#7a4a2c', 0.6)).oval(w * 0.34, -w * 0.09, [w * 0.1, w * 0.04])
  for (const d of [-0.28, 0.3]) mark(ink, '#2d2b33').disc(d * w, -w * 0.02, w * 0.08)
  ink.ctx.restore()
}

/** A heap of old tyres. */
export function tyres(ink: Ink, b: { x: number; y?: number; size: number; rows?: number }): void {
  const { x, y = 0, size, rows = 3 } = b
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < rows - row; i++) {
      const cx = x + (i - (rows - row - 1) / 2) * size
      const cy = y - size * 0.5 - row * size * 0.84
      cut(ink, '#3a3a44', 0.08).disc(cx, cy, size * 0.5)
      mark(ink, '#6d6a70').disc(cx, cy, size * 0.22)
      mark(ink, '#4f4d55').disc(cx, cy, size * 0.16)
    }
  }
}

/** An orange and white barrier or cone. */
export function cone(ink: Ink, b: { x: number; y?: number; height: number }): void {
  const { x, y = 0, height: h } = b
  cut(ink, '#e8702c', 0.06).polygon(
    ...plotted({ x, y, w: h, h }, '-0.3 -0.08, -0.06 -1, 0.06 -1, 0.3 -0.08'),
  )
  mark(ink, '#f7efe0').plot({ x, y, w: h, h }, '-0.2 -0.4, -0.14 -0.64, 0.14 -0.64, 0.2 -0.4')
  mark(ink, '#c95a22').rect(x - h * 0.38, y - h * 0.1, [h * 0.76, h * 0.1])
}

/** A yellow and black striped barrier. */
export function barrier(
  ink: Ink,
  b: { x: number; y?: number; width: number; height: number },
): void {
  const { x, y = 0, width: w, height: h } = b
  for (const s of [-1, 1]) mark(ink, '#6d6a70').rect(x + s * w * 0.4 - 0.05, y - h, [0.1, h])
  cut(ink, '#f0c23c', 0.08).rect(x - w / 2, y - h, [w, h * 0.4])
  for (let i = 0; i < 5; i++)
    mark(ink, '#33323a').polygon(
      [x - w / 2 + (i * w) / 5, y - h * 0.6],
      [x - w / 2 + ((i + 0.5) * w) / 5, y - h * 0.6],
      [x - w / 2 + ((i + 0.9) * w) / 5, y - h],
      [x - w / 2 + ((i + 0.4) * w) / 5, y - h],
    )
}

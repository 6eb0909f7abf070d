import { plotted } from '../../../../scene/rows.ts'
import { cut, mark, type Ink } from '../paper.ts'
import { counter, stool } from './furniture.ts'

/** A bar so wide with its taps and glasses, and stools before it. */
export function barCounter(ink: Ink, w: number): void {
  counter(ink, {
    x: 0,
    width: w,
    height: 2.2,
    colour: '#7a4a34',
    top: '#c98f5a',
    doors: Math.round(w / 1.8),
  })
  mark(ink, '#d9b45a').rect(-w / 2, -0.5, [w, 0.12])
  for (let i = 0; i < 5; i++)
    stool(ink, { x: -w * 0.4 + i * w * 0.2, width: 0.9, height: 1.5, colour: '#a83a3f' })
  for (let i = 0; i < 7; i++)
    barGlass(ink, {
      x: -w * 0.44 + i * w * 0.145,
      y: -2.25,
      colour: ['#e0a23c', '#d95a7a', '#7ab5c9'][i % 3] ?? '#e0a23c',
    })
  for (const d of [-0.1, 0.1]) {
    cut(ink, '#d9b45a', 0).rect(d * w - 0.08, -3, [0.16, 0.8])
    mark(ink, '#33303a').rounded([d * w - 0.1, -3.4, 0.2, 0.5], 0.08)
  }
}

/** A glass with something in it. */
export function barGlass(ink: Ink, b: { x: number; y: number; colour: string }): void {
  mark(ink, 'rgba(230,242,246,0.5)').polygon(
    ...plotted({ x: b.x, y: b.y }, '-0.16 -0.5, 0.16 -0.5, 0.12 0, -0.12 0'),
  )
  mark(ink, b.colour).plot({ x: b.x, y: b.y }, '-0.145 -0.36, 0.145 -0.36, 0.12 0, -0.12 0')
}

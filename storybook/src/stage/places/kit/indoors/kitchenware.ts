import { plotted } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import { oval, rect } from '../shapes.ts'

interface Stand {
  readonly x: number
  readonly y?: number
  readonly width: number
  readonly height: number
  readonly colour?: string
}

export function fridge(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#e9e4d8' } = b
  cut(ink, turned(ink, colour, { span: [x - w / 2, x + w / 2], amount: 0.14 }), [0.2, 0.3]).rounded(
    [x - w / 2, y - h, w, h],
    0.2,
  )
  mark(ink, darker(colour, 0.3)).rect(x - w / 2, y - h * 0.66, [w, 0.06])
  for (const row of [0.74, 0.56])
    mark(ink, '#8d9298').rounded([x - w * 0.4, y - h * row, 0.1, h * 0.12], 0.05)
  for (const [dx, dy, tone] of [
    [0.2, 0.5, '#e7695c'],
    [-0.02, 0.44, '#6fa4c9'],
    [0.24, 0.36, '#f0c25e'],
  ] as const)
    mark(ink, tone).rect(x + dx * w, y - h * dy, [w * 0.16, w * 0.18])
}

export function stove(ink: Ink, b: Stand): void {
  const { x, y = 0, width: w, height: h, colour = '#d9d4cb' } = b
  cut(ink, colour, [0.14, 0.3]).standing(x, y, [w, h])
  mark(ink, darker(colour, 0.55)).rounded([x - w * 0.4, y - h * 0.66, w * 0.8, h * 0.46], 0.1)
  mark(ink, clear('#f2a65a', 0.5)).rounded([x - w * 0.34, y - h * 0.6, w * 0.68, h * 0.34], 0.08)
  mark(ink, '#8d9298').rect(x - w * 0.4, y - h * 0.74, [w * 0.8, 0.08])
  for (const dx of [-0.36, -0.18, 0, 0.18, 0.36])
    mark(ink, '#4a4650').disc(x + dx * w, y - h * 0.88, 0.09)
  mark(ink, '#3d3a44').rect(x - w * 0.48, y - h - 0.05, [w * 0.96, 0.1])
  pan(ink, { x: x + w * 0.22, y: y - h - 0.05, size: 0.7 })
}

export function pan(ink: Ink, b: { x: number; y: number; size: number; colour?: string }): void {
  const { x, y, size, colour = '#c4693f' } = b
  cut(ink, colour, [0.06, 0.3]).rounded(
    [x - size * 0.5, y - size * 0.55, size, size * 0.55],
    [0.03, 0.03, size * 0.12, size * 0.12],
  )
  mark(ink, lighter(colour, 0.3)).rect(x - size * 0.55, y - size * 0.6, [size * 1.1, size * 0.09])
  mark(ink, '#3d3a44').disc(x, y - size * 0.66, size * 0.08)
}

export function kettle(ink: Ink, b: { x: number; y: number; size: number; colour?: string }): void {
  const { x, y, size, colour = '#d2564a' } = b
  stroke(ink, '#3d3a44', size * 0.1).shape((ctx) =>
    ctx.arc(x, y - size * 0.75, size * 0.34, Math.PI, 0),
  )
  mark(ink, darker(colour, 0.15)).polygon(
    ...plotted({ x, y, w: size, h: size }, '0.35 -0.35, 0.8 -0.75, 0.7 -0.8, 0.3 -0.55'),
  )
  cut(ink, colour, [0.06, 0.3]).path(
    { x, y, w: size, h: size },
    'M-0.5 0Q-0.6 -0.75 0 -0.8Q0.6 -0.75 0.5 0Z',
  )
}

export function sink(ink: Ink, b: { x: number; y: number; width?: number }): void {
  const { x, y, width: w = 1.8 } = b
  mark(ink, '#aab3b8').rounded([x - w / 2, y - 0.06, w, 0.34], 0.12)
  stroke(ink, '#c3cbd0', 0.12).path({ x, y }, 'M0 -0.05L0 -0.75Q0 -1.02 0.3 -1L0.32 -0.8')
}

/** Ladles, a whisk and a board on hooks. */
export function utensils(ink: Ink, b: { x: number; y: number; width: number }): void {
  const { x, y, width: w } = b
  mark(ink, '#7a5a44').rect(x - w / 2, y, [w, 0.09])
  const tools: readonly (readonly [number, string])[] = [
    [-0.36, '#8d9298'],
    [-0.12, '#b07a4c'],
    [0.12, '#8d9298'],
    [0.36, '#b07a4c'],
  ]
  tools.forEach(([dx, tone], i) => {
    const tx = x + dx * w
    stroke(ink, tone, 0.07).line([tx, y + 0.1], [tx, y + 0.8])
    mark(ink, tone).shape(
      i % 2 ? rect(tx - 0.1, y + 0.7, [0.2, 0.35]) : oval(tx, y + 0.9, [0.14, 0.17]),
    )
  })
}

/** A plate or tray with a small heap of food. */
export function dish(ink: Ink, b: { x: number; y: number; size: number; food?: string }): void {
  const { x, y, size, food = '#d98a4a' } = b
  mark(ink, food).shape((ctx) => ctx.arc(x, y - size * 0.08, size * 0.28, Math.PI, 0))
  mark(ink, lighter(food, 0.3)).disc(x - size * 0.08, y - size * 0.2, size * 0.08)
  cut(ink, '#fbf6ea', 0.04).oval(x, y - size * 0.05, [size * 0.5, size * 0.08])
}

/** A cup with steam left to others. */
export function cup(ink: Ink, b: { x: number; y: number; size: number; colour?: string }): void {
  const { x, y, size, colour = '#f4ead6' } = b
  stroke(ink, colour, size * 0.12).shape((ctx) =>
    ctx.arc(x + size * 0.36, y - size * 0.42, size * 0.2, -1.3, 1.3),
  )
  cut(ink, colour, 0.04).polygon(
    ...plotted({ x, y, w: size, h: size }, '-0.36 -0.8, 0.36 -0.8, 0.26 0, -0.26 0'),
  )
  mark(ink, '#6b4430').oval(x, y - size * 0.8, [size * 0.34, size * 0.07])
}

import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { type Stand } from './furniture.ts'

/** A case of shelves filled with books (or jars, boxes) in the palette. */
export function shelves(
  ink: Ink,
  b: Stand & {
    rows: number
    fill: 'books' | 'jars' | 'boxes' | 'mixed' | 'bottles'
    palette?: readonly string[]
  },
): void {
  const { x, y = 0, width: w, height: h, colour = '#8a5f45' } = b
  if (ink.open && y < -1) return
  const palette = b.palette ?? ['#b9503f', '#4f7f8a', '#d9a441', '#6b8f5a', '#8a5a86', '#e6d6b8']
  cut(ink, darker(colour, 0.35), 0.18).standing(x, y, [w, h])
  const rowH = (h - 0.15) / b.rows
  for (let row = 0; row < b.rows; row++) {
    const foot = y - 0.1 - row * rowH
    const room = rowH * 0.82
    let at = x - w / 2 + 0.14
    while (at < x + w / 2 - 0.2)
      at += goods(ink, {
        x: at,
        y: foot,
        room,
        fill: b.fill,
        colour: ink.random.pick(palette),
        limit: x + w / 2 - 0.12 - at,
      })
    mark(ink, lighter(colour, 0.1)).rect(x - w / 2, foot, [w, 0.1])
  }
  stroke(ink, colour, 0.14).rect(x - w / 2 + 0.05, y - h + 0.05, [w - 0.1, h - 0.1])
}

interface Goods {
  readonly x: number
  readonly y: number
  readonly room: number
  readonly fill: string
  readonly colour: string
  readonly limit: number
}

/** One thing of a shelf; its width. */
function goods(ink: Ink, g: Goods): number {
  const { room, y, x, colour } = g
  const kind = g.fill === 'mixed' ? ink.random.pick(['books', 'jars', 'boxes', 'gap']) : g.fill
  if (kind === 'books') {
    const w = Math.min(g.limit, ink.random.between(0.1, 0.2) * Math.min(1.6, room))
    const h = room * ink.random.between(0.7, 0.98)
    mark(ink, colour).rect(x, y - h, [w * 0.92, h])
    mark(ink, clear(lighter(colour, 0.5), 0.6)).rect(x, y - h * 0.8, [w * 0.92, h * 0.06])
    return ink.random.chance(0.06) ? w + room * 0.4 : w
  }
  if (kind === 'jars' || kind === 'bottles') return vessel(ink, g, kind === 'bottles')
  if (kind === 'gap') return room * 0.3
  const w = Math.min(g.limit, room * ink.random.between(0.5, 0.8))
  const h = room * ink.random.between(0.55, 0.95)
  mark(ink, colour).rect(x, y - h, [w * 0.94, h])
  mark(ink, clear(lighter(colour, 0.6), 0.7)).oval(x + w * 0.47, y - h * 0.5, [w * 0.22, h * 0.2])
  return w
}

/** A jar, or a taller bottle with a neck. */
function vessel(ink: Ink, { room, y, x, colour, limit }: Goods, tall: boolean): number {
  const w = Math.min(limit, room * (tall ? 0.26 : 0.5))
  const h = room * ink.random.between(0.65, 0.92)
  const body = h * (tall ? 0.7 : 0.86)
  const [inset, wide, neck] = tall ? [0.3, 0.3, 0.34] : [0.1, 0.7, 0.14]
  mark(ink, colour).rounded([x, y - body, w * 0.9, body], w * 0.2)
  mark(ink, tall ? colour : lighter(colour, 0.4)).rect(x + w * inset, y - h, [w * wide, h * neck])
  mark(ink, clear('#ffffff', 0.35)).rect(x + w * 0.14, y - h * 0.62, [w * 0.12, h * 0.4])
  return w + room * 0.06
}

import { cut, mark, stroke, type Ink } from '../paper.ts'
import { chair, table } from './furniture.ts'
import { cup, dish } from './kitchenware.ts'

/** A small table that is laid for two, with a chair at either side. */
export function cafeTable(ink: Ink, x: number): void {
  for (const s of [-1, 1])
    chair(ink, { x: x + s * 1.5, width: 0.9, height: 2.1, colour: s < 0 ? '#d9984a' : '#6fa0a5' })
  table(ink, { x, width: 2.1, height: 1.5, foot: true, colour: '#a8744a' })
  cup(ink, { x: x + 0.5, y: -1.5, size: 0.44 })
  dish(ink, { x: x - 0.4, y: -1.5, size: 0.66, food: '#c98a4a' })
  mark(ink, '#e0607c').disc(x, -2, 0.12)
  cut(ink, '#8fb5c9', 0).rounded([x - 0.1, -1.85, 0.2, 0.36], 0.06)
}

/** A round board with a cup on it, on two cords. */
export function cupSign(ink: Ink, { x, top, y }: { x: number; top: number; y: number }): void {
  for (const side of [-1, 1])
    stroke(ink, '#4b3a33', 0.05).line([x + side * 0.5, top], [x + side * 0.5, -y - 0.4])
  cut(ink, '#2f5147', [0.12, 0.4]).disc(x, -y, 0.95)
  mark(ink, '#3c6558').disc(x, -y, 0.8)
  cup(ink, { x: x - 0.08, y: -y + 0.42, size: 0.9 })
}

import { clear, darker, lighter } from '../colour.ts'
import type { GroundInk } from './ground.ts'
import { cut, mark, type Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

/** A block of blue ice with facets and a cap of snow. */
export function iceBlock(
  ink: Ink,
  b: { x: number; y?: number; width: number; height: number; colour: string },
): void {
  const { x, y = 0, width: w, height: h, colour } = b
  const lean = ink.random.between(-0.16, 0.16) * w
  const outline: Pair[] = [
    [x - w * 0.5, y + 0.1],
    [x - w * 0.42, y - h * 0.6],
    [x - w * 0.16 + lean, y - h],
    [x + w * 0.18 + lean, y - h * 0.9],
    [x + w * 0.4, y - h * 0.5],
    [x + w * 0.5, y + 0.1],
  ]
  cut(ink, colour, [0.25, 0.5]).polygon(...outline)
  mark(ink, darker(colour, 0.2)).polygon(
    [x + w * 0.04 + lean, y - h * 0.7],
    [x + w * 0.18 + lean, y - h * 0.9],
    [x + w * 0.4, y - h * 0.5],
    [x + w * 0.5, y + 0.1],
    [x + w * 0.12, y + 0.1],
  )
  mark(ink, clear(lighter(colour, 0.6), 0.7)).polygon(
    [x - w * 0.42, y - h * 0.6],
    [x - w * 0.16 + lean, y - h],
    [x + w * 0.04 + lean, y - h * 0.7],
    [x - w * 0.2, y - h * 0.3],
  )
  mark(ink, '#f7fbfe').polygon(
    [x - w * 0.3 + lean * 0.5, y - h * 0.82],
    [x - w * 0.16 + lean, y - h * 1.02],
    [x + w * 0.2 + lean, y - h * 0.93],
    [x + w * 0.26, y - h * 0.8],
    [x + w * 0.1 + lean, y - h * 0.84],
    [x - w * 0.1 + lean, y - h * 0.76],
  )
}

/** Blue cracks that run over the ice. */
export function iceCrack(ink: GroundInk, count: number): void {
  for (let i = 0; i < count; i++) {
    let x = ink.random.between(-1, 1) * ink.half
    ink.ctx.strokeStyle = clear('#6fb4dd', 0.6)
    ink.ctx.beginPath()
    for (let z = -3; z < 18; z += 1.6) {
      const p = ink.at(x, z)
      ink.ctx.lineTo(p.x, p.y)
      x += ink.random.between(-0.9, 0.9)
    }
    ink.ctx.lineWidth = 0.07
    ink.ctx.stroke()
  }
}

import { darker } from '../colour.ts'
import { cut, stroke, type Ink } from '../paper.ts'

const BEAM = '#7a5238'
const ROOF = '#8a6040'

/** The roof slopes down to both sides. */
export function rafters(ink: Ink): void {
  for (const side of [-1, 1]) {
    cut(ink, ROOF, [0.3, 0.3]).polygon(
      [side * ink.half, -1.4],
      [side * ink.half, ink.top],
      [side * 0.3, ink.top],
    )
    for (let i = 1; i < 4; i++)
      stroke(ink, darker(ROOF, 0.2), 0.08).line(
        [side * ink.half, -1.4 + (ink.top + 1.4) * (i / 4)],
        [side * (0.3 + (ink.half - 0.3) * (i / 4)), ink.top],
      )
    stroke(ink, BEAM, 0.34).line([side * ink.half, -1.3], [side * 0.2, ink.top])
  }
  cut(ink, BEAM, [0.14, 0.3]).rect(ink.left, ink.top * 0.66, [ink.right - ink.left, 0.34])
}

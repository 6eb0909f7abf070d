import type { Outline } from '../figure/figure.ts'

/** A little larger all round: the extra lies behind the body and hides the seam of the cut. */
export function grown(outline: readonly (readonly [number, number])[]): Outline {
  const middle = (axis: 0 | 1): number =>
    outline.reduce((sum, point) => sum + point[axis], 0) / outline.length
  const [x, y] = [middle(0), middle(1)]
  return outline.map(([px, py]) => {
    const far = Math.hypot(px - x, py - y) || 1
    return [px + ((px - x) / far) * 0.02, py + ((py - y) / far) * 0.02]
  })
}

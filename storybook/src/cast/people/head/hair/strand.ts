import type { Path2D } from '@napi-rs/canvas'
import type { View } from '../../body/skeleton.ts'

/** Adds one strand of hair to a shape, as it is seen from a side; the head is one unit high. */
export type Strand = (path: Path2D, view: View) => void

/** A round of hair. */
export const blob = (
  path: Path2D,
  ...[x, y, size]: readonly [number, number, readonly [number, number]]
): void => {
  path.moveTo(x + size[0], y)
  path.ellipse(x, y, size[0], size[1], 0, 0, Math.PI * 2)
}

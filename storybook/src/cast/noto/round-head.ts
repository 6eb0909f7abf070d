import type { Pose } from '../actor.ts'
import type { Outline, Part } from '../figure/figure.ts'
import type { Affine } from '../figure/affine.ts'
import { after, turnAbout } from '../figure/turn-about.ts'
import { ROUND_HEADS } from './heads.ts'
import type { Pattern } from './pattern.ts'
import { onSheet } from './on-sheet.ts'

/** A head that turns to the side as far as paper can: narrower, and moved to where it looks. */
export function roundHead({ name, aspect }: Pattern): {
  readonly sheets: readonly []
  readonly behind: readonly []
  readonly front: readonly Part[]
  readonly drop: readonly Outline[]
} | null {
  const head = ROUND_HEADS[name]
  if (!head) return null
  const { cut, pin } = head
  const outline = onSheet(
    [
      [-0.05, -0.05],
      [1.05, -0.05],
      [1.05, cut],
      [0.5, cut + 0.09],
      [-0.05, cut],
    ],
    aspect,
  )
  const y = pin - 1
  const move = (pose: Pose): Affine => headMove(pose, y)
  // The body keeps a rim under the head, so that no gap opens when it tilts.
  const drop = onSheet(
    [
      [-0.05, -0.05],
      [1.05, -0.05],
      [1.05, cut - 0.14],
      [-0.05, cut - 0.14],
    ],
    aspect,
  )
  return { sheets: [], behind: [], front: [{ sheet: 0, keep: outline, move }], drop: [drop] }
}

/** How the head goes with `faceTurn` and `bow`, about a point of the middle line. */
export function headMove({ faceTurn = 0, bow = 0 }: Pose, y: number): Affine {
  const wide = 1 - 0.26 * Math.abs(faceTurn)
  return after(turnAbout(0, y, -bow), [wide, 0, 0, 1, -0.1 * faceTurn, 0])
}

import type { Finish } from '../made-of.ts'
import type { Ink } from '../props/ink.ts'

/** What makes a shape a balloon, a kite, a house: in hundredths of its height, y from the top, x from its middle. */
export interface Form {
  /** How far the shape itself is above the foot. */
  readonly lift: number
  /** How much of what it is on is seen above it and at its sides. */
  readonly margin?: number
  readonly finish?: Finish
  /** How much of its height is seen of what lies flat. */
  readonly flat?: number
  /** `half` is half the width of the shape. */
  readonly behind?: (ink: Ink, half: number) => void
  readonly before?: (ink: Ink, half: number) => void
}

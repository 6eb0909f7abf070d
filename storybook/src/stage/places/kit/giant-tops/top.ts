import type { GroundInk } from '../nature/ground.ts'
import type { Ink } from '../paper.ts'

/** The top of something huge: what one stands on, its side below, and what towers on it. */
export interface Top {
  readonly words: RegExp
  readonly colour: string
  /** Layers of its side from the top down: colour and height in u. */
  readonly side: readonly (readonly [colour: string, height: number])[]
  /** What runs over the edge. */
  readonly drips?: boolean
  readonly dress: (ink: GroundInk) => void
  readonly towers?: (ink: Ink) => void
}

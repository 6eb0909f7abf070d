import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../../scene/random.ts'
import type { StillLook } from './still-look.ts'

/** What the corner is drawn with: pixels of the frame, and a measure that suits wide and tall ones. */
export interface Still {
  readonly ctx: SKRSContext2D
  readonly look: StillLook
  readonly random: Random
  readonly dark: boolean
  readonly width: number
  readonly height: number
  /** A tenth of what a wide frame is high. */
  readonly unit: number
  /** The side of the window, −1 or 1. */
  readonly side: number
  /** Where the table ends. */
  readonly edge: number
  /** A colour as it looks in this light. */
  readonly tone: (colour: string) => string
}

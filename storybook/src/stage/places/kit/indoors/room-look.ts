import type { FloorPattern, GroundInk } from '../nature/ground.ts'
import type { Ink } from '../paper.ts'
import type { Wall } from './wall.ts'

/** What a room is made of. */
export interface Room {
  readonly wall: Wall
  readonly floor: {
    readonly pattern: FloorPattern
    readonly colour: string
    readonly other?: string
    readonly size?: number
  }
  readonly ceiling?: string
  /** Depth of the back wall. Default 5.2. */
  readonly depth?: number
  /** Height of the ceiling in u for a landscape frame. Default 8.2. */
  readonly height?: number
  /** Half the room's width in halves of the frame. Default 1.3. */
  readonly width?: number
  /** What hangs on and stands before the back wall. `ink.left`, `right`, `top` are the wall's edges. */
  readonly back: (ink: Ink) => void
  readonly glow?: (ink: Ink) => void
  readonly rug?: (ink: GroundInk) => void
  readonly beams?: boolean
  /** In just the colour that was asked for, whatever the seed. */
  readonly asked?: boolean
  /** In a tall frame a lamp hangs into the upper half, unless the room has its own. */
  readonly lamp?: boolean
}

import type { Shape } from '../shapes.ts'

/** How one kind of particle is born, moves and fades. Lengths in the performer's heights, y up; `spread` is to either side. */
export interface Recipe {
  readonly shape: Shape
  readonly colours: readonly string[]
  /** Born in a second, and seconds of life. */
  readonly rate: number
  readonly life: number
  readonly size: readonly [from: number, to: number]
  /** Where it goes in a second: forwards, up, and how much that varies. */
  readonly speed: readonly [x: number, y: number]
  readonly spread: readonly [x: number, y: number]
  readonly gravity?: number
  /** Born within this much of the spot. */
  readonly scatter?: readonly [x: number, y: number]
  readonly spin?: number
  readonly sway?: number
  readonly alpha?: number
  /** Burns by itself: takes no tint from the light. */
  readonly glows?: boolean
  readonly lines?: boolean
  /** Drawn as going forwards: turned about for one that faces left. */
  readonly aims?: boolean
  /** Goes where its spring goes: drops on a skin. */
  readonly clings?: boolean
  /** Before the performer (−) or behind it (+), in u. */
  readonly depth?: number
}

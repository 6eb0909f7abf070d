import type { Facts } from '../facts/facts.ts'
import type { Ink } from './ink.ts'

/** A piece of a prop that moves by itself: sails, wheels, flames, hands of a clock. */
export interface MovingPiece {
  /** What drives it: `roll` turns with the wheels, `time` turns always, `flicker` breathes like a flame, `sway` swings a little. */
  readonly by: 'roll' | 'time' | 'flicker' | 'sway'
  /** The pin it moves about, on the 100-high sheet. */
  readonly at: readonly [number, number]
  /** Turns per second for `time`, amount for `flicker` and `sway`. */
  readonly speed?: number
  readonly behind?: boolean
  draw(ink: Ink): void
}

/** A thing of our own making, drawn in vectors on a sheet 100 high. */
export interface Prop extends Facts {
  readonly name: string
  /** English nouns that mean it, most telling first. */
  readonly words: readonly string[]
  /** Width of the sheet; its height is 100. */
  readonly width: number
  /** Its colour when the prompt says nothing. */
  readonly colour: string
  readonly moving?: readonly MovingPiece[]
  /** Waves all the time, like a flag. */
  readonly waves?: boolean
  draw(ink: Ink): void
}

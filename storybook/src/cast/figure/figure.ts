import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pose } from '../actor.ts'
import type { Leg } from './gait.ts'
import type { Affine } from './affine.ts'
import type { Shin } from './knee.ts'

/** A rectangle in own heights: feet at 0,0, y down as on a canvas, so the head is at −1. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A sheet of paper with something drawn on it; it is painted and lit once per size. */
export interface Sheet {
  readonly frame: Frame
  /** The context is in own heights; `pixels` is how many pixels one of them has. */
  readonly paint: (ctx: SKRSContext2D, pixels: number) => void
}

/** A closed outline in own heights. */
export type Outline = readonly (readonly [number, number])[]

/** A piece cut from a sheet that moves by itself. */
export interface Part {
  readonly sheet: number
  /** Only this outline of the sheet; all of it if absent. */
  readonly keep?: Outline
  /** Outlines cut out of it, because other parts show them. */
  readonly drop?: readonly Outline[]
  /** A leg: it stays on the ground when the body rises or sinks. */
  readonly planted?: boolean
  /** How it is moved in this pose; null hides it; absent: it is still. */
  readonly move?: (pose: Pose, t: number) => Affine | null
  /** How it is folded in this pose, in place of its move; null: it is straight. */
  readonly fold?: (pose: Pose) => Shin | null
}

/** A picture as a paper puppet: parts from back to front. */
export interface Figure {
  /** The same key means the same pixels: caches live by it. */
  readonly key: string
  readonly aspect: number
  readonly sheets: readonly Sheet[]
  readonly parts: readonly Part[]
  /** What it stands on; absent for what has no legs of its own. */
  readonly legs?: readonly Leg[]
  /** The whole figure bends like a fish or a snake, drawn in strips. */
  readonly bend?: 'fish' | 'snake' | 'tentacles'
  /** The head is at the right edge of the sheet, so that waves run to the left. */
  readonly headRight?: boolean
  /** What it does by itself: breathe, waddle instead of stepping, sway in the wind. */
  readonly alive?: 'still' | 'breathes' | 'waddles' | 'sways'
}

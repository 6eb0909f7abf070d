import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Light } from '../../scene/light.ts'
import type { Store } from '../simd/store.ts'
import type { Veil } from '../simd/veil.ts'

/** What a style knows when it prepares for a film. */
export interface StyleSetup {
  readonly width: number
  readonly height: number
  readonly seed: number
  /** That of the film's longest shot. */
  readonly light: Light
  /** Throws when the film is no longer wanted: long preparations call it often. */
  readonly heed: () => void
  /** Where kernels work; plates lie in it. */
  readonly store: Store
  /** Whether it is given somebody's own picture: faces must stay faces. */
  readonly photo?: boolean
  /** The one colour that a style without colours keeps. */
  readonly accent?: string | undefined
}

/** One picture on its way through a style. Pixels are RGBA, opaque, one number each (little endian). */
export interface Plate {
  readonly source: Uint32Array
  readonly target: Uint32Array
  readonly width: number
  readonly height: number
  /** Counts pictures, not frames: on twos it grows every second frame. */
  readonly tick: number
}

/** How the finished stage is turned into a picture of a kind. Each step is optional and works on whole frames. */
export interface StyleWork {
  /** The stage is darkened by it before it is developed. */
  readonly veil?: Veil
  /** Draws over the stage with canvas operations, before anything else; over both of two shots while they dissolve. */
  readonly finish?: (ctx: SKRSContext2D, canvas: Canvas, tick: number) => void
  /** Reads every pixel of `source`, writes every pixel of `target`. */
  readonly develop?: (plate: Plate) => void
  /** `develop` reads a row, or all that it needs of others, before it writes it: source and target may be the same. */
  readonly inPlace?: true
}

/** How often a style draws, and how it prepares for a film. */
export interface Style {
  /** For how many frames a picture stays: 2 is "on twos", as drawn and clay films are shot. */
  readonly hold: number
  /**
   * `develop` goes from row to row and reads fewer rows than this above the one that it writes: its target may then lie so many rows
   * before its source and over the rest of it, almost a whole picture less.
   */
  readonly reach?: number
  open(setup: StyleSetup): StyleWork
}

/** Red, green and blue as one opaque pixel. */
export function pack(red: number, green: number, blue: number): number {
  return (0xff000000 | (clamp(blue) << 16) | (clamp(green) << 8) | clamp(red)) >>> 0
}

/** A whole number in 0…255. */
export function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value | 0
}

/** Brightness of a packed pixel, 0…255. */
export function luma(pixel: number): number {
  return ((pixel & 255) * 54 + ((pixel >>> 8) & 255) * 183 + ((pixel >>> 16) & 255) * 19) >> 8
}

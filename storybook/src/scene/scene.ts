import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Camera, Projected } from './space.ts'
import type { Light } from './light.ts'
import type { StyleName } from '../plan/plan.ts'

/** Everything a piece may use while it draws one frame. */
export interface Pen {
  readonly ctx: SKRSContext2D
  readonly light: Light
  readonly box: Box
  readonly camera: Camera
  /** Frame size in pixels. */
  readonly width: number
  readonly height: number
  /** Seconds since the shot began. */
  readonly t: number
  project(x: number, y: number, z: number): Projected
}

/** Anything that stands, moves or falls on the stage. The painter draws pieces from the back to the front. */
export interface Piece {
  readonly name: string
  /** Depth at time t, for the order and for the blur of depth of field. */
  depth(t: number): number
  /** No randomness and no memory between frames in here: any frame may be drawn first, by any thread. */
  draw(pen: Pen): void
}

/** One continuous take. Times inside a shot start at 0. */
export interface ShotScene {
  readonly seconds: number
  readonly transition: 'cut' | 'dissolve'
  readonly box: Box
  readonly light: Light
  readonly pieces: readonly Piece[]
  camera(t: number): Camera
  /** Seconds of story for a second of film: slow motion below 1, time-lapse above. */
  readonly tempo: number
}

export interface Scene {
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly seconds: number
  readonly style: StyleName
  readonly seed: number
  readonly shots: readonly ShotScene[]
  /** Sounds that the stage asks for when the caller wants audio: `rain`, `waves`, `birds`, `street`, … with a level 0…1. */
  readonly sounds: readonly { readonly name: string; readonly level: number }[]
}

import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Box, Camera, Projected } from './space.ts'
import type { Light } from './light.ts'
import type { Mood, StyleName } from '../plan/plan.ts'
import type { SoundName } from './sound-name.ts'

/** Everything a piece may use while it draws one frame. */
export interface Pen {
  readonly ctx: SKRSContext2D
  readonly light: Light
  readonly box: Box
  readonly camera: Camera
  /** Frame size in pixels. */
  readonly width: number
  readonly height: number
  /** Seconds of story since the shot began. */
  readonly t: number
  readonly style: StyleName
  /** The eye level of the resting camera, in u: where the horizon of the sets lies. */
  readonly eye: number
  /** Pixels outside the frame that still show when the picture is turned by the camera's roll. */
  readonly spare: number
  /** The camera never moves in this shot: what stands still may sit on whole pixels, which is drawn much faster. */
  readonly still: boolean
  /** The camera only moves sideways in this shot: what stands still keeps its size and its row of pixels. */
  readonly level: boolean
  /** Sideways pixels that this depth moves from the last frame to this one. */
  pace(z: number): number
  /** The frame's pixels before the roll of the camera, which turns the whole picture. */
  project(x: number, y: number, z: number): Projected
  /** Pixels per u at this depth when the shot's camera is closest: how fine to paint what is painted once. */
  detail(z: number): number
  /** All that this shot's camera ever sees at this depth, in u, y up. */
  view(z: number): {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
}

/** Anything that stands, moves or falls on the stage. The painter draws pieces from the back to the front. */
export interface Piece {
  readonly name: string
  /** It fills the whole frame: what is behind it needs no paint. */
  readonly covers?: boolean
  /** Depth at time t, for the order and for the blur of depth of field. */
  depth(t: number): number
  /** No randomness and no memory between frames in here: any frame may be drawn first, by any thread. */
  draw(pen: Pen): void
  /** The same straight into the frame's pixels (RGBA, row by row), when all pieces of a shot can: the first of them covers it. */
  fill?(pen: Pen, pixels: Uint8Array): void
}

/** One continuous take. Times inside a shot start at 0. */
export interface ShotScene {
  readonly seconds: number
  readonly transition: 'cut' | 'dissolve'
  /** What is seen beside it at the same time, in frames of their own. */
  readonly beside?: readonly ShotScene[]
  /** What it turns into, one after the other, while it lasts: the same at the same time, changed. */
  readonly becomes?: readonly ShotScene[]
  readonly box: Box
  readonly light: Light
  readonly pieces: readonly Piece[]
  camera(t: number): Camera
  /** Seconds of story for a second of film: slow motion below 1, time-lapse above. */
  readonly tempo: number
  /** Story time as it is seen, where the world stops; absent: as it goes by. */
  clock?(t: number): number
  /** It plays from its end to its beginning. */
  readonly reversed?: boolean
}

export interface Scene {
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly seconds: number
  readonly style: StyleName
  /** The one colour that a style without colours keeps. */
  readonly accent?: string | undefined
  /** The house style leaves the frames as they are: for films whose first frame is somebody's own picture. */
  readonly plain?: boolean
  readonly seed: number
  readonly shots: readonly ShotScene[]
  /** The mood of the tune, when there is sound. Default: calm. */
  readonly mood?: Mood | null
  /** Sounds that the stage asks for when the caller wants audio: `rain`, `waves`, `birds`, `street`, … with a level 0…1. */
  readonly sounds: readonly { readonly name: SoundName; readonly level: number }[]
  /** Who and what of the plan is not seen in it after all: `giant: laugh`. */
  readonly unplayed?: readonly string[]
}

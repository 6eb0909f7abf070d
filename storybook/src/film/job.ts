import type { SoundTrack } from './aac.ts'
import type { EncodedFrame } from './h264.ts'

/** A scene that any thread can build for itself: a module, one of its functions, and what to call it with. */
export interface SceneSource {
  /** The address of a module whose `stage(input)` returns a scene. */
  readonly module: string
  readonly input: unknown
}

interface FilmJob {
  readonly film: number
  readonly scene: SceneSource
  /** One number shared by all threads: not 0 means stop. */
  readonly stop: Int32Array
}

/** A request for the sound of a whole film. */
export interface SoundJob extends FilmJob {
  readonly kind: 'sound'
}

/** A request to paint and encode frames `start … start + count`: one GOP or a few, which share one painter. */
export interface ReelJob extends FilmJob {
  readonly kind: 'reel'
  readonly start: number
  readonly count: number
  /** Frames that are also wanted small, for the spritesheet, and the one that becomes the poster. */
  readonly tiles: readonly number[]
  readonly tile: { readonly width: number; readonly height: number }
  readonly poster: number
}

/** A small picture of one frame, for the spritesheet. */
export interface Tile {
  readonly frame: number
  /** RGBA. */
  readonly pixels: Uint8Array
}

/** What a thread says of its job. */
export type Report =
  | { readonly kind: 'frame'; readonly film: number }
  | {
      readonly kind: 'done'
      readonly film: number
      readonly start: number
      readonly frames: readonly EncodedFrame[]
      readonly tiles: readonly Tile[]
      readonly poster: Uint8Array | null
    }
  | { readonly kind: 'sound'; readonly film: number; readonly track: SoundTrack }
  | { readonly kind: 'stopped'; readonly film: number }
  | { readonly kind: 'failed'; readonly film: number; readonly message: string }

/** What a thread can be asked to make. */
export type Job = ReelJob | SoundJob

/** What a thread is told: a job, what it will soon need, to drop what it kept for a film, or to end. */
export type Message =
  | Job
  | { readonly kind: 'prepare'; readonly module: string }
  | { readonly kind: 'forget'; readonly film: number }
  | { readonly kind: 'close' }

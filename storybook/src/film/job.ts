import type { PictureRequest } from '../picture/stage-picture.ts'
import type { Plan, PlanInput } from '../plan/plan.ts'
import type { StageRequest } from '../stage/stage.ts'
import type { SoundTrack } from './aac.ts'
import type { EncodedFrame } from './h264.ts'

/** A scene that any thread can build for itself: from a plan alone, or from a plan and a picture. */
export type SceneSource =
  | { readonly from: 'plan'; readonly input: StageRequest }
  | { readonly from: 'picture'; readonly input: PictureRequest }

interface AnyJob {
  readonly film: number
  /** One number shared by all threads: not 0 means stop. */
  readonly stop: Int32Array
}

/** A request to read a prompt, or a plan instead. The dictionary and zod are large, and a thread has them anyway. */
export interface ReadJob extends AnyJob {
  readonly kind: 'read'
  readonly plan: PlanInput | undefined
  readonly prompt: string
  readonly negativePrompt: string
  /** Whether the film starts from a picture. */
  readonly picture: boolean
}

interface FilmJob extends AnyJob {
  readonly scene: SceneSource
}

/** A request for the sound of a whole film. */
export interface SoundJob extends FilmJob {
  readonly kind: 'sound'
}

/** A request to paint and encode frames `start … start + count`: whole GOPs, from one encoder. */
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

/** Frames of a reel that are ready to be written. */
export interface MadeFrames {
  /** The decoder's configuration, the same for every reel of a film. */
  readonly header: Uint8Array
  readonly frames: readonly EncodedFrame[]
}

export interface FramesReport extends MadeFrames {
  readonly kind: 'frames'
  readonly film: number
}

/** How a job has ended. */
export type Report =
  | {
      readonly kind: 'done'
      readonly film: number
      readonly tiles: readonly Tile[]
      readonly poster: Uint8Array | null
      /** What of the plan is not seen in the whole film. */
      readonly unplayed: readonly string[]
    }
  | { readonly kind: 'plan'; readonly film: number; readonly plan: Plan }
  | { readonly kind: 'sound'; readonly film: number; readonly track: SoundTrack }
  | { readonly kind: 'stopped'; readonly film: number }
  | { readonly kind: 'failed'; readonly film: number; readonly message: string }

/** What a thread can be asked to make. */
export type Job = ReadJob | ReelJob | SoundJob

/** What a thread is told: a job, to drop what it kept for a film, or to end. */
export type Message =
  | Job
  | { readonly kind: 'forget'; readonly film: number }
  | { readonly kind: 'close' }

import type { JsonValue } from './json-value.ts'

export const RESOLUTIONS = ['480p', '720p', '1080p'] as const
export type Resolution = (typeof RESOLUTIONS)[number]
export const ASPECT_RATIOS = ['16:9', '9:16', '4:3', '3:4', '21:9', '1:1'] as const
export type AspectRatio = (typeof ASPECT_RATIOS)[number]
export const MODES = ['text-to-video', 'image-to-video'] as const
export type Mode = (typeof MODES)[number]

/** What can be asked of an engine. Requests outside it are refused before a task is made. */
export interface Capabilities {
  readonly modes: readonly Mode[]
  readonly resolutions: readonly string[]
  readonly aspectRatios: readonly string[]
  /** Whole seconds, both included. */
  readonly minSeconds: number
  readonly maxSeconds: number
  /** The same seed gives the same film. */
  readonly seed: boolean
  readonly audio: boolean
  /** Optional request fields it honours; others are told in `warnings`. */
  readonly options: readonly string[]
  /** Films it makes at the same time, besides all others; null: it shares the workers with the engines of this machine. */
  readonly atOnce: number | null
  /** A guess until the first film: seconds of work for a second of film at 720p. */
  readonly pace: number
  /** Whether a submission costs money, so that it must never be repeated blindly. */
  readonly paid: boolean
}

/** What is asked, after defaults: an engine never has to guess. */
export interface Job {
  readonly taskId: string
  readonly mode: Mode
  readonly prompt: string
  readonly negativePrompt: string | null
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly seed: number
  readonly audio: boolean
  /** A local file, already fetched and checked; null for text to video. */
  readonly image: { readonly file: string; readonly mimeType: string } | null
  /** A Storybook plan, as the caller sent it. */
  readonly plan: JsonValue | null
}

/** The part of a job that is known before its task exists. */
export type Request = Pick<Job, 'prompt' | 'negativePrompt' | 'width' | 'height' | 'audio' | 'plan'>

/**
 * Why an engine is stopped. After `lost` and `shutdown` another attempt goes on with the same operation, so what was
 * submitted elsewhere must be left to go on; after the others nobody wants it any more.
 */
export type StopReason = 'ended' | 'deadline' | 'lost' | 'shutdown'

export interface Context {
  /** Cancel, lost lease, deadline, shutdown: stop, and throw. Its `reason` is a StopReason. */
  readonly signal: AbortSignal
  /** What an earlier attempt remembered. */
  readonly operation: JsonValue | undefined
  /** Durable before it resolves: submit, remember, and only then poll. */
  readonly remember: (operation: JsonValue) => Promise<void>
  /** 0…1. May be called as often as one likes. */
  readonly report: (progress: number) => void
  /** A sentence for the caller about what could not be honoured. */
  readonly warn: (sentence: string) => void
  /** A folder for this attempt alone; removed afterwards. */
  readonly folder: string
}

/** Local files inside the context's folder. */
export interface Film {
  readonly video: string
  readonly mimeType: string
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly thumbnail?: string
  readonly spritesheet?: string
  /** What lies where in the spritesheet; with it, players get a WebVTT file. */
  readonly spriteGrid?: SpriteGrid
  /** JSON: what the engine made of the prompt. A caller can read it, change it and send it back. */
  readonly plan?: string
  /** Called when the film is safe with us, or nobody wants it: whoever made it need not keep it. Never fails. */
  readonly release?: () => Promise<void>
}

/** Equal tiles, row by row; tile `i` stands for the film from `i × interval` seconds to the next. */
export interface SpriteGrid {
  readonly columns: number
  readonly tileWidth: number
  readonly tileHeight: number
  readonly count: number
  readonly interval: number
}

/** One folder, one default export. */
export interface Engine {
  readonly id: string
  readonly label: string
  readonly capabilities: Capabilities
  /** Throws an AppError for what it could never make (a broken plan, say), before a task is created. */
  accept?(request: Request): void
  /** Throws an AppError when the engine cannot work now. */
  check?(): Promise<void>
  generate(job: Job, context: Context): Promise<Film>
  close?(): Promise<void>
}

/** What an engine's folder exports by default: made anew for each service, so two can live in one process. */
export type EngineFactory = (options: EngineOptions) => Engine | Promise<Engine>

export interface EngineOptions {
  /** Threads that one film may use. */
  readonly threads: number
  /** The path of an ONNX model that measures the depth of pictures. */
  readonly depthModel?: string | null
}

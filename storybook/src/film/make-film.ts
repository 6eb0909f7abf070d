import { availableParallelism } from 'node:os'
import type { Plan, PlanInput } from '../plan/plan.ts'
import { createMissing, withMissing } from '../picture/wishes/missing-sentences.ts'
import type { StageRequest } from '../stage/stage.ts'
import { film } from './film.ts'
import type { SceneSource } from './job.ts'
import { openPool, type Pool } from './pool.ts'
import { withUnplayed } from './with-unplayed.ts'
import type { Spritesheet } from './sheet-layout.ts'

/** What to film. Give a prompt, or a plan to film exactly that. */
export interface FilmOptions {
  readonly prompt?: string
  /** What the film should not show. A plan says that by itself. */
  readonly negativePrompt?: string
  readonly plan?: PlanInput
  /** A PNG or JPEG, upright, that comes alive: the film starts with it. */
  readonly image?: string
  /** The path of an ONNX model that measures the picture's depth; needs onnxruntime-node. Default: a guess. */
  readonly depthModel?: string
  /** Even numbers of pixels. */
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** Another seed, another staging. */
  readonly seed: number
  /** Where the MP4 is written. What a failed or cancelled film leaves there is the caller's to remove. */
  readonly out: string
  /** Adds ambient sound. Default false. */
  readonly audio?: boolean
  readonly signal?: AbortSignal
  /** Called after each frame; frames of several threads come in any order, the count only grows. */
  readonly onProgress?: (done: { readonly frame: number; readonly frames: number }) => void
}

export interface MadeFilm {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly frames: number
  readonly seconds: number
  /** Size of the MP4. */
  readonly bytes: number
  /** JPEG, at full size. */
  readonly poster: Uint8Array
  readonly spritesheet: Spritesheet
  readonly plan: Plan
  /** Sentences for the user: what could not be shown. */
  readonly warnings: readonly string[]
}

/** Makes films one after the other or several at once, on threads that stay warm between them. */
export interface Studio {
  makeFilm(options: FilmOptions): Promise<MadeFilm>
  /** Ends the threads. Films that are being made fail. */
  close(): Promise<void>
}

const FPS = 24

/** Opens a studio with this many threads; by default one for each core. */
export function openStudio(options: { readonly threads?: number } = {}): Studio {
  const pool = openPool(Math.max(1, options.threads ?? availableParallelism()))
  return { makeFilm: (request) => makeFilmOn(pool, request), close: () => pool.close() }
}

/** Makes one film and ends its threads. */
export async function makeFilm(
  options: FilmOptions & { readonly threads?: number },
): Promise<MadeFilm> {
  const studio = openStudio(options.threads === undefined ? {} : { threads: options.threads })
  try {
    return await studio.makeFilm(options)
  } finally {
    await studio.close()
  }
}

async function makeFilmOn(pool: Pool, options: FilmOptions): Promise<MadeFilm> {
  const { width, height, seed, out, signal, onProgress } = options
  signal?.throwIfAborted()
  const plan = await planOf(options, pool)
  const frames = Math.max(1, Math.round(options.seconds * FPS))
  const seconds = frames / FPS
  const input: StageRequest = { plan, seed, width, height, seconds, fps: FPS }
  const audio = options.audio ?? false
  const missing = createMissing()
  const scene = sourceOf(options, { ...input, missing })
  const request = { scene, width, height, fps: FPS, frames, out, audio, signal, onProgress }
  const { unplayed, ...made } = await film(request, pool)
  const told = withUnplayed(withMissing(plan, missing), unplayed)
  return {
    ...made,
    path: out,
    width,
    height,
    fps: FPS,
    frames,
    seconds,
    plan: told,
    warnings: told.not_shown,
  }
}

async function planOf(options: FilmOptions, pool: Pool): Promise<Plan> {
  const { plan, prompt = '', negativePrompt = '', image } = options
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const words = { plan, prompt, negativePrompt, picture: image !== undefined }
  const reading = pool.run({ kind: 'read', film: 0, stop, ...words })
  const report = await Promise.race([reading, untilAborted(options.signal)])
  if (report.kind === 'plan') return report.plan
  throw new Error(report.kind === 'failed' ? report.message : 'The reading was stopped.')
}

/** Reading waits for a thread; who cancels does not. */
function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

function sourceOf(
  { image, depthModel }: FilmOptions,
  { missing, ...input }: StageRequest & { readonly missing: Int32Array },
): SceneSource {
  if (image === undefined) return { from: 'plan', input }
  return { from: 'picture', input: { ...input, image, depthModel, missing } }
}

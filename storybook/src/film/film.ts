import { stat, writeFile } from 'node:fs/promises'
import type { SoundTrack } from './aac.ts'
import { GOP_FRAMES } from './gop.ts'
import type { MadeFrames, ReelJob, Report, SceneSource, Tile } from './job.ts'
import type { Pool } from './pool.ts'
import { openReelWriter, type ReelWriter } from './reel-writer.ts'
import { layOutSheet, type SheetLayout, type Spritesheet } from './sheet-layout.ts'

export interface FilmRequest {
  readonly scene: SceneSource
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly frames: number
  /** Where the MP4 is written. What a failed or cancelled film leaves there is the caller's to remove. */
  readonly out: string
  /** Whether to add the scene's sound. */
  readonly audio: boolean
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((done: { frame: number; frames: number }) => void) | undefined
}

export interface Film {
  readonly bytes: number
  readonly poster: Uint8Array
  readonly spritesheet: Spritesheet
  /** What of the plan is not seen in it. */
  readonly unplayed: readonly string[]
}

let films = 0

/** Paints, encodes and writes a film; reels are made on the threads of the pool and written in order. */
export async function film(request: FilmRequest, pool: Pool): Promise<Film> {
  const { signal, out } = request
  signal?.throwIfAborted()
  const id = ++films
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const halt = (): void => void Atomics.store(stop, 0, 1)
  signal?.addEventListener('abort', halt)
  try {
    // A place that cannot be written to is known before anything is painted.
    await writeFile(out, '')
    const sound = request.audio ? await makeSound(request, { id, stop, pool }) : null
    const pictures = await writeReels(request, { id, stop, pool, sound })
    return { ...pictures, bytes: (await stat(out)).size }
  } catch (error) {
    halt()
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', halt)
    pool.forget(id)
  }
}

async function makeSound(
  request: FilmRequest,
  { id, stop, pool }: Omit<Making, 'sound'>,
): Promise<SoundTrack> {
  const job = { kind: 'sound', film: id, scene: request.scene, stop } as const
  const report = await pool.run(job)
  if (report.kind === 'sound') return report.track
  throw new Error(report.kind === 'failed' ? report.message : 'The sound was stopped.')
}

interface Making {
  readonly id: number
  readonly stop: Int32Array
  readonly pool: Pool
  readonly sound: SoundTrack | null
}

async function writeReels(request: FilmRequest, making: Making): Promise<Omit<Film, 'bytes'>> {
  const layout = layOutSheet(request)
  const writer = openReelWriter({ ...request, path: request.out, sound: making.sound })
  const running = startReels(request, { ...making, writer }, layout)
  const tiles: Tile[] = []
  let poster = new Uint8Array()
  let unplayed: readonly string[] = []
  try {
    for (const [index, promise] of running.entries()) {
      const reel = expectDone(await promise)
      await writer.end(index)
      tiles.push(...reel.tiles)
      unplayed = reel.unplayed
      if (reel.poster) poster = new Uint8Array(reel.poster)
    }
    await writer.finish()
    const { drawSheet } = await import('./spritesheet.ts')
    return { poster, unplayed, spritesheet: drawSheet(layout, tiles) }
  } catch (error) {
    await writer.abandon()
    throw error
  } finally {
    Atomics.store(making.stop, 0, 1)
    // The threads must be free, not merely told to stop, when the caller hears of it.
    await Promise.allSettled(running)
  }
}

function startReels(
  request: FilmRequest,
  making: Making & { readonly writer: ReelWriter },
  layout: SheetLayout,
): Promise<Report>[] {
  let done = 0
  const take = (reel: number, made: MadeFrames): void => {
    making.writer.add(reel, made)
    for (const _ of made.frames) request.onProgress?.({ frame: ++done, frames: request.frames })
  }
  // A painter and its encoder keep two cores busy: sets are painted and kept once, a fifth of all work and 120 MB at 720p.
  const painters = Math.max(1, Math.floor(making.pool.size / 2))
  const running: Promise<Report>[] = []
  for (const [index, job] of jobsFor(request, making, layout).entries()) {
    const before = running[index - painters]
    const start = (): Promise<Report> => making.pool.run(job, (made) => take(index, made))
    running.push(before ? before.then(start) : start())
  }
  return running
}

/**
 * Fixed cuts, whatever the number of threads: an encoder's bytes depend on all that it has seen. Two seconds: in shorter
 * reels x264 is emptied and filled again more often.
 */
const REEL_FRAMES = GOP_FRAMES * 2

function jobsFor(request: FilmRequest, making: Making, layout: SheetLayout): ReelJob[] {
  const jobs: ReelJob[] = []
  for (let start = 0; start < request.frames; start += REEL_FRAMES) {
    const count = Math.min(REEL_FRAMES, request.frames - start)
    jobs.push({
      kind: 'reel',
      film: making.id,
      scene: request.scene,
      start,
      count,
      tiles: layout.frames.filter((frame) => frame >= start && frame < start + count),
      tile: { width: layout.tileWidth, height: layout.tileHeight },
      poster: Math.floor(request.frames * 0.4),
      stop: making.stop,
    })
  }
  return jobs
}

function expectDone(report: Report): Extract<Report, { kind: 'done' }> {
  if (report.kind === 'done') return report
  if (report.kind === 'failed') throw new Error(`Painting failed: ${report.message}`)
  throw new Error('The film was stopped.')
}

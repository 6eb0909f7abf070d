import { stat } from 'node:fs/promises'
import { GOP_FRAMES, threadsOfX264, x264Header, type FrameSize } from './h264.ts'
import type { SoundTrack } from './aac.ts'
import type { ReelJob, Report, SceneSource, Tile } from './job.ts'
import { openMp4, type Mp4Writer } from './mp4.ts'
import type { Pool } from './pool.ts'
import { drawSheet, layOutSheet, type SheetLayout, type Spritesheet } from './spritesheet.ts'

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
  /**
   * Painting takes much less time than x264, so that one painter can feed two encoders. It saves painting and keeping
   * the sets twice: 20 % of all work and 80 MB for 5 s at 720p on two threads.
   */
  readonly quick: boolean
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((done: { frame: number; frames: number }) => void) | undefined
}

export interface Film {
  readonly bytes: number
  readonly poster: Uint8Array
  readonly spritesheet: Spritesheet
}

let films = 0

/** Paints, encodes and writes a film; reels of GOPs are made on the threads of the pool and written in order. */
export async function film(request: FilmRequest, pool: Pool): Promise<Film> {
  const { signal } = request
  signal?.throwIfAborted()
  const id = ++films
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const halt = (): void => void Atomics.store(stop, 0, 1)
  signal?.addEventListener('abort', halt)
  let writer: Mp4Writer | undefined
  try {
    const sound = request.audio ? await makeSound(request, { id, stop, pool }) : null
    const header = x264Header(request)
    writer = await openMp4({ ...request, path: request.out, header, sound })
    const pictures = await writeReels(request, { id, stop, pool, writer })
    await writer.finish()
    return { ...pictures, bytes: (await stat(request.out)).size }
  } catch (error) {
    halt()
    await writer?.abandon()
    throw signal?.aborted ? signal.reason : error
  } finally {
    signal?.removeEventListener('abort', halt)
    pool.forget(id)
  }
}

async function makeSound(
  request: FilmRequest,
  { id, stop, pool }: Omit<Making, 'writer'>,
): Promise<SoundTrack> {
  const job = { kind: 'sound', film: id, scene: request.scene, stop } as const
  const report = await pool.run(job, () => {})
  if (report.kind === 'sound') return report.track
  throw new Error(report.kind === 'failed' ? report.message : 'The sound was stopped.')
}

interface Making {
  readonly id: number
  readonly stop: Int32Array
  readonly pool: Pool
  readonly writer: Mp4Writer
}

async function writeReels(request: FilmRequest, making: Making): Promise<Omit<Film, 'bytes'>> {
  const layout = layOutSheet(request)
  const gops = gopsAtOnce(request, making.pool.size)
  const share = request.quick ? Math.min(2, gops) : 1
  const jobs = jobsFor(request, making, { layout, share })
  let done = 0
  const onFrame = (): void => {
    request.onProgress?.({ frame: ++done, frames: request.frames })
  }
  const lanes = Math.ceil(gops / share)
  const running: Promise<Report>[] = []
  for (const [index, job] of jobs.entries()) {
    const before = running[index - lanes]
    const start = (): Promise<Report> => making.pool.run(job, onFrame)
    running.push(before ? before.then(start) : start())
  }
  try {
    const tiles: Tile[] = []
    let poster = new Uint8Array()
    for (const promise of running) {
      const reel = expectDone(await promise)
      await making.writer.write(reel.frames)
      tiles.push(...reel.tiles)
      if (reel.poster) poster = new Uint8Array(reel.poster)
    }
    return { poster, spritesheet: drawSheet(layout, tiles) }
  } finally {
    Atomics.store(making.stop, 0, 1)
    // The threads must be free, not merely told to stop, when the caller hears of it.
    await Promise.allSettled(running)
  }
}

/** How many GOPs are made at once. At 1080p an encoder needs 100 MB, so large films have one for every two threads. */
function gopsAtOnce(size: FrameSize, threads: number): number {
  return Math.max(1, Math.floor(threads / threadsOfX264(size)))
}

function jobsFor(
  request: FilmRequest,
  making: Making,
  { layout, share }: { readonly layout: SheetLayout; readonly share: number },
): ReelJob[] {
  const jobs: ReelJob[] = []
  const length = GOP_FRAMES * share
  for (let start = 0; start < request.frames; start += length) {
    const count = Math.min(length, request.frames - start)
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

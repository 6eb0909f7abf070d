import type { Canvas } from '@napi-rs/canvas'
import type { Painter } from '../paint/painter.ts'
import { empty } from '../scene/kept-canvas.ts'
import type { Scene } from '../scene/scene.ts'
import { openEncoder, type EncodedFrame } from './h264.ts'
import type { ReelJob, Tile } from './job.ts'
import { shrink } from './tiles.ts'
import type { Tidy } from './tidy.ts'
import type { FrameFiller } from './frame-filler.ts'

export interface Reel {
  /** The decoder's configuration. */
  readonly header: Uint8Array
  readonly frames: readonly EncodedFrame[]
  readonly tiles: readonly Tile[]
  readonly poster: Uint8Array | null
}

export interface ReelTools {
  readonly scene: Scene
  readonly painter: Painter
  readonly filler: FrameFiller
  readonly onFrame: () => void
  readonly tidy: Tidy
}

/** Paints and encodes a reel; undefined when it was told to stop, at the latest one frame later. */
export async function makeReel(job: ReelJob, tools: ReelTools): Promise<Reel | undefined> {
  const { painter, tidy } = tools
  const end = job.start + job.count
  for (const _ of painter.warm(job.start, end)) {
    if (isStopped(job)) return undefined
    await tidy.afterSet()
  }
  const encoded = await encodeFrames(job, tools)
  if (!encoded) return undefined
  const isHere = job.poster >= job.start && job.poster < end
  // Painted once more when x264 has gone: beside it, a picture's way to JPEG took 20 MB at 1080p on top of everything.
  return { ...encoded, poster: isHere ? developPoster(painter.paint(job.poster)) : null }
}

async function encodeFrames(
  job: ReelJob,
  { scene, painter, filler, tidy, onFrame }: ReelTools,
): Promise<Omit<Reel, 'poster'> | undefined> {
  const encoder = openEncoder({ ...scene, start: job.start })
  const tiles: Tile[] = []
  try {
    for (let frame = job.start; frame < job.start + job.count; frame++) {
      if (isStopped(job)) return undefined
      encoder.encode(filler.fill(painter.yuv(frame)))
      if (job.tiles.includes(frame)) {
        tiles.push({ frame, pixels: shrink(painter.pixels(frame), scene, job.tile) })
      }
      onFrame()
      await tidy.afterPicture(scene.width * scene.height * 4)
    }
    return { header: encoder.header, frames: encoder.finish(), tiles }
  } finally {
    encoder.close()
  }
}

function developPoster(canvas: Canvas): Uint8Array {
  const jpeg = new Uint8Array(canvas.toBuffer('image/jpeg', 88))
  empty(canvas)
  return jpeg
}

function isStopped(job: ReelJob): boolean {
  return Atomics.load(job.stop, 0) !== 0
}

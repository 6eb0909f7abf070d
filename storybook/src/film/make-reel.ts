import type { Canvas } from '@napi-rs/canvas'
import type { Painter } from '../paint/painter.ts'
import { empty } from '../scene/kept-canvas.ts'
import type { YuvPicture } from '../paint/simd/yuv.ts'
import type { Scene } from '../scene/scene.ts'
import { openEncoder, type EncodedFrame } from './h264.ts'
import type { MadeFrames, ReelJob, Tile } from './job.ts'
import { shrink } from './tiles.ts'
import type { Tidy } from './tidy.ts'
import type { FrameFiller } from './frame-filler.ts'

/** What there is of a reel beside its frames. */
export interface Reel {
  readonly tiles: readonly Tile[]
  readonly poster: Uint8Array | null
}

export interface ReelTools {
  readonly scene: Scene
  readonly painter: Painter
  readonly filler: FrameFiller
  /** Is given all frames in order, as they are encoded. */
  readonly onFrames: (made: MadeFrames) => void
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
  const tiles = await encodeFrames(job, tools)
  if (!tiles) return undefined
  const isHere = job.poster >= job.start && job.poster < end
  // Painted once more when x264 has gone: beside it, a picture's way to JPEG took 20 MB at 1080p on top of everything.
  return { tiles, poster: isHere ? developPoster(painter.paint(job.poster)) : null }
}

async function encodeFrames(job: ReelJob, tools: ReelTools): Promise<Tile[] | undefined> {
  const { scene, painter, tidy } = tools
  const encoding = openEncoding(job, tools)
  const tiles: Tile[] = []
  try {
    for (let frame = job.start; frame < job.start + job.count; frame++) {
      if (isStopped(job)) return undefined
      await encoding.put(painter.yuv(frame))
      if (job.tiles.includes(frame)) {
        tiles.push({ frame, pixels: shrink(painter.pixels(frame), scene, job.tile) })
      }
      await tidy.afterPicture(scene.width * scene.height * 4)
    }
    await encoding.finish()
    return tiles
  } finally {
    await encoding.close()
  }
}

interface Encoding {
  /** Waits for the picture before this one, not for this one: the next is painted while it is encoded. */
  put(picture: YuvPicture): Promise<void>
  finish(): Promise<void>
  close(): Promise<void>
}

function openEncoding(job: ReelJob, { scene, filler, onFrames }: ReelTools): Encoding {
  const encoder = openEncoder({ ...scene, start: job.start })
  const tell = (frames: EncodedFrame[]): void => onFrames({ header: encoder.header, frames })
  let sent: Promise<void> = Promise.resolve()
  return {
    async put(picture) {
      await sent
      sent = encoder.encode(filler.fill(picture)).then(tell)
      // Whoever waits for it next hears of it.
      sent.catch(() => {})
    },
    async finish() {
      await sent
      tell(await encoder.finish())
    },
    async close() {
      await sent.catch(() => {})
      encoder.close()
    },
  }
}

function developPoster(canvas: Canvas): Uint8Array {
  const jpeg = new Uint8Array(canvas.toBuffer('image/jpeg', 88))
  empty(canvas)
  return jpeg
}

export function isStopped(job: Pick<ReelJob, 'stop'>): boolean {
  return Atomics.load(job.stop, 0) !== 0
}

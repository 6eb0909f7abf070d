import type { Painter } from '../paint/painter.ts'
import type { Scene } from '../scene/scene.ts'
import { openGop, type EncodedFrame } from './h264.ts'
import type { ReelJob, Tile } from './job.ts'
import type { FrameLanes } from './frame-lanes.ts'
import type { Tidy } from './tidy.ts'

export interface Gop {
  readonly frames: readonly EncodedFrame[]
  readonly tiles: readonly Tile[]
  readonly poster: Uint8Array | null
}

/** One GOP of a reel. Each lane of a thread has its own encoder; they take turns at the painter. */
export interface GopJob extends Omit<ReelJob, 'kind'> {
  readonly lane: number
}

export interface GopTools {
  readonly scene: Scene
  readonly painter: Painter
  readonly lanes: FrameLanes
  readonly onFrame: () => void
  readonly tidy: Tidy
}

/** Paints and encodes one GOP; undefined when it was told to stop, at the latest one frame later. */
export async function makeGop(job: GopJob, tools: GopTools): Promise<Gop | undefined> {
  const { scene, painter, lanes } = tools
  const encoder = openGop({ ...sizeOf(scene), fps: scene.fps, start: job.start })
  const tiles: Tile[] = []
  let poster: Uint8Array | null = null
  let encoding = Promise.resolve()
  for (let frame = job.start; frame < job.start + job.count; frame++) {
    // This frame is painted while x264 is still at the one before. Other lanes paint during each await: whatever needs
    // the painter's pixels comes before the first.
    const picture = lanes.fill(painter.yuv(frame), job.lane)
    if (job.tiles.includes(frame)) {
      tiles.push({ frame, pixels: shrink(painter.pixels(frame), scene, job.tile) })
    }
    if (frame === job.poster) {
      poster = new Uint8Array(painter.paint(frame).toBuffer('image/jpeg', 88))
    }
    await encoding
    if (Atomics.load(job.stop, 0) !== 0) {
      encoder.close()
      return undefined
    }
    encoding = encoder.encode(picture)
    tools.onFrame()
    await tools.tidy.afterPicture(scene.width * scene.height * 4)
  }
  await encoding
  return { frames: await encoder.finish(), tiles, poster }
}

function sizeOf(scene: Scene): { readonly width: number; readonly height: number } {
  return { width: scene.width, height: scene.height }
}

/** The mean of sixteen of the pixels under each pixel of the tile. */
function shrink(
  pixels: Uint8Array,
  size: { readonly width: number; readonly height: number },
  tile: ReelJob['tile'],
): Uint8Array {
  const small = new Uint8Array(tile.width * tile.height * 4).fill(255)
  for (let y = 0, to = 0; y < tile.height; y++) {
    const top = Math.floor((y * size.height) / tile.height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * size.height) / tile.height))
    for (let x = 0; x < tile.width; x++, to += 4) {
      const left = Math.floor((x * size.width) / tile.width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * size.width) / tile.width))
      small.set(mean(pixels, { left, top, right, bottom, stride: size.width }), to)
    }
  }
  return small
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly stride: number
}

function mean(pixels: Uint8Array, area: Area): [number, number, number] {
  let red = 0
  let green = 0
  let blue = 0
  let count = 0
  const across = Math.ceil((area.right - area.left) / 4)
  const down = Math.ceil((area.bottom - area.top) / 4)
  for (let y = area.top; y < area.bottom; y += down) {
    for (let x = area.left; x < area.right; x += across, count++) {
      const at = (y * area.stride + x) * 4
      red += pixels[at]!
      green += pixels[at + 1]!
      blue += pixels[at + 2]!
    }
  }
  return [red / count, green / count, blue / count]
}

import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Painter } from '../paint/painter.ts'
import type { Scene } from '../scene/scene.ts'
import { openGop, type EncodedFrame } from './h264.ts'
import type { GopJob, Tile } from './job.ts'
import type { PictureConverter } from './picture-converter.ts'

export interface Gop {
  readonly frames: readonly EncodedFrame[]
  readonly tiles: readonly Tile[]
  readonly poster: Uint8Array | null
}

export interface GopTools {
  readonly scene: Scene
  readonly painter: Painter
  readonly converter: PictureConverter
  readonly onFrame: () => void
}

/** Paints and encodes one GOP; undefined when it was told to stop, at the latest one frame later. */
export function makeGop(job: GopJob, tools: GopTools): Gop | undefined {
  const { scene, painter, converter } = tools
  const encoder = openGop({ ...sizeOf(scene), fps: scene.fps, start: job.start })
  const tiles: Tile[] = []
  let poster: Uint8Array | null = null
  for (let frame = job.start; frame < job.start + job.count; frame++) {
    if (Atomics.load(job.stop, 0) !== 0) {
      encoder.close()
      return undefined
    }
    encoder.encode(converter.convert(painter.pixels(frame)))
    if (job.tiles.includes(frame)) {
      tiles.push({ frame, pixels: shrink(painter.paint(frame), job.tile) })
    }
    if (frame === job.poster) {
      poster = new Uint8Array(painter.paint(frame).toBuffer('image/jpeg', 88))
    }
    tools.onFrame()
  }
  return { frames: encoder.finish(), tiles, poster }
}

function sizeOf(scene: Scene): { readonly width: number; readonly height: number } {
  return { width: scene.width, height: scene.height }
}

/** Halved step by step: one jump from 1280 to 160 pixels would flicker from tile to tile. */
function shrink(canvas: Canvas, size: GopJob['tile']): Uint8Array {
  let source = canvas
  while (source.width >= size.width * 2) {
    source = resize(source, Math.ceil(source.width / 2), Math.ceil(source.height / 2))
  }
  return new Uint8Array(resize(source, size.width, size.height).data())
}

function resize(source: Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(source, 0, 0, width, height)
  return canvas
}

import { createCanvas, ImageData } from '@napi-rs/canvas'
import type { Tile } from './job.ts'
import type { SheetLayout, Spritesheet } from './sheet-layout.ts'

export function drawSheet(layout: SheetLayout, tiles: readonly Tile[]): Spritesheet {
  const { columns, rows, tileWidth, tileHeight, count, interval, frames } = layout
  const canvas = createCanvas(columns * tileWidth, rows * tileHeight)
  const ctx = canvas.getContext('2d')
  for (const [index, frame] of frames.entries()) {
    const tile = tiles.find((candidate) => candidate.frame === frame)
    if (!tile) continue
    const image = new ImageData(new Uint8ClampedArray(tile.pixels), tileWidth, tileHeight)
    ctx.putImageData(image, (index % columns) * tileWidth, Math.floor(index / columns) * tileHeight)
  }
  const jpeg = new Uint8Array(canvas.toBuffer('image/jpeg', 80))
  return { jpeg, columns, rows, tileWidth, tileHeight, count, interval }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { afterAll } from 'vitest'

/** A folder for the pictures of one test file, removed at its end. */
export function pictureFolder(): (name: string, canvas: Canvas, quality?: number) => string {
  const folder = mkdtempSync(join(tmpdir(), 'storybook-picture-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return (name, canvas, quality = 95) => {
    const path = join(folder, name)
    const bytes = name.endsWith('.png')
      ? canvas.toBuffer('image/png')
      : canvas.toBuffer('image/jpeg', quality)
    writeFileSync(path, bytes)
    return path
  }
}

export type Rgb = readonly [red: number, green: number, blue: number]

/** A picture from a rule; `u` and `v` are shares of its size. */
export function drawn(
  width: number,
  height: number,
  rule: (u: number, v: number) => Rgb | readonly [...Rgb, number],
): Canvas {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [red, green, blue, alpha] = rule((x + 0.5) / width, (y + 0.5) / height)
      // One by one: to set them as a list took longer than to make them.
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
      data[at + 3] = alpha ?? 255
    }
  }
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0)
  return canvas
}

/** Smooth noise in 0…1, the same everywhere. */
export function noise(x: number, y: number): number {
  return (
    0.5 +
    0.25 * Math.sin(x * 12.3 + 4 * Math.sin(y * 7.1)) +
    0.25 * Math.sin(y * 17.9 + x * 5.3 + 3 * Math.sin(x * 9.7))
  )
}

/** A sky with clouds, a green shore, and a streaked sea below. */
export function seaside(width: number, height: number): Canvas {
  return drawn(width, height, (u, v) => {
    if (v < 0.5) {
      const cloud = Math.max(0, noise(u * 1.3, v * 2) - 0.55) * 320
      return [90 + v * 150 + cloud * 0.5, 150 + v * 110 + cloud * 0.3, 225 + v * 30]
    }
    if (v < 0.58) return [60 + 30 * noise(u * 9, v * 9), 90 + 20 * noise(u * 7, v * 9), 50]
    const streak = 30 * Math.sin(v * 260 + 2 * Math.sin(u * 9))
    return [40 + streak, 105 + streak, 150 + streak]
  })
}

/** Coloured squares of many sizes: detail everywhere. */
export function patchwork(width: number, height: number): Canvas {
  return drawn(width, height, (u, v) => {
    const tile = Math.floor(u * 16) * 7 + Math.floor(v * 9) * 13
    return [60 + ((tile * 37) % 160), 60 + ((tile * 59) % 150), 60 + ((tile * 83) % 140)]
  })
}

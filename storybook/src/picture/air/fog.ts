import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import { createNoise } from '../noise.ts'

interface FogOptions {
  readonly name: string
  readonly colour: readonly [number, number, number]
  readonly strength: number
  /** Where it is thickest, as a share of the height. */
  readonly low: number
  readonly seed: number
  readonly speed: number
}

/** Two sheets of mist that slide past each other; they come up after the first frame. */
export function fog(options: FogOptions): Piece {
  const sheets = [0, 1].map((index) => mist({ ...options, seed: options.seed + index }))
  const small = createCanvas(WIDE, HIGH)
  const inner = small.getContext('2d')
  return live({
    name: options.name,
    depth: 3,
    draw({ ctx, t, width, height }) {
      const shown = ease(t / 2.2)
      if (shown === 0) return
      // Both sheets are laid together small, for soft things need few pixels, and enlarged once.
      inner.clearRect(0, 0, WIDE, HIGH)
      sheets.forEach((sheet, index) => {
        const way = index === 0 ? 1 : -1.4
        const slide = ((((t * options.speed * way * 0.03) % 1) + 1) % 1) * WIDE * 2
        inner.globalAlpha = shown * options.strength * (index === 0 ? 0.8 : 0.6)
        inner.drawImage(sheet, slide - WIDE * 2, 0, WIDE * 2, HIGH)
        inner.drawImage(sheet, slide, 0, WIDE * 2, HIGH)
      })
      ctx.drawImage(small, 0, 0, width, height)
    },
  })
}

const WIDE = 160
const HIGH = 64

/** Soft noise as alpha, thick where it lies low, and without a seam from its right to its left end. */
function mist({ colour, low, seed }: FogOptions): Canvas {
  const at = createNoise(seed)
  const data = new Uint8ClampedArray(WIDE * HIGH * 4)
  for (let y = 0, p = 0; y < HIGH; y++) {
    const v = y / HIGH
    const thick = Math.exp(-(((v - low) / 0.42) ** 2))
    for (let x = 0; x < WIDE; x++, p += 4) {
      const u = x / WIDE
      const noise = 0.6 * at(u * 6, v * 5, 6) + 0.4 * at(u * 14, v * 11 + 20, 14)
      data.set(colour, p)
      data[p + 3] = 255 * Math.min(1, thick * (0.25 + 1.1 * noise))
    }
  }
  const canvas = createCanvas(WIDE, HIGH)
  canvas.getContext('2d').putImageData(new ImageData(data, WIDE, HIGH), 0, 0)
  return canvas
}

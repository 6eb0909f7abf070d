import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import type { Field } from '../field.ts'
import { onFrame, type Lens } from '../framing/on-frame.ts'
import type { View } from '../framing/view.ts'
import { createNoise } from '../noise.ts'

interface FogOptions extends Lens {
  readonly name: string
  readonly colour: readonly [number, number, number]
  readonly strength: number
  /** Where it is thickest, as a share of the height. */
  readonly low: number
  readonly seed: number
  readonly speed: number
  readonly view: (t: number) => View
  readonly tempo: number
}

const WIDE = 256
const HIGH = 144

/** Two sheets of mist that slide past each other, thinner before what is near; they come up after the first frame. */
export function fog(options: FogOptions): Piece {
  const { world, frame } = options
  const sheets = [0, 1].map((index) => mist({ ...options, seed: options.seed + index }))
  const distance = distanceOf(options.depth)
  const small = createCanvas(WIDE, HIGH)
  const inner = small.getContext('2d')
  return live({ name: options.name, depth: 3 }, ({ ctx, t, width, height }) => {
    const shown = ease(t / 2.2)
    if (shown === 0) return
    // All is laid together small, for soft things need few pixels, and enlarged once.
    inner.globalCompositeOperation = 'source-over'
    inner.clearRect(0, 0, WIDE, HIGH)
    sheets.forEach((sheet, index) => {
      const way = index === 0 ? 1 : -1.4
      const slide = ((((t * options.speed * way * 0.03) % 1) + 1) % 1) * WIDE * 2
      inner.globalAlpha = shown * options.strength * (index === 0 ? 0.8 : 0.6)
      inner.drawImage(sheet, slide - WIDE * 2, 0, WIDE * 2, HIGH)
      inner.drawImage(sheet, slide, 0, WIDE * 2, HIGH)
    })
    const at = onFrame(options, options.view(t / options.tempo), { u: 0, v: 0, near: 0.3 })
    const [x, y] = [WIDE / frame.width, HIGH / frame.height]
    inner.globalAlpha = 1
    inner.globalCompositeOperation = 'destination-in'
    inner.drawImage(
      distance,
      at.x * x,
      at.y * y,
      (world.right - world.left) * WIDE * at.scale,
      (world.bottom - world.top) * HIGH * at.scale,
    )
    ctx.drawImage(small, 0, 0, width, height)
  })
}

/** How much air lies before each place of the world, as alpha. */
function distanceOf({ width, height, data }: Field): Canvas {
  const image = new ImageData(width, height)
  data.forEach((near, at) => {
    image.data[at * 4 + 3] = 255 * Math.min(1, Math.max(0.12, 1.12 - 1.15 * near))
  })
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas
}

/** Soft noise as alpha, thick where it lies low, and without a seam from its right to its left end. */
function mist({ colour, low, seed }: FogOptions): Canvas {
  const at = createNoise(seed)
  const data = new Uint8ClampedArray(WIDE * HIGH * 4)
  for (let y = 0, p = 0; y < HIGH; y++) {
    const v = y / HIGH
    const thick = Math.exp(-(((v - low) / (v < low ? 0.3 : 0.5)) ** 2))
    for (let x = 0; x < WIDE; x++, p += 4) {
      const u = x / WIDE
      const noise = 0.6 * at(u * 6, v * 7, 6) + 0.4 * at(u * 14, v * 15 + 20, 14)
      data.set(colour, p)
      data[p + 3] = 255 * Math.min(1, thick * (0.1 + 1.25 * noise))
    }
  }
  const canvas = createCanvas(WIDE, HIGH)
  canvas.getContext('2d').putImageData(new ImageData(data, WIDE, HIGH), 0, 0)
  return canvas
}

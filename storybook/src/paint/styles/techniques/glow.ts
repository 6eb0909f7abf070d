import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { StyleSetup } from '../style.ts'

export interface GlowOptions {
  readonly strength: number
  /** Of the spill, as a share of the height. */
  readonly reach: number
  /** How often the picture is multiplied with itself: more leaves only the brightest. Default 1. */
  readonly threshold?: number
  /** Colours that shine in from the left, the middle and the right. */
  readonly sides?: readonly string[]
}

/** Light to be added to the picture, in the store; each of its pixels is shared by four by four of the frame. */
export interface Glow {
  readonly light: Uint32Array
  readonly width: number
}

/** The light that bright parts spill over their surroundings, seen from every eighth pixel: it is soft anyway. */
export function createGlow(
  { width, height, store }: StyleSetup,
  options: GlowOptions,
): (source: Uint32Array) => Glow {
  // Not asked of the canvas for every pixel: each answer comes from native code, and a glow took 4 ms instead of 1.
  const [columns, rows] = [Math.ceil(width / 8), Math.ceil(height / 8)]
  const small = createCanvas(columns, rows)
  const soft = createCanvas(Math.ceil(width / 4), Math.ceil(height / 4))
  const blurred = createCanvas(columns, rows)
  const [from, melt, to] = [small, blurred, soft].map((sheet) => sheet.getContext('2d')) as [
    SKRSContext2D,
    SKRSContext2D,
    SKRSContext2D,
  ]
  const image = from.createImageData(columns, rows)
  const pixels = new Uint32Array(image.data.buffer)
  const curve = createCurve(options)
  const count = soft.width * soft.height
  const address = store.take(count * 4)
  return (source) => {
    for (let y = 0, i = 0; y < rows; y++) {
      const row = Math.min(height - 1, y * 8 + 4) * width
      for (let x = 0; x < columns; x++) {
        const p = source[row + Math.min(width - 1, x * 8 + 4)]!
        pixels[i++] =
          0xff000000 |
          (curve[(p >>> 16) & 255]! << 16) |
          (curve[(p >>> 8) & 255]! << 8) |
          curve[p & 255]!
      }
    }
    from.putImageData(image, 0, 0)
    melt.reset()
    melt.filter = `blur(${Math.max(1, (options.reach * height) / 8)}px)`
    melt.drawImage(small, 0, 0)
    to.reset()
    to.drawImage(blurred, 0, 0, soft.width, soft.height)
    if (options.sides) shineIn(to, options.sides)
    store.bytes().set(soft.data(), address)
    return { light: new Uint32Array(store.bytes().buffer, address, count), width: soft.width }
  }
}

function createCurve({ strength, threshold = 1 }: GlowOptions): Uint8Array {
  return Uint8Array.from(
    { length: 256 },
    (_, value) => 255 * (value / 255) ** (threshold + 1) * strength,
  )
}

function shineIn(ctx: SKRSContext2D, colours: readonly string[]): void {
  const { width, height } = ctx.canvas
  const light = ctx.createLinearGradient(0, 0, width, 0)
  colours.forEach((colour, i) => light.addColorStop(i / (colours.length - 1), colour))
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  ctx.fillStyle = light
  ctx.fillRect(0, 0, width, height)
  ctx.restore()
}

import type { Field } from './field.ts'

/** Pixels, one number each (RGBA, little endian). */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint32Array
}

const PAIR = 0xff00ff
const HALF = 0x800080

/** The pixel at a place, in pixels from the first, mixed from the four around it. */
export function pixelAt({ data, width }: Pixels, x: number, y: number): number {
  const column = x | 0
  const row = y | 0
  const from = row * width + column
  const fx = ((x - column) * 256) | 0
  const upper = mixPixels(data[from + 1]!, data[from]!, fx)
  const lower = mixPixels(data[from + width + 1]!, data[from + width]!, fx)
  return mixPixels(lower, upper, ((y - row) * 256) | 0)
}

/** Two pixels mixed, without their alpha; 256 is all of the first. */
export function mixPixels(first: number, second: number, share: number): number {
  const rest = 256 - share
  const low = Math.imul(first & PAIR, share) + Math.imul(second & PAIR, rest)
  const high = Math.imul((first >>> 8) & 255, share) + Math.imul((second >>> 8) & 255, rest)
  return 0xff000000 | (((low + HALF) >>> 8) & PAIR) | ((high + 128) & 0xff00)
}

/** Fields of red, green and blue, 0…1, as pixels. */
export function packTones(tones: readonly Field[]): Pixels {
  const [red, green, azure] = tones.map(({ data }) => data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const { width, height } = tones[0]!
  const data = new Uint32Array(width * height)
  for (let at = 0; at < data.length; at++) {
    const tone = ((azure[at]! * 255) << 16) | ((green[at]! * 255) << 8) | (red[at]! * 255)
    data[at] = (0xff000000 | tone) >>> 0
  }
  return { width, height, data }
}

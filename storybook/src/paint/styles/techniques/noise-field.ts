import { createRandom } from '../../../scene/random.ts'
import type { StyleSetup } from '../style.ts'

/** Smooth noise, −1…1, the same everywhere for the same seed. */
export function createNoise(seed: number): (x: number, y: number) => number {
  const random = createRandom(seed)
  const grid = Float32Array.from({ length: 64 * 64 }, () => random.next() * 2 - 1)
  const at = (x: number, y: number): number => grid[((y & 63) << 6) | (x & 63)]!
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const u = ease(x - left)
    const v = ease(y - top)
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * u
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * u
    return upper + (lower - upper) * v
  }
}

function ease(k: number): number {
  return k * k * (3 - 2 * k)
}

/** A sheet of values for every pixel, −127…127, from a rule. */
export function createSheet(
  size: Pick<StyleSetup, 'width' | 'height' | 'heed'>,
  rule: (x: number, y: number) => number,
): Int8Array {
  const sheet = new Int8Array(size.width * size.height)
  for (let y = 0, i = 0; y < size.height; y++) {
    size.heed()
    for (let x = 0; x < size.width; x++, i++) {
      sheet[i] = Math.max(-127, Math.min(127, Math.round(rule(x, y) * 127)))
    }
  }
  return sheet
}

/** The same from every second pixel of every second row, with the mean of its neighbours in between: for what is soft. */
export function createSoftSheet(
  size: Pick<StyleSetup, 'width' | 'height' | 'heed'>,
  rule: (x: number, y: number) => number,
): Int8Array {
  const { width, height, heed } = size
  const columns = (width >> 1) + 1
  const half = { width: columns, height: (height >> 1) + 1, heed }
  const coarse = createSheet(half, (x, y) => rule(x * 2, y * 2))
  const sheet = new Int8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const upper = (y >> 1) * columns
    const lower = upper + (y & 1) * columns
    for (let x = 0; x < width; x++, i++) {
      const left = x >> 1
      const right = left + (x & 1)
      sheet[i] =
        (coarse[upper + left]! +
          coarse[upper + right]! +
          coarse[lower + left]! +
          coarse[lower + right]!) >>
        2
    }
  }
  return sheet
}

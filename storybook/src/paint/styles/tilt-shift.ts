import { pairs } from '../../scene/rows.ts'
import { contrast, createColourTable, saturate } from './techniques/colour-table.ts'
import { createGrade } from './techniques/grading.ts'
import type { Plate, Style, StyleSetup } from './style.ts'

/** How much smaller the blurred copy is: its pixels melt when it is drawn large again. */
const REDUCED = 7

/** A toy town: toy colours, sharp only in a band across the middle, soft above and below. */
export const tiltShift: Style = {
  hold: 1,
  open(setup) {
    const grade = createGrade(
      setup,
      createColourTable((r, g, b) => saturate(contrast([r + 6, g + 6, b + 4], 1.2, 122), 1.5)),
    )
    const blur = createBlur(setup)
    return {
      inPlace: true,
      develop(plate) {
        blur(plate)
        grade(plate)
      },
    }
  },
}

/** Softens the upper and the lower part of a plate's source. */
function createBlur({ width, height, store }: StyleSetup): (plate: Plate) => void {
  const rows = Math.ceil(height / REDUCED)
  const wide = store.take(rows * width * 4)
  const between = store.take(width * 4)
  const small = new Uint32Array(Math.ceil(width / REDUCED))
  return ({ source }) => {
    const pixels = new Uint32Array(store.bytes().buffer, wide, rows * width)
    for (let row = 0; row < rows; row++) {
      shrinkRow(source, small, { row, width, height })
      widenRow(small, pixels.subarray(row * width, (row + 1) * width))
    }
    for (let y = 0; y < height; y++) {
      const share = softness(y / height)
      if (share === 0) continue
      const at = Math.max(0, Math.min(rows - 1, (y + 0.5) / REDUCED - 0.5))
      const upper = wide + Math.floor(at) * width * 4
      const lower = wide + Math.min(rows - 1, Math.floor(at) + 1) * width * 4
      store.bytes().copyWithin(between, upper, upper + width * 4)
      store.kernels.mix(between, lower, width, Math.round((at % 1) * 256))
      store.kernels.mix(source.byteOffset + y * width * 4, between, width, share)
    }
  }
}

/** Shares of the height, and how soft the picture is there. */
const BANDS = pairs('0 1, 0.24 0.85, 0.42 0, 0.74 0, 0.88 0.85, 1 1')

/** Of 256. */
function softness(at: number): number {
  const next = Math.max(
    1,
    BANDS.findIndex(([end]) => end > at),
  )
  const [[start, before], [end, after]] = [BANDS[next - 1]!, BANDS[next]!]
  return Math.round((before + ((after - before) * (at - start)) / (end - start)) * 256)
}

/** Each pixel of the small row: the mean of four in its part of the picture. */
function shrinkRow(
  source: Uint32Array,
  small: Uint32Array,
  { row, width, height }: { readonly row: number; readonly width: number; readonly height: number },
): void {
  const upper = Math.min(height - 1, row * REDUCED + 1) * width
  const lower = Math.min(height - 1, row * REDUCED + 5) * width
  for (let i = 0; i < small.length; i++) {
    const left = Math.min(width - 1, i * REDUCED + 1)
    const right = Math.min(width - 1, i * REDUCED + 5)
    const [a, b] = [source[upper + left]!, source[upper + right]!]
    const [c, d] = [source[lower + left]!, source[lower + right]!]
    // Two channels at once: their sums have room beside each other.
    const even = (a & EVEN) + (b & EVEN) + (c & EVEN) + (d & EVEN)
    const green = ((a >>> 8) & 255) + ((b >>> 8) & 255) + ((c >>> 8) & 255) + ((d >>> 8) & 255)
    small[i] = 0xff000000 | ((even >>> 2) & EVEN) | ((green >>> 2) << 8)
  }
}

/** Red and blue. */
const EVEN = 0x00ff00ff

function widenRow(small: Uint32Array, row: Uint32Array): void {
  const last = small.length - 1
  for (let x = 0; x < row.length; x++) {
    const at = Math.max(0, Math.min(last, (x + 0.5) / REDUCED - 0.5))
    const whole = at | 0
    const far = ((at - whole) * 256) | 0
    const [a, b] = [small[whole]!, small[whole < last ? whole + 1 : last]!]
    const even = ((a & EVEN) * (256 - far) + (b & EVEN) * far) >>> 8
    const green = (((a >>> 8) & 255) * (256 - far) + ((b >>> 8) & 255) * far) >>> 8
    row[x] = 0xff000000 | (even & EVEN) | (green << 8)
  }
}

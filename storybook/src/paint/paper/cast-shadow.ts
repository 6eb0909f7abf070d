/** A sheet of coverage, one byte a pixel. */
export interface Cover {
  /** RGBA, one number a pixel. */
  readonly pixels: Uint32Array
  readonly width: number
  readonly height: number
}

/** Coarser than the paper: a shadow is soft, and a ninth of the pixels is a ninth of the work. */
const COARSE = 3

/** The soft shape that a sheet throws, sampled with `at(x, y)` in the sheet's own pixels, 0…255. */
export function castShadow(
  cover: Cover,
  options: { readonly blur: number; readonly spare: number },
): (x: number, y: number) => number {
  const { spare } = options
  const width = Math.ceil((cover.width + 2 * spare) / COARSE) + 2
  const height = Math.ceil((cover.height + 2 * spare) / COARSE) + 2
  const soft = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = y * COARSE - spare
    if (row < 0 || row >= cover.height) continue
    for (let x = 0; x < width; x++) {
      const column = x * COARSE - spare
      if (column < 0 || column >= cover.width) continue
      soft[y * width + x] = cover.pixels[row * cover.width + column]! >>> 24
    }
  }
  const reach = Math.max(1, Math.round(options.blur / COARSE / 2))
  for (let pass = 0; pass < 2; pass++) {
    blurAlong(soft, { lines: height, length: width, step: 1, stride: width, reach })
    blurAlong(soft, { lines: width, length: height, step: width, stride: 1, reach })
  }
  return (x, y) => {
    const u = Math.max(0, Math.min(width - 2, (x + spare) / COARSE))
    const v = Math.max(0, Math.min(height - 2, (y + spare) / COARSE))
    const i = (v | 0) * width + (u | 0)
    const du = u - (u | 0)
    const upper = soft[i]! + (soft[i + 1]! - soft[i]!) * du
    const lower = soft[i + width]! + (soft[i + width + 1]! - soft[i + width]!) * du
    return upper + (lower - upper) * (v - (v | 0))
  }
}

/** A running mean along lines of a sheet: rows with step 1, columns with step `width`. */
function blurAlong(
  values: Float32Array,
  lines: {
    readonly lines: number
    readonly length: number
    readonly step: number
    readonly stride: number
    readonly reach: number
  },
): void {
  const { length, step, stride, reach } = lines
  const line = new Float32Array(length)
  for (let k = 0; k < lines.lines; k++) {
    const from = k * stride
    for (let i = 0; i < length; i++) line[i] = values[from + i * step]!
    let sum = 0
    for (let i = 0; i < Math.min(reach, length); i++) sum += line[i]!
    for (let i = 0; i < length; i++) {
      if (i + reach < length) sum += line[i + reach]!
      if (i - reach - 1 >= 0) sum -= line[i - reach - 1]!
      values[from + i * step] = sum / (2 * reach + 1)
    }
  }
}

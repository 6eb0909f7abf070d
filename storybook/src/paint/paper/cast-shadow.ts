import { COARSE, type Ink } from './ink.ts'

/** The soft shape that a sheet throws, on a coarse grid. */
export interface Shadow {
  readonly soft: Float32Array
  readonly width: number
  readonly height: number
  /** Where the grid begins, in pixels of the sheet that was looked at. */
  readonly left: number
  readonly top: number
}

/** Blurs what is known of a sheet's cover; `spare` is how far beyond its ink the shadow is wanted. */
export function castShadow(
  { patch, cover }: Ink,
  options: { readonly blur: number; readonly spare: number },
): Shadow {
  const { spare } = options
  const left = Math.floor((patch.left - spare) / COARSE)
  const top = Math.floor((patch.top - spare) / COARSE)
  const width = Math.ceil((patch.width + 2 * spare) / COARSE) + 3
  const height = Math.ceil((patch.height + 2 * spare) / COARSE) + 3
  const soft = new Float32Array(width * height)
  for (let y = Math.max(0, -top); y < Math.min(height, cover.rows - top); y++) {
    const row = (y + top) * cover.columns
    for (let x = Math.max(0, -left); x < Math.min(width, cover.columns - left); x++) {
      soft[y * width + x] = cover.opacity[row + x + left]!
    }
  }
  const reach = Math.max(1, Math.round(options.blur / COARSE / 2))
  for (let pass = 0; pass < 2; pass++) {
    blurAlong(soft, { lines: height, length: width, step: 1, stride: width, reach })
    blurAlong(soft, { lines: width, length: height, step: width, stride: 1, reach })
  }
  return { soft, width, height, left: left * COARSE, top: top * COARSE }
}

/** The shadow along a row, 0…255 for each pixel from `x` on. */
export function shadowRow(
  shadow: Shadow,
  at: { readonly x: number; readonly y: number },
  row: Float32Array,
): void {
  const { soft, width, height } = shadow
  const v = Math.max(0, Math.min(height - 2, (at.y - shadow.top) / COARSE))
  const above = (v | 0) * width
  const share = v - (v | 0)
  const most = width - 2
  let u = (at.x - shadow.left) / COARSE
  for (let i = 0; i < row.length; i++, u += 1 / COARSE) {
    const k = u < 0 ? 0 : u > most ? most : u
    const whole = k | 0
    const j = above + whole
    const upper = soft[j]! + (soft[j + 1]! - soft[j]!) * (k - whole)
    const lower = soft[j + width]! + (soft[j + width + 1]! - soft[j + width]!) * (k - whole)
    row[i] = upper + (lower - upper) * share
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

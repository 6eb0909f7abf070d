import type { Rgb } from './colour.ts'
import { COARSE, type Ink } from './ink.ts'

/** The soft shape that a sheet throws, on a coarse grid. */
export interface Shadow {
  readonly soft: Float32Array
  readonly width: number
  readonly height: number
  /** Where the middle of the grid's first square is, in pixels of the sheet that was looked at. */
  readonly left: number
  readonly top: number
}

/** Blurs what is known of a sheet's cover; `spare` is how far beyond its ink the shadow is wanted. */
export function castShadow(
  { patch, cover }: Ink,
  options: { readonly blur: number; readonly spare: number },
): Shadow {
  const { spare } = options
  const left = Math.floor((patch.left - spare) / COARSE) - 1
  const top = Math.floor((patch.top - spare) / COARSE) - 1
  const width = Math.ceil((patch.width + 2 * spare) / COARSE) + 4
  const height = Math.ceil((patch.height + 2 * spare) / COARSE) + 4
  const soft = new Float32Array(width * height)
  for (let y = Math.max(0, -top); y < Math.min(height, cover.rows - top); y++) {
    const row = (y + top) * cover.columns
    for (let x = Math.max(0, -left); x < Math.min(width, cover.columns - left); x++) {
      soft[y * width + x] = cover.opacity[row + x + left]!
    }
  }
  const reach = Math.max(0.5, (options.blur + 2) / COARSE / 2 - 0.5)
  for (let pass = 0; pass < 2; pass++) {
    blurAlong(soft, { lines: height, length: width, step: 1, stride: width, reach })
    blurAlong(soft, { lines: width, length: height, step: width, stride: 1, reach })
  }
  const middle = (COARSE - 1) / 2
  return { soft, width, height, left: left * COARSE + middle, top: top * COARSE + middle }
}

/** A shadow's colour and how dark it is, 0…1; and where on the shadow the first of the rows begins that it is laid under. */
export interface Laying {
  readonly tint: Rgb
  readonly strength: number
  readonly width: number
  readonly x: number
  readonly y: number
}

/** Puts a shadow under rows of pixels. In plain arrays: Skia's kept four times the sheet's memory. */
export function layShadow(out: Uint32Array, shadow: Shadow, laying: Laying): void {
  const { tint, strength, width } = laying
  const ink = (tint[2] << 16) | (tint[1] << 8) | tint[0]
  const line = new Float32Array(shadow.width)
  const most = shadow.width - 2
  const from = (laying.x - shadow.left) / COARSE
  for (let start = 0, y = laying.y; start < out.length; start += width, y++) {
    rowAt(shadow, y, line)
    for (let i = 0; i < width; i++) {
      const pixel = out[start + i]!
      if (pixel >= 0xff000000) continue
      const u = from + i / COARSE
      const k = u < 0 ? 0 : u > most ? most : u
      const j = k | 0
      const dark = (line[j]! + (line[j + 1]! - line[j]!) * (k - j)) * strength
      // Most of a shadow lies where there is no sheet.
      if (pixel < 0x01000000) out[start + i] = dark < 0.5 ? 0 : ((dark + 0.5) << 24) | ink
      else out[start + i] = under(pixel, dark, tint)
    }
  }
}

/** The grid's levels at a height between two of its rows. */
function rowAt({ soft, width, height, top }: Shadow, y: number, line: Float32Array): void {
  const v = Math.max(0, Math.min(height - 2, (y - top) / COARSE))
  const above = (v | 0) * width
  const share = v - (v | 0)
  for (let j = 0; j < width; j++) {
    const level = soft[above + j]!
    line[j] = level + (soft[above + width + j]! - level) * share
  }
}

/** A half-clear pixel with so much shadow (0…255) under it. */
function under(pixel: number, shadow: number, ink: Rgb): number {
  const alpha = pixel >>> 24
  const below = shadow * (1 - alpha / 255)
  const total = alpha + below
  if (total < 0.5) return 0
  const red = ((pixel & 255) * alpha + ink[0] * below) / total
  const green = (((pixel >>> 8) & 255) * alpha + ink[1] * below) / total
  const blue = (((pixel >>> 16) & 255) * alpha + ink[2] * below) / total
  return ((Math.round(total) << 24) | (blue << 16) | (green << 8) | red) >>> 0
}

/** A running mean along lines of a sheet, rows with step 1, columns with step `width`: `reach` squares to either side. */
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
  const whole = Math.floor(reach)
  const part = reach - whole
  const span = 2 * whole + 1
  // With empty squares before and after it.
  const line = new Float32Array(length + span + 1)
  for (let k = 0; k < lines.lines; k++) {
    const from = k * stride
    for (let i = 0; i < length; i++) line[i + whole + 1] = values[from + i * step]!
    let sum = 0
    for (let i = whole + 1; i < span; i++) sum += line[i]!
    for (let i = 0; i < length; i++) {
      sum += line[i + span]! - line[i]!
      values[from + i * step] = (sum + part * (line[i]! + line[i + span + 1]!)) / (2 * reach + 1)
    }
  }
}

import {
  contrast,
  createColourTable,
  saturate,
  type ColourRule,
} from './techniques/colour-table.ts'
import { alongRows } from './techniques/grading.ts'
import { createNoise, createSoftSheet } from './techniques/noise-field.ts'
import { luma, type Plate, type Style, type StyleSetup } from './style.ts'

interface ModelOptions {
  readonly hold: number
  /** Radius of the rounding, as a share of the height. */
  readonly round: number
  /** How strongly the lamp models the forms, and how much of thumbs is seen. */
  readonly light: number
  readonly prints: number
  readonly colour: ColourRule
}

/** Rounded shapes that catch the lamp. */
function modelled(options: ModelOptions): Style {
  return {
    hold: options.hold,
    open(setup) {
      const { store, width } = setup
      const table = store.keep(createColourTable(options.colour))
      const turns = options.prints > 0 ? [0, 1, 2] : []
      const prints = turns.map((turn) => createPrints(setup, turn, options.prints))
      const modelling = createModelling(setup, options)
      const row = store.take(width + 4)
      return {
        inPlace: true,
        develop(plate) {
          const bumps = modelling(plate.source)
          const sheet = prints[plate.tick % 3]
          const relief = new Int8Array(store.bytes().buffer, row, width)
          alongRows(plate, ({ to, from, y }) => {
            smoothRow(bumps, relief, y)
            if (sheet) press(relief, sheet, y * width)
            store.kernels.grained(to, from, from, from, table, row, 0, width)
          })
        },
      }
    },
  }
}

/** A row of the frame from a sheet of half its size: steps of two pixels would be seen on round forms. */
function smoothRow(bumps: Int8Array, relief: Int8Array, y: number): void {
  const columns = relief.length >> 1
  const upper = (y >> 1) * columns
  const next = upper + (y & 1) * columns
  const lower = next < bumps.length ? next : upper
  let left = bumps[upper]! + bumps[lower]!
  for (let x = 0; x < columns; x++) {
    const ahead = x + 1 < columns ? x + 1 : x
    const right = bumps[upper + ahead]! + bumps[lower + ahead]!
    relief[2 * x] = left >> 1
    relief[2 * x + 1] = (left + right) >> 2
    left = right
  }
}

function press(relief: Int8Array, prints: Int8Array, from: number): void {
  for (let x = 0; x < relief.length; x++) relief[x] = relief[x]! + prints[from + x]!
}

/** Modelled in clay and shot on twos: thumb prints, matt colours. */
export const clay = modelled({
  hold: 2,
  round: 1 / 76,
  light: 1.12,
  prints: 0.3,
  colour: (r, g, b) =>
    saturate(contrast([r * 0.96 + 8, g * 0.96 + 6, b * 0.94 + 4], 1.04, 128), 1.22),
})

/** As a computer renders toys: smooth round forms, bright clean colours. */
export const render3d = modelled({
  hold: 2,
  round: 1 / 64,
  light: 1.05,
  prints: 0,
  colour: (r, g, b) => saturate(contrast([r + 10, g + 8, b + 8], 1.08, 132), 1.34),
})

/** Where thumbs pressed: rings here and there, and soft dents all over. */
function createPrints(setup: StyleSetup, turn: number, depth: number): Int8Array {
  const { height, seed } = setup
  const dents = createNoise(seed + 50 + turn)
  const spots = createNoise(seed + 60)
  return createSoftSheet(setup, (x, y) => {
    const u = x / height
    const v = y / height
    const soft = dents(u * 15, v * 15) * 0.5 + dents(u * 44, v * 44) * 0.28
    const near = Math.max(0, spots(u * 3.2 + turn * 0.02, v * 3.2) - 0.12)
    const cx = (Math.floor(u * 5) + 0.5) / 5
    const cy = (Math.floor(v * 5) + 0.5) / 5
    const rings = Math.sin(Math.hypot(u - cx, (v - cy) * 0.7) * 330) * near * 0.4
    return Math.max(-1, Math.min(1, soft + rings)) * depth
  })
}

/**
 * How the lamp falls on the forms, in levels: the picture's brightness, rounded, is their height. For every second
 * pixel of every second row, which is fine enough for what is round.
 */
export function createModelling(
  { width, height }: StyleSetup,
  { round, light }: Pick<ModelOptions, 'round' | 'light'>,
): (source: Uint32Array) => Int8Array {
  const half = { width: width >> 1, height: height >> 1 }
  const heights = new Float32Array(half.width * half.height)
  const bumps = new Int8Array(heights.length)
  const reach = Math.max(1, Math.round((height * round) / 2))
  const shift = reach * (half.width + 1)
  return (source) => {
    for (let y = 0, i = 0; y < half.height; y++) {
      for (let x = 0, at = y * 2 * width; x < half.width; x++, at += 2, i++)
        heights[i] = (luma(source[at]!) + luma(source[at + width + 1]!)) / 2
    }
    blurRows(heights, half, reach)
    blurColumns(heights, half, reach)
    for (let i = 0; i < bumps.length; i++) {
      const above = heights[i >= shift ? i - shift : i]!
      const below = heights[i + shift < heights.length ? i + shift : i]!
      bumps[i] = Math.max(-58, Math.min(62, (below - above) * light))
    }
    return bumps
  }
}

/** A running mean along each row. */
function blurRows(
  values: Float32Array,
  size: Pick<Plate, 'width' | 'height'>,
  reach: number,
): void {
  const { width, height } = size
  const row = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const from = y * width
    row.set(values.subarray(from, from + width))
    let sum = row[0]! * (reach + 1)
    for (let k = 0; k < reach; k++) sum += row[Math.min(width - 1, k)]!
    for (let x = 0; x < width; x++) {
      sum += row[Math.min(width - 1, x + reach)]! - row[Math.max(0, x - reach - 1)]!
      values[from + x] = sum / (2 * reach + 1)
    }
  }
}

/** A running mean down all columns at once, row by row: a column at a time would miss the cache at every step. */
function blurColumns(
  values: Float32Array,
  size: Pick<Plate, 'width' | 'height'>,
  reach: number,
): void {
  const { width, height } = size
  const copy = values.slice()
  const sums = new Float32Array(width)
  for (let k = -reach - 1; k < reach; k++) {
    const from = Math.max(0, Math.min(height - 1, k)) * width
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + copy[from + x]!
  }
  for (let y = 0; y < height; y++) {
    const enter = Math.min(height - 1, y + reach) * width
    const leave = Math.max(0, y - reach - 1) * width
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + copy[enter + x]! - copy[leave + x]!
      sums[x] = sum
      values[y * width + x] = sum / (2 * reach + 1)
    }
  }
}

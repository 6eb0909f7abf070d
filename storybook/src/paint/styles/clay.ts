import {
  contrast,
  createColourTable,
  lookUp,
  saturate,
  type ColourRule,
} from './techniques/colour-table.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { luma, type Plate, type Style, type StyleSetup } from './style.ts'
import { strokeColour } from './techniques/strokes.ts'

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
      const table = createColourTable(options.colour)
      const turns = options.prints > 0 ? [0, 1, 2] : [0]
      const prints = turns.map((turn) => createPrints(setup, turn))
      const height = new Float32Array(setup.width * setup.height)
      return {
        develop: (plate) =>
          model(plate, { prints: prints[plate.tick % prints.length]!, table, height, options }),
      }
    },
  }
}

/** Modelled in clay and shot on twos: thumb prints, matt colours. */
export const clay = modelled({
  hold: 2,
  round: 1 / 110,
  light: 0.95,
  prints: 0.24,
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
function createPrints(setup: StyleSetup, turn: number): Int8Array {
  const { height, seed } = setup
  const dents = createNoise(seed + 50 + turn)
  const spots = createNoise(seed + 60)
  return createSheet(setup, (x, y) => {
    const u = x / height
    const v = y / height
    const soft = dents(u * 15, v * 15) * 0.5 + dents(u * 44, v * 44) * 0.28
    const near = Math.max(0, spots(u * 3.2 + turn * 0.02, v * 3.2) - 0.12)
    const cx = (Math.floor(u * 5) + 0.5) / 5
    const cy = (Math.floor(v * 5) + 0.5) / 5
    const rings = Math.sin(Math.hypot(u - cx, (v - cy) * 0.7) * 330) * near * 0.4
    return soft + rings
  })
}

function model(
  plate: Plate,
  lump: {
    readonly prints: Int8Array
    readonly table: Uint32Array
    readonly height: Float32Array
    readonly options: ModelOptions
  },
): void {
  const { source, target, width } = plate
  const { height, prints, table, options } = lump
  const round = Math.max(2, Math.round(plate.height * options.round))
  for (let i = 0; i < source.length; i++) height[i] = luma(source[i]!)
  blurRows(height, plate, round)
  blurColumns(height, plate, round)
  const shift = round * (width + 1)
  for (let i = 0; i < target.length; i++) {
    const above = height[i >= shift ? i - shift : i]!
    const below = height[i + shift < height.length ? i + shift : i]!
    let bump = (below - above) * options.light
    bump = bump > 62 ? 62 : bump < -58 ? -58 : bump
    const relief = bump + prints[i]! * options.prints
    target[i] = strokeColour(lookUp(table, source[i]!), relief | 0)
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

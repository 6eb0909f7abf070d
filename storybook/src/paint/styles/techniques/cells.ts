import { createRandom } from '../../../scene/random.ts'
import { closeSheet, FURTHEST, openSheet, packed, wayOf, type Packed } from './packed.ts'
import { GAP } from '../../simd/lay-kernels.ts'
import type { StyleSetup } from '../style.ts'

export interface CellOptions extends StyleSetup {
  /** Of a cell, in pixels. */
  readonly size: number
  /** 0 a regular grid … 1 wild shards. */
  readonly jitter: number
  /** Half the width of the joint between cells, in pixels. */
  readonly gap: number
  /** How much cells differ in brightness, in levels. */
  readonly tone: number
  /** How much a cell rises to its middle, in levels. */
  readonly swell?: number
}

/** Covers a sheet with cells around scattered points: tiles, panes, dots. Slow: made once, used for every frame. */
export function createCells(options: CellOptions): Packed {
  const { width, height, size, gap } = options
  const grid = scatter(options)
  const near = size * 1.5 < FURTHEST ? openSheet(options) : undefined
  const from = new Int32Array(near ? 0 : width * height)
  const relief = near?.relief ?? new Int8Array(width * height)
  const swell = options.swell ?? 0
  const found = { nearest: 0, first: 0, second: 0 }
  for (let y = 0, i = 0; y < height; y++) {
    options.heed()
    for (let x = 0; x < width; x++, i++) {
      findNearest(grid, { x, y }, found)
      const { nearest } = found
      const first = Math.sqrt(found.first)
      const edge = Math.sqrt(found.second) - first
      const column = grid.column[nearest]!
      const row = grid.row[nearest]!
      if (near) near.ways[i] = wayOf(column - x, row - y)
      else from[i] = row * width + column
      const raised = swell * (1 - (2 * first) / size)
      relief[i] = edge < gap * 2 ? GAP : bounded(grid.tone[nearest]! + raised)
    }
  }
  return near ? closeSheet(near) : packed({ from, relief }, options)
}

interface Grid {
  readonly columns: number
  readonly rows: number
  readonly size: number
  readonly x: Float32Array
  readonly y: Float32Array
  /** The pixel in its middle. */
  readonly column: Int32Array
  readonly row: Int32Array
  readonly tone: Float32Array
}

function scatter({ width, height, size, jitter, seed, tone }: CellOptions): Grid {
  const random = createRandom(seed).fork('cells')
  const columns = Math.ceil(width / size) + 2
  const rows = Math.ceil(height / size) + 2
  const count = columns * rows
  const grid = {
    columns,
    rows,
    size,
    x: new Float32Array(count),
    y: new Float32Array(count),
    column: new Int32Array(count),
    row: new Int32Array(count),
    tone: new Float32Array(count),
  }
  for (let i = 0; i < count; i++) {
    const x = ((i % columns) - 0.5 + random.between(-0.5, 0.5) * jitter) * size
    const y = (Math.floor(i / columns) - 0.5 + random.between(-0.5, 0.5) * jitter) * size
    grid.x[i] = x
    grid.y[i] = y
    grid.column[i] = Math.max(0, Math.min(width - 1, Math.round(x)))
    grid.row[i] = Math.max(0, Math.min(height - 1, Math.round(y)))
    grid.tone[i] = random.between(-1, 1) * tone
  }
  return grid
}

/** The cell that a point belongs to, and the squares of how far away its middle and the next one's are. */
interface Found {
  nearest: number
  first: number
  second: number
}

/** Writes its answer: new ones for each pixel took as long as the search. */
function findNearest(
  grid: Grid,
  { x, y }: { readonly x: number; readonly y: number },
  found: Found,
): void {
  const column = Math.floor(x / grid.size) + 1
  const row = Math.floor(y / grid.size) + 1
  const right = Math.min(grid.columns - 1, column + 1)
  const bottom = Math.min(grid.rows - 1, row + 1)
  let nearest = 0
  let first = Infinity
  let second = Infinity
  for (let r = Math.max(0, row - 1); r <= bottom; r++) {
    const end = r * grid.columns + right
    for (let i = r * grid.columns + Math.max(0, column - 1); i <= end; i++) {
      const across = grid.x[i]! - x
      const down = grid.y[i]! - y
      const away = across * across + down * down
      if (away < first) {
        second = first
        first = away
        nearest = i
      } else if (away < second) second = away
    }
  }
  found.nearest = nearest
  found.first = first
  found.second = second
}

function bounded(value: number): number {
  return Math.max(-127, Math.min(127, Math.round(value)))
}

import { createRandom, type Random } from '../../../scene/random.ts'
import type { StyleSetup } from '../style.ts'
import { closeSheet, openSheet, wayOf, type Packed, type Sheet } from './packed.ts'

export interface StrokeOptions extends StyleSetup {
  /** In pixels. */
  readonly length: number
  readonly thickness: number
  /** The direction of the brush at a point, in radians. */
  readonly direction: (x: number, y: number) => number
  /** How deep the bristles are and how much strokes differ from each other, 0…1. */
  readonly bristle: number
  readonly jitter: number
}

/** Directions on a grid of this many pixels: worked out for every step of every stroke they took most of the time. */
const GRID = 8

interface Flow {
  readonly columns: number
  readonly rows: number
  readonly along: Float32Array
  readonly down: Float32Array
}

function createFlow({ width, height, direction }: StrokeOptions): Flow {
  const columns = Math.ceil(width / GRID) + 1
  const rows = Math.ceil(height / GRID) + 1
  const angles = Float32Array.from({ length: columns * rows }, (_, i) =>
    direction((i % columns) * GRID, Math.floor(i / columns) * GRID),
  )
  const [along, down] = [angles.map((a) => Math.cos(a)), angles.map((a) => Math.sin(a))]
  return { columns, rows, along, down }
}

function cellAt({ columns, rows }: Flow, x: number, y: number): number {
  const column = Math.max(0, Math.min(columns - 1, (x / GRID + 0.5) | 0))
  const row = Math.max(0, Math.min(rows - 1, (y / GRID + 0.5) | 0))
  return row * columns + column
}

/** Covers a sheet with strokes that follow a direction, each in one colour. Slow: made once, used for every frame. */
export function createStrokes(options: StrokeOptions): Packed {
  const random = createRandom(options.seed)
  const map = openSheet(options)
  const { x, y } = scatterStarts(options, random)
  const brush = { options, random, flow: createFlow(options), levels: new Int8Array(BRISTLES) }
  for (let i = 0; i < x.length; i++) {
    options.heed()
    layStroke(map, { x: x[i]!, y: y[i]! }, brush)
  }
  return closeSheet(map)
}

/** Each pixel takes its colour from itself. A loop: `Int32Array.from` with a function takes ten times as long. */
export function ownPixels(count: number): Int32Array {
  const from = new Int32Array(count)
  for (let i = 0; i < count; i++) from[i] = i
  return from
}

interface Points {
  readonly x: Float64Array
  readonly y: Float64Array
}

/** Where strokes begin, in the order in which they are laid. As bare numbers: a hundred thousand points were mostly garbage. */
function scatterStarts(
  { width, height, length, thickness }: StrokeOptions,
  random: Random,
): Points {
  const step = Math.max(2, thickness * 0.8)
  const along = Math.max(2, length * 0.4)
  const columns = Math.ceil((width + along) / along)
  const rows = Math.ceil((height + step) / step)
  const points = { x: new Float64Array(columns * rows), y: new Float64Array(columns * rows) }
  for (let i = 0; i < points.x.length; i++) {
    points.x[i] = (i % columns) * along + random.between(-along, along)
    points.y[i] = Math.floor(i / columns) * step + random.between(-step, step)
  }
  for (let i = points.x.length - 1; i > 0; i--) {
    const j = random.whole(0, i)
    swap(points.x, i, j)
    swap(points.y, i, j)
  }
  return points
}

function swap(values: Float64Array, i: number, j: number): void {
  const kept = values[i]!
  values[i] = values[j]!
  values[j] = kept
}

interface Brush {
  readonly options: StrokeOptions
  readonly random: Random
  readonly flow: Flow
  /** The light of each bristle, for the stroke that is being laid. */
  readonly levels: Int8Array
}

function layStroke(
  map: Sheet,
  start: { readonly x: number; readonly y: number },
  { options, random, flow, levels }: Brush,
): void {
  const { width, height, thickness } = options
  const column = Math.max(0, Math.min(width - 1, Math.round(start.x)))
  const row = Math.max(0, Math.min(height - 1, Math.round(start.y)))
  const tone = random.between(-1, 1) * options.jitter * 60
  for (let i = 0; i < BRISTLES; i++) {
    const level = tone + random.between(-1, 1) * options.bristle * 42
    levels[i] = Math.max(-MOST, Math.min(MOST, level))
  }
  const half = (thickness / 2) * random.between(0.7, 1.15)
  const steps = Math.ceil(options.length * random.between(0.6, 1.2))
  const first = cellAt(flow, start.x, start.y)
  let x = start.x - (flow.along[first]! * steps) / 2
  let y = start.y - (flow.down[first]! * steps) / 2
  for (let k = 0; k < steps; k++) {
    const cell = cellAt(flow, x, y)
    const dx = flow.along[cell]!
    const dy = flow.down[cell]!
    const end = Math.min(1, Math.min(k, steps - 1 - k) / half + 0.25)
    stampAcross(map, { x, y, dx, dy, half: half * end }, { height, column, row, levels })
    x += dx
    y += dy
  }
}

const BRISTLES = 9
/** So light and so dark at most, that a ridge goes on top within a byte. */
const MOST = 105
/** Across a stroke, from one side (0) to the other: the bristle at each place, and the paint that piles up at the side away from the light and thins out at the other. */
const PLACES = 64
const BRISTLE = Uint8Array.from({ length: PLACES + 1 }, (_, at) => Math.round((at / PLACES) * 8))
const RIDGE = Int8Array.from({ length: PLACES + 1 }, (_, at) => (at < 9 ? 16 : at > 55 ? -22 : 0))

function stampAcross(
  map: Sheet,
  at: {
    readonly x: number
    readonly y: number
    /** The direction of the brush. */
    readonly dx: number
    readonly dy: number
    readonly half: number
  },
  ink: {
    readonly height: number
    /** Where the brush was dipped. */
    readonly column: number
    readonly row: number
    readonly levels: Int8Array
  },
): void {
  const { ways, relief, width } = map
  const { half, dx, dy } = at
  const { levels, column, row, height } = ink
  const scale = PLACES / 2 / half
  // Half a pixel further, so that cutting off is rounding.
  const [left, top] = [at.x + 0.5, at.y + 0.5]
  for (let v = -half; v <= half; v += 0.7) {
    const across = left - dy * v
    const down = top + dx * v
    if (across < 0 || down < 0 || across >= width || down >= height) continue
    const x = across | 0
    const y = down | 0
    const place = ((v + half) * scale) | 0
    const index = y * width + x
    ways[index] = wayOf(column - x, row - y)
    relief[index] = levels[BRISTLE[place]!]! + RIDGE[place]!
  }
}

import { createRandom, type Random } from '../../../scene/random.ts'
import type { StyleSetup } from '../style.ts'
import { wayOf, type Packed } from './packed.ts'

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
  readonly along: Float32Array
  readonly down: Float32Array
}

function createFlow({ width, height, direction }: StrokeOptions): Flow {
  const columns = Math.ceil(width / GRID) + 1
  const rows = Math.ceil(height / GRID) + 1
  const angles = Float32Array.from({ length: columns * rows }, (_, i) =>
    direction((i % columns) * GRID, Math.floor(i / columns) * GRID),
  )
  return { columns, along: angles.map((a) => Math.cos(a)), down: angles.map((a) => Math.sin(a)) }
}

function cellAt(flow: Flow, x: number, y: number): number {
  const column = Math.max(0, Math.min(flow.columns - 1, Math.round(x / GRID)))
  const row = Math.max(0, Math.min(flow.along.length / flow.columns - 1, Math.round(y / GRID)))
  return row * flow.columns + column
}

/** Covers a sheet with strokes that follow a direction, each in one colour. Slow: made once, used for every frame. */
export function createStrokes(options: StrokeOptions): Packed {
  const { width, height, length, thickness } = options
  const random = createRandom(options.seed)
  // Not as addresses first, to be packed later: at 1080p those took 8 MB for each of four layers.
  const ways = new Int16Array(width * height)
  const map = { ways, from: null, relief: new Int8Array(width * height), width }
  const step = Math.max(2, thickness * 0.8)
  const along = Math.max(2, length * 0.4)
  const starts: { x: number; y: number }[] = []
  for (let y = 0; y < height + step; y += step) {
    for (let x = 0; x < width + along; x += along) {
      starts.push({ x: x + random.between(-along, along), y: y + random.between(-step, step) })
    }
  }
  shuffle(starts, random)
  const flow = createFlow(options)
  for (const start of starts) {
    options.heed()
    layStroke(map, start, { options, random, flow })
  }
  return map
}

/** Each pixel takes its colour from itself. A loop: `Int32Array.from` with a function takes ten times as long. */
export function ownPixels(count: number): Int32Array {
  const from = new Int32Array(count)
  for (let i = 0; i < count; i++) from[i] = i
  return from
}

function shuffle(items: unknown[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.whole(0, i)
    const kept = items[i]
    items[i] = items[j]
    items[j] = kept
  }
}

interface Brush {
  readonly options: StrokeOptions
  readonly random: Random
  readonly flow: Flow
}

function layStroke(
  map: Packed,
  start: { readonly x: number; readonly y: number },
  { options, random, flow }: Brush,
): void {
  const { width, height, thickness } = options
  const column = Math.max(0, Math.min(width - 1, Math.round(start.x)))
  const row = Math.max(0, Math.min(height - 1, Math.round(start.y)))
  const tone = random.between(-1, 1) * options.jitter * 60
  const bristles = Array.from({ length: 9 }, () => random.between(-1, 1) * options.bristle * 42)
  const ink = { width, height, column, row, tone, bristles }
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
    stampAcross(map, { x, y, dx, dy, half: half * end }, ink)
    x += dx
    y += dy
  }
}

function stampAcross(
  map: Packed,
  at: {
    readonly x: number
    readonly y: number
    /** The direction of the brush. */
    readonly dx: number
    readonly dy: number
    readonly half: number
  },
  ink: {
    readonly width: number
    readonly height: number
    /** Where the brush was dipped. */
    readonly column: number
    readonly row: number
    readonly tone: number
    readonly bristles: readonly number[]
  },
): void {
  for (let v = -at.half; v <= at.half; v += 0.7) {
    const x = Math.round(at.x - at.dy * v)
    const y = Math.round(at.y + at.dx * v)
    if (x < 0 || y < 0 || x >= ink.width || y >= ink.height) continue
    const share = v / at.half
    const bristle = ink.bristles[Math.round((share + 1) * 4)] ?? 0
    // Paint piles up at the side away from the light and thins out at the other.
    const ridge = share < -0.72 ? 16 : share > 0.72 ? -22 : 0
    const index = y * ink.width + x
    map.ways[index] = wayOf(ink.column - x, ink.row - y)
    map.relief[index] = Math.max(-127, Math.min(127, ink.tone + bristle + ridge))
  }
}

/** Relief of a pixel that no piece covers. */
export const GAP = -128

/** A piece's own colour, lightened by its relief. */
export function strokeColour(pixel: number, relief: number): number {
  const red = (pixel & 255) + relief
  const green = ((pixel >>> 8) & 255) + relief
  const blue = ((pixel >>> 16) & 255) + relief
  return (
    (0xff000000 |
      ((blue < 0 ? 0 : blue > 255 ? 255 : blue) << 16) |
      ((green < 0 ? 0 : green > 255 ? 255 : green) << 8) |
      (red < 0 ? 0 : red > 255 ? 255 : red)) >>>
    0
  )
}

import { createRandom } from '../../../scene/random.ts'
import type { StrokeMap } from './packed.ts'
import { ownPixels } from './strokes.ts'
import type { StyleSetup } from '../style.ts'

export interface FacetOptions extends StyleSetup {
  /** Of a facet, in pixels. */
  readonly size: number
  readonly jitter: number
  /** How much facets differ in brightness, in levels. */
  readonly tone: number
}

interface Point {
  readonly x: number
  readonly y: number
}

type Triangle = readonly [Point, Point, Point]

/** Covers a sheet with triangles that share their corners, each of one colour. Slow: made once. */
export function createFacets(options: FacetOptions): StrokeMap {
  const { width, height, tone } = options
  const from = ownPixels(width * height)
  const relief = new Int8Array(width * height)
  const random = createRandom(options.seed).fork('tones')
  for (const triangle of triangulate(options)) {
    const [a, b, c] = triangle
    const x = clampTo((a.x + b.x + c.x) / 3, width)
    const y = clampTo((a.y + b.y + c.y) / 3, height)
    const light = Math.round(random.between(-1, 1) * tone)
    fill(triangle, options, (i) => {
      from[i] = y * width + x
      relief[i] = light
    })
  }
  return { from, relief }
}

/** A grid of shaken corners, each square cut along one or the other diagonal. */
export function triangulate({ width, height, size, jitter, seed }: FacetOptions): Triangle[] {
  const random = createRandom(seed).fork('corners')
  const columns = Math.ceil(width / size) + 2
  const rows = Math.ceil(height / size) + 2
  const corners = Array.from({ length: columns * rows }, (_, i): Point => ({
    x: ((i % columns) - 0.5 + random.between(-0.5, 0.5) * jitter) * size,
    y: (Math.floor(i / columns) - 0.5 + random.between(-0.5, 0.5) * jitter) * size,
  }))
  const triangles: Triangle[] = []
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const i = row * columns + column
      const [a, b] = [corners[i]!, corners[i + 1]!]
      const [c, d] = [corners[i + columns]!, corners[i + columns + 1]!]
      if (random.chance(0.5)) triangles.push([a, b, c], [b, d, c])
      else triangles.push([a, b, d], [a, d, c])
    }
  }
  return triangles
}

/** Visits every pixel whose middle lies in a triangle. */
export function fill(
  [a, b, c]: Triangle,
  { width, height }: Pick<StyleSetup, 'width' | 'height'>,
  visit: (index: number, x: number, y: number) => void,
): void {
  const left = clampTo(Math.min(a.x, b.x, c.x) - 1, width)
  const right = clampTo(Math.max(a.x, b.x, c.x) + 1, width)
  const bottom = clampTo(Math.max(a.y, b.y, c.y) + 1, height)
  const turn = side(a, b, c) >= 0 ? 1 : -1
  for (let y = clampTo(Math.min(a.y, b.y, c.y) - 1, height); y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const p = { x, y }
      if (turn * side(a, b, p) >= 0 && turn * side(b, c, p) >= 0 && turn * side(c, a, p) >= 0)
        visit(y * width + x, x, y)
    }
  }
}

function side(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
}

function clampTo(value: number, length: number): number {
  return Math.max(0, Math.min(length - 1, Math.round(value)))
}

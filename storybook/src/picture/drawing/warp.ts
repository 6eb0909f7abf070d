import type { Field } from '../field.ts'
import { CELL, type Mesh } from './mesh.ts'

/** Pixels, one number each (RGBA, little endian). */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint32Array
}

/** A sky that drifts behind the world: seen where the world's own alpha is low. */
export interface Drifting {
  readonly pixels: Pixels
  /** What is added to a place of the world to find its sky, in pixels; both stay inside the sky's own margins. */
  readonly x: number
  readonly y: number
  readonly blocks: Blocks
}

/** For squares of the world: whether all of it is sky, all of it land, or both. */
export interface Blocks {
  readonly columns: number
  readonly data: Uint8Array
}

/** Pixels of a block's side: more than a run of the mesh is long in the finest world. */
export const BLOCK = 16
export const [SKY, LAND, BOTH] = [0, 1, 2] as const

interface Run {
  from: number
  until: number
  x: number
  y: number
  stepX: number
  stepY: number
}

/** Fills the target with the source as a mesh sees it, mixing the four pixels around each place. */
export function warp(
  source: Pixels,
  target: Pixels,
  seen: { mesh: Mesh; sky: Drifting | null },
): void {
  const { columns, nodes } = seen.mesh
  const { width, height } = target
  const [land, to] = [signed(source), signed(target).data]
  const sky = seen.sky && { ...seen.sky, pixels: signed(seen.sky.pixels) }
  const run: Run = { from: 0, until: 0, x: 0, y: 0, stepX: 0, stepY: 0 }
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / CELL)
    const share = (y - row * CELL) / CELL
    const upper = row * columns * 2
    const lower = upper + columns * 2
    for (let left = 0, at = 0; left < width; left += CELL, at += 2) {
      const x0 = nodes[upper + at]! + (nodes[lower + at]! - nodes[upper + at]!) * share
      const y0 = nodes[upper + at + 1]! + (nodes[lower + at + 1]! - nodes[upper + at + 1]!) * share
      const x1 = nodes[upper + at + 2]! + (nodes[lower + at + 2]! - nodes[upper + at + 2]!) * share
      const y1 = nodes[upper + at + 3]! + (nodes[lower + at + 3]! - nodes[upper + at + 3]!) * share
      run.from = y * width + left
      run.until = run.from + Math.min(CELL, width - left)
      // Half a step of the mixing: whole pixels must come out whole.
      run.x = (x0 * 65536 + 128) | 0
      run.y = (y0 * 65536 + 128) | 0
      run.stepX = (((x1 - x0) * 65536) / CELL) | 0
      run.stepY = (((y1 - y0) * 65536) / CELL) | 0
      if (sky) fillWithSky(land, to, { run, sky })
      else fill(land, to, run)
    }
  }
}

/** The same pixels as numbers with a sign: V8 keeps those in registers, larger ones cost an object each. */
interface Signed {
  readonly width: number
  readonly data: Int32Array
}

const signed = ({ width, data }: Pixels): Signed => ({
  width,
  data: new Int32Array(data.buffer, data.byteOffset, data.length),
})

const PAIR = 0xff00ff
const HALF = 0x800080

/**
 * One run of pixels along a straight line of the source, in steps of 1/65536 pixel. Two channels are mixed at once,
 * and written out: calls and small arrays here cost more than the mixing (8 ns a pixel).
 */
function fill({ data, width }: Signed, target: Int32Array, run: Run): void {
  const until = run.until
  const stepX = run.stepX
  const stepY = run.stepY
  let x = run.x
  let y = run.y
  for (let to = run.from; to < until; to++, x += stepX, y += stepY) {
    const from = (y >> 16) * width + (x >> 16)
    const fx = (x >> 8) & 255
    const fy = (y >> 8) & 255
    const c00 = data[from]!
    const c10 = data[from + 1]!
    const c01 = data[from + width]!
    const c11 = data[from + width + 1]!
    const w11 = (fx * fy) >> 8
    const w10 = fx - w11
    const w01 = fy - w11
    const w00 = 256 - fx - w01
    const upper = (Math.imul(c00 & PAIR, w00) + Math.imul(c10 & PAIR, w10)) | 0
    const lower = (Math.imul(c01 & PAIR, w01) + Math.imul(c11 & PAIR, w11)) | 0
    const above = (Math.imul((c00 >>> 8) & PAIR, w00) + Math.imul((c10 >>> 8) & PAIR, w10)) | 0
    const below = (Math.imul((c01 >>> 8) & PAIR, w01) + Math.imul((c11 >>> 8) & PAIR, w11)) | 0
    const low = (((upper + lower) | 0) + HALF) | 0
    const high = (((above + below) | 0) + HALF) | 0
    target[to] = ((low >>> 8) & PAIR) | (high & 0xff00ff00)
  }
}

interface SignedSky {
  readonly pixels: Signed
  readonly x: number
  readonly y: number
  readonly blocks: Blocks
}

/** A run that may be land, sky, or both: most are one of them. */
function fillWithSky(
  land: Signed,
  target: Int32Array,
  { run, sky }: { readonly run: Run; readonly sky: SignedSky },
): void {
  const { x, y, stepX, stepY, from, until } = run
  const length = until - from
  const { columns, data } = sky.blocks
  const first = (y >> 20) * columns + (x >> 20)
  const last = ((y + stepY * length) >> 20) * columns + ((x + stepX * length) >> 20)
  const kind = data[first] === data[last] ? data[first] : BOTH
  if (kind !== SKY) fill(land, target, run)
  if (kind === LAND) {
    for (let to = from; to < until; to++) target[to]! |= 0xff000000
    return
  }
  run.x = (x + sky.x * 65536) | 0
  run.y = (y + sky.y * 65536) | 0
  if (kind === SKY) fill(sky.pixels, target, run)
  else {
    run.from = 0
    run.until = length
    fill(sky.pixels, SPARE, run)
    for (let i = 0; i < length; i++) {
      const near = target[from + i]!
      const solid = near >>> 24
      target[from + i] = mixPixels(near, SPARE[i]!, solid + (solid >> 7))
    }
  }
}

/** Room for the sky of one run; always written before it is read. */
const SPARE = new Int32Array(CELL)

/** The pixel at a place, in pixels from the first, mixed from the four around it. */
export function pixelAt({ data, width }: Pixels, x: number, y: number): number {
  const column = x | 0
  const row = y | 0
  const from = row * width + column
  const fx = ((x - column) * 256) | 0
  const upper = mixPixels(data[from + 1]!, data[from]!, fx)
  const lower = mixPixels(data[from + width + 1]!, data[from + width]!, fx)
  return mixPixels(lower, upper, ((y - row) * 256) | 0)
}

/** Two pixels mixed, without their alpha; 256 is all of the first. */
export function mixPixels(first: number, second: number, share: number): number {
  const rest = 256 - share
  const low = Math.imul(first & PAIR, share) + Math.imul(second & PAIR, rest)
  const high = Math.imul((first >>> 8) & 255, share) + Math.imul((second >>> 8) & 255, rest)
  return 0xff000000 | (((low + HALF) >>> 8) & PAIR) | ((high + 128) & 0xff00)
}

/** Fields of red, green and blue, 0…1, as pixels. */
export function packTones(tones: readonly Field[]): Pixels {
  const [red, green, azure] = tones.map(({ data }) => data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const { width, height } = tones[0]!
  const data = new Uint32Array(width * height)
  for (let at = 0; at < data.length; at++) {
    const tone = ((azure[at]! * 255) << 16) | ((green[at]! * 255) << 8) | (red[at]! * 255)
    data[at] = (0xff000000 | tone) >>> 0
  }
  return { width, height, data }
}

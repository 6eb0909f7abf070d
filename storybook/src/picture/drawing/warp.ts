import { ImageData } from '@napi-rs/canvas'
import { wasm } from '../../paint/simd/wasm.ts'
import type { Pixels } from '../pixels.ts'
import { bindWarp, CELL, type Cells, type Source } from './warp-kernels.ts'

/** For squares of the world: whether all of it is sky, all of it land, or both. */
export interface Blocks {
  readonly columns: number
  readonly data: Uint8Array
}

/** Pixels of a block's side: more than a square of the mesh is wide in the finest world. */
export const BLOCK = 16
export const [SKY, LAND, BOTH] = [0, 1, 2] as const

/** A sheet of sky behind the world: seen where the world's own alpha is low. */
export interface Behind {
  readonly pixels: Pixels
  readonly blocks: Blocks
}

/** For nodes all over the frame: which pixel of the world is seen there, as x and y in turn, in steps of 1/65536. */
export interface Mesh {
  readonly columns: number
  readonly rows: number
  readonly nodes: Int32Array
}

/** A world laid out to be warped: its pixels lie in the kernels' memory, once for all shots. */
export interface Warp {
  readonly mesh: Mesh
  /** The frame as the last call left it, and a little more at its right and lower ends. */
  readonly image: ImageData
  /** Fills the image with what the mesh points at; `shift` is what is added to a place to find its sky, in pixels. */
  draw(shift: Shift | null): void
}

export interface Shift {
  readonly x: number
  readonly y: number
}

/** The outermost pixels are repeated so far: squares of the mesh end beyond the frame, and mixing reaches a pixel on. */
export const PAD = 16
const PAGE = 65_536

export function openWarp(
  world: Pixels,
  behind: Behind | null,
  frame: { readonly width: number; readonly height: number },
): Warp {
  const columns = Math.ceil(frame.width / CELL)
  const rows = Math.ceil(frame.height / CELL)
  const [width, height] = [columns * CELL, rows * CELL]
  const layout = layOut([
    sheetBytes(world),
    behind ? sheetBytes(behind.pixels) : 0,
    (columns + 1) * (rows + 1) * 8,
    width * height * 4,
  ])
  const pages = Math.ceil((layout.end + 64) / PAGE)
  const memory = new wasm.Memory({ initial: pages, maximum: pages })
  const { buffer } = memory
  const [landAt, skyAt, nodesAt, imageAt] = layout.starts as [number, number, number, number]
  const land = laidInto(buffer, landAt, world)
  const sky = behind && { ...laidInto(buffer, skyAt, behind.pixels), blocks: behind.blocks }
  const nodes = new Int32Array(buffer, nodesAt, (columns + 1) * (rows + 1) * 2)
  const bytes = new Uint8ClampedArray(buffer, imageAt, width * height * 4)
  const kernels = bindWarp(memory)
  const cells = (row: number, from: number, to: number): Omit<Cells, 'sheet'> => {
    const upper = nodesAt + (row * (columns + 1) + from) * 8
    const target = imageAt + (row * width + from) * CELL * 4
    const lower = upper + (columns + 1) * 8
    return { upper, lower, target, pitch: width * 4, count: to - from }
  }
  return {
    mesh: { columns: columns + 1, rows: rows + 1, nodes },
    image: new ImageData(bytes, width, height),
    draw(shift) {
      const back = sky && shift && { ...sky, x: toSteps(shift.x), y: toSteps(shift.y) }
      for (let row = 0; row < rows; row++) {
        if (!back) {
          kernels.one({ sheet: land, ...cells(row, 0, columns) })
          continue
        }
        const squares = { nodes, blocks: back.blocks, nodeColumns: columns + 1, row }
        for (let from = 0, to = 0; from < columns; from = to) {
          const kind = kindOf(squares, from)
          for (to = from + 1; to < columns && kindOf(squares, to) === kind;) to++
          if (kind === BOTH) kernels.two({ sheet: land, ...cells(row, from, to) }, back)
          else kernels.one({ sheet: kind === SKY ? back : land, ...cells(row, from, to) })
        }
      }
    },
  }
}

function toSteps(pixels: number): number {
  return Math.round(pixels * 65536)
}

function sheetBytes({ width, height }: Pixels): number {
  return (width + 2 * PAD) * (height + 2 * PAD) * 4
}

function layOut(sizes: readonly number[]): {
  readonly starts: readonly number[]
  readonly end: number
} {
  let end = 64
  const starts = sizes.map((size) => {
    const start = end
    end = Math.ceil((start + size + 64) / 16) * 16
    return start
  })
  return { starts, end }
}

/** Copies pixels with their outermost ones repeated all around. */
function laidInto(buffer: ArrayBuffer, start: number, { width, height, data }: Pixels): Source {
  const stride = width + 2 * PAD
  const sheet = new Uint32Array(buffer, start, stride * (height + 2 * PAD))
  for (let y = 0; y < height + 2 * PAD; y++) {
    const row = Math.min(height - 1, Math.max(0, y - PAD)) * width
    const at = y * stride
    sheet.set(data.subarray(row, row + width), at + PAD)
    sheet.fill(data[row]!, at, at + PAD)
    sheet.fill(data[row + width - 1]!, at + PAD + width, at + stride)
  }
  return { origin: start + (PAD * stride + PAD) * 4, stride, x: 0, y: 0 }
}

interface Squares {
  readonly nodes: Int32Array
  readonly blocks: Blocks
  readonly nodeColumns: number
  readonly row: number
}

/** What a square of the frame shows: what all its corners do, or else both. */
function kindOf({ nodes, blocks, nodeColumns, row }: Squares, column: number): number {
  const upper = (row * nodeColumns + column) * 2
  const lower = upper + nodeColumns * 2
  const blockRows = blocks.data.length / blocks.columns
  const kindAt = (node: number): number | undefined => {
    const x = blockAt(nodes[node]!, blocks.columns)
    return blocks.data[blockAt(nodes[node + 1]!, blockRows) * blocks.columns + x]
  }
  const kind = kindAt(upper)
  const isEven = kind === kindAt(upper + 2) && kind === kindAt(lower) && kind === kindAt(lower + 2)
  return isEven ? (kind ?? BOTH) : BOTH
}

/** The block of a place in steps; beyond the world it is the last one. */
function blockAt(steps: number, blocks: number): number {
  return Math.min(blocks - 1, Math.max(0, steps) >> 20)
}

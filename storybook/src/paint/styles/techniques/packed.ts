import type { StyleSetup } from '../style.ts'

/** A layer of pieces, such as strokes: where each pixel takes its colour from, and how light its relief makes it. */
export interface StrokeMap {
  readonly from: Int32Array
  readonly relief: Int8Array
}

/** A layer in the store, in three bytes a pixel instead of five where colours are near. */
export interface Packed {
  /** The address of how far away each pixel's colour is: columns in the lower byte, rows in the upper one. */
  readonly ways: number
  readonly relief: number
  /** Too far for a byte: ways are numbers of pixels, four bytes each. */
  readonly isFar: boolean
}

/** A layer that is being filled, before anything else is taken from the store. */
export interface Sheet {
  readonly ways: Int16Array
  readonly relief: Int8Array
  readonly width: number
}

/** Columns or rows that a byte can say. */
export const FURTHEST = 127

/** So many columns and rows away, at most as far as a byte goes. */
export function wayOf(across: number, down: number): number {
  const columns = Math.max(-FURTHEST, Math.min(FURTHEST, across))
  const rows = Math.max(-FURTHEST, Math.min(FURTHEST, down))
  return (rows << 8) | (columns & 255)
}

export function openSheet({ width, height, store }: StyleSetup): Sheet {
  const count = width * height
  const [ways, relief] = [store.take(count * 2), store.take(count)]
  const { buffer } = store.bytes()
  return {
    ways: new Int16Array(buffer, ways, count),
    relief: new Int8Array(buffer, relief, count),
    width,
  }
}

/** What was filled. */
export function closeSheet({ ways, relief }: Sheet): Packed {
  return { ways: ways.byteOffset, relief: relief.byteOffset, isFar: false }
}

/** A copy in the store. */
export function packed({ from, relief }: StrokeMap, { store, width }: StyleSetup): Packed {
  const near = shortWays(from, width)
  return {
    ways: store.keep(near ?? from.map((pixel, i) => pixel - i)),
    relief: store.keep(relief),
    isFar: near === undefined,
  }
}

function shortWays(from: Int32Array, width: number): Int16Array | undefined {
  const ways = new Int16Array(from.length)
  for (let i = 0, x = 0, y = 0; i < from.length; i++) {
    const row = Math.floor(from[i]! / width)
    const [across, down] = [from[i]! - row * width - x, row - y]
    if (Math.abs(across) > FURTHEST || Math.abs(down) > FURTHEST) return undefined
    ways[i] = wayOf(across, down)
    if (++x === width) {
      x = 0
      y++
    }
  }
  return ways
}

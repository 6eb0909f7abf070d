import type { FrameSize } from './h264.ts'

/** The mean of sixteen of the pixels under each pixel of the tile. Without an object for each of them: 1.5 instead of 1.9 to 3.8 ms. */
export function shrink(pixels: Uint8Array, size: FrameSize, tile: FrameSize): Uint8Array {
  const small = new Uint8Array(tile.width * tile.height * 4).fill(255)
  const columns = cut(size.width, tile.width)
  const sums = new Uint32Array(tile.width * 3)
  for (const [y, rows] of cut(size.height, tile.height).entries()) {
    sums.fill(0)
    for (let row = rows.from; row < rows.until; row += rows.step) {
      addRow(sums, pixels, { columns, start: row * size.width })
    }
    for (const [x, column] of columns.entries()) {
      const count = rows.count * column.count
      const to = (y * tile.width + x) * 4
      small[to] = sums[x * 3]! / count
      small[to + 1] = sums[x * 3 + 1]! / count
      small[to + 2] = sums[x * 3 + 2]! / count
    }
  }
  return small
}

/** Rows or columns of a picture that become one of a tile: every `step`-th of them is looked at. */
interface Span {
  readonly from: number
  readonly until: number
  readonly step: number
  readonly count: number
}

function cut(length: number, parts: number): Span[] {
  return Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * length) / parts)
    const until = Math.max(from + 1, Math.floor(((part + 1) * length) / parts))
    const step = Math.ceil((until - from) / 4)
    return { from, until, step, count: Math.ceil((until - from) / step) }
  })
}

function addRow(
  sums: Uint32Array,
  pixels: Uint8Array,
  { columns, start }: { readonly columns: readonly Span[]; readonly start: number },
): void {
  let to = 0
  for (const { from, until, step } of columns) {
    for (let column = from; column < until; column += step) {
      const at = (start + column) * 4
      sums[to]! += pixels[at]!
      sums[to + 1]! += pixels[at + 1]!
      sums[to + 2]! += pixels[at + 2]!
    }
    to += 3
  }
}

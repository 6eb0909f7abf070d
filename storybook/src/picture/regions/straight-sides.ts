import type { Patch } from './patches.ts'

/** Measured, of both sides together: towers, candles and sofas 1.08 and more, people and pets at most 1.02. */
const LEAST_STRAIGHT = 1.05
/** Shorter outlines are straight by chance. */
const LEAST_ROWS = 48
/** How far from its line a straight side may stray, in shares of its length, and in pixels. */
const MOST_ASTRAY = { share: 0.005, pixels: 0.75 } as const

/** Whether the sides of a thing are as straight as only those of built things are. */
export function hasStraightSides(
  { pixels, top, bottom }: Patch,
  width: number,
  least = LEAST_ROWS,
): boolean {
  const rows = bottom - top + 1
  if (rows < least) return false
  const left = new Float64Array(rows).fill(width)
  const right = new Float64Array(rows).fill(-1)
  for (const at of pixels) {
    const x = at % width
    const row = (at - x) / width - top
    left[row] = Math.min(left[row]!, x)
    right[row] = Math.max(right[row]!, x)
  }
  return straightShare(left) + straightShare(right) > LEAST_STRAIGHT
}

/** How much of a side lies on straight lines as long as a quarter of it. */
function straightShare(side: Float64Array): number {
  const long = Math.round(side.length / 4)
  const most = Math.max(MOST_ASTRAY.pixels, MOST_ASTRAY.share * side.length)
  const isStraight = new Uint8Array(side.length)
  for (let from = 0; from + long <= side.length; from++) {
    const isOn = strays(side.subarray(from, from + long)) < most
    if (isOn) isStraight.fill(1, from, from + long)
  }
  return isStraight.reduce((sum, value) => sum + value, 0) / side.length
}

/** How far a side is from its best line where it is furthest. */
function strays(side: Float64Array): number {
  const middle = (side.length - 1) / 2
  const mean = side.reduce((sum, x) => sum + x, 0) / side.length
  const spread = side.reduce((sum, _, row) => sum + (row - middle) ** 2, 0)
  const slope = side.reduce((sum, x, row) => sum + (row - middle) * (x - mean), 0) / spread
  return side.reduce((most, x, row) => {
    return Math.max(most, Math.abs(x - mean - slope * (row - middle)))
  }, 0)
}

import type { Field } from './field.ts'

/** Fields of one size, looked up along one row after the other: a third of the work of looking up each place by itself. */
export interface Rows {
  /** Goes to the row at this share of the height. */
  turnTo(v: number): void
  /** Goes to this share of the row. */
  moveTo(u: number): void
  /** What the field of this number has there, mixed from the four places around. */
  value(field: number): number
}

export function createRows(fields: readonly Field[]): Rows {
  const { width, height } = fields[0]!
  const rows = new Float32Array(fields.length * width)
  let [left, right, share] = [0, 0, 0]
  return {
    turnTo(v) {
      const y = Math.min(height - 1, Math.max(0, v * height - 0.5))
      const upper = Math.floor(y) * width
      const lower = Math.min(height - 1, Math.floor(y) + 1) * width
      const part = y - Math.floor(y)
      let at = 0
      for (const { data } of fields) {
        for (let x = 0; x < width; x++, at++) {
          rows[at] = data[upper + x]! + (data[lower + x]! - data[upper + x]!) * part
        }
      }
    },
    moveTo(u) {
      const x = u * width - 0.5
      const kept = x < 0 ? 0 : x > width - 1 ? width - 1 : x
      left = kept | 0
      right = left + 1 < width ? left + 1 : left
      share = kept - left
    },
    value(field) {
      const row = field * width
      return rows[row + left]! + (rows[row + right]! - rows[row + left]!) * share
    },
  }
}

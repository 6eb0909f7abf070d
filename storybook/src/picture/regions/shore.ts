import { mapField, type Field } from '../field.ts'
import type { Look } from '../look.ts'

/** Measured over two rows each way: far shores in haze 0.042 and more, in open skies at most 0.02. */
const LEAST_STEP = 0.035
/** A shore is so much plainer than what changes above it. */
const PLAINER = 4
/** A lake is at least this share of the picture. */
const LEAST_LAKE = 0.02

/** A sky that goes on into a lake of its own colours, parted where a far shore darkens both at once; null without one. */
export function partAtShore(
  sky: Field,
  look: Look,
): { readonly sky: Field; readonly water: Field } | null {
  const { width, height } = sky
  const row = shoreIn(sky, look)
  if (row === null) return null
  const water = mapField(sky, (value, _, y) => (y > row ? value : 0))
  const area = water.data.reduce((sum, value) => sum + value, 0)
  if (area < LEAST_LAKE * width * height) return null
  return { sky: mapField(sky, (value, _, y) => (y <= row ? value : 0)), water }
}

/** The first row at which what seems to be sky grows darker from side to side, all at once. */
function shoreIn(sky: Field, look: Look): number | null {
  const falls = Array.from({ length: sky.height }, (_, y) => fallAt(sky, look, y))
  const row = falls.findIndex((fall, y) => {
    const above = falls.slice(Math.max(0, y - 16), Math.max(1, y - 7)).map(Math.abs)
    const usual = above.reduce((sum, value) => sum + value, 0) / above.length
    return y > sky.height * 0.25 && fall > LEAST_STEP && fall > PLAINER * usual
  })
  return row < 0 ? null : row
}

/** How much darker a row's sky becomes downwards; 0 where little of it is sky. */
function fallAt({ width, height, data }: Field, { bright }: Look, y: number): number {
  if (y < 2 || y >= height - 2) return 0
  let [sum, count] = [0, 0]
  for (let at = y * width; at < (y + 1) * width; at++) {
    const [above, below] = [at - 2 * width, at + 2 * width]
    if (data[above]! < 0.5 || data[below]! < 0.5) continue
    sum += bright.data[above]! - bright.data[below]!
    count++
  }
  return count > width * 0.2 ? sum / count : 0
}

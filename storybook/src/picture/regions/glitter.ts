import type { Field } from '../field.ts'
import type { Look } from '../look.ts'
import { maskOf, patchesOf, type Patch } from './patches.ts'

/** Water beyond a path of light begins as high as that before it, within this share of the height. */
const SAME_HEIGHT = 0.03
/** A path of light is at most so wide, as a share of the picture. */
const MOST_WIDE = 0.45

/** Waters, and between them the path of light that a low sun or a lamp throws on them, which has not their colour. */
export function withGlitter(waters: readonly Patch[], score: Field, look: Look): Field {
  const [first] = waters
  const beyond = patchesOf(score, 0.5).filter(
    ({ top }) => first && Math.abs(top - first.top) <= SAME_HEIGHT * look.height,
  )
  const mask = maskOf(look, [...waters, ...(beyond.length > 1 ? beyond : [])])
  const { width, height, data } = mask
  for (let y = 0; y < height; y++) {
    let last = -1
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] !== 1) continue
      const isGap = last >= 0 && x - last > 1 && x - last < MOST_WIDE * width
      if (isGap && isBrighter({ y, from: last, until: x }, look)) {
        mask.data.fill(1, y * width + last, y * width + x)
      }
      last = x
    }
  }
  return mask
}

interface Gap {
  readonly y: number
  readonly from: number
  readonly until: number
}

/** Whether a gap is brighter than the water at both of its ends. */
function isBrighter({ y, from, until }: Gap, { bright, width }: Look): boolean {
  const row = bright.data.subarray(y * width, (y + 1) * width)
  const mean = (part: Float32Array): number =>
    part.reduce((sum, value) => sum + value, 0) / part.length
  const gap = mean(row.subarray(from + 1, until))
  const left = mean(row.subarray(Math.max(0, from - 8), from + 1))
  const right = mean(row.subarray(until, until + 9))
  return gap > left && gap > right
}

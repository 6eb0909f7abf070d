import { createCanvas } from '@napi-rs/canvas'
import type { Sheet } from '../figure/figure.ts'

/** Where a hat sits on a head: the top of the skull between the ears, as shares of the picture, and the skull's width in heights. */
export interface HeadShape {
  readonly x: number
  readonly y: number
  readonly wide: number
  /** Where the neck ends below, as a share of the width. */
  readonly neck: number
}

const ROUGH = 96
const SOLID = 128
/** How far below the top of the skull it is measured. */
const BELOW = 0.16

/** Measures the skull below the ears: where the middle of the paper begins. */
export function shapeOf({ frame, paint }: Sheet, middle = 0.5): HeadShape {
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const [width, height] = [Math.ceil(wide * ROUGH), Math.ceil(tall * ROUGH)]
  const ctx = createCanvas(width, height).getContext('2d')
  ctx.setTransform(ROUGH, 0, 0, ROUGH, -frame.left * ROUGH, -frame.top * ROUGH)
  paint(ctx, ROUGH)
  const { data } = ctx.getImageData(0, 0, width, height)
  const solid = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] ?? 0) > SOLID
  const centre = Math.floor(width * middle)
  let top = 0
  while (top < height * 0.6 && !solid(centre, top)) top++
  const row = Math.min(height - 1, Math.round(top + height * BELOW))
  let [left, right] = [centre, centre]
  while (left > 0 && solid(left - 1, row)) left--
  while (right < width - 1 && solid(right + 1, row)) right++
  const low = Math.round(height * 0.93)
  const below = Array.from({ length: width }, (_, x) => x).filter((x) => solid(x, low))
  return {
    neck: ((below[0] ?? centre) + (below.at(-1) ?? centre)) / 2 / width,
    x: (left + right) / 2 / width,
    y: top / height,
    wide: (right - left + 1) / height,
  }
}

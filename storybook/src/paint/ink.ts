import { createCanvas, type Canvas } from '@napi-rs/canvas'

/** A part of a picture, in whole pixels. */
export interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where there is anything in rows of pixels (one number each); undefined when all is clear. */
export function findInk(words: Uint32Array, width: number): Patch | undefined {
  let [left, top, right, bottom] = [width, -1, -1, -1]
  for (let row = 0, y = 0; row < words.length; row += width, y++) {
    let first = 0
    while (first < width && words[row + first] === 0) first++
    if (first === width) continue
    let last = width - 1
    while (words[row + last] === 0) last--
    if (top < 0) top = y
    bottom = y
    left = Math.min(left, first)
    right = Math.max(right, last)
  }
  return bottom < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The same for a canvas, which is read as it is. */
export function findInkOn(canvas: Canvas): Patch | undefined {
  const { buffer, byteOffset } = canvas.data()
  return findInk(new Uint32Array(buffer, byteOffset, canvas.width * canvas.height), canvas.width)
}

/** The part of the full size for a part of the reduced one, with room around it. */
export function enlarge(
  { left, top, width, height }: Patch,
  by: { readonly times: number; readonly spare: number },
  within: { readonly width: number; readonly height: number },
): Patch {
  const { times, spare } = by
  const x = Math.max(0, left * times - spare)
  const y = Math.max(0, top * times - spare)
  const right = Math.min(within.width, (left + width) * times + spare)
  const bottom = Math.min(within.height, (top + height) * times + spare)
  return { left: x, top: y, width: right - x, height: bottom - y }
}

const REDUCED = 8
/** Smaller than this a canvas is read faster than reduced. */
const SMALL = 60_000

/**
 * Roughly where a canvas has ink, seen on a small copy of it. Planes are as large as all that the camera may see, and
 * four fifths of them are clear: reading only the rest halves the time that a set takes.
 */
export function findInkRoughly(canvas: Canvas): Patch | undefined {
  const { width, height } = canvas
  if (width * height < SMALL) return { left: 0, top: 0, width, height }
  const small = createCanvas(Math.ceil(width / REDUCED), Math.ceil(height / REDUCED))
  const ctx = small.getContext('2d')
  // With less, single pixels would fall through.
  ctx.imageSmoothingQuality = 'medium'
  ctx.scale(1 / REDUCED, 1 / REDUCED)
  ctx.drawImage(canvas, 0, 0)
  const found = findInkOn(small)
  return found && enlarge(found, { times: REDUCED, spare: REDUCED }, canvas)
}

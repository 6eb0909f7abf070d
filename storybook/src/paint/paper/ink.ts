import type { Canvas } from '@napi-rs/canvas'

/** A part of a picture, in whole pixels. */
export interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What is known of a painted sheet after one look at all of its rows. */
export interface Ink {
  /** Where there is anything. */
  readonly patch: Patch
  readonly cover: Cover
}

/** How opaque every third pixel of every third row is: enough for a shadow, which is soft, and a ninth of the work. */
export interface Cover {
  readonly opacity: Uint8Array
  readonly columns: number
  readonly rows: number
}

export const COARSE = 3

/**
 * Rows that are worked on at once. Whole planes, 14 MB each, would lie about until the next collection, and between
 * them and the next one the allocator would keep as much again.
 */
export const BAND = 64

/**
 * Looks where there is paint on a canvas; undefined when all is clear. Planes are as large as all that the camera may
 * see, and four fifths of them are clear: working only on the rest halves the time that a set takes.
 */
export function findInk(canvas: Canvas): Ink | undefined {
  const { width, height } = canvas
  const ctx = canvas.getContext('2d')
  const columns = Math.ceil(width / COARSE)
  const rows = Math.ceil(height / COARSE)
  const cover = { opacity: new Uint8Array(columns * rows), columns, rows }
  let patch: Patch | undefined
  for (let top = 0; top < height; top += BAND) {
    const { data } = ctx.getImageData(0, top, width, Math.min(BAND, height - top))
    const words = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    const found = patchIn(words, width)
    if (!found) continue
    patch = around(patch, { ...found, top: found.top + top })
    sampleCover(cover, words, { top, width })
  }
  return patch && { patch, cover }
}

function sampleCover(
  { opacity, columns }: Cover,
  words: Uint32Array,
  { top, width }: { readonly top: number; readonly width: number },
): void {
  for (let y = (COARSE - (top % COARSE)) % COARSE; y * width < words.length; y += COARSE) {
    const row = ((top + y) / COARSE) * columns
    for (let x = 0, column = 0; x < width; x += COARSE, column++) {
      opacity[row + column] = words[y * width + x]! >>> 24
    }
  }
}

/** Where there is anything in rows of pixels (one number each). */
function patchIn(words: Uint32Array, width: number): Patch | undefined {
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

function around(all: Patch | undefined, more: Patch): Patch {
  if (!all) return more
  const left = Math.min(all.left, more.left)
  const right = Math.max(all.left + all.width, more.left + more.width)
  return { left, top: all.top, width: right - left, height: more.top + more.height - all.top }
}

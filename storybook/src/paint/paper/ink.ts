import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { empty } from '../../scene/kept-canvas.ts'

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
const BAND = 64

/** Looks where there is paint on a canvas; undefined when all is clear. */
export function findInk(canvas: Canvas): Ink | undefined {
  const patch = patchOf(canvas)
  if (!patch) return undefined
  const ctx = canvas.getContext('2d')
  const columns = Math.ceil(canvas.width / COARSE)
  const rows = Math.ceil(canvas.height / COARSE)
  const cover = { opacity: new Uint8Array(columns * rows), columns, rows }
  const { left, width } = patch
  for (let top = patch.top; top < patch.top + patch.height; top += BAND) {
    const tall = Math.min(BAND, patch.top + patch.height - top)
    const { data } = ctx.getImageData(left, top, width, tall)
    const words = new Uint32Array(data.buffer, data.byteOffset, data.length / 4)
    sampleCover(cover, words, { left, top, width })
  }
  return { patch, cover }
}

function sampleCover(
  { opacity, columns }: Cover,
  words: Uint32Array,
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): void {
  const first = (COARSE - (left % COARSE)) % COARSE
  for (let y = (COARSE - (top % COARSE)) % COARSE; y * width < words.length; y += COARSE) {
    const row = ((top + y) / COARSE) * columns
    for (let x = first, column = (left + first) / COARSE; x < width; x += COARSE, column++) {
      opacity[row + column] = words[y * width + x]! >>> 24
    }
  }
}

/** Each of so many halvings puts the mean of two by two pixels into one. */
const HALVINGS = 3

/**
 * Where there is anything, to eight pixels. Planes are as large as all that the camera may see, and four fifths of them
 * are clear: reading a small copy of them and only the rest as it is saves half of the time that a set takes, and 14 MB
 * of pixels that lie about until the next collection.
 */
function patchOf(canvas: Canvas): Patch | undefined {
  const small = halved(canvas, HALVINGS)
  const { width, height } = small
  const { data } = small.getContext('2d').getImageData(0, 0, width, height)
  empty(small)
  const found = patchIn(new Uint32Array(data.buffer, data.byteOffset, width * height), width)
  if (!found) return undefined
  const cell = 2 ** HALVINGS
  const left = Math.max(0, (found.left - 1) * cell)
  const top = Math.max(0, (found.top - 1) * cell)
  const right = Math.min(canvas.width, (found.left + found.width + 1) * cell)
  const bottom = Math.min(canvas.height, (found.top + found.height + 1) * cell)
  return { left, top, width: right - left, height: bottom - top }
}

function halved(canvas: Canvas, times: number): Canvas {
  const half = createCanvas(Math.ceil(canvas.width / 2), Math.ceil(canvas.height / 2))
  half.getContext('2d').drawImage(canvas, 0, 0, canvas.width / 2, canvas.height / 2)
  if (times === 1) return half
  const small = halved(half, times - 1)
  empty(half)
  return small
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

import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { empty } from '../../scene/kept-canvas.ts'

/** A part of a picture, in whole pixels. */
export interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What is known of a painted sheet after one look at it. */
export interface Ink {
  /** Where there is anything. */
  readonly patch: Patch
  readonly cover: Cover
}

/** How opaque squares of four by four pixels are: enough for a shadow, which is soft, and a sixteenth of the work. */
export interface Cover {
  readonly opacity: Uint8Array
  readonly columns: number
  readonly rows: number
}

/** Two halvings, each of which puts the mean of two by two pixels into one. */
const HALVINGS = 2
export const COARSE = 2 ** HALVINGS

/**
 * Looks where there is paint on a canvas; undefined when all is clear. Planes are as large as all that the camera may see, and
 * four fifths of them are clear: only a small copy of them is read.
 */
export function findInk(canvas: Canvas): Ink | undefined {
  const small = halved(canvas, HALVINGS)
  const { width, height } = small
  const { data } = small.getContext('2d').getImageData(0, 0, width, height)
  empty(small)
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const found = patchIn(words, width)
  if (!found) return undefined
  const opacity = new Uint8Array(words.length)
  // Not `Uint8Array.from`: it takes longer than everything else here.
  for (let i = 0; i < words.length; i++) opacity[i] = words[i]! >>> 24
  return { patch: patchFor(found, canvas), cover: { opacity, columns: width, rows: height } }
}

/** The pixels of squares, and one square more on every side. */
function patchFor(squares: Patch, canvas: Canvas): Patch {
  const left = Math.max(0, (squares.left - 1) * COARSE)
  const top = Math.max(0, (squares.top - 1) * COARSE)
  const right = Math.min(canvas.width, (squares.left + squares.width + 1) * COARSE)
  const bottom = Math.min(canvas.height, (squares.top + squares.height + 1) * COARSE)
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

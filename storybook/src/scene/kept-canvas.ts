import { createCanvas, type Canvas } from '@napi-rs/canvas'

/**
 * Canvases that are kept for a whole film, each with its pixels in memory once. What the allocator's live blocks show:
 * a canvas keeps the picture last drawn on it beside its own pixels until it has been read, drawn on and read again; but
 * drawing on one that was read after several drawings gives it new memory, and the old stays as well.
 */

/** For a canvas on which one picture was drawn and nothing else: lets go of that picture. */
export function releasePicture(canvas: Canvas): void {
  paintNow(canvas)
  drawNothing(canvas)
  paintNow(canvas)
}

/** For a canvas that was filled with `putImageData` and not read since: lets go of those pixels. */
export function releasePixels(canvas: Canvas): void {
  drawNothing(canvas)
  paintNow(canvas)
}

/** A part of a canvas, and where its corner was. */
export interface Trimmed {
  readonly canvas: Canvas
  readonly left: number
  readonly top: number
}

/** A clear pixel around the paint: without it Skia cuts the edges of what it turns hard. */
const MARGIN = 1

/**
 * What is painted on a canvas, on a new one, without the empty margins: those would be blended over the stage in every
 * frame. The old canvas is empty after it.
 */
export function trimmed(canvas: Canvas): Trimmed {
  const { left, top, right, bottom } = inkOf(canvas)
  const corner = { left: left - MARGIN, top: top - MARGIN }
  const copy = createCanvas(
    Math.max(1, right + MARGIN - corner.left),
    Math.max(1, bottom + MARGIN - corner.top),
  )
  copy.getContext('2d').drawImage(canvas, -corner.left, -corner.top)
  releasePicture(copy)
  empty(canvas)
  return { canvas: copy, ...corner }
}

/** Frees the pixels now, not when V8 comes round to it: a few large pictures are most of what a film needs. */
export function empty(canvas: Canvas): void {
  canvas.width = 1
  canvas.height = 1
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** The rows and columns between which there is any paint. */
function inkOf(canvas: Canvas): Edges {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const edges: Edges = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && pixels[row + first] === 0) first++
    if (first === width) continue
    let last = width
    while (pixels[row + last - 1] === 0) last--
    edges.left = Math.min(edges.left, first)
    edges.right = Math.max(edges.right, last)
    edges.top = Math.min(edges.top, y)
    edges.bottom = y + 1
  }
  return edges
}

/** Reading a pixel makes Skia draw now what it had only noted down. */
function paintNow(canvas: Canvas): void {
  canvas.getContext('2d').getImageData(0, 0, 1, 1)
}

/** Outside of the canvas, so that no pixel changes. */
function drawNothing(canvas: Canvas): void {
  const ctx = canvas.getContext('2d')
  ctx.resetTransform()
  ctx.clearRect(-2, -2, 1, 1)
}

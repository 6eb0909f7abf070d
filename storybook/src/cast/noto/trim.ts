import { createCanvas, Image } from '@napi-rs/canvas'
import { CANVAS_SIDE } from './icons.ts'

/** A rectangle in the picture's own 128 × 128 square. */
export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Which pixels of a picture are there, at a scale of 2 pixels per unit. */
export interface Mask {
  readonly side: number
  readonly perUnit: number
  readonly alpha: Uint8Array
  readonly bounds: Bounds
}

const PER_UNIT = 2

/** An SVG body as an image of the size asked for. */
export function svgImage(body: string, side: number): Image {
  const image = new Image()
  image.src = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
      `width="${side}" height="${side}" viewBox="0 0 ${CANVAS_SIDE} ${CANVAS_SIDE}">${body}</svg>`,
  )
  return image
}

/** Rasterises once to find what is drawn and where it ends. */
export function maskOf(body: string): Mask {
  const side = CANVAS_SIDE * PER_UNIT
  const ctx = createCanvas(side, side).getContext('2d')
  ctx.drawImage(svgImage(body, side), 0, 0, side, side)
  const { data } = ctx.getImageData(0, 0, side, side)
  const alpha = new Uint8Array(side * side)
  for (let i = 0; i < alpha.length; i++) alpha[i] = data[i * 4 + 3] ?? 0
  return { side, perUnit: PER_UNIT, alpha, bounds: boundsOf(alpha, side) }
}

/** Below this alpha a pixel is a halo or a soft shadow, not an edge. */
const SEEN = 40

function boundsOf(alpha: Uint8Array, side: number): Bounds {
  let [left, top, right, bottom] = [side, side, -1, -1]
  for (let i = 0; i < alpha.length; i++) {
    if ((alpha[i] ?? 0) < SEEN) continue
    const x = i % side
    const y = (i - x) / side
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  if (right < 0) return { x: 0, y: 0, width: CANVAS_SIDE, height: CANVAS_SIDE }
  return {
    x: left / PER_UNIT,
    y: top / PER_UNIT,
    width: (right - left + 1) / PER_UNIT,
    height: (bottom - top + 1) / PER_UNIT,
  }
}

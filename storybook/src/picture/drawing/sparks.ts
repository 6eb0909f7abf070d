import type { SKRSContext2D } from '@napi-rs/canvas'

/** A lying ellipse of light, in pixels of the frame. */
export interface Spark {
  readonly x: number
  readonly y: number
  /** Half of its width and of its height. */
  readonly long: number
  readonly high: number
  /** Red, green and blue, 0…255. */
  readonly colour: readonly number[]
  /** How much of its colour is added, 0…1. */
  readonly light: number
}

export function drawSparks(ctx: SKRSContext2D, sparks: readonly Spark[]): void {
  ctx.save()
  ctx.globalCompositeOperation = 'lighter'
  for (const { x, y, long, high, colour, light } of sparks) {
    ctx.globalAlpha = light
    ctx.fillStyle = `rgb(${colour.join(', ')})`
    ctx.beginPath()
    ctx.ellipse(x, y, long, high, 0, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The same without a canvas: for a few thousand pixels, a canvas would copy all of them. */
export function addSparks(sparks: readonly Spark[], pixels: Uint8Array, size: Size): void {
  for (const spark of sparks) addSpark(spark, pixels, size)
}

function addSpark(spark: Spark, pixels: Uint8Array, { width, height }: Size): void {
  const { x, y, long, high } = spark
  const last = Math.min(width, Math.ceil(x + long))
  for (let column = Math.max(0, Math.floor(x - long)); column < last; column++) {
    const aside = (column + 0.5 - x) / long
    const half = high * Math.sqrt(Math.max(0, 1 - aside * aside))
    const [upper, lower] = [Math.max(0, y - half), Math.min(height, y + half)]
    for (let row = Math.floor(upper); row < lower; row++) {
      const covered = Math.min(row + 1, lower) - Math.max(row, upper)
      brighten(pixels.subarray((row * width + column) * 4), spark, covered)
    }
  }
}

function brighten(pixel: Uint8Array, { colour, light }: Spark, covered: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const sum = pixel[channel]! + colour[channel]! * light * covered
    pixel[channel] = Math.min(255, Math.round(sum))
  }
}

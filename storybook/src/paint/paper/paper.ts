import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { castShadow, type Cover } from './cast-shadow.ts'
import { toRgb, type Rgb } from './colour.ts'
import { findInkOn } from './ink.ts'
import { lightSheet } from './light-sheet.ts'
import { createSprite, type Sprite } from './sprite.ts'
import type { Finish } from './finish.ts'

/** Gives a painted sprite its light, haze, cut edge, grain and shadow, and trims what is empty. */
export function finishPaper(sprite: Sprite, finish: Finish): Sprite {
  const { unit } = sprite
  const cover = cutOut(sprite.canvas)
  if (!cover) return createSprite({ ...sprite, canvas: createCanvas(1, 1) })
  lightSheet(cover.data, { ...cover, unit }, finish)
  const reach = finish.shadow > 0 ? 0.22 * unit : 0
  const spare = Math.ceil(reach + finish.soft * 2) + 1
  const width = cover.width + 2 * spare
  const height = cover.height + 2 * spare
  const laid = layOnShadow(cover, { width, height, spare, unit }, finish)
  const result = createCanvas(width, height)
  const ctx = result.getContext('2d')
  ctx.putImageData(new ImageData(laid, width, height), 0, 0)
  const left = sprite.left + (cover.left - spare) / unit
  const top = sprite.top + (cover.top - spare) / unit
  if (finish.glow) {
    ctx.setTransform(unit, 0, 0, unit, -left * unit, -top * unit)
    finish.glow(ctx)
  }
  const canvas = finish.soft > 0.4 ? blurred(result, finish.soft) : result
  forgetDrawing(canvas)
  return createSprite({ canvas, unit, left, top })
}

/**
 * A canvas keeps what was last drawn on it beside its pixels, here a picture of the same size. Drawing once more on what
 * is painted already, a clear corner, makes it let go of that: half of a set's memory.
 */
function forgetDrawing(canvas: Canvas): void {
  const ctx = canvas.getContext('2d')
  ctx.resetTransform()
  ctx.getImageData(0, 0, 1, 1)
  ctx.clearRect(0, 0, 1, 1)
  ctx.getImageData(0, 0, 1, 1)
}

interface CutOut extends Cover {
  readonly data: Uint8ClampedArray
  readonly left: number
  readonly top: number
}

/** What there is of paper on a canvas, which is emptied; undefined when there is none. */
function cutOut(canvas: Canvas): CutOut | undefined {
  const ink = findInkOn(canvas)
  if (!ink) return undefined
  const { left, top, width, height } = ink
  const { data } = canvas.getContext('2d').getImageData(left, top, width, height)
  // Its memory goes now, not when V8 comes round to it.
  canvas.width = 1
  canvas.height = 1
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  return { ...ink, data, pixels }
}

function blurred(canvas: Canvas, radius: number): Canvas {
  const result = createCanvas(canvas.width, canvas.height)
  const ctx = result.getContext('2d')
  ctx.filter = `blur(${radius}px)`
  ctx.drawImage(canvas, 0, 0)
  return result
}

/** The lit paper over its own shadow. In plain arrays: Skia's drop shadow kept four times the sheet's memory. */
function layOnShadow(
  cover: Cover,
  sheet: {
    readonly width: number
    readonly height: number
    readonly spare: number
    readonly unit: number
  },
  { light, haze, shadow }: Finish,
): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, spare, unit } = sheet
  const { pixels } = cover
  const out = new Uint32Array(width * height)
  const strength = light.shadowAmount * shadow * (1 - haze * 0.8)
  const room = Math.ceil(0.22 * unit) + 1
  const dark = strength > 0.01 ? castShadow(cover, { blur: 0.15 * unit, spare: room }) : undefined
  const shiftX = -light.from * 0.06 * unit
  const shiftY = 0.05 * unit
  const ink = toRgb(light.shadow)
  for (let y = 0, to = 0; y < height; y++) {
    const row = y - spare
    const inside = row >= 0 && row < cover.height
    for (let x = 0; x < width; x++, to++) {
      const column = x - spare
      const at = inside && column >= 0 && column < cover.width ? row * cover.width + column : -1
      const pixel = at < 0 ? 0 : pixels[at]!
      if (pixel >= 0xff000000 || !dark) out[to] = pixel
      else out[to] = under(pixel, dark(column - shiftX, row - shiftY) * strength, ink)
    }
  }
  return new Uint8ClampedArray(out.buffer)
}

/** A half-clear pixel with so much shadow (0…255) under it. */
function under(pixel: number, shadow: number, ink: Rgb): number {
  const alpha = pixel >>> 24
  const below = shadow * (1 - alpha / 255)
  const total = alpha + below
  if (total < 0.5) return 0
  const red = ((pixel & 255) * alpha + ink[0] * below) / total
  const green = (((pixel >>> 8) & 255) * alpha + ink[1] * below) / total
  const blue = (((pixel >>> 16) & 255) * alpha + ink[2] * below) / total
  return ((Math.round(total) << 24) | (blue << 16) | (green << 8) | red) >>> 0
}

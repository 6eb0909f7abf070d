import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Light } from '../scene/light.ts'
import { castShadow, type Cover } from './cast-shadow.ts'
import { toRgb, type Rgb } from './colour.ts'
import { lightSheet, type Bounds } from './light-sheet.ts'
import { createSprite, type Sprite } from './sprite.ts'

/** How plain paint becomes lit, thick paper in its place on the stage. */
export interface Finish {
  readonly light: Light
  /** 0…1: how far it has faded into the haze. */
  readonly haze: number
  /** 0: none; 1: the soft shadow that a card throws on the card behind it. */
  readonly shadow: number
  /** 0: flat; 1: a lit and a shaded cut edge. */
  readonly edge: number
  /** Pixels of blur, for what stands too near to be sharp. */
  readonly soft: number
  /** 0…1: how much of the stage's tint it takes. Lamps and the sun take none. */
  readonly tint: number
  /** Drawn over the finished sheet, in its own light: lamps, lit windows. */
  readonly glow?: ((ctx: SKRSContext2D) => void) | undefined
}

/** Gives a painted sprite its light, haze, cut edge, grain and shadow, and trims what is empty. */
export function finishPaper(sprite: Sprite, finish: Finish): Sprite {
  const { width, height } = sprite.canvas
  const plain = sprite.canvas.getContext('2d').getImageData(0, 0, width, height)
  const pixels = new Uint32Array(plain.data.buffer, plain.data.byteOffset, width * height)
  const cover = { width, height, alpha: alphaOf(pixels) }
  const bounds = boundsOf(cover)
  if (!bounds) return createSprite({ ...sprite, canvas: createCanvas(1, 1) })
  lightSheet(plain.data, { ...cover, bounds, unit: sprite.unit }, finish)
  const reach = finish.shadow > 0 ? 0.22 * sprite.unit : 0
  const spare = Math.ceil(reach + finish.soft * 2) + 1
  const sheet = {
    left: bounds.left - spare,
    top: bounds.top - spare,
    width: bounds.right - bounds.left + 1 + 2 * spare,
    height: bounds.bottom - bounds.top + 1 + 2 * spare,
  }
  const laid = layOnShadow({ pixels, cover, sheet, unit: sprite.unit }, finish)
  const result = createCanvas(sheet.width, sheet.height)
  const ctx = result.getContext('2d')
  ctx.putImageData(new ImageData(laid, sheet.width, sheet.height), 0, 0)
  const left = sprite.left + sheet.left / sprite.unit
  const top = sprite.top + sheet.top / sprite.unit
  if (finish.glow) {
    ctx.setTransform(sprite.unit, 0, 0, sprite.unit, -left * sprite.unit, -top * sprite.unit)
    finish.glow(ctx)
  }
  const canvas = finish.soft > 0.4 ? blurred(result, finish.soft) : result
  return createSprite({ canvas, unit: sprite.unit, left, top })
}

function alphaOf(pixels: Uint32Array): Uint8Array {
  const alpha = new Uint8Array(pixels.length)
  for (let i = 0; i < alpha.length; i++) alpha[i] = pixels[i]! >>> 24
  return alpha
}

/** Where there is paper; undefined for an empty sheet. */
function boundsOf({ alpha, width, height }: Cover): Bounds | undefined {
  const bounds = { left: width, top: height, right: -1, bottom: -1 }
  for (let y = 0, at = 0; y < height; y++, at += width) {
    let first = 0
    while (first < width && alpha[at + first] === 0) first++
    if (first === width) continue
    let last = width - 1
    while (alpha[at + last] === 0) last--
    bounds.left = Math.min(bounds.left, first)
    bounds.right = Math.max(bounds.right, last)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = y
  }
  return bounds.right < 0 ? undefined : bounds
}

function blurred(canvas: Canvas, radius: number): Canvas {
  const result = createCanvas(canvas.width, canvas.height)
  const ctx = result.getContext('2d')
  ctx.filter = `blur(${radius}px)`
  ctx.drawImage(canvas, 0, 0)
  return result
}

interface Sheet {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The lit paper over its own shadow. In plain arrays: Skia's drop shadow kept four times the sheet's memory. */
function layOnShadow(
  paper: {
    readonly pixels: Uint32Array
    readonly cover: Cover
    readonly sheet: Sheet
    readonly unit: number
  },
  { light, haze, shadow }: Finish,
): Uint8ClampedArray<ArrayBuffer> {
  const { pixels, cover, sheet, unit } = paper
  const out = new Uint32Array(sheet.width * sheet.height)
  const strength = light.shadowAmount * shadow * (1 - haze * 0.8)
  const spare = Math.ceil(0.22 * unit) + 1
  const dark = strength > 0.01 ? castShadow(cover, { blur: 0.15 * unit, spare }) : undefined
  const shiftX = -light.from * 0.06 * unit
  const shiftY = 0.05 * unit
  const ink = toRgb(light.shadow)
  for (let y = 0, to = 0; y < sheet.height; y++) {
    const row = y + sheet.top
    const inside = row >= 0 && row < cover.height
    for (let x = 0; x < sheet.width; x++, to++) {
      const column = x + sheet.left
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

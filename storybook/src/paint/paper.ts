import { createCanvas, ImageData, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Light } from '../scene/light.ts'
import { castShadow, type Cover } from './cast-shadow.ts'
import { toRgb } from './colour.ts'
import { grainAt } from './grain.ts'
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
  const cover = coverOf(plain.data, { width, height })
  const bounds = lightImage(plain.data, { ...cover, unit: sprite.unit }, finish)
  if (!bounds) return createSprite({ ...sprite, canvas: createCanvas(1, 1) })
  const reach = finish.shadow > 0 ? 0.22 * sprite.unit : 0
  const spare = Math.ceil(reach + finish.soft * 2) + 1
  const sheet = {
    left: bounds.left - spare,
    top: bounds.top - spare,
    width: bounds.right - bounds.left + 1 + 2 * spare,
    height: bounds.bottom - bounds.top + 1 + 2 * spare,
  }
  const pixels = layOnShadow({ pixels: plain.data, cover, sheet, unit: sprite.unit }, finish)
  const result = createCanvas(sheet.width, sheet.height)
  const ctx = result.getContext('2d')
  ctx.putImageData(new ImageData(pixels, sheet.width, sheet.height), 0, 0)
  const left = sprite.left + sheet.left / sprite.unit
  const top = sprite.top + sheet.top / sprite.unit
  if (finish.glow) {
    ctx.setTransform(sprite.unit, 0, 0, sprite.unit, -left * sprite.unit, -top * sprite.unit)
    finish.glow(ctx)
  }
  const canvas = finish.soft > 0.4 ? blurred(result, finish.soft) : result
  return createSprite({ canvas, unit: sprite.unit, left, top })
}

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

function coverOf(
  data: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
): Cover {
  const alpha = new Uint8Array(size.width * size.height)
  for (let i = 0, p = 3; i < alpha.length; i++, p += 4) alpha[i] = data[p]!
  return { ...size, alpha }
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
    readonly pixels: Uint8ClampedArray
    readonly cover: Cover
    readonly sheet: Sheet
    readonly unit: number
  },
  { light, haze, shadow }: Finish,
): Uint8ClampedArray<ArrayBuffer> {
  const { pixels, cover, sheet, unit } = paper
  const out = new Uint8ClampedArray(sheet.width * sheet.height * 4)
  const strength = light.shadowAmount * shadow * (1 - haze * 0.8)
  const spare = Math.ceil(0.22 * unit) + 1
  const dark = strength > 0.01 ? castShadow(cover, { blur: 0.15 * unit, spare }) : undefined
  const shiftX = -light.from * 0.06 * unit
  const shiftY = 0.05 * unit
  const [red, green, blue] = toRgb(light.shadow)
  for (let y = 0, to = 0; y < sheet.height; y++) {
    const row = y + sheet.top
    const inside = row >= 0 && row < cover.height
    for (let x = 0; x < sheet.width; x++, to += 4) {
      const column = x + sheet.left
      const at = inside && column >= 0 && column < cover.width ? row * cover.width + column : -1
      const alpha = at < 0 ? 0 : cover.alpha[at]!
      const below =
        alpha === 255 || !dark
          ? 0
          : dark(column - shiftX, row - shiftY) * strength * (1 - alpha / 255)
      const total = alpha + below
      if (total < 0.5) continue
      const from = at * 4
      out[to] = ((at < 0 ? 0 : pixels[from]!) * alpha + red * below) / total
      out[to + 1] = ((at < 0 ? 0 : pixels[from + 1]!) * alpha + green * below) / total
      out[to + 2] = ((at < 0 ? 0 : pixels[from + 2]!) * alpha + blue * below) / total
      out[to + 3] = total
    }
  }
  return out
}

function lightImage(
  data: Uint8ClampedArray,
  size: Cover & { readonly unit: number },
  finish: Finish,
): Bounds | undefined {
  const { width, height, alpha } = size
  const tone = toneOf(finish)
  const step = Math.max(1, Math.round(size.unit * 0.018))
  const side = finish.light.from >= 0 ? step : -step
  const edge = finish.edge * (1 - finish.haze) * 0.22
  // A sky has no edge and no fibres: grain painted coarsely would crawl over it like clouds.
  const grain = finish.edge > 0 ? 0.03 : 0
  const bounds: Bounds = { left: width, top: height, right: -1, bottom: -1 }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const cover = alpha[at]!
      if (cover === 0) continue
      if (x < bounds.left) bounds.left = x
      if (x > bounds.right) bounds.right = x
      if (y < bounds.top) bounds.top = y
      bounds.bottom = y
      const p = at * 4
      let gain = 1 + grainAt(x, y) * grain
      if (edge > 0) gain += edge * relief({ alpha, width, height, at, cover, step, side })
      for (let c = 0; c < 3; c++) {
        data[p + c] = (data[p + c]! * tone.gain[c]! + tone.add[c]!) * gain
      }
    }
  }
  return bounds.right < 0 ? undefined : bounds
}

/** Plus one where the cut faces the light, minus one where it turns away. */
function relief(at: {
  readonly alpha: Uint8Array
  readonly width: number
  readonly height: number
  readonly at: number
  readonly cover: number
  readonly step: number
  readonly side: number
}): number {
  const { alpha, width, step, side, cover } = at
  const up = at.at - step * width + side
  const down = at.at + step * width - side
  const above = up >= 0 ? alpha[up]! : cover
  const below = down < alpha.length ? alpha[down]! : cover
  return (Math.max(0, cover - above) - 0.7 * Math.max(0, cover - below)) / 255
}

/** Tint and haze as one multiplication and one addition per channel. */
function toneOf(finish: Pick<Finish, 'light' | 'haze' | 'tint'>): {
  readonly gain: readonly number[]
  readonly add: readonly number[]
} {
  const { light, haze } = finish
  const tint = toRgb(light.tint)
  const amount = light.tintAmount * finish.tint
  const fog = toRgb(light.haze)
  const gain = tint.map((value) => (1 + (value / 255 - 1) * amount) * (1 - haze))
  return { gain, add: fog.map((value) => value * haze) }
}

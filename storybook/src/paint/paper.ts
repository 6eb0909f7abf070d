import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Light } from '../scene/light.ts'
import { fade, toRgb } from './colour.ts'
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
  const { canvas } = sprite
  const box = lightPixels(canvas, finish, sprite.unit)
  if (box && finish.glow) finish.glow(canvas.getContext('2d'))
  if (!box) return createSprite({ ...sprite, canvas: createCanvas(1, 1) })
  const reach = finish.shadow > 0 ? 0.24 * sprite.unit : 0
  const spare = Math.ceil(reach + finish.soft * 2) + 1
  const result = createCanvas(
    box.right - box.left + 1 + 2 * spare,
    box.bottom - box.top + 1 + 2 * spare,
  )
  const ctx = result.getContext('2d')
  if (finish.shadow > 0) {
    const [red, green, blue] = toRgb(finish.light.shadow)
    const alpha = finish.light.shadowAmount * finish.shadow * (1 - finish.haze * 0.8)
    ctx.shadowColor = `rgba(${red},${green},${blue},${alpha})`
    ctx.shadowBlur = 0.16 * sprite.unit
    ctx.shadowOffsetX = -finish.light.from * 0.06 * sprite.unit
    ctx.shadowOffsetY = 0.05 * sprite.unit
  }
  if (finish.soft > 0.4) ctx.filter = `blur(${finish.soft}px)`
  ctx.drawImage(canvas, spare - box.left, spare - box.top)
  return createSprite({
    canvas: result,
    unit: sprite.unit,
    left: sprite.left + (box.left - spare) / sprite.unit,
    top: sprite.top + (box.top - spare) / sprite.unit,
  })
}

interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** One pass over the pixels; returns where the paper is, or undefined for an empty sheet. */
function lightPixels(canvas: Canvas, finish: Finish, unit: number): Bounds | undefined {
  const { width, height } = canvas
  const ctx = canvas.getContext('2d')
  const image = ctx.getImageData(0, 0, width, height)
  const bounds = lightImage(image.data, { width, height, unit }, finish)
  if (bounds) ctx.putImageData(image, 0, 0)
  return bounds
}

function lightImage(
  data: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number; readonly unit: number },
  finish: Finish,
): Bounds | undefined {
  const { width, height } = size
  const tone = toneOf(finish)
  const step = Math.max(1, Math.round(size.unit * 0.018))
  const side = finish.light.from >= 0 ? step : -step
  const edge = finish.edge * (1 - finish.haze) * 0.22
  // A sky has no edge and no fibres: grain painted coarsely would crawl over it like clouds.
  const grain = finish.edge > 0 ? 0.03 : 0
  const bounds: Bounds = { left: width, top: height, right: -1, bottom: -1 }
  const alpha = new Uint8Array(width * height)
  for (let i = 0, p = 3; i < alpha.length; i++, p += 4) alpha[i] = data[p] ?? 0
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
export function toneOf(finish: Pick<Finish, 'light' | 'haze' | 'tint'>): {
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

/** The colour of the stage's shadow at this strength. */
export function shadowColour(light: Light, strength: number): string {
  return fade(light.shadow, Math.min(1, light.shadowAmount * strength))
}

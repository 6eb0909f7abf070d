import type { Canvas } from '@napi-rs/canvas'
import { step } from './field.ts'
import type { Survey } from './survey.ts'
import type { Pixels } from './pixels.ts'

/**
 * Turns a picture into shapes against the light, in place: what is darker than its mean becomes almost black. Where
 * things stand clear they are the shapes, and all behind them is light.
 */
export function setAgainstLight({ data }: Pixels, { tone, things }: Survey): void {
  const middle = Math.max(0.18, tone)
  const shares = Float32Array.from({ length: 256 }, (_, luma) =>
    things.length > 0 ? 1 : step(middle * 0.85, middle * 1.2, luma / 255),
  )
  const veil = things.length > 0 ? 0.4 : 0
  for (let at = 0; at < data.length; at++) {
    const pixel = data[at]!
    const [red, green, azure] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]
    const share = shares[(red * 77 + green * 150 + azure * 29) >> 8]!
    const lit = (value: number, shade: number): number => {
      const shaped = shade + (value - shade) * share
      return Math.round(shaped + (236 - shaped) * veil)
    }
    const shaped = lit(red, 12) | (lit(green, 10) << 8) | (lit(azure, 18) << 16)
    data[at] = ((pixel & 0xff000000) | shaped) >>> 0
  }
}

/** What stands clear is a shape against the light altogether, however bright it is. */
export function darken(canvas: Canvas): void {
  const ctx = canvas.getContext('2d')
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = 'rgba(12, 10, 18, 0.94)'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  ctx.globalCompositeOperation = 'source-over'
}

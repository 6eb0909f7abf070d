import { step } from './field.ts'
import type { Pixels } from './warp.ts'

/** Turns a picture into shapes against the light, in place: what is darker than its mean becomes almost black. */
export function setAgainstLight({ data }: Pixels, tone: number): void {
  const middle = Math.max(0.18, tone)
  const shares = Float32Array.from({ length: 256 }, (_, luma) =>
    step(middle * 0.85, middle * 1.2, luma / 255),
  )
  for (let at = 0; at < data.length; at++) {
    const pixel = data[at]!
    const [red, green, azure] = [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]
    const share = shares[(red * 77 + green * 150 + azure * 29) >> 8]!
    const lit = (value: number, shade: number): number =>
      Math.round(shade + (value - shade) * share)
    const shaped = lit(red, 12) | (lit(green, 10) << 8) | (lit(azure, 18) << 16)
    data[at] = ((pixel & 0xff000000) | shaped) >>> 0
  }
}

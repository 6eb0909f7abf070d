import type { Cover } from './cast-shadow.ts'
import { toRgb } from './colour.ts'
import { grainAt } from './grain.ts'
import type { Finish } from './finish.ts'

/**
 * Lights a sheet in place: tint and haze, the fibres of the paper, a bright and a dark cut edge. `left` and `top` say
 * which part of a larger sheet it is, so that the fibres go on.
 */
export function lightSheet(
  data: Uint8ClampedArray,
  sheet: Cover & { readonly unit: number; readonly left: number; readonly top: number },
  finish: Finish,
): void {
  const { width, height, pixels, left, top } = sheet
  const tone = toneOf(finish)
  const step = Math.max(1, Math.round(sheet.unit * 0.018))
  const slant = step * width - (finish.light.from >= 0 ? step : -step)
  const edge = (finish.edge * (1 - finish.haze) * 0.22) / 255
  // A sky has no edge and no fibres: grain painted coarsely would crawl over it like clouds.
  const grain = finish.edge > 0 ? 0.03 : 0
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const cover = pixels[at]! >>> 24
      if (cover === 0) continue
      const p = at * 4
      // Plus where the cut faces the light, minus where it turns away.
      const above = at >= slant ? Math.max(0, cover - (pixels[at - slant]! >>> 24)) : 0
      const next = at + slant
      const below = next < pixels.length ? Math.max(0, cover - (pixels[next]! >>> 24)) : 0
      const gain = 1 + grainAt(x + left, y + top) * grain + edge * (above - 0.7 * below)
      data[p] = tone[data[p]!]! * gain
      data[p + 1] = tone[256 + data[p + 1]!]! * gain
      data[p + 2] = tone[512 + data[p + 2]!]! * gain
    }
  }
}

/** What tint and haze make of each level of red, green and blue. */
function toneOf({ light, haze, tint }: Finish): Float32Array {
  const colour = toRgb(light.tint)
  const amount = light.tintAmount * tint
  const fog = toRgb(light.haze)
  const tone = new Float32Array(3 * 256)
  for (let c = 0; c < 3; c++) {
    const gain = (1 + (colour[c]! / 255 - 1) * amount) * (1 - haze)
    for (let value = 0; value < 256; value++) tone[c * 256 + value] = value * gain + fog[c]! * haze
  }
  return tone
}

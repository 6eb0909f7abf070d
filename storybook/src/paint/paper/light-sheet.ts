import { toRgb } from './colour.ts'
import type { Finish } from './finish.ts'
import { grainAt } from './grain.ts'

/** Rows of a sheet, RGBA, one number a pixel. */
export interface Rows {
  readonly pixels: Uint32Array
  readonly width: number
  /** Where the first of them lies on the sheet. */
  readonly left: number
  readonly top: number
}

/** How many rows above and below a row its cut edge looks at. */
export function edgeReach(unit: number): number {
  return Math.max(1, Math.round(unit * 0.018)) + 1
}

/** What a sheet's light is, worked out once for all of its rows. */
export interface Lighting {
  readonly tone: Float32Array
  readonly edge: number
  readonly grain: number
  /** Pixels from one to where the light comes from. */
  readonly slant: number
}

export function createLighting(finish: Finish, sheet: { unit: number; width: number }): Lighting {
  const step = edgeReach(sheet.unit) - 1
  return {
    tone: toneOf(finish),
    edge: (finish.edge * (1 - finish.haze) * 0.22) / 255,
    // A sky has no edge and no fibres: grain painted coarsely would crawl over it like clouds.
    grain: finish.edge > 0 ? 0.03 : 0,
    slant: step * sheet.width - (finish.light.from >= 0 ? step : -step),
  }
}

/**
 * Lights rows in place, from `from` until `until`: tint and haze, the fibres of the paper, a bright and a dark cut
 * edge. The rows around them are only looked at.
 */
export function lightRows(
  { pixels, width, left, top }: Rows,
  { tone, edge, grain, slant }: Lighting,
  { from, until }: { readonly from: number; readonly until: number },
): void {
  for (let y = from, at = from * width; y < until; y++) {
    for (let x = 0; x < width; x++, at++) {
      const pixel = pixels[at]!
      const cover = pixel >>> 24
      if (cover === 0) continue
      // Plus where the cut faces the light, minus where it turns away.
      const above = at >= slant ? cover - (pixels[at - slant]! >>> 24) : 0
      const next = at + slant
      const below = next < pixels.length ? cover - (pixels[next]! >>> 24) : 0
      const cut = (above > 0 ? above : 0) - (below > 0 ? 0.7 * below : 0)
      const gain = 1 + grainAt(x + left, y + top) * grain + edge * cut
      const red = tone[pixel & 255]! * gain + 0.5
      const green = tone[256 + ((pixel >>> 8) & 255)]! * gain + 0.5
      const blue = tone[512 + ((pixel >>> 16) & 255)]! * gain + 0.5
      pixels[at] =
        (pixel & 0xff000000) |
        ((blue > 255 ? 255 : blue) << 16) |
        ((green > 255 ? 255 : green) << 8) |
        (red > 255 ? 255 : red)
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

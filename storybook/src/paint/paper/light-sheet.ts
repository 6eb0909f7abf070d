import { toRgb } from './colour.ts'
import type { Finish } from './finish.ts'
import type { Workbench } from './workbench.ts'

/** Rows of a sheet in the workbench's store, RGBA. */
export interface Rows {
  readonly address: number
  readonly width: number
  readonly height: number
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
  /** Of red, green, blue and alpha: what of it stays, and what is added. */
  readonly tone: Int16Array
  readonly edge: number
  readonly grain: boolean
  /** Pixels from one to where the light comes from. */
  readonly slant: number
}

export function createLighting(finish: Finish, sheet: { unit: number; width: number }): Lighting {
  const step = edgeReach(sheet.unit) - 1
  return {
    tone: toneOf(finish),
    edge: (finish.edge * (1 - finish.haze) * 0.22) / 255,
    // A sky has no edge and no fibres: grain painted coarsely would crawl over it like clouds.
    grain: finish.edge > 0,
    slant: step * sheet.width - (finish.light.from >= 0 ? step : -step),
  }
}

/**
 * Lights rows in place, from `from` until `until`: tint and haze, the fibres of the paper, a bright and a dark cut
 * edge. The rows around them are only looked at.
 */
export function lightRows(
  { store, grain, tone }: Workbench,
  { rows, lighting }: { readonly rows: Rows; readonly lighting: Lighting },
  { from, until }: { readonly from: number; readonly until: number },
): void {
  const { address, width, height, left, top } = rows
  const { slant } = lighting
  store.bytes().set(new Uint8Array(lighting.tone.buffer), tone)
  const edge = Math.round(lighting.edge * 2 ** 18)
  const shade = Math.round(lighting.edge * 0.7 * 2 ** 18)
  for (let y = from; y < until; y++) {
    const at = y * width
    const row = address + at * 4
    const toward = at >= slant ? row - slant * 4 : row
    const away = at + width + slant <= width * height ? row + slant * 4 : row
    const fibres = grain(lighting.grain ? top + y : undefined)
    store.kernels.lightPaper(row, toward, away, fibres, left, tone, edge, shade, width)
  }
}

/** What tint and haze make of red, green and blue; alpha stays. */
function toneOf({ light, haze, tint }: Finish): Int16Array {
  const colour = toRgb(light.tint)
  const amount = light.tintAmount * tint
  const fog = toRgb(light.haze)
  const gains = colour.map((level) => (1 + (level / 255 - 1) * amount) * (1 - haze))
  const two = (values: readonly number[]): number[] => [...values, 0, ...values, 0]
  return Int16Array.from([
    ...two(gains.map((gain) => Math.min(32_767, Math.round(gain * 2 ** 15)))),
    ...two(fog.map((level) => Math.round(level * haze * 2 ** 7))),
  ])
}

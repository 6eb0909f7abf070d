import { contrast, createColourTable, saturate, type ColourRule } from './colour-table.ts'
import { glowing } from './glowing.ts'
import type { Style } from '../style.ts'

interface TintedOptions {
  readonly colour: ColourRule
  readonly glow: number
  readonly corners: number
}

/** A world of its own palette: the stage brings its things, this its colours, glow and quiet corners. */
function tinted({ colour, glow, corners }: TintedOptions): Style {
  return glowing({
    glow: { strength: glow, reach: 0.04 },
    table: () => createColourTable(colour),
    corners,
  })
}

/** Pink, lilac and turquoise, as remembered from a screen in 1989. */
export const vaporwave = tinted({
  glow: 0.42,
  corners: 0.3,
  colour: (r, g, b) => {
    const light = (0.21 * r + 0.72 * g + 0.07 * b) / 255
    const [red, green, blue] = saturate(contrast([r, g, b], 1.08, 120), 1.2) as [
      number,
      number,
      number,
    ]
    const dream = [92 + 170 * light, 44 + 178 * light ** 1.5, 138 + 116 * light]
    return [red, green, blue].map((value, i) => value * 0.56 + dream[i]! * 0.44)
  },
})

/** Brass, steam and lamp light. */
export const steampunk = tinted({
  glow: 0.3,
  corners: 0.62,
  colour: (r, g, b) => {
    const even = (0.3 * r + 0.6 * g + 0.1 * b) / 255
    const light = Math.max(0, Math.min(1, (even - 0.5) * 1.3 + 0.5))
    const brass = [34 + 222 * light, 20 + 186 * light ** 1.12, 10 + 128 * light ** 1.35]
    return saturate(contrast([r, g, b], 1.24, 118), 0.9).map(
      (value, i) => value * 0.42 + brass[i]! * 0.58,
    )
  },
})

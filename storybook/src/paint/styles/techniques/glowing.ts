import type { ColourTable } from './colour-table.ts'
import { createGlow, lit, type Glow, type GlowOptions } from './glow.ts'
import type { Plate, Style, StyleSetup } from '../style.ts'

interface GlowingOptions {
  readonly glow: GlowOptions
  readonly table: () => ColourTable
  /** Darkens the stage before the light is added. */
  readonly veil?: (setup: StyleSetup) => Uint8Array
}

/** A graded picture whose lights bloom. */
export function glowing({ glow, table, veil }: GlowingOptions): Style {
  return {
    hold: 1,
    open(setup) {
      const grade = table()
      const spill = createGlow(setup, glow)
      return {
        ...(veil ? { veil: veil(setup) } : {}),
        develop: (plate) => shine(plate, spill(plate.source), grade),
      }
    },
  }
}

function shine({ source, target, width, height }: Plate, glow: Glow, table: ColourTable): void {
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y >> 2) * glow.width
    for (let x = 0; x < width; x++, i++) {
      const p = lit(source[i]!, glow.light[row + (x >> 2)]!)
      target[i] = table[((p & 0xfc) << 10) | (((p >>> 10) & 63) << 6) | ((p >>> 18) & 63)]!
    }
  }
}

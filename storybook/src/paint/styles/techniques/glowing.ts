import type { ColourTable } from './colour-table.ts'
import { createGlow, type GlowOptions } from './glow.ts'
import { createLitGrade } from './grading.ts'
import type { Style, StyleSetup } from '../style.ts'

interface GlowingOptions {
  readonly glow: GlowOptions
  readonly table: () => ColourTable
  /** Darkens the stage before the light is added. */
  readonly veil?: (setup: StyleSetup) => number
}

/** A graded picture whose lights bloom. */
export function glowing({ glow, table, veil }: GlowingOptions): Style {
  return {
    hold: 1,
    open(setup) {
      const grade = createLitGrade(setup, table())
      const spill = createGlow(setup, glow)
      return {
        ...(veil ? { veil: veil(setup) } : {}),
        inPlace: true,
        develop: (plate) => grade(plate, spill(plate.source)),
      }
    },
  }
}

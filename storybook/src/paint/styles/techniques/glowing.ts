import type { ColourTable } from './colour-table.ts'
import { createCorners } from './corners.ts'
import { createGlow, type GlowOptions } from './glow.ts'
import { createLitGrade } from './grading.ts'
import type { Style } from '../style.ts'

interface GlowingOptions {
  readonly glow: GlowOptions
  readonly table: () => ColourTable
  /** How dark the corners are before the light is added, 0…1. */
  readonly corners?: number
}

/** A graded picture whose lights bloom. */
export function glowing({ glow, table, corners = 0 }: GlowingOptions): Style {
  return {
    hold: 1,
    open(setup) {
      const grade = createLitGrade(setup, table())
      const spill = createGlow(setup, glow)
      const dim = corners > 0 ? createCorners(setup, corners) : undefined
      return {
        inPlace: true,
        develop(plate) {
          dim?.(plate)
          grade(plate, spill(plate.source))
        },
      }
    },
  }
}

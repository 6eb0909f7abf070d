import { contrast, createColourTable, saturate } from './techniques/colour-table.ts'
import { glowing } from './techniques/glowing.ts'

/** The polished paint of a dream: the stage brings the wonders, this the warm lights, deep teal shadows and the glow. */
export const surreal = glowing({
  glow: { strength: 0.2, reach: 0.045 },
  table: () =>
    createColourTable((r, g, b) => {
      const [red, green, blue] = saturate(contrast([r, g, b], 1.2, 128), 1.28)
      const light = (0.21 * r + 0.72 * g + 0.07 * b) / 255
      const warm = (light - 0.45) * 22
      return [red! + warm + 4, green! + warm * 0.35 + 2, blue! - warm * 0.8]
    }),
})

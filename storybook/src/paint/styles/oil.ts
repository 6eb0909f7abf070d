import { contrast, saturate } from './techniques/colour-table.ts'
import { createNoise } from './techniques/noise-field.ts'
import { painted } from './techniques/painted.ts'

/** Broad, calm strokes of a flat brush, deep warm colours, shining ridges. */
export const oil = painted({
  hold: 2,
  layouts: 2,
  length: 0.075,
  thickness: 0.034,
  bristle: 0.3,
  jitter: 0.26,
  colours: [
    (red, green, blue) => {
      const [r, g, b] = saturate(contrast([red, green, blue], 1.16, 128), 1.22) as [
        number,
        number,
        number,
      ]
      return [r * 1.02 + 4, g * 0.98, b * 0.9]
    },
  ],
  direction: ({ height, seed }) => {
    const noise = createNoise(seed)
    return (x, y) => 0.35 + 1.5 * noise((x / height) * 2.2, (y / height) * 2.2)
  },
})

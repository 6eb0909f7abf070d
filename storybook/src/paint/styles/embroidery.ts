import { contrast, saturate } from './techniques/colour-table.ts'
import { createNoise } from './techniques/noise-field.ts'
import { painted } from './techniques/painted.ts'

/** Satin stitch: short parallel threads that shine, laid in patches of different directions. */
export const embroidery = painted({
  hold: 3,
  layouts: 1,
  length: 0.026,
  thickness: 0.0068,
  fine: 0.6,
  detail: 30,
  bristle: 0.95,
  jitter: 0.3,
  colours: [(r, g, b) => saturate(contrast([r, g, b], 1.06, 130), 1.3)],
  direction: ({ height, seed }) => {
    const noise = createNoise(seed)
    // Whole patches share a direction, as a hoop is turned between two fields.
    return (x, y) => {
      const patch = noise((x / height) * 3.2, (y / height) * 3.2)
      return Math.round(patch * 2.5) * 0.5 + 0.35
    }
  },
})

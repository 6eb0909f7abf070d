import { createNoise } from './techniques/noise-field.ts'
import { painted } from './techniques/painted.ts'
import { saturate } from './techniques/colour-table.ts'

/** Chalk on tinted paper: short dusty strokes, pale and tender colours. */
export const pastel = painted({
  hold: 3,
  layouts: 2,
  length: 0.034,
  thickness: 0.014,
  bristle: 0.26,
  jitter: 0.16,
  colours: [
    (red, green, blue) => {
      // Even a night is only a deeper tint: nothing on the sheet is darker than its half.
      const tint = saturate([red, green, blue], 1.5)
      const [r, g, b] = tint.map((value) => 255 - (255 - value) * 0.54) as [number, number, number]
      return [r + 6, g - 2, b + 4]
    },
  ],
  direction: ({ height, seed }) => {
    const noise = createNoise(seed)
    return (x, y) => -0.75 + 0.5 * noise((x / height) * 3, (y / height) * 3)
  },
})

/** A child's wax crayons: one direction, thick and patchy, bright. */
export const crayon = painted({
  hold: 3,
  layouts: 2,
  length: 0.09,
  thickness: 0.0095,
  fine: 0.5,
  detail: 30,
  bristle: 1.1,
  jitter: 0.5,
  colours: [
    (red, green, blue) => {
      const light = [red, green, blue].map((value) => 255 - (255 - value) * 0.84)
      return saturate(light, 1.6)
    },
  ],
  direction: ({ height, seed }) => {
    const noise = createNoise(seed)
    return (x, y) => 0.95 + 0.22 * noise((x / height) * 2, (y / height) * 2)
  },
})

import { contrast, saturate, type ColourRule } from './techniques/colour-table.ts'
import { createCells } from './techniques/cells.ts'
import { layered } from './techniques/layered.ts'
import { createNoise } from './techniques/noise-field.ts'
import { painted } from './techniques/painted.ts'
import { pack } from './style.ts'

/** Pure colours side by side that only the eye mixes. */
const broken =
  (red: number, green: number, blue: number): ColourRule =>
  (r, g, b) => {
    const pale = [r, g, b].map((value) => 255 - (255 - value) * 0.86)
    const [x, y, z] = saturate(contrast(pale, 1.04, 130), 1.34) as [number, number, number]
    return [x + red, y + green, z + blue]
  }

/** Dabs of a small brush in the light of a garden at the pond: lilac shade, pale sun. */
export const impressionist = painted({
  hold: 3,
  layouts: 2,
  length: 0.032,
  thickness: 0.0155,
  fine: 0.42,
  detail: 26,
  bristle: 0.34,
  jitter: 0.3,
  colours: [broken(10, 2, -8), broken(-8, 6, 12), broken(8, -8, 14), broken(2, 8, -10)],
  direction: ({ height, seed }) => {
    const noise = createNoise(seed)
    return (x, y) => 0.15 + 0.9 * noise((x / height) * 5, (y / height) * 5)
  },
})

const DOTS = { jitter: 0.7, tone: 14, swell: 14 }

/** Round dots on a primed canvas. */
export const pointillist = layered({
  hold: 3,
  layouts: 2,
  between: pack(238, 230, 212),
  sheer: true,
  near: true,
  detail: 40,
  colours: [
    broken(18, -4, -16),
    broken(-16, 6, 18),
    broken(4, 15, -15),
    broken(13, -13, 17),
    broken(0, 0, 0),
  ],
  broad: (setup, layout) =>
    createCells({
      ...setup,
      ...DOTS,
      seed: setup.seed + layout * 5,
      size: setup.height / 92,
      gap: setup.height / 1100,
    }),
  fine: (setup) =>
    createCells({ ...setup, ...DOTS, size: setup.height / 150, gap: setup.height / 1900 }),
})

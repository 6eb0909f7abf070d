import { nearestIn, saturate } from './techniques/colour-table.ts'
import { layered } from './techniques/layered.ts'
import type { StrokeMap } from './techniques/packed.ts'
import type { StyleSetup } from './style.ts'

/** The colours that toy bricks come in. */
const PLASTIC = [
  '#f4f4f4',
  '#a0a5a9',
  '#6c6e68',
  '#1b2a34',
  '#c91a09',
  '#720e0f',
  '#fe8a18',
  '#f2cd37',
  '#fff03a',
  '#bbe90b',
  '#4b9f4a',
  '#237841',
  '#184632',
  '#36aebf',
  '#5a93db',
  '#0055bf',
  '#0a3463',
  '#81007b',
  '#e4adc8',
  '#c870a0',
  '#e4cd9e',
  '#958a73',
  '#582a12',
  '#d09168',
  '#9fc3e9',
  '#c9e2f5',
  '#8fc46a',
  '#a9cf9a',
  '#7a8f5a',
]

const nearestPlastic = nearestIn(PLASTIC, 1)

/** A wall of plates with a stud on each, lit from the upper left. */
function createStuds({ width, height }: StyleSetup, size: number): StrokeMap {
  const from = new Int32Array(width * height)
  const relief = new Int8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y % size) / size - 0.5
    const row = Math.min(height - 1, y - (y % size) + (size >> 1))
    for (let x = 0; x < width; x++, i++) {
      const u = (x % size) / size - 0.5
      from[i] = row * width + Math.min(width - 1, x - (x % size) + (size >> 1))
      relief[i] = heightOf(u, v)
    }
  }
  return { from, relief }
}

function heightOf(u: number, v: number): number {
  const away = Math.hypot(u, v)
  if (u > 0.42 || v > 0.42) return -34
  if (u < -0.44 || v < -0.44) return 14
  // The rim of a stud: light where it faces the lamp, dark where it turns away, and its shadow.
  if (away > 0.24 && away < 0.32) return (u + v) / away < 0 ? 34 : -38
  return away >= 0.32 && away < 0.42 && u + v > 0.2 ? -20 : 4
}

export const bricks = layered({
  hold: 3,
  layouts: 1,
  detail: 400,
  colours: [
    (r, g, b) => {
      const [red, green, blue] = saturate([r, g, b], 1.3) as [number, number, number]
      return nearestPlastic(red, green, blue)
    },
  ],
  broad: (setup) => createStuds(setup, Math.max(5, Math.round(setup.height / 60))),
})

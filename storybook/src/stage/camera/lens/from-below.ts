import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from '../../../scene/scene.ts'
import { throughLens } from './through-lens.ts'

const BANDS = 90
/** How much wider the lowest band is than the highest. */
const SPREAD = 0.75

/** One who looks up at a tower sees its walls run together: the lower, the wider. */
export function fromBelow(): Piece {
  return throughLens('from below', spread)
}

function spread(ctx: SKRSContext2D, copy: Canvas): void {
  const { width, height } = copy
  const band = height / BANDS
  for (let row = 0; row < BANDS; row++) {
    const seen = width / (1 + SPREAD * (row / BANDS) ** 1.4)
    const [x, y] = [(width - seen) / 2, row * band]
    // A row more than is shown, so that no seam is left between two.
    ctx.drawImage(copy, x, y, seen, Math.min(band + 1, height - y), 0, y, width, band + 1)
  }
}

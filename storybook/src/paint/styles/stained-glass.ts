import { createCells } from './techniques/cells.ts'
import { contrast, saturate } from './techniques/colour-table.ts'
import { contoured } from './techniques/contoured.ts'
import { layered } from './techniques/layered.ts'
import { pack } from './style.ts'

const LEAD = pack(22, 18, 30)

const panes = layered({
  hold: 3,
  layouts: 1,
  between: LEAD,
  detail: 24,
  colours: [(r, g, b) => saturate(contrast([r * 1.08 + 6, g * 1.06, b * 1.1 + 4], 1.16, 116), 1.9)],
  broad: (setup) =>
    createCells({
      ...setup,
      size: setup.height / 10,
      jitter: 0.95,
      gap: Math.max(0.8, setup.height / 420),
      tone: 20,
      swell: 26,
    }),
  fine: (setup) =>
    createCells({
      ...setup,
      seed: setup.seed + 1,
      size: setup.height / 26,
      jitter: 0.9,
      gap: Math.max(0.5, setup.height / 800),
      tone: 14,
      swell: 16,
    }),
})

/** A church window: panes of deep colour that glow in their middle, held by lead that follows the outlines. */
export const stainedGlass = contoured(panes, LEAD, { reach: 1 / 260, from: 34, to: 38 })

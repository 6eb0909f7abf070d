import { contrast, saturate } from './techniques/colour-table.ts'
import { createFacets } from './techniques/facets.ts'
import { layered } from './techniques/layered.ts'

/** Folded from triangles: large ones for the fields, small ones where there is something to see. */
export const lowPoly = layered({
  hold: 2,
  layouts: 1,
  detail: 26,
  colours: [(r, g, b) => saturate(contrast([r + 10, g + 10, b + 8], 1.18, 120), 1.5)],
  broad: (setup) => createFacets({ ...setup, size: setup.height / 11, jitter: 0.75, tone: 19 }),
  fine: (setup) =>
    createFacets({
      ...setup,
      seed: setup.seed + 1,
      size: setup.height / 30,
      jitter: 0.7,
      tone: 19,
    }),
})

import { saturate } from './techniques/colour-table.ts'
import { createFacets } from './techniques/facets.ts'
import { layered } from './techniques/layered.ts'

/** Folded from triangles: large ones for the fields, small ones where there is something to see. */
export const lowPoly = layered({
  hold: 2,
  layouts: 1,
  detail: 14,
  colours: [(r, g, b) => saturate([r, g, b], 1.22)],
  broad: (setup) => createFacets({ ...setup, size: setup.height / 9, jitter: 0.75, tone: 15 }),
  fine: (setup) =>
    createFacets({
      ...setup,
      seed: setup.seed + 1,
      size: setup.height / 34,
      jitter: 0.7,
      tone: 15,
    }),
})

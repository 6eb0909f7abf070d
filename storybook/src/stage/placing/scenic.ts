import type { Kind } from '../../plan/plan.ts'

/** What may stand behind those who act, cut off by the frame like any scenery. */
export const SCENIC: ReadonlySet<Kind> = new Set<Kind>(['building', 'nature', 'plant'])

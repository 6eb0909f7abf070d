import type { Framing } from '../plan/plan.ts'
import { createBox } from '../scene/box.ts'
import type { Box } from '../scene/space.ts'

interface BoxRequest {
  readonly width: number
  readonly height: number
  readonly framing?: Framing | null
  /** Whether they are in the water, which must be seen. */
  readonly wet?: boolean
  /** Whether the sky over the land is to be seen from the air. */
  readonly slanted?: boolean
}

/** The share of the visible size that sets must add on every side; cameras never look further than this. */
export const MARGIN = 0.3

/** From above one sees more ground, from below more sky. */
const LEVELS: Readonly<Partial<Record<Framing, Pick<Box, 'floor' | 'horizon'>>>> = {
  aerial: { floor: 0.64, horizon: 0.07 },
  'high-angle': { floor: 0.76, horizon: 0.32 },
  'low-angle': { floor: 0.95, horizon: 0.91 },
}

/** From so low the water in which somebody wades is still seen. */
const ABOVE_WATER = { floor: 0.84, horizon: 0.72 }

/** A drone that looks ahead has the sky in the upper third. */
const SLANTED = { floor: 0.72, horizon: 0.27 }

/** The stage box of a shot. */
export function boxFor({ width, height, framing, wet, slanted }: BoxRequest): Box {
  const box = { ...createBox(width, height), margin: MARGIN }
  if (wet && framing === 'low-angle') return { ...box, ...ABOVE_WATER }
  if (slanted && framing === 'aerial') return { ...box, ...SLANTED }
  return { ...box, ...(framing ? LEVELS[framing] : {}) }
}

import type { Framing } from '../plan/plan.ts'
import { createBox } from '../scene/box.ts'
import type { Box } from '../scene/space.ts'

interface BoxRequest {
  readonly width: number
  readonly height: number
  readonly framing?: Framing | null
}

/** The share of the visible size that sets must add on every side; cameras never look further than this. */
export const MARGIN = 0.3

/** The stage box of a shot. From above one sees more ground. */
export function boxFor({ width, height, framing }: BoxRequest): Box {
  const box = { ...createBox(width, height), margin: MARGIN }
  return framing === 'aerial' ? { ...box, floor: 0.7, horizon: 0.24 } : box
}

import type { Spot } from '../drawing/mesh.ts'
import { step } from '../field.ts'
import type { Share } from '../regions/patches.ts'
import type { Held } from './puppet.ts'

/** Somebody who cannot be cut out, and how they are held at story time t. */
export interface Bending {
  readonly box: Share
  readonly play: (t: number) => Held
}

/** How far around somebody the sheet gives way, in halves of the box. */
const REACH = 1.7

/** Moves a place of the sheet as if somebody in it moved, less and less around them. */
export function bend(spot: Spot, { box }: Bending, held: Held): void {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [wide, high] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
  const away = Math.hypot((spot.u - x) / wide, (spot.v - y) / high)
  if (away >= REACH) return
  const weight = step(REACH, 0.7, away)
  const above = box.bottom - spot.v
  spot.u -= weight * (held.aside * high + held.lean * above + (held.wide - 1) * (spot.u - x))
  spot.v += weight * (held.up * 2 * high + (held.tall - 1) * above)
}

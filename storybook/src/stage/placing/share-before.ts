import { isHouseRow } from './background.ts'
import { shapeOf, type Stagecraft } from './heights.ts'
import type { Role } from './roles.ts'

/** Narrower than this, in heights, a frame has no room for much side by side. */
export const NARROW = 1.2
/** Narrower than this there is room for crowns over any head. */
const UPRIGHT = 0.8

/** In a narrow frame a tower or a tree is only seen when those before it are a little smaller; who is long is low there anyway. */
const [BEFORE_SCENERY, LONG] = [0.78, 1.1]
/** Nobody in the street hides those who look on from the windows above. */
const BELOW_WINDOWS = 0.66

interface Behind {
  readonly trees: readonly Role[]
  readonly craft: Stagecraft
}

/** How much of their size those keep who stand before windows with people in them, or would hide what is behind. */
export function shareBefore(roles: readonly Role[], lead: Role, { trees, craft }: Behind): number {
  const street = roles.some(({ part, subject }) => part === 'back' && isHouseRow(subject))
  if (street && lead.medium !== 'air') return BELOW_WINDOWS
  const scenic = roles.some(({ part }) => part === 'scenery')
  const narrow = craft.box.width < NARROW * craft.box.height
  const upright = craft.box.width < UPRIGHT * craft.box.height
  const cramped = trees.length > 0 ? !upright : scenic && narrow
  return cramped && shapeOf(lead).aspect < LONG ? BEFORE_SCENERY : 1
}

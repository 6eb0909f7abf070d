import { CRAFT, LIVING } from '../../plan/kinds.ts'
import { isHouseRow, runsOverLand } from './background.ts'
import { isBlazing } from './blazing.ts'
import type { Role } from './roles.ts'
import { SCENIC } from './scenic.ts'
import { scaled, type Unit } from './unit.ts'
import { NARROW } from './share-before.ts'
import { type Stagecraft, shapeOf } from './heights.ts'
import { cardSize } from './sizes.ts'

/** What stands behind may be cut off by the frame, but not so much that nobody knows it. */
const [TALLEST_BACK, WIDEST_BACK] = [0.86, 0.52]

/** Nobody knows a shepherd without his head. */
const TALLEST_PERSON = 0.56

/** In a narrow frame a bus fills the width behind those who stand before it: beside them all would be dwarfs. */
const NARROW_BACK = 0.84

/** So long, in its heights, a craft takes more of a wide frame than others may. */
const [LONG_BACK, LONGEST_BACK] = [2, 0.72]

/** So many widths of the frame has a wall that is seen over the whole land. */
const OVER_LAND = 1.6

/** Houses with somebody at each end are seen whole. */
const OVER_STREET = 1.02

/** So much taller than those before it a beast may be that has made room for them, with the ball that it stands on. */
const LARGER_BEAST = 1.6

/** Guests who sit behind a band are no giants: people are to the scale of those before them, and an elephant leaves them the stage. */
export function toScale(unit: Unit, front: readonly Unit[]): Unit {
  const { kind, size } = unit.role.subject
  if (LIVING.has(kind) && kind !== 'person' && size !== 'giant') {
    const tallest = Math.max(...front.map(({ height }) => height))
    const most = (LARGER_BEAST * tallest) / unit.role.extent.up
    return unit.height > most ? scaled(unit, most / unit.height) : unit
  }
  const scales = [unit, ...front].map(({ role: { subject, metres }, height }) =>
    subject.kind === 'person' && subject.size === 'normal' ? height / metres : 0,
  )
  const [own = 0, ...others] = scales
  const scale = Math.max(0, ...others)
  return own > scale && scale > 0 ? scaled(unit, scale / own) : unit
}

/** So much of the frame's height has what stands behind with who sits on it: a huge owl is not cut off its branch. */
const WITH_LOAD = 0.92

export function knowable(unit: Unit, { box: { width, height }, tallness }: Stagecraft): Unit {
  if (runsOverLand(unit.role)) {
    const wide = isHouseRow(unit.role.subject) ? OVER_STREET : OVER_LAND
    const across = scaled(unit, (wide * width) / unit.width)
    return { ...across, width: WIDEST_BACK * width }
  }
  const widest = widestBehind(unit.role, width < NARROW * height)
  const most = Math.min(
    (unit.role.subject.kind === 'person' ? TALLEST_PERSON : TALLEST_BACK) * height,
    (WITH_LOAD * height) / Math.max(tallness.get(unit.role.subject.id) ?? 1, unit.role.extent.up),
    (widest * width) / shapeOf(unit.role).aspect,
  )
  return unit.height > most ? scaled(unit, most / unit.height) : unit
}

/** A train behind a goat is longer than the goat, or it would be a toy. */
function widestBehind(role: Role, narrow: boolean): number {
  if (!CRAFT.has(role.subject.kind)) return WIDEST_BACK
  if (narrow) return NARROW_BACK
  return shapeOf(role).aspect > LONG_BACK ? LONGEST_BACK : WIDEST_BACK
}

/** How much the others shrink with what stands behind them, when the prompt says how large or small one of them is. */
export function dwarfed(lead: Role, back: readonly Unit[], behind: readonly Unit[]): number {
  const shares = back.map((unit, index) => {
    const told = unit.role.subject.size !== 'normal' || lead.subject.size !== 'normal'
    return told || isToweringCraft(unit.role, lead) || isBlazing(unit.role)
      ? (behind[index]?.height ?? unit.height) / unit.height
      : 1
  })
  const { size } = lead.subject
  const small = size === 'tiny' || size === 'small' ? STOUT[size] : null
  // Before a huge mirror one is as large as ever: it is the mirror of a room.
  const giant = back.some(
    ({ role: { subject } }) => subject.size === 'giant' && SCENIC.has(subject.kind),
  )
  const least = small ?? (giant ? STOUT.giant : STOUT.large)
  return Math.max(least, Math.min(1, ...shares))
}

/** So many times as large as the lead is a train that is seen to be larger. */
const MUCH_LARGER = 3

function isToweringCraft(role: Role, lead: Role): boolean {
  const much = cardSize(shapeOf(role)) > MUCH_LARGER * cardSize(shapeOf(lead))
  return CRAFT.has(role.subject.kind) && role.medium === 'ground' && much
}

/** Before a large thing and before a huge one one is small, but still whom the film is about. */
const STOUT = { large: 0.75, giant: 0.5, small: 0.5, tiny: 0.3 }

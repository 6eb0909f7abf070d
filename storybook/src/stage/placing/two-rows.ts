import type { Shot } from '../../plan/plan.ts'
import { eyeHeight, nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Unit } from './unit.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'
import { isFree } from './steps.ts'
import { isWaiting } from './waiting.ts'

const NEAR = -1.8
/** How far behind them the others may stand. */
const DEPTHS = [0.5, 1, 1.5, 2, 3, 4] as const
/** Shrunk more than this side by side, two groups had better stand one behind the other. */
const CROWDED = 0.72

/** Whether two groups ("two giraffes and three zebras") would stand one behind the other, each over the whole width. */
export function wantsTwoRows(roles: readonly Role[], shot: Shot, { width, height }: Box): boolean {
  const row = roles.filter(({ part }) => part === 'row')
  const count = row.reduce((sum, { actors }) => sum + actors.length, 0)
  const sided = shot.relations.some(({ relation }) => /^(left|right)-of$/u.test(relation))
  const most = width / height > 1.2 ? 4 : 2
  if (row.length !== 2 || count <= most || count <= 2 || sided) return false
  // Before those who look on nobody's feet are hidden.
  return row.every(isFree) && (row.some(isWaiting) || !row.some(hasOwnScene))
}

/** One person with a cow, a bench or a machine around is a group of its own, whose feet nobody should hide. */
function hasOwnScene({ actors, subject, extent }: Role): boolean {
  return actors.length === 1 && subject.kind === 'person' && extent.left + extent.right > 1
}

interface Craft {
  readonly shot: Shot
  readonly box: Box
  readonly set: PlaceSet
  readonly share: number
}

/** Taller than anybody: those who watch stand behind whom they watch. */
const BEHIND = 99

/** Two groups one behind the other, the taller kind at the back; null when a row suits them. */
export function inTwoRows(units: readonly Unit[], craft: Craft, scale: number): Unit[] | null {
  const { shot, box, set, share } = craft
  const behind = (unit: Unit): number => (isWaiting(unit.role) ? BEHIND : memberOf(unit).height)
  const [front, back] = units.toSorted((a, b) => behind(a) - behind(b))
  const roles = units.map(({ role }) => role)
  if (!front || !back || scale > CROWDED || set.far < 2) return null
  if (!wantsTwoRows(roles, shot, box)) return null
  const room = box.width * share
  const asked = line(front, { z: NEAR, room, most: Infinity }).height
  // The nearer those behind are, the larger; only those hidden too much step farther back.
  const rows = DEPTHS.map((depth) => {
    const z = Math.min(depth, set.far)
    const far = line(back, { z, room, most: Infinity })
    const rise = (nearness(NEAR) - nearness(z)) * eyeHeight(box)
    return { far, most: (rise + covered(front, back) * far.height * nearness(z)) / nearness(NEAR) }
  })
  const { far, most } = rows.find((each) => each.most >= asked * 1.2) ?? rows.at(-1)!
  return [far, inTheGap(line(front, { z: NEAR, room, most }), far, room)]
}

/** Those at the front cover hardly more than the legs of those behind; watchers are seen beside one, and over the heads of two who dance. */
function covered(front: Unit, back: Unit): number {
  if (!isWaiting(back.role)) return 0.45
  return isBroad(front.role) ? 0.6 : 1
}

/** Whether it is a couple, or one with a table before it, in heights. */
function isBroad({ extent }: Role): boolean {
  return extent.left + extent.right > 0.75
}

/** One who stands before an odd number of others is half a step aside, or the middle one would be hidden. */
function inTheGap(front: Unit, { role: { actors }, width }: Unit, room: number): Unit {
  const alone = front.role.actors.length === 1 && !isBroad(front.role)
  if (!alone || actors.length % 2 === 0) return front
  return { ...front, x: Math.min(width / actors.length, Math.max(0, room - front.width)) / 2 }
}

/** One member as large as it was before its group was squeezed. */
function memberOf({ role, height, formation }: Unit): { height: number; width: number } {
  const own = height / formation.shrink
  return { height: own, width: own * (role.extent.left + role.extent.right) }
}

/** From so many on, and squeezed so much, a line is broken into a zigzag of this depth. */
const [MANY, SQUEEZED, DEEPER] = [5, 0.75, 1.7]

/** A group side by side at one depth, or in a zigzag. */
function line(
  unit: Unit,
  { z, room, most }: { readonly z: number; readonly room: number; readonly most: number },
): Unit {
  const count = unit.role.actors.length
  const near = nearness(z)
  const member = memberOf(unit)
  const alone = (0.9 * room) / count / (member.width * near)
  // Many are dwarfs side by side: every other one steps back.
  const deep = count > MANY && alone < SQUEEZED ? 1 : 0
  const fit = Math.min(1, alone * (1 + 0.45 * deep), most / member.height)
  const step = Math.min(room / count, member.width * fit * near * 1.3)
  const slots = Array.from({ length: count }, (_, index) => {
    const depth = z + DEEPER * deep * (index % 2)
    return { x: ((index - (count - 1) / 2) * step) / nearness(depth), y: 0, z: depth }
  })
  const height = member.height * fit
  return {
    ...unit,
    x: 0,
    z: 0,
    height,
    width: step * count,
    formation: { slots, shrink: 1, width: step * count, height },
  }
}

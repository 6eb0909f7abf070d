import { REST_DISTANCE } from '../../scene/box.ts'
import type { Shot } from '../../plan/plan.ts'
import type { PlaceSet } from '../place.ts'
import { isOnlooking } from './onlookers.ts'
import type { Role } from './roles.ts'
import type { Unit } from './unit.ts'

/** So much room behind the acting line a row needs, and how far back it stands at most. */
const [ROOM, BACK] = [1.5, 4]

/** Whether these are cars that wait or a crowd that looks on: they stand in a row behind all others. */
export function looksOn(role: Role, { subjects }: Shot, set: PlaceSet): boolean {
  const { subject, medium, part } = role
  if (part !== 'row' || medium !== 'ground' || set.far < ROOM) return false
  return isOnlooking(subject) && subjects[0]?.id !== subject.id
}

/** How tall those who look on seem, in heights of the tallest before them. */
const SEEM = 0.62
/** A lone car is no house: so many times larger than people who look on. */
const LARGEST = 1.8
/** From so many on they stand in two ranks, the second so much farther back. */
const [ONE_RANK, DEEPER] = [6, 1.4]

/** All who look on in one row behind the others, over the whole width. */
export function rowsBehind(
  units: readonly Unit[],
  front: readonly Unit[],
  { set, room }: { readonly set: PlaceSet; readonly room: number },
): Unit[] {
  const all = units.reduce((sum, { role }) => sum + role.actors.length, 0)
  let left = -room / 2
  return units.map((unit) => {
    const own = (room * unit.role.actors.length) / all
    left += own
    return { ...rowBehind(unit, front, { set, room: own }), x: left - own / 2 }
  })
}

function rowBehind(
  unit: Unit,
  front: readonly Unit[],
  { set, room }: { readonly set: PlaceSet; readonly room: number },
): Unit {
  const { role } = unit
  const count = role.actors.length
  const ranks = count >= ONE_RANK ? 2 : 1
  const z = Math.min(BACK, set.far)
  const near = nearness(z)
  const step = room / count
  const wide = role.extent.left + role.extent.right
  const widest = (1.1 * ranks * step) / (near * wide)
  const tallest = (SEEM * Math.max(...front.map(({ height }) => height))) / near
  // People are to scale; cars are as large as the road lets them be.
  const height =
    role.subject.kind === 'vehicle'
      ? Math.min(0.8 * widest, LARGEST * tallest)
      : Math.min(widest, tallest)
  const slots = role.actors.map((_, index) => {
    const depth = z + DEEPER * (index % ranks)
    return { x: ((index - (count - 1) / 2) * step) / nearness(depth), y: 0, z: depth }
  })
  const formation = { ...unit.formation, slots, shrink: 1, width: room, height }
  return { ...unit, x: 0, z: 0, height, width: room, formation }
}

function nearness(z: number): number {
  return REST_DISTANCE / (REST_DISTANCE + z)
}

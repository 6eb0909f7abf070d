import type { Random } from '../../scene/random.ts'
import type { Place3 } from '../../scene/space.ts'
import type { Role } from '../placing/roles.ts'
import type { Unit } from '../placing/unit.ts'

const MANY = 6

/** Those who fill a square are on ways of their own, and no procession. */
const isThrong = ({ subject, actors }: Role): boolean =>
  subject.noun === 'passer-by' && actors.length >= MANY

/** Where this one of a throng goes; null for all others. */
export function bothWays(role: Role, index: number, heading: 1 | -1): 1 | -1 | null {
  if (!isThrong(role)) return null
  return index % 3 === 1 ? (heading === 1 ? -1 : 1) : heading
}

/** How far one of a throng is from the place in its row, in its heights, and in depth. */
const STRAY = { x: 0.22, z: 0.9 }

/** Where a member of a unit stands in it. */
export function strayed({ role, formation, height }: Unit, index: number, chance: Random): Place3 {
  const slot = formation.slots[index] ?? { x: 0, y: 0, z: 0 }
  if (!isThrong(role)) return slot
  const random = chance.fork(`throng ${index}`)
  const x = slot.x + random.between(-STRAY.x, STRAY.x) * height
  return { ...slot, x, z: slot.z + random.between(-STRAY.z, STRAY.z) }
}

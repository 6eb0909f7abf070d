import { LIVING } from '../../plan/kinds.ts'
import { nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'
import type { Unit } from './unit.ts'

const RAILED = /\b(?:train|locomotive|metro|subway|monorail|express|railcar)$/u

/** The depth of the track of a station, for what runs on rails: on the platform it would drive into those who wait. */
export function trackDepth({ subject, medium, actors }: Role, { spots }: PlaceSet): number | null {
  if (medium !== 'ground' || actors.length > 1 || !RAILED.test(subject.noun)) return null
  return spots.find(({ name }) => name === 'track')?.z ?? null
}

/** Whether it runs behind somebody who stands on the platform. */
export function runsBehind(role: Role, roles: readonly Role[], set: PlaceSet): boolean {
  const stands = ({ subject, part }: Role): boolean =>
    subject !== role.subject && part === 'row' && LIVING.has(subject.kind)
  return role.part === 'row' && trackDepth(role, set) !== null && roles.some(stands)
}

/** A train takes so much of the frame's height at least and at most. */
const [LEAST, MOST] = [0.28, 0.44]

/** The train to the scale of those on the platform, in the middle of the frame; nobody makes room for it. */
export function alongPlatform(
  unit: Unit,
  front: readonly Unit[],
  { set, box }: { readonly set: PlaceSet; readonly box: Box },
): Unit {
  const people = front.filter(({ role }) => LIVING.has(role.subject.kind))
  const scale = Math.max(0, ...people.map(({ height, role }) => height / role.metres))
  const near = nearness(trackDepth(unit.role, set) ?? 0)
  const due = scale * unit.role.metres * near
  const height = Math.min(MOST * box.height, Math.max(LEAST * box.height, due))
  const slots = [{ x: 0, y: 0, z: 0 }]
  const formation = { ...unit.formation, slots, width: 0, height }
  return { ...unit, x: 0, z: 0, height, width: 0, formation, arrives: comesIn(unit.role) }
}

const comesIn = ({ subject: { actions } }: Role): boolean =>
  /^(?:stop|park|arrive)$/u.test(actions[0]?.verb ?? '')

/** How far a train comes that is out of sight at first, or how far it goes past the platform. */
export function wayOnTrack({ role, height }: Unit, box: Box): number {
  const long = height * (role.actors[0]?.aspect ?? 1)
  return comesIn(role) ? 0.5 * (box.width + long) : 0.6 * box.width
}

import { nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'
import { scaled, type Unit } from './unit.ts'

/** How far behind those between them two trees stand, and how tall they seem at most, in heights of the lead and of the frame. */
const [BACK, TALLEST, HIGHEST] = [2, 2.1, 0.72]
/** Where a trunk is at most, in shares of the frame's width from its middle, and how much of a crown is beside it. */
const [TRUNK, CLEAR] = [0.4, 0.2]

/** Whether it is one of two tall trees with somebody between them: they need no room in the row, and their crowns may meet above it. */
export function isFramingTree({ subject, actors, metres }: Role, row: readonly Role[]): boolean {
  const twin = row.find(
    (each) => each.subject.id !== subject.id && stem(each) === stem({ subject }),
  )
  const others = row.filter((each) => stem(each) !== stem({ subject }))
  const tall = others.every((each) => each.metres < metres && each.medium === 'ground')
  return (
    subject.kind === 'plant' &&
    actors.length === 1 &&
    twin !== undefined &&
    tall &&
    others.length > 0
  )
}

const stem = ({ subject: { id } }: Pick<Role, 'subject'>): string => id.replace(/-beyond$/u, '')

/** One of the two, behind the others, its trunk in sight. */
export function asFrame(
  unit: Unit,
  front: readonly Unit[],
  { box, set }: { box: Box; set: PlaceSet },
): Unit {
  const z = Math.min(BACK, set.far)
  const lead = Math.max(...front.map(({ height }) => height))
  const wide = unit.width / unit.height
  const looks = Math.min(TALLEST * lead, HIGHEST * box.height)
  const edge = Math.max(...front.map(({ x, width }) => Math.abs(x) + width / 2))
  const whole = box.width / 2 - (wide * looks) / 2
  const aside = Math.min(TRUNK * box.width, Math.max(whole, edge + CLEAR * wide * looks))
  const side = unit.role.subject.id.endsWith('-beyond') ? 1 : -1
  const slots = [{ x: 0, y: 0, z }]
  const tree = scaled(unit, looks / nearness(z) / unit.height)
  return { ...tree, x: side * aside, formation: { ...tree.formation, slots } }
}

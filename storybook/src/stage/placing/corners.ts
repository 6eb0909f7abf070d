import type { Shot } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'
import type { Medium } from '../player.ts'
import type { Role } from './roles.ts'
import { scaled, type Unit } from './unit.ts'

/** Shrunk more than this in a row, those who float had better use the height, too. */
const CROWDED = 0.85
/** From so many on there are corners to fill. */
const SEVERAL = 3
/** Four corners, the first of them free by turns: a diagonal is livelier than a tower. */
const CORNERS = [
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
] as const

/** How much of the row's room and of the frame's height whom it is about may fill, and each of the others. */
const CELLS = {
  wide: { lead: { wide: 0.5, tall: 0.5 }, other: { wide: 0.29, tall: 0.34 } },
  narrow: { lead: { wide: 0.8, tall: 0.34 }, other: { wide: 0.48, tall: 0.22 } },
}
interface Cell {
  readonly wide: number
  readonly tall: number
}

/** How far above and below the middle the corners are, in frame heights: below those who fly there is land. */
const RISE: Partial<Record<Medium, { readonly up: number; readonly down: number }>> = {
  space: { up: 0.26, down: 0.28 },
  underwater: { up: 0.24, down: 0.2 },
  air: { up: 0.2, down: 0.14 },
}

interface Craft {
  readonly shot: Shot
  readonly box: Box
  readonly share: number
  readonly lead: Role
}

/** Whom the film is about in the middle and the others in the corners around, where nothing has to stand on a ground; null when a row suits them. */
export function inCorners(units: readonly Unit[], craft: Craft, scale: number): Unit[] | null {
  const { box, lead, share } = craft
  const others = units.filter(({ role }) => role !== lead)
  if (scale > CROWDED || units.length < SEVERAL || others.length > CORNERS.length) return null
  if (!units.every(({ role }) => RISE[role.medium]) || isOrdered(craft.shot)) return null
  const room = box.width * share
  const cells = box.width < box.height ? CELLS.narrow : CELLS.wide
  return units.map((unit) => {
    if (unit.role === lead) return { ...within(unit, cells.lead, { room, box }), x: 0 }
    const corner = CORNERS[others.indexOf(unit)]!
    const small = within(unit, cells.other, { room, box })
    const { up, down } = RISE[unit.role.medium]!
    const y = (corner.y > 0 ? up : -down) * box.height
    const slots = small.formation.slots.map((slot) => ({ ...slot, y: slot.y + y }))
    return {
      ...small,
      x: (corner.x * (room - small.width)) / 2,
      formation: { ...small.formation, slots },
    }
  })
}

/** Who hunts another is behind it, and who is left of another stays there. */
function isOrdered({ subjects, relations }: Shot): boolean {
  const hunts = subjects.some(({ actions }) =>
    actions.some(({ verb, target }) => target !== null && /^(?:chase|race|follow)$/u.test(verb)),
  )
  return hunts || relations.some(({ relation }) => /^(?:left-of|right-of|chasing)$/u.test(relation))
}

function within(
  unit: Unit,
  { wide, tall }: Cell,
  { room, box }: { readonly room: number; readonly box: Box },
): Unit {
  const height = unit.height * unit.role.extent.up
  return scaled(unit, Math.min(1, (wide * room) / unit.width, (tall * box.height) / height))
}

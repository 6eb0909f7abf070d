import type { Kind, Shot, Subject } from '../../plan/plan.ts'
import { eyeHeight, nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Unit } from './unit.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'

/** In an upright frame two wide ones side by side would be small: one comes nearer, and one stands further up. */
const [NEAR, FAR] = [-2.2, 5] as const
/** How much of the room's width each may fill, and when one is said to be left of the other. */
const WIDEST = { free: 0.72, sided: 0.54 }
/** Shrunk more than this in a row, they had better stand in steps. */
const CROWDED = 0.96
/** So much of the one at the back may be hidden by the one before it, which stands on the other side. */
const HIDDEN = 0.3

/** How much of the frame's height the one at the back may fill: above its feet there is little more. */
const TALLEST = 0.5
/** The one at the front may be so much larger beside the other than it would be in a row. */
const NEARER = 0.8

/** Those who keep their place: what hangs in the sky, and houses. */
const FIXED = new Set<Kind>(['sky', 'building', 'boat', 'aircraft', 'fish'])

/** Whether a role may stand at any depth of the ground. */
export function isFree({ medium, subject }: Role): boolean {
  return medium === 'ground' && !FIXED.has(subject.kind)
}

/** Whether one of two does something to the other: fire and water fly straight, and a hunt goes one way. */
function areAtIt([one, other]: readonly Role[], { relations }: Shot): boolean {
  const [a, b] = [one?.subject, other?.subject]
  if (!a || !b) return false
  const aims = ({ actions }: Subject, at: Subject): boolean =>
    actions.some(({ target }) => target === at.id)
  const chases = relations.some(
    ({ from, relation, to }) =>
      relation === 'chasing' && [a.id, b.id].includes(from) && [a.id, b.id].includes(to),
  )
  return aims(a, b) || aims(b, a) || chases
}

/** Whether two of a row would stand in steps: upright frames seen from above show them one over the other. */
export function wantsSteps(roles: readonly Role[], shot: Shot, { width, height }: Box): boolean {
  const row = roles.filter(({ part }) => part === 'row')
  const wide = row.reduce((sum, { actors }) => sum + (actors[0]?.aspect ?? 0), 0)
  const fits = row.every((role) => role.actors.length === 1 && isFree(role))
  const spread = row.reduce((sum, { extent }) => sum + extent.left + extent.right, 0)
  const broad = wide > 1.5 || spread > SPREAD
  return width / height < 0.8 && row.length === 2 && fits && broad && !areAtIt(row, shot)
}

/** So wide together, in their heights, are two who are busy with an oven and a table. */
const SPREAD = 2.4

interface Craft {
  readonly shot: Shot
  readonly box: Box
  readonly set: PlaceSet
  readonly share: number
}

/** The two units of an upright frame in steps; null when a row suits them. `scale` is what a row would leave of them. */
export function inSteps(units: readonly Unit[], craft: Craft, scale: number): Unit[] | null {
  const [left, right] = units
  const { box, set, share, shot } = craft
  if (!left || !right || units.length > 2 || scale > CROWDED || set.far < 2) return null
  if (
    !wantsSteps(
      units.map(({ role }) => role),
      shot,
      box,
    )
  )
    return null
  const room = 0.9 * box.width * share
  // Who is said to be left or right of another is wholly there.
  const sided = shot.relations.some(({ relation }) => /^(left|right)-of$/u.test(relation))
  const hidden = sided ? 0 : HIDDEN
  const widest = sided ? WIDEST.sided : WIDEST.free
  // The larger one stands further away, or it would hide the other.
  const depths =
    left.height * left.width > right.height * right.width
      ? [Math.min(FAR, set.far), NEAR]
      : [NEAR, Math.min(FAR, set.far)]
  const seen = depths.map(nearness)
  const rise = Math.abs(seen[0]! - seen[1]!) * eyeHeight(box)
  const behind = depths[0] === NEAR ? right : left
  const away = Math.min(...seen)
  const tall = behind.height * away * Math.min(1, (room * widest) / (behind.width * away))
  const fits = [left, right].map((unit, index) => {
    const near = seen[index]!
    const wide = (room * widest) / (unit.width * near)
    const front = (rise * 0.94 + hidden * tall) / (unit.height * near)
    const back = Math.min(1 / away, (TALLEST * box.height) / (unit.height * near))
    return Math.min(wide, depths[index] === NEAR ? front : back)
  })
  const far = fits[depths.indexOf(NEAR) === 0 ? 1 : 0]!
  return [left, right].map((unit, index) => {
    const [z, near] = [depths[index]!, seen[index]!]
    const fit = Math.min(fits[index]!, NEARER * far)
    const side = index === 0 ? -1 : 1
    const slots = unit.formation.slots.map((slot) => ({ ...slot, z }))
    return {
      ...unit,
      x: (side * (room - unit.width * fit * near)) / 2,
      height: unit.height * fit,
      width: unit.width * fit,
      formation: { ...unit.formation, slots },
    }
  })
}

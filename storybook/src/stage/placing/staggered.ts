import type { Shot } from '../../plan/plan.ts'
import { eyeHeight, nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'
import { isFree } from './steps.ts'
import type { Unit } from './unit.ts'
import { inZigzag, isOfPeople } from './zigzag.ts'

const [NEAR, FAR] = [-1.8, 4] as const
/** Shrunk more than this in a row, three or more had better stand in two. */
const CROWDED = 0.85
/** So much of those at the back may be hidden by those before them. */
const HIDDEN = 0.3
const GAP = 0.4
/** From above all are drawn smaller at first; two rows have room to give it back. */
const LARGER = 1.4
/** From this on a row is too wide, in heights of its members, for a square frame; people are tall. */
const WIDE = { people: 2.6, others: 3 }

/** Whether three or more of all kinds would stand in two rows: in a narrow frame one row would be a line of dwarfs. */
export function wantsStagger(roles: readonly Role[], shot: Shot, { width, height }: Box): boolean {
  const row = roles.filter(({ part }) => part === 'row')
  const sided = shot.relations.some(({ relation }) => /^(left|right)-of$/u.test(relation))
  const fits = row.every((role) => role.actors.length === 1 && isFree(role))
  const people = isOfPeople(row)
  const wide = people
    ? row.reduce((sum, { extent }) => sum + extent.left + extent.right + APART, -APART)
    : row.reduce((sum, { actors }) => sum + (actors[0]?.aspect ?? 0), 0)
  const crowded = row.length >= 3 && wide > ((people ? WIDE.people : WIDE.others) * width) / height
  return width / height < 1.15 && crowded && row.length <= 6 && fits && !sided
}

/** Squeezed more than this, four or more people of a wide frame stand as for a photograph, at eye level. */
const [SQUEEZED, COMPANY] = [0.72, 4]

function isCompany(roles: readonly Role[], { relations }: Shot): boolean {
  const sided = relations.some(({ relation }) => /^(left|right)-of$/u.test(relation))
  const heads = roles.reduce((sum, { actors }) => sum + actors.length, 0)
  const several = roles.length > 2 && heads >= COMPANY
  return several && isOfPeople(roles) && roles.every(isFree) && !sided
}

/** What stays free between two people of a row, in their heights. */
const APART = 0.23

interface Craft {
  readonly shot: Shot
  readonly box: Box
  readonly set: PlaceSet
  readonly share: number
}

/** Three to six in two rows, the larger ones at the back; null when one row suits them. */
export function inStagger(units: readonly Unit[], craft: Craft, scale: number): Unit[] | null {
  const { shot, box, set, share } = craft
  const roles = units.map(({ role }) => role)
  const room = box.width * share
  if (scale < SQUEEZED && set.far >= 2 && isCompany(roles, shot))
    return inZigzag(units, { box, set, room, beside: true })
  if (scale > CROWDED || set.far < 2 || !wantsStagger(roles, shot, box)) return null
  if (isOfPeople(roles)) return inZigzag(units, { box, set, room })
  const bySize = units.toSorted((a, b) => b.height * b.width - a.height * a.width)
  const [back, front] = [bySize.slice(0, cut(bySize)), bySize.slice(cut(bySize))]
  const away = Math.min(FAR, set.far)
  const rise = (nearness(NEAR) - nearness(away)) * eyeHeight(box)
  const tallest = (row: readonly Unit[]): number => Math.max(...row.map(({ height }) => height))
  const [close, distant] = [looks(NEAR), looks(away)]
  const lowest = Math.min(...back.map(({ height }) => height))
  const over = tallest(front) * close - HIDDEN * lowest * distant
  const fit = Math.min(
    LARGER,
    room / (widthOf(back) * distant),
    room / (widthOf(front) * close),
    over > 0 ? rise / over : Infinity,
    (0.5 * box.height) / tallest(back),
  )
  const rows = [line(back, { z: away, fit }), line(front, { z: NEAR, fit })] as const
  return interlaced(...rows, room)
}

/** Moves one row so that its members stand before the gaps of the other. */
function interlaced(back: readonly Unit[], front: readonly Unit[], room: number): Unit[] {
  const [one, two] = back.length < front.length ? [back, front] : [front, back]
  const gaps = two.slice(1).map((unit, index) => (two[index]!.x + unit.x) / 2)
  const goal = one.length < two.length ? (gaps[Math.floor(gaps.length / 2)] ?? 0) : 0.12 * room
  const middle = one.reduce((sum, { x }) => sum + x, 0) / one.length
  const moved = one.map((unit) => ({ ...unit, x: unit.x + goal - middle }))
  return one === back ? [...moved, ...front] : [...back, ...moved]
}

/** How many stand at the back, so that the wider row is as narrow as can be. */
function cut(units: readonly Unit[]): number {
  const widest = (at: number): number =>
    Math.max(widthOf(units.slice(0, at)), widthOf(units.slice(at)))
  const cuts = units.slice(1).map((_, index) => index + 1)
  return cuts.reduce((best, at) => (widest(at) < widest(best) - 0.01 ? at : best), 1)
}

function widthOf(units: readonly Unit[]): number {
  return units.reduce((sum, { width }) => sum + width + GAP, -GAP)
}

/** What a member's size is to the eye at a depth: half of what the distance takes is given back. */
function looks(z: number): number {
  return Math.sqrt(nearness(z))
}

/** Units side by side at a depth. */
function line(
  units: readonly Unit[],
  { z, fit }: { readonly z: number; readonly fit: number },
): Unit[] {
  const size = fit * looks(z)
  let left = (-widthOf(units) * size) / 2
  return units.map((unit) => {
    const wide = unit.width * size
    const x = left + wide / 2
    left += wide + GAP * size
    const slots = unit.formation.slots.map((slot) => ({ ...slot, z }))
    const height = (unit.height * size) / nearness(z)
    return { ...unit, x, height, width: wide, formation: { ...unit.formation, slots } }
  })
}

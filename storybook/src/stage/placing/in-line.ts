import { turnsAside } from '../camera/path.ts'
import { inCorners } from './corners.ts'
import type { Role } from './roles.ts'
import { inSteps } from './steps.ts'
import { flanking } from './round-lead.ts'
import { inStagger } from './staggered.ts'
import { inTiers } from './tiers.ts'
import { inTwoRows } from './two-rows.ts'
import {
  CLOSER,
  alike,
  areKin,
  inARow,
  inProportion,
  isSameKind,
  scaled,
  widthOf,
  type Unit,
} from './unit.ts'
import { NARROW } from './share-before.ts'
import { wayOf } from './travel.ts'
import { isWaiting } from './waiting.ts'
import type { Stagecraft } from './heights.ts'

interface Line {
  readonly craft: Stagecraft
  readonly lead: Role
  readonly room: number
}

/** Side by side as large as the room lets them be, or in depth where that lets them be larger. */
export function inLine(asked: readonly Unit[], { craft, lead, room }: Line): Unit[] {
  const units = inProportion(alike(asked), lead)
  const scale = Math.min(1, room / widthOf(units))
  const line = { lead, room }
  const waits = units.some(({ role }) => role !== lead && isWaiting(role))
  const roomy = craft.box.width < NARROW * craft.box.height ? ROOMY.narrow : ROOMY.wide
  const parted = waits && scale > roomy ? flanking(fitted(units, line), lead, craft.shot) : null
  if (parted) return parted
  const steps = overTheFrame(units, { ...craft, lead }, scale)
  if (steps) return alike(steps)
  // Who drives off needs the gap before the next one.
  const goes = units.some(({ role }) => wayOf(role) > 0)
  const row =
    flanking(fitted(units, line), lead, craft.shot) ??
    (goes ? inARow(fitted(units, line)) : inARow(fitted(units, line, CLOSER), room))
  return turnsAside(craft.shot.camera) ? farApart(row, room) : row
}

/** In the height or the depth of the frame, in the first way that suits them; null when a row does. */
function overTheFrame(
  units: readonly Unit[],
  craft: Stagecraft & Pick<Line, 'lead'>,
  scale: number,
): Unit[] | null {
  const ways = [inTiers, inCorners, inSteps, inTwoRows, inStagger]
  return ways.reduce<Unit[] | null>((found, way) => found ?? way(units, craft, scale), null)
}

/** So much wider than the frame is the row of those whom a camera turns to one after the other. */
const BEYOND = 1.25

/** Farther from each other than usual: whom the camera turns to was not in sight before. */
function farApart(units: readonly Unit[], room: number): Unit[] {
  const ends = units.map(({ x, width }) => 2 * Math.abs(x) + width)
  const stretch = Math.max(1, (BEYOND * room) / Math.max(...ends))
  return units.map((unit) => ({ ...unit, x: stretch * unit.x }))
}

/** Squeezed more than this, those who wait had better stand behind the others than beside them. */
const ROOMY = { wide: 0.5, narrow: 0.72 }

/** One or two among a crowd of others; of their own kind they are none the larger. */
function isCrowded(units: readonly Unit[], lead: Role): boolean {
  const others = units.filter(({ role }) => role !== lead)
  const isLikeLead = ({ role: { subject } }: Unit): boolean =>
    isSameKind(subject, lead.subject) || areKin(subject, lead.subject)
  if (others.some(isLikeLead)) return false
  return lead.actors.length < 3 && others.some(({ role }) => role.actors.length > 2)
}

/** A crowd gives way so that its lead is not made a dwarf with it. */
function fitted(units: readonly Unit[], { lead, room }: Omit<Line, 'craft'>, gaps = 1): Unit[] {
  const scale = Math.min(1, room / widthOf(units, gaps))
  if (scale === 1) return [...units]
  const hero = units.find(({ role }) => role === lead)
  const own = hero && isCrowded(units, lead) ? Math.sqrt(scale) : scale
  const rest = widthOf(units, gaps) - (hero?.width ?? 0)
  const others = Math.max(0.6 * own, (room - own * (hero?.width ?? 0)) / Math.max(0.1, rest))
  const fits = own === scale || own * (hero?.width ?? 0) + others * rest <= 1.01 * room
  return units.map((unit) => scaled(unit, !fits ? scale : unit === hero ? own : others))
}

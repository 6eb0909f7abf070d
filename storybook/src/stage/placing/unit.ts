import type { Subject } from '../../plan/plan.ts'
import type { Formation } from './groups.ts'
import type { Role } from './roles.ts'
import { besideLead, cardSize } from './sizes.ts'

/** A role with its place in the row: a middle, a height for each member, and where its members stand around it. */
export interface Unit {
  readonly role: Role
  readonly x: number
  readonly z: number
  readonly height: number
  readonly formation: Formation
  /** Whether its members come from both sides and end on their slots. */
  readonly arrives?: boolean
  /** What it covers on the acting line, in u. */
  readonly width: number
}

/** The least room between two of a row, in u. */
const GAP = 0.5

/** A clear gap after the unit with this number: nobody should have to guess whether two touch. */
function gapAfter(units: readonly Unit[], index: number): number {
  const [left, right] = [units[index], units[index + 1]]
  if (!left || !right) return 0
  const thin = 0.2 * Math.min(left.height, right.height)
  return Math.max(GAP, thin, 0.38 * Math.min(left.width, right.width))
}

/** So much of the gaps is left between those who would else be made small: elbow to elbow, but apart. */
export const CLOSER = 0.45

/** What a row of units covers, in u, with so much of the usual gaps between them. */
export function widthOf(units: readonly Unit[], gaps = 1): number {
  return units.reduce((sum, { width }, index) => sum + width + gaps * gapAfter(units, index), 0)
}

/** The same unit larger or smaller. */
export function scaled(unit: Unit, scale: number): Unit {
  const slots = unit.formation.slots.map(({ x, y, z }) => ({ x: x * scale, y: y * scale, z }))
  return {
    ...unit,
    height: unit.height * scale,
    width: unit.width * scale,
    formation: { ...unit.formation, slots },
  }
}

/** So much smaller one is at most made for the sake of its own kind. */
const WITH_ITS_KIND = 0.6

/** Men and women differ by less. */
const NEARLY = 0.88

/** Two black horses and four white ones are of one size, and students are no dwarfs before their parents: who has more room is not the larger for it. */
export function alike(units: readonly Unit[]): Unit[] {
  return units.map((unit) => {
    const kin = units.filter(({ role }) => isToScale(role.subject, unit.role.subject))
    const least = Math.min(...kin.map(scaleOf)) / scaleOf(unit)
    return least < NEARLY ? scaled(unit, Math.max(WITH_ITS_KIND, least)) : unit
  })
}

/** Down to so small a share of the lead's card one is really smaller, and so much over its due it may look. */
const [REALLY_SMALLER, OVER_DUE] = [0.6, 1.1]

/** Boys who have made room for each other are none the smaller beside a crab: what is small shrinks with them. */
export function inProportion(units: readonly Unit[], lead: Role): Unit[] {
  const hero = units.find(({ role }) => role === lead)
  const first = lead.actors[0]
  if (!hero || !first || lead.subject.size !== 'normal') return [...units]
  const theirs = { metres: lead.metres, aspect: first.aspect }
  return units.map((unit) => {
    const { actors, metres, subject } = unit.role
    const own = { metres, aspect: actors[0]?.aspect ?? 1 }
    const small = cardSize(own) < REALLY_SMALLER * cardSize(theirs)
    if (unit === hero || !small || subject.size !== 'normal') return unit
    const most = OVER_DUE * hero.height * besideLead(own, theirs)
    return unit.height > most ? scaled(unit, most / unit.height) : unit
  })
}

/** How tall each metre of it is drawn. */
const scaleOf = ({ height, role }: Unit): number => height / role.metres

const LITTLE_FOLK = /dwarf|gnome|elf|hobbit|fairy|giant|troll|ogre|imp|pixie|genie/u

/** Boys and girls are; dwarfs and giants are not. */
function isOfOurSize({ kind, noun }: Subject): boolean {
  return kind === 'person' && !LITTLE_FOLK.test(noun)
}

/** Whether two were of one size when they were named. */
export function isSameKind(one: Subject, other: Subject): boolean {
  return isToScale(one, other) && one.person?.age === other.person?.age
}

/** Whether one scale is right for both: of people of any age, and of others of one kind. */
function isToScale(one: Subject, other: Subject): boolean {
  const same =
    one.noun === other.noun || areKin(one, other) || (isOfOurSize(one) && isOfOurSize(other))
  return same && one.size === other.size
}

/** A wolf and its pup are of one kind, whatever their sizes. */
export function areKin(one: Subject, other: Subject): boolean {
  return one.kind === 'animal' && one.picture !== null && one.picture === other.picture
}

/** Units side by side about the middle of the stage, closer to each other when the room asks for it. */
export function inARow(units: readonly Unit[], room = Infinity): Unit[] {
  const [bodies, all] = [widthOf(units, 0), widthOf(units)]
  const gaps = all > room ? Math.max(CLOSER, (room - bodies) / (all - bodies)) : 1
  let left = -widthOf(units, gaps) / 2
  return units.map((unit, index) => {
    const x = left + unit.width / 2
    left += unit.width + gaps * gapAfter(units, index)
    return { ...unit, x }
  })
}

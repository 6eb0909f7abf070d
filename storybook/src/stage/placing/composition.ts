import type { Shot } from '../../plan/plan.ts'
import { nearness } from '../../scene/box.ts'
import { asFrame, isFramingTree } from './framing-trees.ts'
import { goalSide } from './goals.ts'
import { inBands } from './bands.ts'
import { behindThem, runsOverLand } from './background.ts'
import { alongPlatform, trackDepth } from './on-tracks.ts'
import { wallSpot } from './walls.ts'
import { rowOrder } from './row-order.ts'
import type { Role } from './roles.ts'
import { hovering, isHovering } from './round-lead.ts'
import { areKin, scaled, widthOf, type Unit } from './unit.ts'
import { shareBefore } from './share-before.ts'
import { type Stagecraft, heightFor, besidePassengers, fitTogether } from './heights.ts'
import { knowable, dwarfed, toScale } from './behind-the-row.ts'
import { inLine } from './in-line.ts'
import { unitFor } from './unit-for.ts'

export interface Composition {
  readonly units: readonly Unit[]
  /** The first one is whom the film is about. */
  readonly width: number
}

/** Everybody of the row on the acting line, in the order that the relations ask for, as large as the frame allows. */
export function compose(roles: readonly Role[], craft: Stagecraft): Composition {
  const ordered = rowOrder(
    roles.filter(({ part }) => part === 'row'),
    craft.shot,
    { random: craft.random.fork('order'), heading: craft.heading, carriers: carriersOf(roles) },
  )
  const [first] = ordered
  if (!first) return { units: [], width: 0 }
  const free = roles.every(({ part, bond }) => part !== 'back' && bond === null)
  const counted = free ? inBands(ordered, craft) : null
  if (counted) return { units: counted, width: Math.max(...counted.map(({ width }) => width)) }
  const lead = ordered.reduce((best, role) => (leads(role, best, craft.shot) ? role : best), first)
  const trees = ordered.filter((role) => role !== lead && isFramingTree(role, ordered))
  const row = ordered.filter((role) => !isHovering(role, lead, craft.shot) && !trees.includes(role))
  const room = craft.box.width * craft.share
  const together = fitTogether(row, lead, craft) * shareBefore(roles, lead, { trees, craft })
  const crowd = row.reduce((sum, { actors }) => sum + actors.length, 0)
  const sized = (role: Role, share: number): Unit => {
    const tallest = wallSpot(role, craft.set, craft.box)?.tallest ?? Infinity
    const wanted = Math.min(heightFor(role, lead, craft), besidePassengers(role, row, craft))
    const own = Math.min(tallest, share * wanted)
    return unitFor(role, own, { ...craft, crowd, walled: roles.some(runsOverLand) })
  }
  const rear = roles.filter(({ part }) => part === 'back').map((role) => sized(role, 1))
  const trains = rear.filter(({ role }) => trackDepth(role, craft.set) !== null)
  const back = rear.filter((unit) => !trains.includes(unit))
  const behind = back.map((unit) => knowable(unit, craft))
  const share = together * dwarfed(lead, back, behind)
  const front = inLine(
    row.map((role) => sized(role, share)),
    { craft, lead, room },
  )
  const above = ordered
    .filter((role) => !row.includes(role) && !trees.includes(role))
    .map((role) => sized(role, share))
  const frame = trees.map((role) => asFrame(sized(role, 1), front, craft))
  const sideOf = (id: string): 1 | -1 | 0 => goalSide(craft.shot, craft.heading, id)
  const rows = { set: craft.set, room, sideOf }
  const scaledBack = behind.map((unit) => toScale(unit, front))
  const placed =
    back.length === 0
      ? front
      : inTheMiddle([...behindThem(scaledBack, front, rows), ...front], room)
  const standing = placed.map((unit) => (unit.role === lead ? smallerThanKin(unit, placed) : unit))
  const hero = standing.find(({ role }) => role === lead)
  const aloft = hero ? above.map((unit) => hovering(unit, hero, craft)) : []
  const running = trains.map((unit) => alongPlatform(unit, front, craft))
  return { units: [...frame, ...running, ...standing, ...aloft], width: widthOf(front) }
}

/** Young ones are this much smaller than their parents at least: a pup whom the pack watches is no giant before it. */
const [YOUNGER, YOUNG] = [0.85, 0.9]

function smallerThanKin(hero: Unit, units: readonly Unit[]): Unit {
  const { subject, metres } = hero.role
  const grown = units.filter(
    ({ role }) => areKin(role.subject, subject) && metres < YOUNGER * role.metres,
  )
  const seen = ({ z, height, formation: { slots } }: Unit): number =>
    height * Math.max(...slots.map((slot) => nearness(z + slot.z)))
  const most = YOUNG * Math.min(Infinity, ...grown.map(seen))
  return seen(hero) > most ? scaled(hero, most / seen(hero)) : hero
}

/** What stands behind comes nearer to the frame's edge than those of a row do, or they would be dwarfs for it. */
const NEAR_EDGE = 1.08

/** All moved and shrunk so far that they are in the middle of the frame, when somebody stands behind the row. */
function inTheMiddle(units: readonly Unit[], room: number): Unit[] {
  const left = Math.min(...units.map(({ x, width }) => x - width / 2))
  const right = Math.max(...units.map(({ x, width }) => x + width / 2))
  const scale = Math.min(1, (NEAR_EDGE * room) / (right - left))
  return units.map((unit) => ({ ...scaled(unit, scale), x: scale * (unit.x - (left + right) / 2) }))
}

function carriersOf(roles: readonly Role[]): Map<string, string> {
  return new Map(roles.flatMap(({ subject, bond }) => (bond ? [[subject.id, bond.to]] : [])))
}

function leads(role: Role, than: Role, shot: Shot): boolean {
  return shot.subjects.indexOf(role.subject) < shot.subjects.indexOf(than.subject)
}

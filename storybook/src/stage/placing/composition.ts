import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { eyeHeight, nearness } from '../../scene/box.ts'
import { turnsAside } from '../camera/path.ts'
import { inCorners } from './corners.ts'
import { inFile } from './files.ts'
import { asFrame, isFramingTree } from './framing-trees.ts'
import { goalSide } from './goals.ts'
import {
  inTheOpen,
  onTheGround,
  overTheLand,
  type Formation,
  type Group,
  type Terrain,
} from './groups.ts'
import { inBands } from './bands.ts'
import { behindThem, isHouseRow, runsOverLand } from './background.ts'
import { isBlazing } from './blazing.ts'
import { alongPlatform, trackDepth } from './on-tracks.ts'
import { wallSpot } from './walls.ts'
import { rowOrder } from './row-order.ts'
import { isBearing } from './shared-load.ts'
import type { Role } from './roles.ts'
import { SCENIC } from './scenic.ts'
import { inSteps } from './steps.ts'
import { onOutline, outlineOf } from './outlines.ts'
import { inARing, isRing } from './rings.ts'
import { flanking, hovering, isHovering } from './round-lead.ts'
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
import { NARROW, shareBefore } from './share-before.ts'
import { wayOf } from './travel.ts'
import { isWaiting } from './waiting.ts'
import { type Stagecraft, heightFor, besidePassengers, fitTogether, shapeOf } from './heights.ts'
import { cardSize } from './sizes.ts'

export interface Composition {
  readonly units: readonly Unit[]
  /** The first one is whom the film is about. */
  readonly width: number
}

/** How many stand in the row, besides what a stage knows. */
interface Crowded extends Stagecraft {
  readonly crowd: number
  /** A wall runs over the land behind them. */
  readonly walled: boolean
}

/** Between these depths a crowd may stand, if the place lets it. */
const [NEAREST, FARTHEST] = [-2.2, 7]

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

interface Line {
  readonly craft: Stagecraft
  readonly lead: Role
  readonly room: number
}

/** Side by side as large as the room lets them be, or in depth where that lets them be larger. */
function inLine(asked: readonly Unit[], { craft, lead, room }: Line): Unit[] {
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

/** What stands behind may be cut off by the frame, but not so much that nobody knows it. */
const [TALLEST_BACK, WIDEST_BACK] = [0.86, 0.52]
/** Nobody knows a shepherd without his head. */
const TALLEST_PERSON = 0.56
/** In a narrow frame a bus fills the width behind those who stand before it: beside them all would be dwarfs. */
const NARROW_BACK = 0.84
/** So long, in its heights, a craft takes more of a wide frame than others may. */
const [LONG_BACK, LONGEST_BACK] = [2, 0.72]

/** So many widths of the frame has a wall that is seen over the whole land. */
const OVER_LAND = 1.6
/** Houses with somebody at each end are seen whole. */
const OVER_STREET = 1.02

/** So much taller than those before it a beast may be that has made room for them, with the ball that it stands on. */
const LARGER_BEAST = 1.6

/** Guests who sit behind a band are no giants: people are to the scale of those before them, and an elephant leaves them the stage. */
function toScale(unit: Unit, front: readonly Unit[]): Unit {
  const { kind, size } = unit.role.subject
  if (LIVING.has(kind) && kind !== 'person' && size !== 'giant') {
    const tallest = Math.max(...front.map(({ height }) => height))
    const most = (LARGER_BEAST * tallest) / unit.role.extent.up
    return unit.height > most ? scaled(unit, most / unit.height) : unit
  }
  const scales = [unit, ...front].map(({ role: { subject, metres }, height }) =>
    subject.kind === 'person' && subject.size === 'normal' ? height / metres : 0,
  )
  const [own = 0, ...others] = scales
  const scale = Math.max(0, ...others)
  return own > scale && scale > 0 ? scaled(unit, scale / own) : unit
}

/** So much of the frame's height has what stands behind with who sits on it: a huge owl is not cut off its branch. */
const WITH_LOAD = 0.92

function knowable(unit: Unit, { box: { width, height }, tallness }: Stagecraft): Unit {
  if (runsOverLand(unit.role)) {
    const wide = isHouseRow(unit.role.subject) ? OVER_STREET : OVER_LAND
    const across = scaled(unit, (wide * width) / unit.width)
    return { ...across, width: WIDEST_BACK * width }
  }
  const widest = widestBehind(unit.role, width < NARROW * height)
  const most = Math.min(
    (unit.role.subject.kind === 'person' ? TALLEST_PERSON : TALLEST_BACK) * height,
    (WITH_LOAD * height) / Math.max(tallness.get(unit.role.subject.id) ?? 1, unit.role.extent.up),
    (widest * width) / shapeOf(unit.role).aspect,
  )
  return unit.height > most ? scaled(unit, most / unit.height) : unit
}

/** A train behind a goat is longer than the goat, or it would be a toy. */
function widestBehind(role: Role, narrow: boolean): number {
  if (!CRAFT.has(role.subject.kind)) return WIDEST_BACK
  if (narrow) return NARROW_BACK
  return shapeOf(role).aspect > LONG_BACK ? LONGEST_BACK : WIDEST_BACK
}

/** How much the others shrink with what stands behind them, when the prompt says how large or small one of them is. */
function dwarfed(lead: Role, back: readonly Unit[], behind: readonly Unit[]): number {
  const shares = back.map((unit, index) => {
    const told = unit.role.subject.size !== 'normal' || lead.subject.size !== 'normal'
    return told || isToweringCraft(unit.role, lead) || isBlazing(unit.role)
      ? (behind[index]?.height ?? unit.height) / unit.height
      : 1
  })
  const { size } = lead.subject
  const small = size === 'tiny' || size === 'small' ? STOUT[size] : null
  // Before a huge mirror one is as large as ever: it is the mirror of a room.
  const giant = back.some(
    ({ role: { subject } }) => subject.size === 'giant' && SCENIC.has(subject.kind),
  )
  const least = small ?? (giant ? STOUT.giant : STOUT.large)
  return Math.max(least, Math.min(1, ...shares))
}

/** So many times as large as the lead is a train that is seen to be larger. */
const MUCH_LARGER = 3

function isToweringCraft(role: Role, lead: Role): boolean {
  const much = cardSize(shapeOf(role)) > MUCH_LARGER * cardSize(shapeOf(lead))
  return CRAFT.has(role.subject.kind) && role.medium === 'ground' && much
}

/** Before a large thing and before a huge one one is small, but still whom the film is about. */
const STOUT = { large: 0.75, giant: 0.5, small: 0.5, tiny: 0.3 }

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

/** How near to each other they are, in their widths. */
const CLOSE = 0.72

function unitFor(role: Role, own: number, craft: Crowded): Unit {
  const { left, right } = role.extent
  // Who bears a load with others is close to them, or it would be over nobody.
  const close = isBearing(role.subject) && role.medium === 'ground' ? CLOSE : 1
  const width = close * own * (left + right + (craft.girth.get(role.subject.id) ?? 0))
  const formation = formationFor(role, { width, height: own }, craft)
  return { role, x: 0, z: 0, height: own * formation.shrink, formation, width: formation.width }
}

function formationFor(
  role: Role,
  size: { width: number; height: number },
  craft: Crowded,
): Formation {
  const count = role.actors.length
  const random = craft.random.fork(`formation ${role.subject.id}`)
  if (count === 1) return { slots: [{ x: 0, y: 0, z: 0 }], shrink: 1, ...size }
  const group = { count, ...size, room: craft.box.width * craft.share, random }
  if (isRing(role.subject) && role.medium === 'ground')
    return inARing({ ...group, ...craft.set, eye: eyeHeight(craft.box) })
  const narrow = craft.box.width < NARROW * craft.box.height
  if (role.subject.order === 'row' && role.medium !== 'air')
    return inFile(group, { far: craft.set.far, narrow })
  const open = role.medium === 'air' || role.medium === 'underwater' || role.medium === 'space'
  if (open) return aloft(role.subject, group, craft)
  const terrain = terrainOf(craft)
  const alone = craft.crowd === count && craft.set.far >= OPEN_LAND
  return alone && isGrazing(role) ? overTheLand(group, terrain) : onTheGround(group, terrain)
}

/** Where nobody stands on anything: in the shape that they form, or loosely. */
function aloft(subject: Subject, group: Group, { box, crowd }: Crowded): Formation {
  const outline = outlineOf(subject)
  if (outline) return onOutline({ ...group, tall: box.height * 0.6 }, outline)
  // Two schools of fish share the width by their numbers.
  const room = group.room * Math.min(1, (1.15 * group.count) / Math.max(1, crowd))
  return inTheOpen({ ...group, room, tall: box.height * 0.55 })
}

function terrainOf({ set, box, walled }: Crowded): Terrain {
  const far = walled ? Math.min(BEFORE_WALL, set.far) : set.far
  return {
    near: Math.min(set.near, NEAREST),
    far: Math.min(Math.max(far, set.near + 2), FARTHEST),
    eye: eyeHeight(box),
    ledge: set.far < LEDGE,
  }
}

/** From this depth on a land has room for a herd that is scattered over it. */
const OPEN_LAND = 3

const BEFORE_WALL = 2.2

/** A deck of a bridge is no deeper. */
const LEDGE = 0.5

const AT_EASE = /^(graze|eat|peck|lie|rest|sleep|stand|roam)$/u

/** Three animals that graze, or a herd that has nothing else to do. */
function isGrazing({ subject: { kind, count, actions }, medium }: Role): boolean {
  if (medium !== 'ground' || !/^(animal|bird)$/u.test(kind)) return false
  const grazing = actions.some(({ verb }) => verb === 'graze')
  return count >= (grazing ? 3 : 6) && actions.every(({ verb }) => AT_EASE.test(verb))
}

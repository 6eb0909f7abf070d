import type { Framing, Shot } from '../../plan/plan.ts'
import { REST_DISTANCE, eyeHeight } from '../../scene/box.ts'
import type { Random } from '../../scene/random.ts'
import type { Box } from '../../scene/space.ts'
import { inTheOpen, onTheGround, overTheLand, type Formation } from './groups.ts'
import { behindThem, runsOverLand } from './background.ts'
import { BLAZING, isBlazing } from './blazing.ts'
import { waterDepth } from './levels.ts'
import { wallSpot } from './walls.ts'
import type { PlaceSet } from '../place.ts'
import { rowOrder } from './row-order.ts'
import { isBearing } from './shared-load.ts'
import type { Role } from './roles.ts'
import { inSteps } from './steps.ts'
import { inARing, isRing } from './rings.ts'
import { flanking, hovering, isHovering } from './round-lead.ts'
import { inStagger } from './staggered.ts'
import { inTiers } from './tiers.ts'
import { inTwoRows } from './two-rows.ts'
import { besideLead, leadHeight, type Shape } from './sizes.ts'
import { inARow, scaled, widthOf, type Unit } from './unit.ts'
import { isWaiting } from './waiting.ts'

export interface Composition {
  readonly units: readonly Unit[]
  /** The first one is whom the film is about. */
  readonly width: number
}

interface Stagecraft {
  readonly shot: Shot
  readonly box: Box
  readonly set: PlaceSet
  readonly framing: Framing
  readonly random: Random
  /** Where those go who cross the stage. */
  readonly heading: 1 | -1
  /** What each role holds beside it, in own heights. */
  readonly girth: ReadonlyMap<string, number>
  /** How many of its own heights each role's column is, with what stands on it. */
  readonly tallness: ReadonlyMap<string, number>
  /** Whom the film is about, when that one is carried by a role, and how tall it is in its carrier's heights. */
  readonly passengers: ReadonlyMap<string, Passenger>
  /** Share of the frame's width that the row may fill. */
  readonly share: number
}

/** How many stand in the row, besides what a stage knows. */
interface Crowded extends Stagecraft {
  readonly crowd: number
  /** A wall runs over the land behind them. */
  readonly walled: boolean
}

/** A leading subject that is carried by another. */
export interface Passenger {
  readonly id: string
  readonly shape: Shape
  readonly ratio: number
  /** Whether the two are seen side by side. */
  readonly apart: boolean
}

/** In a narrow frame a tower or a tree is only seen when those before it are a little smaller. */
const BEFORE_SCENERY = 0.78
/** The side of the smallest card, in shares of the frame's shorter side. */
const SMALLEST = 0.13
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
  const lead = ordered.reduce((best, role) => (leads(role, best, craft.shot) ? role : best), first)
  const row = ordered.filter((role) => !isHovering(role, lead, craft.shot))
  const room = craft.box.width * craft.share
  const scenic = roles.some(({ part }) => part === 'scenery')
  const narrow = craft.box.width < 1.2 * craft.box.height
  const together = fitTogether(row, lead, craft) * (scenic && narrow ? BEFORE_SCENERY : 1)
  const crowd = row.reduce((sum, { actors }) => sum + actors.length, 0)
  const sized = (role: Role, share: number): Unit => {
    const tallest = wallSpot(role, craft.set, craft.box)?.tallest ?? Infinity
    const wanted = Math.min(heightFor(role, lead, craft), besidePassengers(role, row, craft))
    const own = Math.min(tallest, share * wanted)
    return unitFor(role, own, { ...craft, crowd, walled: roles.some(runsOverLand) })
  }
  const back = roles.filter(({ part }) => part === 'back').map((role) => sized(role, 1))
  const behind = back.map((unit) => knowable(unit, craft.box))
  const share = together * dwarfed(lead, back, behind)
  const front = inLine(
    row.map((role) => sized(role, share)),
    { craft, lead, room },
  )
  const above = ordered.filter((role) => !row.includes(role)).map((role) => sized(role, share))
  const standing =
    back.length === 0
      ? front
      : inTheMiddle([...behindThem(behind, front, { set: craft.set, room }), ...front], room)
  const hero = standing.find(({ role }) => role === lead)
  const aloft = hero ? above.map((unit) => hovering(unit, hero, craft)) : []
  return { units: [...standing, ...aloft], width: widthOf(front) }
}

interface Line {
  readonly craft: Stagecraft
  readonly lead: Role
  readonly room: number
}

/** Side by side as large as the room lets them be, or in depth where that lets them be larger. */
function inLine(units: readonly Unit[], { craft, lead, room }: Line): Unit[] {
  const scale = Math.min(1, room / widthOf(units))
  const line = { lead, room, scale }
  const waits = units.some(({ role }) => role !== lead && isWaiting(role))
  const parted = waits && scale > ROOMY ? flanking(fitted(units, line), lead, craft.shot) : null
  if (parted) return parted
  const steps =
    inTiers(units, craft, scale) ??
    inSteps(units, craft, scale) ??
    inTwoRows(units, craft, scale) ??
    inStagger(units, craft, scale)
  if (steps) return steps
  const fitting = fitted(units, line)
  return flanking(fitting, lead, craft.shot) ?? inARow(fitting)
}

/** Squeezed more than this, those who wait had better stand behind the others than beside them. */
const ROOMY = 0.5

/** A crowd gives way so that its lead is not made a dwarf with it. */
function fitted(
  units: readonly Unit[],
  { lead, room, scale }: Omit<Line, 'craft'> & { scale: number },
): Unit[] {
  if (scale === 1) return [...units]
  const hero = units.find(({ role }) => role === lead)
  const crowded = units.some(({ role }) => role !== lead && role.actors.length > 2)
  const own = hero && crowded && hero.role.actors.length < 3 ? Math.sqrt(scale) : scale
  const rest = widthOf(units) - (hero?.width ?? 0)
  const others = Math.max(0.6 * own, (room - own * (hero?.width ?? 0)) / Math.max(0.1, rest))
  const fits = own === scale || own * (hero?.width ?? 0) + others * rest <= 1.01 * room
  return units.map((unit) => scaled(unit, !fits ? scale : unit === hero ? own : others))
}

/** What stands behind may be cut off by the frame, but not so much that nobody knows it. */
const [TALLEST_BACK, WIDEST_BACK] = [0.86, 0.52]
/** So many widths of the frame has a wall that is seen over the whole land. */
const OVER_LAND = 1.6

function knowable(unit: Unit, { width, height }: Box): Unit {
  if (runsOverLand(unit.role)) {
    const across = scaled(unit, (OVER_LAND * width) / unit.width)
    return { ...across, width: WIDEST_BACK * width }
  }
  const most = Math.min(TALLEST_BACK * height, (WIDEST_BACK * width) / shapeOf(unit.role).aspect)
  return unit.height > most ? scaled(unit, most / unit.height) : unit
}

/** How much the others shrink with what stands behind them, when the prompt says how large or small one of them is. */
function dwarfed(lead: Role, back: readonly Unit[], behind: readonly Unit[]): number {
  const shares = back.map((unit, index) => {
    const told = unit.role.subject.size !== 'normal' || lead.subject.size !== 'normal'
    return told || isBlazing(unit.role) ? (behind[index]?.height ?? unit.height) / unit.height : 1
  })
  const small = lead.subject.size === 'tiny' || lead.subject.size === 'small'
  return Math.max(small ? 0 : STOUT, Math.min(1, ...shares))
}

/** Before a huge thing one is small, but still whom the film is about. */
const STOUT = 0.75

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

/** How tall one member wants to be: by the framing and its neighbours, less when others stand on it. */
function heightFor(role: Role, lead: Role, craft: Stagecraft): number {
  const [own, first] = [shapeOf(role), shapeOf(lead)]
  const passenger = craft.passengers.get(role.subject.id)
  if (passenger) {
    const alone = role === lead || isAhead(passenger, lead, craft.shot)
    const whole = leadHeight(alone ? passenger.shape : first, craft.framing, craft.box)
    const beside = alone ? 1 : besideLead(passenger.shape, first)
    const theirs = (whole * beside) / passenger.ratio
    return passenger.apart ? Math.min(theirs, leadHeight(own, craft.framing, craft.box)) : theirs
  }
  const base = leadHeight(first, craft.framing, craft.box) * headroom(craft.shot)
  const tall = craft.tallness.get(role.subject.id) ?? 1
  const told = role.subject.size !== 'normal' || lead.subject.size !== 'normal'
  const wanted = base * (role === lead ? asTold(role, craft.shot) : besideLead(own, first, told))
  return Math.max(
    (wanted * (isBlazing(role) ? BLAZING : 1)) / tall ** 0.5,
    smallest(own, craft.box),
  )
}

/** Who stands free is no giant beside somebody under a tree. */
function besidePassengers(role: Role, row: readonly Role[], craft: Stagecraft): number {
  const [lead] = row
  const heights = row.flatMap((carrier) => {
    const passenger = craft.passengers.get(carrier.subject.id)
    const bound = craft.shot.subjects.find(({ id }) => id === passenger?.id)
    if (!lead || !passenger?.apart || carrier === role) return []
    if (bound?.kind !== 'person' || role.subject.kind !== 'person') return []
    const theirs = heightFor(carrier, lead, craft) * passenger.ratio
    return [theirs * besideLead(shapeOf(role), passenger.shape)]
  })
  return Math.min(Infinity, ...heights)
}

/** What is alone and said to be small does not fill the frame. */
function asTold({ subject: { size, kind } }: Role, { subjects }: Shot): number {
  const alone = subjects.filter((each) => each.kind !== 'sky').length === 1
  if (kind === 'person' || !alone) return 1
  return size === 'tiny' ? 0.6 : size === 'small' ? 0.76 : 1
}

/** Whether whom a role carries is named before the first one of the row. */
function isAhead({ id }: Passenger, { subject }: Role, { subjects }: Shot): boolean {
  const place = (of: string): number => subjects.findIndex((each) => each.id === of)
  return place(id) < place(subject.id)
}

/** The least height at which something is still recognised, whatever stands beside it. */
function smallest({ aspect }: Shape, { width, height }: Box): number {
  return (SMALLEST * Math.min(width, height)) / Math.sqrt(aspect)
}

/** How much all must shrink so that the tallest has room, with what stands on it: sizes keep their proportions. */
function fitTogether(row: readonly Role[], lead: Role, craft: Stagecraft): number {
  const fits = row.map((role) => {
    const tall = craft.tallness.get(role.subject.id) ?? 1
    const roomy = roomFor(role, craft) / Math.max(tall, role.extent.up)
    const wide = (0.62 * craft.box.width) / shapeOf(role).aspect
    return Math.min(roomy, wide) / heightFor(role, lead, craft)
  })
  // Who climbs a rope alone may be cut off the rope's end, and is not made a dwarf for it.
  const least = row.length === 1 && !craft.passengers.has(lead.subject.id) ? 0.6 : 0
  return Math.max(least, Math.min(1, ...fits))
}

/** How tall a column may be: who flies must be seen to be off the ground, and what is below. */
function roomFor(role: Role, { box, set }: Stagecraft): number {
  const { medium, subject } = role
  // The smoke above a burning house may be cut off.
  if (isBlazing(role)) return 0.92 * box.height
  if (medium === 'air' && /^(?:fish|animal|bird|creature)$/u.test(subject.kind))
    return 0.44 * box.height
  // What floats far out begins higher on the frame.
  const depth = waterDepth(role, set)
  if (depth === null) return 0.74 * box.height
  const rise = (eyeHeight(box) * depth) / (REST_DISTANCE + depth)
  return Math.min(0.74 * box.height, (box.floor - HEADROOM) * box.height - rise)
}

/** Share of the frame that stays free above a head. */
const HEADROOM = 0.07

function shapeOf({ actors, metres, subject }: Role): Shape {
  const actor = actors[0]
  if (!actor) throw new Error(`Nobody plays ${subject.noun}.`)
  return { metres, aspect: actor.aspect }
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
  const open = role.medium === 'air' || role.medium === 'underwater' || role.medium === 'space'
  if (open) {
    // Two schools of fish share the width by their numbers.
    const room = group.room * Math.min(1, (1.15 * count) / Math.max(1, craft.crowd))
    return inTheOpen({ ...group, room, tall: craft.box.height * 0.55 })
  }
  const { near } = craft.set
  const far = craft.walled ? Math.min(BEFORE_WALL, craft.set.far) : craft.set.far
  const terrain = {
    near: Math.min(near, NEAREST),
    far: Math.min(Math.max(far, near + 2), FARTHEST),
    eye: eyeHeight(craft.box),
  }
  const alone = craft.crowd === count && craft.set.far >= OPEN_LAND
  return alone && isGrazing(role) ? overTheLand(group, terrain) : onTheGround(group, terrain)
}

/** From this depth on a land has room for a herd that is scattered over it. */
const OPEN_LAND = 3
const BEFORE_WALL = 2.2
const AT_EASE = /^(graze|eat|peck|lie|rest|sleep|stand|roam)$/u

/** Three animals that graze, or a herd that has nothing else to do. */
function isGrazing({ subject: { kind, count, actions }, medium }: Role): boolean {
  if (medium !== 'ground' || !/^(animal|bird)$/u.test(kind)) return false
  const grazing = actions.some(({ verb }) => verb === 'graze')
  return count >= (grazing ? 3 : 6) && actions.every(({ verb }) => AT_EASE.test(verb))
}

/** A camera that looks up or down needs room above and below, or it would cut heads off. */
function headroom({ camera, lettering }: Shot): number {
  // Above their heads there is something to read.
  if (lettering.some(({ on }) => OVERHEAD.has(on))) return 0.68
  return /^(tilt|crane)-/u.test(camera.move ?? '') ? 0.78 : 1
}

const OVERHEAD = new Set<Shot['lettering'][number]['on']>(['speech', 'sky', 'banner', 'neon'])

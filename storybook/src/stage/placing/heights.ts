import { wingsUp } from '../../cast/noto/wings.ts'
import type { Framing, Shot } from '../../plan/plan.ts'
import { HOUSEHOLD, LIVING } from '../../plan/kinds.ts'
import { REST_DISTANCE, eyeHeight } from '../../scene/box.ts'
import type { Random } from '../../scene/random.ts'
import type { Box } from '../../scene/space.ts'
import { BLAZING, isBlazing } from './blazing.ts'
import { waterDepth } from './levels.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'
import { besideLead, leadHeight, type Shape } from './sizes.ts'

/** What is known of a stage when everybody gets a height and a spot on it. */
export interface Stagecraft {
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

/** A leading subject that is carried by another. */
export interface Passenger {
  readonly id: string
  readonly shape: Shape
  readonly ratio: number
  /** Whether the two are seen side by side. */
  readonly apart: boolean
}

/** The side of the smallest card, in shares of the frame's shorter side. */
const SMALLEST = 0.13

/** How tall one member wants to be: by the framing and its neighbours, less when others stand on it. */
export function heightFor(role: Role, lead: Role, craft: Stagecraft): number {
  const [own, first] = [shapeOf(role), shapeOf(lead)]
  const passenger = craft.passengers.get(role.subject.id)
  if (passenger) {
    const alone = role === lead || isAhead(passenger, lead, craft.shot)
    const whole = leadHeight(alone ? passenger.shape : first, craft.framing, craft.box)
    const beside = alone ? 1 : besideLead(passenger.shape, first)
    const theirs = (whole * beside) / passenger.ratio
    return passenger.apart ? Math.min(theirs, leadHeight(own, craft.framing, craft.box)) : theirs
  }
  const base = beside(lead, craft) * headroom(craft)
  const tall = craft.tallness.get(role.subject.id) ?? 1
  const told = role.subject.size !== 'normal' || lead.subject.size !== 'normal'
  const wanted = base * (role === lead ? asTold(role, craft) : besideLead(own, first, told))
  return Math.max(
    (wanted * (isBlazing(role) ? BLAZING : 1)) / tall ** 0.5,
    smallest(own, craft.box),
  )
}

/** How tall the lead is for those beside it: a sofa is made smaller for who sits on it, and so is the table at its side. */
function beside(lead: Role, craft: Stagecraft): number {
  const below = isHouseBelow(lead, craft.shot) ? FROM_THE_AIR : 1
  const alone = below * leadHeight(shapeOf(lead), craft.framing, craft.box)
  return craft.passengers.has(lead.subject.id)
    ? Math.min(alone, heightFor(lead, lead, craft))
    : alone
}

/** Who stands free is no giant beside somebody under a tree. */
export function besidePassengers(role: Role, row: readonly Role[], craft: Stagecraft): number {
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

const isAlone = ({ subjects }: Shot): boolean =>
  subjects.filter(({ kind }) => kind !== 'sky').length === 1

/** What is alone and said to be small does not fill the frame, nor does a low thing in a place that is told. */
function asTold(role: Role, { shot, set }: Stagecraft): number {
  const { size, kind } = role.subject
  if (!isAlone(shot)) return 1
  if (kind === 'person') return nearer(role, shot)
  const inPlace = shot.place !== null && shot.camera.framing === null && !LIVING.has(kind)
  const onTable = set.ground === 'floor' && HOUSEHOLD.has(kind)
  const low = inPlace && !onTable && role.metres < LOW && size === 'normal'
  if (low) return Math.min(0.6, Math.max(0.42, role.metres * 2))
  return size === 'tiny' ? 0.6 : size === 'small' ? 0.76 : 1
}

/** A house is no speck on the land that is seen from the air with it. */
const isHouseBelow = ({ subject }: Role, { camera }: Shot): boolean =>
  camera.framing === 'aerial' && subject.kind === 'building'

/** How much larger than other things it is there. */
const FROM_THE_AIR = 1.7

/** Whose head is lower than this sits or lies; seen from nearer, it gets so high, or half the frame would be wall and floor. */
const [LOWER, RAISED, NEARER] = [0.97, 1.06, 1.16]

function nearer(role: Role, shot: Shot): number {
  return sitsLow(role, shot) ? Math.min(NEARER, RAISED / Math.max(0.1, role.headAt ?? 1)) : 1
}

/** Who angles sits, too, but the rod is as high as ever. */
const NOTHING_HIGH = 1.1

function sitsLow({ headAt = 1, extent, subject }: Role, shot: Shot): boolean {
  return subject.kind === 'person' && headAt <= LOWER && extent.up <= NOTHING_HIGH && isAlone(shot)
}

/** What is no higher than one's knee, in metres. */
const LOW = 0.5

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
export function fitTogether(row: readonly Role[], lead: Role, craft: Stagecraft): number {
  const fits = row.map((role) => {
    const roomy = roomFor(role, craft) / upOf(role, craft)
    const wide = (0.62 * craft.box.width) / shapeOf(role).aspect
    return Math.min(roomy, wide) / heightFor(role, lead, craft)
  })
  // Who climbs a rope alone may be cut off the rope's end, and is not made a dwarf for it; of a human pyramid nobody may.
  const alone = row.length === 1 && lead.fellows.length + lead.partners.length === 0
  const least = alone && !craft.passengers.has(lead.subject.id) ? 0.6 : 0
  return Math.max(least, Math.min(1, ...fits))
}

/** How high one reaches; of somebody who sits alone only the head counts, and a little room above it. */
function upOf(role: Role, { shot, tallness }: Stagecraft): number {
  if (sitsLow(role, shot)) return Math.min(role.extent.up, ABOVE * (role.headAt ?? 1))
  return Math.max(tallness.get(role.subject.id) ?? 1, role.extent.up)
}

const ABOVE = 1.06

/** Whose wings are raised higher, in own heights, is smaller for them. */
const WIDE_WINGS = 1.3

/** How tall a column may be: who flies must be seen to be off the ground, and what is below. */
function roomFor(role: Role, { box, set }: Stagecraft): number {
  const { medium, subject } = role
  // The smoke above a burning house may be cut off.
  if (isBlazing(role)) return 0.92 * box.height
  if (medium === 'air' && /^(?:fish|animal|bird|creature)$/u.test(subject.kind))
    return 0.44 * box.height * Math.min(1, WIDE_WINGS / wingsUp(role.actors[0]?.name ?? ''))
  // What floats far out begins higher on the frame.
  const depth = waterDepth(role, set)
  if (depth === null) return 0.74 * box.height
  const rise = (eyeHeight(box) * depth) / (REST_DISTANCE + depth)
  return Math.min(0.74 * box.height, (box.floor - HEADROOM) * box.height - rise)
}

/** Share of the frame that stays free above a head. */
const HEADROOM = 0.07

export function shapeOf({ actors, metres, subject }: Role): Shape {
  const actor = actors[0]
  if (!actor) throw new Error(`Nobody plays ${subject.noun}.`)
  return { metres, aspect: actor.aspect }
}

/** A camera that looks up or down needs room above and below, or it would cut heads off. */
function headroom({ shot: { camera, lettering }, box }: Stagecraft): number {
  // Above their heads there is something to read; an upright frame has room for both.
  const read = lettering.some(({ on }) => OVERHEAD.has(on))
  if (read && box.width > 0.8 * box.height) return 0.68
  return /^(tilt|crane)-/u.test(camera.move ?? '') ? 0.78 : 1
}

const OVERHEAD = new Set<Shot['lettering'][number]['on']>(['speech', 'sky', 'banner', 'neon'])

import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Relation, RelationName, Shot, Subject } from '../../plan/plan.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { PlaceSet } from '../place.ts'
import { isCraftBehind, isFarOut } from './levels.ts'
import type { Role } from './roles.ts'
import { isShow } from './audience.ts'
import { areCompanies } from './companies.ts'
import { isOnlooking, isWatcher } from './onlookers.ts'
import { runsBehind } from './on-tracks.ts'
import { looksOn, rowsBehind } from './row-behind.ts'
import { SCENIC } from './scenic.ts'
import { isLeant, isOnWall } from './walls.ts'
import type { Unit } from './unit.ts'

/** Relations that say exactly where a thing is: then it stays in the row. */
const EXACT = new Set<RelationName>(['left-of', 'right-of', 'between'])
/** So much taller than all who act must something be to stand behind them, and when it is said to be beside them. */
const TALLER = { free: 1.4, beside: 2.7 }
/** A fountain stands beside a scooter; houses do not stand beside anybody. */
const LARGE = 4
/** What runs along behind people, if nobody does anything with it. */
const BARRIERS = /\b(fence|hedge|railing|wall)$/u
/** How far back, where the place has room. */
const BACK = 3

interface Scenery {
  readonly shot: Shot
  readonly set: PlaceSet
}

/** The roles with those of the row behind it that need not stand beside the others: a fireplace, a house, a tree. */
export function withBackground(roles: readonly Role[], stage: Scenery): Role[] {
  return roles.map((role) =>
    isStreet(role, roles) || runsBehind(role, roles, stage.set) || standsBack(role, roles, stage)
      ? { ...role, part: 'back' }
      : role,
  )
}

/** Houses are behind whoever acts before them, though people are at their windows. */
function isStreet(role: Role, roles: readonly Role[]): boolean {
  const passes = (each: Role): boolean => each !== role && (isActing(each) || isOverhead(each))
  return isHouseRow(role.subject) && roles.some(passes)
}

function standsBack(role: Role, roles: readonly Role[], stage: Scenery): boolean {
  const { subject } = role
  const cast = roles.filter((each) => each !== role && (isActing(each) || isGathering(each, roles)))
  if (looksOn(role, stage.shot, stage.set)) return cast.length > 0 || role.medium === 'surface'
  if (!isInRow(role)) return cast.some(() => isOffshore(role, roles, stage))
  const own = stage.shot.relations.filter(
    (each) =>
      (each.from === subject.id || each.to === subject.id) &&
      !isShow(each, stage.shot) &&
      !areCompanies(each, stage.shot.subjects),
  )
  if (watchesSmall(role, roles, stage)) return true
  if (cast.length === 0 || own.some(isExact)) return false
  if (carries(role, roles)) return seatsFarther(role, roles, stage.shot)
  if (own.some((each) => isFarther(each, subject.id))) return true
  if (isAtWall(role, stage.set) || isBarrier(role)) return true
  return stage.set.far > BACK && towers(role, { cast, own })
}

/** A whale that comes up off a pier is behind who stands there, and makes nobody a dwarf beside it. */
function comesUpBehind({ subject, medium, actors }: Role, { ground }: PlaceSet): boolean {
  const offshore = medium === 'surface' && ground !== 'water'
  return offshore && actors.length === 1 && subject.actions[0]?.verb === 'surface'
}

function isOffshore(role: Role, roles: readonly Role[], stage: Scenery): boolean {
  return comesUpBehind(role, stage.set) || (isOut(role, stage) && !carries(role, roles))
}

/** A boat that is said to be behind whoever is on the same water is far out on it. */
function isOut({ subject: { id, kind }, medium, actors }: Role, { shot, set }: Scenery): boolean {
  const afloat = medium === 'surface' && set.ground === 'water' && actors.length === 1
  const told = shot.relations.some(({ from, relation }) => relation === 'behind' && from === id)
  return afloat && told && CRAFT.has(kind)
}

function isAtWall(role: Role, set: PlaceSet): boolean {
  return isOnWall(role, set) || isLeant(role.subject, set)
}

/** The throne of a king before whom others fight is where he is: behind them. */
function seatsFarther({ subject }: Role, roles: readonly Role[], { relations }: Shot): boolean {
  const seated = roles.filter(({ bond }) => bond?.how === 'on' && bond.to === subject.id)
  return seated.some(({ subject: { id, kind } }) => {
    return LIVING.has(kind) && relations.some((each) => isFarther(each, id))
  })
}

function isInRow({ actors, medium, part }: Role): boolean {
  return part === 'row' && actors.length === 1 && medium === 'ground'
}

function isExact({ relation }: Relation): boolean {
  return EXACT.has(relation)
}

/** Who looks on takes hat and cup along. */
function carries({ subject }: Role, roles: readonly Role[]): boolean {
  return !isWatcher(subject) && roles.some(({ bond }) => bond?.to === subject.id)
}

/** So much taller than the one whom it is about is who stands behind to look on. */
const MUCH = 2.5

/** A wizard who watches a chick hatch: it is about the chick, which is near. */
function watchesSmall(
  { subject, metres }: Role,
  roles: readonly Role[],
  { shot, set }: Scenery,
): boolean {
  const [lead] = shot.subjects
  const acts = lead && lead !== subject && LIVING.has(lead.kind) && lead.actions.length > 0
  if (!acts || set.far < 1 || !isWatcher(subject) || isBound(subject, shot)) return false
  // Who has the frog on the head is where it is, and not behind it: else neither would be anywhere.
  if (isOn(lead, subject, shot)) return false
  const small = roles.find((each) => each.subject.id === lead.id)
  return small !== undefined && metres > MUCH * small.metres
}

const isOn = (rider: Subject, { id }: Subject, { relations }: Shot): boolean =>
  relations.some(
    ({ from, relation, to }) => from === rider.id && to === id && /^(on|riding)$/u.test(relation),
  )

function isBound({ id }: Subject, { relations }: Shot): boolean {
  return relations.some(
    ({ from, relation }) => from === id && !/^(behind|wearing)$/u.test(relation),
  )
}

function isBarrier({ subject }: Role): boolean {
  return BARRIERS.test(subject.noun) && subject.actions.length === 0
}

/** Whether a house, a tree or a hill is much taller than all who act. */
function towers(
  { subject, actors, metres }: Role,
  { cast, own }: { readonly cast: readonly Role[]; readonly own: readonly Relation[] },
): boolean {
  const tall = Math.max(...cast.map((each) => each.metres))
  const bulk = metres * Math.max(1, actors[0]?.aspect ?? 1)
  const large = subject.kind === 'building' && bulk > LARGE
  const beside = !large && own.some(({ relation }) => relation === 'next-to')
  return SCENIC.has(subject.kind) && metres > tall * (beside ? TALLER.beside : TALLER.free)
}

/** Whether the prompt says that this one is the farther of two. */
function isFarther({ from, relation, to }: Relation, id: string): boolean {
  return relation === 'behind' ? from === id : relation === 'in-front-of' && to === id
}

function isActing({ subject: { kind }, part, medium }: Role): boolean {
  return part === 'row' && medium !== 'air' && (LIVING.has(kind) || CRAFT.has(kind))
}

function isOverhead({ subject: { kind }, medium }: Role): boolean {
  return medium === 'air' && (LIVING.has(kind) || CRAFT.has(kind))
}

/** A cloth or a fire round which people sit. */
function isGathering({ subject, part }: Role, roles: readonly Role[]): boolean {
  const round = roles.some(
    ({ bond, subject: { kind } }) =>
      bond?.how === 'around' && bond.to === subject.id && LIVING.has(kind),
  )
  return part === 'row' && round
}

/** A wall or a fence of the land, longer than the frame is wide: nobody makes room for it. */
export function runsOverLand({ subject }: Role): boolean {
  return isHouseRow(subject) || /^prop:field-(?:wall|fence)$/u.test(subject.picture ?? '')
}

/** Houses of a street with people at their windows, whoever goes by before them. */
export function isHouseRow({ picture }: Subject): boolean {
  return /^prop:(?:balcony|window|roof|bridge)row$/u.test(picture ?? '')
}

interface Behind {
  readonly set: PlaceSet
  readonly room: number
  /** On which side of the others something must be, or 0. */
  readonly sideOf: (id: string) => 1 | -1 | 0
}

/** What stands behind, at the spot near the others where it is hidden least. */
export function behindThem(
  back: readonly Unit[],
  front: readonly Unit[],
  { set, room, sideOf }: Behind,
): Unit[] {
  const onlookers = back.filter(
    ({ role }) =>
      !isHouseRow(role.subject) &&
      !isFarOut(role, set) &&
      (role.actors.length > 1 ||
        isOnlooking(role.subject) ||
        (role.medium === 'surface' && !comesUpBehind(role, set))),
  )
  const placed = rowsBehind(onlookers, front, { set, room })
  for (const unit of back) {
    if (onlookers.includes(unit)) continue
    const out = isFarOut(unit.role, set)
    const side = sideOf(unit.role.subject.id)
    const x = out
      ? -OUT_THERE * room
      : runsOverLand(unit.role)
        ? 0
        : nearbySpot(unit, [...front, ...placed], { room, side })
    const afloat = unit.role.medium === 'surface' && !isHouseRow(unit.role.subject)
    const own = isOnWall(unit.role, set) || afloat
    const below = isHouseRow(unit.role.subject) && front.every(({ role }) => isOverhead(role))
    const z = own || below ? 0 : Math.min(BACK, set.far)
    const tall = Math.max(seen(unit, front), streetHeight(unit, room))
    const height = tall * (1 + z / REST_DISTANCE)
    const slots = [{ x: 0, y: below ? -ROOFS_ONLY * height : 0, z }]
    placed.push({ ...unit, x, height, formation: { ...unit.formation, slots } })
  }
  return placed
}

/** How tall a boat that is far out looks beside those before it, and how far to their left it is, in widths of their room: waves to surf on rise to the right. */
const [LOW_ON_WATER, OUT_THERE] = [0.45, 0.42]

/** Of the houses over which somebody flies this share is below the frame: the sky is above their roofs. */
const ROOFS_ONLY = 0.55

/** Under a whale that is larger than a town its houses would be toys: they go from edge to edge. */
function streetHeight({ role: { subject, actors } }: Unit, room: number): number {
  return isHouseRow(subject) ? (1.15 * room) / (actors[0]?.aspect ?? 1) : 0
}

/** Who looks on from behind may seem so tall at most, in heights of the tallest who acts. */
const [SEEM, STILL] = [0.75, 1.35]

/** A bear that watches a fox skate is no mountain behind it, and a ship far out is a small one. */
function seen({ role, height }: Unit, front: readonly Unit[]): number {
  if (isCraftBehind(role))
    return Math.min(height, LOW_ON_WATER * Math.max(...front.map((each) => each.height)))
  if (!isWatcher(role.subject)) return height
  const tallest = front.reduce((best, each) => (each.height > best.height ? each : best))
  const much = role.metres > MUCH * tallest.role.metres
  return Math.min(height, (much ? STILL : SEEM) * tallest.height)
}

const TRIES = 24
/** What it costs to stand a whole width of the row away from its middle, beside being hidden. */
const AWAY = 0.6
/** What it costs when all of them together are a frame too wide. */
const CRAMPED = 3
/** What it costs to be behind the back of who goes there. */
const WRONG_SIDE = 10
/** Something tall that is hidden less than this is still known. */
const KNOWN = 0.3
/** How far it may reach out beside the others, in own widths. */
const [OUT, CLEAR] = [0.8, 1.2]

/** Where it is hidden least, not far from the middle of the others. */
function nearbySpot(
  unit: Unit,
  others: readonly Unit[],
  { room, side }: { readonly room: number; readonly side: 1 | -1 | 0 },
): number {
  const left = Math.min(...others.map((each) => each.x - each.width / 2))
  const right = Math.max(...others.map((each) => each.x + each.width / 2))
  const middle = (left + right) / 2
  // Who looks on is beside those who act, as far as their face goes.
  const { subject, medium } = unit.role
  // So is who stands beside something huge, and what comes up out of the water: before it they would be lost.
  const apart = isWatcher(subject) || subject.size === 'giant' || medium === 'surface'
  const [out, known] = apart ? [CLEAR, 0] : [OUT, KNOWN]
  const reach = Math.max(0, (right - left) / 2 + (out - 0.5) * unit.width)
  const costOf = (x: number): number => {
    const hidden = others.reduce((sum, each) => sum + inTheWay(each, unit, x), 0)
    const span = Math.max(right, x + unit.width / 2) - Math.min(left, x - unit.width / 2)
    return (
      0.3 * hidden +
      2 * Math.max(0, hidden - known) +
      // All are made smaller by what reaches out of the frame.
      CRAMPED * Math.max(0, span / room - 1) +
      (AWAY * Math.abs(x - middle)) / (right - left + unit.width) +
      (side * (x - middle) < 0 ? WRONG_SIDE : 0)
    )
  }
  const spots = Array.from({ length: TRIES + 1 }, (_, i) => middle + reach * ((2 * i) / TRIES - 1))
  return spots.reduce((best, x) => (costOf(x) < costOf(best) - 1e-9 ? x : best), middle)
}

/** Nobody may seem to stand in its fire or its water. */
const OPEN = /\b(fireplace|hearth|fire|oven|stove|furnace|kiln|well|forge)$/u
/** The share of its width that is its mouth. */
const MOUTH = 0.6

/** How much one hides of what stands behind at x. */
function inTheWay(other: Unit, unit: Unit, x: number): number {
  if (!OPEN.test(unit.role.subject.noun)) return hiddenBy(other, unit, x)
  return 3 * hiddenBy(other, { ...unit, width: MOUTH * unit.width, height: other.height }, x)
}

/** How much of one that stands behind at x another one hides. */
function hiddenBy(other: Unit, { width, height }: Unit, x: number): number {
  const right = Math.min(other.x + other.width / 2, x + width / 2)
  const left = Math.max(other.x - other.width / 2, x - width / 2)
  return (Math.max(0, right - left) / width) * Math.min(1, other.height / height)
}

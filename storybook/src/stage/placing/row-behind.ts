import { areCompanies } from './companies.ts'
import { LIVING } from '../../plan/kinds.ts'
import { nearness } from '../../scene/box.ts'
import type { Action, RelationName, Shot, Subject } from '../../plan/plan.ts'
import type { PlaceSet } from '../place.ts'
import { isCompany, isOnlooking } from './onlookers.ts'
import type { Role } from './roles.ts'
import type { Unit } from './unit.ts'

/** So much room behind the acting line a row needs, and how far back it stands at most. */
const [ROOM, BACK] = [1.5, 4]

/** Whether these are cars that wait, a crowd that looks on, people who go by or a company before which one stands: they are in a row behind all others. */
export function looksOn(role: Role, shot: Shot, set: PlaceSet): boolean {
  const [lead] = shot.subjects
  if (role.part !== 'row' || set.far < ROOM || !lead) return false
  if (leavesForeground(role, shot, set)) return true
  return lead.id !== role.subject.id && looksOnTo(lead, role, { shot, set })
}

function looksOnTo(
  lead: Subject,
  { subject, medium }: Role,
  { shot, set }: { readonly shot: Shot; readonly set: PlaceSet },
): boolean {
  if (medium !== 'ground')
    return medium === 'surface' && set.ground !== 'water' && leapsBeyond(subject, lead)
  if (isCompany(subject) && isBefore(lead, subject, shot)) return true
  return isOnlooking(subject) || goesBy(subject, lead) || isRound(subject, lead, shot)
}

/** Whether these are many who stand or wade, and the others are before them. */
function leavesForeground({ subject, medium }: Role, shot: Shot, { ground }: PlaceSet): boolean {
  const stands = medium === 'ground' || (medium === 'surface' && ground === 'water')
  const first = shot.subjects[0]?.id === subject.id
  if (!stands || first) return stands && isHerdOfOthers(subject, shot)
  return isHerdOfOthers(subject, shot) || isToldBehind(subject, shot) || isShoal(subject, shot)
}

/** Sharks that circle about two ships make no toys of them. */
function isShoal({ kind, count }: Subject, { subjects: [lead] }: Shot): boolean {
  return kind === 'fish' && count > 2 && lead?.kind === 'boat'
}

/** From so many on a herd leaves the foreground to those of it of whom more is told. */
const HERD = 4

/** "A herd of elephants walks. The smallest one holds its mother's tail": these two are before the others. */
function isHerdOfOthers({ id, kind, picture, count }: Subject, { subjects }: Shot): boolean {
  if (kind === 'person' || !LIVING.has(kind) || count < HERD || !picture) return false
  return subjects.some(
    (each) =>
      each.id !== id && each.picture === picture && each.count < HERD && each.actions.length > 0,
  )
}

/** "Crocodiles watch from behind": a row of them, and nobody is made small beside them. */
function isToldBehind(subject: Subject, { relations, subjects }: Shot): boolean {
  if (!isCompany(subject)) return false
  const alive = new Set(subjects.filter(({ kind }) => LIVING.has(kind)).map((each) => each.id))
  return relations.some(
    ({ from, relation, to }) =>
      from === subject.id &&
      relation === 'behind' &&
      alive.has(to) &&
      !areCompanies({ from, to }, subjects),
  )
}

function isBefore(lead: Subject, { id }: Subject, { relations }: Shot): boolean {
  return relations.some(
    ({ from, relation, to }) => from === lead.id && relation === 'in-front-of' && to === id,
  )
}

/** Dolphins that leap while somebody sits on a rock do so out at sea. */
function leapsBeyond({ kind, actions }: Subject, lead: Subject): boolean {
  return kind === 'fish' && actions[0]?.verb === 'jump' && lead.kind === 'person'
}

/** From so many on, those among whom one is are a crowd. */
const CROWD = 5

/** "A boy in a crowd": those round him do what he does, or nothing, and are no dwarfs in his row. */
function isRound({ id, kind, count, actions }: Subject, lead: Subject, shot: Shot): boolean {
  if (kind !== 'person' || lead.kind !== 'person' || count < CROWD || lead.count > 2) return false
  const alike = ({ verb }: Action): boolean => lead.actions.some((deed) => deed.verb === verb)
  const among = shot.relations.some(
    ({ from, relation, to }) => from === lead.id && to === id && AMONG.has(relation),
  )
  return actions.every(alike) && (among || lead.actions.some(({ target }) => target === id))
}

const AMONG = new Set<RelationName>(['inside', 'between', 'next-to'])

const PASSING = /^(?:walk|run|jog|stroll|pass|hurry|rush|cross)$/u
const PASSERS = 3

/** "Commuters rush past her": those who only pass one who stays make nobody small, nor does a crowd in the street one who walks there. */
function goesBy({ kind, count, actions }: Subject, lead: Subject): boolean {
  const passes = ({ verb }: Action): boolean => PASSING.test(verb)
  if (kind !== 'person' || count < PASSERS || actions.length === 0) return false
  const stays = lead.actions.length > 0 && !lead.actions.some(passes)
  const apart = stays || count >= CROWD
  return actions.every(passes) && lead.kind === 'person' && lead.count < PASSERS && apart
}

/** How tall those who look on seem, in heights of the tallest before them. */
const SEEM = 0.62
/** So tall those who leap out at sea: they go up by more than their height. */
const LEAPING = 0.3
/** So many times that at most, for grown-ups behind a child. */
const GROWN = 1.4
/** A lone car is no house: so many times larger than people who look on. */
const LARGEST = 1.8
/** So many times longer than high is a train: of several of them one sees a part, and no toys. */
const LONG = 2.6
/** From so many on they stand in two ranks, the second so much farther back. */
const [ONE_RANK, DEEPER] = [6, 1.4]

/** All who look on in one row behind the others, over the whole width. */
export function rowsBehind(
  units: readonly Unit[],
  front: readonly Unit[],
  { set, room }: { readonly set: PlaceSet; readonly room: number },
): Unit[] {
  const all = units.reduce((sum, { role }) => sum + role.actors.length, 0)
  let left = -room / 2
  return units.map((unit) => {
    const own = (room * unit.role.actors.length) / all
    left += own
    return { ...rowBehind(unit, front, { set, room: own }), x: left - own / 2 }
  })
}

function rowBehind(
  unit: Unit,
  front: readonly Unit[],
  { set, room }: { readonly set: PlaceSet; readonly room: number },
): Unit {
  const { role } = unit
  const count = role.actors.length
  const ranks = count >= ONE_RANK ? 2 : 1
  const z = Math.min(BACK, set.far)
  const near = nearness(z)
  const wide = role.extent.left + role.extent.right
  const step = room / count
  const widest = (1.1 * ranks * step) / (near * wide)
  const lead = leadOf(front)
  // Behind a child grown-ups are no dwarfs.
  const grown = Math.min(GROWN, Math.max(1, role.metres / lead.metres))
  const seem = role.medium === 'surface' && set.ground !== 'water' ? LEAPING : SEEM
  const tallest = (seem * grown * lead.height) / near
  // People are to scale; cars are as large as the road lets them be.
  const height =
    role.subject.kind === 'vehicle'
      ? Math.max(Math.min(0.8 * widest, LARGEST * tallest), wide > LONG ? tallest : 0)
      : Math.min(widest, tallest)
  const apart = wide > LONG ? Math.max(step, wide * height * near) : step
  const aside = besideLead(lead, apart, count)
  const slots = role.actors.map((_, index) => {
    const depth = z + DEEPER * (index % ranks)
    return { x: ((index - (count - 1) / 2 + aside) * apart) / nearness(depth), y: 0, z: depth }
  })
  const formation = { ...unit.formation, slots, shrink: 1, width: room, height }
  return { ...unit, x: 0, z: 0, height, width: room, formation }
}

/** The tallest who lives before them: no lamp post makes giants of those behind it. */
function leadOf(front: readonly Unit[]): Lead {
  const living = front.filter(({ role }) => LIVING.has(role.subject.kind))
  return (living.length > 0 ? living : front).reduce<Lead>(
    (best, { x, height, role }) =>
      height > best.height ? { x, height, metres: role.metres } : best,
    { x: 0, height: 0, metres: 1 },
  )
}

interface Lead {
  readonly x: number
  readonly height: number
  readonly metres: number
}

/** Nobody stands right behind the lead: half a step aside the lead is in a gap of the row. */
function besideLead({ x }: Lead, step: number, count: number): number {
  const place = x / step + (count - 1) / 2
  const off = place - Math.floor(place)
  return off > 0.25 && off < 0.75 ? 0 : x > 0 ? -0.5 : 0.5
}

import type { Actor } from '../../cast/actor.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Kind, RelationName, Shot } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import { faceShare, tallestOn } from '../placing/body-parts.ts'
import { bondRatio } from '../placing/bond-sizes.ts'
import { boundMark } from '../placing/bonds.ts'
import { inWindow, ridesInside } from '../placing/cabins.ts'
import { fallInto } from '../placing/falling.ts'
import { falls } from '../telling/falling.ts'
import { hung } from '../placing/hanging.ts'
import { seatOf } from '../placing/gatherings.ts'
import { inVessel, openingOf, stow, stowedMark } from '../placing/vessels.ts'
import { isBearing, sharedLoad } from '../placing/shared-load.ts'
import { isOnSwing, SEAT_FOR_ALL, swung } from '../placing/swinging.ts'
import { pacesOn, pacing } from '../placing/ridges.ts'
import { wallSpot } from '../placing/walls.ts'
import type { Stage } from './stage.ts'
import { isInHand } from './holding.ts'
import { playerFor } from './player-for.ts'
import { isClose } from '../camera/watched.ts'
import { coverAt, type Body, type Mark, type Player } from '../player.ts'
import type { Role } from '../placing/roles.ts'
import { beforePairs, inOrder } from '../placing/row-order.ts'

/** Carriers before what they carry. */
export function inBondOrder(roles: readonly Role[]): Role[] {
  const depth = (role: Role): number => {
    const carrier = roles.find(({ subject }) => subject.id === role.bond?.to)
    return role.bond && carrier ? 1 + depth(carrier) : 0
  }
  return roles.filter(({ part }) => part === 'bound').toSorted((a, b) => depth(a) - depth(b))
}

interface Company {
  readonly roles: readonly Role[]
  readonly stage: Stage
}

/** Those who go wherever another one is: on it, in it, behind it, around it. */
export function boundPlayers(
  role: Role,
  players: ReadonlyMap<string, Player>,
  company: Company,
): Player[] {
  const { bond } = role
  const carrierRole = company.roles.find(({ subject }) => subject.id === bond?.to)
  if (!bond || !carrierRole || isInHand(role, company.roles)) return []
  const borne = bond.how === 'on' && isBearing(carrierRole.subject)
  const load = borne && role.actors[0] ? sharedLoad(role.actors[0], players) : null
  if (load) {
    const entry = { ...load, index: 0, room: 0, stage: company.stage }
    return [playerFor({ ...role, medium: 'carried' }, entry)]
  }
  return role.actors.flatMap((actor, index) => {
    const carrier = players.get(`${bond.to}#${index % carrierRole.actors.length}`)
    if (!carrier) return []
    const free = freeSide({ carrier, carrierRole }, players)
    const member = { role, how: bond.how, actor, index, carrier, carrierRole, free }
    return [stowedPlayer(member, company) ?? boundPlayer(member, company)]
  })
}

/** One of a role, and who carries it. */
interface Member {
  readonly role: Role
  readonly how: RelationName
  readonly actor: Actor
  readonly index: number
  readonly carrier: Player
  readonly carrierRole: Role
  /** The side of the carrier on which nobody is near, if there is one only. */
  readonly free: number | null
}

/** So near, in heights, is who would hide another one behind or before their neighbour; so much farther a deed with somebody reaches ahead. */
const [CLOSE, AHEAD_MORE] = [0.9, 0.2]

/** Behind a nurse who bandages a soldier one stands on her other side: between the two one would be hidden. */
function freeSide(
  { carrier, carrierRole: { extent } }: Pick<Member, 'carrier' | 'carrierRole'>,
  players: ReadonlyMap<string, Player>,
): number | null {
  const { x, height, facing } = carrier.at(0)
  if (extent.right > extent.left + AHEAD_MORE) return -Math.sign(facing)
  const aside = [...players.values()]
    .filter(({ subject, medium }) => LIVING.has(subject.kind) && medium === 'ground')
    .map((player) => player.at(0).x - x)
    .filter((away) => away !== 0 && Math.abs(away) < CLOSE * height)
  const [first] = aside
  if (first === undefined || aside.some((away) => away * first < 0)) return null
  return -Math.sign(first)
}

/** How tall it is in its carrier's heights, and which of how many who share it. */
function shareIn(member: Member, { roles, stage }: Company): Share {
  const { role, how, actor, index, carrier, carrierRole } = member
  const ratio = bondRatio(
    how,
    { metres: role.metres, actor, size: role.subject.size },
    { metres: carrierRole.metres, actor: carrier.actor },
  )
  const shelf = carrierRole.actors.length === 1 ? fellowsOf(role, roles, stage.shot) : null
  return { ratio, shelf, place: index + (shelf?.before ?? 0) }
}

interface Share {
  readonly ratio: number
  readonly shelf: { readonly count: number; readonly before: number } | null
  readonly place: number
}

const LYING = /^(sleep|lie|nap|doze)$/u

/** One who is seen in the opening of a basket or a box; null for everybody else. */
function stowedPlayer(member: Member, company: Company): Player | null {
  const { role, how, actor, index, carrier } = member
  const opening = vesselFor(how, role.subject.kind, carrier)
  if (!opening) return null
  const { ratio, shelf, place } = shareIn(member, company)
  const { stage } = company
  const count = shelf?.count ?? 1
  const { kind, actions } = role.subject
  const lies = actions.some(({ verb }) => LYING.test(verb))
  const stowed = stow({ actor, kind, index: place, count, ratio, lies }, opening)
  const coming = falls(role.subject)
  const rise = coming ? fallInto({ index: place, count, seconds: stage.seconds }) : () => 0
  const at = (t: number): Mark =>
    stowedMark({ ...stowed, y: stowed.y + rise(t) }, carrier.actor, carrier.at(t))
  const shown = inVessel(actor, stowed, { opening, rise })
  const quiet = coming ? atRest(role) : role
  return playerFor({ ...quiet, medium: 'carried' }, { actor: shown, index, at, room: 0, stage })
}

/** By whose name chance says on which side one is: those who share a tree are there by turns. */
function chanceOf({ how, role, carrier }: Member, shared: boolean): string {
  return shared && FLANKING.has(how) ? carrier.key : role.subject.id
}

/** Two puffins with four fish have two each. */
function rankIn({ how, index, carrierRole }: Member, place: number): number {
  if (FLANKING.has(how)) return Math.floor(place / 2)
  return how === 'holding' ? Math.floor(index / carrierRole.actors.length) : place
}

function boundPlayer(member: Member, company: Company): Player {
  const { role, how, actor, index, carrier } = member
  const { roles, stage } = company
  const { ratio, shelf, place } = shareIn(member, company)
  const side = sideOf(how, place, {
    count: shelf?.count ?? crowdOn(member),
    middle: carrier.at(0).x,
    free: member.free,
    random: stage.random.fork(chanceOf(member, shelf !== null)),
  })
  const rank = rankIn(member, place)
  const room = shelf && SHELVES.has(how) ? breadthOf(how, carrier) / shelf.count : Infinity
  const share = faceShare(how, carrier.subject)
  const tallest = Math.min(ratio, room / actor.aspect, tallestOn(how, actor, carrier.subject))
  // More than two on one scooter are small, or the last ones would sit in the air.
  const packed = how === 'riding' && role.actors.length > 2 ? 0.78 : 1
  const height = share * packed * tallest * carrier.at(0).height
  const seat = seatOf(role, index, { roles, box: stage.box })
  const outward = role.subject.actions.some(({ verb }) => verb === 'fish')
  const wall = wallSpot(role, stage.set, stage.box)
  const round = how === 'around' ? roundOf(member, company) : {}
  const aloft = isAloft(role, actor)
  const { reach } = role
  const child = { actor, height, side, rank, seat, wall, outward, aloft, reach, ...round }
  const mark = boundMark(how, carrier, child)
  const paces = pacesOn(how, role.subject, carrier)
  const at = paces ? pacing(mark, carrier, { actor, seconds: stage.seconds }) : mark
  const shown = shownAs(how, { actor, carrier, rank, height })
  // Who sits round a fire is on the ground, and free to sing and play there.
  const afoot = how === 'facing' || (seat && carrier.medium === 'ground')
  const medium = afoot ? 'ground' : 'carried'
  const player = playerFor({ ...role, medium }, { actor: shown, index, at, room: 0, stage })
  return overKeel(player, member, stage)
}

/** Of who is behind a rail nothing is seen below the keel: the camera would look down to unseen feet. */
function overKeel(player: Player, { how, carrier }: Member, { shot }: Stage): Player {
  if (!ridesInside(how, carrier) || isClose(shot.camera.framing)) return player
  const bust = (t: number): Body => {
    const cover = coverAt(player, t)
    return { ...cover, bottom: Math.max(cover.bottom, Math.min(cover.top, carrier.at(t).y)) }
  }
  return { ...player, bust }
}

function isAloft({ subject, medium }: Role, { home }: Actor): boolean {
  return home === 'air' || (subject.kind === 'bird' && medium === 'air')
}

/** How fast one goes round something, in radians a second. */
const PACES: readonly (readonly [deed: RegExp, pace: number])[] = [
  [/^(?:run|chase|flee|race|gallop|sprint|speed)$/u, 1.9],
  [/^(?:walk|march|fly|swim|drive|ride.*|skate|ice-skate|trot|hop|skip)$/u, 0.8],
]
/** How much of the round one who runs is ahead of the next. */
const AHEAD = 0.15

/** Those who run round one thing run in a file, and not each for itself. */
function roundOf({ role, index }: Member, { roles, stage }: Company): Round {
  const verb = role.subject.actions[0]?.verb ?? ''
  const pace = PACES.find(([deed]) => deed.test(verb))?.[1]
  if (pace === undefined) return {}
  const file = stage.shot.relations
    .filter(({ relation, to }) => relation === 'around' && to === role.bond?.to)
    .flatMap(({ from }) => roles.filter(({ subject }) => subject.id === from))
  if (file.length < 2) return { pace }
  const before = heads(file.slice(0, file.indexOf(role)))
  return { pace, side: 0.25 - (before + index) * Math.min(AHEAD, 1 / heads(file)) }
}

interface Round {
  readonly pace?: number
  readonly side?: number
}

function heads(roles: readonly Role[]): number {
  return roles.reduce((sum, { actors }) => sum + actors.length, 0)
}

/** How many share one place; where each has a carrier of its own, as ants have their leaves, nobody makes room. */
function crowdOn({ how, role, carrierRole }: Member): number {
  const [many, carriers] = [role.actors.length, carrierRole.actors.length]
  return how === 'on' && many <= carriers ? 1 : many
}

/** What falls into a bowl falls as we let it, and not about its own place. */
function atRest(role: Role): Role {
  return { ...role, dance: null, subject: { ...role.subject, actions: [] } }
}

interface Bound {
  readonly actor: Actor
  readonly carrier: Player
  readonly rank: number
  readonly height: number
}

/** What is seen of one in a car, and how one looks who hangs from a branch. */
function shownAs(how: RelationName, { actor, carrier, rank, height }: Bound): Actor {
  if (isOnSwing(how, carrier)) return swung(actor, carrier, height)
  if (how === 'hanging-from') return hung(actor, rank / 3)
  return ridesInside(how, carrier) ? inWindow(actor, carrier.actor, rank) : actor
}

/** The opening through which one inside is seen. */
function vesselFor(how: RelationName, kind: Kind, carrier: Player): ReturnType<typeof openingOf> {
  const boards = ridesInside(how, carrier) && LIVING.has(kind)
  return how === 'inside' && !boards ? openingOf(carrier.actor) : undefined
}

/** How wide a carrier is for all who are on it or in it, in its heights. */
function breadthOf(how: RelationName, carrier: Player): number {
  if (isOnSwing(how, carrier)) return SEAT_FOR_ALL
  return carrier.actor.aspect * (how === 'inside' ? 1.5 : 1.05)
}

/** Relations in which one looks out beside the other. */
const FLANKING = new Set<string>(['behind', 'in-front-of'])

/** Relations in which all have their places side by side. */
const SHELVES = new Set<RelationName>(['on', 'inside', 'hanging-from', 'under'])

/** All who are on, before or behind the same carrier, side by side: three apples and two pears on a table are five. */
function fellowsOf(
  { subject, bond }: Role,
  roles: readonly Role[],
  shot: Shot,
): { count: number; before: number } | null {
  if (!bond || !(bond.how === 'riding' || SHELVES.has(bond.how) || FLANKING.has(bond.how)))
    return null
  const { how, to } = bond
  const sharing = roles.filter((each) => each.bond?.how === how && each.bond.to === to)
  const fellows = inOrder(sharing, beforePairs(shot.relations, 1))
  const at = fellows.findIndex((each) => each.subject.id === subject.id)
  const count = heads(fellows)
  return count < 2 ? null : { count, before: heads(fellows.slice(0, at)) }
}

interface Sides extends Pick<Member, 'free'> {
  readonly count: number
  readonly middle: number
  readonly random: Random
}

/** Where among its fellows a bound one is: a share of the round for a ring, else to the left or the right. */
function sideOf(how: string, index: number, { count, middle, free, random }: Sides): number {
  if (how === 'around') return index / count
  // By turns on both sides, first where the frame has more room.
  if (FLANKING.has(how)) {
    const roomier = Math.abs(middle) > 0.3 ? -Math.sign(middle) : random.pick([-1, 1])
    const first = free ?? roomier
    return 0.4 * (index % 2 === 0 ? first : -first)
  }
  return count > 1 ? index - (count - 1) / 2 : random.pick([-0.4, 0.4])
}

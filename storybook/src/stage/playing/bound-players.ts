import type { Actor } from '../../cast/actor.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Kind, RelationName, Shot } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import { bondRatio } from '../placing/bond-sizes.ts'
import { boundMark } from '../placing/bonds.ts'
import { inWindow, ridesInside } from '../placing/cabins.ts'
import { hung } from '../placing/hanging.ts'
import { seatOf } from '../placing/gatherings.ts'
import { inVessel, openingOf, stow, stowedMark } from '../placing/vessels.ts'
import { wallSpot } from '../placing/walls.ts'
import type { Stage } from './stage.ts'
import { isInHand } from './holding.ts'
import { playerFor } from './player-for.ts'
import type { Mark, Player } from '../player.ts'
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

/** Those who go wherever another one is: on it, in it, behind it, around it. */
export function boundPlayers(
  role: Role,
  players: ReadonlyMap<string, Player>,
  { roles, stage }: { roles: readonly Role[]; stage: Stage },
): Player[] {
  const { bond } = role
  const carrierRole = roles.find(({ subject }) => subject.id === bond?.to)
  if (!bond || !carrierRole || isInHand(role, roles)) return []
  return role.actors.flatMap((actor, index) => {
    const carrier = players.get(`${bond.to}#${index % carrierRole.actors.length}`)
    if (!carrier) return []
    const ratio = bondRatio(
      bond.how,
      { metres: role.metres, actor },
      { metres: carrierRole.metres, actor: carrier.actor },
    )
    const shelf = carrierRole.actors.length === 1 ? fellowsOf(role, roles, stage.shot) : null
    const place = index + (shelf?.before ?? 0)
    const side = sideOf(bond.how, place, {
      count: shelf?.count ?? role.actors.length,
      middle: carrier.at(0).x,
      random: stage.random.fork(role.subject.id),
    })
    const rank = FLANKING.has(bond.how) ? Math.floor(index / 2) : place
    const room = shelf === null ? Infinity : shareOf(bond.how, carrier) / shelf.count
    const height = Math.min(ratio, room / actor.aspect) * carrier.at(0).height
    const seat = seatOf(role, index, roles)
    const wall = wallSpot(role, stage.set, stage.box)
    const within = vesselFor(bond.how, role.subject.kind, carrier)
    if (within) {
      const count = shelf?.count ?? 1
      const stowed = stow({ actor, kind: role.subject.kind, index: place, count, ratio }, within)
      const mark = (t: number): Mark => stowedMark(stowed, carrier.actor, carrier.at(t))
      const shown = inVessel(actor, stowed, within)
      return [
        playerFor(
          { ...role, medium: 'carried' },
          { actor: shown, index, at: mark, room: 0, stage },
        ),
      ]
    }
    const at = boundMark(bond.how, carrier, { actor, height, side, rank, seat, wall })
    const shown = shownAs(bond.how, { actor, carrier, rank })
    return [playerFor({ ...role, medium: 'carried' }, { actor: shown, index, at, room: 0, stage })]
  })
}

interface Bound {
  readonly actor: Actor
  readonly carrier: Player
  readonly rank: number
}

/** What is seen of one in a car, and how one looks who hangs from a branch. */
function shownAs(how: RelationName, { actor, carrier, rank }: Bound): Actor {
  if (how === 'hanging-from') return hung(actor, rank / 3)
  return ridesInside(how, carrier) ? inWindow(actor, carrier.actor, rank) : actor
}

/** The opening through which one inside is seen. */
function vesselFor(how: RelationName, kind: Kind, carrier: Player): ReturnType<typeof openingOf> {
  const boards = ridesInside(how, carrier) && LIVING.has(kind)
  return how === 'inside' && !boards ? openingOf(carrier.actor) : undefined
}

/** How wide a carrier is for all who are on it or in it, in its heights. */
function shareOf(how: string, { actor }: Player): number {
  return actor.aspect * (how === 'inside' ? 1.5 : 1.05)
}

/** Relations in which one looks out beside the other. */
const FLANKING = new Set<string>(['behind', 'in-front-of'])

/** Relations in which all have their places side by side. */
const SHELVES = new Set<RelationName>(['on', 'inside', 'hanging-from', 'under'])

/** All who are on the same carrier, side by side: three apples and two pears on a table are five. */
function fellowsOf(
  { subject, bond }: Role,
  roles: readonly Role[],
  shot: Shot,
): { count: number; before: number } | null {
  if (!bond || !SHELVES.has(bond.how)) return null
  const { how, to } = bond
  const sharing = roles.filter((each) => each.bond?.how === how && each.bond.to === to)
  const fellows = inOrder(sharing, beforePairs(shot.relations, 1))
  const at = fellows.findIndex((each) => each.subject.id === subject.id)
  const sum = (some: readonly Role[]): number =>
    some.reduce((total, { actors }) => total + actors.length, 0)
  const count = sum(fellows)
  return count < 2 ? null : { count, before: sum(fellows.slice(0, at)) }
}

/** Where among its fellows a bound one is: a share of the round for a ring, else to the left or the right. */
function sideOf(
  how: string,
  index: number,
  { count, middle, random }: { count: number; middle: number; random: Random },
): number {
  if (how === 'around') return index / count
  // By turns on both sides, first where the frame has more room.
  if (FLANKING.has(how)) {
    const first = Math.abs(middle) > 0.3 ? -Math.sign(middle) : random.pick([-1, 1])
    return 0.4 * (index % 2 === 0 ? first : -first)
  }
  return count > 1 ? index - (count - 1) / 2 : random.pick([-0.4, 0.4])
}

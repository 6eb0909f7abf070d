import type { Actor } from '../../cast/actor.ts'
import { wingsUp } from '../../cast/noto/wings.ts'
import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { RelationName } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'
import { bondRatio } from './bond-sizes.ts'
import { bondTop } from './grips.ts'
import type { Passenger } from './heights.ts'
import { deepReach, isGathered, sitDeep } from './gatherings.ts'
import type { Role } from './roles.ts'
import { openingOf } from './vessels.ts'
import { wordSet } from '../../lexicon/word-set.ts'

const CARRIED_ALONG = wordSet('on riding inside under behind in-front-of hanging-from')

/** In these the carrier is seen beside its passenger, and need not be larger than it would be alone. */
const APART = new Set<string>(['behind', 'in-front-of', 'under'])

/** Leading subjects on boards, horses and in boats: they, and not what carries them, must be large enough. */
export function passengersOf(roles: readonly Role[]): Map<string, Passenger> {
  const passengers = new Map<string, Passenger>()
  for (const { how, child, under, role, carrier, ratio } of loadsOf(roles)) {
    const leads = roles.indexOf(role) < roles.indexOf(carrier) && mayLead(role, roles)
    const along = CARRIED_ALONG.has(how) || isGathered(role)
    if (!leads || !along || passengers.has(carrier.subject.id)) continue
    if (isHouseByRoad(carrier, roles)) continue
    const shape = { metres: role.metres, aspect: child.aspect }
    const apart = APART.has(how) || (how === 'inside' && openingOf(under) !== undefined)
    passengers.set(carrier.subject.id, { id: role.subject.id, shape, ratio, apart })
  }
  return passengers
}

/** Beside a tram a house is as large as it is, and who is at its window large enough to be seen. */
function isHouseByRoad({ subject, actors: [house] }: Role, [first]: readonly Role[]): boolean {
  const seen = house !== undefined && openingOf(house)?.alone !== undefined
  return subject.kind === 'building' && seen && CRAFT.has(first?.subject.kind ?? 'person')
}

/** Jars on a shelf make no giant of it beside the witch whom the film is about. */
function mayLead({ subject: { kind, id } }: Role, [first]: readonly Role[]): boolean {
  return LIVING.has(kind) || id === first?.subject.id || !LIVING.has(first?.subject.kind ?? kind)
}

/** How many times its own height a role's column needs, with what stands or hovers on it, and on that again. */
export function tallnesses(roles: readonly Role[]): Map<string, number> {
  const loads = loadsOf(roles)
  const topOf = (id: string): number => {
    const tops = loads
      .filter(({ carrier }) => carrier.subject.id === id)
      .map(({ how, child, role, carrier, ratio }) => {
        const [actor] = carrier.actors
        if (!actor) return 1
        const own = bondTop(how, child, { actor, subject: carrier.subject, ratio })
        const wings = how === 'above' ? wingsUp(child.name) : 1
        return own + ratio * (Math.max(wings, topOf(role.subject.id)) - 1)
      })
    return Math.max(1, ...tops)
  }
  return new Map(roles.map(({ subject }) => [subject.id, topOf(subject.id)]))
}

/** What each holds beside itself, in own heights, with what those hold: camels behind those who sit round a fire need room beside it. */
export function girths(roles: readonly Role[], box: Box): Map<string, number> {
  const loads = loadsOf(roles)
  const girthOf = (id: string): number =>
    loads
      .filter(({ carrier }) => carrier.subject.id === id)
      .reduce((sum, { how, ratio, child, under, role }) => {
        const own = aside(how, { wide: child.aspect * ratio, under: under.aspect, role, box })
        return sum + own + ratio * girthOf(role.subject.id)
      }, 0)
  return new Map(roles.map(({ subject }) => [subject.id, girthOf(subject.id)]))
}

/** How far those of a role reach out beside their carrier, when each of them is so wide. */
function aside(
  how: RelationName,
  { wide, under, role, box }: { wide: number; under: number; role: Role; box: Box },
): number {
  if (how === 'above') return Math.max(0, 1.1 * wide * role.actors.length - under)
  if (isGathered(role) && sitDeep(role.actors.length, box))
    return wide * deepReach(role.actors.length)
  if (isGathered(role)) return wide * (0.7 + 0.95 * role.actors.length)
  if (how === 'behind' || how === 'in-front-of') return 0.8 * wide * role.actors.length
  return how === 'holding' ? 0.3 * wide : 0
}

interface Load {
  readonly how: RelationName
  readonly child: Actor
  readonly under: Actor
  readonly role: Role
  readonly carrier: Role
  readonly ratio: number
}

/** Who holds somebody who carries the holder would be weighed for ever. */
function bearsItself({ subject, bond }: Role, roles: readonly Role[]): boolean {
  let next = bond?.to
  for (let step = 0; next !== undefined && step < roles.length; step++) {
    if (next === subject.id) return true
    const to = next
    next = roles.find((each) => each.subject.id === to)?.bond?.to
  }
  return false
}

function loadsOf(roles: readonly Role[]): Load[] {
  return roles.flatMap((role): Load[] => {
    const { bond, actors, metres } = role
    const carrier = roles.find(({ subject }) => subject.id === bond?.to)
    const [child, under] = [actors[0], carrier?.actors[0]]
    if (!bond || !carrier || !child || !under || bearsItself(role, roles)) return []
    const own = { metres, actor: child, size: role.subject.size }
    const ratio = bondRatio(bond.how, own, { metres: carrier.metres, actor: under })
    return [{ how: bond.how, child, under, role, carrier, ratio }]
  })
}

import type { Actor } from '../../cast/actor.ts'
import type { RelationName } from '../../plan/plan.ts'
import { bondRatio, bondTop } from './bonds.ts'
import type { Passenger } from './composition.ts'
import { isGathered } from './gatherings.ts'
import type { Role } from './roles.ts'

const CARRIED_ALONG = new Set<string>(['on', 'riding', 'inside', 'under'])

/** Leading subjects on boards, horses and in boats: they, and not what carries them, must be large enough. */
export function passengersOf(roles: readonly Role[]): Map<string, Passenger> {
  const passengers = new Map<string, Passenger>()
  for (const [index, role] of roles.entries()) {
    const { bond, actors, metres } = role
    const place = roles.findIndex(({ subject }) => subject.id === bond?.to)
    const [actor, under] = [actors[0], roles[place]?.actors[0]]
    const along = CARRIED_ALONG.has(bond?.how ?? '') || isGathered(role)
    if (!bond || !actor || !under || index > place || !along) continue
    const carrier = { metres: roles[place]?.metres ?? 1, actor: under }
    const ratio = bondRatio(bond.how, { metres, actor }, carrier)
    passengers.set(bond.to, { shape: { metres, aspect: actor.aspect }, ratio })
  }
  return passengers
}

/** How many times its own height a role's column needs, with what stands or hovers on it. */
export function tallnesses(roles: readonly Role[]): Map<string, number> {
  return bondSums(roles, 1, ({ how, child, carrier, ratio }) => {
    const [actor] = carrier.actors
    return actor ? bondTop(how, child, { actor, kind: carrier.subject.kind, ratio }) - 1 : 0
  })
}

/** What each holds beside itself, in own heights. */
export function girths(roles: readonly Role[]): Map<string, number> {
  return bondSums(roles, 0, ({ how, ratio, child, role }) => {
    if (isGathered(role)) return child.aspect * ratio * (0.9 + 0.78 * role.actors.length)
    return how === 'holding' ? ratio * 0.3 : 0
  })
}

interface Load {
  readonly how: RelationName
  readonly child: Actor
  readonly role: Role
  readonly carrier: Role
  readonly ratio: number
}

function bondSums(
  roles: readonly Role[],
  start: number,
  weigh: (load: Load) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const role of roles) {
    const { bond, actors, metres } = role
    const carrier = roles.find(({ subject }) => subject.id === bond?.to)
    const [child, under] = [actors[0], carrier?.actors[0]]
    if (!bond || !carrier || !child || !under) continue
    const ratio = bondRatio(
      bond.how,
      { metres, actor: child },
      { metres: carrier.metres, actor: under },
    )
    const more = weigh({ how: bond.how, child, role, carrier, ratio })
    sums.set(bond.to, (sums.get(bond.to) ?? start) + more)
  }
  return sums
}

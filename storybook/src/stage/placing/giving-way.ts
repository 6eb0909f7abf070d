import type { Relation, RelationName, Shot, Subject } from '../../plan/plan.ts'
import type { Role } from './roles.ts'

/** Relations that say where one is more exactly than "there, too". */
const EXACT = new Set<RelationName>(['left-of', 'right-of', 'between', 'in-front-of', 'facing'])

/** What one may do to another from far away. */
const FROM_AFAR = /^(?:look|watch|listen|wave|point|smile|clap|cheer|wait|walk|approach|pass)/u

/** Who may stand behind the others for whom the film is about, the broadest first: nobody who carries, holds or deals with that one, and no brother of it. */
export function whoMayGiveWay(roles: readonly Role[], shot: Shot): Role[] {
  const [lead] = roles
  // Who is out on the water has nobody's back behind it.
  const afloat = lead && [lead, ...carriersOf(lead, roles)].at(-1)?.medium === 'surface'
  if (!lead || afloat) return []
  const close = companyOf(lead, roles)
  return roles
    .filter(
      (role) =>
        !close.has(role.subject.id) &&
        isBesideLead(role) &&
        role.subject.noun !== lead.subject.noun &&
        (roles.length > PAIR || isMuch(role)) &&
        !(isGroup(lead) && isGroup(role)) &&
        !performs(role.subject) &&
        !isDealtWith(role.subject, lead.subject) &&
        !isDealtWith(lead.subject, role.subject) &&
        !shot.relations.some((relation) => isHeldTo(relation, role.subject.id)),
    )
    .toSorted((a, b) => breadthOf(b) - breadthOf(a))
}

/** A mouse and an elephant are a pair, and stand side by side. */
const PAIR = 2

/** Guests who dance are part of what is shown, where passers-by are not. */
function performs({ kind, actions }: Subject): boolean {
  return kind === 'person' && actions.some(({ verb }) => /^(?:dance|sing|play-|waltz)/u.test(verb))
}

/** Whether these are many, huge, or behind the lead anyway. */
function isMuch({ subject: { count, size }, part }: Role): boolean {
  return count > 2 || size === 'giant' || part === 'bound'
}

/** One back row of many behind another is hidden by it: in a tall frame two cars covered three bicycles in a fifth of the stagings. */
function isGroup({ subject: { count } }: Role): boolean {
  return count > 1
}

/** What all of them would cover, side by side and as large as they are, in metres. */
function breadthOf({ actors, metres, extent }: Role): number {
  return actors.length * metres * (extent.left + extent.right)
}

/** The lead with all that carries it, and what carries that, and all that these carry. */
function companyOf(lead: Role, roles: readonly Role[]): Set<string> {
  const close = new Set([
    lead.subject.id,
    ...carriersOf(lead, roles).map(({ subject }) => subject.id),
  ])
  for (const role of roles)
    if (role.bond && close.has(role.bond.to) && role.bond.how !== 'behind')
      close.add(role.subject.id)
  return close
}

/** What one is on or in, from the nearest to that which stands on the ground. */
function carriersOf({ bond }: Role, roles: readonly Role[]): Role[] {
  const carrier = roles.find(({ subject }) => subject.id === bond?.to)
  return carrier ? [carrier, ...carriersOf(carrier, roles)] : []
}

/** Whether it takes room of the row: what is bound to others goes with them, unless it is only behind them. */
function isBesideLead({ part, bond, medium }: Role): boolean {
  return medium === 'ground' && (part === 'row' || (part === 'bound' && bond?.how === 'behind'))
}

function isDealtWith({ actions }: Subject, { id }: Subject): boolean {
  return actions.some(({ verb, target }) => target === id && !FROM_AFAR.test(verb))
}

function isHeldTo({ from, relation, to }: Relation, id: string): boolean {
  return EXACT.has(relation) && (from === id || to === id)
}

/** The roles with some of them behind the others. */
export function steppedBack(roles: readonly Role[], ids: ReadonlySet<string>): Role[] {
  return roles.map((role) =>
    ids.has(role.subject.id) ? { ...role, part: 'back' as const, bond: null } : role,
  )
}

import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Relation, RelationName, Shot, Subject } from '../../plan/plan.ts'
import { isShow } from './audience.ts'
import { areCompanies } from './companies.ts'
import { crosses } from './crossing.ts'
import { isCompany, looksOnly } from './onlookers.ts'
import { SCENIC } from './scenic.ts'
import { isWalled } from './walls.ts'
import { isRemote } from './far-off.ts'
import type { Bond } from './roles.ts'

/** Relations in which the first one goes where the second is. */
const CARRIED = new Set<RelationName>([
  'on',
  'above',
  'inside',
  'riding',
  'under',
  'behind',
  'in-front-of',
  'around',
  'hanging-from',
])

/** Relations in which the second one goes where the first is. */
const CARRIES = new Set<RelationName>(['holding', 'wearing'])

/** Who is bound to whom. A thing is bound once, never to itself and never in a ring. */
export function bondsOf(shot: Shot, metres: ReadonlyMap<string, number>): Map<string, Bond> {
  const bonds = new Map<string, Bond>()
  for (const relation of shot.relations) {
    const bond = bondFor(aboutTheRoof(relation, shot), shot, metres)
    const known = metres.has(relation.from) && metres.has(relation.to)
    if (!bond || !known || relation.from === relation.to) continue
    if (isShow(relation, shot) || leavesBackground(relation, shot, metres)) continue
    if (isHeldOver(relation, shot)) continue
    if (bonds.has(bond.child) || leadsTo(bonds, bond.to, bond.child)) continue
    bonds.set(bond.child, { how: bond.how, to: bond.to })
  }
  return onSitters(joinedBy(bonds, shot, metres), shot, metres)
}

/** "A cat under a table and a bird above it": over the table, for the cat is under it; so is who is under a lamp over a table. */
function aboutTheRoof(relation: Relation, { relations }: Shot): Relation {
  const opposite = { above: 'under', under: 'above' }[relation.relation as string]
  const roof = relations.find((each) => each.from === relation.to && each.relation === opposite)
  return roof && roof.to !== relation.from ? { ...relation, to: roof.to } : relation
}

/** "Holds an umbrella over a mouse": the umbrella is above it, and nobody stands on the mouse. */
function isHeldOver({ from, relation, to }: Relation, { subjects, relations }: Shot): boolean {
  const holds = relations.some((each) => each.from === from && each.relation === 'holding')
  const deals = subjects.some(
    ({ id, actions }) => id === from && actions.some(({ target }) => target === to),
  )
  return relation === 'above' && holds && deals
}

/** Larger beasts have no room beside who sits there. */
const SEATMATE = 1.1

/** "A pigeon lands on the beam where he sits": his seat comes with his deed, and the pigeon is on it beside him. */
function onSitters(
  bonds: Map<string, Bond>,
  { relations }: Shot,
  metres: ReadonlyMap<string, number>,
): Map<string, Bond> {
  const seats = relations.filter(({ relation, to }) => relation === 'on' && !metres.has(to))
  for (const { from, to } of seats) {
    const sitter = seats.find((each) => each.to === to && (metres.get(each.from) ?? 0) > SEATMATE)
    const small = (metres.get(from) ?? Infinity) <= SEATMATE
    if (sitter && small && !bonds.has(from)) bonds.set(from, { how: 'left-of', to: sitter.from })
  }
  return bonds
}

const BESIDE = new Set<RelationName>(['left-of', 'right-of', 'next-to', 'between'])

const LOOKS_AT = /^(?:look|watch|stare|point|wave|shout|bark|listen)/u

/** An orange left of a bottle on a table is on the table, too; so is all that stands in a row with them. */
function joinedBy(
  bonds: Map<string, Bond>,
  { relations, subjects }: Shot,
  metres: ReadonlyMap<string, number>,
): Map<string, Bond> {
  const rows = relations.filter(({ relation }) => BESIDE.has(relation))
  const joins = ({ from, to }: Relation): boolean => join(bonds, from, to) || join(bonds, to, from)
  // Parents who stand next to a bed are not on it with their child.
  const isBeside = (id: string, carrier: string): boolean =>
    rows.some(({ from, to }) => from === id && to === carrier)
  // A cow that a bear on a wardrobe looks at is on the floor.
  const isOnlySeen = (id: string, from: string): boolean =>
    subjects.some(
      (each) =>
        each.id === from &&
        each.actions.some(({ verb, target }) => target === id && LOOKS_AT.test(verb)),
    )
  /** Only what is no larger than its neighbour finds room there, and what carries nobody itself. */
  function join(known: Map<string, Bond>, id: string, neighbour: string): boolean {
    const bond = known.get(neighbour)
    const carries = [...known.values()].some(({ to }) => to === id)
    if (bond?.how !== 'on' || known.has(id) || carries || !metres.has(id)) return false
    if (isBeside(id, bond.to) || isOnlySeen(id, neighbour)) return false
    const [own, theirs] = [metres.get(id) ?? 1, metres.get(neighbour) ?? 1]
    if (own > 2.5 * theirs) return false
    known.set(id, bond)
    return true
  }
  while (rows.some(joins));
  return bonds
}

/** Buildings and the like stand behind what is in front of them, instead of being carried along. */
function leavesBackground(
  { from, relation, to }: Relation,
  shot: Shot,
  metres: ReadonlyMap<string, number>,
): boolean {
  const { subjects } = shot
  if (relation !== 'behind' && relation !== 'in-front-of') return false
  const [near, far] = relation === 'behind' ? [to, from] : [from, to]
  const subject = subjects.find(({ id }) => id === far)
  if (!subject) return false
  if (isApart(subject, near, { relation, shot })) return true
  const acts = subjects.some(({ id, kind }) => id === near && LIVING.has(kind))
  if (subject.actions.length > 0) return looksOnly(subject, acts)
  const tall = metres.get(far) ?? 0
  if (SCENIC.has(subject.kind)) return tall > 2.5
  return acts && !LIVING.has(subject.kind) && tall > TALLER * (metres.get(near) ?? 1)
}

/** Two who fight before a king's throne have to do with each other: they do not go where he is. */
function isPair({ subjects }: Shot, near: string, far: Subject): boolean {
  const one = subjects.find(({ id }) => id === near)
  if (!one || !LIVING.has(one.kind) || !LIVING.has(far.kind)) return false
  return far.count === 1 && one.count > 1 && one.actions.length > 0
}

const FIGHTS = /fight|fence|duel|wrestle|box|spar/u

/** In the distance, or a company: before all of them one stands alone, and does not go where one of them is. */
function isApart(
  subject: Subject,
  near: string,
  { relation, shot }: { readonly relation: RelationName; readonly shot: Shot },
): boolean {
  const before = relation === 'in-front-of'
  // Two who fight are a broad pair: who is before them would be pushed out of the frame beside one of them.
  const pair = subject.count === 2 && subject.actions.some(({ verb }) => FIGHTS.test(verb))
  return (
    isRemote(subject, shot) ||
    (before && (pair || isCompany(subject) || isPair(shot, near, subject)))
  )
}

/** Before something so much taller one stands at its foot, and it is seen behind. */
const TALLER = 1.15

/** What has room below it, whatever stands there. */
const SHELTERS =
  /\b(table|desk|bed|chair|bench|umbrella|parasol|tree|bridge|tent|piano|arch|mushroom|toadstool|leaf|awning|porch)$/u

/** What is under these stands on the floor, and they are on the wall over it: it would else carry them. */
const HUNG =
  /\b(picture|picture frame|painting|portrait|poster|clock|mirror|shelf|wall lamp|chandelier|sign|flag)$/u

/** What has none: a board, a ball, a cake. */
const SOLID = new Set<Subject['kind']>(['toy', 'tool', 'food'])

function bondFor(
  { from, relation, to }: Relation,
  shot: Shot,
  metres: ReadonlyMap<string, number>,
): (Bond & { child: string }) | null {
  const { subjects } = shot
  // Who goes past something, or the other way, is bound to nothing.
  if (subjects.some((each) => (each.id === from || each.id === to) && crosses(each, shot)))
    return null
  if (relation === 'behind' && areCompanies({ from, to }, subjects)) return null
  if (CARRIES.has(relation)) return { child: to, how: relation, to: from }
  if (!CARRIED.has(relation)) return null
  // A woman before a window does not go where the window is: it is seen behind her.
  const wall = subjects.find(({ id }) => id === to)
  const isSeenBehind = wall && (isWalled(wall) || isDwarfed({ from, to }, subjects, metres))
  if (relation === 'in-front-of' && isSeenBehind) return { child: to, how: 'behind', to: from }
  if (relation !== 'under') return { child: from, how: relation, to }
  return bondBelow({ from, to }, wall, metres)
}

/** A dragon before its gold goes nowhere for it: where the gold leads, it would hide a third one. */
function isDwarfed(
  { from, to }: Pick<Relation, 'from' | 'to'>,
  subjects: readonly Subject[],
  metres: ReadonlyMap<string, number>,
): boolean {
  const still = subjects.some(({ id, actions }) => id === to && actions.length === 0)
  const large = (metres.get(from) ?? 1) > DWARFS * (metres.get(to) ?? 1)
  return still && large && subjects.length > 2
}

const DWARFS = 1.5

function bondBelow(
  { from, to }: Pick<Relation, 'from' | 'to'>,
  roof: Subject | undefined,
  metres: ReadonlyMap<string, number>,
): (Bond & { child: string }) | null {
  // Below somebody who leans out of a window one stands in the street, and bears nobody.
  if (roof?.kind === 'person') return null
  if (roof && HUNG.test(roof.noun)) return { child: to, how: 'above', to: from }
  if (isUnderRoof(roof, { from: metres.get(from) ?? 1, to: metres.get(to) ?? 1 }))
    return { child: from, how: 'under', to }
  // What was found under a boat lies before it: the umbrella does not bear it.
  return roof && CRAFT.has(roof.kind)
    ? { child: from, how: 'in-front-of', to }
    : { child: to, how: 'on', to: from }
}

/** "A banana under an apple": the apple lies on it. "A cat under a tree": the cat stands at its foot. */
function isUnderRoof(roof: Subject | undefined, tall: { from: number; to: number }): boolean {
  const roomy = tall.to > 0.7 && tall.to > 1.4 * tall.from
  const solid = roof !== undefined && SOLID.has(roof.kind)
  return (roomy && !solid) || SHELTERS.test(roof?.noun ?? '')
}

function leadsTo(bonds: ReadonlyMap<string, Bond>, start: string, goal: string): boolean {
  for (let at: string | undefined = start; at !== undefined; at = bonds.get(at)?.to) {
    if (at === goal) return true
  }
  return false
}

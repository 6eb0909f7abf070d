import type { RelationName, Shot, Subject } from '../plan/plan.ts'
import type { Casting } from './casting.ts'
import type { Medium } from './player.ts'

/** One subject of a shot with its actors and its part in the picture. */
export interface Role extends Casting {
  readonly medium: Medium
  readonly part: Part
  /** What it is bound to, and how. */
  readonly bond: Bond | null
}

export interface Bond {
  readonly how: RelationName
  readonly to: string
}

/** `row` stands on the acting line, a `crowd` and `scenery` behind it, `sky` above all, `bound` goes wherever another one is. */
export type Part = 'row' | 'crowd' | 'scenery' | 'sky' | 'bound'

const SCENIC = new Set<Subject['kind']>(['building', 'nature', 'plant'])
const LIVELY = new Set<Subject['kind']>([
  'person',
  'animal',
  'bird',
  'fish',
  'insect',
  'vehicle',
  'boat',
  'aircraft',
  'creature',
])

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
])
/** Relations in which the second one goes where the first is. */
const CARRIES = new Set<RelationName>(['holding', 'wearing'])

/** Buildings and the like that stand behind what is in front of them, instead of carrying it along. */
function isBackground(subject: Subject | undefined, metres: number): boolean {
  return (
    subject !== undefined &&
    SCENIC.has(subject.kind) &&
    metres > 2.5 &&
    subject.actions.length === 0
  )
}

/** Who is bound to whom. A thing is bound once, never to itself and never in a ring. */
export function bondsOf(shot: Shot, metres: ReadonlyMap<string, number>): Map<string, Bond> {
  const bonds = new Map<string, Bond>()
  for (const { from, relation, to } of shot.relations) {
    const bond = bondFor({ from, relation, to }, metres)
    if (!bond || from === to || !metres.has(from) || !metres.has(to)) continue
    if (
      relation === 'behind' &&
      isBackground(
        shot.subjects.find(({ id }) => id === from),
        metres.get(from) ?? 1,
      )
    )
      continue
    if (
      relation === 'in-front-of' &&
      isBackground(
        shot.subjects.find(({ id }) => id === to),
        metres.get(to) ?? 1,
      )
    )
      continue
    if (bonds.has(bond.child) || leadsTo(bonds, bond.to, bond.child)) continue
    bonds.set(bond.child, { how: bond.how, to: bond.to })
  }
  return bonds
}

function bondFor(
  { from, relation, to }: Shot['relations'][number],
  metres: ReadonlyMap<string, number>,
): (Bond & { child: string }) | null {
  if (CARRIES.has(relation)) return { child: to, how: relation, to: from }
  if (!CARRIED.has(relation)) return null
  if (relation !== 'under') return { child: from, how: relation, to }
  // "A banana under an apple": the apple lies on it. "A cat under a tree": the cat stands at its foot.
  const above = metres.get(to) ?? 1
  const roomy = above > 0.7 && above > 1.4 * (metres.get(from) ?? 1)
  return roomy ? { child: from, how: 'under', to } : { child: to, how: 'on', to: from }
}

function leadsTo(bonds: ReadonlyMap<string, Bond>, start: string, goal: string): boolean {
  for (let at: string | undefined = start; at !== undefined; at = bonds.get(at)?.to) {
    if (at === goal) return true
  }
  return false
}

/** Relations that leave a building, a tree or a hill where scenery belongs: behind the others. */
const BACKGROUND_FROM = new Set<RelationName>(['behind', 'next-to', 'around'])
const BACKGROUND_TO = new Set<RelationName>(['in-front-of', 'next-to'])

/** Whether others of the shot run to join this herd, flock or crowd. */
function isJoined({ id, count }: Subject, shot: Shot): boolean {
  const joins = ({ verb, target }: Subject['actions'][number]): boolean =>
    target === id && (verb === 'gather' || verb === 'join')
  return count > 2 && shot.subjects.some(({ actions }) => actions.some(joins))
}

/** The part a subject plays among the others. */
export function partOf(subject: Subject, shot: Shot, metres: number): Part {
  if (subject.kind === 'sky') return 'sky'
  if (isJoined(subject, shot)) return 'crowd'
  const related = shot.relations.some(
    ({ from, relation, to }) =>
      (from === subject.id && !BACKGROUND_FROM.has(relation)) ||
      (to === subject.id && !BACKGROUND_TO.has(relation)),
  )
  const others = shot.subjects.filter(({ id }) => id !== subject.id)
  const leads = others.some(({ kind, actions }) => LIVELY.has(kind) || actions.length > 0)
  const rooted =
    subject.kind === 'plant' && subject.count > 2 && shot.place !== null && metres > 1.5
  if (rooted && !related) return 'scenery'
  if (related || subject.actions.length > 0 || !leads) return 'row'
  return SCENIC.has(subject.kind) && metres > 2 ? 'scenery' : 'row'
}

import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { RelationName, Shot, Subject } from '../../plan/plan.ts'
import type { Casting } from '../company.ts'
import type { Medium } from '../player.ts'
import { isAudience } from './audience.ts'
import { SCENIC } from './scenic.ts'
import { isGoal } from './goals.ts'
import { isFar } from './far-off.ts'

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

/** `row` stands on the acting line, `back` right behind it, a `crowd` and `scenery` farther off, an `audience` before it, `sky` above all, `bound` goes wherever another one is. */
export type Part = 'row' | 'back' | 'crowd' | 'audience' | 'scenery' | 'sky' | 'bound'

/** Relations that leave a building, a tree or a hill where scenery belongs: behind the others. */
const BACKGROUND_FROM = new Set<RelationName>(['behind', 'next-to', 'around'])
const BACKGROUND_TO = new Set<RelationName>(['in-front-of', 'next-to'])

/** Whether others of the shot run to join this herd, flock or crowd. */
function isJoined({ id, count }: Subject, shot: Shot): boolean {
  const joins = ({ verb, target }: Subject['actions'][number]): boolean =>
    target === id && (verb === 'gather' || verb === 'join')
  return count > 2 && shot.subjects.some(({ actions }) => actions.some(joins))
}

/** A tree beside a bird stands beside it; a castle beside a dog may stand behind. */
const [NEIGHBOUR, HUGE] = [9, 2.5]

function isNeighbour({ id, size }: Subject, { relations }: Shot, metres: number): boolean {
  // A huge snowman is beside the boy still: it is no landscape.
  if (metres > (size === 'giant' ? HUGE : 1) * NEIGHBOUR) return false
  return relations.some(
    ({ from, relation, to }) => relation === 'next-to' && (from === id || to === id),
  )
}

/** Many trees or houses in a place that is named are part of it. */
function isWood({ kind, count }: Subject, { place }: Shot, metres: number): boolean {
  const many = kind === 'plant' || kind === 'building'
  return many && count > 2 && place !== null && metres > 1.5
}

/** A giant tree: one stands at its foot, and its top is above the frame. */
export const isTowering = ({ kind, size }: Subject): boolean => kind === 'plant' && size === 'giant'

/** "A crane lifts a car over the site": from what is far beyond it the car would hang unseen. */
function isHungOn({ id }: Subject, { relations }: Shot): boolean {
  return relations.some(({ relation, to }) => relation === 'hanging-from' && to === id)
}

/** The part a subject plays among the others. */
export function partOf(subject: Subject, shot: Shot, metres: number): Part {
  if (subject.kind === 'sky') return 'sky'
  if (isFar(subject, shot) && !isHungOn(subject, shot)) return 'scenery'
  if (isJoined(subject, shot)) return 'crowd'
  if (isAudience(subject, shot)) return 'audience'
  if (isSpokenOf(subject, shot)) return 'row'
  if (isNeighbour(subject, shot, metres)) return 'row'
  if (isWood(subject, shot, metres)) return 'scenery'
  const others = shot.subjects.filter(({ id }) => id !== subject.id)
  const leads = others.some(
    ({ kind, actions }) =>
      LIVING.has(kind) || CRAFT.has(kind) || (actions.length > 0 && kind !== 'sky'),
  )
  return leads && SCENIC.has(subject.kind) && metres > 2 ? 'scenery' : 'row'
}

/** Whether it is told of it what it does, where it is, or that somebody goes there. */
function isSpokenOf(subject: Subject, shot: Shot): boolean {
  return subject.actions.length > 0 || isRelated(subject, shot) || isGoal(shot, subject.id)
}

function isRelated({ id }: Subject, { relations }: Shot): boolean {
  return relations.some(
    ({ from, relation, to }) =>
      (from === id && !BACKGROUND_FROM.has(relation)) ||
      (to === id && !BACKGROUND_TO.has(relation)),
  )
}

import { LIVING } from '../../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../../plan/plan.ts'

const GOES = /^(?:walk|march|run|swim|trot|waddle|parade|cross|go|crawl|hop|follow)$/u
const LINE = 3

/** "A line of elephants, the baby at the back": the last of the line, and not hidden behind it. */
export function comeLast(shot: Shot): Shot {
  const relations = shot.relations.map((each): Relation => {
    const line = each.relation === 'behind' ? find(shot, each.to) : undefined
    const last = find(shot, each.from)
    if (!line || !last || !isLine(line) || !LIVING.has(last.kind) || last.count > 2) return each
    return { ...each, relation: headsLeft(line) ? 'right-of' : 'left-of' }
  })
  return { ...shot, relations }
}

const find = ({ subjects }: Shot, id: string): Subject | undefined =>
  subjects.find((each) => each.id === id)

const isLine = ({ kind, count, actions }: Subject): boolean =>
  LIVING.has(kind) && count >= LINE && GOES.test(actions[0]?.verb ?? '')

const headsLeft = ({ actions }: Subject): boolean => actions[0]?.direction === 'left'

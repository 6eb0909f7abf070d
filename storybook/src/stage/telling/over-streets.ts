import { CRAFT } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'
import { withoutAll } from './without.ts'

const TENDS = /^(?:water|plant|prune|pick|smell)$/u

/** On a balcony above a street: its flowers hang there already, and what drives along is before the house. */
export function standOverStreet(shot: Shot): Shot {
  const house = shot.subjects.find(({ picture }) => picture === 'prop:balcony-front')
  if (!house) return shot
  const up = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      relation === 'inside' && to === house.id ? [from] : [],
    ),
  )
  const flowers = new Set(
    shot.subjects.filter((each) => isTended(each, shot, up)).map(({ id }) => id),
  )
  const bound = new Set(shot.relations.map(({ from }) => from))
  const passing = shot.subjects.filter(({ id, kind }) => CRAFT.has(kind) && !bound.has(id))
  const before = passing.map(({ id }): Relation => ({
    from: id,
    relation: 'in-front-of',
    to: house.id,
  }))
  const bare = withEach(withoutAll(shot, flowers), (each) => ({
    ...each,
    actions: each.actions.map((action) =>
      flowers.has(action.target ?? '') ? { ...action, target: null } : action,
    ),
  }))
  return { ...bare, relations: [...bare.relations, ...before] }
}

const isTended = ({ id, kind }: Subject, { subjects }: Shot, up: ReadonlySet<string>): boolean =>
  kind === 'plant' &&
  subjects.some(
    (each) =>
      up.has(each.id) && each.actions.some(({ verb, target }) => TENDS.test(verb) && target === id),
  )

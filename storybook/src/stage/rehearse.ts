import type { Action, Relation, RelationName, Shot, Subject } from '../plan/plan.ts'

/** Deeds between two that put them in a relation, whether or not the prompt's reader said so. */
const IMPLIES: Readonly<Record<string, RelationName>> = {
  chase: 'chasing',
  ride: 'riding',
  hold: 'holding',
  carry: 'holding',
  wear: 'wearing',
  face: 'facing',
  orbit: 'around',
  circle: 'around',
}

const LIVELY = new Set<Subject['kind']>(['person', 'animal', 'bird', 'fish', 'insect', 'creature'])

/** The shot with everything said that its words imply: who chases is chasing somebody, and who is chased runs. */
export function rehearse(shot: Shot): Shot {
  const ids = new Set(shot.subjects.map(({ id }) => id))
  const relations = [...shot.relations]
  for (const { id, actions } of shot.subjects) {
    for (const { verb, target } of actions) {
      const relation = IMPLIES[verb]
      if (!relation || target === null || !ids.has(target) || target === id) continue
      if (!relations.some(({ from, to }) => from === id && to === target)) {
        relations.push({ from: id, relation, to: target })
      }
    }
  }
  const subjects = shot.subjects.flatMap((each) => [stirred(each, relations), ...herdOf(each)])
  for (const { id } of subjects) {
    const joined = subjects.find((each) => each.id === herdName(id))
    if (joined) relations.push({ from: id, relation: 'chasing', to: joined.id })
  }
  return { ...shot, relations, subjects }
}

/** Those of its kind whom somebody runs to join. */
function herdOf(subject: Subject): Subject[] {
  const joins = subject.actions.some(({ verb }) => verb === 'gather' || verb === 'join')
  if (!joins || subject.count > 2 || subject.actions.length < 2) return []
  return [
    { ...subject, id: herdName(subject.id), count: 4, size: 'small', actions: [does('graze')] },
  ]
}

function herdName(id: string): string {
  return `${id} herd`
}

/** Who chases, is chased or is ridden moves, even when the prompt leaves it at that. */
function stirred(subject: Subject, relations: readonly Relation[]): Subject {
  if (subject.actions.length > 0) return subject
  const as = (side: 'from' | 'to', relation: RelationName): boolean =>
    relations.some((each) => each.relation === relation && each[side] === subject.id)
  if (as('from', 'chasing')) return { ...subject, actions: [does('chase')] }
  if (as('to', 'chasing')) return { ...subject, actions: [does('flee')] }
  if (as('to', 'riding'))
    return { ...subject, actions: [does(LIVELY.has(subject.kind) ? 'trot' : 'drive')] }
  return subject
}

function does(verb: string): Action {
  return { verb, direction: null, target: null, prop: null, pace: 'normal' }
}

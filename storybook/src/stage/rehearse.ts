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
  hover: 'above',
  land: 'on',
  perch: 'on',
  sit: 'on',
  stand: 'on',
  lie: 'on',
  sleep: 'on',
}

const LIVELY = new Set<Subject['kind']>(['person', 'animal', 'bird', 'fish', 'insect', 'creature'])

/** What a lone subject does when the prompt gives it nothing to do: a little story, never a still. */
const SMALL_STORIES: Readonly<Partial<Record<Subject['kind'], string>>> = {
  animal: 'visit',
  creature: 'visit',
  person: 'wave',
  fish: 'swim',
  vehicle: 'park',
  boat: 'sail',
  aircraft: 'fly',
  insect: 'hover',
  plant: 'swing',
}

function occupied(subject: Subject, shot: Shot): Subject {
  const verb = SMALL_STORIES[subject.kind]
  const alone = shot.subjects.every(
    ({ id, kind }) => id === subject.id || kind === 'sky' || kind === 'nature',
  )
  if (!verb || subject.actions.length > 0 || !alone || shot.relations.length > 0) return subject
  return { ...subject, actions: [does(verb)] }
}

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
  const fed = new Set(
    shot.subjects.flatMap(({ actions }) =>
      actions.filter(({ verb }) => verb === 'feed').map(({ target }) => target),
    ),
  )
  const subjects = shot.subjects.map((each) =>
    laidFlat(
      occupied(stirred(fed.has(each.id) ? pecking(each) : each, relations), shot),
      relations,
    ),
  )
  return { ...shot, relations, subjects }
}

const BOARDS = /^prop:(surfboard|snowboard)$/u

/** A board that carries somebody or something lies; alone it stands. */
function laidFlat(subject: Subject, relations: readonly Relation[]): Subject {
  const carries = relations.some(
    ({ relation, to, from }) =>
      (to === subject.id && (relation === 'on' || relation === 'riding')) ||
      (from === subject.id && relation === 'under'),
  )
  return carries && BOARDS.test(subject.picture ?? '')
    ? { ...subject, picture: `${subject.picture}-flat` }
    : subject
}

/** Who chases, is chased or is ridden moves, even when the prompt leaves it at that. */
function stirred(subject: Subject, relations: readonly Relation[]): Subject {
  if (subject.actions.length > 0) return subject
  const as = (side: 'from' | 'to', relation: RelationName): boolean =>
    relations.some((each) => each.relation === relation && each[side] === subject.id)
  if (as('from', 'chasing')) return { ...subject, actions: [does('chase')] }
  if (as('to', 'chasing')) return { ...subject, actions: [does('flee')] }
  if (as('from', 'on') && subject.kind === 'bird') return { ...subject, actions: [does('perch')] }
  if (as('to', 'riding'))
    return { ...subject, actions: [does(LIVELY.has(subject.kind) ? 'trot' : 'drive')] }
  return subject
}

/** Birds that are fed pick from the ground, other animals eat. */
function pecking(subject: Subject): Subject {
  if (subject.actions.length > 0) return subject
  return { ...subject, actions: [does(subject.kind === 'bird' ? 'peck' : 'eat')] }
}

function does(verb: string): Action {
  return { verb, direction: null, target: null, prop: null, pace: 'normal' }
}

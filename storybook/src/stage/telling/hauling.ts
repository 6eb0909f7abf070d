import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const TEAMS = new Set<Subject['kind']>(['animal', 'creature'])

/** A cart of pumpkins is pulled as one thing; who rides in it steers. */
function isLaden({ id }: Subject, { relations, subjects }: Shot): boolean {
  return relations.some(
    ({ from, relation, to }) =>
      to === id &&
      relation === 'inside' &&
      subjects.some((each) => each.id === from && each.kind !== 'person'),
  )
}

/** Animals that pull a sled or a cart run, and it comes after them. */
export function haul(shot: Shot): Shot {
  const pulls = ({ kind, actions }: Subject): boolean =>
    TEAMS.has(kind) && actions[0]?.verb === 'pull'
  const team = shot.subjects.find(pulls)
  const load = shot.subjects.find(({ id }) => id === team?.actions[0]?.target)
  // People are pulled on something, or out of it.
  if (!team || !load || load.kind === 'person' || isLaden(load, shot)) return shot
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id === team.id) return { ...each, actions: [doing('run')] }
    return each.id === load.id ? { ...each, actions: [doing('drive')] } : each
  })
  const behind: Relation = { from: team.id, relation: 'right-of', to: load.id }
  return { ...shot, subjects, relations: [...shot.relations, behind] }
}

import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

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

/** "Drives a tractor pulling a wagon": whoever rides does not pull, the mount does. */
export function harness(shot: Shot): Shot {
  const ride = shot.relations.find(
    ({ from, relation, to }) =>
      /^(?:riding|on)$/u.test(relation) &&
      shot.subjects.some(({ id, actions }) => id === from && actions.some(pullsOther(to))),
  )
  const rider = shot.subjects.find(({ id }) => id === ride?.from)
  const pull = ride && rider?.actions.find(pullsOther(ride.to))
  if (!rider || !pull) return shot
  const relations = shot.relations.map((each) =>
    each === ride ? { ...each, relation: 'riding' as const } : each,
  )
  return withEach({ ...shot, relations }, (each) => {
    if (each === rider) {
      const rest = each.actions.filter((deed) => deed !== pull)
      return { ...each, actions: rest.length > 0 ? rest : [doing('ride', { target: ride.to })] }
    }
    return each.id === ride.to ? { ...each, actions: [pull] } : each
  })
}

const pullsOther =
  (mount: string) =>
  ({ verb, target }: Action): boolean =>
    /^(?:pull|tow|haul|drag)$/u.test(verb) && target !== null && target !== mount

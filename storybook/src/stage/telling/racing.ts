import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const RACES = /^(?:race|finish-race)$/u

/** Beasts and whatever else runs; people have tracks of their own. */
function isRacer({ kind }: Subject): boolean {
  return LIVING.has(kind) && kind !== 'person'
}

/** "A camel race": those who run it are named by it. */
const isRace = ({ words, actions }: Subject): boolean =>
  actions.length === 0 && /\braces?$/iu.test(words)

/** Animals that race each other: one goes under the banner, the others come after it. */
export function raceToFinish(shot: Shot): Shot {
  const driven = shot.subjects.some(
    ({ kind, actions }) => kind === 'vehicle' && actions[0]?.verb === 'finish-race',
  )
  if (driven) return { ...shot, place: shot.place ?? 'race track' }
  const lead = shot.subjects.find(
    (each) => isRacer(each) && (isRace(each) || each.actions.some(({ verb }) => RACES.test(verb))),
  )
  // On a wall or a table there is no banner to go under.
  const perched = shot.relations.some(
    ({ from, relation }) => from === lead?.id && relation === 'on',
  )
  if (!lead || perched) return shot
  const rivals = shot.subjects.filter((each) => each !== lead && isRival(each, lead))
  const many = lead.count + rivals.length > 1
  if (!many && lead.actions[0]?.verb !== 'finish-race') return shot
  // Those who come after are left of the first: all go to the right.
  const first = doing('finish-race', { direction: 'right' })
  const after = doing('run', { direction: 'right' })
  const ids = new Set(rivals.map(({ id }) => id))
  const rest: Subject[] =
    lead.count > 1
      ? [{ ...lead, id: `${lead.id}-after`, count: lead.count - 1, actions: [after] }]
      : []
  const subjects = shot.subjects.flatMap((each): Subject[] => {
    if (each === lead) return [{ ...each, count: 1, actions: [first] }, ...rest]
    return [ids.has(each.id) ? { ...each, actions: [after] } : each]
  })
  const places = [...rest, ...rivals].map(({ id }): Relation => ({
    from: id,
    relation: 'left-of',
    to: lead.id,
  }))
  const told = shot.relations.filter(({ from, to }) => !ids.has(from) && !ids.has(to))
  return { ...shot, place: shot.place ?? 'meadow', subjects, relations: [...told, ...places] }
}

/** Who is raced against, or does the same. */
function isRival(other: Subject, { actions }: Subject): boolean {
  // The hare that sleeps on is passed, and runs after nobody.
  if (!isRacer(other) || other.actions.some(({ verb }) => verb === 'sleep')) return false
  const met = actions.some(({ target }) => target === other.id)
  const idle = other.actions.length === 0
  return met || idle || other.actions.some(({ verb }) => RACES.test(verb) || verb === 'run')
}

import type { Relation, Shot, Subject } from '../../plan/plan.ts'

const LONGSHIPS = /\b(longship|longboat|viking (?:ship|boat)|drakkar)s?$/u

/** Who rows beside the one ship that is named is its crew: the oars are out of its side, and nobody has a boat of his own. */
export function takeOars(shot: Shot): Shot {
  const ships = shot.subjects.filter(({ kind }) => kind === 'boat')
  const [ship] = ships
  const crew = shot.subjects.find((each) => rows(each))
  if (!ship || !crew || ships.length > 1 || ship.count > 1) return shot
  const bound = ({ from, to }: Relation): boolean => from === crew.id && to === ship.id
  const others = crew.actions.some(({ target }) => target !== null && target !== ship.id)
  if (others) return shot
  const aboard: Relation = { from: crew.id, relation: 'inside', to: ship.id }
  return {
    ...shot,
    subjects: shot.subjects.map((each) => (each.id === ship.id ? withOars(each) : each)),
    relations: shot.relations.some(bound) ? shot.relations : [...shot.relations, aboard],
  }
}

function rows({ noun, kind, actions }: Subject): boolean {
  const rower = /\b(rower|oarsman|oarsmen)s?$/u.test(noun)
  return kind === 'person' && (rower || actions.some(({ verb }) => verb === 'row'))
}

function withOars(ship: Subject): Subject {
  return LONGSHIPS.test(ship.noun) ? { ...ship, picture: 'prop:rowed-longship' } : ship
}

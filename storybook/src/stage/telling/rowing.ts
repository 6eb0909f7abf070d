import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

export const LONGSHIPS = /\b(longship|longboat|viking (?:ship|boat)|drakkar)s?$/u

/** Who rows beside the one ship that is named is its crew: the oars are out of its side, and nobody has a boat of his own. */
export function takeOars(asked: Shot): Shot {
  const shot = shareBoat(asked)
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
    subjects: shot.subjects.map((each) => {
      if (each === crew && crew.count > 2) return { ...each, ...seated(each) }
      return each.id === ship.id ? withOars(each, crew) : each
    }),
    relations: shot.relations.some(bound) ? shot.relations : [...shot.relations, aboard],
  }
}

const SEATS = 4

/** Three and more who row a boat sit in the same one. */
function shareBoat(shot: Shot): Shot {
  const crew = shot.subjects.find(
    (each) => each.count > 2 && each.actions.some((deed) => rowsOne(deed)),
  )
  if (!crew || shot.subjects.some(({ kind }) => kind === 'boat')) return shot
  const boat: Subject = {
    ...crew,
    id: `${crew.id}-boat`,
    noun: 'boat',
    words: 'boat',
    kind: 'boat',
    picture: 'prop:rowed-boat',
    count: 1,
    colour: null,
    material: null,
    person: null,
    actions: [doing('sail')],
  }
  const aboard: Relation = { from: crew.id, relation: 'inside', to: boat.id }
  const sitting = { ...crew, ...seated(crew) }
  const others = shot.subjects.filter((each) => each !== crew)
  const subjects = [boat, sitting, ...others]
  return { ...shot, subjects, relations: [...shot.relations, aboard] }
}

function rowsOne({ verb, prop }: Action): boolean {
  return verb === 'row' && /\b(boat|canoe|dinghy|raft|rowboat)$/u.test(prop ?? '')
}

function rows({ noun, kind, actions }: Subject): boolean {
  const rower = /\b(rower|oarsman|oarsmen)s?$/u.test(noun)
  return kind === 'person' && (rower || actions.some(({ verb }) => verb === 'row'))
}

/** Who sits at an oar does nothing else. */
const seated = ({ count }: Subject): Pick<Subject, 'count' | 'actions'> => ({
  count: Math.min(SEATS, count),
  actions: [],
})

function withOars(ship: Subject, { count }: Subject): Subject {
  if (LONGSHIPS.test(ship.noun)) return { ...ship, picture: 'prop:rowed-longship' }
  if (ship.picture !== 'prop:boat' || count < 3) return ship
  return { ...ship, picture: 'prop:rowed-boat', actions: [doing('sail')] }
}

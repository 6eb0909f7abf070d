import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

export const LONGSHIPS = /\b(longship|longboat|viking (?:ship|boat)|drakkar)s?$/u

/** Who rows beside the one ship that is named is its crew: the oars are out of its side, and nobody has a boat of his own. */
export function takeOars(asked: Shot): Shot {
  const shot = putToSea(shareBoat(byTheOars(asked)))
  const ships = shot.subjects.filter(({ kind }) => kind === 'boat')
  const [ship] = ships
  const crew = shot.subjects.find((each) => rows(each) || sitsAtOars(each, shot))
  if (!ship || !crew || ships.length > 1 || ship.count > 1 || needsShell(crew, ship)) return shot
  if (CANOES.test(ship.noun) && Math.max(crew.count, headsAboard(ship, shot)) < 2) return shot
  const isBound = ({ id }: Subject): boolean =>
    shot.relations.some(({ from, to }) => from === id && to === ship.id)
  const others = crew.actions.some(({ target }) => target !== null && target !== ship.id)
  if (others) return shot
  const crews = shot.subjects.filter((each) => each === crew || rows(each))
  const aboard = crews
    .filter((each) => !isBound(each))
    .map(({ id }): Relation => ({ from: id, relation: 'inside', to: ship.id }))
  const relations = [...shot.relations, ...aboard]
  const heads = Math.max(crew.count, headsAboard(ship, { ...shot, relations }))
  return {
    ...shot,
    subjects: shot.subjects.map((each) => {
      if (crews.includes(each) && heads > 1) return { ...each, ...seated(each) }
      if (isIdleIn(each, ship, shot)) return { ...each, actions: [] }
      return each.id === ship.id ? withOars(each, heads) : each
    }),
    // Who is in it has a seat of their own, however it is said.
    relations: relations.map((each): Relation =>
      each.to === ship.id && heads > 1 && /^(?:riding|on)$/u.test(each.relation)
        ? { ...each, relation: 'inside' }
        : each,
    ),
  }
}

/** Who only sits in it is at the height of the others, and not on a stool below the gunwale. */
const isIdleIn = (each: Subject, ship: Subject, shot: Shot): boolean =>
  each.kind === 'person' &&
  isIn(each.id, ship, shot) &&
  each.actions.every(({ verb }) => verb === 'sit')

const SEATS = 4
/** Two and more in one paddle it together; who is alone has the paddle of the deed. */
const CANOES = /\b(?:canoe|kayak)$/u

/** More than an open boat has benches: they sit in a racing shell, all of them. */
const needsShell = ({ count, actions }: Subject, { picture }: Subject): boolean =>
  count > SEATS && actions.length > 0 && picture === 'prop:boat'

/** Several who are only said to be in a rowing boat or a canoe row it. */
function sitsAtOars({ id, kind, actions }: Subject, shot: Shot): boolean {
  const boat = shot.subjects.find(({ noun }) => /\b(?:row(?:ing)? ?boat|canoe)$/u.test(noun))
  if (kind !== 'person' || !boat || headsAboard(boat, shot) < 2) return false
  return isIn(id, boat, shot) && actions.every(({ verb }) => verb === 'sit')
}

const isIn = (id: string, { id: craft }: Subject, { relations }: Shot): boolean =>
  relations.some(
    ({ from, relation, to }) =>
      from === id && to === craft && /^(?:inside|on|riding)$/u.test(relation),
  )

/** How many, people and beasts, are said to be in one craft. */
export function headsAboard(craft: Subject, shot: Shot): number {
  const aboard = shot.subjects.filter(({ id, kind }) => LIVING.has(kind) && isIn(id, craft, shot))
  return aboard.reduce((sum, { count }) => sum + count, 0)
}

/** Two and more who row a boat sit in the same one, and so does their helmsman. */
function shareBoat(shot: Shot): Shot {
  if (shot.subjects.some(({ kind }) => kind === 'boat')) return shot
  const rowers = shot.subjects.filter((each) => rows(each))
  const mates = rowers.length > 0 ? shot.subjects.filter((each) => isMate(each, shot)) : []
  const [crew] = rowers
  const heads = rowers.reduce((sum, { count }) => sum + count, 0)
  const many = crew && heads > 1 && heads <= SEATS && crew.actions.some((deed) => rowsOne(deed))
  if (!crew || (!many && mates.length === 0)) return shot
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
  const all = [...rowers, ...mates]
  const aboard = all.map(({ id }): Relation => ({ from: id, relation: 'inside', to: boat.id }))
  const sitting = rowers.map((each) => ({ ...each, ...seated(each) }))
  const others = shot.subjects.filter((each) => !rowers.includes(each))
  const subjects = [boat, ...sitting, ...others]
  return { ...shot, subjects, relations: [...shot.relations, ...aboard] }
}

/** Whose net comes into a boat is out at sea, and not in the harbour. */
function putToSea(shot: Shot): Shot {
  const isBoat = (id: string): boolean =>
    shot.subjects.some((each) => each.id === id && each.kind === 'boat')
  const fishes = shot.subjects.some(
    ({ id, kind, actions }) =>
      kind === 'person' &&
      actions.some(({ verb }) => /^(?:haul-net|cast-net|fish|pull|haul)$/u.test(verb)) &&
      shot.relations.some(
        ({ from, relation, to }) => from === id && relation === 'inside' && isBoat(to),
      ),
  )
  return fishes && shot.place === null ? { ...shot, place: 'ocean' } : shot
}

/** An open boat has no wheel: who steers it has the oars. */
function byTheOars(shot: Shot): Shot {
  const open = new Set(
    shot.subjects.flatMap(({ id, picture }) => (picture === 'prop:boat' ? [id] : [])),
  )
  const rowed = (deed: Action): Action =>
    deed.verb === 'steer' && open.has(deed.target ?? '') ? { ...deed, verb: 'row' } : deed
  return withEach(shot, (each) => ({ ...each, actions: each.actions.map(rowed) }))
}

const MATES = /\b(?:helmsman|coxswain|cox|steersman|captain|passenger)s?$/u

/** Whose place is in the boat that others row: who steers it, or calls the stroke. */
function isMate({ id, kind, noun, actions }: Subject, { relations }: Shot): boolean {
  const aboard = MATES.test(noun) || actions.some(({ verb }) => verb === 'steer')
  return kind === 'person' && aboard && !relations.some(({ from }) => from === id)
}

function rowsOne({ verb, prop }: Action): boolean {
  return verb === 'row' && /\b(boat|canoe|dinghy|raft|rowboat)$/u.test(prop ?? '')
}

function rows({ noun, kind, actions }: Subject): boolean {
  const rower = /\b(rower|oarsman|oarsmen)s?$/u.test(noun)
  return kind === 'person' && (rower || actions.some(({ verb }) => /^(?:row|kayak)$/u.test(verb)))
}

/** Who sits at an oar does nothing else. */
const seated = ({ count }: Subject): Pick<Subject, 'count' | 'actions'> => ({
  count: Math.min(SEATS, count),
  actions: [],
})

function withOars(ship: Subject, heads: number): Subject {
  if (CANOES.test(ship.noun))
    return { ...ship, picture: 'prop:paddled-canoe', actions: [doing('sail')] }
  if (LONGSHIPS.test(ship.noun)) return { ...ship, picture: 'prop:rowed-longship' }
  if (ship.picture !== 'prop:boat' || heads < 2) return ship
  return { ...ship, picture: 'prop:rowed-boat', actions: [doing('sail')] }
}

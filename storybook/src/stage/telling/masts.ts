import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { without } from './without.ts'

const MASTS = /(?:^| )(?:mast|rigging|crow's nest|yardarm|figurehead)$/u
const SHIPS = /(?:^| )(?:ship|vessel)$/u
/** What is said of ships that have no funnels. */
const UNDER_SAIL = /\b(?:wooden|wood|tall|ancient|pirates?|sails?|medieval|17th|18th)\b/u
const CREW = /(?:^| )(?:sailor|pirate|captain|seaman|skipper|crew|buccaneer|viking|deckhand|mate)$/u

const rigged = (ship: Subject): Subject =>
  SHIPS.test(ship.noun) ? { ...ship, noun: 'sailing ship', picture: 'prop:pirate-ship' } : ship

/** What hangs from a mast hangs from a ship under sail: no flagpole stands beside a steamer. */
function seeTheMast(shot: Shot): Shot {
  const mast = shot.subjects.find(({ noun }) => MASTS.test(noun))
  if (!mast) return shot
  const boat = shot.subjects.find(({ kind }) => kind === 'boat')
  const ship: Subject = { ...rigged(boat ?? { ...mast, noun: 'ship' }), kind: 'boat' }
  const aboard = shot.relations.flatMap((each) => {
    const [from, to] = [each.from, each.to].map((id) => (id === mast.id ? ship.id : id))
    return from === undefined || to === undefined || from === to ? [] : [{ ...each, from, to }]
  })
  const subjects = shot.subjects.flatMap((each) =>
    each === (boat ?? mast) ? [ship] : each === mast ? [] : [each],
  )
  return { ...shot, subjects, relations: aboard }
}

/** Whose crew is named beside it has it aboard; who is on a ship of which nothing else is told stands on its deck. */
function goOnDeck(shot: Shot): Shot {
  const ships = shot.subjects.filter(({ kind, noun }) => kind === 'boat' && SHIPS.test(noun))
  const [ship] = ships
  if (!ship || ships.length > 1 || ship.count > 1) return shot
  const aboard = shot.subjects.filter(({ id, kind }) =>
    shot.relations.some(
      ({ from, relation, to }) =>
        from === id && to === ship.id && relation === 'on' && LIVING.has(kind),
    ),
  )
  const plain = ship.actions.length === 0 && ship.colour === null && ship.size === 'normal'
  if (aboard.length > 0 && plain && shot.place === null)
    return { ...without(shot, ship), place: 'ship deck' }
  const hands = shot.subjects.filter(
    ({ id, kind, noun, actions }) =>
      kind === 'person' &&
      CREW.test(noun) &&
      actions.every(({ target }) => target === null) &&
      !shot.relations.some(({ from, to }) => from === id || to === id),
  )
  if (hands.length === 0) return shot
  const bound = hands.map(({ id }): Relation => ({ from: id, relation: 'inside', to: ship.id }))
  // Behind the rail one sees no more of them than heads: who hauls there would be behind it.
  const subjects = shot.subjects.map((each) =>
    hands.includes(each) ? { ...each, actions: [] } : each,
  )
  const relations = [...shot.relations, ...bound]
  // The ship first: it is at sea, and its crew is where it is.
  const ordered = subjects.toSorted((a, b) => Number(b.id === ship.id) - Number(a.id === ship.id))
  return { ...shot, place: shot.place ?? 'ocean', subjects: ordered, relations }
}

/** Ships of wood and ships with masts are under sail, and their sailors are aboard. */
export function seeTheShip(asked: Shot): Shot {
  const crewed = asked.subjects.some(({ noun }) => /(?:^| )(?:pirate|buccaneer)$/u.test(noun))
  const subjects = asked.subjects.map((each) =>
    each.picture === 'noto:ship' && (crewed || UNDER_SAIL.test(`${each.words} ${each.material}`))
      ? rigged(each)
      : each,
  )
  return goOnDeck(seeTheMast({ ...asked, subjects }))
}

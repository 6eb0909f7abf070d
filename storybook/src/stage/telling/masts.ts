import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { without } from './without.ts'

const MASTS =
  /(?<!\b(?:radio|antenna|transmitter|tv|cell) )\b(?:mast|rigging|crow's nest|yardarm|figurehead)$/u
const SHIPS = /(?:^| )(?:ship|vessel)$/u
/** What is said of ships that have no funnels. */
const UNDER_SAIL = /\b(?:wooden|wood|tall|ancient|pirates?|sails?|medieval|17th|18th)\b/u
const CREW =
  /(?:^| )(?:sailor|pirate|captain|seaman|skipper|crew|buccaneer|viking|deckhand|mate|fisherman)$/u

const rigged = (ship: Subject): Subject =>
  SHIPS.test(ship.noun) ? { ...ship, noun: 'sailing ship', picture: 'prop:pirate-ship' } : ship

/** What hangs from a mast hangs from a ship under sail: no flagpole stands beside a steamer. */
function seeTheMast(shot: Shot): Shot {
  const mast = shot.subjects.find(({ noun }) => MASTS.test(noun))
  // One that somebody glues onto a model is in the hand.
  const put = shot.subjects.some(({ actions }) =>
    actions.some(({ verb, target }) => verb === 'put-there' && target === mast?.id),
  )
  if (!mast || put) return shot
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

/** Who is on a ship of which nothing else is told stands on its deck. */
function standOnDeck(shot: Shot, ship: Subject): Shot | null {
  const aboard = shot.subjects.some(({ id, kind }) =>
    shot.relations.some(
      ({ from, relation, to }) =>
        from === id && to === ship.id && relation === 'on' && LIVING.has(kind),
    ),
  )
  const plain = ship.actions.length === 0 && ship.colour === null && ship.size === 'normal'
  const told = aboard && shot.place === null
  if (!plain || !(told || isOwnDeck(shot, ship)) || !SHIPS.test(ship.noun)) return null
  const { subjects, ...deck } = without(shot, ship)
  // It is the ship that sails: on its deck nobody has a boat of their own.
  const crew = subjects.map((each) => ({
    ...each,
    actions: each.actions.filter(({ verb }) => verb !== 'sail'),
  }))
  return { ...deck, subjects: crew, place: 'ship deck' }
}

/** "From the deck of his ship": the ship is under their feet, and no second one stands on it. */
function isOwnDeck({ place, subjects, relations }: Shot, { id }: Subject): boolean {
  const free = relations.every(({ from, to }) => from !== id && to !== id)
  return /^(?:ship )?deck$/u.test(place ?? '') && subjects[0]?.id !== id && free
}

const DECKS = /^(?:deck|ship deck|rails?|railings?|bow|stern)$/u
const ASHORE = /\b(?:beach|pier|dock|harbou?r|shore|bank|quay|village)$/u

/** Rails and decks are the ship's, whatever else is called so. */
function leaveRail(shot: Shot, ship: Subject): Shot | null {
  const rail = shot.subjects.find(({ noun }) => DECKS.test(noun))
  const there = DECKS.test(shot.place ?? '') && shot.subjects[0] === ship
  if (!rail && !there) return null
  return { ...(rail ? without(shot, rail) : shot), place: there ? null : shot.place }
}

const isUnderWay = ({ actions }: Subject, { place }: Shot): boolean =>
  actions.length > 0 && !ASHORE.test(place ?? '')

const FROM_AFAR = /^(?:wave|look|watch|call|shout|yell|cheer|salute|cry|point|blow-kiss)/u

/** Who waves to somebody aboard stands on the quay, and the ship is seen from there. */
function seeOff(shot: Shot, ship: Subject): Shot | null {
  const aboard = shot.relations.filter(
    ({ relation, to }) => to === ship.id && /^(?:on|inside)$/u.test(relation),
  )
  const behind = shot.subjects.find(
    ({ id, kind, actions: [deed] }) =>
      kind === 'person' &&
      FROM_AFAR.test(deed?.verb ?? '') &&
      aboard.some(({ from }) => from === deed?.target) &&
      shot.relations.every(({ from, relation }) => from !== id || relation === 'next-to'),
  )
  if (!behind || shot.place !== null) return null
  const relations = shot.relations.map((each) =>
    aboard.includes(each) ? { ...each, relation: 'inside' as const } : each,
  )
  const subjects = shot.subjects.map((each) =>
    each === ship && each.actions.length === 0 ? { ...each, actions: [doing('sail')] } : each,
  )
  return { ...shot, place: 'harbor', subjects, relations }
}

/** Of two ships the first has whoever is named beside them. */
const PAIR = 2

/** Whose crew is named beside a ship under way has it aboard, and so is who stands at a rail. */
function goOnDeck(asked: Shot): Shot {
  const boats = asked.subjects.filter(({ kind }) => kind === 'boat')
  const [ship] = boats
  if (!ship || boats.length > 1 || ship.count > PAIR) return asked
  const seen = seeOff(asked, ship)
  if (seen) return seen
  const railed = leaveRail(asked, ship)
  const shot = railed ?? asked
  const deck = standOnDeck(shot, ship)
  if (deck) return deck
  if (!railed && !isUnderWay(ship, shot)) return asked
  const hands = shot.subjects.filter((each) => isHand(each, shot, railed !== null))
  return hands.length === 0 ? asked : manned(shot, ship, hands)
}

function manned(shot: Shot, ship: Subject, hands: readonly Subject[]): Shot {
  const bound = hands.map(({ id }): Relation => ({ from: id, relation: 'inside', to: ship.id }))
  // Behind the rail one sees no more of them than heads: who hauls there would be behind it.
  const subjects = shot.subjects.map((each) =>
    hands.includes(each) ? { ...each, actions: [] } : each,
  )
  // The ship first: it is at sea, and its crew is where it is.
  const ordered = subjects.toSorted((a, b) => Number(b.id === ship.id) - Number(a.id === ship.id))
  const ids = new Set(hands.map(({ id }) => id))
  const others = shot.relations.filter(({ from, to }) => !(ids.has(from) && to === ship.id))
  const relations = [...others, ...bound]
  return { ...shot, place: shot.place ?? 'ocean', subjects: ordered, relations }
}

function isHand({ id, kind, noun, actions }: Subject, shot: Shot, railed: boolean): boolean {
  const free = actions.every(({ target }) => target === null)
  const bound = shot.relations.some(
    ({ from, relation, to }) =>
      to === id || (from === id && !/^(?:holding|wearing|on|next-to)$/u.test(relation)),
  )
  return kind === 'person' && (railed || CREW.test(noun)) && free && !bound
}

/** Ships of wood and ships with masts are under sail, and their sailors are aboard. */
export function seeTheShip(asked: Shot): Shot {
  const crewed = asked.subjects.some(({ noun }) => /\b(?:pirate|buccaneer|corsair)\b/u.test(noun))
  const subjects = asked.subjects.map((each) =>
    each.picture === 'noto:ship' && (crewed || UNDER_SAIL.test(`${each.words} ${each.material}`))
      ? rigged(each)
      : each,
  )
  return goOnDeck(seeTheMast({ ...asked, subjects }))
}

import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { isPosture } from '../../../plan/later-deeds.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { paintOutdoors } from './plein-air.ts'
import { sitForArtist } from './sitters.ts'
import { withSubject, withEach } from '../retold.ts'

const PUBLIC = /\b(audience|spectators?|crowd|fans|public|onlookers|concertgoers)\b/iu
const HALLS = /theat|cinema|concert|stage|opera|circus|auditorium/u

/** Those who watch are seen from behind: we sit among them. */
function takeSeats(shot: Shot): Shot {
  const who = people(shot).filter(
    (each) =>
      each.count > 3 && PUBLIC.test(each.words) && does(each, /^(clap|cheer|watch|applaud)$/u),
  )
  if (who.length === 0 || people(shot).length > who.length) return shot
  const hall = HALLS.test(shot.place ?? '') || who.some((each) => does(each, /^(clap|applaud)$/u))
  return told(shot, who, { verb: hall ? 'applaud' : 'cheer-on' })
}

/** What one does because the others do. */
const INFECTIOUS = /^(?:clap|applaud|cheer|dance|laugh|sing|wave|jump|chant|march)$/u

/** "Claps with the crowd", "cheers in a crowd": all of them do. */
function joinIn(shot: Shot): Shot {
  const [who] = people(shot)
  const deed = who?.actions.find(({ verb }) => INFECTIOUS.test(verb))
  const crowd = people(shot).find(({ id, count, actions }) => {
    // Before a crowd one sings for it, not with it.
    const bound = shot.relations.some(
      ({ from, relation, to }) => from === who?.id && to === id && relation !== 'in-front-of',
    )
    return id !== who?.id && count > 3 && actions.length === 0 && bound
  })
  if (!who || !deed || !crowd) return shot
  const subjects = shot.subjects.map((each) =>
    each === who || each === crowd ? { ...each, actions: [doing(deed.verb)] } : each,
  )
  const place = /\b(?:audience|spectators)\b/u.test(crowd.words) ? null : 'plaza'
  return { ...shot, place: shot.place ?? place, subjects }
}

const GAMES: readonly (readonly [verb: RegExp, match: string, things: RegExp])[] = [
  [/^play-volleyball$/u, 'volleyball-match', /\b(volleyball|net|ball)$/u],
  [/^(kick|shoot-goal)$/u, 'football-match', /\b(football|soccer ball|ball)$/u],
]

/** Several who play ball have one ball and one net. */
function playMatch(shot: Shot): Shot {
  for (const [verb, match, things] of GAMES) {
    const who = people(shot).filter((each) => does(each, verb) && each.actions[0]?.target === null)
    if (headsOf(who) > 1) return told(shot, who, { verb: match, gone: things })
  }
  return shot
}

/** What a class does; who throws a paper plane meanwhile is not taught. */
const AT_SCHOOL =
  /^(?:raise-hands?|listen|learn|study|read|write|draw|watch|nod|laugh|clap|cheer|play|teach|talk|answer|count|sing|work)$/u

/** A teacher with pupils teaches them. */
function holdClass(shot: Shot): Shot {
  const teacher = people(shot).find(
    (each) =>
      each.person?.role === 'teacher' &&
      does(each, /^(write-board|teach|talk|write|explain|point|present)$/u),
  )
  const pupils = people(shot).filter(
    (each) =>
      each.id !== teacher?.id &&
      (each.person?.role === 'student' || each.person?.age === 'child') &&
      each.actions.every((deed) => isPosture(deed) || AT_SCHOOL.test(deed.verb)),
  )
  if (!teacher || headsOf(pupils) < 2) return shot
  const young = shot.subjects.map((each) => (pupils.includes(each) ? withAge(each, 'child') : each))
  const who = young.filter(({ id }) => id === teacher.id || pupils.some((one) => one.id === id))
  return told({ ...shot, subjects: young }, who, {
    verb: pupils.some((each) => does(each, /^raise-hand/u)) ? 'teach-eager-class' : 'teach-class',
    gone: /\b(black|chalk|white)?board$/u,
  })
}

const SHOWN_ON = /\b(?:(?:white|black|chalk)?board|flip ?chart|screen|easel|projector|table)$/u
const LISTENS = /^(?:sit|look|listen|watch|wait|gather)$/u

/** Colleagues look at what is shown to them, at the table where they sit. */
function showAll(shot: Shot): Shot {
  const speaker = people(shot).find((each) => does(each, /^(present|forecast)$/u))
  const listeners = people(shot).filter(
    ({ id, actions }) => id !== speaker?.id && actions.every(({ verb }) => LISTENS.test(verb)),
  )
  if (!speaker || headsOf(listeners) < 2) return shot
  const shown = told(shot, [speaker, ...listeners], { verb: 'present-to', gone: SHOWN_ON })
  return { ...shown, place: shown.place ?? 'office' }
}

const SWORDS = /\bswords?$/u

/** One for all: swords that are crossed are in the hands of those who cross them. */
function crossSwords(shot: Shot): Shot {
  const swords = shot.subjects.some(({ kind, noun }) => kind !== 'person' && SWORDS.test(noun))
  const who = people(shot).filter((each) => does(each, /^(walk|cross|raise|lift|hold|strike)$/u))
  return swords && headsOf(who) > 1 ? told(shot, who, { verb: 'cross-swords', gone: SWORDS }) : shot
}

function withAge(subject: Subject, age: 'child'): Subject {
  const { person } = subject
  return person && person.age === null ? { ...subject, person: { ...person, age } } : subject
}

const PEERS = /^(friend|classmate|playmate|brother|sister|twin|sibling|buddy|cousin)s?$/u

/** The friend of a child is a child. */
function growUpTogether(shot: Shot): Shot {
  const young = people(shot).some(({ person }) => person?.age === 'child')
  if (!young) return shot
  return withEach(shot, (each) => (PEERS.test(each.noun) ? withAge(each, 'child') : each))
}

const POURED = /\b(tea|coffee|milk|juice|water|wine|cocoa|soup)$/u

/** What two do when one comes to the other, pours for the other or shouts at the other. */
function meet(shot: Shot): Shot {
  for (const each of people(shot)) {
    const [action] = each.actions
    const other = people(shot).find(({ id }) => id === action?.target && id !== each.id)
    const verb = action && other ? meeting(each, other, action) : null
    // Who is up in a tower stays there, however loud one is below.
    const within = ({ from, relation }: Relation): boolean =>
      from === other?.id && relation === 'inside'
    if (!verb || !other || other.count > 1 || shot.relations.some(within)) continue
    const next = told(shot, [each], { verb })
    const free = (id: string): boolean => id !== other.id
    return {
      ...next,
      subjects: next.subjects.map((one) => {
        if (one.id === each.id) return { ...one, actions: [doing(verb, { target: other.id })] }
        return free(one.id) ? one : { ...one, actions: [] }
      }),
      relations: next.relations.filter(({ from, to }) => free(from) && free(to)),
    }
  }
  return shot
}

function meeting({ person, emotion }: Subject, other: Subject, action: Action): string | null {
  const { verb, prop } = action
  const toddles = person?.age === 'baby' && other.person?.age !== 'baby'
  if (toddles && /^(walk|run|crawl|go)$/u.test(verb)) return 'walk-to'
  if (/^(make-tea|pour|serve|serve-food)$/u.test(verb) && POURED.test(prop ?? ''))
    return 'serve-tea'
  const loud = /^(shout|scold|yell)$/u.test(verb)
  return loud || (emotion === 'angry' && /^(talk|argue)$/u.test(verb)) ? 'scold' : null
}

const BENCHES = /\bbench$/u

function sitsOnBench({ relations, subjects }: Shot, { id }: Subject): boolean {
  const seat = relations.find(
    ({ from, relation }) => from === id && /^(on|in-front-of)$/u.test(relation),
  )
  return BENCHES.test(subjects.find((each) => each.id === seat?.to)?.noun ?? '')
}

/** Birds are fed from the bench by who sits on it alone; several share it otherwise. */
function feedFromBench(shot: Shot): Shot {
  const seated = people(shot).filter((each) => sitsOnBench(shot, each))
  const who = seated.find((each) => does(each, /^feed$/u))
  if (!who || headsOf(seated) > 1) return shot
  const fed = who.actions[0]?.target
  const next = told(shot, [who], { verb: 'feed-on-bench', gone: BENCHES })
  return withEach(next, (each) =>
    each.id === fed && each.actions.length === 0 ? { ...each, actions: [doing('peck')] } : each,
  )
}

const OPEN_CARS = /\b(convertible|cabriolet|cabrio|roadster)$/u

/** Several who drive an open car sit in it together; of another colour than its own, it has a roof and windows. */
function shareCar(shot: Shot): Shot {
  const car = shot.subjects.find(({ noun, count }) => count === 1 && OPEN_CARS.test(noun))
  const who = people(shot).filter((each) => does(each, /^(drive|ride|race|sit|travel)$/u))
  if (!car || headsOf(who) < 2) return shot
  if (car.colour === null || car.colour === 'red')
    return told(shot, who, { verb: 'drive', gone: OPEN_CARS, prop: 'convertible' })
  const closed = { ...car, noun: 'jeep', picture: null }
  return withSubject(shot, car, closed)
}

const ROCKS = /\b(rock|boulder|stone|reef|cliff)s?$/u

/** A mermaid does not stand on her rock. */
function restOnRock(shot: Shot): Shot {
  const rocks = new Set(shot.subjects.filter(({ noun }) => ROCKS.test(noun)).map(({ id }) => id))
  const who = people(shot).filter(
    (each) =>
      each.person?.role === 'mermaid' &&
      !does(each, /^play-/u) &&
      shot.relations.some(({ from, to }) => from === each.id && rocks.has(to)),
  )
  if (who.length !== 1) return shot
  const sings = who.every((each) => does(each, /^sing$/u))
  const seated = told(shot, who, { verb: sings ? 'sing-on-rock' : 'rest-on-rock', gone: ROCKS })
  return { ...seated, place: seated.place ?? 'beach' }
}

/** Whoever is there beside the one who acts: the public, the class, the friend, who comes to meet us. */
export const BYSTANDER_TALES: readonly ((shot: Shot) => Shot)[] = [
  growUpTogether,
  sitForArtist,
  paintOutdoors,
  takeSeats,
  joinIn,
  playMatch,
  holdClass,
  showAll,
  crossSwords,
  meet,
  feedFromBench,
  restOnRock,
  shareCar,
]
